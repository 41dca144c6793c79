/**
 * In which order a quotation gives names and values of a row: each name before its value, each after it, or first all names and then all
 * values, as in Markdown. A dash for a value is a part without words.
 */
import { dashesAfter } from './blanks.ts';
import type { Words } from './cellWords.ts';
import { covers, roleOf } from './claims.ts';
import { unitCellOf } from './limitColumns.ts';
import type { WordedCell, WordedTable } from './pageTables.ts';
import type { Part } from './parts.ts';

/** A name, with all header cells of a table that say it. */
export interface Named extends WordedCell {
  readonly alike: readonly WordedCell[];
}

export const isHead = (worded: WordedTable, cell: WordedCell): boolean =>
  ['head', 'stub'].includes(roleOf(worded, cell));

/** The same parts with the names of each value right before it. */
export function namesFirst(
  quoted: Words,
  worded: WordedTable,
  row: number,
  given: readonly Part<Named>[],
): readonly Part<Named>[] {
  const way = withDashes(quoted, worded, row, given);
  const isName = ({ cell: { alike } }: Part<Named>): boolean => isHead(worded, alike[0]);
  const unit = unitCellOf(worded, row);
  const [before, end] = [way.at(-2), way[way.length - 1]];
  const isOfAll =
    unit !== undefined && end.cell.alike[0] === unit && before?.cell.alike.every((head) => !covers(head, unit));
  if (isName(isOfAll && before !== undefined ? before : end)) return valuesFirst(way, isName);
  const first = way.findIndex((part) => !isName(part));
  return way.slice(first).some(isName) ? way : headerFirst(worded, row, way.slice(0, first), way.slice(first));
}

/** "Science: 214 applications, 51 grants": where the last name comes after its value, each does. A unit may end the row. */
function valuesFirst(way: readonly Part<Named>[], isName: (part: Part<Named>) => boolean): Part<Named>[] {
  const turned: Part<Named>[] = [];
  for (const part of way) {
    const value = isName(part) ? turned.findLastIndex((one) => !isName(one)) : turned.length;
    turned.splice(Math.max(0, value), 0, part);
  }
  return turned;
}

/**
 * "| Line | Asia H1 | Asia H2 | | Pumps | 6.3 | 7.7 |": all names, each ending with the lowest one, then as many cells; a row of names over
 * several columns may come first: "| Asia | Europe | | Line | H1 | H2 | H1 | H2 |".
 */
function headerFirst(
  worded: WordedTable,
  row: number,
  heads: readonly Part<Named>[],
  own: readonly Part<Named>[],
): readonly Part<Named>[] {
  const names = worded.cells.filter((cell) => cell.row < worded.headerRows);
  const isLowest = ({ cell: { alike } }: Part<Named>): boolean =>
    alike.some((head) => !names.some((name) => name.row > head.row && covers(name, head)));
  const ends = heads.flatMap((head, at) => (isLowest(head) ? [at + 1] : []));
  const isInRow = ({ cell: { alike } }: Part<Named>): boolean =>
    [...worded.rows[row], ...worded.dashes].includes(alike[0]);
  const cells = own.filter(isInRow);
  const unnamed = cells.length - ends.length;
  if (ends.length < 2 || unnamed < 0 || unnamed > 1 || ends.at(-1) !== heads.length) return [...heads, ...own];
  const over = (head: Part<Named>, { cell }: Part<Named>): boolean =>
    head.cell.alike.some((one) => covers(one, cell.alike[0]));
  const wide = heads.slice(0, ends[0] - 1);
  const isUsed = wide.every((head) => cells.some((cell) => over(head, cell)));
  const columns = wide.map(({ cell }) => cell.alike[0]);
  const areInOrder = columns.every(
    ({ row: level, column }, at) => at === 0 || columns[at - 1].row < level || columns[at - 1].column < column,
  );
  if (!isUsed || !areInOrder || (wide.length > 0 && !areFromLeftToRight(cells))) return [...heads, ...own];
  return own.flatMap((part) => {
    const at = cells.indexOf(part) - unnamed;
    if (at < 0) return [part];
    const names = heads.slice(at === 0 ? ends[0] - 1 : ends[at - 1], ends[at]);
    return [...wide.filter((head) => over(head, part)), ...names, part];
  });
}

/** Which values a name over several columns is given for, only their order says. A dash may be any of its row. */
function areFromLeftToRight(cells: readonly Part<Named>[]): boolean {
  let last = -1;
  return cells.every(({ cell: { alike } }) => {
    const next = alike.find(({ column }) => column > last);
    last = next?.column ?? last;
    return next !== undefined;
  });
}

/** With a part that has no words for each dash that is given for a value, which may be any dash of the row. */
function withDashes(
  quoted: Words,
  worded: WordedTable,
  row: number,
  way: readonly Part<Named>[],
): readonly Part<Named>[] {
  const alike = worded.dashes.filter((cell) => cell.row === row);
  if (alike.length === 0) return way;
  return way.flatMap((part, at) => {
    const count = dashesAfter(quoted, part, way.at(at + 1));
    const cell = { ...alike[0], alike };
    return [part, ...Array.from({ length: count }, () => ({ cell, from: part.to, to: part.to, skipped: 0, unit: 0 }))];
  });
}
