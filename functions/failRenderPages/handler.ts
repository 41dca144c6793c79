/** Trigger: dead letters of the render queue. Records that a batch of page images will not come. */
import type { Log } from '../../shared/platform/log.ts';
import { createQueueHandler } from '../../shared/platform/queueHandler.ts';
import { renderPagesMessage } from '../../shared/storage/messages.ts';
import type { Storage } from '../../shared/storage/storage.ts';

export interface FailRenderHandlerDependencies {
  readonly storage: Pick<Storage, 'attachments'>;
  readonly log: Log;
}

export function createHandler({ storage, log }: FailRenderHandlerDependencies) {
  return createQueueHandler({
    schema: renderPagesMessage,
    log,
    failed: 'dead letter not understood',
    handle: async (message) => {
      await storage.attachments.markBatch(message, message.batch, 'failed');
      log.error('page images given up', { storageId: message.storageId, batch: message.batch });
    },
  });
}
