/** Trigger: messages of the speech queue. Has the speech of recordings recognised. */
import { createQueueHandler } from '../../shared/platform/queueHandler.ts';
import { recogniseSpeechMessage } from '../../shared/storage/messages.ts';
import { recogniseStretch, type StretchDependencies } from './recogniseStretch.ts';

export const createHandler = (dependencies: StretchDependencies) =>
  createQueueHandler({
    schema: recogniseSpeechMessage,
    log: dependencies.log,
    failed: 'recognition of speech failed',
    handle: (message) => recogniseStretch(dependencies, message),
  });
