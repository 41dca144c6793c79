/** Trigger: dead letters of the speech queue. Tells those who wait that the recording will not be heard. */
import type { Log } from '../../shared/platform/log.ts';
import { giveUpPreparation, type EndDependencies } from '../../shared/preparation/endPreparation.ts';
import { createQueueHandler } from '../../shared/platform/queueHandler.ts';
import { recogniseSpeechMessage } from '../../shared/storage/messages.ts';
import type { Storage } from '../../shared/storage/storage.ts';

const FAILED =
  'The recognition of the speech in the recording failed on our side. Delete the attachment and upload the recording again, ' +
  'or with its subtitles (WebVTT or SubRip) in the form field "subtitles".';

/** Seconds until what the recogniser keeps of it is cleared: a momentary fault is over by then. */
const CLEARED_AFTER_SECONDS = 600;

export interface FailSpeechDependencies extends EndDependencies {
  readonly storage: EndDependencies['storage'] & Pick<Storage, 'speechQueue'>;
  readonly log: Log;
}

export function createHandler(dependencies: FailSpeechDependencies) {
  const { storage, log } = dependencies;
  return createQueueHandler({
    schema: recogniseSpeechMessage,
    log,
    failed: 'dead letter not understood',
    handle: async (message) => {
      if (!(await giveUpPreparation(dependencies, message, FAILED))) return;
      log.error('speech given up', { storageId: message.storageId });
      // Once: the message of an already settled claim does not come here to send another.
      await storage.speechQueue.send([{ ...message, underWay: true }], { delaySeconds: CLEARED_AFTER_SECONDS });
    },
  });
}
