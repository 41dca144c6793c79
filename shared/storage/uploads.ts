/**
 * Port: uploads in progress, noted before their first byte is stored, so that what a dying process leaves behind is found without
 * going through all objects. Adapter: `aws/dynamoUploads.ts`.
 *
 *   begin ──► receiving ──name──► named ──claim of the attachment──► end
 *                 └──abandon──► abandoned ──(objects deleted)──► end
 */
export interface Upload {
  readonly accountId: string;
  /** Names the prefix that the upload writes under. */
  readonly storageId: string;
  /** ISO 8601. */
  readonly begunAt: string;
  /** Present once the form was read: from then on the attachment's record may name the storage. */
  readonly attachmentId?: string | undefined;
}

export interface Uploads {
  begin(upload: Upload): Promise<void>;
  /** False if the upload was abandoned: then nothing may claim its storage. */
  name(storageId: string, attachmentId: string): Promise<boolean>;
  /** Forgets the note: the storage belongs to a record, or is empty. */
  end(storageId: string): Promise<void>;
  /** Notes begun before a time (ISO 8601), each read again just before it is yielded. */
  listBegunBefore(time: string): AsyncIterable<Upload>;
  /** Keeps the storage from being claimed afterwards; false if the note has changed since it was read. */
  abandon(upload: Upload): Promise<boolean>;
}
