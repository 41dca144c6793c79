/** Gutters: empty vertical strips over many rows, and the evidence for columns of prose or the cells of a table. */
import type { Chunk } from './chunks.ts';
import { standsBetween, type Divider } from './dividers.ts';
import { isLedger } from './ledgers.ts';
import { LEAST_LINE_DISTANCE, LINE_DISTANCE } from './lineDistances.ts';
import type { Row } from './rows.ts';
import { median } from '../../platform/median.ts';

export interface Gutter {
  readonly start: number;
  readonly end: number;
  /** Index of the first and the last row that it passes through. */
  readonly firstRow: number;
  readonly lastRow: number;
}

/** In font sizes: narrower strips are rivers between words. */
const LEAST_WIDTH = 0.75;
/** The same if the strip contains a rule. */
const LEAST_DIVIDED_WIDTH = 0.2;
/** Rows on either side from which a strip is not a coincidence. */
const LEAST_ROWS = 3;

/** Candidates, the one through most rows first. */
export function guttersOf(rows: readonly Row[], dividers: readonly Divider[] = []): Gutter[] {
  const found: Gutter[] = [];
  const isWide: WidthTest = (row, start, end, size) =>
    end - start >= LEAST_WIDTH * size ||
    (end - start >= LEAST_DIVIDED_WIDTH * size && standsBetween(dividers, start, end, (row.top + row.bottom) / 2));
  rows.forEach((row, index) => {
    const chunks = chunksBeside(rows, index);
    for (let i = 1; i < chunks.length; i++) {
      const start = furthest(chunks, i);
      const end = chunks[i].start;
      const size = Math.min(row.size, chunks[i - 1].size, chunks[i].size);
      if (!isWide(row, start, end, size)) continue;
      const known = found.some(
        (gutter) => gutter.firstRow <= index && index <= gutter.lastRow && gutter.start < end && gutter.end > start,
      );
      if (!known) found.push(extend(rows, index, { start, end, size }, isWide));
    }
  });
  const isProse = proseTest(rows);
  return found
    .filter((gutter) => isProse(gutter.firstRow, gutter.lastRow))
    .sort((one, other) => other.lastRow - other.firstRow - (one.lastRow - one.firstRow));
}

/** The chunks of a row and of the next ones beside it, though on other baselines, in order of their start. */
function chunksBeside(rows: readonly Row[], index: number): readonly Chunk[] {
  const row = rows[index];
  let next = index + 1;
  while (
    next < rows.length &&
    rows[next].baseline - row.baseline < LEAST_LINE_DISTANCE * Math.min(row.size, rows[next].size)
  ) {
    next++;
  }
  if (next === index + 1) return row.chunks;
  return rows
    .slice(index, next)
    .flatMap(({ chunks }) => chunks)
    .sort((one, other) => one.start - other.start);
}

/** Words per chunk, over whole rows, below which two columns of prose are impossible: a table, recognised at once. */
const LEAST_WORDS = 1.3;

/** Answers for a range of rows without going through them: tables have many rows and many gutters. */
function proseTest(rows: readonly Row[]): (first: number, last: number) => boolean {
  const words = [0];
  const chunks = [0];
  rows.forEach((row, i) => {
    words.push(words[i] + row.chunks.reduce((sum, chunk) => sum + chunk.words, 0));
    chunks.push(chunks[i] + row.chunks.length);
  });
  return (first, last) => words[last + 1] - words[first] >= LEAST_WORDS * (chunks[last + 1] - chunks[first]);
}

/** Where the chunks before the i-th end. */
function furthest(chunks: readonly Chunk[], i: number): number {
  let end = -Infinity;
  for (let j = 0; j < i; j++) end = Math.max(end, chunks[j].end);
  return end;
}

/** An empty strip beside text of a size: a heading in one column may be larger, and extend as far. */
interface Strip {
  readonly start: number;
  readonly end: number;
  readonly size: number;
}

/** Whether a strip beside a row is not a river between words. */
type WidthTest = (row: Row, start: number, end: number, size: number) => boolean;

