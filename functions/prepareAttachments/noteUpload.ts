/** Notes an upload while it is in progress, so that what a dying process leaves behind is found. */
import { serviceUnavailable } from '../../shared/http/apiError.ts';
import { decidedRefusal } from '../../shared/http/asApiError.ts';
import { isoTime, type Clock } from '../../shared/platform/clock.ts';
import type { ProcessingAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { Upload, Uploads } from '../../shared/storage/uploads.ts';

const RETRY_AFTER_SECONDS = 1;

export interface UploadNote {
  /**
   * To be called once, before the first byte is stored.
   * @param attachmentId if already known: once a record owns the storage, the note must say so
   */
  begin(attachmentId?: string): Promise<void>;
  /** The storage belongs to a settled record: the note may go while the rest is done. */
  settled(): void;
}

/** @param work when it throws a refusal, it has left nothing under the storage; after any other error the sweep looks */
export async function withNote<Result>(
  uploads: Pick<Uploads, 'begin' | 'end'>,
  clock: Clock,
  upload: Pick<Upload, 'accountId' | 'storageId'>,
  work: (note: UploadNote) => Promise<Result>,
): Promise<Result> {
  let isBegun = false;
  let ending: Promise<void> | undefined;
  const end = async (): Promise<void> => {
    if (isBegun) await (ending ??= uploads.end(upload.storageId));
  };
  const note: UploadNote = {
    begin: async (attachmentId) => {
      isBegun = true;
      await uploads.begin({ ...upload, begunAt: isoTime(clock), ...(attachmentId !== undefined && { attachmentId }) });
    },
    settled: () => {
      // A failure surfaces where it is awaited.
      end().catch(() => undefined);
    },
  };
  let result: Result;
  try {
    result = await work(note);
  } catch (error) {
    if (decidedRefusal(error)) await end();
    throw error;
  }
  await end();
  return result;
}

/**
 * To be called after the storage is claimed, and before it if the note does not name the attachment yet: a process that was stopped
 * for an hour in between (a machine that slept) may have been taken for dead, and what it stored may be gone.
 * @throws ApiError 503
 */
export async function requireNote(
  uploads: Pick<Uploads, 'name'>,
  { storageId, attachmentId }: Pick<ProcessingAttachment, 'storageId' | 'attachmentId'>,
): Promise<void> {
  if (await uploads.name(storageId, attachmentId)) return;
  throw serviceUnavailable('The preparation took too long. Repeat the request.', RETRY_AFTER_SECONDS);
}
