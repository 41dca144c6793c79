/** JSON answers. */
import { Readable } from 'node:stream';
import type { ApiResponse } from './requestEvent.ts';

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

export const jsonResponse = (body: unknown, statusCode = 200): ApiResponse => ({
  statusCode,
  headers: { ...JSON_HEADERS },
  body: JSON.stringify(body),
});

/** An answer that may be too large to hold as one string: its JSON text is produced piece by piece. */
export const streamedJsonResponse = (pieces: Iterable<string> | AsyncIterable<string>): ApiResponse => ({
  statusCode: 200,
  headers: { ...JSON_HEADERS },
  body: Readable.from(pieces, { objectMode: false }),
});

/** The JSON text of an object whose keys may be anything, `__proto__` included, one entry a piece. */
export async function* jsonEntries(
  entries: Iterable<readonly [string, unknown]> | AsyncIterable<readonly [string, unknown]>,
): AsyncGenerator<string> {
  let separator = '{';
  for await (const [key, value] of entries) {
    yield `${separator}${JSON.stringify(key)}:${JSON.stringify(value)}`;
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}

/**
 * Makes so much of an answer, in characters, before its status is told: what fails by then is told as an error, and only a
 * longer answer can still be cut off.
 */
export async function begun(pieces: AsyncIterable<string>, characters: number): Promise<AsyncIterable<string>> {
  const iterator = pieces[Symbol.asyncIterator]();
  const ready: string[] = [];
  for (let length = 0; length < characters; length += ready[ready.length - 1].length) {
    const next = await iterator.next();
    if (next.done) return Readable.from(ready);
    ready.push(next.value);
  }
  return joined(ready, iterator);
}

async function* joined(ready: readonly string[], rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    yield* ready;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
