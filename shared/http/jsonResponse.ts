/** JSON answers. */
import { Readable } from 'node:stream';
import { createTurns } from '../platform/turns.ts';
import type { ApiResponse } from './requestEvent.ts';
import { textPieces } from './textPieces.ts';

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

export const jsonResponse = (body: unknown, statusCode = 200): ApiResponse => ({
  statusCode,
  headers: { ...JSON_HEADERS },
  body: JSON.stringify(body),
});

/** The same for an answer that holds a whole document: others get their turns while it is written. */
export const largeJsonResponse = async (body: object): Promise<ApiResponse> => ({
  statusCode: 200,
  headers: { ...JSON_HEADERS },
  body: await jsonText(body),
});

/** Like `JSON.stringify`, for an object whose fields may be long lists, giving others turns in between. */
export async function jsonText(object: object): Promise<string> {
  const pause = createTurns();
  const fields: string[] = [];
  for (const [name, value] of Object.entries(object) as [string, unknown][]) {
    if (value === undefined) continue;
    const items: string[] = [];
    if (Array.isArray(value)) {
      for (const item of value as unknown[]) {
        items.push(JSON.stringify(item ?? null));
        await pause();
      }
    }
    fields.push(`${JSON.stringify(name)}:${Array.isArray(value) ? `[${items.join(',')}]` : JSON.stringify(value)}`);
    await pause();
  }
  return `{${fields.join(',')}}`;
}

/** An answer that may be too large to hold as one string: its JSON text is produced piece by piece. */
export const streamedJsonResponse = (pieces: Iterable<string> | AsyncIterable<string>): ApiResponse => ({
  statusCode: 200,
  headers: { ...JSON_HEADERS },
  body: Readable.from(inTurns(pieces), { objectMode: false }),
});

/** A socket may take all pieces at once. */
async function* inTurns(pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  const pause = createTurns();
  for await (const long of pieces) {
    for (const piece of textPieces(long)) {
      yield piece;
      await pause();
    }
  }
}

/** The JSON text of an object whose keys may be anything, including `__proto__`, one entry per piece. */
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
 * Produces this much of an answer, in characters, before its status is sent: a failure by then is reported as an error, and only
 * a longer answer can still be cut off.
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
