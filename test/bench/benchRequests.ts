/** What a user of the service waits for, from its start to its verdicts, beside the goals. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { reportPdf, type Report } from '../support/reportPdf.ts';
import { goal, mebibytes, median, medianMs, ms, print, timed } from './measure.ts';
import { startServiceProcess, type ServiceProcess } from './serviceProcess.ts';

const ROUNDS = 5;
const CITATIONS = 25;
const LARGE_UPLOAD_BYTES = 100 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;
/** Milliseconds without requests after which a service is at rest. */
const REST_MS = 60_000;

/** How often a client asks whether the page images are drawn. */
const POLL_MS = 100;

/** Milliseconds and bytes. */
const GOALS = {
  start: 700,
  onePage: 50,
  prepare: 900,
  pageImage: 25,
  scan: 3_000,
  verifyFirst: 500,
  verifyLater: 250,
  peak: 1_200 * MEBIBYTE,
  rest: 700 * MEBIBYTE,
} as const;

/**
 * @param scan a dense page, PNG
 * @param folder of the caller, which removes it
 */
export async function benchRequests(report: Report, scan: Uint8Array, folder: string): Promise<void> {
  const dataDir = join(folder, 'data');
  const pages = report.sentences.length;
  const onePage = (await reportPdf(1)).pdf;

  const first = await startServiceProcess(dataDir);
  print('first start, until ready', ms(first.startedInMs));
  await first.stop();
  const service = await startServiceProcess(dataDir);
  printMs('later start, until ready', service.startedInMs, GOALS.start);
  print('one-page PDF, first request of a process', ms((await timed(() => service.upload(onePage, 'small'))).ms));
  let round = 0;
  const warm = await medianMs(4 * ROUNDS, () => service.upload(onePage, `small-${round++}`));
  printMs('one-page PDF, warm', warm, GOALS.onePage);
  const prepared = await timed(() => service.upload(report.pdf, 'first'));
  print(`prepare ${pages} pages, first`, ms(prepared.ms));
  const images = ((await pageImagesMs(service, 'first')) * availableParallelism()) / pages;
  printMs(`page images of ${pages} pages, a page and core`, images, GOALS.pageImage);
  const again: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn++) {
    again.push((await timed(() => service.upload(report.pdf, `again-${turn}`))).ms);
    // Page images must not be drawn while the next preparation is measured.
    await service.delete(`again-${turn}`);
  }
  printMs(`prepare ${pages} pages, warm`, median(again), GOALS.prepare);
  let copy = 0;
  const read = await medianMs(2, () => service.upload(scan, `scan-${copy++}`));
  printMs('a dense scanned page, 300 dpi, warm', read, GOALS.scan);
  printMemory(await service.peakMemory(), 'peak memory after these', GOALS.peak);
  await delay(REST_MS);
  printMemory(await service.memory(), 'memory after a minute of rest', GOALS.rest);
  await service.stop();

  await benchVerifying(report, dataDir);
  await benchLargeUpload(join(folder, 'upload'));
}

async function benchVerifying(report: Report, dataDir: string): Promise<void> {
  const service = await startServiceProcess(dataDir);
  const verify = (page: number) =>
    timed(() =>
      service.post('/verifyCitations', { data: { attachmentId: 'first', citations: citations(report, page) } }),
    );
  printMs(`verify ${CITATIONS} citations with AVIF proofs, first request`, (await verify(0)).ms, GOALS.verifyFirst);
  const later: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) later.push((await verify(round)).ms);
  printMs(`verify ${CITATIONS} other citations, later`, median(later), GOALS.verifyLater);
  print(`verify the same ${CITATIONS} citations again`, ms(await medianMs(ROUNDS, () => verify(1))));
  await service.stop();
}

async function benchLargeUpload(dataDir: string): Promise<void> {
  const service = await startServiceProcess(dataDir);
  const before = await service.peakMemory();
  const upload = await timed(() => service.upload(new Uint8Array(LARGE_UPLOAD_BYTES), 'large').catch(() => undefined));
  const after = await service.peakMemory();
  print('upload of 100 MiB, refused by its content at the end', ms(upload.ms));
  if (before !== undefined && after !== undefined) print('… memory that it took', mebibytes(after - before));
  await service.stop();
}

const printMs = (name: string, value: number, most: number): void => {
  print(name, ms(value), goal(value, most, ms));
};

/** One citation per page, spread over the document, with its number as value. */
function citations({ sentences }: Report, offset: number): Record<string, object> {
  const entries = Array.from({ length: CITATIONS }, (_, i): [string, object] => {
    const page = Math.floor((i * sentences.length) / CITATIONS) + offset;
    const sourceContext = sentences[page][3 + offset];
    return [`c${i}`, { sourceContext, value: /[\d.]+ million/.exec(sourceContext)?.[0], pageNumber: page + 1 }];
  });
  return Object.fromEntries(entries);
}

async function pageImagesMs(service: ServiceProcess, attachmentId: string): Promise<number> {
  const { ms: time } = await timed(async () => {
    for (;;) {
      const answer = await service.post('/getAttachment', { attachmentId, leaveOut: ['pages', 'verifications'] });
      if ((answer as { pageImagesStatus: string }).pageImagesStatus !== 'pending') break;
      await delay(POLL_MS);
    }
  });
  return time;
}

function printMemory(bytes: number | undefined, name: string, most: number): void {
  if (bytes !== undefined) print(name, mebibytes(bytes), goal(bytes, most, mebibytes));
}
