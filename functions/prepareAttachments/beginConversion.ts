/** Claims an address for conversion, holds the money and puts the work on the queue; or takes it all back. */
import { deleteAttachment } from '../../shared/attachments/deleteAttachment.ts';
import { preparationPrice } from '../../shared/billing/prices.ts';
import type { PreparationOrder, Reservations } from '../../shared/billing/reservations.ts';
import type { AddressCheck } from '../../shared/conversion/addressCheck.ts';
import { RefusedAddress } from '../../shared/conversion/refusedAddress.ts';
import { isoTime } from '../../shared/platform/clock.ts';
import { pricesOf, type Settings } from '../../shared/platform/settings.ts';
import type { ClaimLife } from '../../shared/preparation/findPrepared.ts';
import type { ProcessingAttachment } from '../../shared/storage/attachmentRecords.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import type { UrlCacheEntry } from '../../shared/storage/urlCache.ts';
import { claimForAddress } from './claimForAddress.ts';
import { newClaim, refusedAddress, type AddressOrder } from './addressOrder.ts';
import { requireNote } from './noteUpload.ts';

/** Beyond the time for which an entry answers: what is left of it then is swept. */
const ENTRY_GRACE_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** The least that a document can have. */
const ONE_PAGE = 1;

export interface BeginDependencies extends ClaimLife {
  readonly storage: Storage;
  readonly reservations: Reservations;
  readonly addressCheck: AddressCheck;
  readonly settings: Settings;
}

export const minimumPrice = (settings: Settings) => preparationPrice(pricesOf(settings), ONE_PAGE);

/**
 * @param replaced the cache entry as it was seen
 * @returns the claim, or `undefined` if somebody else was faster: then look again
 * @throws ApiError 400 if the address is refused; IdentifierInUse if it has other content; InsufficientFunds if not even one page
 * can be paid for
 */
export async function beginConversion(
  dependencies: BeginDependencies,
  order: AddressOrder,
  replaced: UrlCacheEntry | undefined,
): Promise<ProcessingAttachment | undefined> {
  const { storage, reservations, addressCheck, settings, clock } = dependencies;
  const { attachments, uploads, urlCache, convertQueue } = storage;
  const { account } = order;
  await addressCheck.checkAddress(order.url).catch((error: unknown) => {
    throw error instanceof RefusedAddress ? refusedAddress(error.message, error) : error;
  });
  const claim = newClaim(order, dependencies);
  const { accountId, attachmentId, storageId } = claim;
  const undo = async (): Promise<void> => {
    await deleteAttachment(storage, clock, claim);
    await reservations.release(accountId, storageId);
    await uploads.end(storageId);
  };

  // The note stays until the work is done, so that the sweep finds a conversion without a result.
  await uploads.begin({ accountId, storageId, attachmentId, begunAt: isoTime(clock) });
  try {
    const price: PreparationOrder = {
      ...minimumPrice(settings),
      operationId: storageId,
      attachmentId,
      storageId,
      endUserId: order.endUserId,
      isLeast: true,
    };
    // Held before anything is converted, so that parallel requests cannot have more converted than there is money for.
    await reservations.hold(account, price);
    const isClaimed = await claimForAddress(dependencies, order, claim);
    const expiresAt = new Date(clock.now() + settings.URL_CACHE_HOURS * HOUR_MS + ENTRY_GRACE_MS).toISOString();
    const entry: UrlCacheEntry = { cacheKey: order.cacheKey, accountId, attachmentId, storageId, expiresAt };
    if (!isClaimed || !(await urlCache.put(entry, replaced))) {
      await undo();
      return undefined;
    }
    await requireNote(uploads, claim);
    await convertQueue.send([{ accountId, attachmentId, storageId }]);
    const queuedAt = isoTime(clock);
    await attachments.updateClaim(claim, { queuedAt });
    return { ...claim, queuedAt };
  } catch (error) {
    await undo();
    throw error;
  }
}