function extend(rows: readonly Row[], index: number, found: Strip, isWide: WidthTest): Gutter {
  let strip = found;
  const grow = (step: number): number => {
    let last = index;
    for (let i = index + step; i >= 0 && i < rows.length; i += step) {
      const narrowed = narrow(rows[i], strip, isWide);
      if (narrowed === undefined) break;
      strip = narrowed;
      last = i;
    }
    return last;
  };
  const firstRow = grow(-1);
  const lastRow = grow(1);
  const { start, end } = strip;
  return { start, end, firstRow, lastRow };
}

/** The strip without the parts of its sides that the row's text covers; undefined if the row's text crosses it. */
function narrow(row: Row, strip: Strip, isWide: WidthTest): Strip | undefined {
  let { start, end } = strip;
  for (const chunk of row.chunks) {
    if (chunk.end <= start || chunk.start >= end) continue;
    const fromLeft = chunk.start < start;
    const fromRight = chunk.end > end;
    if (fromLeft && fromRight) return undefined;
    if (fromLeft) start = chunk.end;
    else if (fromRight) end = chunk.start;
    else return undefined;
    if (!isWide(row, start, end, Math.min(row.size, strip.size))) return undefined;
  }
  return { ...strip, start, end };
}

interface Side {
  /** Words per chunk: cells are separate chunks, a row of prose is one or two. */
  readonly words: number;
  /** Words per row: the gaps of justified lines may separate all their words. */
  readonly rowWords: number;
  /** Share of letters among the characters. */
  readonly letters: number;
  /** Share of the rows that extend over most of the side's width. */
  readonly fill: number;
  /** In font sizes. */
  readonly width: number;
  readonly rows: number;
}

/** A row is full if it extends over this share of its column: the last lines of paragraphs do not. */
const FULL_ROW = 0.72;
/** Share of a column's rows that are full in running prose. */
const PROSE_FILL = 0.5;
/** Words per row from which a side can be prose. */
const PROSE_WORDS = 2.5;
/** Words per row that no table cell has row after row. */
const CERTAIN_PROSE_WORDS = 4.5;
/** Rows that are nearly all full and all letters: OCR layers separate the words of a line, and run across columns. */
const [DENSE_FILL, DENSE_LETTERS, DENSE_ROWS] = [0.85, 0.9, 12];
/** Share of letters among the characters of prose, in a column with many numbers or formulas. */
const PROSE_LETTERS = 0.55;
/** In font sizes: no column of prose is narrower. */
const LEAST_COLUMN = 6;

/** True if the text left and right of the gutter is columns to be read one after the other, not rows of a table. */
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
  const written = writingOrder(left, right);
  const isEachWhole = written === 'columns' || written === 'turned';
  if (isEachWhole && isLedger(inside, gutter.start)) return false;
  if (isEachWhole && !areOnOneBaseline(inside, gutter)) return true;
  const words = Math.min(one.words, other.words);
  const fill = Math.min(one.fill, Math.max(other.fill, nextColumnFill(right, gutter)));
  if (Math.min(one.letters, other.letters) < PROSE_LETTERS) return false;
  if (isEachWhole && fill >= PROSE_FILL && Math.min(one.rowWords, other.rowWords) >= PROSE_WORDS) return true;
  if (words < PROSE_WORDS) return false;
  if (fill >= PROSE_FILL) {
    return written !== 'rows' || words >= CERTAIN_PROSE_WORDS || (fill >= DENSE_FILL && isDense(one, other));
  }
  return written === 'columns';
}

const isDense = (...sides: readonly Side[]): boolean =>
  sides.every(
    ({ rowWords, letters, rows }) => rowWords >= CERTAIN_PROSE_WORDS && letters >= DENSE_LETTERS && rows >= DENSE_ROWS,
  );

/** Share of the rows that extend over the gutter, from which the sides are lines of one table: some align by chance. */
const ALIGNED_ROWS = 0.4;

/** Whether the rows of both sides are on the same baselines: those of a table are, those of columns need not be. */
function areOnOneBaseline(rows: readonly Row[], gutter: Gutter): boolean {
  const isLeft = (chunk: Chunk): boolean => chunk.end <= gutter.start + 0.01;
  const onBoth = rows.filter(({ chunks }) => chunks.some(isLeft) && !chunks.every(isLeft)).length;
  const onLeft = rows.filter(({ chunks }) => chunks.some(isLeft)).length;
  const onRight = rows.filter(({ chunks }) => !chunks.every(isLeft)).length;
  return onBoth >= ALIGNED_ROWS * Math.min(onLeft, onRight);
}

