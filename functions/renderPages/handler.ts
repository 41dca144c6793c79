/** Trigger: messages of the render queue. Each draws the page images of one batch. */
import type { Log } from '../../shared/platform/log.ts';
import { createQueueHandler } from '../../shared/platform/queueHandler.ts';
import { renderPagesMessage } from '../../shared/storage/messages.ts';
import { renderBatch, type RenderDependencies } from './renderBatch.ts';

export interface RenderHandlerDependencies extends RenderDependencies {
  readonly log: Log;
}

export const createHandler = (dependencies: RenderHandlerDependencies) =>
  createQueueHandler({
    schema: renderPagesMessage,
    log: dependencies.log,
    failed: 'page images failed',
    handle: (message) => renderBatch(dependencies, message),
  });
