/** What preparations left behind that nobody will finish: objects that no record names, and claims that nobody works on. */
import { deleteAttachment } from '../attachments/deleteAttachment.ts';
import { deleteObjects } from '../attachments/storedSketch.ts';
import type { Clock } from '../platform/clock.ts';
import { isStaleClaim } from '../storage/attachmentRecords.ts';
import type { Storage } from '../storage/storage.ts';
import type { Upload } from '../storage/uploads.ts';

/** No upload takes this long: the gateway cuts one off after a quarter of it. */
export const UPLOAD_ABANDONED_AFTER_MS = 60 * 60_000;

/**
 * If the upload's attachment is settled, its note is forgotten and its objects stay; if it is still being prepared, it stays too,
 * until its claim is stale. For any other upload the storage is closed to claims first, so that no record can come to name what
 * is being deleted.
 * @returns how many were removed
 */
export async function removeAbandonedUpload(
  storage: Pick<Storage, 'attachments' | 'deletions' | 'uploads' | 'files' | 'urlCache'>,
  clock: Clock,
  upload: Upload,
): Promise<number> {
  const { attachments, uploads, files } = storage;
  const { accountId, storageId, attachmentId } = upload;
  const record = attachmentId === undefined ? undefined : await attachments.get(accountId, attachmentId);
  if (record?.storageId === storageId && record.status === 'processing') {
    const staleBefore = new Date(clock.now() - UPLOAD_ABANDONED_AFTER_MS).toISOString();
    if (!isStaleClaim(record, staleBefore, clock.now())) return 0;
    await deleteAttachment(storage, clock, record);
    await uploads.end(storageId);
    return 1;
  }
  if (attachmentId !== undefined && (await attachments.owns({ accountId, attachmentId, storageId }))) {
    await uploads.end(storageId);
    return 0;
  }
  if (!(await uploads.abandon(upload))) return 0;
  // Claimed since we looked; any later claimer finds the note closed.
  if (attachmentId !== undefined && (await attachments.owns({ accountId, attachmentId, storageId }))) return 0;
  const removed = await deleteObjects(files, accountId, storageId);
  await uploads.end(storageId);
  return removed > 0 ? 1 : 0;
}
