/** The column that tells the rows of a table apart where the first one does not: "Date" after "Country", "Name" after "Type". */
import { isAmountText } from './amounts.ts';
import type { WordedCell, WordedTable } from './pageTables.ts';
import { isDateText } from './runNames.ts';

/** Rows of which no two have the same name by chance. */
const LEAST_ROWS = 3;

const known = new WeakMap<WordedTable, number>();

/** Whether a cell is in the first column whose cells are words or dates, and all different. */
export const isKey = (worded: WordedTable, { row, column }: WordedCell): boolean =>
  row >= worded.headerRows && column === keyColumn(worded);

function keyColumn(worded: WordedTable): number {
  const before = known.get(worded);
  if (before !== undefined) return before;
  const { rows, headerRows, table } = worded;
  const body = rows.slice(headerRows).filter((row) => row.length > 1);
  const isNamed = (cell: WordedCell | undefined): cell is WordedCell =>
    cell?.columnSpan === 1 && cell.rowSpan === 1 && (!isAmountText(cell.raw) || isDateText(cell.raw.trim()));
  const namesAll = (column: number): boolean => {
    const cells = body.map((row) => row.find((cell) => cell.column === column)).filter(isNamed);
    return cells.length === body.length && new Set(cells.map(({ folded }) => folded.trim())).size === body.length;
  };
  const columns = Array.from({ length: table.columns }, (_, column) => column);
  const found = body.length < LEAST_ROWS ? -1 : columns.findIndex(namesAll);
  known.set(worded, found);
  return found;
}
