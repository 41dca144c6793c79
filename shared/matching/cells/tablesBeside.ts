/** Two tables side by side whose columns have the same names: income and expenses, each with "Plan" and "Actual". */
import { isAmountText } from './amounts.ts';
import type { WordedCell, WordedTable } from './pageTables.ts';

const begins = new WeakMap<WordedTable, number>();

/** The column in which the second one begins; undefined if there is only one. */
export function secondTable(worded: WordedTable): number | undefined {
  const known = begins.get(worded) ?? findSecond(worded);
  begins.set(worded, known);
  return known < 0 ? undefined : known;
}

const nameOf = ({ folded }: WordedCell): string => folded.trim();

function findSecond({ rows, headerRows }: WordedTable): number {
  const [names] = rows;
  const first = names.at(0);
  const alike = first && names.slice(1).find((name) => nameOf(name) === nameOf(first));
  if (first === undefined || alike !== undefined || headerRows !== 1) return alike?.column ?? -1;
  // Each begins with a column of words; all others have the names of the first table's in the same order.
  const half = names.length / 2;
  if (!Number.isInteger(half) || half < 2) return -1;
  const areTwice = names.slice(1, half).every((name, at) => nameOf(name) === nameOf(names[half + 1 + at]));
  const { column } = names[half];
  const labels = rows.slice(headerRows).flatMap((row) => row.find((cell) => cell.column === column) ?? []);
  return areTwice && labels.length > 0 && labels.every(({ raw }) => !isAmountText(raw)) ? column : -1;
}
