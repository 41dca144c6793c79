/**
 * Recognised lines in the order in which a person reads them: Tesseract splits rows of tables into columns, and reads some columns of prose
 * across. The layout distinguishes the two, as for pages with a text layer.
 */
import { chunkOf, WIDEST_GAP, type Chunk } from '../layout/chunks.ts';
import { isRightToLeft } from '../layout/codePoints.ts';
import type { Glyph } from '../layout/glyph.ts';
import { isLetter } from '../layout/letters.ts';
import { rowsInReadingOrder } from '../layout/readingOrder.ts';
import type { RecognisedLine, RecognisedWord } from './recognised.ts';
import { median } from '../../platform/median.ts';

/** Font size per line height, from ascenders to descenders: about nine tenths of the size in most type. */
const SIZE_PER_HEIGHT = 1.12;
/**
 * Lines whose height is this close to the page's usual one are in its type: heights are measured on the letters that a line happens to
 * have.
 */
const SAME_TYPE = 0.15;

/** @param lines level, left to right or right to left; in the order in which Tesseract reads them */
export function orderedLines(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const wordsOf = new Map<Chunk, RecognisedWord[]>();
  const lineOf = new Map<Chunk, RecognisedLine>();
  let order = 0;
  const usual = usualHeight(lines);
  for (const line of lines) {
    const isUsual = Math.abs(line.height - usual) <= SAME_TYPE * usual;
    const size = (isUsual ? usual : line.height) * SIZE_PER_HEIGHT;
    for (const words of runsOf(line.words, size * WIDEST_GAP)) {
      const chunk = chunkOf(words.flatMap((word) => glyphsOf(word, line, size, order++)));
      wordsOf.set(chunk, words);
      lineOf.set(chunk, line);
    }
  }
  const page = rightToLeftShare([...wordsOf.keys()]) ?? 0;
  return rowsInReadingOrder([...wordsOf.keys()]).map((row) => {
    const chunks = (rightToLeftShare(row.chunks) ?? page) > 0.5 ? row.chunks.toReversed() : row.chunks;
    const longest = chunks.reduce((one, other) => (other.glyphs.length > one.glyphs.length ? other : one));
    const { baseline, height } = lineOf.get(longest) ?? { baseline: row.baseline, height: row.size / SIZE_PER_HEIGHT };
    return { words: chunks.flatMap((chunk) => wordsOf.get(chunk) ?? []), baseline, height };
  });
}

/** The median height of all words. */
const usualHeight = (lines: readonly RecognisedLine[]): number =>
  median(lines.flatMap(({ words, height }) => words.map(() => height)));

/** Words of a line, split where a gap is too wide for a space. */
function runsOf(words: readonly RecognisedWord[], widest: number): RecognisedWord[][] {
  const runs: RecognisedWord[][] = [];
  for (const word of words) {
    const last = runs.at(-1)?.at(-1);
    const gap = last && Math.max(word.bbox.x0 - last.bbox.x1, last.bbox.x0 - word.bbox.x1);
    if (gap === undefined || gap > widest) runs.push([word]);
    else runs[runs.length - 1].push(word);
  }
  return runs;
}

/** The word's characters, side by side: positions within it make no difference to the order. */
function glyphsOf({ text, bbox }: RecognisedWord, line: RecognisedLine, size: number, order: number): Glyph[] {
  const characters = Array.from(text.trim());
  const width = (bbox.x1 - bbox.x0) / characters.length;
  return characters.map((character, i) => ({
    text: character,
    start: bbox.x0 + i * width,
    end: bbox.x0 + (i + 1) * width,
    top: bbox.y0,
    baseline: line.baseline,
    bottom: bbox.y1,
    size,
    spaceBefore: i === 0,
    gapBefore: i === 0,
    order,
    origin: order,
  }));
}

/** Share of the letters; `undefined` if there are only numbers. */
function rightToLeftShare(chunks: readonly Chunk[]): number | undefined {
  const letters = chunks.flatMap(({ glyphs }) => glyphs).filter(({ text }) => isLetter(text));
  if (letters.length === 0) return undefined;
  return letters.filter(({ text }) => isRightToLeft(text.charCodeAt(0))).length / letters.length;
}
