/**
 * Receives an uploaded file, measuring it on the way. Small ones are held until their form is read: they are stored, priced and read
 * at the same time then, and one that is refused is never stored. Larger ones are stored while they arrive.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { FILE_TYPE_WINDOW } from '../../shared/documents/fileType.ts';
import type { UploadedFile } from '../../shared/http/multipart.ts';

/** Bytes: what most documents of some pages take. Reading one takes its bytes into memory anyway. */
const MOST_HELD_BYTES = 1024 * 1024;

export interface ReceivedFile {
  readonly filename: string;
  /** As the client declared it. */
  readonly declaredType: string;
  readonly sizeBytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** The first `FILE_TYPE_WINDOW` bytes. */
  readonly head: Buffer;
  /** All of it, if it was held: it is still to be stored. */
  readonly held?: Uint8Array;
}

/**
 * @param mayHold whether there is memory for so many bytes more
 * @param store leaves nothing behind if its body breaks off
 */
export async function receiveFile(
  upload: UploadedFile,
  mayHold: (bytes: number) => boolean,
  store: (body: Readable) => Promise<void>,
): Promise<ReceivedFile> {
  const measure = new Measure();
  const arriving = measured(upload.stream, measure);
  const received = () => ({ filename: upload.filename, declaredType: upload.mimeType, ...measure.result() });
  const held: Buffer[] = [];
  for (;;) {
    const next = await arriving.next();
    if (next.done) return { ...received(), held: Buffer.concat(held) };
    held.push(next.value);
    if (measure.sizeBytes > MOST_HELD_BYTES || !mayHold(next.value.length)) break;
  }
  try {
    await store(Readable.from(joined(held, arriving), { objectMode: false }));
  } catch (error) {
    // An upload that breaks off is not the storage's failure.
    throw measure.failure ?? error;
  }
  return received();
}

async function* joined(held: Buffer[], arriving: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  // Not held any longer than it takes to store them.
  for (let chunk = held.shift(); chunk !== undefined; chunk = held.shift()) yield chunk;
  yield* arriving;
}

async function* measured(stream: Readable, measure: Measure): AsyncGenerator<Buffer, undefined> {
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      measure.add(chunk);
      yield chunk;
    }
  } catch (error) {
    measure.failure = error;
    throw error;
  }
}

/** Of the bytes so far: their number, hash and beginning. */
class Measure {
  sizeBytes = 0;
  /** What the stream broke off with. */
  failure: unknown;
  #head = Buffer.alloc(0);
  readonly #hash = createHash('sha256');

  add(chunk: Buffer): void {
    this.sizeBytes += chunk.length;
    this.#hash.update(chunk);
    const missing = FILE_TYPE_WINDOW - this.#head.length;
    if (missing > 0) this.#head = Buffer.concat([this.#head, chunk.subarray(0, missing)]);
  }

  result(): { sizeBytes: number; sha256: string; head: Buffer } {
    return { sizeBytes: this.sizeBytes, sha256: this.#hash.digest('hex'), head: this.#head };
  }
}
