/** Queue messages recognise the speech of a recording, stretch after stretch: no request waits for it, and a restart loses at most one stretch. */
import type { IndexedPage } from '../documents/textIndex.ts';
import { encodeTextIndexAside } from '../documents/textIndexCodec.ts';
import { AttachmentNotFound } from '../attachments/unusableAttachment.ts';
import { isoTime, type Clock } from '../platform/clock.ts';
import type { ProcessingAttachment, SpreadReading } from '../storage/attachmentRecords.ts';
import { draftKey } from '../storage/keys.ts';
import type { Storage } from '../storage/storage.ts';

interface BeginDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files' | 'speechQueue'>;
  readonly clock: Clock;
}

/**
 * Repeating it starts a second series of messages, which finds what the first one has stored.
 * @param pages of the recording, empty
 * @param durationMs of its sound
 * @throws AttachmentNotFound if the attachment is deleted in the meantime
 */
export async function beginSpeech(
  { storage, clock }: BeginDependencies,
  claim: ProcessingAttachment,
  pages: readonly IndexedPage[],
  durationMs: number,
): Promise<void> {
  const { attachments, files, speechQueue } = storage;
  const { accountId, attachmentId, storageId } = claim;
  await files.put(draftKey(accountId, storageId), await encodeTextIndexAside({ pages }), 'application/zstd');
  const reading: SpreadReading = {
    pageCount: pages.length,
    pagesToRead: pages.length,
    pagesPerPart: 1,
    partCount: pages.length,
    partsRead: new Set(),
  };
  if (!(await attachments.updateClaim(claim, { reading }))) throw new AttachmentNotFound(attachmentId);
  const begunAt = isoTime(clock);
  await speechQueue.send([{ accountId, attachmentId, storageId, part: 0, durationMs, begunAt, underWay: false }]);
  // Only now: a message that was not sent must not keep the claim from going stale.
  await attachments.updateClaim(claim, { queuedAt: begunAt });
}