function measure(rows: readonly Chunk[][]): Side {
  const sizes: number[] = [];
  let start = Infinity;
  let end = -Infinity;
  let words = 0;
  let rowWords = 0;
  let letters = 0;
  let characters = 0;
  const widths = rows.map((chunks) => {
    let first = Infinity;
    let last = -Infinity;
    let wordsInRow = 0;
    for (const chunk of chunks) {
      first = Math.min(first, chunk.start);
      last = Math.max(last, chunk.end);
      wordsInRow += chunk.words;
      letters += chunk.letters;
      characters += chunk.glyphs.length;
      sizes.push(chunk.size);
    }
    words += wordsInRow / chunks.length;
    rowWords += wordsInRow;
    start = Math.min(start, first);
    end = Math.max(end, last);
    return last - first;
  });
  const width = end - start;
  return {
    words: words / rows.length,
    rowWords: rowWords / rows.length,
    letters: letters / characters,
    fill: fillOf(rows, widths, width),
    width: width / median(sizes),
    rows: rows.length,
  };
}

/** In font sizes: lines of a column begin no further from the gutter before it, including indented ones. */
const DEEPEST_INDENT = 4;

/** If there are several columns on the right: the fill of the first of them, which none of the others makes wider. */
function nextColumnFill(right: readonly Chunk[][], { end }: Gutter): number {
  const column = right.flatMap((chunks) => {
    const [first] = chunks;
    if (first.start > end + DEEPEST_INDENT * first.size) return [];
    const apart = chunks.findIndex(
      (chunk, at) => at > 0 && chunk.start - chunks[at - 1].end > LEAST_WIDTH * chunk.size,
    );
    return [apart < 0 ? chunks : chunks.slice(0, apart)];
  });
  return column.length < LEAST_ROWS ? 0 : measure(column).fill;
}

/**
 * Share of the lines that extend over most of the width, among those that are not the last of a paragraph or heading, if there are others.
 */
function fillOf(rows: readonly Chunk[][], widths: readonly number[], width: number): number {
  const goOn = widths.filter((_, at) => {
    const next = rows.at(at + 1);
    return next !== undefined && next[0].baseline - rows[at][0].baseline <= LINE_DISTANCE * rows[at][0].size;
  });
  const counted = goOn.length < LEAST_ROWS ? widths : goOn;
  return counted.filter((each) => each >= FULL_ROW * width).length / counted.length;
}

/** Share of the characters that may be written with the other side: a label that was drawn last of all, an arrow's "No". */
const MISPLACED = 0.03;

/** How the producer wrote the two sides: one after the other (`turned`: the right one first), or alternating row by row. */
function writingOrder(
  leftRows: readonly Chunk[][],
  rightRows: readonly Chunk[][],
): 'columns' | 'turned' | 'rows' | 'mixed' {
  const [left, right] = [leftRows.flat(), rightRows.flat()];
  const all = [
    ...left.map((chunk) => ({ chunk, isLeft: true })),
    ...right.map((chunk) => ({ chunk, isLeft: false })),
  ].sort((one, other) => one.chunk.order - other.chunk.order);
  let changes = 0;
  for (let i = 1; i < all.length; i++) if (all[i].isLeft !== all[i - 1].isLeft) changes++;
  if (changes <= 2 && all.at(0)?.isLeft === true) return 'columns';
  if (changes === 1) return 'turned';
  // Characters out of place if everything up to some chunk belongs to the left side, and the rest to the right one.
  let misplaced = charactersIn(left);
  let least = misplaced;
  for (const { chunk, isLeft } of all) {
    misplaced += isLeft ? -chunk.glyphs.length : chunk.glyphs.length;
    least = Math.min(least, misplaced);
  }
  if (least <= MISPLACED * (charactersIn(left) + charactersIn(right))) return 'columns';
  return changes >= Math.min(leftRows.length, rightRows.length) ? 'rows' : 'mixed';
}

const charactersIn = (chunks: readonly Chunk[]): number =>
  chunks.reduce((count, { glyphs }) => count + glyphs.length, 0);
