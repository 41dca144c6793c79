/**
 * The adapters that a contract is tested with: always those of one machine, and those of AWS if `AWS_ENDPOINT_URL` names an
 * emulation of it.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { CreateQueueCommand, DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { systemClock } from '../../shared/platform/clock.ts';
import { processEnvironment } from '../../shared/platform/settings.ts';
import { createDocumentClient } from '../../shared/storage/aws/documentClient.ts';
import { createS3FileStore } from '../../shared/storage/aws/s3FileStore.ts';
import { createSqsJobQueue } from '../../shared/storage/aws/sqsJobQueue.ts';
import type { TableAccess } from '../../shared/storage/aws/tableAccess.ts';
import type { FileStore } from '../../shared/storage/fileStore.ts';
import type { JobQueue } from '../../shared/storage/jobQueue.ts';
import { createTable } from '../../shared/storage/local/createTable.ts';
import { createDiskFileStore } from '../../shared/storage/local/diskFileStore.ts';
import { ownLocalDatabase } from '../../shared/storage/local/localDatabase.ts';
import { createLocalJobQueue } from '../../shared/storage/local/localJobQueue.ts';
import { createSuspectTurns } from '../../shared/storage/local/suspectTurns.ts';
import { openMessageFolder } from '../../shared/storage/local/messageFolder.ts';
import { createSignedLinks } from '../../shared/storage/signedLinks.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export interface Opened<T> {
  readonly adapter: T;
  close(): Promise<void>;
}

export interface Adapter<T> {
  readonly name: string;
  readonly inAws: boolean;
  open(): Promise<Opened<T>>;
}

const endpoint = processEnvironment().AWS_ENDPOINT_URL;
const emulation = (address: string) => ({
  endpoint: address,
  region: 'us-east-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
});

/** One suite for every adapter of a port. */
export function describeContract<T>(
  port: string,
  adapters: readonly Adapter<T>[],
  suite: (adapter: Adapter<T>) => void,
) {
  for (const adapter of adapters) {
    if (adapter.inAws && !endpoint) {
      // A test that is named and skipped, so that nobody takes its absence for success.
      it.skip(`${port}: ${adapter.name} is tested only where AWS_ENDPOINT_URL names an emulation of AWS`, () =>
        undefined);
    } else {
      describe(`${port}: ${adapter.name}`, () => {
        suite(adapter);
      });
    }
  }
}

const awsEndpoint = (): string => {
  if (!endpoint) throw new Error('AWS_ENDPOINT_URL is not set.');
  return endpoint;
};

const closing = (client: { destroy(): void }) => () => {
  client.destroy();
  return Promise.resolve();
};

export const databases: readonly Adapter<TableAccess>[] = [
  {
    name: 'the embedded database',
    inAws: false,
    async open() {
      const folder = await temporaryFolder();
      const database = await ownLocalDatabase(folder.path);
      const close = async () => {
        await database.close();
        await folder.remove();
      };
      return { adapter: database, close };
    },
  },
  {
    name: 'DynamoDB',
    inAws: true,
    async open() {
      const access = { client: createDocumentClient(emulation(awsEndpoint())), table: `table-${randomUUID()}` };
      await createTable(access);
      return { adapter: access, close: closing(access.client) };
    },
  },
];

export const LINK_SECONDS = 7200;

export const fileStores: readonly Adapter<FileStore>[] = [
  {
    name: 'the disk',
    inAws: false,
    async open() {
      const folder = await temporaryFolder();
      const links = createSignedLinks({
        secret: Buffer.alloc(32, 7),
        lifetimeSeconds: LINK_SECONDS,
        clock: systemClock,
        publicBaseUrl: () => 'http://localhost:8080',
      });
      const adapter = await createDiskFileStore({
        folder: join(folder.path, 'files'),
        workFolder: join(folder.path, 'unfinished'),
        signLink: (key, options) => Promise.resolve(links.sign(key, options)),
      });
      return { adapter, close: () => folder.remove() };
    },
  },
  {
    name: 'S3',
    inAws: true,
    async open() {
      const client = new S3Client({ ...emulation(awsEndpoint()), forcePathStyle: true });
      const bucket = `bucket-${randomUUID()}`;
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      const adapter = createS3FileStore({ client, bucket, signedLinkSeconds: LINK_SECONDS, clock: systemClock });
      return { adapter, close: closing(client) };
    },
  },
];

export interface Job {
  readonly number: number;
}

export interface QueueUnderTest {
  readonly queue: JobQueue<Job>;
  /** The bodies of this many messages, in order of arrival. */
  readonly receive: (count: number) => Promise<string[]>;
}

export const queues: readonly Adapter<QueueUnderTest>[] = [
  {
    name: 'the local queue',
    inAws: false,
    async open() {
      const folder = await temporaryFolder();
      const queue = await createLocalJobQueue<Job>({
        name: 'jobs',
        folder: await openMessageFolder(folder.path),
        clock: systemClock,
        suspectTurns: createSuspectTurns(),
        batchSize: 10,
        concurrency: 1,
        visibilityTimeoutMs: 60_000,
      });
      const receive = (count: number) =>
        new Promise<string[]>((resolve) => {
          const bodies: string[] = [];
          queue.start(({ Records }) => {
            bodies.push(...Records.map((record) => record.body));
            if (bodies.length >= count) resolve(bodies);
            return Promise.resolve(undefined);
          });
        });
      const close = async () => {
        await queue.close();
        await folder.remove();
      };
      return { adapter: { queue, receive }, close };
    },
  },
  {
    name: 'SQS',
    inAws: true,
    async open() {
      const client = new SQSClient(emulation(awsEndpoint()));
      const { QueueUrl } = await client.send(new CreateQueueCommand({ QueueName: `queue-${randomUUID()}` }));
      const receive = async (count: number) => {
        const bodies: string[] = [];
        while (bodies.length < count) {
          const received = await client.send(
            new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, WaitTimeSeconds: 1 }),
          );
          for (const { Body, ReceiptHandle } of received.Messages ?? []) {
            bodies.push(Body!);
            await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
          }
        }
        return bodies;
      };
      return {
        adapter: { queue: createSqsJobQueue<Job>(client, QueueUrl!), receive },
        close: closing(client),
      };
    },
  },
];
