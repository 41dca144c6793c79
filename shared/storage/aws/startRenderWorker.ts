/** Lets this process do the work of the render queue, beside or instead of the deployed function. */
import { SQSClient } from '@aws-sdk/client-sqs';
import type { QueueHandler } from '../local/queueEvent.ts';
import type { AwsStorageConfig } from './createAwsStorage.ts';
import { definedOnly } from './documentClient.ts';
import { startSqsWorker } from './sqsWorker.ts';

/** @returns a function that lets the running handler end and stops */
export function startRenderWorker(
  { renderQueueUrl, endpoint, region }: Pick<AwsStorageConfig, 'renderQueueUrl' | 'endpoint' | 'region'>,
  handler: QueueHandler,
  onFailure: (cause: unknown) => void,
): () => Promise<void> {
  const client = new SQSClient(definedOnly({ endpoint, region }));
  const worker = startSqsWorker(client, renderQueueUrl, handler, onFailure);
  return () => worker.close();
}
