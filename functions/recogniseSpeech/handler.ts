/** Trigger: messages of the speech queue. Has the speech of recordings recognised. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { recogniseSpeechMessage } from '../../shared/storage/messages.ts';
import { recogniseStretch, type StretchDependencies } from './recogniseStretch.ts';

/** A message that fails is reported alone: the queue delivers it again, and at last to the dead letters. */
export function createHandler(dependencies: StretchDependencies) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const { body, messageId } of Records) {
      try {
        await recogniseStretch(dependencies, recogniseSpeechMessage.parse(JSON.parse(body)));
      } catch (cause) {
        dependencies.log.error('recognition of speech failed', { messageId, cause });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };
}
