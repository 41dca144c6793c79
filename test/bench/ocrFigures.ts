/** How sure OCR is of the numbers that it reads right, and of those that it reads wrong: this determined the matcher's bound. */
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { OcrEngine } from '../../shared/documents/ocr/ocrEngine.ts';
import { grey } from '../../shared/documents/ocr/picture.ts';
import { createPdfReader } from '../../shared/documents/pdf/pdfReader.ts';
import { spanBox, type IndexedLine } from '../../shared/documents/textIndex.ts';
import { seededRandom, type Random } from '../support/matching/random.ts';
import { print } from './measure.ts';
import { withNoise } from './noise.ts';

const FONTS = [StandardFonts.Helvetica, StandardFonts.TimesRoman, StandardFonts.Courier];
const RESOLUTIONS = [100, 150, 200, 300];
/** Confidences, 0..100, below which the right numbers are counted, and from which on the wrong ones. */
const BOUNDS = [60, 75, 85, 93];
const READING_TIME = { workMs: 600_000, waitMs: 600_000 };
const COLUMNS = 5;
const SIZE = 10;
const [WIDTH, HEIGHT] = [595, 842];
/** From the middle of a number to that of what was read there, inches. */
const NEAR = 0.12;

interface Figure {
  readonly text: string;
  /** Its middle on the page, points from the top left. */
  readonly x: number;
  readonly y: number;
}

export async function measureFigures(engine: OcrEngine): Promise<void> {
  const reader = createPdfReader({ extractionDeadlineMs: 60_000, maxPages: 1 });
  for (const perInch of RESOLUTIONS) {
    const right: number[] = [];
    const wrong: number[] = [];
    for (const [seed, font] of FONTS.entries()) {
      const { pdf, figures } = await tableOf(font, seededRandom(seed + 1));
      const source = { id: `figures-${seed}`, load: () => Promise.resolve(pdf) };
      const raster = await reader.render(source, { pageNumber: 1, scale: perInch / 72 });
      const { lines } = await engine.read(async () => withNoise(await grey(raster), seed + 1), READING_TIME);
      const words = lines.flatMap(wordsOf);
      for (const { text, x, y } of figures) {
        const distance = (word: Read): number => Math.hypot(word.x - x * raster.scaleX, word.y - y * raster.scaleY);
        const [read] = words.sort((one, other) => distance(one) - distance(other));
        if (distance(read) > NEAR * perInch) continue;
        (plain(read.text) === text ? right : wrong).push(read.confidence);
      }
    }
    const below = BOUNDS.map((bound) => share(right.filter((one) => one < bound).length, right.length));
    const above = BOUNDS.map((bound) => wrong.filter((one) => one >= bound).length);
    print(
      `figures in noisy tables, ${perInch} dpi`,
      `${right.length} right`,
      `${below.join(' / ')} below ${BOUNDS.join(' / ')}; ${wrong.length} wrong, ${above.join(' / ')} not below`,
    );
  }
  await reader.close();
}

async function tableOf(font: StandardFonts, random: Random): Promise<{ pdf: Uint8Array; figures: Figure[] }> {
  const document = await PDFDocument.create();
  const type = await document.embedFont(font);
  const page = document.addPage([WIDTH, HEIGHT]);
  const figures: Figure[] = [];
  for (let y = 790; y > 50; y -= SIZE * 1.7) {
    for (let column = 0; column < COLUMNS; column++) {
      const text = figure(random);
      const width = type.widthOfTextAtSize(text, SIZE);
      const right = 130 + column * 95;
      page.drawText(text, { x: right - width, y, size: SIZE, font: type });
      figures.push({ text, x: right - width / 2, y: HEIGHT - y - SIZE * 0.35 });
    }
  }
  return { pdf: await document.save(), figures };
}

function figure(random: Random): string {
  const some = (least: number, most: number): string => String(least + random.below(most - least));
  return random.pick([
    () => some(1, 1000),
    () => `${some(1, 100)}.${some(0, 100)}`,
    () => `${some(1, 1000)},${some(100, 1000)}`,
    () => `${some(1, 100)}%`,
    () => `${some(1, 24)}:${some(10, 60)}`,
  ])();
}

interface Read {
  readonly text: string;
  readonly confidence: number;
  /** Its middle, pixels. */
  readonly x: number;
  readonly y: number;
}

function wordsOf(line: IndexedLine): Read[] {
  let start = 0;
  return line.text.split(' ').map((text, i) => {
    const { x, y, width, height } = spanBox(line, start, start + text.length);
    start += text.length + 1;
    return { text, confidence: line.wordConfidences?.at(i) ?? 100, x: x + width / 2, y: y + height / 2 };
  });
}

const plain = (text: string): string => text.replace(/[^\d.,:%]/g, '').replace(/^[.,:]+|[.,:]+$/g, '');

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
