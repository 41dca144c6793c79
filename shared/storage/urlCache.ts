/**
 * Port: which attachment holds the conversion of a web address, for an account; one entry each, so that simultaneous requests for
 * an address cause one conversion. It holds no address and no text, only identifiers. Adapter: `aws/dynamoUrlCache.ts`.
 *
 * An entry is worth only what the attachment's record says: a conversion in progress, a rendition, or nothing any more.
 */
export interface UrlCacheEntry {
  /** SHA-256 of account and normalised address, hexadecimal. */
  readonly cacheKey: string;
  readonly accountId: string;
  readonly attachmentId: string;
  readonly storageId: string;
  /** ISO 8601: from then on the entry is of no use. */
  readonly expiresAt: string;
  /** Of the conversion, made under other identifiers; absent before the first. */
  readonly copies?: number | undefined;
  /** Why the conversion left nothing, for those who wait for it. */
  readonly refusal?: UrlRefusal | undefined;
}

export type UrlRefusal =
  /** The address led to one that may not be visited. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The result costs more than there is. */
  | { readonly kind: 'exhausted'; readonly message: string; readonly balanceCents: number };

export interface UrlCache {
  /** Strongly consistent; includes an expired entry, which must be known in order to be replaced. */
  get(cacheKey: string): Promise<UrlCacheEntry | undefined>;
  /** Writes the entry if the current one is `replaced` (by its `storageId`), or if there is none; false otherwise. */
  put(entry: UrlCacheEntry, replaced: UrlCacheEntry | undefined): Promise<boolean>;
  /** Records a refusal, until `expiresAt` (ISO 8601), if the entry still belongs to `storageId`. */
  refuse(cacheKey: string, storageId: string, refusal: UrlRefusal, expiresAt: string): Promise<void>;
  /** Counts a copy if the entry still belongs to `storageId` and has fewer than `most`; false otherwise. */
  countCopy(cacheKey: string, storageId: string, most: number): Promise<boolean>;
  /** Forgets the entry if it still belongs to `storageId`. */
  remove(cacheKey: string, storageId: string): Promise<void>;
  /** Entries that expired before `now` (ISO 8601). */
  listExpired(now: string): AsyncIterable<UrlCacheEntry>;
}
