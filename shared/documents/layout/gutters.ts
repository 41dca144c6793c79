/** Gutters: empty vertical strips over many rows. `separatesColumns.ts` tells what they separate. */
import { overlapsAmong, type Overlaps } from '../overlaps.ts';
import type { Chunk } from './chunks.ts';
import { standsBetween, type Divider } from './dividers.ts';
import { LEAST_LINE_DISTANCE } from './lineDistances.ts';
import type { Row } from './rows.ts';

export interface Gutter {
  readonly start: number;
  readonly end: number;
  /** Index of the first and the last row that it passes through. */
  readonly firstRow: number;
  readonly lastRow: number;
}

/** In font sizes: narrower strips are rivers between words. */
export const LEAST_WIDTH = 0.75;
/** The same if the strip contains a rule. */
const LEAST_DIVIDED_WIDTH = 0.2;
/** The same where the text after it begins at the edge of a column: lines of the one before may reach up to it. */
const LEAST_EDGE_WIDTH = 0.1;
/** Rows in which something begins at an edge, and in font sizes how exactly. Of 434 PDFs two have such columns, and no other one changes. */
const [EDGE_ROWS, EDGE_ALIGNED] = [10, 0.05];
/** Rows on either side from which a strip is not a coincidence. */
export const LEAST_ROWS = 3;

/** Candidates, the one through most rows first. */
export function guttersOf(rows: readonly Row[], dividers: readonly Divider[] = []): Gutter[] {
  const found: Gutter[] = [];
  const isEdge = edgeTest(rows);
  const isWide: WidthTest = (row, start, end, size) =>
    end - start >= LEAST_WIDTH * size ||
    (end - start >= LEAST_DIVIDED_WIDTH * size && standsBetween(dividers, start, end, (row.top + row.bottom) / 2)) ||
    (end - start >= LEAST_EDGE_WIDTH * size && isEdge(end, size));
  let passing: Gutter[] = [];
  rows.forEach((row, index) => {
    const chunks = chunksBeside(rows, index);
    passing = passing.filter(({ lastRow }) => index <= lastRow).sort((one, other) => one.start - other.start);
    const isKnown = overlapsOneOf(passing);
    const ofRow: Gutter[] = [];
    // Where the chunks before the next one end.
    let start = -Infinity;
    for (let i = 1; i < chunks.length; i++) {
      start = Math.max(start, chunks[i - 1].end);
      const end = chunks[i].start;
      const size = Math.min(row.size, chunks[i - 1].size, chunks[i].size);
      if (isWide(row, start, end, size) && !isKnown(start, end)) {
        ofRow.push(extend(rows, index, { start, end, size }, isWide));
      }
    }
    for (const gutter of ofRow) {
      found.push(gutter);
      passing.push(gutter);
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

/**
 * The edges of columns set with next to no space between them, as in a contract of two languages in a table without lines: where chunks of
 * many rows begin, though the producer wrote something else before them than what is on their left.
 */
function edgeTest(rows: readonly Row[]): (x: number, size: number) => boolean {
  const starts: number[] = [];
  const apart: number[] = [];
  for (const { chunks } of rows) {
    for (const [at, chunk] of chunks.entries()) {
      if (at === 0) continue;
      const before = chunks[at - 1];
      starts.push(chunk.start);
      const isTight = chunk.start - before.end < LEAST_WIDTH * chunk.size;
      if (isTight && chunk.order !== before.order + before.glyphs.length) apart.push(chunk.start);
    }
  }
  if (apart.length === 0) return () => false;
  const countNear = (sorted: readonly number[], x: number, reach: number): number =>
    firstFrom(sorted, x + reach) - firstFrom(sorted, x - reach);
  for (const list of [starts, apart]) list.sort((one, other) => one - other);
  return (x, size) =>
    countNear(apart, x, EDGE_ALIGNED * size) > 0 && countNear(starts, x, EDGE_ALIGNED * size) >= EDGE_ROWS;
}

/** Place of the first number that is not less than another one. */
function firstFrom(sorted: readonly number[], least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < least) low = middle + 1;
    else high = middle;
  }
  return low;
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

/** @param gutters in order of their start @returns a test for strips that are asked for from left to right: each gutter is looked at once */
function overlapsOneOf(gutters: readonly Gutter[]): (start: number, end: number) => boolean {
  let next = 0;
  let reached = -Infinity;
  return (start, end) => {
    for (; next < gutters.length && gutters[next].start < end; next++) reached = Math.max(reached, gutters[next].end);
    return reached > start;
  };
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

const chunksOfRows = new WeakMap<Row, Overlaps<Chunk>>();

function chunksAt(row: Row): Overlaps<Chunk> {
  const known = chunksOfRows.get(row) ?? overlapsAmong(row.chunks, (chunk) => chunk);
  chunksOfRows.set(row, known);
  return known;
}

/** The strip without the parts of its sides that the row's text covers; undefined if the row's text crosses it. */
function narrow(row: Row, strip: Strip, isWide: WidthTest): Strip | undefined {
  let { start, end } = strip;
  for (const chunk of chunksAt(row).with(start, end)) {
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
