/** Streams an uploaded file into storage, measuring it on the way. */
import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FILE_TYPE_WINDOW } from '../../shared/documents/fileType.ts';
import type { UploadedFile } from '../../shared/http/multipart.ts';
import type { FileStore } from '../../shared/storage/fileStore.ts';

export interface ReceivedFile {
  readonly filename: string;
  /** As the client declared it. */
  readonly declaredType: string;
  readonly sizeBytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** The first `FILE_TYPE_WINDOW` bytes. */
  readonly head: Buffer;
}

/** Rejects, and leaves nothing under `key`, if the upload breaks off. */
export async function receiveFile(files: FileStore, key: string, upload: UploadedFile): Promise<ReceivedFile> {
  const measure = new Measure();
  const stored = files.put(key, measure, 'application/octet-stream');
  // Both must be awaited: an upload that breaks off fails the pipeline, and through it the put.
  const [piped, put] = await Promise.allSettled([pipeline(upload.stream, measure), stored]);
  if (piped.status === 'rejected') throw piped.reason;
  if (put.status === 'rejected') throw put.reason;
  return { filename: upload.filename, declaredType: upload.mimeType, ...measure.result() };
}

/** Passes bytes on unchanged and remembers their number, hash and beginning. */
class Measure extends Transform {
  #sizeBytes = 0;
  #head = Buffer.alloc(0);
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#sizeBytes += chunk.length;
    this.#hash.update(chunk);
    const missing = FILE_TYPE_WINDOW - this.#head.length;
    if (missing > 0) this.#head = Buffer.concat([this.#head, chunk.subarray(0, missing)]);
    done(null, chunk);
  }

  result(): { sizeBytes: number; sha256: string; head: Buffer } {
    return { sizeBytes: this.#sizeBytes, sha256: this.#hash.digest('hex'), head: this.#head };
  }
}
