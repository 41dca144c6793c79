/** Every PDF in a folder, from its bytes to its stored text, alternating with `pdftotext -bbox-layout`: the ratio of each, and the worst. */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { structuredPages } from '../../shared/documents/structure/structuredPages.ts';
import { createDocumentReader } from '../../shared/documents/createDocumentReader.ts';
import { encodeTextIndex } from '../../shared/documents/textIndexCodec.ts';
import { ms, print, timed } from './measure.ts';

/** Runs of each, of which the fastest counts: other work on the machine only ever adds time. */
const ROUNDS = 3;
/** What a document may take compared with poppler, and none may exceed. */
const GOAL = { times: 1.5, plusMs: 100 } as const;
const WORST = 3;

const run = promisify(execFile);

interface Measured {
  readonly name: string;
  readonly ratio: number;
  readonly isWithin: boolean;
}

/** Pages that are scans are left as they are: reading them is `bench:ocr`. */
export async function printDocumentRatios(folder: string, out: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.pdf')).sort();
  const reader = createDocumentReader({ extractionDeadlineMs: 60_000, ocrLanguages: ['eng'], maxPages: 5000 });
  const measured: Measured[] = [];
  for (const [at, name] of names.entries()) {
    const file = join(folder, name);
    const bytes = await readFile(file);
    const prepare = async (round: number): Promise<{ pages: number; scans: number }> => {
      const source = { id: `ratio-${at}-${round}`, mimeType: 'application/pdf', load: () => Promise.resolve(bytes) };
      const { pages, scans } = await reader.draftText(source);
      encodeTextIndex({ pages: structuredPages(pages) });
      return { pages: pages.length, scans: scans.length };
    };
    try {
      const own: number[] = [];
      const poppler: number[] = [];
      let remark = '';
      const before = process.cpuUsage();
      for (let round = 0; round < ROUNDS; round++) {
        const done = await timed(() => prepare(round));
        own.push(done.ms);
        remark = `${done.result.pages} pages${done.result.scans > 0 ? `, ${done.result.scans} scans` : ''}`;
        poppler.push((await timed(() => run('pdftotext', ['-bbox-layout', file, out]))).ms);
      }
      const { user, system } = process.cpuUsage(before);
      const [ownMs, popplerMs] = [Math.min(...own), Math.min(...poppler)];
      const ratio = ownMs / popplerMs;
      const isWithin = ownMs <= GOAL.times * popplerMs + GOAL.plusMs;
      measured.push({ name, ratio, isWithin });
      const processor = `${ms((user + system) / 1000 / ROUNDS)} of processors`;
      print(
        name,
        ms(ownMs),
        `${ratio.toFixed(2)} × ${ms(popplerMs)}${isWithin ? '' : ', too slow'} (${processor}, ${remark})`,
      );
    } catch (error) {
      print(name, '-', error instanceof Error ? error.message.slice(0, 80) : String(error));
    }
  }
  await reader.close();
  const worst = measured.reduce<Measured | undefined>(
    (most, one) => (one.ratio > (most?.ratio ?? 0) ? one : most),
    undefined,
  );
  if (worst === undefined) return;
  const within = measured.filter(({ isWithin }) => isWithin).length;
  print(`within ${GOAL.times} × pdftotext + ${GOAL.plusMs} ms`, `${within} of ${measured.length}`);
  print('the worst', `${worst.ratio.toFixed(2)} ×`, `${worst.name}; the goal is ${WORST} ×`);
}
