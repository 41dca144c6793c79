/** Tables enclosed by rules: with one row between two rules, with several if rules separate groups of rows, and those set within a cell. */
import { enclosingBox } from '../../geometry.ts';
import type { Grid, GridCell } from '../../layout/grid.ts';
import { gridsOf } from '../../layout/grids.ts';
import type { CellPiece, Rule, Table, TableCell } from '../../pageStructure.ts';
import { spanBox, type IndexedLine } from '../../textIndex.ts';
import { alignedTables, laidTables, tablesOfRows } from './alignedTables.ts';
import type { Column } from './columns.ts';
import { withLabelsBeside } from './labelsBeside.ts';
import { levelGrids } from './levelGrids.ts';
import type { LaidCell, LaidRow } from './logicalRows.ts';
import { openTables } from './openGrids.ts';
import { areaOf, piecesInside, type PieceInside } from './piecesInside.ts';
import { withoutStripes } from './stripes.ts';
import { append } from '../../../platform/longLists.ts';

/** Cells with text, from which a grid is a table and not a box. */
export const LEAST_FILLED = 3;
export const RULED_CERTAINTY = 0.95;
/** Below it, gaps do not show rows and columns between the rules. */
const LEAST_OPEN_CERTAINTY = 0.6;

/** Nested ones come first. No character is in two of them. @param others positions of lines that are in other tables */
export function ruledTables(
  lines: readonly IndexedLine[],
  rules: readonly Rule[],
  others: ReadonlySet<number> = new Set(),
): Table[] {
  const taken = new Set(others);
  const grids = gridsOf(rules);
  const read = (grid: Grid): Table[] => {
    const tables = tablesOfGrid(withLabelsBeside(grid, lines, taken), lines, taken);
    for (const { cells } of tables) for (const { pieces } of cells) for (const { line } of pieces) taken.add(line);
    return tables;
  };
  return [
    ...withoutStripes(grids, lines).toReversed().flatMap(read),
    ...levelGrids(rules, grids, lines, taken).flatMap(read),
  ];
}

function tablesOfGrid(grid: Grid, lines: readonly IndexedLine[], taken: ReadonlySet<number>): Table[] {
  const inside = piecesInside(grid, lines, taken);
  const open = grid.isOfBoxes === true ? undefined : openTables(grid, inside, lines);
  // The columns of a form change from row to row: only its rules show them.
  if (open?.some(({ certainty }) => certainty >= LEAST_OPEN_CERTAINTY))
    return open.map((table) => ({ ...table, certainty: Math.min(table.certainty, RULED_CERTAINTY) }));
  const [rows, columns] = [grid.ys.length - 1, grid.xs.length - 1];
  // Rules that go all across separate a table from its header and its total.
  const across = Map.groupBy(inside, ({ cell }) => cell?.columnSpan === columns && cell);
  across.delete(false);
  if (columns === 1 || [...across.values()].some((own) => framedTables(own, lines).length > 0)) {
    const framed = framedTables(inside, lines);
    if (framed.length > 0) return framed;
  }
  const nested: Table[] = [];
  const cells = [...Map.groupBy(inside, ({ cell }) => cell)].flatMap(([cell, own]) => {
    if (cell === undefined) return [];
    const within = framedTables(own, lines);
    append(nested, within);
    if (within.length > 0) return [];
    return columnsUnderRow(cell, own, grid).map(([place, pieces]) => tableCell(place, pieces, lines));
  });
  if (cells.length < LEAST_FILLED || (grid.isOfBoxes === true && areCards(inside, cells.length))) return nested;
  cells.sort((one, other) => one.row - other.row || one.column - other.column);
  return [...nested, ...withNames({ rows, columns, cells, certainty: RULED_CERTAINTY }, grid, lines)];
}

/** Words of a box on average: boxes with more are cards, each a separate text. */
const MOST_BOX_WORDS = 6;

const areCards = (inside: readonly PieceInside[], boxes: number): boolean =>
  inside.reduce((sum, { piece }) => sum + piece.text.split(' ').length, 0) > MOST_BOX_WORDS * boxes;

/** Rows: two lines of code or of prose in a box have gaps by chance. */
const LEAST_FRAMED = 3;

