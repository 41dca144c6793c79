/** A response body on disk, never more of it than is allowed. */
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UnconvertibleSource } from '../unconvertibleSource.ts';
import { errorCode } from './errorCode.ts';
import { unreachable } from './unreachable.ts';
import type { WebAnswer } from './webAnswer.ts';

const MEBIBYTE = 1024 * 1024;
/**
 * Milliseconds that a body may be waited for in all, on top of what its bytes are worth: servers also think between the halves of a page.
 */
const PATIENCE_MS = 15_000;
/** The slowest lines bring twice as much: a slower sender keeps a place that others need. */
const LEAST_BYTES_PER_MS = 1;

export interface OpenedBody {
  /** The first bytes, as many as were requested, or all of a shorter body. */
  readonly head: Buffer;
  readonly chunks: AsyncIterable<Buffer>;
}

/** @throws what reading the body throws, reported as `saveBody` does */
export async function openBody(
  { body, address }: WebAnswer,
  headBytes: number,
  signal: AbortSignal,
): Promise<OpenedBody> {
  const source = told(body, address.host, signal);
  const read: Buffer[] = [];
  let length = 0;
  let late: UnconvertibleSource | undefined;
  try {
    while (length < headBytes) {
      const { done, value } = await source.next();
      if (done === true) break;
      read.push(value);
      length += value.length;
    }
  } catch (error) {
    // The next reader gets the error after what arrived.
    if (!isLate(error) || length === 0 || signal.aborted) throw error;
    late = error;
  }
  const begun = Buffer.concat(read);
  return { head: begun.subarray(0, headBytes), chunks: joined(begun, late ?? source) };
}

/**
 * @returns bytes written
 * @throws UnconvertibleSource if the body is larger than `maxBytes` once decompressed, or breaks off; the signal's reason
 */
export async function saveBody({ chunks }: OpenedBody, path: string, maxBytes: number): Promise<number> {
  let size = 0;
  await pipeline(async function* () {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      yield chunk;
    }
  }, createWriteStream(path));
  return size;
}

export interface ReadBody {
  readonly bytes: Buffer;
  /** Why the rest of it was not waited for; absent if this is all. */
  readonly late?: UnconvertibleSource;
}

/** @returns the body, or what has arrived of one that took too long. @throws as `saveBody` does, for other reasons than time */
export async function readBody({ chunks }: OpenedBody, maxBytes: number): Promise<ReadBody> {
  const read: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      read.push(chunk);
    }
  } catch (error) {
    if (!isLate(error)) throw error;
    return { bytes: Buffer.concat(read), late: error };
  }
  return { bytes: Buffer.concat(read) };
}

const isLate = (error: unknown): error is UnconvertibleSource =>
  error instanceof UnconvertibleSource && error.reason === 'timeout';

const tooLarge = (maxBytes: number): UnconvertibleSource =>
  new UnconvertibleSource(
    'too_large',
    `The file is larger than the ${Math.floor(maxBytes / MEBIBYTE)} MiB that are taken.`,
  );

async function* told(body: Readable, host: string, signal: AbortSignal): AsyncGenerator<Buffer, undefined> {
  const allowance = createAllowance(() => body.destroy(tooSlow(host)));
  try {
    allowance.wait();
    for await (const chunk of body as AsyncIterable<Buffer>) {
      allowance.received(chunk.length);
      yield chunk;
      allowance.wait();
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UnconvertibleSource) throw error;
    if (isDecompression(error)) {
      throw new UnconvertibleSource('corrupt', `'${host}' sends a compressed answer that is damaged.`, {
        cause: error,
      });
    }
    throw unreachable(host, error);
  } finally {
    allowance.received(0);
  }
}

/** Counts only the time spent waiting for a body: processing its bytes takes time, too. */
function createAllowance(onUsedUp: () => void) {
  let leftMs = PATIENCE_MS;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    wait: () => {
      since = performance.now();
      // What is used up while bytes are processed ends with the next wait.
      timer = setTimeout(onUsedUp, Math.max(0, leftMs));
    },
    received: (bytes: number) => {
      clearTimeout(timer);
      leftMs += bytes / LEAST_BYTES_PER_MS - (performance.now() - since);
    },
  };
}

const tooSlow = (host: string): UnconvertibleSource =>
  new UnconvertibleSource(
    'timeout',
    `'${host}' sends its answer too slowly: after ${PATIENCE_MS / 1000} seconds of waiting it was given up. Save the document and upload it.`,
  );

/** Errors of zlib and of its Brotli. */
const isDecompression = (error: unknown): boolean => /^(Z_|ERR_BROTLI|ERR__ERROR)/.test(errorCode(error));

/** @param rest what comes after it, or why nothing does */
async function* joined(first: Buffer, rest: AsyncIterable<Buffer> | UnconvertibleSource): AsyncGenerator<Buffer> {
  yield first;
  if (rest instanceof UnconvertibleSource) throw rest;
  yield* rest;
}
