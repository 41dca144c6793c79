/** Objects that a process stored and died before an attachment's record named them. */
import { sourcePrefix } from '../storage/keys.ts';
import type { Storage } from '../storage/storage.ts';
import type { Upload } from '../storage/uploads.ts';

/** No upload takes this long: the gateway cuts one off after a quarter of it. */
export const UPLOAD_ABANDONED_AFTER_MS = 60 * 60_000;

/**
 * The note of an upload whose attachment exists is forgotten, and its objects stay. Of every other the storage is closed
 * to claims first, so that no record can come to name what is being deleted.
 * @returns how many were removed
 */
export async function removeAbandonedUpload(
  { attachments, uploads, files }: Pick<Storage, 'attachments' | 'uploads' | 'files'>,
  upload: Upload,
): Promise<number> {
  const { accountId, storageId, attachmentId } = upload;
  if (attachmentId !== undefined && (await attachments.owns({ accountId, attachmentId, storageId }))) {
    await uploads.end(storageId);
    return 0;
  }
  if (!(await uploads.abandon(upload))) return 0;
  const removed = await files.deletePrefix(sourcePrefix(accountId, storageId));
  await uploads.end(storageId);
  return removed > 0 ? 1 : 0;
}
