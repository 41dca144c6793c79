/** The lines of a page in the order in which a person reads them. */
import { textBesideBox } from './besideBox.ts';
import { runsBesideTable } from './besideTables.ts';
import { boxesBeside, type BoxesBeside } from './boxesBeside.ts';
import { boxedText } from './boxedText.ts';
import { areMostlyCells, bandsOf, hasCellsOfText } from './cells.ts';
import type { Band } from './cells.ts';
import { chunksOf } from './chunks.ts';
import type { Chunk } from './chunks.ts';
import { isMostlyRightToLeft, isPageRightToLeft } from './direction.ts';
import { partedAtDividers, type Divider } from './dividers.ts';
import { withDropCaps } from './dropCaps.ts';
import { guttersOf } from './gutters.ts';
import type { Gutter } from './gutters.ts';
import { separatesColumns } from './separatesColumns.ts';
import type { Grid } from './grid.ts';
import { cellAt } from './grids.ts';
import type { Glyph } from './glyph.ts';
import { withoutRunningHeaders } from './runningHeaders.ts';
import { withoutInterruptions } from './interruptions.ts';
import { lineOf } from './lineText.ts';
import type { FramedLine } from './lineText.ts';
import { marginNumbers } from './marginNumbers.ts';
import { beginsParagraph, flowsAround } from './paragraphs.ts';
import { pullQuotesOf } from './pullQuotes.ts';
import { rowsOf, usualSize } from './rows.ts';
import type { Row } from './rows.ts';
import { rubyOf } from './ruby.ts';
import { partedAtRules, withRuledTables, withWideTables } from './ruledTables.ts';
import { sideNotesOf } from './sideNotes.ts';
import type { SideNote } from './sideNotes.ts';
import { withSignatureBlocks } from './signatureBlocks.ts';
import { withSpanningCells } from './spanningCells.ts';
import { largestPart, withoutTablesAtEnds } from './tablesAtEnds.ts';
import { withTallBrackets } from './tallBrackets.ts';
import { withWrappedCells } from './wrappedCells.ts';
import { withWrittenCells, withWrittenTables } from './writtenCells.ts';

/** Nested columns: real pages stop at three. */
const DEEPEST = 6;
/**
 * Text smaller than this part of the body's size, at the bottom of a column, is notes: they are set in 8 points under 10, or 9 under 11. At
 * .744 the sweep has five lines fewer wrong, but such notes would be taken for body.
 */
const NOTE_SIZE_RATIO = 0.93;

export const linesInReadingOrder = (
  glyphs: readonly Glyph[],
  grids: readonly Grid[] = [],
  dividers: readonly Divider[] = [],
): FramedLine[] => {
  const isInRightToLeft = isPageRightToLeft(glyphs);
  return rowsInReadingOrder(chunksOf(glyphs), grids, dividers).map((row) => lineOf(row.chunks, isInRightToLeft));
};

export function rowsInReadingOrder(
  drawn: readonly Chunk[],
  grids: readonly Grid[] = [],
  dividers: readonly Divider[] = [],
): Row[] {
  const parted = partedAtDividers(partedAtRules(withTallBrackets(withDropCaps(drawn)), grids), dividers);
  const ruby = rubyOf(parted);
  const chunks = ruby.size === 0 ? parted : parted.filter((chunk) => !ruby.has(chunk));
  const rows = rowsOf(chunks);
  const inTables = new Set(chunks.filter((chunk) => isTagged(chunk, grids)));
  const numbers = marginNumbers(inTables.size === 0 ? rows : rowsOf(chunks.filter((chunk) => !inTables.has(chunk))));
  const bodySize = commonestSize(chunks);
  const text = numbers.size === 0 ? chunks : chunks.filter((chunk) => !numbers.has(chunk));
  const boxed = boxedText(text, grids);
  const inBoxes = new Set(boxed.flatMap((note) => note.chunks));
  const besides =
    inBoxes.size + inTables.size === 0 ? text : text.filter((chunk) => !inBoxes.has(chunk) && !inTables.has(chunk));
  const quotes = pullQuotesOf(besides, bodySize);
  const notes = [...boxed, ...quotes, ...sideNotesOf(besides, bodySize)];
  const apart = new Set(notes.flatMap((note) => note.chunks));
  const body = numbers.size + apart.size === 0 ? rows : rowsOf(text.filter((chunk) => !apart.has(chunk)));
  const page = { bodySize, grids, dividers };
  const read = withSideNotes(order(body, page, 0), notes, page);
  return [
    ...withSignatureBlocks(withSpanningCells(withoutInterruptions(read))),
    ...rowsOf([...numbers]),
    ...rowsOf([...ruby]),
  ];
}

