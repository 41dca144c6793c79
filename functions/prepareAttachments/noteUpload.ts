/** Notes an upload while it is under way, so that what a process leaves behind when it dies is found. */
import { ApiError } from '../../shared/http/apiError.ts';
import { isoTime, type Clock } from '../../shared/platform/clock.ts';
import type { Uploads } from '../../shared/storage/uploads.ts';

/**
 * @param work when it throws an ApiError, it has left nothing under the storage; after any other error the sweep looks
 */
export async function withNote<Result>(
  uploads: Uploads,
  clock: Clock,
  { accountId, storageId }: { readonly accountId: string; readonly storageId: string },
  work: () => Promise<Result>,
): Promise<Result> {
  await uploads.begin({ accountId, storageId, begunAt: isoTime(clock) });
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    if (error instanceof ApiError) await uploads.end(storageId);
    throw error;
  }
  await uploads.end(storageId);
  return result;
}
