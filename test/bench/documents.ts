/**
 * `npm run bench:documents`: the PDF reader alone. Ratios to poppler's tools, run alternately, if they are installed. `npm run
 * bench:documents -- FOLDER`: every PDF of the folder instead, from its bytes to its stored text.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createPdfReader } from '../../shared/documents/pdf/pdfReader.ts';
import type { PdfSource } from '../../shared/documents/pdfReader.ts';
import { decodeTextIndex, encodeTextIndex } from '../../shared/documents/textIndexCodec.ts';
import { pdfFile, say } from '../support/pdfFile.ts';
import { reportPdf } from '../support/reportPdf.ts';
import { printDocumentRatios } from './documentRatios.ts';
import { median, medianMs, mebibytes, ms, print, timed } from './measure.ts';

const PAGES = 300;
const ROUNDS = 5;
const run = promisify(execFile);

const folder = await mkdtemp(join(tmpdir(), 'bench-documents-'));
const reader = createPdfReader({ extractionDeadlineMs: 60_000, maxPages: 5000 });
let sources = 0;

const given = process.argv.at(2);
if (given === undefined) {
  await benchExtraction('report in one column', (await reportPdf(PAGES)).pdf);
  await benchExtraction('tables of 500 cells a page', tables());
  await benchPictures((await reportPdf(1)).pdf);
} else await printDocumentRatios(given, join(folder, 'out'));
await reader.close();
await rm(folder, { recursive: true });

/** A source that no worker holds yet. */
function source(bytes: Uint8Array): PdfSource {
  return { id: `bench-${sources++}`, load: () => Promise.resolve(bytes) };
}

async function benchExtraction(name: string, pdf: Uint8Array): Promise<void> {
  const file = join(folder, 'document.pdf');
  await writeFile(file, pdf);
  const first = await timed(() => reader.extractText(source(pdf)));
  const own: number[] = [];
  const native: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    own.push((await timed(() => reader.extractText(source(pdf)))).ms);
    const poppler = await timed(() =>
      run('pdftotext', ['-bbox-layout', file, join(folder, 'out')]).catch(() => undefined),
    );
    if (poppler.result !== undefined) native.push(poppler.ms);
  }
  const { pages } = first.result;
  const lines = pages.flatMap((page) => page.lines);
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0);
  const ratio = native.length === 0 ? '' : `${(median(own) / median(native)).toFixed(2)} × pdftotext -bbox-layout`;
  print(`${name}: ${pages.length} pages, ${characters} characters`, ms(median(own)), ratio);
  const encoded = encodeTextIndex(first.result);
  print('  the first time in a process', ms(first.ms));
  print(
    '  storing the index',
    ms(await medianMs(ROUNDS, () => encodeTextIndex(first.result))),
    mebibytes(encoded.length),
  );
  print('  reading the stored index', ms(await medianMs(ROUNDS, () => decodeTextIndex(encoded))));
}

function tables(): Uint8Array {
  const cell = (row: number, column: number): string =>
    say(String((row * 7919 + column * 104_729) % 100_000), 40 + 54 * column, 760 - 14 * row, { size: 8 });
  const content = Array.from({ length: 500 }, (_, i) => cell(Math.floor(i / 10), i % 10)).join('');
  return pdfFile(Array.from({ length: 100 }, () => ({ content })));
}

async function benchPictures(pdf: Uint8Array): Promise<void> {
  const page = source(pdf);
  const region = { x: 60, y: 200, width: 400, height: 80 };
  print('a page at 150 dpi', ms(await medianMs(ROUNDS, () => reader.render(page, { pageNumber: 1, scale: 150 / 72 }))));
  print(
    'a crop of it at 216 dpi',
    ms(await medianMs(ROUNDS, () => reader.render(page, { pageNumber: 1, scale: 3, region }))),
  );
}
