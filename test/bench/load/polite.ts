/**
 * `npm run bench:load -- --hostile`: how long a well-behaved account waits while a greedy one requests everything that it can,
 * and how long the event loop is held in the meantime. Waits by the clock are compared with those of the same account alone, a
 * moment before.
 */
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startProbe, type Waits } from '../hostile/probe.ts';
import type { ServiceProcess } from '../serviceProcess.ts';

/** The longest that a user may wait because of others, in multiples of the wait alone. */
const MOST_TIMES = 2;
/** One stretch of work holds the event loop no longer than this, milliseconds of work. */
const LONGEST_HELD_MS = 50;
/** Requests that the greedy account has in progress at a time. */
const GREEDY = 40;

export interface PoliteOptions {
  readonly dataDir: string;
  readonly service: ServiceProcess;
  readonly document: Uint8Array;
  readonly longDocument: Uint8Array;
  /** A sentence that is in both. */
  readonly quotation: string;
  readonly seconds: number;
}

/** @returns whether he waited no longer than he may */
export async function measurePolite(options: PoliteOptions): Promise<boolean> {
  const { dataDir, service, document, longDocument, quotation, seconds } = options;
  const politeKey = await keyOf(dataDir, 'polite');
  const send = async (path: string, body: object | FormData, key: string, signal?: AbortSignal): Promise<number> => {
    const isForm = body instanceof FormData;
    const response = await fetch(service.baseUrl + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, ...(!isForm && { 'Content-Type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
      ...(signal && { signal }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const prepare = (attachmentId: string, bytes: Uint8Array, key: string, signal?: AbortSignal): Promise<number> => {
    const form = new FormData();
    form.set('attachmentId', attachmentId);
    form.set('file', new Blob([Uint8Array.from(bytes)]), 'report.pdf');
    return send('/prepareAttachments', form, key, signal);
  };
  const verify = (attachmentId: string, words: readonly string[], key: string, signal?: AbortSignal) => {
    const citations = Object.fromEntries(words.map((sourceContext, i) => [`c${i}`, { sourceContext }]));
    return send('/verifyCitations', { data: { attachmentId, citations } }, key, signal);
  };
  await prepare('polite', document, politeKey);
  await prepare('greedy', longDocument, service.apiKey);

  const watched = async (): Promise<{ readonly loop: Waits; readonly verifying: Waits; readonly preparing: Waits }> => {
    let prepared = 0;
    const answering = (ask: () => Promise<number>) => startProbe(async () => ({ status: await ask() }));
    const loop = answering(async () => (await fetch(`${service.baseUrl}/errors`)).status);
    const verifying = answering(() => verify('polite', [quotation], politeKey));
    const preparing = answering(() => prepare(`p${Date.now()}-${prepared++}`, document, politeKey));
    await sleep(seconds * 1000);
    const [one, two, three] = await Promise.all([loop.stop(), verifying.stop(), preparing.stop()]);
    return { loop: one, verifying: two, preparing: three };
  };
  const alone = await watched();
  const over = new AbortController();
  let asked = 0;
  const long = `${quotation} `.repeat(40);
  const greed = Array.from({ length: GREEDY }, async (_, i) => {
    while (!over.signal.aborted) {
      const words = Array.from({ length: 60 }, (_w, w) => `${asked}${w} ${long}`);
      const work =
        i % 4 === 0
          ? prepare(`g${i}-${asked}`, longDocument, service.apiKey, over.signal)
          : verify('greedy', words, service.apiKey, over.signal);
      asked += 1;
      await work.catch(() => sleep(10));
    }
  });
  await service.longestHeldMs();
  const beside = await watched();
  const longestHeld = await service.longestHeldMs();
  over.abort();
  await Promise.all(greed);

  console.log(`greedy account: ${GREEDY} requests at a time, ${asked} begun in ${seconds} s`);
  let isFair = true;
  for (const what of ['verifying', 'preparing'] as const) {
    const times = beside[what].p95 / alone[what].p95;
    isFair &&= times <= MOST_TIMES && beside[what].failed === 0;
    console.log(
      `polite account, ${what}: p95 ${alone[what].p95.toFixed(0)} ms alone (${alone[what].asked} asked), ${beside[what].p95.toFixed(0)} ms beside it (${beside[what].asked}), ${times.toFixed(1)} times; ${beside[what].failed} failed`,
    );
  }
  const { p95, longest } = beside.loop;
  console.log(
    `event loop: held ${longestHeld.toFixed(0)} ms of its work at most; waits p95 ${p95.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
  );
  return isFair && longestHeld <= LONGEST_HELD_MS;
}

async function keyOf(dataDir: string, account: string): Promise<string> {
  const operator = async (...command: string[]): Promise<string> => {
    const env = { ...process.env, DATA_DIR: dataDir };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['infra/run.js', 'infra/operator/main.ts', ...command],
      { env },
    );
    return stdout.trim();
  };
  await operator('account', 'create', account);
  return operator('key', 'create', '--account', account);
}
