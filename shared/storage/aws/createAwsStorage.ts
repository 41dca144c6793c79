/** Everything the service keeps, in AWS: the composition of the adapters, with one client of each kind per process. */
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { Clock } from '../../platform/clock.ts';
import type {
  ConvertDocumentMessage,
  ReadPagesMessage,
  RecogniseSpeechMessage,
  RenderPagesMessage,
} from '../messages.ts';
import type { QueueName, Storage } from '../storage.ts';
import { createDocumentClient, definedOnly } from './documentClient.ts';
import { createDynamoStores } from './dynamoStores.ts';
import { SHORT_REQUESTS, TRANSFERS } from './requestTimeouts.ts';
import { createS3FileStore } from './s3FileStore.ts';
import { createSqsJobQueue } from './sqsJobQueue.ts';

export type QueueUrls = Readonly<Record<QueueName, string>>;

export interface AwsStorageConfig {
  readonly bucket: string;
  readonly table: string;
  readonly queueUrls: QueueUrls;
  /** Address of an AWS emulation, for example `http://localhost:5555`; absent: AWS. */
  readonly endpoint?: string | undefined;
  /** Absent: found the way the AWS SDK finds it. */
  readonly region?: string | undefined;
  readonly signedLinkSeconds: number;
  readonly clock: Clock;
}

/** Credentials are found the way the AWS SDK finds them. */
export function createAwsStorage(config: AwsStorageConfig): Storage {
  const { bucket, table, queueUrls, endpoint, region, signedLinkSeconds, clock } = config;
  const place = definedOnly({ endpoint, region });
  // Emulations have one host name for all buckets.
  const s3 = new S3Client({ ...place, forcePathStyle: endpoint !== undefined, requestHandler: TRANSFERS });
  const sqs = new SQSClient({ ...place, requestHandler: SHORT_REQUESTS });
  const access = { client: createDocumentClient(place), table };
  return {
    files: createS3FileStore({ client: s3, bucket, signedLinkSeconds, clock }),
    ...createDynamoStores(access, clock),
    convertQueue: createSqsJobQueue<ConvertDocumentMessage>(sqs, queueUrls.convertQueue),
    readQueue: createSqsJobQueue<ReadPagesMessage>(sqs, queueUrls.readQueue),
    speechQueue: createSqsJobQueue<RecogniseSpeechMessage>(sqs, queueUrls.speechQueue),
    renderQueue: createSqsJobQueue<RenderPagesMessage>(sqs, queueUrls.renderQueue),
  };
}
