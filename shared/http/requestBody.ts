/** The body of a request, whichever way the front end delivered it. */
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { invalidArgument, payloadTooLarge } from './apiError.ts';
import type { RequestEvent } from './requestEvent.ts';

export function bodyStream(event: RequestEvent): Readable {
  if (event.bodyStream) return event.bodyStream;
  return Readable.from([Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')]);
}

/**
 * Reads and parses a JSON body.
 * @param maxBytes larger bodies are refused without being read to the end
 * @throws ApiError 413 when too large; 400 when it is not JSON, or does not fit the schema (every problem is named)
 */
export async function jsonBody<Schema extends z.ZodType>(
  event: RequestEvent,
  schema: Schema,
  maxBytes: number,
): Promise<z.infer<Schema>> {
  const text = await readText(event, maxBytes);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw invalidArgument(
      'The body is not valid JSON. Send a JSON object with "Content-Type: application/json".',
      cause,
    );
  }
  return parseFields(schema, parsed);
}

/** @throws ApiError 400 whose message names every field that does not fit. */
export function parseFields<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw invalidArgument(describeIssues(result.error.issues, input));
}

async function readText(event: RequestEvent, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  // `destroyOnReturn` stays off: the front end drains what is left, so that the caller sees the answer.
  const stream = bodyStream(event).iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  for await (const chunk of stream) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) {
      throw payloadTooLarge(`The JSON body exceeds ${maxBytes} bytes. Split it into several requests.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Problems beyond this many are counted, not listed: a message is to be read. */
const MAX_LISTED_ISSUES = 20;

function describeIssues(issues: readonly z.core.$ZodIssue[], input: unknown): string {
  const listed = issues.slice(0, MAX_LISTED_ISSUES).map((issue) => describeIssue(issue, input));
  const rest = issues.length - listed.length;
  return listed.join('; ') + (rest > 0 ? `; and ${rest} more problems` : '') + '.';
}

function describeIssue(issue: z.core.$ZodIssue, input: unknown): string {
  const path = issue.path.map(String).join('.');
  if (path === '') return 'The body must be a JSON object';
  const isMissing = issue.code !== 'custom' && valueAt(input, issue.path) === undefined;
  return isMissing ? `'${path}' is required` : `'${path}' ${issue.message}`;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
