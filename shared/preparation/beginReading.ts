/** Begins a reading that queue messages do: the document's draft is stored, its plan noted, and the messages sent. */
import { AttachmentNotFound } from '../attachments/unusableAttachment.ts';
import type { IndexedPage } from '../documents/textIndex.ts';
import { encodeTextIndexAside } from '../documents/textIndexCodec.ts';
import { isoTime, type Clock } from '../platform/clock.ts';
import type { ProcessingAttachment, SpreadReading } from '../storage/attachmentRecords.ts';
import { draftKey } from '../storage/keys.ts';
import type { Storage } from '../storage/storage.ts';

export interface BeginDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
  readonly clock: Clock;
}

/**
 * @param plan without the parts that are read, which are none
 * @param send hands the messages over
 * @throws AttachmentNotFound if the attachment is deleted in the meantime
 */
export async function beginReading(
  { storage: { attachments, files }, clock }: BeginDependencies,
  claim: ProcessingAttachment,
  pages: readonly IndexedPage[],
  plan: Omit<SpreadReading, 'pageCount' | 'partsRead'>,
  send: () => Promise<void>,
): Promise<void> {
  const { accountId, attachmentId, storageId } = claim;
  await files.put(draftKey(accountId, storageId), await encodeTextIndexAside({ pages }), 'application/zstd');
  const reading: SpreadReading = { ...plan, pageCount: pages.length, partsRead: new Set() };
  if (!(await attachments.updateClaim(claim, { reading }))) throw new AttachmentNotFound(attachmentId);
  await send();
  // Only now: messages that were not all sent must not keep the claim from going stale.
  await attachments.updateClaim(claim, { queuedAt: isoTime(clock) });
}
