/** Copies of a conversion that another request made of the same address: under an identifier of their own, for nothing. */
import type { AttachmentRecord, SettledAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { UrlCacheEntry } from '../../shared/storage/urlCache.ts';
import { adoptConversion } from './adoptConversion.ts';
import { identifierOfCopy, type AddressOrder } from './addressOrder.ts';
import type { BeginDependencies } from './beginConversion.ts';
import { ownConversion } from './knownConversion.ts';

/** Copies of one conversion, which cost nothing but the space for them; then the address is converted, and paid for, again. */
const MOST_COPIES = 50;

/** The same request has its copy already, or one is counted for it. */
export const mayCopy = async (
  dependencies: BeginDependencies,
  order: AddressOrder,
  entry: UrlCacheEntry,
): Promise<boolean> =>
  (await earlierCopy(dependencies, order, entry.storageId)) !== undefined ||
  (await dependencies.storage.urlCache.countCopy(entry.cacheKey, entry.storageId, MOST_COPIES));

export const hasCopyLeft = async (
  dependencies: BeginDependencies,
  order: AddressOrder,
  entry: UrlCacheEntry | undefined,
): Promise<boolean> =>
  entry !== undefined &&
  ((entry.copies ?? 0) < MOST_COPIES || (await earlierCopy(dependencies, order, entry.storageId)) !== undefined);

/** Copied for the same request before. A fresh conversion has another storage, and so its copy another identifier. */
const earlierCopy = (
  dependencies: BeginDependencies,
  order: AddressOrder,
  storageId: string,
): Promise<AttachmentRecord | undefined> =>
  order.attachmentId === undefined
    ? ownConversion(dependencies, copyOrder(order, storageId))
    : Promise.resolve(undefined);

const copyOrder = (order: AddressOrder, storageId: string): AddressOrder => ({
  ...order,
  attachmentId: identifierOfCopy(storageId, order),
  skipCache: false,
});

/** @returns `undefined` if the earlier conversion was deleted in the meantime, or the identifier taken */
export async function copyOf(
  dependencies: BeginDependencies,
  order: AddressOrder,
  from: SettledAttachment,
  settle: (record: AttachmentRecord) => Promise<SettledAttachment>,
): Promise<SettledAttachment | undefined> {
  if (order.attachmentId !== undefined) return adoptConversion(dependencies, order, from);
  const earlier = await earlierCopy(dependencies, order, from.storageId);
  if (earlier) return settle(earlier);
  return adoptConversion(dependencies, { ...copyOrder(order, from.storageId), skipCache: order.skipCache }, from);
}