/** For a frame around a table, or a cell that contains one. */
function framedTables(inside: readonly PieceInside[], lines: readonly IndexedLine[]): Table[] {
  const area = areaOf(inside, lines);
  const isTabular = area.positions.filter((position) => area.piecesAt(position).length > 1).length > 1;
  return isTabular ? alignedTables(area).filter((table) => table.rows >= LEAST_FRAMED) : [];
}

/** Columns of a row without walls that contain a piece each, from which it is a row of headings. */
const LEAST_HEADS = 3;
/** Points by which a heading may extend beyond its column. */
const OUTSIDE = 3;

/** A row of headings without walls between them, over columns that have some: every piece is over one column, no two over the same. */
function columnsUnderRow(
  cell: GridCell,
  inside: readonly PieceInside[],
  { xs }: Grid,
): (readonly [GridCell, readonly PieceInside[]])[] {
  const columns = xs.length - 1;
  if (cell.columnSpan < columns || cell.rowSpan > 1 || inside.length < LEAST_HEADS || 2 * inside.length < columns)
    return [[cell, inside]];
  const places = inside.map((each): readonly [GridCell, readonly PieceInside[]] | undefined => {
    const { x, width } = each.piece.box;
    const column = xs.findLastIndex((left) => left <= x + width / 2);
    const isWithin = x >= xs[column] - OUTSIDE && x + width <= xs[column + 1] + OUTSIDE;
    return isWithin ? [{ ...cell, column, columnSpan: 1 }, [each]] : undefined;
  });
  const known = places.flatMap((place) => (place === undefined ? [] : [place]));
  const isOneEach = new Set(known.map(([{ column }]) => column)).size === inside.length;
  return isOneEach ? known : [[cell, inside]];
}

/** The whole cell: gaps within it separate nothing. */
export function tableCell(cell: GridCell, inside: readonly PieceInside[], lines: readonly IndexedLine[]): TableCell {
  const pieces: CellPiece[] = [];
  for (const { piece } of inside) {
    const last = pieces.at(-1);
    if (last?.line === piece.line) pieces[pieces.length - 1] = { ...last, end: piece.end };
    else pieces.push({ line: piece.line, start: piece.start, end: piece.end });
  }
  const { row, column, rowSpan, columnSpan } = cell;
  const box = enclosingBox(pieces.map(({ line, start, end }) => spanBox(lines[line], start, end)));
  return { row, column, rowSpan, columnSpan, isHeader: false, box, pieces };
}

/** The same with the rows that name its columns and groups marked; unchanged if it has none. */
export function withNames(table: Table, grid: Grid, lines: readonly IndexedLine[]): Table[] {
  const { rows, columns } = laidOut(table, grid, lines);
  const named = laidTables(rows, columns, (own) => {
    const tables = tablesOfRows(own, columns);
    return cellCount(tables) === cellCount(own) ? tables : [plain(table, rows.indexOf(own[0]), own.length)];
  });
  return named.map((each) => ({ ...each, certainty: RULED_CERTAINTY }));
}

/** The rows and columns of a table whose cells are known. */
export function laidOut(
  { cells }: Table,
  { xs, ys }: Grid,
  lines: readonly IndexedLine[],
): { rows: readonly LaidRow[]; columns: readonly Column[] } {
  const byRow = Map.groupBy(cells, ({ row }) => row);
  const rows = ys.slice(0, -1).map((top, row): LaidRow => {
    const own = byRow.get(row)?.map((cell) => laidCell(cell, lines)) ?? [];
    return { cells: own, top, bottom: ys[row + 1], band: row, isEnclosed: true };
  });
  return { rows, columns: xs.slice(0, -1).map((left, at) => ({ left, right: xs[at + 1] })) };
}

const cellCount = (parts: readonly { readonly cells: readonly unknown[] }[]): number =>
  parts.reduce((sum, { cells }) => sum + cells.length, 0);

/** Rows of a form, which name nothing. */
const plain = (table: Table, from: number, rows: number): Table => ({
  ...table,
  rows,
  cells: table.cells
    .filter(({ row }) => row >= from && row < from + rows)
    .map((cell) => ({ ...cell, row: cell.row - from, rowSpan: Math.min(cell.rowSpan, from + rows - cell.row) })),
});

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
