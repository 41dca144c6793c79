/** Names above the amounts of a column within a form, if no row of the table names all columns: "Award history, This action: $239.00". */
import { isAmountText } from './amounts.ts';
import { RULED_CERTAINTY } from '../source/source.ts';
import type { WordedCell, WordedTable } from './pageTables.ts';
import type { Part } from './parts.ts';

/** Names above the amounts of a row, each the first words above an unbroken column of amounts. */
export function localHeads(worded: WordedTable, row: number): WordedCell[] {
  if (worded.headerRows > 0 || worded.table.certainty < RULED_CERTAINTY) return [];
  return worded.rows[row].flatMap((cell) => headAbove(worded, cell) ?? []);
}

function headAbove({ rows }: WordedTable, amount: WordedCell): WordedCell | undefined {
  if (amount.column === 0 || !isAmountText(amount.raw)) return undefined;
  for (let row = amount.row - 1; row >= 0; row--) {
    const above = rows[row].find(
      ({ column, columnSpan }) => column === amount.column && columnSpan === amount.columnSpan,
    );
    if (above === undefined) return undefined;
    if (!isAmountText(above.raw)) return isFilledIn(rows[row], above) ? undefined : above;
  }
  return undefined;
}

/** Text beside a label is filled in, and does not name what is below; beside a number or nothing it is a name. */
function isFilledIn(row: readonly WordedCell[], cell: WordedCell): boolean {
  const before = row.at(row.indexOf(cell) - 1);
  return before !== undefined && before.column < cell.column && !/^\(?\d{1,3}\p{L}?[.)]?$/u.test(before.raw.trim());
}

/** Whether the quotation gives one amount with the name above it, and with either the label right before it or none, in any order. */
export function isNamedAbove(worded: WordedTable, row: number, parts: readonly Part[]): boolean {
  const value = parts.at(-1)?.cell;
  const head = value === undefined || worded.headerRows > 0 ? undefined : headAbove(worded, value);
  if (value === undefined || head === undefined || worded.table.certainty < RULED_CERTAINTY) return false;
  const inRow = worded.rows[row];
  const label = inRow.at(inRow.indexOf(value) - 1);
  const names = parts.slice(0, -1).map(({ cell }) => cell);
  return (
    inRow.includes(value) &&
    names.length <= 2 &&
    names.includes(head) &&
    names.every((name) => name === head || (name === label && label.column < value.column && !isAmountText(label.raw)))
  );
}
