/**
 * Tables of limits, with columns for the minimum, typical and maximum value and one for the unit of them all: "Wind speed (Max): 9.47 m/s",
 * "Wind speed: 4.98 (min), 7.58 (typ)".
 */
import { isAmountText } from './amounts.ts';
import { covers, roleOf } from './claims.ts';
import type { WordedCell, WordedTable } from './pageTables.ts';
import type { Part } from './parts.ts';
import { namesUnits } from './unitColumns.ts';

const limits = /^(?:min|typ|max|nom)(?:\.|imum|ical|inal|imal|imale|imo|ima|isch)?$|^(?:最小|最大|典型|标准)值?$/u;

const headsOver = ({ cells, headerRows }: WordedTable, cell: WordedCell): WordedCell[] =>
  cells.filter((head) => head.row < headerRows && covers(head, cell));

const isUnder = (worded: WordedTable, cell: WordedCell, names: RegExp): boolean =>
  headsOver(worded, cell).some(({ folded }) => names.test(folded.trim()));

const period = /^(?:fy|q[1-4]|h[12])?\s?(?:19|20)\d{2}(?:[/-]\d{2,4})?$/u;

/** Whether a head names a limit, or a year or part of one: all columns of its kind hold one quantity, in one unit. */
export const isLimitOrPeriod = ({ folded }: WordedCell): boolean =>
  limits.test(folded.trim()) || period.test(folded.trim());

/** "PSR-71 | PSR-72", "BC549C | BC550C": names of all its amounts that only their digits tell apart. */
export function areVariants(worded: WordedTable, row: number): boolean {
  const amounts = worded.rows[row].filter((cell) => cell.column > 0 && isAmountText(cell.raw));
  const names = amounts.map((cell) => headsOver(worded, cell).at(-1)?.folded.trim() ?? '');
  const kinds = new Set(names.map((name) => name.replace(/\d/g, '0')));
  return names.length > 1 && new Set(names).size === names.length && kinds.size === 1 && names[0].search(/\p{L}/u) >= 0;
}

/** The only cell of a row in a column of units. */
export function unitCellOf(worded: WordedTable, row: number): WordedCell | undefined {
  const cells = worded.rows[row].filter((cell) => isUnder(worded, cell, namesUnits));
  return cells.length === 1 ? cells[0] : undefined;
}

/** The parts without the row's unit at their end, if every value is in a column of limits: it is the unit of each. */
export function withoutUnit(worded: WordedTable, row: number, parts: readonly Part[]): readonly Part[] {
  const unit = parts.at(-1);
  if (unit === undefined || !worded.rows[row].includes(unit.cell) || !isUnder(worded, unit.cell, namesUnits))
    return parts;
  const said = parts.slice(0, -1);
  const values = said.filter(({ cell }) => roleOf(worded, cell) === 'value');
  const areLimits = values.length > 0 && values.every(({ cell }) => isUnder(worded, cell, limits));
  const hasOneUnit = worded.rows[row].filter((cell) => isUnder(worded, cell, namesUnits)).length === 1;
  return areLimits && hasOneUnit ? said : parts;
}
