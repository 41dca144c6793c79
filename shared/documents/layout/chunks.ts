/** Chunks: runs of glyphs that the content stream draws one after the other on one line without a wide gap. */
import type { Glyph } from './glyph.ts';
import { isOverprint } from './overprints.ts';
import { isLetter } from './letters.ts';
import { isCombiningMark, isRightToLeft, isUnspaced } from './codePoints.ts';

export interface Chunk {
  readonly glyphs: Glyph[];
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
  readonly baseline: number;
  readonly size: number;
  /** Number of letters, and of words: this distinguishes prose from numbers. */
  readonly letters: number;
  readonly words: number;
  /** Position of the first glyph in the content stream. */
  readonly order: number;
}

/** In font sizes: the widest gap inside a chunk. Narrower than the gutter between columns, wider than most word gaps. */
export const WIDEST_GAP = 0.8;
/** In font sizes: how far back the next glyph may extend. Kerning and italics overlap a little. */
const DEEPEST_OVERLAP = 0.6;
/** In font sizes: how far apart baselines of one line may be. */
const BASELINE_TOLERANCE = 0.08;
/** A smaller ratio of sizes is another kind of text: a footnote reference, an exponent. */
const SIZE_RATIO = 0.8;

export function chunksOf(glyphs: readonly Glyph[]): Chunk[] {
  const chunks: Chunk[] = [];
  let run: Glyph[] = [];
  for (const glyph of glyphs) {
    const last = run.at(-1);
    if (last !== undefined && isOverprint(last, glyph)) continue;
    if (last !== undefined && !continues(last, glyph)) {
      chunks.push(chunkOf(run));
      run = [];
    }
    run.push(glyph);
  }
  if (run.length > 0) chunks.push(chunkOf(run));
  return chunks;
}

function continues(last: Glyph, next: Glyph): boolean {
  // A ligature may be wider than anything that is taken for an overlap.
  if (last.origin === next.origin) return true;
  const size = Math.min(last.size, next.size);
  if (size < SIZE_RATIO * Math.max(last.size, next.size)) return false;
  if (isCombiningMark(next.text)) return next.start < last.end + size && next.end > last.start - size;
  if (Math.abs(last.baseline - next.baseline) > BASELINE_TOLERANCE * size) return false;
  const gap = next.start - last.end;
  if (gap <= WIDEST_GAP * size && gap >= -DEEPEST_OVERLAP * size && next.start >= last.start) return true;
  if (!isRightToLeft(next.text.charCodeAt(0)) && !isRightToLeft(last.text.charCodeAt(0))) return false;
  const gapBack = last.start - next.end;
  return gapBack <= WIDEST_GAP * size && gapBack >= -DEEPEST_OVERLAP * size;
}

/** Chinese and Japanese are written without spaces; most of their words have two characters. */
const UNSPACED_IN_WORD = 2;

/** In font sizes: a gap this wide ends a word, as for the spaces of a line. */
const WORD_GAP = 0.14;

/** @param glyphs of one line, at least one */
export function chunkOf(glyphs: Glyph[]): Chunk {
  let start = Infinity;
  let end = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  let size = 0;
  let letters = 0;
  let words = 1;
  let unspaced = 0;
  let last = glyphs[0];
  for (const glyph of glyphs) {
    start = Math.min(start, glyph.start);
    end = Math.max(end, glyph.end);
    top = Math.min(top, glyph.top);
    bottom = Math.max(bottom, glyph.bottom);
    size = Math.max(size, glyph.size);
    if (isLetter(glyph.text)) letters++;
    if (isUnspaced(glyph.text)) unspaced++;
    if (glyph.spaceBefore || glyph.start - last.end > WORD_GAP * glyph.size) words++;
    last = glyph;
  }
  if (glyphs[0].spaceBefore) words--;
  words += Math.floor(unspaced / UNSPACED_IN_WORD);
  const { baseline, order } = glyphs[0];
  return { glyphs, start, end, top, bottom, baseline, size, letters, words, order };
}
