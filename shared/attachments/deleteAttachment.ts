/** Deletes an attachment with everything that belongs to it, in an order that survives interruption anywhere. */
import type { Clock } from '../platform/clock.ts';
import type { AttachmentRecord } from '../storage/attachmentRecords.ts';
import { finishAfterWriters, type Deletion } from '../storage/deletions.ts';
import type { Storage } from '../storage/storage.ts';
import { deleteObjects } from './storedSketch.ts';

/**
 * The record is retired (from now on every read is 404, and if we break off here the sweep starts over), the deletion is written
 * down, the record is removed and frees its identifier, then the objects. No record in use ever has a deletion pending, so anyone
 * who is told that an attachment is ready keeps it. The note stays until the sweep has cleared the prefix once more: a
 * verification or page image that was being written during the deletion lands after it.
 * @returns whether this deletion retired it: of several at once exactly one does, and all of them complete it
 */
export async function deleteAttachment(
  { attachments, deletions, files, urlCache }: Pick<Storage, 'attachments' | 'deletions' | 'files' | 'urlCache'>,
  clock: Clock,
  {
    accountId,
    attachmentId,
    storageId,
    origin,
  }: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId' | 'origin'>,
): Promise<boolean> {
  const deletion: Deletion = { accountId, attachmentId, storageId, finishAfter: finishAfterWriters(clock) };
  const isFirst = await attachments.retire(deletion);
  await deletions.begin(deletion);
  // An entry left behind leads nowhere, holds only identifiers, and is swept when it expires.
  if (origin) await urlCache.remove(origin.cacheKey, storageId);
  await attachments.remove(deletion);
  await deleteObjects(files, accountId, storageId);
  return isFirst;
}

/** Finishes a deletion that is due: idempotent, however much of it was done before. */
export async function finishDeletion(
  { attachments, deletions, files }: Pick<Storage, 'attachments' | 'deletions' | 'files'>,
  deletion: Deletion,
): Promise<void> {
  await attachments.remove(deletion);
  await deleteObjects(files, deletion.accountId, deletion.storageId);
  await deletions.finish(deletion);
}
