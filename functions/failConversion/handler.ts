/** Trigger: dead letters of the conversion queue. Tells those who wait that the conversion will not come. */
import type { Log } from '../../shared/platform/log.ts';
import { giveUpPreparation, type EndDependencies } from '../../shared/preparation/endPreparation.ts';
import { createQueueHandler } from '../../shared/platform/queueHandler.ts';
import { convertDocumentMessage } from '../../shared/storage/messages.ts';

const FAILED =
  'The conversion of the source failed on our side. Repeat the request in a minute to have it tried again.';

export interface FailConversionDependencies extends EndDependencies {
  readonly log: Log;
}

export function createHandler(dependencies: FailConversionDependencies) {
  const { log } = dependencies;
  return createQueueHandler({
    schema: convertDocumentMessage,
    log,
    failed: 'dead letter not understood',
    handle: async (message) => {
      if (!(await giveUpPreparation(dependencies, message, FAILED))) return;
      log.error('conversion given up', { storageId: message.storageId });
    },
  });
}
