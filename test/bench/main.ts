/** `npm run bench`: what a user of the service waits for, as medians; with ratios where poppler's tools are installed. */
import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OUTPUT_IMAGE_FORMATS } from '../../shared/contract/requests.ts';
import { createPdfReader } from '../../shared/documents/pdf/pdfReader.ts';
import type { DocumentSource } from '../../shared/documents/documentReader.ts';
import { proofImage } from '../../shared/evidence/proofImage.ts';
import { spanMarks } from '../../shared/evidence/spanMarks.ts';
import { judgeQuotation } from '../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../shared/matching/source/sourceIndex.ts';
import { reportPdf, type Report } from '../support/reportPdf.ts';
import { mebibytes, median, medianMs, ms, print, timed } from './measure.ts';
import { removeFolder, startServiceProcess, type ServiceProcess } from './serviceProcess.ts';

const PAGES = 300;
const ROUNDS = 5;
const CITATIONS = 25;
const LARGE_UPLOAD_BYTES = 100 * 1024 * 1024;
const run = promisify(execFile);

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const report = await reportPdf(PAGES);
console.log(`${PAGES} pages, ${report.sentences.flat().join(' ').length} characters, ${report.pdf.length} bytes\n`);
await benchParts(report);
await benchService(report);
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

async function benchService(report: Report): Promise<void> {
  const dataDir = join(folder, 'data');
  const { pdf } = report;
  let service = await startServiceProcess(dataDir);
  print('first start, until ready', ms(service.startedInMs));
  const small = (await reportPdf(1)).pdf;
  print('cold process, first answer to a one-page PDF', ms((await timed(() => service.upload(small, 'small'))).ms));
  const prepared = await timed(() => service.upload(pdf, 'first'));
  print(`prepare ${PAGES} pages, whole request`, ms(prepared.ms));
  print(`page images of ${PAGES} pages, after the answer`, ms(await pageImagesMs(service, 'first')));
  const again: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    again.push((await timed(() => service.upload(pdf, `again-${round}`))).ms);
    // Page images must not be drawn while the next preparation is measured.
    await service.delete(`again-${round}`);
  }
  print(`prepare ${PAGES} pages, warm`, ms(median(again)));
  await printPeak(service, 'peak memory after six preparations');
  await service.stop();

  service = await startServiceProcess(dataDir);
  const verify = (page: number) =>
    timed(() =>
      service.post('/verifyCitations', { data: { attachmentId: 'first', citations: citations(report, page) } }),
    );
  print(`verify ${CITATIONS} citations with AVIF proofs, first request`, ms((await verify(0)).ms));
  const later: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) later.push((await verify(round)).ms);
  print(`verify ${CITATIONS} other citations, later`, ms(median(later)));
  print(`verify the same ${CITATIONS} citations again`, ms(await medianMs(ROUNDS, () => verify(1))));
  await printPeak(service, 'peak memory after verifying');
  await service.stop();

  service = await startServiceProcess(join(folder, 'upload'));
  const before = await service.peakMemory();
  const upload = await timed(() => service.upload(new Uint8Array(LARGE_UPLOAD_BYTES), 'large').catch(() => undefined));
  const after = await service.peakMemory();
  print('upload of 100 MiB, refused by its content at the end', ms(upload.ms));
  if (before !== undefined && after !== undefined) print('… memory that it took', mebibytes(after - before));
  await service.stop();
}

/** One citation a page, spread over the document, with its figure as value. */
function citations({ sentences }: Report, offset: number): Record<string, object> {
  const entries = Array.from({ length: CITATIONS }, (_, i): [string, object] => {
    const page = Math.floor((i * PAGES) / CITATIONS) + offset;
    const sourceContext = sentences[page][3 + offset];
    return [`c${i}`, { sourceContext, value: /[\d.]+ million/.exec(sourceContext)?.[0], pageNumber: page + 1 }];
  });
  return Object.fromEntries(entries);
}

async function pageImagesMs(service: ServiceProcess, attachmentId: string): Promise<number> {
  const { ms: time } = await timed(async () => {
    for (;;) {
      const answer = await service.post('/getAttachment', { attachmentId });
      if ((answer as { pageImagesStatus: string }).pageImagesStatus !== 'pending') break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });
  return time;
}

async function printPeak(service: ServiceProcess, name: string): Promise<void> {
  const bytes = await service.peakMemory();
  if (bytes !== undefined) print(name, mebibytes(bytes));
}

function foundVerdict(verdict: ReturnType<typeof judgeQuotation>) {
  if (verdict.status !== 'found') throw new Error(`A quotation of the report is ${verdict.status}.`);
  return verdict;
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
