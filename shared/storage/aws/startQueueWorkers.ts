/** Lets this process work the queues, beside or instead of the deployed functions. */
import { SQSClient } from '@aws-sdk/client-sqs';
import type { QueueHandler } from '../local/queueEvent.ts';
import type { QueueName } from '../storage.ts';
import type { AwsStorageConfig } from './createAwsStorage.ts';
import { definedOnly } from './documentClient.ts';
import { startSqsWorker } from './sqsWorker.ts';

/** @returns a function that lets the running handlers finish and stops */
export function startQueueWorkers(
  { queueUrls, endpoint, region }: Pick<AwsStorageConfig, 'queueUrls' | 'endpoint' | 'region'>,
  handlers: Readonly<Record<QueueName, QueueHandler>>,
  onFailure: (cause: unknown) => void,
): () => Promise<void> {
  const client = new SQSClient(definedOnly({ endpoint, region }));
  const workers = (Object.keys(handlers) as QueueName[]).map((name) =>
    startSqsWorker(client, queueUrls[name], handlers[name], onFailure),
  );
  return async () => {
    await Promise.all(workers.map((worker) => worker.close()));
  };
}