const isTagged = (chunk: Chunk, grids: readonly Grid[]): boolean =>
  grids.some((grid) => {
    const [x, y] = [(chunk.start + chunk.end) / 2, (chunk.top + chunk.bottom) / 2];
    return grid.isTagged === true && cellAt(grid, x, y) !== undefined;
  });

/** What is known about the page as a whole. */
interface Page {
  /** Points: font size of most of its text. */
  readonly bodySize: number;
  readonly grids: readonly Grid[];
  readonly dividers: readonly Divider[];
}

/** Each before the paragraph that it is beside. */
function withSideNotes(rows: readonly Row[], notes: readonly SideNote[], page: Page): readonly Row[] {
  if (notes.length === 0) return rows;
  const read = (found: readonly SideNote[]): readonly Row[] =>
    found.flatMap(({ chunks }) => order(rowsOf(chunks), page, 0));
  const isIn = (row: Row, { before }: SideNote): boolean => before !== undefined && row.chunks.includes(before);
  const within = rows.flatMap((row) => [...read(notes.filter((note) => isIn(row, note))), row]);
  // The line before which one is read may itself be a note.
  return [...within, ...read(notes.filter((note) => !rows.some((row) => isIn(row, note))))];
}

/** Rows from top to bottom, columns one after the other, cells of several lines one after the other. */
function order(rows: readonly Row[], page: Page, depth: number): readonly Row[] {
  if (depth === DEEPEST) return rows;
  const beside = textBesideBox(rows, page.grids);
  if (beside !== undefined) return boxByBox(rows, beside, (part) => order(part, page, depth + 1));
  const orderText = (part: readonly Row[]): readonly Row[] =>
    withWrittenTables(part, (stretch) => orderColumnsIn(stretch, page, depth));
  return withWideTables(rows, page.grids, (part) =>
    part.length === rows.length ? orderText(part) : order(part, page, depth + 1),
  );
}

function orderColumnsIn(rows: readonly Row[], page: Page, depth: number): readonly Row[] {
  const within = (part: readonly Row[]): readonly Row[] => order(part, page, depth + 1);
  const around = (gutter: Gutter, middle: readonly Row[]): readonly Row[] => [
    ...within(rows.slice(0, gutter.firstRow)),
    ...middle,
    ...within(rows.slice(gutter.lastRow + 1)),
  ];
  const boxed = boxesBeside(rows, page.grids);
  const gutters = guttersOf(rows, page.dividers).map((candidate) =>
    withoutTablesAtEnds(rows, withoutRunningHeaders(rows, candidate)),
  );
  for (const gutter of gutters) {
    const bands = runsBesideTable(rows, gutter, page.grids) ? undefined : bandsOf(rows, gutter);
    if (bands !== undefined && bands.length > 1 && areMostlyCells(bands)) {
      return around(gutter, orderBands(bands, within));
    }
    if (runsBesideTable(rows, gutter, page.grids) || separatesColumns(rows, gutter)) {
      // A gutter within one row of boxes separates these, not columns.
      if (boxed !== undefined && boxed.from <= gutter.firstRow && boxed.to >= gutter.lastRow)
        return boxByBox(rows, boxed, within);
      return around(gutter, orderColumns(rows, gutter, page.bodySize, within));
    }
    if (bands !== undefined && bands.length > 1) return around(gutter, orderBands(bands, within));
  }
  for (const gutter of gutters) {
    const part = largestPart(rows, gutter);
    if (part !== undefined && separatesColumns(rows, part)) {
      return around(part, orderColumns(rows, part, page.bodySize, within));
    }
  }
  if (boxed !== undefined) return boxByBox(rows, boxed, within);
  for (const gutter of gutters) {
    const bands = bandsOf(rows, gutter);
    if (bands !== undefined) return around(gutter, orderBands(bands, within));
  }
  return withRuledTables(rows, page.grids, 0, (part) =>
    part.length === rows.length ? withWrittenCells(part, withWrappedCells) : within(part),
  );
}

