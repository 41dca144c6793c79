/**
 * Boxes side by side, such as the cards of a slide or the panels of a leaflet: each is read whole. Columns of a table may be framed one by
 * one: then their lines are on the same baselines, are short, and belong together.
 */
import type { Chunk } from './chunks.ts';
import { isMostlyRightToLeft } from './direction.ts';
import type { Grid } from './grid.ts';
import { rowsOf, type Row } from './rows.ts';
import { least } from '../../platform/longLists.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Points between two boxes: the columns of a table touch. */
const LEAST_GAP = 3;
/** Share of the lower box's height by which two are beside each other. */
const BESIDE = 0.6;
/** Lines of a box: one with fewer is a label or a cell. */
const LEAST_LINES = 2;
/** Share of the lines of the shortest box on baselines of the others, from which they may be rows. */
const ON_ONE_BASELINE = 0.6;
/** Words per line of prose in the longest lines of a box. */
const PROSE_WORDS = 3.5;
/** The first line of a card is this much larger than its last. */
const HEADLINE_RATIO = 1.15;

export interface BoxesBeside {
  /** Numbers of the first and the last row that they take up. */
  readonly from: number;
  readonly to: number;
  /** For each box, in reading order. */
  readonly contents: readonly (readonly Chunk[])[];
}

/** The largest ones that contain everything in their rows. */
export function boxesBeside(rows: readonly Row[], grids: readonly Grid[]): BoxesBeside | undefined {
  if (grids.length < 2) return undefined;
  for (const grid of grids) {
    const found = beside(boxOf(grid), rows, grids);
    if (found !== undefined) return found;
  }
  return undefined;
}

const boxOf = ({ xs, ys }: Grid): Box => ({
  left: xs[0],
  right: xs[xs.length - 1],
  top: ys[0],
  bottom: ys[ys.length - 1],
});

function beside(box: Box, rows: readonly Row[], grids: readonly Grid[]): BoxesBeside | undefined {
  if (!rows.some(({ chunks }) => chunks.some((chunk) => isIn(chunk, box)))) return undefined;
  const boxes = [box];
  for (const grid of grids) {
    const other = boxOf(grid);
    if (boxes.every((each) => standsBeside(each, other))) boxes.push(other);
  }
  if (boxes.length < 2) return undefined;
  const isInside = (chunk: Chunk): boolean => boxes.some((each) => isIn(chunk, each));
  const from = rows.findIndex(({ chunks }) => chunks.some(isInside));
  const to = rows.findLastIndex(({ chunks }) => chunks.some(isInside));
  const own = rows.slice(from, to + 1);
  if (!own.every(({ chunks }) => chunks.every(isInside))) return undefined;
  const chunks = own.flatMap((row) => row.chunks);
  const filled = boxes
    .toSorted((one, other) => one.left - other.left)
    .map((each) => chunks.filter((chunk) => isIn(chunk, each)))
    .filter(({ length }) => length > 0);
  if (filled.length < 2 || !areRead(filled)) return undefined;
  return { from, to, contents: isMostlyRightToLeft(chunks) ? filled.toReversed() : filled };
}

const isIn = ({ start, end, top, bottom }: Chunk, box: Box): boolean => {
  const [x, y] = [(start + end) / 2, (top + bottom) / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
};

const standsBeside = (one: Box, other: Box): boolean =>
  (other.left - one.right >= LEAST_GAP || one.left - other.right >= LEAST_GAP) &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >=
    BESIDE * Math.min(one.bottom - one.top, other.bottom - other.top);

/** Whether each is read whole: they are not rows of one table. */
function areRead(boxes: readonly (readonly Chunk[])[]): boolean {
  const lines = boxes.map((chunks) => rowsOf(chunks));
  if (lines.some(({ length }) => length < LEAST_LINES)) return false;
  const fewest = least(lines.map(({ length }) => length));
  const all = lines.reduce((sum, { length }) => sum + length, 0);
  const shared = (all - rowsOf(boxes.flat()).length) / (lines.length - 1);
  return shared < ON_ONE_BASELINE * fewest || lines.every(isHeadlined) || lines.every(isProse);
}

const isHeadlined = (lines: readonly Row[]): boolean => lines[0].size >= HEADLINE_RATIO * lines[lines.length - 1].size;

function isProse(lines: readonly Row[]): boolean {
  const words = lines.reduce((sum, { chunks }) => sum + chunks.reduce((own, chunk) => own + chunk.words, 0), 0);
  return words >= PROSE_WORDS * lines.length;
}
