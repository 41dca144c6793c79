/** Trigger: messages of the render queue. Draws the page images of one batch each. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Log } from '../../shared/platform/log.ts';
import { renderPagesMessage } from '../../shared/storage/messages.ts';
import { renderBatch, type RenderDependencies } from './renderBatch.ts';

export interface RenderHandlerDependencies extends RenderDependencies {
  readonly log: Log;
}

/** A message that fails is reported alone: the queue delivers it again, and at last to the dead letters. */
export function createHandler(dependencies: RenderHandlerDependencies) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const { body, messageId } of Records) {
      try {
        await renderBatch(dependencies, renderPagesMessage.parse(JSON.parse(body)));
      } catch (cause) {
        dependencies.log.error('page images failed', { messageId, cause });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };
}