type Ordering = (rows: readonly Row[]) => readonly Row[];

const boxByBox = (rows: readonly Row[], { from, to, contents }: BoxesBeside, within: Ordering): readonly Row[] => [
  ...within(rows.slice(0, from)),
  ...contents.flatMap((chunks) => within(rowsOf(chunks))),
  ...within(rows.slice(to + 1)),
];

function orderBands(bands: readonly Band[], within: Ordering): readonly Row[] {
  return bands.flatMap((band) =>
    hasCellsOfText(band)
      ? [...within(rowsOf(band.left)), ...within(rowsOf(band.right))]
      : within(rowsOf([...band.left, ...band.right])),
  );
}

function orderColumns(rows: readonly Row[], gutter: Gutter, bodySize: number, within: Ordering): readonly Row[] {
  const inside = rows.slice(gutter.firstRow, gutter.lastRow + 1).flatMap((row) => row.chunks);
  const left = rowsOf(inside.filter((chunk) => isLeft(chunk, gutter)));
  const right = rowsOf(inside.filter((chunk) => !isLeft(chunk, gutter)));
  const [one, other] = isMostlyRightToLeft(inside) ? [right, left] : [left, right];
  if (flowsAround(one, other, rows.at(gutter.lastRow + 1))) {
    const above = gutter.firstRow === 0 ? [] : [rows[gutter.firstRow - 1]];
    return withBox(one, other, above, within);
  }
  const [first, second] = [one, other].map((column) => withNotesApart(within(column), bodySize));
  return [...first.body, ...second.body, ...first.notes, ...second.notes];
}

/** The box is read before the paragraph that it is beside, never between two lines of it. */
function withBox(text: readonly Row[], box: readonly Row[], above: readonly Row[], within: Ordering): readonly Row[] {
  const lines = [...above, ...text];
  const start = text.findIndex((_, at) => beginsParagraph(lines, at + above.length));
  const at = Math.max(start, 0);
  return [...within(text.slice(0, at)), ...within(box), ...within(text.slice(at))];
}

const isLeft = (chunk: Chunk, gutter: Gutter): boolean =>
  (chunk.start + chunk.end) / 2 < (gutter.start + gutter.end) / 2;

/** A sentence continues at the top of the next column; the notes at the bottom of this one would cut it in two. */
function withNotesApart(rows: readonly Row[], bodySize: number): { body: readonly Row[]; notes: readonly Row[] } {
  const last = rows.findLastIndex((row) => usualSize(row) >= NOTE_SIZE_RATIO * bodySize);
  return last < 0 ? { body: rows, notes: [] } : { body: rows.slice(0, last + 1), notes: rows.slice(last + 1) };
}

/** The font size, in points, of most characters. */
function commonestSize(chunks: readonly Chunk[]): number {
  const counts = new Map<number, number>();
  for (const chunk of chunks) {
    const size = Math.round(chunk.size * 10) / 10;
    counts.set(size, (counts.get(size) ?? 0) + chunk.glyphs.length);
  }
  let best = 0;
  let most = 0;
  for (const [size, count] of counts) if (count > most) [best, most] = [size, count];
  return best;
}
