/** Trigger: messages of the reading queue. Each reads a few pages of a long scan. */
import { createQueueHandler } from '../../shared/platform/queueHandler.ts';
import { readPagesMessage } from '../../shared/storage/messages.ts';
import { readPart, type ReadPartDependencies } from './readPart.ts';

export const createHandler = (dependencies: ReadPartDependencies) =>
  createQueueHandler({
    schema: readPagesMessage,
    log: dependencies.log,
    failed: 'reading of pages failed',
    handle: (message) => readPart(dependencies, message),
  });
