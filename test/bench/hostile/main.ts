/**
 * `npm run bench:hostile`: attacks `npm start` with known attacks, one after the other, and shows beside each how long another
 * user waited. Flags: `--only <part of a name>`. Exits with 1 if another user waited too long, an attacker got no typed answer in
 * time, the service took too much memory, or it ended.
 */
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { rawRequest } from '../../support/rawHttp.ts';
import { makeRecording, subRip } from '../../support/recordings.ts';
import { textPdf } from '../../support/textPdf.ts';
import { removeFolder, startServiceProcess, WATCHED } from '../serviceProcess.ts';
import { askingAt, type Answer } from './asking.ts';
import { attackFiles } from './attackFiles.ts';
import { serveFiles } from './fileServer.ts';
import { busyMs, ownWorkMs } from './machineWork.ts';
import { ordinary, pagesOf } from './ordinaryText.ts';
import { startProbe, type Waits } from './probe.ts';
import { flood, openStalled, requestOf } from './stalled.ts';

/** No stretch of work holds the thread that everyone shares for longer, milliseconds: if somebody waits longer, the machine was busy with others. */
const LONGEST_HELD_MS = 50;
/** Nobody waits longer for a page, nor for a verdict but for one in twenty, milliseconds of a machine that others leave alone. */
const LONGEST_WAIT_MS = 250;
/** Of the processors, which others have on a quiet machine. */
const QUIET_SHARE = 0.1;
/** Within which every attacker gets a typed answer, milliseconds of an otherwise idle machine. */
const ANSWER_MS = 20_000;
const MEBIBYTE = 1024 * 1024;
/** Of the service's own process: its threads with what they hold, and what its accounts may have in progress. */
const MOST_MEMORY_BYTES = 2_048 * MEBIBYTE;
/** Somebody else's page of the web may take so many times as long beside an attack, on a machine that others leave alone. */
const MOST_TIMES_ALONE = 3;
/** Milliseconds until it is visited, on any machine: a place that drips hold is free after fifteen seconds. Five pass at load 25. */
const LONGEST_TURN_MS = 10_000;
/** Milliseconds in which an attack has begun for certain. */
const BEGUN_MS = 1_000;
const FLOOD_MS = 3_000;
/** Milliseconds that clients stand still before others send requests. */
const STALLED_MS = 5_000;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const dataDir = await mkdtemp(join(tmpdir(), 'hostile-'));
const files = await serveFiles(await attackFiles());
const service = await startServiceProcess(dataDir, {
  ...WATCHED,
  FREE_TIER_CENTS: '1000000000',
  ALLOW_PRIVATE_URL_HOSTS: files.host,
});
const { baseUrl, apiKey } = service;

async function operator(...command: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['infra/run.js', 'infra/operator/main.ts', ...command],
    { env },
  );
  return stdout.trim();
}
async function keyOf(account: string): Promise<string> {
  await operator('account', 'create', account);
  return operator('key', 'create', '--account', account);
}
const politeKey = await keyOf('polite');
const otherAttackers = [await keyOf('second'), await keyOf('third')];

const { send, upload, verify } = askingAt(baseUrl, apiKey);

const prepare = (file: string, key = apiKey) =>
  send('/prepareAttachments', { url: `http://${files.host}/${file}`, skipCache: true }, key);

/** Milliseconds until somebody's page of the web is visited, and until it is prepared. */
async function pageMs(): Promise<{ readonly visited: number; readonly prepared: number }> {
  const begun = performance.now();
  const visited = files.asked('page').then(() => performance.now() - begun);
  const { status, text } = await prepare('page', politeKey);
  if (status !== 200) throw new Error(text);
  return { visited: await visited, prepared: performance.now() - begun };
}

const SENTENCE = 'Revenue rose to 318 million euros.';

/** Until it is there: attacking something still being prepared would be no attack. */
async function prepareFully(attachmentId: string, bytes: Uint8Array, key = apiKey): Promise<void> {
  for (;;) {
    const { status, text } = await upload(attachmentId, bytes, key);
    if (status === 200) return;
    if (status !== 503) throw new Error(text);
  }
}
await prepareFully('polite', await textPdf([[SENTENCE]]), politeKey);
const amongOrdinary = (word: string) =>
  pagesOf(30, (p, l) => (l % 3 !== 0 ? ordinary(40 * p + l, 80) : `${word} `.repeat(20)));
await prepareFully('tea', await amongOrdinary('tea'));
await prepareFully('mrn', await amongOrdinary('mrn'));
await prepareFully('long', await pagesOf(40, (p, l) => ordinary(40 * p + l, 80)));
await prepareFully('large', await pagesOf(400, (p, l) => ordinary(40 * p + l, 80)));
await pageMs();
/** Somebody else's page of the web, with nobody beside it; and beside each attack that was tried. */
const { prepared: pageAloneMs } = await pageMs();
const pagesBeside: Awaited<ReturnType<typeof pageMs>>[] = [];
const recording = await makeRecording({ seconds: 5 });

