/** Port: the record of each attachment, with the conditional writes that make concurrent requests safe. Adapter: `aws/dynamoAttachmentRecords.ts`. */

/** An attachment's retention: an ISO 8601 instant, or kept forever. */
export type Expiry = string;
export const NEVER = 'never';

/** What a visit to a web address found. */
export interface Capture {
  /** Where the last redirect led. */
  readonly finalUrl: string;
  /** ISO 8601. */
  readonly capturedAt: string;
  readonly title?: string | undefined;
  /** BCP 47, as the page states it. */
  readonly language?: string | undefined;
  readonly canonicalUrl?: string | undefined;
  /** As the page states it. */
  readonly publishedAt?: string | undefined;
  /** What is missing from the page: `resources_missing`, `script_timeout`, `page_cut_off`. */
  readonly warnings?: readonly string[] | undefined;
  /** The file that the address answered with, stored byte for byte; absent for a page, which is kept as its rendition. */
  readonly original?: { readonly filename: string; readonly mimeType: string } | undefined;
  /** The PDF that is read and drawn instead of the original; absent if the original is read as it is. */
  readonly rendition?: { readonly filename: string } | undefined;
}

/** The PDF through which an upload is read. */
export interface UploadRendition {
  readonly filename: string;
  /** For a web page saved as a file, as in `Capture`. */
  readonly warnings?: readonly string[] | undefined;
}

/** For attachments made from a web address. */
export interface UrlOrigin {
  /** Normalised. */
  readonly url: string;
  readonly domain: string;
  /** SHA-256 of account and normalised address, hexadecimal. */
  readonly cacheKey: string;
  /** The filename that the caller wants for it. */
  readonly filename?: string | undefined;
  /** Present if the caller left the identifier to the service. */
  readonly isIdGenerated?: true | undefined;
  /** Present if it was requested with `skipCache`. */
  readonly isForced?: true | undefined;
  /** From the address's last answer, once there was one. */
  readonly httpStatus?: number | undefined;
  /** Present once the conversion produced a document. */
  readonly capture?: Capture | undefined;
}

/** Pages of a long scan, or of a recording whose speech is recognised, that queue messages read, one part each. */
export interface SpreadReading {
  readonly pageCount: number;
  /** Those of the pages that are read by OCR, or heard. */
  readonly pagesToRead: number;
  /** The last part may be shorter. */
  readonly pagesPerPart: number;
  readonly partCount: number;
  /** 0-based parts that have been read and stored. */
  readonly partsRead: ReadonlySet<number>;
}

interface AttachmentIdentity {
  readonly accountId: string;
  readonly attachmentId: string;
  /** Names the prefix of the attachment's objects; new for every preparation. */
  readonly storageId: string;
  /**
   * SHA-256, hexadecimal, of the bytes and of subtitles sent with them or, for a web address, the cache key: comparing it lets
   * the same id with other content be refused.
   */
  readonly sha256: string;
  /** Absent for uploads. */
  readonly origin?: UrlOrigin | undefined;
  /** For an upload that is read through a PDF: that PDF. For an address, the capture has it. */
  readonly rendition?: UploadRendition | undefined;
  /** For an upload that was sent to be converted, whether or not a PDF had to be made from it. */
  readonly isConverted?: true | undefined;
  readonly source: string;
  readonly originalFilename: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly endUserId?: string;
  /** ISO 8601. */
  readonly uploadedAt: string;
  readonly expiresAt: Expiry;
}

export interface ProcessingAttachment extends AttachmentIdentity {
  readonly status: 'processing';
  /** ISO 8601; a claim older than any preparation takes belongs to a process that died and may be taken over. */
  readonly claimedAt: string;
  /** ISO 8601: since when queue messages carry the work. They outlive the process, and come again when one dies. */
  readonly queuedAt?: string | undefined;
  /** Present while parts of it are being read. */
  readonly reading?: SpreadReading | undefined;
}

/** What is learned about a source after its identifier was claimed. */
export type ClaimUpdate = Partial<
  Pick<
    ProcessingAttachment,
    'origin' | 'rendition' | 'originalFilename' | 'mimeType' | 'sizeBytes' | 'queuedAt' | 'reading'
  >
>;

/**
 * How long messages can carry a claim, milliseconds: all deliveries of a message and of its dead letter take an hour and a half.
 * After that they are lost.
 */
const QUEUED_CLAIM_MS = 2 * 60 * 60_000;

/** @param staleBefore ISO 8601: claims of requests made before this belong to processes that died */
export function isStaleClaim(record: AttachmentRecord, staleBefore: string, nowMs: number): boolean {
  if (record.status !== 'processing') return false;
  return record.queuedAt === undefined
    ? record.claimedAt < staleBefore
    : Date.parse(record.queuedAt) < nowMs - QUEUED_CLAIM_MS;
}

