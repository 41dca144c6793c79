/** Trigger: dead letters of the reading queue. The pages are left empty, with the reason; the rest of the document is kept. */
import type { IndexedPage } from '../../shared/documents/textIndex.ts';
import {
  claimOfPart,
  finishPart,
  loadDraft,
  storePages,
  type PartDependencies,
} from '../../shared/preparation/finishPart.ts';
import { createQueueHandler } from '../../shared/platform/queueHandler.ts';
import { readPagesMessage, type ReadPagesMessage } from '../../shared/storage/messages.ts';

const FAILED =
  'The text of this page could not be read in the time of several attempts. Prepare the document again when less is under way; a scan in black and white at 300 dpi takes the least time.';

export function createHandler(dependencies: PartDependencies) {
  const { log } = dependencies;
  return createQueueHandler({
    schema: readPagesMessage,
    log,
    failed: 'dead letter not understood',
    handle: async (message) => {
      await giveUp(dependencies, message);
      log.error('pages given up', { storageId: message.storageId, part: message.part });
    },
  });
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
    await storePages(storage, message, pages);
  }
  await finishPart(dependencies, message);
}
