/** Queue messages read a long scan in parts: as many workers as there are share them, and a restart loses none. */
import type { TextDraft } from '../documents/documentReader.ts';
import { encodeTextIndexAside } from '../documents/textIndexCodec.ts';
import { AttachmentNotFound } from '../attachments/unusableAttachment.ts';
import { isoTime, type Clock } from '../platform/clock.ts';
import type { ProcessingAttachment, SpreadReading } from '../storage/attachmentRecords.ts';
import { draftKey } from '../storage/keys.ts';
import { PAGES_PER_READING_PART, type ReadPagesMessage } from '../storage/messages.ts';
import type { Storage } from '../storage/storage.ts';

interface SpreadDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files' | 'readQueue'>;
  readonly clock: Clock;
}

/**
 * Repeating it sends messages for parts that may be read already, which is harmless.
 * @throws AttachmentNotFound if the attachment is deleted in the meantime
 */
export async function spreadReading(
  { storage, clock }: SpreadDependencies,
  claim: ProcessingAttachment,
  { pages, scans }: TextDraft,
): Promise<void> {
  const { attachments, files, readQueue } = storage;
  const { accountId, attachmentId, storageId } = claim;
  const partCount = Math.ceil(scans.length / PAGES_PER_READING_PART);
  await files.put(draftKey(accountId, storageId), await encodeTextIndexAside({ pages }), 'application/zstd');
  const reading: SpreadReading = {
    pageCount: pages.length,
    pagesToRead: scans.length,
    pagesPerPart: PAGES_PER_READING_PART,
    partCount,
    partsRead: new Set(),
  };
  if (!(await attachments.updateClaim(claim, { reading }))) throw new AttachmentNotFound(attachmentId);
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
  await readQueue.send(messages);
  // Only now: messages that were not all sent must not keep the claim from going stale.
  await attachments.updateClaim(claim, { queuedAt: isoTime(clock) });
}
