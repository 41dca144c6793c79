/**
 * Labels of several rows of which layout knows the first: "Output power" beside "Min: -3 dBm", and nothing beside the "Max: +4 dBm" below it.
 * An empty cell may have another reason, so that readers are told to look.
 */
import type { SourceCell } from '../source/source.ts';
import { isAmountText } from './amounts.ts';

interface Cell extends SourceCell {
  readonly raw: string;
  readonly folded: string;
}

/** "EUR 150" is an amount, too: without a label it may be a sum of those above it. */
const isSum = ({ raw }: Cell): boolean => isAmountText(raw) || /^\P{L}*(?:\p{Sc}|\p{Lu}{3})\s?\d[^\p{L}]*$/u.test(raw);

/** The rows over which a label extends, and whether that is only likely. */
export interface Extent {
  readonly rows: number;
  readonly isLikely: boolean;
}

/** By label; those that layout gives several rows are not among them. */
export function rowsOfLabels<Own extends Cell>(cells: readonly Own[], rows: number): ReadonlyMap<Own, Extent> {
  const at = new Map<string, Cell>();
  for (const cell of cells) {
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++) {
      for (let column = cell.column; column < cell.column + cell.columnSpan; column++) at.set(`${row} ${column}`, cell);
    }
  }
  const cellAt = (row: number, column: number): Cell | undefined => at.get(`${row} ${column}`);
  const isEnd = (row: number): boolean => row >= rows;
  const found = rowsOfSets(cellAt, cells, rows);
  if (found.size > 0) return found;
  for (const label of cells) {
    const { row, column, rowSpan, columnSpan } = label;
    const isOne = rowSpan === 1 && columnSpan === 1 && row > 0 && /\p{L}{2}/u.test(label.raw) && !isSum(label);
    // In a table beside another one, whose columns have the same names.
    const namesRows = column === 0 || cellAt(0, column)?.folded === cellAt(0, 0)?.folded;
    const values = valuesUnder(cellAt, label, rows);
    const end = row + values.length;
    if (!isOne || !namesRows || values.length < 2 || values.some(isSum)) continue;
    // Set in the middle of its rows, or at their end, a label would have rows above it that have none.
    const hasAbove = cellAt(row - 1, column) !== undefined;
    const isNextOwn = isEnd(end) || cellAt(end, column) !== undefined;
    const isNextAlone = isEnd(end + 1) || cellAt(end + 1, column) !== undefined || !cellAt(end + 1, column + 1);
    if (hasAbove && isNextOwn && isNextAlone) found.set(label, { rows: values.length, isLikely: true });
  }
  return found;
}

/** Sets of rows from which their recurrence is no chance. */
const LEAST_SETS = 3;

/**
 * "Election Day", "Absentee", "Total" beside the first label, and the same beside every other one: the label is that of the whole set, since
 * the first row of the body has one. After a page break the rest of a set may come before it; then the last set must be whole, as it would
 * not be if labels were beside the last row of theirs.
 */
function rowsOfSets<Own extends Cell>(
  cellAt: (row: number, column: number) => Cell | undefined,
  cells: readonly Own[],
  rows: number,
): Map<Own, Extent> {
  const isNameOfColumn = ({ isHeader, column }: Cell): boolean => isHeader && column > 0;
  const body = Math.max(0, ...cells.filter(isNameOfColumn).map(({ row, rowSpan }) => row + rowSpan));
  const labels = cells.filter(({ row, column }) => column === 0 && row >= body);
  const size = labels.length < LEAST_SETS ? 0 : labels[1].row - labels[0].row;
  if (size < 2) return new Map();
  const first = labels[0].row;
  const nameAt = (row: number): string => cellAt(row, 1)?.folded.trim() ?? '';
  const set = Array.from({ length: size }, (_, offset) => nameAt(first + offset));
  const areNames = set.every((name) => /\p{L}{2}/u.test(name)) && new Set(set).size === size;
  const rest = Array.from({ length: first - body }, (_, offset) => nameAt(body + offset));
  const isRest = rest.length < size && rest.every((name, at) => name === set[size - rest.length + at]);
  const isLastWhole = (rows - first) % size === 0;
  if (!areNames || !isRest || (rest.length > 0 && !isLastWhole)) return new Map();
  const found = new Map<Own, Extent>();
  for (const [order, label] of labels.entries()) {
    const length = Math.min(size, rows - label.row);
    const isOne = label.rowSpan === 1 && label.columnSpan === 1 && /\p{L}{2}/u.test(label.raw);
    const isSet = set.slice(0, length).every((name, offset) => nameAt(label.row + offset) === name);
    if (!isOne || !isSet || label.row !== first + order * size) return new Map();
    found.set(label, { rows: length, isLikely: rest.length > 0 });
  }
  return found.size * size >= rows - first ? found : new Map<Own, Extent>();
}

/** The cell beside a label, and those below it that have nothing in its column. */
function valuesUnder(
  cellAt: (row: number, column: number) => Cell | undefined,
  { row, column }: Cell,
  rows: number,
): Cell[] {
  const values: Cell[] = [];
  for (let at = row; at < rows && (at === row || cellAt(at, column) === undefined); at++) {
    const value = cellAt(at, column + 1);
    if (value?.row !== at || value.rowSpan > 1 || value.columnSpan > 1) break;
    values.push(value);
  }
  return values;
}
