/**
 * Why a page has no image. Links are handed out before pages are drawn, and whoever opens one shows no key: the answer comes from
 * the files, without a record.
 */
import type { FileStore } from '../storage/fileStore.ts';
import { failedBatchKey, imageOfPage, textIndexKey } from '../storage/keys.ts';
import { renderBatchOf } from '../storage/messages.ts';
import { notFound, serviceUnavailable, type ApiError } from './apiError.ts';

/** Pages are drawn one after the other, at most a second each. */
const RETRY_AFTER_SECONDS = 2;

export const imageFailed = (pageNumber: number): ApiError =>
  notFound(
    `The image of page ${pageNumber} could not be drawn, and will not come. Its text and its verdicts are not affected. To have it drawn again, prepare the source under another attachmentId.`,
  );

/** @param key of an object that may be a page's image; `undefined` if it is there, or is none, or its attachment is gone */
export async function missingImage(files: Pick<FileStore, 'list'>, key: string): Promise<ApiError | undefined> {
  const image = imageOfPage(key);
  if (!image || (await isStored(files, key))) return undefined;
  const { accountId, storageId, pageNumber } = image;
  if (!(await isStored(files, textIndexKey(accountId, storageId)))) return undefined;
  if (await isStored(files, failedBatchKey(accountId, storageId, renderBatchOf(pageNumber)))) {
    return imageFailed(pageNumber);
  }
  return serviceUnavailable(
    `The image of page ${pageNumber} is still being drawn. Repeat the request.`,
    RETRY_AFTER_SECONDS,
  );
}

/** In key order, what has the key itself comes first. */
async function isStored(files: Pick<FileStore, 'list'>, key: string): Promise<boolean> {
  for await (const stored of files.list(key)) return stored.key === key;
  return false;
}
