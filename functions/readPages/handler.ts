/** Trigger: messages of the reading queue. Reads a few pages of a long scan each. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { readPagesMessage } from '../../shared/storage/messages.ts';
import { readPart, type ReadPartDependencies } from './readPart.ts';

/** A message that fails is reported alone: the queue delivers it again, and at last to the dead letters. */
export function createHandler(dependencies: ReadPartDependencies) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const { body, messageId } of Records) {
      try {
        await readPart(dependencies, readPagesMessage.parse(JSON.parse(body)));
      } catch (cause) {
        dependencies.log.error('reading of pages failed', { messageId, cause });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };
}
