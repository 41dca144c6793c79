/**
 * `npm run bench:load`: a mixed load on the whole service, then an audit. Flags: `--seconds 20`, `--clients 10`, `--kill` (kills
 * the service in the middle as a power failure would, and restarts it), `--hostile` (a greedy account beside a well-behaved one
 * instead, `polite.ts`).
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { reportPdf } from '../../support/reportPdf.ts';
import { removeFolder, startServiceProcess, WATCHED, type ServiceProcess } from '../serviceProcess.ts';
import { measurePolite } from './polite.ts';
import { runClient, type Operation, type Sample } from './client.ts';
import { unreflected } from './reflected.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    clients: { type: 'string', default: '10' },
    kill: { type: 'boolean', default: false },
    hostile: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const clients = Number(values.clients);
/** Enough for any load: this measures, and should not run into 429. */
const SETTINGS = { ...WATCHED, FREE_TIER_CENTS: '1000000000' };
const MEBIBYTE = 1024 * 1024;

const dataDir = await mkdtemp(join(tmpdir(), 'load-'));
let service: ServiceProcess = await startServiceProcess(dataDir, SETTINGS);
const { apiKey } = service;
/** Every report begins with the same page. */
const reports = await Promise.all([1, 3, 30].map((pages) => reportPdf(pages)));
const documents = reports.map(({ pdf }) => pdf);
const quotation = reports[0].sentences[0][0];
if (values.hostile) {
  const [document, , longDocument] = documents;
  const isFair = await measurePolite({ dataDir, service, document, longDocument, quotation, seconds });
  await service.stop();
  await removeFolder(dataDir);
  process.exit(isFair ? 0 : 1);
}
const startedMs = performance.now();
const elapsedMs = () => performance.now() - startedMs;
const isOver = () => elapsedMs() > seconds * 1000;

const memory: string[] = [];
const watching = (async () => {
  while (!isOver()) {
    await sleep((seconds * 1000) / 8);
    const bytes = await service.memory();
    if (bytes !== undefined) memory.push(String(Math.round(bytes / MEBIBYTE)));
  }
})();
const killing = values.kill
  ? sleep(seconds * 500).then(async () => {
      await service.kill();
      service = await startServiceProcess(dataDir, SETTINGS);
    })
  : Promise.resolve();

const target = { baseUrl: () => service.baseUrl, apiKey, documents, quotation, isOver };
const results = await Promise.all(Array.from({ length: clients }, (_, i) => runClient(`c${i}`, target)));
const tookSeconds = elapsedMs() / 1000;
await Promise.all([watching, killing]);
await service.stop();

const samples = results.flatMap((result) => result.samples);
console.log(
  `${clients} clients, ${tookSeconds.toFixed(1)} s, ${(samples.length / tookSeconds).toFixed(1)} requests a second`,
);
console.log(`memory of the service, MiB, over time: ${memory.join(' ')}`);
for (const operation of ['prepare', 'verify', 'read', 'extend', 'delete'] as const) console.log(line(operation));

const wrong = await unreflected(
  dataDir,
  results.flatMap((result) => result.expected),
);
console.log(wrong.length === 0 ? 'audit: every answered request is reflected exactly once' : wrong.join('\n'));
await removeFolder(dataDir);
process.exitCode = wrong.length === 0 ? 0 : 1;

function line(operation: Operation): string {
  const of = samples.filter((sample) => sample.operation === operation);
  const times = of.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
  return `${operation.padEnd(8)} ${String(of.length).padStart(6)}  p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  p99 ${at(0.99)} ms  ${statuses(of)}`;
}

function statuses(of: readonly Sample[]): string {
  const counts = new Map<number, number>();
  for (const { status } of of) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status || 'broken'}: ${count}`).join(', ');
}
