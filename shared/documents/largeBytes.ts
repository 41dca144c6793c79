/** Bytes of whole documents, copied without holding up the thread: copying fifty megabytes takes a tenth of a second. */
import { createTurns } from '../platform/turns.ts';

/** Bytes that are copied at once: half a millisecond. */
const PIECE_BYTES = 1024 * 1024;

/** In memory that threads share; bytes that are already in such memory are not copied. */
export async function toShared(bytes: Uint8Array): Promise<SharedArrayBuffer> {
  if (bytes.buffer instanceof SharedArrayBuffer && bytes.byteLength === bytes.buffer.byteLength) return bytes.buffer;
  const shared = new SharedArrayBuffer(bytes.byteLength);
  await copyInTurns(new Uint8Array(shared), [bytes]);
  return shared;
}

/** Copies the parts one after another into memory that has room for them. */
export async function copyInTurns(to: Uint8Array, parts: readonly Uint8Array[]): Promise<void> {
  const pause = createTurns();
  let at = 0;
  for (const part of parts) {
    for (let from = 0; from < part.length; from += PIECE_BYTES) {
      to.set(part.subarray(from, from + PIECE_BYTES), at + from);
      await pause();
    }
    at += part.length;
  }
}

/**
 * Frees memory that is no longer used at once: left to the garbage collector, some megabytes of pixels for each page make it go through all
 * objects of the process again and again.
 */
export function release({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
