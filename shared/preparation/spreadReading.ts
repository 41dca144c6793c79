/** Queue messages read a long scan in parts: as many workers as there are share them, and a restart loses none. */
import type { TextDraft } from '../documents/documentReader.ts';
import type { ProcessingAttachment } from '../storage/attachmentRecords.ts';
import { PAGES_PER_READING_PART, type ReadPagesMessage } from '../storage/messages.ts';
import type { Storage } from '../storage/storage.ts';
import { beginReading, type BeginDependencies } from './beginReading.ts';

interface SpreadDependencies extends BeginDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files' | 'readQueue'>;
}

/**
 * Repeating it sends messages for parts that may be read already, which is harmless.
 * @throws AttachmentNotFound if the attachment is deleted in the meantime
 */
export async function spreadReading(
  dependencies: SpreadDependencies,
  claim: ProcessingAttachment,
  { pages, scans }: TextDraft,
): Promise<void> {
  const { accountId, attachmentId, storageId } = claim;
  const partCount = Math.ceil(scans.length / PAGES_PER_READING_PART);
  const messages = Array.from({ length: partCount }, (_, part): ReadPagesMessage => {
    const first = part * PAGES_PER_READING_PART;
    const ofPart = scans.slice(first, first + PAGES_PER_READING_PART);
    return {
      accountId,
      attachmentId,
      storageId,
      part,
      pages: ofPart.map(({ page: { pageNumber }, trust }) => ({ pageNumber, trust })),
    };
  });
  const plan = { pagesToRead: scans.length, pagesPerPart: PAGES_PER_READING_PART, partCount };
  await beginReading(dependencies, claim, pages, plan, () => dependencies.storage.readQueue.send(messages));
}
