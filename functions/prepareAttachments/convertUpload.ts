/** The action for a file that is not read as it is: pass it to the conversion queue, which makes a PDF of it and reads that. */
import { deleteAttachment } from '../../shared/attachments/deleteAttachment.ts';
import { settledAnswer } from '../../shared/attachments/preparedAnswer.ts';
import type { Billing } from '../../shared/billing/billing.ts';
import { preparationPrice } from '../../shared/billing/prices.ts';
import type { PriceAnswer } from '../../shared/contract/price.ts';
import { isoTime } from '../../shared/platform/clock.ts';
import { pricesOf } from '../../shared/platform/settings.ts';
import { refusalKey } from '../../shared/preparation/endPreparation.ts';
import { findPrepared, requireSameContent, staleBefore } from '../../shared/preparation/findPrepared.ts';
import { waitUntilSettled } from '../../shared/preparation/waitUntilSettled.ts';
import type { Account } from '../../shared/storage/accountRecords.ts';
import type { AttachmentRecord } from '../../shared/storage/attachmentRecords.ts';
import { minimumPrice, type BeginDependencies } from './beginConversion.ts';
import { requireNote } from './noteUpload.ts';
import { reasonGone } from './prepareAddress.ts';
import type { PreparedUpload } from './prepareUpload.ts';
import { discardUpload, type StoredUpload } from './storedUpload.ts';

/** Those who wait for a conversion ask about its refusal, and nobody later does. */
const REFUSAL_ENTRY_MS = 24 * 60 * 60_000;

export interface ConvertUploadDependencies extends BeginDependencies {
  readonly billing: Pick<Billing, 'available'>;
}

/**
 * @param uploaded nothing remains of it if it is refused or already known
 * @throws InsufficientFunds, IdentifierInUse, AttachmentUnderWay
 */
export async function convertUpload(
  dependencies: ConvertUploadDependencies,
  account: Account,
  uploaded: StoredUpload,
): Promise<PreparedUpload> {
  const { storage, billing, settings } = dependencies;
  const startedAt = performance.now();
  const { record: begun, isOwn } = await beginOrJoin(dependencies, account, uploaded);
  const record = await waitUntilSettled(
    {
      attachments: storage.attachments,
      waitMs: settings.PREPARE_WAIT_MS - (performance.now() - startedAt),
      explain: (seen) => reasonGone(dependencies, seen),
    },
    begun,
  );
  if (isOwn) await storage.urlCache.remove(refusalKey(record), record.storageId);
  const isPaid = isOwn && record.status === 'ready';
  const costCents = isPaid ? preparationPrice(pricesOf(settings), record.pageCount).cents : 0;
  return {
    answer: await settledAnswer(storage.files, record),
    payment: { costCents, balanceCents: await billing.available(account) },
  };
}

/** The dry run: its number of pages is known only after the conversion. Nothing of the upload is kept. */
export async function priceConversion(
  dependencies: ConvertUploadDependencies,
  account: Account,
  uploaded: StoredUpload,
): Promise<PriceAnswer> {
  const { storage, billing, settings } = dependencies;
  try {
    const known = await findPrepared(storage.attachments, dependencies, uploaded.claim);
    const balanceCents = await billing.available(account);
    if (known) return { dryRun: true, units: 0, costCents: 0, balanceCents };
    const { units, cents } = minimumPrice(settings);
    return { dryRun: true, units, costCents: cents, isMinimum: true, balanceCents };
  } finally {
    await discardUpload(storage.files, uploaded);
  }
}

interface Begun {
  readonly record: AttachmentRecord;
  /** Whether this request began it. */
  readonly isOwn: boolean;
}

async function beginOrJoin(
  dependencies: ConvertUploadDependencies,
  account: Account,
  uploaded: StoredUpload,
): Promise<Begun> {
  const { claim } = uploaded;
  const { storage, reservations, settings, clock } = dependencies;
  const { attachments, urlCache, convertQueue, uploads } = storage;
  const { accountId, attachmentId, storageId, endUserId } = claim;
  let isClaimed = false;
  try {
    const known = await findPrepared(attachments, dependencies, claim);
    if (known) {
      await discardUpload(storage.files, uploaded);
      return { record: known, isOwn: false };
    }
    const price = { ...minimumPrice(settings), operationId: storageId, attachmentId, storageId, endUserId };
    // Held before anything is converted, so that parallel requests cannot have more converted than there is money for.
    await reservations.hold(account, { ...price, isLeast: true });
    await uploaded.stored;
    const result = await attachments.claim(claim, staleBefore(dependencies));
    if (result.outcome === 'taken') {
      await reservations.release(accountId, storageId);
      await discardUpload(storage.files, uploaded);
      requireSameContent(result.existing, claim);
      return { record: result.existing, isOwn: false };
    }
    isClaimed = true;
    const expiresAt = new Date(clock.now() + REFUSAL_ENTRY_MS).toISOString();
    await urlCache.put({ cacheKey: refusalKey(claim), accountId, attachmentId, storageId, expiresAt }, undefined);
    await requireNote(uploads, claim);
    await convertQueue.send([{ accountId, attachmentId, storageId }]);
    const queuedAt = isoTime(clock);
    await attachments.updateClaim(claim, { queuedAt });
    return { record: { ...claim, queuedAt }, isOwn: true };
  } catch (error) {
    if (isClaimed) await deleteAttachment(storage, clock, claim);
    else await discardUpload(storage.files, uploaded);
    await reservations.release(accountId, storageId);
    throw error;
  }
}
