/** Trigger: dead letters of the render queue. Writes down that a batch of page images will not come. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Log } from '../../shared/platform/log.ts';
import { renderPagesMessage } from '../../shared/storage/messages.ts';
import type { Storage } from '../../shared/storage/storage.ts';

export interface FailRenderHandlerDependencies {
  readonly storage: Pick<Storage, 'attachments'>;
  readonly log: Log;
}

export function createHandler({ storage, log }: FailRenderHandlerDependencies) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const { body, messageId } of Records) {
      try {
        const message = renderPagesMessage.parse(JSON.parse(body));
        await storage.attachments.markBatch(message, message.batch, 'failed');
        log.error('page images given up', { storageId: message.storageId, batch: message.batch });
      } catch (cause) {
        log.error('dead letter not understood', { messageId, cause });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };
}
