/** Tables above or below columns whose cells happen to leave the same strip empty: a gutter ends before them. */
import type { Chunk } from './chunks.ts';
import type { Gutter } from './gutters.ts';
import type { Row } from './rows.ts';

/** In font sizes: rows further apart belong to different parts of the page. */
const APART = 2;
/** Rows from which a part can be recognised as a table. */
const LEAST_ROWS = 2;
/** Share of a table's rows that are on both sides of the strip. */
const BOTH_SIDES = 0.6;
/** Words per chunk below which a part is not prose. */
const PROSE_WORDS = 2.5;

/** The gutter without the tables that it runs into. */
export function withoutTablesAtEnds(rows: readonly Row[], gutter: Gutter): Gutter {
  const parts = partsOf(rows, gutter);
  const first = parts.findIndex(([from, to]) => !isTable(rows.slice(from, to + 1), gutter));
  if (first < 0) return gutter;
  const last = parts.findLastIndex(([from, to]) => !isTable(rows.slice(from, to + 1), gutter));
  return { ...gutter, firstRow: parts[first][0], lastRow: parts[last][1] };
}

/** Rows of a part that is examined by itself: shorter ones say little. */
const LEAST_PART = 10;

/** The gutter through the longest of several parts: separate text above and below may be wider, or set in other columns. */
export function largestPart(rows: readonly Row[], gutter: Gutter): Gutter | undefined {
  const parts = partsOf(rows, gutter);
  const [firstRow, lastRow] = parts.reduce((one, other) => (other[1] - other[0] > one[1] - one[0] ? other : one));
  return parts.length > 1 && lastRow - firstRow + 1 >= LEAST_PART ? { ...gutter, firstRow, lastRow } : undefined;
}

/** First and last row of every part that is set apart by white space over the whole width. */
function partsOf(rows: readonly Row[], { firstRow, lastRow }: Gutter): [number, number][] {
  const parts: [number, number][] = [[firstRow, firstRow]];
  for (let i = firstRow + 1; i <= lastRow; i++) {
    const isApart = rows[i].baseline - rows[i - 1].baseline > APART * Math.max(rows[i].size, rows[i - 1].size);
    if (isApart) parts.push([i, i]);
    else parts[parts.length - 1][1] = i;
  }
  return parts;
}

function isTable(rows: readonly Row[], gutter: Gutter): boolean {
  if (rows.length < LEAST_ROWS) return false;
  const middle = (gutter.start + gutter.end) / 2;
  const isLeft = (chunk: Chunk): boolean => (chunk.start + chunk.end) / 2 < middle;
  const onBothSides = rows.filter(({ chunks }) => chunks.some(isLeft) && !chunks.every(isLeft));
  if (onBothSides.length < BOTH_SIDES * rows.length) return false;
  const chunks = rows.flatMap((row) => row.chunks);
  return chunks.reduce((sum, chunk) => sum + chunk.words, 0) < PROSE_WORDS * chunks.length;
}
