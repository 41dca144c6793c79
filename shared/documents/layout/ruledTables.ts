/** Text in ruled tables and boxes: read row by row and in each row cell by cell, whole, separate from its surroundings. */
import { chunkOf, type Chunk } from './chunks.ts';
import type { Glyph } from './glyph.ts';
import type { Grid, GridCell } from './grid.ts';
import { cellAt } from './grids.ts';
import { partedByRows, type FilledCell } from './openCells.ts';
import { rowsOf, type Row } from './rows.ts';
import { isStacked, isValue, textOf } from './stackedValues.ts';
import { append, least } from '../../platform/longLists.ts';

type Ordering = (rows: readonly Row[]) => readonly Row[];

/** In font sizes: words in two cells are at least this far apart. */
const CELL_GAP = 0.15;

/** The chunks, split where they extend over the rule between two cells. */
export function partedAtRules(chunks: readonly Chunk[], grids: readonly Grid[]): readonly Chunk[] {
  if (grids.length === 0) return chunks;
  return chunks.flatMap((chunk) => {
    const y = (chunk.top + chunk.bottom) / 2;
    for (const grid of grids) {
      const first = cellAt(grid, chunk.start + 1, y);
      if (first !== undefined && chunk.end > first.right + 1) return partsOf(chunk, grid, y) ?? [chunk];
    }
    return [chunk];
  });
}

/** Undefined if a word is on the rule: text that is wider than its cell, or another picture's line. */
function partsOf({ glyphs }: Chunk, grid: Grid, y: number): Chunk[] | undefined {
  const parts: { cell: GridCell; glyphs: Glyph[] }[] = [];
  for (const glyph of glyphs) {
    const cell = cellAt(grid, (glyph.start + glyph.end) / 2, y);
    if (cell === undefined) return undefined;
    const part = parts.at(-1);
    const last = part?.glyphs.at(-1);
    if (part === undefined || last === undefined) parts.push({ cell, glyphs: [glyph] });
    else if (part.cell === cell) part.glyphs.push(glyph);
    else if (glyph.spaceBefore || glyph.start - last.end > CELL_GAP * glyph.size) parts.push({ cell, glyphs: [glyph] });
    else return undefined;
  }
  return parts.map((part) => chunkOf(part.glyphs));
}

/** Share of the text's width from which a table covers all columns: narrower ones belong to one of them. */
const OVER_COLUMNS = 0.6;

/**
 * The rows, with every ruled table that covers their width and is alone in its rows read whole.
 * @param rest orders the rows between them, and what is in a cell
 */
export const withWideTables = (rows: readonly Row[], grids: readonly Grid[], rest: Ordering): readonly Row[] =>
  withRuledTables(rows, grids, OVER_COLUMNS * widthOf(rows), rest);

/** The same for tables of any width, if there are no columns. */
export function withRuledTables(
  rows: readonly Row[],
  grids: readonly Grid[],
  leastWidth: number,
  rest: Ordering,
): readonly Row[] {
  for (const grid of grids) {
    if (grid.cells.length < 2 || grid.xs[grid.xs.length - 1] - grid.xs[0] < leastWidth) continue;
    const inside = (chunk: Chunk): boolean => cellOf(grid, chunk) !== undefined;
    const first = rows.findIndex(({ chunks }) => chunks.some(inside));
    if (first < 0) continue;
    const last = rows.findLastIndex(({ chunks }) => chunks.some(inside));
    const own = rows.slice(first, last + 1);
    if (!own.every(({ chunks }) => chunks.every(inside))) continue;
    const cells = filledCells(
      grid,
      own.flatMap(({ chunks }) => chunks),
    );
    if (cells.length < 2 || (grid.cells.length < LEAST_CELLS && !areColumns(cells))) continue;
    return [
      ...withRuledTables(rows.slice(0, first), grids, leastWidth, rest),
      ...readTable(grid, cells, rest),
      ...withRuledTables(rows.slice(last + 1), grids, leastWidth, rest),
    ];
  }
  return rows.length === 0 ? rows : rest(rows);
}

/** Fewer are a box, whose text continues around it, or two columns separated by a rule. */
const LEAST_CELLS = 3;
/** Lines of each of two columns. */
const LEAST_LINES = 5;

/** Side by side, and each of several lines. */
const areColumns = (cells: readonly FilledCell[]): boolean =>
  cells.every(({ cell, rows }) => cell.row === cells[0].cell.row && rows.length >= LEAST_LINES);

function widthOf(rows: readonly Row[]): number {
  let start = Infinity;
  let end = -Infinity;
  for (const row of rows) {
    start = Math.min(start, row.start);
    end = Math.max(end, row.end);
  }
  return Math.max(0, end - start);
}

