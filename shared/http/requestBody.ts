/** The body of a request, however the front end delivered it. */
import { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { z } from 'zod';
import { invalidArgument, payloadTooLarge } from './apiError.ts';
import type { RequestEvent } from './requestEvent.ts';
import { createTurns, turn } from '../platform/turns.ts';
import { countJson } from './jsonSize.ts';
import { requireRoom } from './memoryRoom.ts';
import { repeatedKeys } from './repeatedKeys.ts';
import { fieldsOf, refusalOf } from './requestFields.ts';

export function bodyStream(event: RequestEvent): Readable {
  if (event.bodyStream) return event.bodyStream;
  return Readable.from([Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')]);
}

/**
 * Reads and parses a JSON body.
 * @param maxBytes larger bodies are refused without being read to the end
 * @throws ApiError 413 if too large; 400 if it is not JSON
 */
export async function jsonInput(event: RequestEvent, maxBytes: number): Promise<unknown> {
  return parsedJson(await readText(event, maxBytes));
}

/** A thousand citations with all fields and fifty lines each have 70,000. Parsing that many takes a few hundredths of a second. */
const MOST_VALUES = 100_000;

/** A thousand citations have 25,000 with all their fields. An object with a hundred thousand different keys takes as long as a large file. */
const MOST_KEYS = 40_000;

/** UTF-16 units from which each step has a turn of its own: a step takes a millisecond or more. */
const LARGE_BODY = 256 * 1024;

/**
 * Step by step, giving others turns in between: each step takes a few hundredths of a second for the largest bodies.
 * @throws ApiError 413 if it holds too many values; 400 if it is not JSON, or repeats a key
 */
async function parsedJson(received: string): Promise<unknown> {
  const pause = received.length > LARGE_BODY ? turn : createTurns();
  await pause();
  // Some Windows programs begin a file with this character, which is not part of JSON.
  const text = received.replace(/^\uFEFF/, '');
  const { values, keys } = countJson(text, MOST_VALUES);
  if (values > MOST_VALUES || keys > MOST_KEYS) {
    const most = values > MOST_VALUES ? `${MOST_VALUES} values` : `${MOST_KEYS} keys`;
    throw payloadTooLarge(`The JSON body holds more than ${most}. Split it into several requests.`);
  }
  await pause();
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // Without its cause, whose message repeats words of the body: the log holds none of them.
    throw invalidArgument('The body is not valid JSON. Send a JSON object with "Content-Type: application/json".');
  }
  await pause();
  const repeated = repeatedKeys(text);
  if (repeated.length > 0) {
    throw refusalOf(repeated.map((path) => `'${path}' stands twice in the body; give each key of an object once`));
  }
  await pause();
  return parsed;
}

/** @throws ApiError as `jsonInput`, and 400 if it does not fit the schema (every problem is named) */
export async function jsonBody<Schema extends z.ZodType>(
  event: RequestEvent,
  schema: Schema,
  maxBytes: number,
): Promise<z.infer<Schema>> {
  return fieldsOf(schema, await jsonInput(event, maxBytes));
}

/** The same if the body may be left out: it is an empty object then. */
export async function optionalJsonBody<Schema extends z.ZodType>(
  event: RequestEvent,
  schema: Schema,
  maxBytes: number,
): Promise<z.infer<Schema>> {
  const text = await readText(event, maxBytes);
  return fieldsOf(schema, text.trim() === '' ? {} : await parsedJson(text));
}

/** Chunks that are joined at a time: a body may arrive byte by byte, and a buffer of one byte takes a hundred. */
const CHUNKS_JOINED = 16;

/**
 * As bytes until all of them are there: they lie beside the heap, and a hundred bodies that never end would keep the garbage collector
 * busy as text.
 */
async function readText(event: RequestEvent, maxBytes: number): Promise<string> {
  const joined: Buffer[] = [];
  let chunks: Buffer[] = [];
  let sizeBytes = 0;
  // `destroyOnReturn` stays off: the front end drains what is left, so that the caller sees the answer.
  const stream = bodyStream(event).iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  // Otherwise a hundred bodies that arrive at once would be read in one turn of the event loop: a quarter of a gigabyte.
  const pause = createTurns();
  for await (const chunk of stream) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) {
      throw payloadTooLarge(`The JSON body exceeds ${maxBytes} bytes. Split it into several requests.`);
    }
    requireRoom(event, chunk.length);
    if (chunks.push(chunk) === CHUNKS_JOINED) {
      joined.push(Buffer.concat(chunks));
      chunks = [];
    }
    await pause();
  }
  // Piece by piece: decoding five megabytes at once takes as long as parsing them.
  const decoder = new StringDecoder('utf8');
  let text = '';
  for (const piece of [...joined, ...chunks]) {
    text += decoder.write(piece);
    await pause();
  }
  return text + decoder.end();
}
