/** Running headers and footers over a gutter: one row across the page, not part of the columns. */
import type { Chunk } from './chunks.ts';
import type { Gutter } from './gutters.ts';
import type { Row } from './rows.ts';
import { median } from '../../platform/median.ts';
import { greatest, least } from '../../platform/longLists.ts';

/** In usual distances between rows: a header or footer is further than this from the columns. */
const ISOLATED = 1.6;
/** Headers and footers have no more rows. */
const MOST_ROWS = 3;
/** Rows of columns per row of a header or footer: with fewer it is a part of a table or list. */
const LEAST_BODY = 4;
/** A lone row on one side with this few characters is a page number or a symbol. */
const SHORT_ROW = 12;

/** The gutter without the headers and footers that it passes through. */
export function withoutRunningHeaders(rows: readonly Row[], gutter: Gutter): Gutter {
  const pitch = usualPitch(rows, gutter);
  let { firstRow, lastRow } = gutter;
  for (let i = 1; i <= MOST_ROWS && firstRow === gutter.firstRow; i++) {
    const next = gutter.firstRow + i;
    if (lastRow + 1 - next < LEAST_BODY * i) break;
    const apart =
      rows[next].baseline - rows[next - 1].baseline > ISOLATED * pitch || (i === 1 && numbersColumns(rows[next - 1]));
    if (apart && isHeaderOrFooter(rows.slice(gutter.firstRow, next), rows.slice(next, lastRow + 1), gutter))
      firstRow = next;
  }
  for (let i = 1; i <= MOST_ROWS && lastRow === gutter.lastRow; i++) {
    const next = gutter.lastRow - i;
    if (next + 1 - firstRow < LEAST_BODY * i) break;
    const apart = rows[next + 1].baseline - rows[next].baseline > ISOLATED * pitch;
    const footer = rows.slice(next + 1, gutter.lastRow + 1);
    const headsNext = i === 1 && headsWhatFollows(rows, gutter.lastRow);
    if (apart && (headsNext || isHeaderOrFooter(footer, rows.slice(firstRow, next + 1), gutter))) lastRow = next;
  }
  return { ...gutter, firstRow, lastRow };
}

function usualPitch(rows: readonly Row[], gutter: Gutter): number {
  const pitches: number[] = [];
  for (let i = gutter.firstRow + 1; i <= gutter.lastRow; i++) pitches.push(rows[i].baseline - rows[i - 1].baseline);
  // Columns whose lines are not level yield small distances besides the real ones: a font size is the least pitch.
  const sizes = rows.slice(gutter.firstRow, gutter.lastRow + 1).map((row) => row.size);
  return Math.max(median(pitches), median(sizes));
}

/** The columns of a patent are numbered, right above their first lines: "1" and "2", on the next page "3" and "4". */
function numbersColumns({ chunks }: Row): boolean {
  const [left, right] = chunks.map(({ glyphs }) => glyphs.map(({ text }) => text).join(''));
  return chunks.length === 2 && /^\d{1,3}$/.test(left) && Number(right) === Number(left) + 1;
}

/** The heading of full-width text below the columns is nearer to it than to them. */
function headsWhatFollows(rows: readonly Row[], at: number): boolean {
  const below = rows.at(at + 1);
  return below !== undefined && below.baseline - rows[at].baseline < rows[at].baseline - rows[at - 1].baseline;
}

function isHeaderOrFooter(rows: readonly Row[], columns: readonly Row[], gutter: Gutter): boolean {
  const middle = (gutter.start + gutter.end) / 2;
  const chunks = rows.flatMap((row) => row.chunks);
  const onBothSides = chunks.some((chunk) => chunk.end < middle) && chunks.some((chunk) => chunk.start > middle);
  if (onBothSides) return isWrittenInOne(chunks, columns);
  const characters = chunks.reduce((sum, chunk) => sum + chunk.glyphs.length, 0);
  return rows.length === 1 && (characters <= SHORT_ROW || isWrittenApart(chunks, columns));
}

/** Before or after everything in the columns: what begins the left one or ends the right one is there in any case. */
function isWrittenApart(chunks: readonly Chunk[], columns: readonly Row[]): boolean {
  const orders = columns.flatMap((row) => row.chunks.map((chunk) => chunk.order));
  const first = least(orders);
  const last = greatest(orders);
  return chunks.every(({ order }) => order < first) || chunks.every(({ order }) => order > last);
}

/** Headings of the columns are written with their columns; a running header or footer in one go. */
function isWrittenInOne(chunks: readonly Chunk[], columns: readonly Row[]): boolean {
  const first = least(chunks.map((chunk) => chunk.order));
  const last = greatest(chunks.map((chunk) => chunk.order));
  return !columns.some((row) => row.chunks.some((chunk) => chunk.order > first && chunk.order < last));
}
