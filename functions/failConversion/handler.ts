/** Trigger: dead letters of the conversion queue. Tells those who wait that the conversion will not come. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Log } from '../../shared/platform/log.ts';
import { endPreparation, settlePreparation, type EndDependencies } from '../../shared/preparation/endPreparation.ts';
import { failedAttachment } from '../../shared/preparation/settledRecords.ts';
import { convertDocumentMessage } from '../../shared/storage/messages.ts';

const FAILED =
  'The conversion of the address failed on our side. Repeat the request in a minute to have it tried again.';

export interface FailConversionDependencies extends EndDependencies {
  readonly log: Log;
}

export function createHandler(dependencies: FailConversionDependencies) {
  const { storage, clock, log } = dependencies;
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const { body, messageId } of Records) {
      try {
        const message = convertDocumentMessage.parse(JSON.parse(body));
        const claim = await storage.attachments.get(message.accountId, message.attachmentId);
        if (claim?.status === 'processing' && claim.storageId === message.storageId) {
          await settlePreparation(dependencies, failedAttachment(claim, clock, FAILED));
          log.error('conversion given up', { storageId: message.storageId });
        } else {
          await endPreparation(dependencies, message);
        }
      } catch (cause) {
        log.error('dead letter not understood', { messageId, cause });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };
}
