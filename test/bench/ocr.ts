/** `npm run bench:ocr`: how well and how fast scans are read, on pages whose words are known; compared with native Tesseract if it is installed. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { createOcrEngine } from '../../shared/documents/ocr/ocrEngine.ts';
import type { GreyPicture } from '../../shared/documents/ocr/picture.ts';
import { createPdfReader } from '../../shared/documents/pdf/pdfReader.ts';
import { pageText, type IndexedLine } from '../../shared/documents/textIndex.ts';
import { judgeQuotation } from '../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../shared/matching/source/sourceIndex.ts';
import { reportPdf } from '../support/reportPdf.ts';
import { ms, print } from './measure.ts';
import { withNoise } from './noise.ts';
import { measureFigures } from './ocrFigures.ts';
import { measureSymbols } from './ocrSymbols.ts';

const PAGES = 2;
const RESOLUTIONS = [100, 150, 200, 300];
/** For one page: a busy machine must not end the measurement, which is of processor time. */
const READING_TIME = { workMs: 600_000, waitMs: 600_000 };
/** For a scanner whose sheet was fed in askew, degrees. */
const SKEW = 1.5;
const run = promisify(execFile);

interface Scan {
  readonly name: string;
  readonly picture: GreyPicture;
  readonly perInch: number;
  readonly truth: string;
  readonly sentences: readonly string[];
}

const folder = await mkdtemp(join(tmpdir(), 'bench-ocr-'));
const scans = await makeScans();
const engine = createOcrEngine({ languages: ['eng'], workers: 1 });
const [first] = scans;
await engine.read(() => Promise.resolve(first.picture), READING_TIME);
const hasNative = await prepareNative();
const totals = { ownMs: 0, nativeMs: 0 };
const judged = { true: 0, trueFound: 0, altered: 0, alteredFound: 0 };
for (const scan of scans) await measure(scan);
if (hasNative) {
  const ratio = (totals.ownMs / totals.nativeMs).toFixed(2);
  print(
    'processor time, all pages',
    ms(totals.ownMs),
    `${ratio} × native tesseract with the same data (${ms(totals.nativeMs)})`,
  );
} else print('processor time, all pages', ms(totals.ownMs), 'tesseract is not installed: no comparison');
print('true quotations found', `${judged.trueFound} / ${judged.true}`);
print('quotations with one digit changed found', `${judged.alteredFound} / ${judged.altered}`);
await measureFigures(engine);
await measureSymbols(engine);
await engine.close();
await rm(folder, { recursive: true });

async function makeScans(): Promise<Scan[]> {
  const { pdf, sentences } = await reportPdf(PAGES);
  const reader = createPdfReader({ extractionDeadlineMs: 60_000, maxPages: PAGES });
  const source = { id: 'report', load: () => Promise.resolve(pdf) };
  const { pages } = await reader.extractText(source);
  const made: Scan[] = [];
  for (const perInch of RESOLUTIONS) {
    for (const page of pages) {
      const { pageNumber } = page;
      const { width, height, pixels } = await reader.render(source, { pageNumber, scale: perInch / 72 });
      const clean = sharp(pixels, { raw: { width, height, channels: 3 } }).greyscale();
      const common = { perInch, truth: pageText(page), sentences: sentences[pageNumber - 1] };
      made.push({ ...common, name: `${perInch} dpi, page ${pageNumber}`, picture: await grey(clean) });
      const askew = sharp(await clean.png().toBuffer()).rotate(SKEW, { background: '#ffffff' });
      const noisy = withNoise(await grey(askew), pageNumber);
      made.push({ ...common, name: `${perInch} dpi, page ${pageNumber}, noise and ${SKEW}° of skew`, picture: noisy });
    }
  }
  await reader.close();
  return made;
}

async function grey(image: Sharp): Promise<GreyPicture> {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: Uint8Array.from(data) };
}

async function measure({ name, picture, perInch, truth, sentences }: Scan): Promise<void> {
  const before = process.cpuUsage();
  const { lines } = await engine.read(() => Promise.resolve(picture), READING_TIME);
  const { user, system } = process.cpuUsage(before);
  const ownMs = (user + system) / 1000;
  totals.ownMs += ownMs;
  judge(lines, sentences);
  const own = wordF1(truth, lines.map(({ text }) => text).join('\n'));
  const beside = hasNative ? await native(picture, perInch) : undefined;
  totals.nativeMs += beside?.cpuMs ?? 0;
  print(
    name,
    ms(ownMs),
    `word F1 ${own.toFixed(3)}` +
      (beside === undefined
        ? ''
        : `; native ${ms(beside.cpuMs)}, ${(ownMs / beside.cpuMs).toFixed(2)} ×, F1 ${wordF1(truth, beside.text).toFixed(3)}`),
  );
}

/** Quotations of every sentence on the page: as it is, and with one digit of its number changed. */
function judge(lines: readonly IndexedLine[], sentences: readonly string[]): void {
  const index = createSourceIndex([
    {
      pageNumber: 1,
      readBy: 'ocr',
      lines: lines.map(({ text }) => text),
      wordConfidences: lines.map(({ wordConfidences }) => wordConfidences),
    },
  ]);
  for (const sourceContext of sentences) {
    const altered = sourceContext.replace(/\d(?=\.\d)/, (digit) => String((Number(digit) + 1) % 10));
    judged.true++;
    judged.altered++;
    if (judgeQuotation(index, { sourceContext }).status === 'found') judged.trueFound++;
    if (judgeQuotation(index, { sourceContext: altered }).status === 'found') judged.alteredFound++;
  }
}

/** Harmonic mean of precision and recall over the words as a bag: layout is not measured here. */
function wordF1(truth: string, read: string): number {
  const words = (text: string): string[] => text.match(/\S+/g) ?? [];
  const counts = new Map<string, number>();
  for (const word of words(truth)) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of words(read)) {
    const left = counts.get(word) ?? 0;
    if (left > 0) common++;
    counts.set(word, left - 1);
  }
  return (2 * common) / (words(truth).length + words(read).length);
}

async function prepareNative(): Promise<boolean> {
  const packed = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz');
  await writeFile(join(folder, 'eng.traineddata'), gunzipSync(await readFile(packed)));
  return run('tesseract', ['--version']).then(
    () => true,
    () => false,
  );
}

async function native(
  { width, height, pixels }: GreyPicture,
  perInch: number,
): Promise<{ cpuMs: number; text: string }> {
  const file = join(folder, 'page.png');
  await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(file);
  const command = `TIMEFORMAT='%U %S'; time tesseract --tessdata-dir ${folder} ${file} - --dpi ${perInch} --psm 3 2>/dev/null`;
  const { stdout, stderr } = await run('bash', ['-c', command], { env: { ...process.env, OMP_THREAD_LIMIT: '1' } });
  const seconds = stderr.trim().split(/\s+/).slice(-2).map(Number);
  return { cpuMs: (seconds[0] + seconds[1]) * 1000, text: stdout };
}
