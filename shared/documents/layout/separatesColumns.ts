/** Whether a gutter separates columns of prose or the cells of a table. */
import type { Chunk } from './chunks.ts';
import { areContentsEntries } from './contentsEntries.ts';
import { isLedger } from './ledgers.ts';
import { LINE_DISTANCE } from './lineDistances.ts';
import type { Row } from './rows.ts';
import { median } from '../../platform/median.ts';
import { LEAST_ROWS, LEAST_WIDTH, type Gutter } from './gutters.ts';

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
/** Share of letters among the characters of prose, in a column with many numbers or formulas. Of 302 pages .3 to .62 change one at most. */
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
  if (areContentsEntries(left) && areContentsEntries(right)) return true;
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
