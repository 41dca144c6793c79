/** The tables of a page: those that rules enclose, and those that only the columns of their lines tell. */
import { enclosingBox } from '../geometry.ts';
import { cellAt, gridsOf, type Grid, type GridCell } from '../layout/grids.ts';
import type { CellPiece, Rule, Table, TableCell } from '../pageStructure.ts';
import { spanBox, type IndexedLine } from '../textIndex.ts';
import { alignedTables, laidTables } from './tables/alignedTables.ts';
import type { LaidCell, LaidRow } from './tables/logicalRows.ts';

/** Cells with text, from which on a grid is a table and no box. */
const LEAST_FILLED = 3;
const RULED_CERTAINTY = 0.95;

/**
 * In the order of their first lines; no character is in two of them.
 * @param first position of the first line that may be in a table without rules
 */
export function tablesOf(lines: readonly IndexedLine[], rules: readonly Rule[], first = 0): Table[] {
  const taken = new Set<number>();
  const ruled = gridsOf(rules)
    .toReversed()
    .flatMap((grid) => {
      const cells = ruledCells(grid, lines, taken);
      if (cells.length < LEAST_FILLED) return [];
      for (const { pieces } of cells) for (const { line } of pieces) taken.add(line);
      const [rows, columns] = [grid.ys.length - 1, grid.xs.length - 1];
      return withNames({ rows, columns, cells, certainty: RULED_CERTAINTY }, grid, lines);
    });
  const aligned = alignedBetween(lines, first, taken);
  return [...ruled, ...aligned].sort((one, other) => firstLine(one) - firstLine(other));
}

const firstLine = ({ cells }: Table): number =>
  Math.min(...cells.flatMap(({ pieces }) => pieces.map(({ line }) => line)));

function ruledCells(grid: Grid, lines: readonly IndexedLine[], taken: ReadonlySet<number>): TableCell[] {
  const pieces = new Map<GridCell, CellPiece[]>();
  lines.forEach((line, position) => {
    if (line.direction === 'vertical' || taken.has(position)) return;
    const y = (line.crossStart + line.crossEnd) / 2;
    if (y < grid.ys[0] || y > grid.ys[grid.ys.length - 1]) return;
    let cell: GridCell | undefined;
    let start = 0;
    const close = (end: number): void => {
      if (cell === undefined) return;
      pieces.set(cell, [...(pieces.get(cell) ?? []), { line: position, start, end }]);
    };
    let end = 0;
    for (let at = 0; at < line.text.length; at++) {
      if (line.text[at] === ' ') continue;
      const own = cellAt(grid, (line.edges[2 * at] + line.edges[2 * at + 1]) / 2, y);
      if (own !== cell) {
        close(end);
        [cell, start] = [own, at];
      }
      end = at + 1;
    }
    close(end);
  });
  return grid.cells.flatMap((cell) => {
    const own = pieces.get(cell);
    if (own === undefined) return [];
    const { row, column, rowSpan, columnSpan } = cell;
    return [{ row, column, rowSpan, columnSpan, isHeader: false, box: boxOf(own, lines), pieces: own }];
  });
}

const boxOf = (pieces: readonly CellPiece[], lines: readonly IndexedLine[]): TableCell['box'] =>
  enclosingBox(pieces.map(({ line, start, end }) => spanBox(lines[line], start, end)));

/** The same with the rows that name its columns and groups told; as it is where it has none. */
function withNames(table: Table, grid: Grid, lines: readonly IndexedLine[]): Table[] {
  const columns = grid.xs.slice(0, -1).map((left, at) => ({ left, right: grid.xs[at + 1] }));
  const rows = grid.ys.slice(0, -1).map((top, row): LaidRow => {
    const cells = table.cells.filter((cell) => cell.row === row).map((cell) => laidCell(cell, lines));
    return { cells, top, bottom: grid.ys[row + 1], band: row };
  });
  const named = laidTables(rows, columns);
  const cells = named.reduce((sum, each) => sum + each.cells.length, 0);
  return cells === table.cells.length ? named.map((each) => ({ ...each, certainty: RULED_CERTAINTY })) : [table];
}

const laidCell = ({ column, columnSpan, rowSpan, pieces }: TableCell, lines: readonly IndexedLine[]): LaidCell => ({
  first: column,
  last: column + columnSpan - 1,
  rows: rowSpan,
  pieces: pieces.map((piece) => ({
    ...piece,
    text: lines[piece.line].text.slice(piece.start, piece.end),
    box: spanBox(lines[piece.line], piece.start, piece.end),
  })),
});

/** Between the tables that rules enclose. */
function alignedBetween(lines: readonly IndexedLine[], first: number, taken: ReadonlySet<number>): Table[] {
  const tables: Table[] = [];
  for (let at = first; at < lines.length; at++) {
    const from = at;
    while (at < lines.length && !taken.has(at)) at++;
    tables.push(...alignedTables(lines, from, at));
  }
  return tables;
}
