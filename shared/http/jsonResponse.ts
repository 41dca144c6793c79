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
export const streamedJsonResponse = (pieces: Iterable<string>): ApiResponse => ({
  statusCode: 200,
  headers: { ...JSON_HEADERS },
  body: Readable.from(pieces, { objectMode: false }),
});

/** The JSON text of an object whose keys may be anything, `__proto__` included, one entry a piece. */
export function* jsonEntries(entries: Iterable<readonly [string, unknown]>): Generator<string> {
  let separator = '{';
  for (const [key, value] of entries) {
    yield `${separator}${JSON.stringify(key)}:${JSON.stringify(value)}`;
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}
