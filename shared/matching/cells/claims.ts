/**
 * What a quotation made of cells claims, and whether the table says so: values of one row in their order, after its own label, none with a
 * name of its own; or, if a table lies on its side, all in one column, each after its row's label.
 */
import { isAmountText } from './amounts.ts';
import { isKey } from './keyColumn.ts';
import { RULED_CERTAINTY } from '../source/source.ts';
import type { WordedCell, WordedTable } from './pageTables.ts';
import type { Part } from './parts.ts';
import { secondTable } from './tablesBeside.ts';

export type Role = 'head' | 'stub' | 'group' | 'label' | 'value';

/** A header names the columns that it spans; a group's head names the rows below it. */
export function roleOf({ table, headerRows }: WordedTable, cell: WordedCell): Role {
  if (cell.row < headerRows) return cell.column === 0 && cell.columnSpan === 1 ? 'stub' : 'head';
  if (cell.isHeader && cell.columnSpan === table.columns && table.columns > 1) return 'group';
  return cell.column === 0 || cell.isHeader ? 'label' : 'value';
}

export const covers = (head: WordedCell, cell: WordedCell): boolean =>
  head.column < cell.column + cell.columnSpan && cell.column < head.column + head.columnSpan;

export const governs = (group: WordedCell, row: number): boolean => group.row < row && row < group.row + group.rowSpan;

/** Whether the table says of one row what the parts, in their order, say together. */
export function isSaidOfRow(worded: WordedTable, row: number, parts: readonly Part[]): boolean {
  const of = (...roles: Role[]): Part[] => parts.filter(({ cell }) => roles.includes(roleOf(worded, cell)));
  const heads = of('head', 'stub');
  const groups = of('group');
  const own = of('label', 'value');
  if (own.length === 0 || own.some(({ cell }) => !worded.rows[row].includes(cell))) return false;
  if (own.some(({ cell }, at) => at > 0 && cell.column <= own[at - 1].cell.column)) return false;
  if (groups.some(({ cell }) => !governs(cell, row))) return false;
  const inRow = worded.rows[row];
  if (crossesTables(worded, inRow, own)) return false;
  const label = inRow.at(0);
  const isLabelled =
    own[0].cell === label ||
    own[0].cell === firstWords(inRow) ||
    own[0].cell === description(inRow) ||
    isKey(worded, own[0].cell);
  if (groups.length > 0 && (!isLabelled || groups.some((group) => group.from > own[0].from && own.length === 1)))
    return false;
  const values = own.filter(({ cell }) => roleOf(worded, cell) === 'value');
  if (heads.length === 0) return own.length > 1 && values.length > 0 && followInRow(worded, inRow, own, isLabelled);
  const [head] = heads;
  const isOnly = own.length === 1 && heads.length === 1 && parts[0] === head;
  return isOnly && roleOf(worded, own[0].cell) === 'label' && isOverFirst(head.cell, own[0].cell);
}

/**
 * Whether cells are from both of two tables side by side, whose columns have the same names, with a gap between them: only a row read as a
 * whole may cross.
 */
export function crossesTables(worded: WordedTable, row: readonly WordedCell[], own: readonly Part[]): boolean {
  const begin = secondTable(worded);
  if (begin === undefined || new Set(own.map(({ cell }) => cell.column >= begin)).size < 2) return false;
  const positions = own.map(({ cell }) => row.indexOf(cell));
  return positions.some((position, at) => at > 0 && position !== positions[at - 1] + 1);
}

/**
 * "Adair: 1,713" where Adair is the label of three rows, and the quotation does not say which of them: "Election Day", "Absentee" or "Total".
 * The name of a column does if it is that of the row as well.
 */
export function leavesRowOpen(worded: WordedTable, row: number, parts: readonly Part[]): boolean {
  const { rows } = worded;
  const said = parts.map(({ cell }) => cell);
  const label = said.find((cell) => cell.rowSpan > 1 && roleOf(worded, cell) === 'label' && rows[row].includes(cell));
  const own =
    label && rows[row].find((cell) => cell.column > label.column && cell.row === row && !isAmountText(cell.raw));
  if (label === undefined || own === undefined || said.includes(own)) return false;
  const values = said.filter((cell) => cell !== label && cell.row === row);
  if (said.some((cell) => cell.row < worded.headerRows && cell.folded.trim() === own.folded.trim())) return false;
  return values.some((value) =>
    rows
      .slice(label.row, label.row + label.rowSpan)
      .some((other) => other.some((cell) => cell.row !== row && covers(cell, value) && cell.folded !== value.folded)),
  );
}

