/** What earlier requests for an address have come to, and whether it answers this one. */
import { isStaleClaim, type AttachmentRecord } from '../../shared/storage/attachmentRecords.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import type { UrlCacheEntry } from '../../shared/storage/urlCache.ts';
import { findPrepared, staleBefore, type ClaimLife } from '../../shared/preparation/findPrepared.ts';
import { invalidArgument } from '../../shared/http/apiError.ts';
import type { Settings } from '../../shared/platform/settings.ts';
import type { AddressOrder } from './addressOrder.ts';

/** How long a failure answers: a repeat of a request that timed out learns why, and a later one tries again. */
const FAILURE_ANSWERS_MS = 60_000;
/** How long a client may take to repeat a request: within it, the repeat means the work that the first one began. */
const RETRY_WINDOW_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;

export interface KnownDependencies extends ClaimLife {
  readonly storage: Pick<Storage, 'attachments' | 'urlCache'>;
  readonly settings: Pick<Settings, 'URL_CACHE_HOURS' | 'PREPARE_WAIT_MS'>;
}

export interface Known {
  /** `undefined`: nothing that answers. */
  readonly record: AttachmentRecord | undefined;
  /** The cache entry as it is, to be replaced by the next conversion. */
  readonly entry: UrlCacheEntry | undefined;
}

/** What the cache leads to. */
export async function knownConversion(dependencies: KnownDependencies, order: AddressOrder): Promise<Known> {
  const { attachments, urlCache } = dependencies.storage;
  const entry = await urlCache.get(order.cacheKey);
  if (!entry) return { record: undefined, entry };
  const record = await attachments.get(order.account.accountId, entry.attachmentId);
  const isAnswer = record?.storageId === entry.storageId && answers(dependencies, record, order);
  return { record: isAnswer ? record : undefined, entry };
}

/**
 * Whether the attachment itself answers, and not a copy of it. Nobody is given an identifier that somebody else chose, or that was
 * made for another end user or under another file name: they would delete each other's attachment.
 */
export const isOrdersOwn = (
  { attachmentId, origin, endUserId }: AttachmentRecord,
  order: Pick<AddressOrder, 'attachmentId' | 'filename' | 'endUserId'>,
): boolean =>
  order.attachmentId === undefined
    ? origin?.isIdGenerated === true && origin.filename === order.filename && endUserId === order.endUserId
    : order.attachmentId === attachmentId;

/**
 * What is under the identifier that the caller chose.
 * @throws ApiError 400 if that is something else, or if a fresh conversion is wanted in its place
 */
export async function ownConversion(
  dependencies: KnownDependencies,
  order: AddressOrder,
): Promise<AttachmentRecord | undefined> {
  const { account, attachmentId, cacheKey: sha256, skipCache } = order;
  if (attachmentId === undefined) return undefined;
  const identity = { accountId: account.accountId, attachmentId, sha256 };
  const record = await findPrepared(dependencies.storage.attachments, dependencies, identity);
  if (record?.status === 'error') return answers(dependencies, record, order) ? record : undefined;
  if (record?.status !== 'ready' || !skipCache) return record;
  if (record.origin?.isForced === true && ageMs(dependencies, record.processedAt) < RETRY_WINDOW_MS) return record;
  throw invalidArgument(
    `'attachmentId' '${attachmentId}' holds an earlier conversion of this address, which is kept. For a fresh one leave ` +
      'attachmentId out or choose another, or delete that attachment first.',
  );
}

/** Whether a record of the same address answers the order: as it is, or once it is settled. */
export function answers(
  dependencies: KnownDependencies,
  record: AttachmentRecord,
  { skipCache }: AddressOrder,
): boolean {
  const { settings, clock } = dependencies;
  if (record.status === 'processing') return !isStaleClaim(record, staleBefore(dependencies), clock.now());
  const age = ageMs(dependencies, record.processedAt);
  // The caller was told to come again, and would otherwise never get an answer.
  const hasOutlasted = record.processingTimeMs > settings.PREPARE_WAIT_MS;
  if (record.status === 'error') return age < FAILURE_ANSWERS_MS && (hasOutlasted || !skipCache);
  if (hasOutlasted && age < RETRY_WINDOW_MS) return true;
  return (
    !skipCache && ageMs(dependencies, record.origin?.capture?.capturedAt ?? '') < settings.URL_CACHE_HOURS * HOUR_MS
  );
}

/** ISO 8601: until when a record answers later requests for its address. */
export function answersUntil(
  { settings }: Pick<KnownDependencies, 'settings'>,
  record: Exclude<AttachmentRecord, { status: 'processing' }>,
): string {
  const capturedAt = record.origin?.capture?.capturedAt ?? record.processedAt;
  const until =
    record.status === 'ready'
      ? Date.parse(capturedAt) + settings.URL_CACHE_HOURS * HOUR_MS
      : Date.parse(record.processedAt) + FAILURE_ANSWERS_MS;
  return new Date(until).toISOString();
}

/** Longer than any limit if there is no time to compare with. */
function ageMs({ clock }: ClaimLife, since: string): number {
  const sinceMs = Date.parse(since);
  return Number.isNaN(sinceMs) ? Infinity : clock.now() - sinceMs;
}