const cellOf = (grid: Grid, { start, end, top, bottom }: Chunk): GridCell | undefined =>
  cellAt(grid, (start + end) / 2, (top + bottom) / 2);

function filledCells(grid: Grid, chunks: readonly Chunk[]): FilledCell[] {
  const byCell = Map.groupBy(chunks, (chunk) => cellOf(grid, chunk));
  return grid.cells.flatMap((cell) => {
    const own = byCell.get(cell);
    return own === undefined ? [] : [{ cell, rows: rowsOf(own) }];
  });
}

function readTable(grid: Grid, filled: readonly FilledCell[], rest: Ordering): readonly Row[] {
  const read: Row[] = [];
  const cells = partedByRows(grid, filled, isAmount);
  for (let row = 0; row < grid.ys.length - 1; row++) {
    const own = cells.filter(({ cell }) => cell.row === row);
    append(
      read,
      grid.isOfBoxes !== true && isReadByLines(own) ? rest(rowsOf(own.flatMap(chunksOf))) : cellByCell(own, rest),
    );
  }
  return read;
}

const chunksOf = ({ rows }: FilledCell): readonly Chunk[] => rows.flatMap((row) => row.chunks);

/** What follows on one baseline in adjacent cells is one line. */
function cellByCell(cells: readonly FilledCell[], rest: Ordering): Row[] {
  const read: Row[] = [];
  for (const { rows } of cells) {
    const [first, ...others] = rows.length === 1 ? rows : rest(rows);
    const last = read.at(-1);
    const joined = last === undefined || last.end > first.start ? [] : rowsOf([...last.chunks, ...first.chunks]);
    if (joined.length === 1) read[read.length - 1] = joined[0];
    else read.push(first);
    append(read, others);
  }
  return read;
}

/** Lines in side-by-side cells from which they are rows that no rule separates, whatever they contain. */
const LEAST_ROWS = 4;
/** Share of the shortest cell's lines that are on baselines of the others: some align by chance. */
const SHARED = 0.5;
/** Share of the breaks between lines that the cell's width does not explain: they are intended. */
const MEANT = 0.5;

/** Rows that no rule separates, or amounts above each other: each line goes with those on its baseline in the other cells. */
function isReadByLines(cells: readonly FilledCell[]): boolean {
  const tall = cells.filter(({ rows }) => rows.length > 1);
  if (tall.length < 2 || tall.every(isWithShare)) return false;
  if (isStacked(tall.map(({ rows }) => rows.map(({ chunks }, row) => ({ row, chunks }))))) return true;
  if (areAlike(tall)) return true;
  const lines = tall.map(({ rows }) => rows.length);
  const shared = lines.reduce((sum, count) => sum + count, 0) - rowsOf(tall.flatMap(chunksOf)).length;
  if (shared < SHARED * least(lines)) return false;
  const long = tall.filter(({ rows }) => rows.length >= LEAST_ROWS);
  return tall.some(({ rows }) => rows.every(isAmount)) || (long.length > 1 && long.every(hasMeantBreaks));
}

/** "1,959,218" over "(70%)": a count and its share, in a cell too narrow for both. */
const isWithShare = ({ rows }: FilledCell): boolean =>
  rows.every(({ chunks }, at) => (at < rows.length - 1 ? !textOf(chunks).includes('(') : SHARE.test(textOf(chunks))));
const SHARE = /^\([\d.,\s]+%\)/;

/** Adjacent cells, and lines of each, that wrapped text does not fill alike on the same baselines. */
const LEAST_ALIKE = 3;

const areAlike = (cells: readonly FilledCell[]): boolean =>
  [...Map.groupBy(cells, ({ rows }) => rows.length)].some(
    ([count, alike]) =>
      count >= LEAST_ALIKE && alike.length >= LEAST_ALIKE && rowsOf(alike.flatMap(chunksOf)).length === count,
  );

/** Numbers and what accompanies them. */
const isNumbers = (text: string): boolean => /\d/.test(text) && !/\p{L}/u.test(text);

function isAmount({ chunks }: Row): boolean {
  const text = textOf(chunks);
  return isValue(text) || isNumbers(text);
}

/** The first word of the next line would have fitted on most of the lines. */
function hasMeantBreaks({ cell, rows }: FilledCell): boolean {
  const breaks = rows.slice(1).filter((row, at) => {
    const [{ glyphs }] = row.chunks;
    const second = glyphs.findIndex(({ spaceBefore }, i) => i > 0 && spaceBefore);
    const word = (second < 0 ? glyphs[glyphs.length - 1].end : glyphs[second - 1].end) - row.start;
    return rows[at].end + word + row.size < cell.right;
  });
  return breaks.length >= MEANT * (rows.length - 1);
}
