/**
 * Names of columns that are above a table and not in it, or in one cell above several columns: periods over accounts, and a table of
 * nothing but names right above one with as many columns.
 */
import { periodsIn } from '../language/periods.ts';
import { type SourceCell, type SourcePage, type SourceTable, textOfPieces } from '../source/source.ts';
import { isAmountText } from './amounts.ts';

/** Lines between a table of names and the table below it. */
const MOST_BETWEEN = 1;

/** The same table with such names in its first rows. */
export function withHeadsAbove(page: SourcePage, table: SourceTable, above: SourceTable | undefined): SourceTable {
  const own = withSplitHeads(page, table);
  const hasHeads = own.cells.some(({ row, column, isHeader }) => row === 0 && isHeader && column > 0);
  if (!hasHeads) return above !== undefined && areNamesOf(page, above, own) ? withRows(own, above.cells) : own;
  const line = Math.min(...linesOf(own)) - 1;
  const names = line < 0 ? [] : periodsIn(page.lines[line]);
  if (names.length !== 1 || own.columns < 3) return own;
  const [name] = names;
  const pieces = [{ line, start: name.start, end: name.end }];
  return withRows(own, [{ row: 0, column: 1, rowSpan: 1, columnSpan: own.columns - 1, isHeader: true, pieces }]);
}

/** @param cells of one more row, above the others */
const withRows = (table: SourceTable, cells: readonly SourceCell[]): SourceTable => ({
  ...table,
  rows: table.rows + 1,
  cells: [
    ...cells.map((cell) => ({ ...cell, isHeader: true })),
    ...table.cells.map((cell) => ({ ...cell, row: cell.row + 1 })),
  ],
});

const linesOf = ({ cells }: Pick<SourceTable, 'cells'>): number[] =>
  cells.flatMap(({ pieces }) => pieces.map(({ line }) => line));

/** Nothing but words, one for each column, right above. */
function areNamesOf(page: SourcePage, above: SourceTable, table: SourceTable): boolean {
  const gap = Math.min(...linesOf(table)) - Math.max(...linesOf(above));
  return (
    above.columns === table.columns &&
    above.rows === 1 &&
    above.cells.length === table.columns &&
    gap > 0 &&
    gap <= 1 + MOST_BETWEEN &&
    above.cells.every((cell) => !isAmountText(textOfPieces(page.lines, cell.pieces)))
  );
}

/** "First Quarter" over "2023 2022" in one cell above two columns: three names. */
function withSplitHeads({ lines }: SourcePage, table: SourceTable): SourceTable {
  const split = table.cells.flatMap((cell) => {
    const last = cell.pieces.at(-1);
    if (!cell.isHeader || cell.columnSpan < 2 || last === undefined || cell.pieces.length < 2) return [];
    const names = periodsIn(lines[last.line].slice(last.start, last.end));
    return names.length === cell.columnSpan && cell.column > 0 ? [{ cell, last, names }] : [];
  });
  if (split.length === 0 || split.some(({ cell }) => cell.row !== split[0].cell.row)) return table;
  const { row } = split[0].cell;
  const isSplit = (cell: SourceCell): boolean => split.some((one) => one.cell === cell);
  return {
    ...table,
    rows: table.rows + 1,
    cells: [
      ...table.cells.filter((cell) => cell.row <= row && !isSplit(cell)),
      ...split.map(({ cell }) => ({ ...cell, pieces: cell.pieces.slice(0, -1) })),
      ...split.flatMap(({ cell, last, names }) =>
        names.map(({ start, end }, at) => ({
          ...cell,
          row: row + 1,
          column: cell.column + at,
          columnSpan: 1,
          pieces: [{ line: last.line, start: last.start + start, end: last.start + end }],
        })),
      ),
      ...table.cells.filter((cell) => cell.row > row).map((cell) => ({ ...cell, row: cell.row + 1 })),
    ],
  };
}
