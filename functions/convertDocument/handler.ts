/** Trigger: messages of the conversion queue. Makes what a web address leads to into an attachment. */
import { createQueueHandler } from '../../shared/platform/queueHandler.ts';
import { convertDocumentMessage } from '../../shared/storage/messages.ts';
import { convertSource, type ConvertDependencies } from './convertSource.ts';

export const createHandler = (dependencies: ConvertDependencies) =>
  createQueueHandler({
    schema: convertDocumentMessage,
    log: dependencies.log,
    failed: 'conversion failed',
    handle: (message) => convertSource(dependencies, message),
  });
