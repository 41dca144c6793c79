/** Keeps results with their attachment, where `getAttachment` shows them. */
import { storeVerifications } from '../attachments/storedVerifications.ts';
import type { Verifications } from '../contract/verification.ts';
import { AttachmentNotFound } from '../attachments/unusableAttachment.ts';
import type { Clock } from '../platform/clock.ts';
import { sortableId } from '../platform/ids.ts';
import type { ReadyAttachment } from '../storage/attachmentRecords.ts';
import { verificationsKey } from '../storage/keys.ts';
import type { Storage } from '../storage/storage.ts';

interface KeepDependencies {
  readonly storage: Pick<Storage, 'attachments' | 'files'>;
  readonly clock: Clock;
}

/**
 * Results for an attachment that was deleted while they were computed are taken back: deletion means deletion.
 * @throws AttachmentNotFound then
 */
export async function keepVerifications(
  { storage, clock }: KeepDependencies,
  record: ReadyAttachment,
  verifications: Verifications,
): Promise<void> {
  if (verifications.length === 0) return;
  const { accountId, attachmentId, storageId } = record;
  const requestKey = sortableId(clock.now());
  await storeVerifications(storage.files, record, requestKey, verifications);
  const present = await storage.attachments.get(accountId, attachmentId);
  if (present?.storageId === storageId) return;
  await storage.files.delete(verificationsKey(accountId, storageId, requestKey));
  throw new AttachmentNotFound(attachmentId);
}
