/** Cells with text of several lines beside each other: a row of the table is read cell by cell, not line by line. */
import type { Chunk } from './chunks.ts';
import type { Gutter } from './gutters.ts';
import { isLedger } from './ledgers.ts';
import { letterShare } from './letterShare.ts';
import { rowsOf } from './rows.ts';
import type { Row } from './rows.ts';
import { greatest, least } from '../../platform/longLists.ts';

/** What is read before the next band: the cells left of the gutter and right of it. */
export interface Band {
  readonly left: readonly Chunk[];
  readonly right: readonly Chunk[];
}

/** Lines on both sides from which a band is read cell by cell; a single line is the label of what is beside it. */
const LEAST_LINES = 2;
/** Words per chunk and share of letters among the characters, in cells that contain text and no numbers. */
const TEXT_WORDS = 2;
const TEXT_LETTERS = 0.55;

/**
 * The bands of cells along a gutter, from top to bottom, if the producer wrote the table in such bands: a cell whole, then the one beside
 * it. Undefined if it did not, or if no two cells of several lines are beside each other.
 */
export function bandsOf(rows: readonly Row[], gutter: Gutter): Band[] | undefined {
  const middle = (gutter.start + gutter.end) / 2;
  const inside = rows.slice(gutter.firstRow, gutter.lastRow + 1);
  if (isLedger(inside, gutter.start)) return undefined;
  const chunks = inside.flatMap((row) => row.chunks).sort((one, other) => one.order - other.order);
  const bands: { left: Chunk[]; right: Chunk[] }[] = [];
  for (const chunk of chunks) {
    const isLeft = (chunk.start + chunk.end) / 2 < middle;
    const band = bands.at(-1);
    if (band === undefined || (isLeft && band.right.length > 0)) {
      bands.push(isLeft ? { left: [chunk], right: [] } : { left: [], right: [chunk] });
    } else {
      (isLeft ? band.left : band.right).push(chunk);
    }
  }
  return areBelowEachOther(bands) && bands.some(hasCellsOfText) ? bands : undefined;
}

/** Share of the bands with something on both sides that are cells of several lines: text written line by line has some by chance. */
const MOSTLY_CELLS = 0.3;

/** Whether the bands themselves show that they are rows of cells. */
export function areMostlyCells(bands: readonly Band[]): boolean {
  const onBothSides = bands.filter(({ left, right }) => left.length > 0 && right.length > 0);
  return onBothSides.filter(hasCellsOfText).length >= MOSTLY_CELLS * onBothSides.length;
}

/** Both sides have text of several lines: then each is a cell to be read whole. */
export function hasCellsOfText({ left, right }: Band): boolean {
  return areOfWords(left) && areOfWords(right) && lines(left) >= LEAST_LINES && lines(right) >= LEAST_LINES;
}

const lines = (chunks: readonly Chunk[]): number => rowsOf(chunks).length;

function areOfWords(chunks: readonly Chunk[]): boolean {
  const words = chunks.reduce((sum, chunk) => sum + chunk.words, 0);
  return words >= TEXT_WORDS * chunks.length && letterShare(chunks) >= TEXT_LETTERS;
}

function areBelowEachOther(bands: readonly Band[]): boolean {
  let reached = -Infinity;
  return bands.every(({ left, right }) => {
    const all = [...left, ...right];
    const first = least(all.map((chunk) => chunk.baseline));
    const isBelow = first > reached;
    reached = greatest(all.map((chunk) => chunk.baseline));
    return isBelow;
  });
}
