/** Rows: chunks on one baseline, with the small superscripts and subscripts beside them. */
import { median } from '../../platform/median.ts';
import type { Chunk } from './chunks.ts';
import { hostOfSubscript } from './levelSubscripts.ts';
import { joinBoxedNumbers } from './lineNumbers.ts';
import type { Row } from './row.ts';
import { LONGEST_PILL, PILL_GAP } from './superscripts.ts';

export type { Row };

/** In font sizes: how far apart the baselines of one row may be. There is no plateau: of 302 pages .19 changes 15 and .25 ten. */
const BASELINE_TOLERANCE = 0.22;
/** Text smaller than this part of its neighbour may be a superscript or subscript. */
const SUPERSCRIPT_SIZE_RATIO = 0.87;
/** In font sizes of the row: how far a superscript or subscript is from its word. */
const SUPERSCRIPT_DISTANCE = 0.6;
/** In font sizes of the line: how far the middle of a number in a pill is from that of its line. */
const PILL_OFF_CENTRE = 0.2;

/** Rows from top to bottom. */
export function rowsOf(chunks: readonly Chunk[]): Row[] {
  const byBaseline = [...chunks].sort((one, other) => one.baseline - other.baseline);
  const rows: Row[] = [];
  for (const chunk of byBaseline) {
    let home: Row | undefined;
    for (let i = rows.length - 1; i >= 0 && home === undefined; i--) {
      const row = rows[i];
      if (chunk.baseline - row.baseline > 2 * Math.max(row.size, chunk.size)) break;
      const tolerance = BASELINE_TOLERANCE * Math.min(row.size, chunk.size);
      if (Math.abs(chunk.baseline - row.baseline) <= tolerance) home = row;
    }
    if (home === undefined) rows.push(rowOf(chunk));
    else add(home, chunk);
  }
  const joined = joinBoxedNumbers(joinSuperscripts(rows), add);
  for (const row of joined) row.chunks.sort((one, other) => one.start - other.start || one.order - other.order);
  return joined.sort((one, other) => one.baseline - other.baseline);
}

/** In points: the median of its characters' sizes. The number of a note, or a filled-in entry, may be larger than the rest. */
export const usualSize = ({ chunks }: Row): number =>
  median(chunks.flatMap(({ glyphs }) => glyphs.map(({ size }) => size)));

function rowOf(chunk: Chunk): Row {
  const { baseline, top, bottom, start, end, size } = chunk;
  return { chunks: [chunk], baseline, top, bottom, start, end, size };
}

function add(row: Row, chunk: Chunk): void {
  row.chunks.push(chunk);
  row.start = Math.min(row.start, chunk.start);
  row.end = Math.max(row.end, chunk.end);
  if (chunk.size > row.size) {
    row.size = chunk.size;
    row.baseline = chunk.baseline;
  }
  row.top = Math.min(row.top, chunk.top);
  row.bottom = Math.max(row.bottom, chunk.bottom);
}

/** Footnote references, exponents and indices have a separate baseline; a reader sees them in the line of their word. */
function joinSuperscripts(rows: Row[]): Row[] {
  const kept: Row[] = [];
  // Most text is as large as any: no other row is searched for it.
  const largestSuperscript = SUPERSCRIPT_SIZE_RATIO * rows.reduce((largest, { size }) => Math.max(largest, size), 0);
  for (const [at, row] of rows.entries()) {
    const left: Chunk[] = [];
    const pills = row.size > largestSuperscript ? undefined : hostOfPills(row, rows);
    for (const chunk of row.chunks) {
      const small = chunk.size > largestSuperscript ? undefined : nearestHost(chunk, row, rows);
      const home = pills ?? small ?? hostOfSubscript(chunk, at, rows);
      if (home === undefined) left.push(chunk);
      else {
        home.chunks.push(chunk);
        home.start = Math.min(home.start, chunk.start);
        home.end = Math.max(home.end, chunk.end);
      }
    }
    if (left.length === row.chunks.length) kept.push(row);
    else if (left.length > 0) {
      const rest = rowOf(left[0]);
      for (const chunk of left.slice(1)) add(rest, chunk);
      Object.assign(row, rest);
      kept.push(row);
    }
  }
  return kept;
}

function nearestHost(chunk: Chunk, own: Row, rows: readonly Row[], distance = SUPERSCRIPT_DISTANCE): Row | undefined {
  const middle = (chunk.top + chunk.bottom) / 2;
  return rows.find((row) => {
    if (row === own || chunk.size > SUPERSCRIPT_SIZE_RATIO * row.size) return false;
    if (middle < row.top || middle > row.bottom || isStackedWith(chunk, row)) return false;
    return row.chunks.some(
      (host) =>
        chunk.size <= SUPERSCRIPT_SIZE_RATIO * host.size &&
        middle >= host.top &&
        middle <= host.bottom &&
        chunk.start <= host.end + distance * host.size &&
        chunk.end >= host.start - distance * host.size,
    );
  });
}

/** The row of the words that numbers in pills stand among: one pill beside another, with no other text between them. */
function hostOfPills(pills: Row, rows: readonly Row[]): Row | undefined {
  if (!pills.chunks.every(isShortNumber) || pills.chunks.some((chunk) => nearestHost(chunk, pills, rows) !== undefined))
    return undefined;
  const inOrder = pills.chunks.toSorted((one, other) => one.start - other.start);
  const home = inOrder.map((chunk) => nearestHost(chunk, pills, rows, PILL_GAP)).find((row) => row !== undefined);
  if (home === undefined || !isAtMiddle(pills, home)) return undefined;
  const isBeside = (chunk: Chunk, at: number): boolean =>
    at === 0 ||
    chunk.start - inOrder[at - 1].end <= PILL_GAP * home.size ||
    home.chunks.some(({ start, end }) => start > inOrder[at - 1].start && end < chunk.end);
  return inOrder.every(isBeside) ? home : undefined;
}

const isShortNumber = ({ glyphs }: Chunk): boolean =>
  glyphs.length <= LONGEST_PILL && glyphs.every(({ text }) => /^\d$/.test(text));

/** Whether numbers are within the height of a line of words, at its middle. */
const isAtMiddle = (pills: Row, { chunks, size, top, bottom }: Row): boolean =>
  pills.top >= top &&
  pills.bottom <= bottom &&
  Math.abs(pills.top + pills.bottom - top - bottom) <= 2 * PILL_OFF_CENTRE * size &&
  chunks.reduce((sum, { words }) => sum + words, 0) > 1 &&
  chunks.some(({ letters }) => letters > 1);

/** Characters of a superscript above a subscript, or below one: longer text there is a separate line. */
const LONGEST_STACKED_SUPERSCRIPT = 4;
/** Share of a superscript's or subscript's width that characters of its line may overlap: it is between them. */
const MOST_COVERED = 0.5;

/** Whether other text of the row is above or below this one: they are two lines, and no superscript or subscript is as long as either. */
function isStackedWith(chunk: Chunk, { chunks }: Row): boolean {
  if (chunk.glyphs.length <= LONGEST_STACKED_SUPERSCRIPT) return false;
  let covered = 0;
  for (const other of chunks) {
    if (other.glyphs.length <= LONGEST_STACKED_SUPERSCRIPT || other.end <= chunk.start || other.start >= chunk.end)
      continue;
    for (const { start, end } of other.glyphs) {
      covered += Math.max(0, Math.min(end, chunk.end) - Math.max(start, chunk.start));
    }
  }
  return covered > MOST_COVERED * (chunk.end - chunk.start);
}
