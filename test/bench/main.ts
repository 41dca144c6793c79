/** `npm run bench`: what a user of the service waits for, as medians; with ratios if poppler's tools are installed. */
import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OUTPUT_IMAGE_FORMATS } from '../../shared/contract/requests.ts';
import { createPdfReader } from '../../shared/documents/pdf/pdfReader.ts';
import type { DocumentSource } from '../../shared/documents/documentReader.ts';
import { encodeTextIndex } from '../../shared/documents/textIndexCodec.ts';
import { proofImage } from '../../shared/evidence/proofImage.ts';
import { spanMarks } from '../../shared/evidence/spanMarks.ts';
import { judgeQuotation } from '../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../shared/matching/source/sourceIndex.ts';
import { createJudge } from '../../shared/verification/judging/judge.ts';
import sharp from 'sharp';
import { reportPdf, type Report } from '../support/reportPdf.ts';
import { benchRequests } from './benchRequests.ts';
import { median, medianMs, ms, print } from './measure.ts';
import { removeFolder } from './serviceProcess.ts';

const PAGES = 300;
const ROUNDS = 5;
const SCAN_DPI = 300;
const run = promisify(execFile);

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const report = await reportPdf(PAGES);
console.log(`${PAGES} pages, ${report.sentences.flat().join(' ').length} characters, ${report.pdf.length} bytes\n`);
await benchParts(report);
await benchRequests(report, await scannedPage(report), folder);
await removeFolder(folder);

async function benchParts({ pdf, sentences }: Report): Promise<void> {
  const reader = createPdfReader({ extractionDeadlineMs: 60_000, maxPages: 5000 });
  const source: DocumentSource = { id: 'report', mimeType: 'application/pdf', load: () => Promise.resolve(pdf) };
  const extraction = await medianMs(ROUNDS, () => reader.extractText(source));
  const file = join(folder, 'report.pdf');
  await writeFile(file, pdf);
  const native = await nativeMs('pdftotext', ['-bbox-layout', file, join(folder, 'out.html')]);
  print('text with boxes, two workers', ms(extraction), ratio(extraction, native, 'pdftotext -bbox-layout'));

  const index = await reader.extractText(source);
  const pages = index.pages.map(({ pageNumber, readBy, lines }) => ({
    pageNumber,
    readBy,
    lines: lines.map(({ text }) => text),
  }));
  print('index of the text for matching', ms(await medianMs(ROUNDS, () => createSourceIndex(pages))));
  const stored = encodeTextIndex(index);
  const openings: number[] = [];
  for (let round = 0; round < ROUNDS; round++) openings.push(await openingMs(stored));
  print('text made ready by a new judging thread, processor time', ms(median(openings)));
  const matching = createSourceIndex(pages);
  const quotations = sentences.map(([first]) => first);
  const perCitation = await medianMs(ROUNDS, () => {
    for (const sourceContext of quotations) judgeQuotation(matching, { sourceContext });
  });
  print('matching per citation, word for word', ms(perCitation / quotations.length));

  const { match } = foundVerdict(judgeQuotation(matching, { sourceContext: sentences[9].slice(0, 2).join(' ') }));
  const marks = spanMarks(index.pages, match.spans, 'quotation');
  for (const format of OUTPUT_IMAGE_FORMATS) {
    const { picture } = await proofImage(reader, source, index.pages, marks, format);
    if (picture === undefined) throw new Error('There is no picture.');
    const time = await medianMs(ROUNDS * 4, () => proofImage(reader, source, index.pages, marks, format));
    print(
      `proof image, ${format}`,
      ms(time),
      `${picture.width} × ${picture.height}, ${Math.round((picture.src.length * 3) / 4000)} kB`,
    );
  }
  const page = await medianMs(ROUNDS * 2, () => reader.render(source, { pageNumber: 10, scale: 2 }));
  const nativePage = await nativeMs('pdftoppm', ['-r', '144', '-f', '10', '-l', '10', file, join(folder, 'page')]);
  print('page image, drawn at 144 dpi', ms(page), ratio(page, nativePage, 'pdftoppm, its start included'));
  await reader.close();
}

/** Milliseconds of processor time of the thread, from its start. */
async function openingMs(stored: Uint8Array): Promise<number> {
  const judge = createJudge({ maxBytes: 1 });
  let workedMs = 0;
  await judge.open('bench', 'report', stored, (ms) => {
    workedMs = ms;
  });
  await judge.close();
  return workedMs;
}

function foundVerdict(verdict: ReturnType<typeof judgeQuotation>) {
  if (verdict.status !== 'found') throw new Error(`A quotation of the report is ${verdict.status}.`);
  return verdict;
}

/** A dense page as a scanner sends it, PNG. */
async function scannedPage({ pdf }: Report): Promise<Uint8Array> {
  const reader = createPdfReader({ extractionDeadlineMs: 60_000, maxPages: 5000 });
  const source: DocumentSource = { id: 'scan', mimeType: 'application/pdf', load: () => Promise.resolve(pdf) };
  const { pixels, width, height } = await reader.render(source, { pageNumber: 1, scale: SCAN_DPI / 72 });
  await reader.close();
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .greyscale()
    .withMetadata({ density: SCAN_DPI })
    .png()
    .toBuffer();
}

async function nativeMs(program: string, args: readonly string[]): Promise<number | undefined> {
  try {
    return await medianMs(ROUNDS, () => run(program, [...args]));
  } catch {
    return undefined;
  }
}

function ratio(own: number, native: number | undefined, name: string): string {
  return native === undefined ? '' : `${(own / native).toFixed(2)} × ${name} (${ms(native)})`;
}
