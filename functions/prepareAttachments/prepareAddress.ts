/** The action for a web address: answer with what is known, wait for a conversion in progress, or have one made. */
import { settledAnswer } from '../../shared/attachments/preparedAnswer.ts';
import type { Billing, Payment } from '../../shared/billing/billing.ts';
import { preparationPrice } from '../../shared/billing/prices.ts';
import type { PreparedAttachment } from '../../shared/contract/attachment.ts';
import type { PriceAnswer } from '../../shared/contract/price.ts';
import { resourceExhausted, serviceUnavailable } from '../../shared/http/apiError.ts';
import { pricesOf } from '../../shared/platform/settings.ts';
import { refusalKey } from '../../shared/preparation/endPreparation.ts';
import { waitUntilSettled } from '../../shared/preparation/waitUntilSettled.ts';
import type { AttachmentRecord, SettledAttachment } from '../../shared/storage/attachmentRecords.ts';
import { refusedAddress, type AddressOrder } from './addressOrder.ts';
import { beginConversion, minimumPrice, type BeginDependencies } from './beginConversion.ts';
import { copyOf, hasCopyLeft, mayCopy } from './copiedConversion.ts';
import { answersUntil, isOrdersOwn, knownConversion, ownConversion } from './knownConversion.ts';

/** Each attempt is lost only to somebody who began, deleted or replaced something in between. */
const MAX_ATTEMPTS = 5;
const RETRY_AFTER_SECONDS = 1;

export interface AddressDependencies extends BeginDependencies {
  readonly billing: Pick<Billing, 'available'>;
}

export interface PreparedAddress {
  readonly answer: PreparedAttachment;
  readonly payment: Payment;
}

interface Settled {
  readonly record: SettledAttachment;
  /** Whether it was there before this request. */
  readonly cached: boolean;
  readonly costCents: number;
}

/**
 * @throws ApiError 400 if the address is refused; IdentifierInUse if it has other content; InsufficientFunds if the money is not
 * enough; 503 if it takes too long, after which the work continues and the repeated request joins it
 */
export async function prepareAddress(dependencies: AddressDependencies, order: AddressOrder): Promise<PreparedAddress> {
  const { storage, billing, settings } = dependencies;
  const startedAt = performance.now();
  const settle = (record: AttachmentRecord): Promise<SettledAttachment> =>
    waitUntilSettled(
      {
        attachments: storage.attachments,
        waitMs: settings.PREPARE_WAIT_MS - (performance.now() - startedAt),
        explain: (seen) => reasonGone(dependencies, seen),
      },
      record,
    );
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const settled = await attemptOnce(dependencies, order, settle).catch((error: unknown) => {
      if (error instanceof ClaimWithdrawn) return undefined;
      throw error;
    });
    if (!settled) continue;
    const { record, cached, costCents } = settled;
    const urlCache = { cached, cacheExpiresAt: answersUntil(dependencies, record), cacheKey: order.cacheKey };
    return {
      answer: { ...(await settledAnswer(storage.files, record)), urlCache },
      payment: { costCents, balanceCents: await billing.available(order.account) },
    };
  }
  throw serviceUnavailable('Too many requests for this address at once. Repeat the request.', RETRY_AFTER_SECONDS);
}

/** The dry run: nothing is visited. @throws ApiError 400 as above */
export async function priceAddress(dependencies: AddressDependencies, order: AddressOrder): Promise<PriceAnswer> {
  const balanceCents = await dependencies.billing.available(order.account);
  const own = await ownConversion(dependencies, order);
  const { record: known, entry } = await knownConversion(dependencies, order);
  const isCopied =
    known !== undefined && (isOrdersOwn(known, order) || (await hasCopyLeft(dependencies, order, entry)));
  if (own || isCopied) return { dryRun: true, units: 0, costCents: 0, balanceCents };
  const { units, cents } = minimumPrice(dependencies.settings);
  return { dryRun: true, units, costCents: cents, isMinimum: true, balanceCents };
}

/** @returns `undefined` if what was seen has changed in the meantime */
async function attemptOnce(
  dependencies: AddressDependencies,
  order: AddressOrder,
  settle: (record: AttachmentRecord) => Promise<SettledAttachment>,
): Promise<Settled | undefined> {
  const own = await ownConversion(dependencies, order);
  if (own) return { record: await settle(own), cached: own.status !== 'processing' && !order.skipCache, costCents: 0 };

  const { record: known, entry } = await knownConversion(dependencies, order);
  if (known && entry && (isOrdersOwn(known, order) || (await mayCopy(dependencies, order, entry)))) {
    // If a fresh one was requested, it is what this request began when it first came.
    const cached = known.status !== 'processing' && !order.skipCache;
    const settled = await settle(known);
    const record = isOrdersOwn(known, order) ? settled : await copyOf(dependencies, order, settled, settle);
    return record && { record, cached, costCents: 0 };
  }

  const begun = await beginConversion(dependencies, order, entry);
  if (!begun) return undefined;
  const record = await settle(begun);
  const costCents =
    record.status === 'ready' ? preparationPrice(pricesOf(dependencies.settings), record.pageCount).cents : 0;
  return { record, cached: false, costCents };
}

/** Another request had claimed the identifier, and found that a third one was already converting the address. */
class ClaimWithdrawn extends Error {}

/** Why a conversion left nothing. */
export async function reasonGone(
  { storage }: Pick<AddressDependencies, 'storage'>,
  seen: AttachmentRecord,
): Promise<Error | undefined> {
  if (seen.status === 'processing' && seen.queuedAt === undefined) return new ClaimWithdrawn();
  const entry = await storage.urlCache.get(refusalKey(seen));
  if (entry?.storageId !== seen.storageId || !entry.refusal) return undefined;
  const { refusal } = entry;
  return refusal.kind === 'refused'
    ? refusedAddress(refusal.message)
    : resourceExhausted(refusal.message, refusal.balanceCents);
}