/** What a name may go on with after words that are left as its short form. */
export const NOTHING_OR_BRACKET = /^[^\p{L}\p{N}]*$|^[)\]]?\s?[([](?!notes?\s|\d)/u;

/**
 * "Rating" where one row is "Rating" and another one "Rating (all)": words that are a whole name mean that one. "Price" where there are
 * "Price (net)" and "Price (gross)": words that may mean either mean neither.
 */
export const meanAnother = (worded: WordedTable, parts: readonly Part[]): boolean =>
  parts.some(({ cell, from, to, skipped, unit }) => {
    const role = roleOf(worded, cell);
    const said = cell.tokens.slice(skipped, skipped + to - from - unit);
    if (role === 'value' || said.length === cell.tokens.length || said.length === 0) return false;
    return worded.cells.some(
      (other) =>
        other.folded !== cell.folded &&
        roleOf(worded, other) === role &&
        (role === 'head' || other.column === cell.column) &&
        said.every(({ key }, at) => key === other.tokens.at(at)?.key) &&
        NOTHING_OR_BRACKET.test(other.folded.slice(other.tokens[said.length - 1].end)),
    );
  });

/** "Statement date: 01-07-2023": the name of the first column with a cell of it. */
const isOverFirst = (head: WordedCell, cell: WordedCell): boolean =>
  [head, cell].every(({ column, columnSpan }) => column === 0 && columnSpan === 1);

/** The first cell of a row that is not a number: rows may be numbered. */
export const firstWords = (row: readonly WordedCell[]): WordedCell | undefined =>
  row.find(({ raw }) => !isAmountText(raw));

/** "Removal of the old cell" after "5" and "ENT-ALT": rows may begin with numbers and codes. */
const description = (row: readonly WordedCell[]): WordedCell | undefined =>
  row.find(({ raw }) => raw.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length > 1);

/** Values right beside each other, or after the row's label: from there on none is left out. */
function followInRow(
  worded: WordedTable,
  row: readonly WordedCell[],
  own: readonly Part[],
  isLabelled: boolean,
): boolean {
  const positions = own.map(({ cell }) => row.indexOf(cell));
  const from = isLabelled ? 2 : 1;
  const isAfter = (position: number, before: number): boolean =>
    row.slice(before + 1, position).every(({ raw }) => isCode(raw, row[position].raw));
  if (positions.some((position, at) => at >= from && !isAfter(position, positions[at - 1]))) return false;
  return (
    !isLabelled ||
    positions[1] === positions[0] + 1 ||
    !hasLabelBetween(worded, row.slice(positions[0] + 1, positions[1]))
  );
}

/** "*036026110*", "02628", an address of a page: nobody takes what follows for it. Bare digits may be an amount beside one without cents. */
const isCode = (raw: string, value: string): boolean =>
  /^(?:\*\d{5,}\*|0\d{3,}|https?:\/\/\S+)$/u.test(raw.trim()) ||
  (/^\d{6,}$/.test(raw.trim()) && /\d[.,]\d{2}(?:\D|$)/u.test(value));

/**
 * Cells between the label of a row and the value after it, if no header says which columns these are in: read by themselves several values
 * would be the first of the row, and one value would be its first among those of its kind.
 */
export function leftOutOfRow({ rows }: WordedTable, row: number, parts: readonly Part[]): WordedCell[] {
  const inRow = rows[row];
  const positions = parts.map(({ cell }) => inRow.indexOf(cell)).filter((position) => position >= 0);
  const isOfRow = parts.every((part) => inRow.includes(part.cell) || governs(part.cell, row));
  if (!isOfRow || positions.length < 2) return [];
  const between = inRow.slice(positions[0] + 1, positions[1]);
  return positions.length > 2 || between.some(({ raw }) => isSameKind(raw, inRow[positions[1]].raw)) ? between : [];
}

/** "10 (5%)" and "32 (11%)", "open" and "closed": a count beside a price is of another kind, and a dash of none. */
export function isSameKind(one: string, other: string): boolean {
  const [isAmount, isOtherAmount] = [one, other].map(isAmountText);
  if (!isAmount || !isOtherAmount) return isAmount === isOtherAmount;
  return /\d/.test(one) && /\d/.test(other) && unitsAndBrackets(one) === unitsAndBrackets(other);
}

const unitsAndBrackets = (amount: string): string => amount.replace(/[\d\s.,'’+−-]/gu, '');

/** One cell with a label above what is filled in, as in forms: said as a whole, whatever joins its lines. */
export function isOneField({ table, rows }: WordedTable, row: number, parts: readonly Part[]): boolean {
  const [{ cell }] = parts;
  return parts.length === 1 && table.certainty >= RULED_CERTAINTY && cell.pieces.length > 1 && rows[row].includes(cell);
}

/** Two tables side by side: after amounts comes a label of the next one. */
function hasLabelBetween({ rows, headerRows }: WordedTable, cells: readonly WordedCell[]): boolean {
  const amount = cells.findIndex(({ raw }) => isAmountText(raw));
  const isAfter = amount >= 0 && cells.slice(amount + 1).some(({ raw }) => !isAmountText(raw));
  if (!isAfter) return false;
  const names = headerRows === 0 ? [] : rows[headerRows - 1].map(({ folded }) => folded);
  return headerRows === 0 || new Set(names).size < names.length;
}

/** Whether all parts are pairs of a row's label and its value, all values in one column, which may be named first. */
export function isSaidOfColumn(worded: WordedTable, parts: readonly Part[]): boolean {
  const roles = parts.map(({ cell }) => roleOf(worded, cell));
  const lead = roles.findIndex((role) => role === 'label');
  if (lead < 0 || roles.slice(0, lead).some((role) => role !== 'head') || (parts.length - lead) % 2 !== 0) return false;
  const heads = parts.slice(0, lead).map(({ cell }) => cell);
  const pairs = parts.slice(lead);
  const column = pairs[1].cell;
  if (pairs.length < 4) return false;
  return pairs.every(({ cell }, at) => {
    if (at % 2 === 0) return roles[lead + at] === 'label' && (at === 0 || cell.row > pairs[at - 1].cell.row);
    return (
      roles[lead + at] === 'value' &&
      cell.row === pairs[at - 1].cell.row &&
      cell.column === column.column &&
      heads.every((head) => covers(head, cell))
    );
  });
}
