/** The tables of a page: those that rules enclose, and those that only the columns of their lines tell. */
import { enclosingBox } from '../geometry.ts';
import { cellAt, gridsOf, type Grid, type GridCell } from '../layout/grids.ts';
import type { CellPiece, Rule, Table, TableCell } from '../pageStructure.ts';
import { spanBox, type IndexedLine } from '../textIndex.ts';
import { piecesOf, type LinePiece } from './linePieces.ts';

/** Cells with text, from which on a grid is a table and no box. */
const LEAST_FILLED = 3;
/** Lines with columns, one below the other, from which on they are a table. */
const LEAST_LINES = 3;
const RULED_CERTAINTY = 0.95;
const ALIGNED_CERTAINTY = 0.6;
/** In heights of the line: rows of an aligned table are no further apart. */
const ROW_DISTANCE = 3;

/** In the order of their first lines; no character is in two of them. */
export function tablesOf(lines: readonly IndexedLine[], rules: readonly Rule[]): Table[] {
  const taken = new Set<number>();
  const ruled = gridsOf(rules)
    .toReversed()
    .flatMap((grid) => {
      const cells = ruledCells(grid, lines, taken);
      if (cells.length < LEAST_FILLED) return [];
      for (const { pieces } of cells) for (const { line } of pieces) taken.add(line);
      const [rows, columns] = [grid.ys.length - 1, grid.xs.length - 1];
      return [withHeader({ rows, columns, cells, certainty: RULED_CERTAINTY }, lines)];
    });
  const aligned = alignedRuns(lines, taken).flatMap((run) => alignedTable(run, lines) ?? []);
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

type Row = readonly LinePiece[];

/** Lines below each other that have gaps at the same places. */
function alignedRuns(lines: readonly IndexedLine[], taken: ReadonlySet<number>): Row[][] {
  const runs: Row[][] = [];
  let run: Row[] = [];
  const close = (): void => {
    if (run.length >= LEAST_LINES) runs.push(run);
    run = [];
  };
  lines.forEach((line, position) => {
    const pieces = line.direction === 'vertical' || taken.has(position) ? [] : piecesOf(line, position);
    const last = run.at(-1);
    if (pieces.length < 2) {
      close();
      return;
    }
    if (last !== undefined && !isNextRow(last, pieces)) close();
    run.push(pieces);
  });
  close();
  return runs;
}

/** Below, near, and no piece of either reaches over a gap of the other. */
function isNextRow(row: Row, next: Row): boolean {
  const [above, below] = [row[0].box, next[0].box];
  const distance = below.y - above.y;
  if (distance <= 0 || distance > ROW_DISTANCE * Math.max(above.height, below.height)) return false;
  const isApart = (one: Row, other: Row): boolean => one.every((piece) => countOver(other, piece) <= 1);
  return isApart(row, next) && isApart(next, row);
}

const countOver = (row: Row, { box }: LinePiece): number =>
  row.filter((other) => other.box.x < box.x + box.width && other.box.x + other.box.width > box.x).length;

function alignedTable(run: readonly Row[], lines: readonly IndexedLine[]): Table | undefined {
  const columns: { start: number; end: number }[] = [];
  for (const { box } of run.flat().sort((one, other) => one.box.x - other.box.x)) {
    const last = columns.at(-1);
    if (last !== undefined && box.x < last.end) last.end = Math.max(last.end, box.x + box.width);
    else columns.push({ start: box.x, end: box.x + box.width });
  }
  const cells = run.flatMap((row, at) =>
    row.map(({ line, start, end, box }): TableCell => {
      const column = columns.findIndex((each) => box.x >= each.start && box.x < each.end);
      return { row: at, column, rowSpan: 1, columnSpan: 1, isHeader: false, box, pieces: [{ line, start, end }] };
    }),
  );
  const places = new Set(cells.map(({ row, column }) => `${row} ${column}`));
  if (columns.length < 2 || places.size < cells.length) return undefined;
  return withHeader({ rows: run.length, columns: columns.length, cells, certainty: ALIGNED_CERTAINTY }, lines);
}

/** The first row names the columns where it has no digits and some row below it has. */
function withHeader(table: Table, lines: readonly IndexedLine[]): Table {
  const textOf = ({ pieces }: TableCell): string =>
    pieces.map(({ line, start, end }) => lines[line].text.slice(start, end)).join(' ');
  const isNumeric = (cell: TableCell): boolean => /\d/.test(textOf(cell));
  const first = Math.min(...table.cells.map(({ row }) => row));
  const isHead = ({ row }: TableCell): boolean => row === first;
  if (table.cells.filter(isHead).some(isNumeric) || !table.cells.some(isNumeric)) return table;
  return { ...table, cells: table.cells.map((cell) => (isHead(cell) ? { ...cell, isHeader: true } : cell)) };
}
