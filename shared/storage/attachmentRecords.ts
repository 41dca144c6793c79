/** Port: the record of each attachment, with the conditional writes that make concurrent requests safe. Adapter: `aws/dynamoAttachmentRecords.ts`. */

/** Retention of an attachment: an ISO 8601 instant, or kept for ever. */
export type Expiry = string;
export const NEVER = 'never';

interface AttachmentIdentity {
  readonly accountId: string;
  readonly attachmentId: string;
  /** Names the prefix of the attachment's objects; new for every preparation. */
  readonly storageId: string;
  /** SHA-256 of the bytes, and of subtitles sent with them, hexadecimal: the same id with other content is refused by comparing it. */
  readonly sha256: string;
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
  /** ISO 8601; a claim older than `STALE_CLAIM_MS` belongs to a process that died and may be taken over. */
  readonly claimedAt: string;
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
   * Writes `record` unless the identifier is in use. An expired record, or a `processing` one claimed before
   * `staleBefore` (ISO 8601), does not count as in use: it is replaced, and its storage is handed to a deletion first.
   */
  claim(record: ProcessingAttachment, staleBefore: string): Promise<ClaimResult>;
  /** Replaces the claim by its result; false when the claim is no longer ours (deleted or taken over): then clean up. */
  settle(record: SettledAttachment): Promise<boolean>;
  /** Strongly consistent; an expired record reads as `undefined`. */
  get(accountId: string, attachmentId: string): Promise<AttachmentRecord | undefined>;
  /** Marks a batch of page images; false when the attachment is gone or was replaced: then clean up. */
  markBatch(
    attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>,
    batch: number,
    outcome: 'rendered' | 'failed',
  ): Promise<boolean>;
  /** Sets `expiresAt` if it still is `previous` (and the record exists); false otherwise: read again and retry. */
  setExpiry(record: AttachmentRecord, previous: Expiry, next: Expiry): Promise<boolean>;
  /** Removes the record if it still belongs to `storageId`; no error when it is already gone. */
  remove(attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>): Promise<void>;
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
   * sweep finishes what breaks off. False when the record is gone or was replaced.
   */
  retire(attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>): Promise<boolean>;
  /** Whether the record names this storage, expired or not; strongly consistent. */
  owns(attachment: Pick<AttachmentRecord, 'accountId' | 'attachmentId' | 'storageId'>): Promise<boolean>;
}
