/** What a quotation says with the first row of a table that has no header cells: only its place shows that it names the columns. */
import { RULED_CERTAINTY } from '../source/source.ts';
import { isAmountText } from './amounts.ts';
import { covers } from './claims.ts';
import type { WordedTable } from './pageTables.ts';
import type { Part } from './parts.ts';

const headed = new WeakMap<WordedTable, WordedTable>();

/** The same table with its first row as the names of its columns; undefined if it has names, or that row cannot be any. */
export function headedByFirstRow(worded: WordedTable): WordedTable | undefined {
  if (!mayNameColumns(worded)) return undefined;
  const known = headed.get(worded) ?? { ...worded, headerRows: 1, bodyFrom: 1 };
  headed.set(worded, known);
  return known;
}

/** A cell of words above each column, or numbers that count the columns: "1st", "2nd". */
function mayNameColumns({ headerRows, rows: [first], table }: WordedTable): boolean {
  const amounts = first.filter(({ raw }) => isAmountText(raw));
  return (
    headerRows === 0 &&
    table.columns > 1 &&
    first.length >= table.columns &&
    first.every(({ columnSpan }) => columnSpan === 1) &&
    amounts.every(({ raw }, at) => /^\d+(?=\p{L}|$)/u.exec(raw.trim())?.[0] === String(at + 1))
  );
}

/**
 * Whether the quotation says itself that the first row names the columns, as no other reading of it makes sense: it names the row's label and
 * a further cell, or all cells of the row but its label. In a ruled table of several columns the row's label may come first by itself.
 */
export function showsNames({ rows, table }: WordedTable, row: number, parts: readonly Part[]): boolean {
  const heads = parts.filter(({ cell }) => cell.row === 0);
  const own = [...new Set(parts.map(({ cell }) => cell).filter((cell) => rows[row].includes(cell)))];
  const named = own.filter((cell) => heads.some((head) => covers(head.cell, cell)));
  const isLabelled = own.at(0)?.column === 0 && table.columns > 2;
  const isWhole = rows[row].length === table.columns && own.length === rows[row].length;
  const isRuledAfter = table.certainty >= RULED_CERTAINTY && parts[0].cell === own[0];
  return named.length === own.length
    ? own.length > 1 && own.some(({ column }) => column === 0)
    : isLabelled && named.length === own.length - 1 && (isWhole || isRuledAfter);
}

/** "Period: last 3 months", the first row of a table of labels and values, which looks like the names of its two columns. */
export const isFirstPair = ({ table, rows: [first] }: WordedTable, parts: readonly Part[]): boolean =>
  table.columns === 2 &&
  parts.length === 2 &&
  first.length === 2 &&
  parts.every(({ cell }, at) => cell === first[at]) &&
  !isAmountText(first[0].raw);
