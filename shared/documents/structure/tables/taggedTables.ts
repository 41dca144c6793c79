/**
 * Tables that the tags of a PDF name and its text proves: their cells are known, and only the text in each is found anew, as lines are cut and
 * moved until structure is recognised.
 */
import type { GridCell } from '../../layout/grid.ts';
import { gridOfCells, type TaggedGrid } from './provenGrids.ts';
import type { Table, TableCell } from '../../pageStructure.ts';
import type { IndexedLine } from '../../textIndex.ts';
import { greatest } from '../../../platform/longLists.ts';
import { tablesOfRows } from './alignedTables.ts';
import { isPeriod } from './cellText.ts';
import { piecesInside } from './piecesInside.ts';
import { laidOut, LEAST_FILLED, RULED_CERTAINTY, tableCell, withNames } from './ruledTables.ts';

/** With the areas of all cells, and no text. */
export const draftOfGrid = ({ xs, ys, cells, headers }: TaggedGrid): Table => ({
  rows: ys.length - 1,
  columns: xs.length - 1,
  cells: cells.map((cell) => {
    const { row, column, rowSpan, columnSpan, left, top, right, bottom } = cell;
    const box = { x: left, y: top, width: right - left, height: bottom - top };
    return { row, column, rowSpan, columnSpan, isHeader: headers.has(cell), box, pieces: [] };
  }),
  certainty: RULED_CERTAINTY,
});

export function gridOfDraft({ cells, rows, columns }: Table): TaggedGrid {
  const headers = new Set<GridCell>();
  const placed = cells.map(({ row, column, rowSpan, columnSpan, isHeader, box }): GridCell => {
    const [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
    const cell = { row, column, rowSpan, columnSpan, left, top, right, bottom };
    if (isHeader) headers.add(cell);
    return cell;
  });
  return { ...gridOfCells(placed, rows, columns), headers };
}

export function taggedTables(lines: readonly IndexedLine[], grids: readonly TaggedGrid[]): Table[] {
  const taken = new Set<number>();
  return grids.flatMap((grid) => {
    const inside = piecesInside(grid, lines, taken);
    const headers = new Set<TableCell>();
    const cells = [...Map.groupBy(inside, ({ cell }) => cell)].flatMap(([cell, own]) => {
      if (cell === undefined) return [];
      const made = tableCell(cell, own, lines);
      if (grid.headers.has(cell)) headers.add(made);
      return [made];
    });
    if (cells.length < LEAST_FILLED) return [];
    for (const { piece } of inside) taken.add(piece.line);
    cells.sort((one, other) => one.row - other.row || one.column - other.column);
    const [rows, columns] = [grid.ys.length - 1, grid.xs.length - 1];
    return named({ rows, columns, cells, certainty: RULED_CERTAINTY }, headers, grid, lines);
  });
}

/** With the cells that name rows and columns: those that tags say, where there are any. */
function named(
  table: Table,
  headers: ReadonlySet<TableCell>,
  grid: TaggedGrid,
  lines: readonly IndexedLine[],
): readonly Table[] {
  const count = headerRows(table, headers, lines);
  if (count === 0) return withNames(table, grid, lines);
  const { rows, columns } = laidOut(table, grid, lines);
  const known = tablesOfRows(rows, columns, count).at(0);
  if (known?.cells.length === table.cells.length) return [{ ...known, certainty: RULED_CERTAINTY }];
  const cells = table.cells.map((cell) => ({ ...cell, isHeader: headers.has(cell) }));
  return [{ ...table, cells }];
}

/**
 * The first rows all of whose cells are tagged as headers, with those that a heading of several rows is beside. Word tags the first row of
 * any table so: one with numbers that are no periods is judged as if it was not.
 */
function headerRows({ cells, rows }: Table, headers: ReadonlySet<TableCell>, lines: readonly IndexedLine[]): number {
  const count = cells.find((cell) => !headers.has(cell))?.row ?? rows;
  const named = cells.filter(({ row }) => row < count);
  const texts = named.map(({ pieces }) =>
    pieces.map(({ line, start, end }) => lines[line].text.slice(start, end)).join(' '),
  );
  if (texts.some((text) => /\d/.test(text) && !isPeriod(text))) return 0;
  const end = named.length === 0 ? 0 : greatest(named.map(({ row, rowSpan }) => row + rowSpan));
  return end < rows ? end : 0;
}
