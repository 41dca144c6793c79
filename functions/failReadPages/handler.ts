/** Trigger: dead letters of the reading queue. The pages are left empty, with the reason; the rest of the document is kept. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { IndexedPage } from '../../shared/documents/textIndex.ts';
import {
  claimOfPart,
  finishPart,
  loadDraft,
  storePart,
  type PartDependencies,
} from '../../shared/preparation/finishPart.ts';
import { readPagesMessage, type ReadPagesMessage } from '../../shared/storage/messages.ts';

const FAILED =
  'The text of this page could not be read in several attempts. Scan it again in black and white at 300 dpi.';

export function createHandler(dependencies: PartDependencies) {
  const { log } = dependencies;
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    for (const { body, messageId } of Records) {
      try {
        const message = readPagesMessage.parse(JSON.parse(body));
        await giveUp(dependencies, message);
        log.error('pages given up', { storageId: message.storageId, part: message.part });
      } catch (cause) {
        log.error('dead letter not understood', { messageId, cause });
        batchItemFailures.push({ itemIdentifier: messageId });
      }
    }
    return { batchItemFailures };
  };
}

async function giveUp(dependencies: PartDependencies, message: ReadPagesMessage): Promise<void> {
  const { storage } = dependencies;
  const claim = await claimOfPart(dependencies, message);
  if (!claim) return;
  if (claim.reading?.partsRead.has(message.part) !== true) {
    const numbers = new Set(message.pages.map(({ pageNumber }) => pageNumber));
    const pages = (await loadDraft(storage.files, message))
      .filter(({ pageNumber }) => numbers.has(pageNumber))
      .map((page): IndexedPage => ({ ...page, readBy: 'ocr', lines: [], error: FAILED }));
    await storePart(storage, message, pages);
  }
  await finishPart(dependencies, message);
}