export interface ReadyAttachment extends AttachmentIdentity {
  readonly status: 'ready';
  readonly processedAt: string;
  readonly processingTimeMs: number;
  readonly pageCount: number;
  readonly textByteSize: number;
  /** Batches of `PAGES_PER_RENDER_BATCH` pages, by 0-based batch number, whose images are stored or have permanently failed. */
  readonly renderedBatches: ReadonlySet<number>;
  readonly failedBatches: ReadonlySet<number>;
  /** The extension of page image keys; absent in records of earlier releases, whose keys end in `.webp`. */
  readonly pageImageExtension?: 'none' | undefined;
}

export interface FailedAttachment extends AttachmentIdentity {
  readonly status: 'error';
  readonly processedAt: string;
  readonly processingTimeMs: number;
  /** For the caller: what is wrong and what to do. */
  readonly error: string;
}

export type AttachmentRecord = ProcessingAttachment | ReadyAttachment | FailedAttachment;
export type SettledAttachment = ReadyAttachment | FailedAttachment;

export type ClaimResult =
  | { readonly outcome: 'claimed' }
  /** Somebody else holds the identifier; `existing` is what they wrote. */
  | { readonly outcome: 'taken'; readonly existing: AttachmentRecord };

export interface AttachmentRecords {
  /**
   * Writes `record` unless the identifier is in use. An expired record, or a stale claim (`isStaleClaim`), does not count as in
   * use: it is replaced, and its storage is handed over for deletion first.
   */
  claim(record: ProcessingAttachment, staleBefore: string): Promise<ClaimResult>;
  /** Records what has become known about a claim; false if it is no longer ours (deleted, taken over or settled). */
  updateClaim(
    attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>,
    known: ClaimUpdate,
  ): Promise<boolean>;
  /**
   * Lets one worker at a time work on a claim, whose messages are on a queue from then on: false if the claim is no longer ours,
   * or if somebody took it after `staleBefore` (ISO 8601) and may still be working.
   */
  leaseClaim(
    attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>,
    leasedAt: string,
    staleBefore: string,
  ): Promise<boolean>;
  /** Notes that a part is read and that the work continues, and returns the claim as it is then; `undefined` if it is no longer ours. */
  markPart(
    attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>,
    part: number,
  ): Promise<ProcessingAttachment | undefined>;
  /** Replaces the claim by its result; false if the claim is no longer ours (deleted or taken over): then clean up. */
  settle(record: SettledAttachment): Promise<boolean>;
  /** Strongly consistent; an expired record reads as `undefined`. */
  get(accountId: string, attachmentId: string): Promise<AttachmentRecord | undefined>;
  /** The same, even an expired record, as long as nobody has begun to delete it. */
  getExpiredToo(accountId: string, attachmentId: string): Promise<AttachmentRecord | undefined>;
  /** Marks a batch of page images; false if the attachment is gone or was replaced: then clean up. */
  markBatch(
    attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>,
    batch: number,
    outcome: 'rendered' | 'failed',
  ): Promise<boolean>;
  /** Notes that the upload was also sent to be converted; does nothing if the attachment is gone or was replaced. */
  markConverted(attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>): Promise<void>;
  /** Sets `expiresAt` if it still is `previous` (and the record exists); false otherwise: read again and retry. */
  setExpiry(record: AttachmentRecord, previous: Expiry, next: Expiry): Promise<boolean>;
  /** Gives an expired record a later expiry after all, if nothing has happened to it since it was read. */
  revive(record: AttachmentRecord, next: Expiry): Promise<boolean>;
  /** Removes the record if it still belongs to `storageId`; no error if it is already gone. */
  remove(attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>): Promise<void>;
  /**
   * The account's attachments, latest upload first, without those that have expired or are being deleted. Anything written a
   * moment ago may be missing, or in its previous state.
   * @param before ISO 8601: only what was uploaded earlier; absent: all
   */
  listOf(accountId: string, before?: string): AsyncIterable<AttachmentRecord>;
  /**
   * Records that have expired at `now` (ISO 8601), oldest first, in pages of the database's choosing. Each is read again,
   * strongly consistent, just before it is yielded, so that nothing deleted from this list was extended a moment ago. It includes
   * records that a process condemned and, having died, did not replace.
   */
  listExpired(now: string): AsyncIterable<AttachmentRecord>;
  /** Records that expire after `from` and up to `until` (ISO 8601), earliest first, each read again as above. */
  listExpiring(from: string, until: string): AsyncIterable<AttachmentRecord>;
  /**
   * Decides that an expired record is to be deleted, if nothing has happened to it since it was read: from then on it can be
   * neither extended nor settled. Also true if it was condemned before.
   */
  condemn(record: AttachmentRecord): Promise<boolean>;
  /**
   * Makes the record count as gone for everybody, whatever its state: the first step of every deletion, after which the sweep
   * finishes what is interrupted. True for exactly one of all who try: false if the record is gone, was replaced, or somebody has
   * begun to delete it.
   */
  retire(attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>): Promise<boolean>;
  /** Whether the record names this storage, expired or not; strongly consistent. */
  owns(attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>): Promise<boolean>;
}
