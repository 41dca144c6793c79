/** Trigger: dead letters of the render queue. Records that a batch of page images will not come. */
import type { Log } from '../../shared/platform/log.ts';
import { failedBatchKey, sourcePrefix } from '../../shared/storage/keys.ts';
import { createQueueHandler } from '../../shared/platform/queueHandler.ts';
import { renderPagesMessage } from '../../shared/storage/messages.ts';
import type { Storage } from '../../shared/storage/storage.ts';

export interface FailRenderHandlerDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
  readonly log: Log;
}

export function createHandler({ storage, log }: FailRenderHandlerDependencies) {
  return createQueueHandler({
    schema: renderPagesMessage,
    log,
    failed: 'dead letter not understood',
    handle: async (message) => {
      const { accountId, storageId, batch } = message;
      // Before the record, so that nothing is left of an attachment that is deleted in between.
      await storage.files.put(failedBatchKey(accountId, storageId, batch), new Uint8Array(), 'text/plain');
      const isMarked = await storage.attachments.markBatch(message, batch, 'failed');
      if (!isMarked) await storage.files.deletePrefix(sourcePrefix(accountId, storageId));
      log.error('page images given up', { storageId, batch });
    },
  });
}
