/** What a quotation says with the first row of a table that has no header cells: only its place shows that it names the columns. */
import { RULED_CERTAINTY } from '../source/source.ts';
import { isAmountText } from './amounts.ts';
import { covers } from './claims.ts';
import type { WordedTable } from './pageTables.ts';
import type { Part } from './parts.ts';

/** A cell of words above each column, or numbers that count the columns: "1st", "2nd". */
function mayNameColumns({ headerRows, rows: [first], table }: WordedTable): boolean {
  const amounts = first.filter(({ raw }) => isAmountText(raw));
  return (
    headerRows === 0 &&
    first.length >= table.columns &&
    first.every(({ columnSpan }) => columnSpan === 1) &&
    amounts.every(({ raw }, at) => /^\d+(?=\p{L}|$)/u.exec(raw.trim())?.[0] === String(at + 1))
  );
}

/**
 * A table of words shows only by its position that its first row names its columns. A quotation says so itself if it puts every cell,
 * including the label, right after the one above it in the first row: no other reading of it makes sense. In a ruled table of several columns
 * the row's label may come first by itself.
 */
export function isNamedByFirstRow(worded: WordedTable, row: number, parts: readonly Part[]): boolean {
  if (row === 0 || worded.table.columns < 2 || !mayNameColumns(worded)) return false;
  const inRow = worded.rows[row];
  const [label] = parts;
  const isLabelled =
    label.cell === inRow.at(0) && worded.table.columns > 2 && worded.table.certainty >= RULED_CERTAINTY;
  const pairs = isLabelled ? parts.slice(1) : parts;
  return (
    pairs.length >= (isLabelled ? 2 : 4) &&
    pairs.length % 2 === 0 &&
    (isLabelled || pairs[1].cell.column === 0) &&
    pairs.every(({ cell }, at) =>
      at % 2 === 0
        ? cell.row === 0 && covers(cell, pairs[at + 1].cell)
        : inRow.includes(cell) && (at === 1 ? !isLabelled || cell.column > 0 : cell.column > pairs[at - 2].cell.column),
    )
  );
}

/**
 * The whole first row of a table without header cells, then another whole row, both in their order: "| USD 000 | Q3 | Q2 | | Fee | 492 | 488 |".
 * The cell above the labels may be left out where several columns are named.
 */
export function isHeadedByFirstRow(worded: WordedTable, row: number, parts: readonly Part[]): boolean {
  const { rows, table } = worded;
  const [first] = rows;
  if (row === 0 || rows[row].length < table.columns || !mayNameColumns(worded)) return false;
  const said = parts.map(({ cell }) => cell);
  return [first, ...(table.columns > 2 ? [first.slice(1)] : [])].some((heads) => {
    const both = [...heads, ...rows[row]];
    return said.length === both.length && said.every((cell, at) => cell === both[at]);
  });
}

/** "Period: last 3 months", the first row of a table of labels and values, which looks like the names of its two columns. */
export const isFirstPair = ({ table, rows: [first] }: WordedTable, parts: readonly Part[]): boolean =>
  table.columns === 2 &&
  parts.length === 2 &&
  first.length === 2 &&
  parts.every(({ cell }, at) => cell === first[at]) &&
  !isAmountText(first[0].raw);
