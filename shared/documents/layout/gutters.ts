/** Gutters: empty vertical strips over many rows, and the evidence for columns of prose or the cells of a table. */
import type { Chunk } from './chunks.ts';
import { isLetter } from './placed.ts';
import type { Row } from './rows.ts';

export interface Gutter {
  readonly start: number;
  readonly end: number;
  /** Index of the first and the last row that it passes through. */
  readonly firstRow: number;
  readonly lastRow: number;
}

/** In font sizes: narrower strips are rivers between words. */
const LEAST_WIDTH = 0.75;
/** Rows on either side from which on a strip is no coincidence. */
const LEAST_ROWS = 3;

/** Candidates, the one through most rows first. */
export function guttersOf(rows: readonly Row[]): Gutter[] {
  const found: Gutter[] = [];
  rows.forEach((row, index) => {
    for (let i = 1; i < row.chunks.length; i++) {
      const reach = furthest(row.chunks, i);
      const start = reach;
      const end = row.chunks[i].start;
      if (end - start < LEAST_WIDTH * row.size) continue;
      const known = found.some(
        (gutter) => gutter.firstRow <= index && index <= gutter.lastRow && gutter.start < end && gutter.end > start,
      );
      if (!known) found.push(extend(rows, index, start, end));
    }
  });
  return found.sort((one, other) => other.lastRow - other.firstRow - (one.lastRow - one.firstRow));
}

/** Where the chunks before the i-th end. */
function furthest(chunks: readonly Chunk[], i: number): number {
  let end = -Infinity;
  for (let j = 0; j < i; j++) end = Math.max(end, chunks[j].end);
  return end;
}

function extend(rows: readonly Row[], index: number, start: number, end: number): Gutter {
  let strip = { start, end };
  const grow = (step: number): number => {
    let last = index;
    for (let i = index + step; i >= 0 && i < rows.length; i += step) {
      const narrowed = narrow(rows[i], strip);
      if (narrowed === undefined) break;
      strip = narrowed;
      last = i;
    }
    return last;
  };
  const firstRow = grow(-1);
  const lastRow = grow(1);
  return { ...strip, firstRow, lastRow };
}

/** The strip without what the row's text covers of its sides; undefined when the row's text crosses it. */
function narrow(row: Row, strip: { start: number; end: number }): { start: number; end: number } | undefined {
  let { start, end } = strip;
  for (const chunk of row.chunks) {
    if (chunk.end <= start || chunk.start >= end) continue;
    const fromLeft = chunk.start < start;
    const fromRight = chunk.end > end;
    if (fromLeft && fromRight) return undefined;
    if (fromLeft) start = chunk.end;
    else if (fromRight) end = chunk.start;
    else return undefined;
    if (end - start < LEAST_WIDTH * row.size) return undefined;
  }
  return { start, end };
}

interface Side {
  readonly rows: number;
  /** Words per chunk: cells are chunks of their own, a row of prose is one or two. */
  readonly words: number;
  /** Part of the characters that are letters. */
  readonly letters: number;
  /** Part of the rows that reach over most of the side's width. */
  readonly fill: number;
  /** In font sizes. */
  readonly width: number;
}

/** A row is full when it reaches over this part of its column: the last lines of paragraphs do not. */
const FULL_ROW = 0.72;
/** Part of a column's rows that are full in running prose. */
const PROSE_FILL = 0.5;
/** Words per row from which on a side can be prose. */
const PROSE_WORDS = 2.5;
/** Words per row that no table cell has row after row. */
const CERTAIN_PROSE_WORDS = 4.5;
/** Part of the characters of prose that are letters, in a column with many figures or formulas. */
const PROSE_LETTERS = 0.55;
/** In font sizes: no column of prose is narrower. */
const LEAST_COLUMN = 6;

/** True when the text left and right of the gutter are columns to be read one after the other, not rows of a table. */
export function separatesColumns(rows: readonly Row[], gutter: Gutter): boolean {
  const inside = rows.slice(gutter.firstRow, gutter.lastRow + 1);
  const left: Chunk[][] = [];
  const right: Chunk[][] = [];
  for (const row of inside) {
    const before = row.chunks.filter((chunk) => chunk.end <= gutter.start + 0.01);
    const after = row.chunks.filter((chunk) => chunk.end > gutter.start + 0.01);
    if (before.length > 0) left.push(before);
    if (after.length > 0) right.push(after);
  }
  if (left.length < LEAST_ROWS || right.length < LEAST_ROWS) return false;
  const one = measure(left);
  const other = measure(right);
  if (one.width < LEAST_COLUMN || other.width < LEAST_COLUMN) return false;
  const words = Math.min(one.words, other.words);
  const fill = Math.min(one.fill, other.fill);
  const written = writingOrder(left.flat(), right.flat());
  if (words < PROSE_WORDS || Math.min(one.letters, other.letters) < PROSE_LETTERS) return false;
  if (fill >= PROSE_FILL) return written !== 'rows' || words >= CERTAIN_PROSE_WORDS;
  return written === 'columns';
}

function measure(rows: readonly Chunk[][]): Side {
  const spans = rows.map((chunks) => ({
    start: Math.min(...chunks.map((chunk) => chunk.start)),
    end: Math.max(...chunks.map((chunk) => chunk.end)),
  }));
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  const width = end - start;
  const sizes = rows
    .flat()
    .map((chunk) => chunk.size)
    .sort((a, b) => a - b);
  const full = spans.filter((span) => span.end - span.start >= FULL_ROW * width).length;
  return {
    rows: rows.length,
    words: rows.reduce((sum, chunks) => sum + wordsIn(chunks) / chunks.length, 0) / rows.length,
    letters: letterShare(rows.flat()),
    fill: full / rows.length,
    width: width / sizes[sizes.length >> 1],
  };
}

/** Words end at drawn spaces and at gaps; both show as a gap between glyphs. In font sizes, as for spaces in a line. */
const WORD_GAP = 0.14;

function wordsIn(chunks: readonly Chunk[]): number {
  let words = chunks.length;
  for (const { glyphs } of chunks) {
    for (let i = 1; i < glyphs.length; i++) {
      if (glyphs[i].spaceBefore || glyphs[i].start - glyphs[i - 1].end > WORD_GAP * glyphs[i].size) words++;
    }
  }
  return words;
}

function letterShare(chunks: readonly Chunk[]): number {
  let letters = 0;
  let all = 0;
  for (const { glyphs } of chunks) {
    all += glyphs.length;
    for (const glyph of glyphs) if (isLetter(glyph.text)) letters++;
  }
  return letters / all;
}

/** How the producer wrote the two sides: one after the other, or going to and fro row by row. */
function writingOrder(left: readonly Chunk[], right: readonly Chunk[]): 'columns' | 'rows' | 'mixed' {
  const all = [
    ...left.map((chunk) => ({ order: chunk.order, side: 0 })),
    ...right.map((chunk) => ({ order: chunk.order, side: 1 })),
  ].sort((one, other) => one.order - other.order);
  let changes = 0;
  for (let i = 1; i < all.length; i++) if (all[i].side !== all[i - 1].side) changes++;
  if (changes <= 2 && all[0]?.side === 0) return 'columns';
  return changes >= Math.min(left.length, right.length) ? 'rows' : 'mixed';
}
