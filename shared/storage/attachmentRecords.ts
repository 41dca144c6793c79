/** Port: the record of each attachment, with the conditional writes that make concurrent requests safe. Adapter: `aws/dynamoAttachmentRecords.ts`. */

/** Retention of an attachment: an ISO 8601 instant, or kept for ever. */
export type Expiry = string;
export const NEVER = 'never';

/** What was found at a web address when it was visited. */
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
  /** What of the page did not come: `resources_missing`, `script_timeout`, `page_cut_off`. */
  readonly warnings?: readonly string[] | undefined;
  /** The file that the address answered with, stored byte for byte; absent for a page, which is kept as its rendition. */
  readonly original?: { readonly filename: string; readonly mimeType: string } | undefined;
  /** The PDF that is read and drawn in place of the original; absent where that is read as it is. */
  readonly rendition?: { readonly filename: string } | undefined;
}

/** The PDF by which an upload is read. */
export interface UploadRendition {
  readonly filename: string;
  /** Of a page of the web that was saved as a file, as of `Capture`. */
  readonly warnings?: readonly string[] | undefined;
}

/** Of attachments made from a web address. */
export interface UrlOrigin {
  /** Normalised. */
  readonly url: string;
  readonly domain: string;
  /** SHA-256 of account and normalised address, hexadecimal. */
  readonly cacheKey: string;
  /** The filename that the caller wants for it. */
  readonly filename?: string | undefined;
  /** Present when it was asked for with `skipCache`. */
  readonly isForced?: true | undefined;
  /** Of the address's last answer, once there was one. */
  readonly httpStatus?: number | undefined;
  /** Present once the conversion came to a document. */
  readonly capture?: Capture | undefined;
}

/** Pages of a long scan, or of a recording whose speech is recognised, that messages of a queue read, a part each. */
export interface SpreadReading {
  readonly pageCount: number;
  /** Of the pages those that are read by OCR, or heard. */
  readonly pagesToRead: number;
  /** The last part may be shorter. */
  readonly pagesPerPart: number;
  readonly partCount: number;
  /** 0-based parts that are read and stored. */
  readonly partsRead: ReadonlySet<number>;
}

interface AttachmentIdentity {
  readonly accountId: string;
  readonly attachmentId: string;
  /** Names the prefix of the attachment's objects; new for every preparation. */
  readonly storageId: string;
  /**
   * SHA-256, hexadecimal, of the bytes and of subtitles sent with them or, from a web address, the cache key: the same id
   * with other content is refused by comparing it.
   */
  readonly sha256: string;
  /** Absent for uploads. */
  readonly origin?: UrlOrigin | undefined;
  /** Of an upload that is read by way of a PDF: that one. From an address, the capture has it. */
  readonly rendition?: UploadRendition | undefined;
  /** Of an upload that was sent to be converted, whether or not a PDF had to be made of it. */
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
  /** ISO 8601; an older claim than any preparation takes belongs to a process that died and may be taken over. */
  readonly claimedAt: string;
  /** ISO 8601: since when messages of a queue carry the work. They outlive the process, and come again when one dies. */
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
 * How long messages can carry a claim, milliseconds: all deliveries of one and of its dead letter take an hour and a half.
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
  /** Batches of `PAGES_PER_RENDER_BATCH` pages, by 0-based batch number, whose images are stored or have finally failed. */
  readonly renderedBatches: ReadonlySet<number>;
  readonly failedBatches: ReadonlySet<number>;
  /** Of the keys of page images; absent in records of earlier releases, whose keys end in `.webp`. */
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
   * Writes `record` unless the identifier is in use. An expired record, or a stale claim (`isStaleClaim`), does not count
   * as in use: it is replaced, and its storage is handed to a deletion first.
   */
  claim(record: ProcessingAttachment, staleBefore: string): Promise<ClaimResult>;
  /** Writes down what has become known of a claim; false when it is no longer ours (deleted, taken over or settled). */
  updateClaim(
    attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>,
    known: ClaimUpdate,
  ): Promise<boolean>;
  /**
   * Lets one worker at a time work at a claim, whose messages are on a queue from then on: false when the claim is no longer ours, or when somebody took it after
   * `staleBefore` (ISO 8601) and may still be at work.
   */
  leaseClaim(
    attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>,
    leasedAt: string,
    staleBefore: string,
  ): Promise<boolean>;
  /** Notes that a part is read and that the work goes on, and answers with the claim as it is then; `undefined` when it is no longer ours. */
  markPart(
    attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>,
    part: number,
  ): Promise<ProcessingAttachment | undefined>;
  /** Replaces the claim by its result; false when the claim is no longer ours (deleted or taken over): then clean up. */
  settle(record: SettledAttachment): Promise<boolean>;
  /** Strongly consistent; an expired record reads as `undefined`. */
  get(accountId: string, attachmentId: string): Promise<AttachmentRecord | undefined>;
  /** The same, an expired record too, as long as nobody has begun to delete it. */
  getExpiredToo(accountId: string, attachmentId: string): Promise<AttachmentRecord | undefined>;
  /** Marks a batch of page images; false when the attachment is gone or was replaced: then clean up. */
  markBatch(
    attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>,
    batch: number,
    outcome: 'rendered' | 'failed',
  ): Promise<boolean>;
  /** Notes that the upload was sent to be converted as well; nothing happens where the attachment is gone or was replaced. */
  markConverted(attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>): Promise<void>;
  /** Sets `expiresAt` if it still is `previous` (and the record exists); false otherwise: read again and retry. */
  setExpiry(record: AttachmentRecord, previous: Expiry, next: Expiry): Promise<boolean>;
  /** Gives an expired record a later expiry after all, if nothing has happened to it since it was read. */
  revive(record: AttachmentRecord, next: Expiry): Promise<boolean>;
  /** Removes the record if it still belongs to `storageId`; no error when it is already gone. */
  remove(attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>): Promise<void>;
  /**
   * What the account has, the latest upload first, what has expired or is being deleted left out. What was written a moment ago
   * may be missing, or as it was before.
   * @param before ISO 8601: only what was uploaded earlier; absent: all
   */
  listOf(accountId: string, before?: string): AsyncIterable<AttachmentRecord>;
  /**
   * Records that have expired at `now` (ISO 8601), oldest first, in pages of the database's choosing. Each is read anew,
   * strongly consistent, just before it is yielded, so that what is deleted by this list was not extended a moment ago.
   * Records that were condemned and not replaced, by a process that died, are among them.
   */
  listExpired(now: string): AsyncIterable<AttachmentRecord>;
  /** Records that expire after `from` and until `until` (ISO 8601), earliest first, each read anew as above. */
  listExpiring(from: string, until: string): AsyncIterable<AttachmentRecord>;
  /**
   * Decides that an expired record is to be deleted, if nothing has happened to it since it was read: from then on it can
   * neither be extended nor settled. True also when it was condemned before.
   */
  condemn(record: AttachmentRecord): Promise<boolean>;
  /**
   * Makes the record count as gone for everybody, whatever its state: the first step of every deletion, after which the
   * sweep finishes what breaks off. True for exactly one of all who try: false when the record is gone, was replaced, or
   * somebody has begun to delete it.
   */
  retire(attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>): Promise<boolean>;
  /** Whether the record names this storage, expired or not; strongly consistent. */
  owns(attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>): Promise<boolean>;
}
