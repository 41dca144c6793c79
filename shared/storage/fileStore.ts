/** Port: objects under slash-separated keys. Adapters: `aws/s3FileStore.ts`, `local/diskFileStore.ts`. */
import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly key: string;
  readonly sizeBytes: number;
  readonly modifiedAt: Date;
}

export interface FileContent {
  readonly stream: Readable;
  readonly sizeBytes: number;
  readonly contentType: string;
}

export interface SignedLink {
  readonly url: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export interface SignedLinkOptions {
  /** If given, the answer carries `Content-Disposition: attachment` with this name; any characters are allowed. */
  readonly downloadFilename?: string;
  /** Content type of the answer, instead of the stored one. */
  readonly contentType?: string;
  /** ISO 8601: the link ends by then, however long links live. */
  readonly notAfter?: string | undefined;
}

export interface FileStore {
  /**
   * Writes one object. All or nothing: until the whole body has arrived nothing is visible under `key`, and a body that fails
   * midway (its stream emits an error) leaves nothing behind; the error is rethrown. Streams are never held in memory whole. An
   * existing object is replaced.
   */
  put(key: string, body: Readable | Uint8Array, contentType: string): Promise<void>;
  /** The whole object, or `undefined` if there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** The object as a stream, or `undefined` if there is none. */
  open(key: string): Promise<FileContent | undefined>;
  /** Copies an object with its content type; false if there is none. Later changes to either do not affect the other. */
  copy(from: string, to: string): Promise<boolean>;
  /** Every object whose key starts with `prefix`, in key order. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Deletes one object; deleting one that does not exist is no error. */
  delete(key: string): Promise<void>;
  /** Deletes every object whose key starts with `prefix` (which must end in `/`) and returns how many there were. */
  deletePrefix(prefix: string): Promise<number>;
  /**
   * A link that reads the object with GET without the API key (with HEAD on one machine only: S3 signs the method). It remains
   * valid for the configured lifetime (at least an hour, unless it must end sooner) and answers 404 (403 in S3 without list
   * permission) once the object is deleted.
   */
  signLink(key: string, options?: SignedLinkOptions): Promise<SignedLink>;
}
