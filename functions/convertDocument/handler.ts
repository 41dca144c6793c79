/** Trigger: messages of the conversion queue. Makes what a web address leads to into an attachment. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { convertDocumentMessage } from '../../shared/storage/messages.ts';
import { convertSource, type ConvertDependencies } from './convertSource.ts';

/** A message that fails is reported alone: the queue delivers it again, and at last to the dead letters. */
export function createHandler(dependencies: ConvertDependencies) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const { body, messageId } of Records) {
      try {
        await convertSource(dependencies, convertDocumentMessage.parse(JSON.parse(body)));
      } catch (cause) {
        dependencies.log.error('conversion failed', { messageId, cause });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };
}
