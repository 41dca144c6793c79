/** Large JSON bodies are read and parsed in steps, each in a turn of its own. */
import { Readable } from 'node:stream';
import { jsonInput } from '../../../shared/http/requestBody.ts';
import type { RequestEvent } from '../../../shared/http/requestEvent.ts';
import { turnsBeside } from '../../support/turnsBeside.ts';

const MOST_BYTES = 5 * 1024 * 1024;
/** Counting, parsing, looking for repeated keys, and what comes after. */
const STEPS = 4;

const eventOf = (chunks: readonly Buffer[]): RequestEvent => ({
  httpMethod: 'POST',
  path: '/verifyCitations',
  headers: {},
  pathParameters: null,
  body: null,
  isBase64Encoded: false,
  bodyStream: Readable.from(chunks),
  requestContext: { requestId: 'r' },
});

/** What a body holds, and the turns of the event loop that others had meanwhile. */
async function read(chunks: readonly Buffer[]): Promise<{ input: unknown; turns: number }> {
  let input: unknown;
  const turns = await turnsBeside(
    jsonInput(eventOf(chunks), MOST_BYTES).then((parsed) => {
      input = parsed;
    }),
  );
  return { input, turns };
}

describe('a JSON body', () => {
  it('is parsed in turns where it is large, however quickly it arrived', async () => {
    const text = 'a'.repeat(300_000);
    const body = Buffer.from(JSON.stringify({ text }));
    // Until its code is compiled: then each step is too quick to be interrupted for the time that it takes.
    for (let i = 0; i < 20; i++) await read([body]);
    const { input, turns } = await read([body]);
    expect(input).toEqual({ text });
    expect(turns).toBeGreaterThanOrEqual(STEPS);
  });

  it('is the same text wherever its chunks end', async () => {
    const value = { text: 'Grüße – 数字 😀', ключ: '\ufffd' };
    const bytes = Buffer.from(JSON.stringify(value));
    expect((await read(Array.from(bytes, (byte) => Buffer.from([byte])))).input).toEqual(value);
  });
});