/** Beside clients that stop half-way, the account's next request and another account's are answered. */
async function besideStalled(count: number, request: Buffer): Promise<readonly Answer[]> {
  const close = openStalled(baseUrl, count, request);
  await sleep(STALLED_MS);
  const answers = await Promise.all([verify('long', [SENTENCE]), verify('polite', [SENTENCE], politeKey)]);
  close();
  return answers;
}

interface Attack {
  readonly name: string;
  readonly run: () => Promise<readonly Answer[]>;
}
const one = (name: string, run: () => Promise<Answer>): Attack => ({ name, run: async () => [await run()] });

/** Beside them somebody else has a page of the web read. */
async function dripping(keys: readonly string[]): Promise<readonly Answer[]> {
  const drips = keys.flatMap((key) => Array.from({ length: 6 }, (_, i) => prepare(`drips?${i}`, key)));
  await sleep(BEGUN_MS);
  pagesBeside.push(await pageMs());
  return Promise.all(drips);
}

const attacks: readonly Attack[] = [
  {
    name: 'nothing, to compare',
    run: () =>
      new Promise((resolve) =>
        setTimeout(() => {
          resolve([]);
        }, 2000),
      ),
  },
  one('a beginning of comments at an address', () => prepare('comments')),
  {
    name: 'an unknown method with a path of 65 kB, three times, without a key',
    run: () =>
      Promise.all(
        Array.from({ length: 3 }, async () => {
          const text = await rawRequest(baseUrl, `FOO /${'a'.repeat(65_000)}`).catch(String);
          return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text };
        }),
      ),
  },
  one('1,500 digits, a letter, 1,500 raised digits', () => verify('long', [`${'1'.repeat(1500)}a${'¹'.repeat(1500)}`])),
  one('mixtures of raised digits', () =>
    verify(
      'long',
      ['²', '½', '1¹', 'a¹', '.¹'].map((piece) => piece.repeat(1500)),
    ),
  ),
  one('a thousand letters of "ate" against "tea"', () => verify('tea', ['ate '.repeat(250)])),
  one('"mrn" against "rnm"', () => verify('mrn', ['rnm '.repeat(250)])),
  one('100 citations of 15,000 characters', () =>
    verify(
      'long',
      Array.from({ length: 100 }, (_, i) => ordinary(11 * i, 15_000)),
    ),
  ),
  {
    name: 'the same, and the client goes away',
    run: async () => {
      const quotations = Array.from({ length: 100 }, (_, i) => ordinary(13 * i, 15_000));
      await verify('long', quotations, apiKey, AbortSignal.timeout(500)).catch(() => undefined);
      return [await verify('long', [SENTENCE])];
    },
  },
  one('98 citations of 24,000 one-letter words, searched for in the whole account', () =>
    send('/verifyCitations', {
      data: {
        attachmentId: 'long',
        searchAlso: 'account',
        citations: Object.fromEntries(
          Array.from({ length: 98 }, (_, i) => [`c${i}`, { value: `z${i} ${'q '.repeat(24_000)}` }]),
        ),
      },
    }),
  ),
  one('a citation whose key has 4.9 million characters', () =>
    send('/verifyCitations', {
      data: { attachmentId: 'long', citations: { ['a'.repeat(4_900_000)]: { value: SENTENCE } } },
    }),
  ),
  {
    name: '1,600 lists of the tools for agents, sixteen at a time',
    run: async () => {
      const lists = Array.from({ length: 16 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' }));
      const streamed = { Accept: 'application/json, text/event-stream' };
      const answers = Array.from({ length: 100 }, () => send('/mcp', lists, apiKey, undefined, streamed));
      return Promise.all(answers);
    },
  },
  one('400 kB of subtitles whose lines roll', () => {
    const lines = Array.from({ length: 100_000 }, () => 'a').join('\n');
    return upload(
      'rolling',
      recording,
      apiKey,
      subRip([
        [0, 1, `${lines}\nb`],
        [1, 2, lines],
      ]),
    );
  }),
  one('a million accents on one letter', () =>
    upload('accents', recording, apiKey, subRip([[0, 1, `a${'\u0301\u0316'.repeat(500_000)}`]])),
  ),
  one('a compound file whose table names one sector again and again', () => prepare('compound')),
  { name: 'two tables of 9.9 MB at once', run: () => Promise.all([prepare('one.csv'), prepare('two.csv')]) },
  one('a table of 8 MB with many quotation marks', () => prepare('marks.csv')),
  one('a spreadsheet with a million repeated rows', () => prepare('rows.ods')),
  one('200,000 groups within each other', () => prepare('nested.rtf')),
  one('a drawing that calls itself AVIF', () => prepare('picture.avif')),
  one('a page of 20,000 pictures that are not there', () => prepare('pictures')),
  one('a page of 200,000 divisions within each other', () => prepare('nested')),
  one('a page that writes 100 MB to its console', () => prepare('console')),
  one('a drawing whose parts multiply', () => prepare('multiplying')),
  {
    name: 'sixty answers that nobody reads',
    run: () =>
      besideStalled(60, requestOf('/getAttachment', apiKey, Buffer.from(JSON.stringify({ attachmentId: 'large' })))),
  },
  {
    name: 'a hundred bodies of 4.9 MB that stop before their end',
    run: () =>
      besideStalled(
        100,
        requestOf('/verifyCitations', apiKey, Buffer.from(`{"data":{"a":"${'a'.repeat(4_900_000)}`), 4_999_999),
      ),
  },
  {
    name: 'thousands of requests in one packet, without a key, ten times',
    run: async () => {
      const requests = 'GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2_000);
      for (let packet = 0; packet < 10; packet++) await flood(baseUrl, requests, FLOOD_MS);
      return [];
    },
  },
  {
    name: 'a million chunks of one byte, without a key',
    run: async () => {
      const head = 'POST /verifyCitations HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
      await flood(baseUrl, head + '1\r\na\r\n'.repeat(1_000_000), FLOOD_MS);
      return [];
    },
  },
  { name: 'six addresses that drip', run: () => dripping([apiKey]) },
  {
    name: 'six addresses that drip, of each of three accounts',
    run: () => dripping([apiKey, ...otherAttackers]),
  },
];

/** Who sends many waits for himself, and is told so. */
const isTyped = ({ status, text }: Answer): boolean =>
  ([200, 400, 404, 405].includes(status) && text.includes('"')) ||
  (status === 503 && text.includes('is still being prepared'));
const seconds = (ms: number): string => (ms / 1000).toFixed(1).padStart(5);
const whole = (ms: number): string => ms.toFixed(0).padStart(6);
const shown = ({ p50, p95, longest, failed }: Waits): string =>
  `${whole(p50)}${whole(p95)}${whole(longest)}${failed > 0 ? ` (${failed} failed)` : ''}`;

let wrong = 0;
console.log(
  '                             memory, event loop held | waits for a page: p50, p95, longest | for a verdict: p50, p95, longest, ms | of the processors',
);
for (const { name, run } of attacks.filter((attack) => attack.name.includes(values.only))) {
  await service.longestHeldMs();
  const loop = startProbe(() =>
    fetch(`${baseUrl}/errors`).then(async (answer) => ({ status: answer.status, text: await answer.text() })),
  );
  const verifying = startProbe(() => verify('polite', [SENTENCE], politeKey));
  const begun = performance.now();
  const workedBefore = await service.allWorkMs();
  const machineBefore = (await busyMs()) - ownWorkMs();
  pagesBeside.length = 0;
  const answers = await run().catch((error: unknown) => [{ status: 0, text: String(error) }]);
  const tookMs = performance.now() - begun;
  const workedMs = ((await service.allWorkMs()) ?? 0) - (workedBefore ?? 0);
  const machineMs = (await busyMs()) - ownWorkMs() - machineBefore;
  const othersShare = Math.max(0, machineMs - workedMs) / (tookMs * availableParallelism());
  // On a machine that others keep busy, what the work would have taken on an idle one.
  const answeredInMs = workedBefore === undefined ? tookMs : Math.min(tookMs, workedMs / availableParallelism());
  const [waited, judged] = await Promise.all([loop.stop(), verifying.stop()]);
  const memory = await service.memory();
  const held = await service.longestHeldMs();
  const isWrong =
    held > LONGEST_HELD_MS ||
    (memory ?? 0) > MOST_MEMORY_BYTES ||
    waited.failed + judged.failed > 0 ||
    answeredInMs > ANSWER_MS ||
    pagesBeside.some(({ visited }) => visited > LONGEST_TURN_MS) ||
    (othersShare < QUIET_SHARE &&
      (Math.max(waited.longest, judged.p95) > LONGEST_WAIT_MS ||
        pagesBeside.some(({ prepared }) => prepared > MOST_TIMES_ALONE * pageAloneMs))) ||
    !answers.every(isTyped);
  if (isWrong) wrong += 1;
  console.log(`${isWrong ? '✗' : '✓'} ${name}`);
  const megabytes = memory === undefined ? '?' : Math.round(memory / MEBIBYTE);
  const told = answers.map(
    (answer) =>
      `${answer.status} ${/"(?:error|message|warnings)":("[^"]{0,90}|\[[^\]]*\])/.exec(answer.text)?.[1] ?? ''}`,
  );
  console.log(
    `    ${seconds(tookMs)} s, ${seconds(workedMs)} s of work ${String(megabytes).padStart(5)} MiB held ${whole(held)} ms |${shown(waited)} |${shown(judged)} | others ${(100 * othersShare).toFixed(0)} %`,
  );
  for (const { visited, prepared } of pagesBeside) {
    console.log(
      `      another account's page was visited after ${seconds(visited).trim()} s and took ${seconds(prepared).trim()} s, alone ${seconds(pageAloneMs).trim()} s`,
    );
  }
  for (const line of new Set(told)) console.log(`      ${line}`);
}
console.log(wrong === 0 ? 'nobody waited for an attacker' : `${wrong} attacks were felt`);
await service.stop();
files.close();
await removeFolder(dataDir);
process.exitCode = wrong === 0 ? 0 : 1;
