/** The preparation of a web address as requested, checked as far as that needs no network. */
import { createHash } from 'node:crypto';
import { prepareUrlSchema, type PrepareUrlRequest } from '../../shared/contract/requests.ts';
import type { AddressCheck } from '../../shared/conversion/addressCheck.ts';
import { RefusedAddress } from '../../shared/conversion/refusedAddress.ts';
import { invalidArgument } from '../../shared/http/apiError.ts';
import { isoTime, isoTimeAfterDays, type Clock } from '../../shared/platform/clock.ts';
import { lastPartOfName } from '../../shared/platform/fileName.ts';
import { randomId } from '../../shared/platform/ids.ts';
import type { Settings } from '../../shared/platform/settings.ts';
import type { Account } from '../../shared/storage/accountRecords.ts';
import { NEVER, type ProcessingAttachment } from '../../shared/storage/attachmentRecords.ts';

const STORAGE_ID_LENGTH = 24;
const GENERATED_ATTACHMENT_ID_LENGTH = 20;
/** Hexadecimal. */
const COPY_ID_LENGTH = 32;
/** Until the address has answered. */
const UNKNOWN_TYPE = 'application/octet-stream';

export interface AddressOrder {
  readonly account: Account;
  /** Normalised. */
  readonly url: string;
  readonly domain: string;
  readonly cacheKey: string;
  /** Absent: the service chooses one, and the same one when the same request comes again. */
  readonly attachmentId: string | undefined;
  readonly filename: string | undefined;
  readonly skipCache: boolean;
  readonly endUserId: string | undefined;
}

/** @throws ApiError 400 naming `url` */
export function addressOrder(check: AddressCheck, account: Account, request: PrepareUrlRequest): AddressOrder {
  const { attachmentId, filename, endUserId, skipCache = false } = request;
  const { href: url, host: domain } = accepted(() => check.parse(request.url));
  // The account is part of the key, so that no account learns what another one has visited.
  const cacheKey = createHash('sha256').update(`${account.accountId}\n${url}`).digest('hex');
  const name = lastPartOfName(filename ?? '') || undefined;
  return { account, url, domain, cacheKey, attachmentId, filename: name, skipCache, endUserId };
}

/** What is wrong with the address in a request that is also refused for something else. */
export function addressProblems(check: AddressCheck, input: unknown): string[] {
  const url = typeof input === 'object' && input !== null && 'url' in input ? input.url : undefined;
  if (!prepareUrlSchema.shape.url.safeParse(url).success) return [];
  try {
    check.parse(String(url));
    return [];
  } catch (error) {
    if (error instanceof RefusedAddress) return [`'url': ${error.message}`];
    throw error;
  }
}

/** @throws ApiError 400 naming `url` if the address is refused */
export function accepted<Value>(judge: () => Value): Value {
  try {
    return judge();
  } catch (error) {
    throw error instanceof RefusedAddress ? refusedAddress(error.message, error) : error;
  }
}

export const refusedAddress = (message: string, cause?: unknown) => invalidArgument(`'url': ${message}`, cause);

/**
 * The identifier of a copy that answers an order which names none: the same for the same request, so that a repeated one makes no
 * further copy.
 */
export const identifierOfCopy = (storageId: string, { filename, endUserId }: AddressOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([storageId, filename ?? null, endUserId ?? null]))
    .digest('hex')
    .slice(0, COPY_ID_LENGTH);

/** A record for the order with its own storage. */
export function newClaim(
  { account, url, domain, cacheKey, attachmentId, filename, skipCache, endUserId }: AddressOrder,
  { clock, settings }: { readonly clock: Clock; readonly settings: Pick<Settings, 'RETENTION_DAYS'> },
): ProcessingAttachment {
  const now = isoTime(clock);
  return {
    accountId: account.accountId,
    attachmentId: attachmentId ?? randomId(GENERATED_ATTACHMENT_ID_LENGTH),
    storageId: randomId(STORAGE_ID_LENGTH),
    status: 'processing',
    claimedAt: now,
    sha256: cacheKey,
    origin: {
      url,
      domain,
      cacheKey,
      filename,
      isIdGenerated: attachmentId === undefined ? true : undefined,
      isForced: skipCache ? true : undefined,
    },
    source: url,
    originalFilename: filename ?? domain,
    mimeType: UNKNOWN_TYPE,
    sizeBytes: 0,
    endUserId,
    uploadedAt: now,
    expiresAt: account.retention === 'never' ? NEVER : isoTimeAfterDays(clock, settings.RETENTION_DAYS),
  };
}
