/** Notes an upload while it is in progress, so that what a dying process leaves behind is found. */
import { serviceUnavailable } from '../../shared/http/apiError.ts';
import { decidedRefusal } from '../../shared/http/asApiError.ts';
import { isoTime, type Clock } from '../../shared/platform/clock.ts';
import type { ProcessingAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { Upload, Uploads } from '../../shared/storage/uploads.ts';

const RETRY_AFTER_SECONDS = 1;

/**
 * @param upload names its attachment if already known: once a record owns the storage, the note must say so
 * @param work when it throws a refusal, it has left nothing under the storage; after any other error the sweep looks
 */
export async function withNote<Result>(
  uploads: Uploads,
  clock: Clock,
  upload: Omit<Upload, 'begunAt'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { storageId } = upload;
  await uploads.begin({ ...upload, begunAt: isoTime(clock) });
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    if (decidedRefusal(error)) await uploads.end(storageId);
    throw error;
  }
  await uploads.end(storageId);
  return result;
}

/**
 * To be called before the storage is claimed and once more after it: a process that was stopped for an hour in between (a machine
 * that slept) may have been taken for dead, and what it stored may be gone.
 * @throws ApiError 503
 */
export async function requireNote(
  uploads: Pick<Uploads, 'name'>,
  { storageId, attachmentId }: Pick<ProcessingAttachment, 'storageId' | 'attachmentId'>,
): Promise<void> {
  if (await uploads.name(storageId, attachmentId)) return;
  throw serviceUnavailable('The preparation took too long. Repeat the request.', RETRY_AFTER_SECONDS);
}
