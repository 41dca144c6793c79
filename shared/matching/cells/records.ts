/**
 * Values of one row in any order, each with the names of its own column: "Pumps – Asia, 2023: 8.2, Europe, 2022: 14.2", "Budget – Grants
 * received: 20,000". The same name may be over several columns: those of each value together must name its column and no other one.
 */
import type { DecimalMark } from '../language/decimalMarks.ts';
import { isAmountText } from './amounts.ts';
import type { Words } from './cellWords.ts';
import { covers, crossesTables, firstWords, governs, roleOf } from './claims.ts';
import { isKey } from './keyColumn.ts';
import { isHead, namesFirst, type Named } from './namesFirst.ts';
import { unitCellOf } from './limitColumns.ts';
import { isLabelOfOther } from './otherLabels.ts';
import type { WordedCell, WordedTable } from './pageTables.ts';
import { waysApart, type Part, type Steps } from './parts.ts';
import { unitsOf } from './units.ts';

/**
 * @param cells of the row and all that may name them
 * @param isAsked further conditions on the parts
 */
export function recordOf(
  quoted: Words,
  worded: WordedTable,
  row: number,
  cells: readonly WordedCell[],
  mark: DecimalMark | undefined,
  steps: Steps,
  isAsked: (parts: readonly Part[]) => boolean,
): Part[] | undefined {
  const byName = Map.groupBy(
    cells.filter((cell) => isHead(worded, cell)),
    ({ folded }) => folded.trim(),
  );
  // A name may be said once for each of the columns that it is over.
  const heads = [...byName.values()].map((alike): Named => ({ ...alike[0], columnSpan: MOST_COLUMNS, alike }));
  const own = cells.filter((cell) => !isHead(worded, cell)).map((cell): Named => ({ ...cell, alike: [cell] }));
  const names = new Set([...heads, ...own.filter((cell) => roleOf(worded, cell.alike[0]) !== 'value')]);
  const isName = (cell: Named): boolean => names.has(cell);
  const unitsIn = ({ alike: [cell] }: Named): ReturnType<typeof unitsOf> => unitsOf(worded, cell);
  for (const way of waysApart(quoted, [...heads, ...own], isName, unitsIn, mark, steps)) {
    const parts = partsOfRecord(worded, row, namesFirst(quoted, worded, row, way));
    if (parts !== undefined && isAsked(parts)) return parts;
  }
  return undefined;
}

/** That of a row under all of some names, and under those that still hold, if they are over nothing else; without names, the next one in the row. */
function dashUnder(
  { rows }: WordedTable,
  { alike: [first], alike }: Named,
  waiting: readonly Part<Named>[],
  wide: readonly Part<Named>[],
  before: WordedCell | undefined,
): WordedCell | undefined {
  const all = [...rows[first.row], ...alike];
  const names = [...waiting, ...stillOver(wide, waiting)];
  const under =
    waiting.length > 0
      ? all.filter((own) => names.every(({ cell }) => cell.alike.some((head) => covers(head, own))))
      : all.filter(({ column }) => before !== undefined && column === before.column + before.columnSpan);
  return under.length === 1 && alike.includes(under[0]) ? under[0] : undefined;
}

/** More than a table has: such a name is not over one column only. */
const MOST_COLUMNS = 1000;

function partsOfRecord(worded: WordedTable, row: number, way: readonly Part<Named>[]): Part[] | undefined {
  const inRow = worded.rows[row];
  const wideNames = worded.cells.filter(
    (cell) => cell.row < worded.headerRows && cell.columnSpan > 1 && cell.columnSpan < worded.table.columns,
  );
  const given = way.map(({ cell: { alike } }) => alike[0]);
  const said: Part[] = [];
  let waiting: Part<Named>[] = [];
  let wide: Part<Named>[] = [];
  let open: WordedCell[] = [];
  let named = 0;
  for (const [at, part] of way.entries()) {
    const [cell] = part.cell.alike;
    const role = roleOf(worded, cell);
    if (role === 'head' || role === 'stub') {
      waiting.push(part);
      continue;
    }
    if (role === 'group') {
      if (!governs(cell, row) || waiting.length > 0) return undefined;
      said.push({ ...part, cell });
      continue;
    }
    if (part.from === part.to) {
      const dash = dashUnder(worded, part.cell, waiting, wide, said.findLast((one) => one.cell.row === row)?.cell);
      if (dash === undefined || said.some((one) => one.cell === dash)) return undefined;
      const heads = waiting.flatMap((name) => {
        const over = name.cell.alike.find((head) => covers(head, dash));
        return over === undefined ? [] : [{ ...name, cell: over }];
      });
      said.push(...heads, { ...part, cell: dash });
      named += heads.length;
      waiting = [];
      continue;
    }
    if (!inRow.includes(cell)) return undefined;
    if (waiting.length === 0 && (cell === open.shift() || isUnitAfter(worded, row, said.at(-1)?.cell, cell))) {
      said.push({ ...part, cell });
      continue;
    }
    const all = waiting.length === 0 ? undefined : allUnder(inRow, waiting, given.slice(at));
    open = all?.cells.slice(1) ?? [];
    const over =
      waiting.length === 0
        ? undefined
        : (headsOf(inRow, wideNames, said, waiting, cell) ??
          headsUnder(inRow, wideNames, said, wide, waiting, cell) ??
          all?.heads);
    // The label may be between the names of the column and the value.
    const isLead = waiting.length === 0 && (said.length === 0 || leads(inRow, way, part));
    const isOwnName = isLead || cell === labelOf(inRow) || isNameBefore(inRow, cell) || isKey(worded, cell);
    if (over === undefined && (!isOwnName || isLabelOfOther(worded, inRow, cell, given))) return undefined;
    if (over !== undefined) {
      named += 1;
      said.push(...over.filter((head) => !said.some(({ from }) => from === head.from)));
      const wider = waiting.filter((_, at) => over[at].cell.columnSpan > 1);
      wide = wider.length > 0 ? wider : wide;
      waiting = [];
    }
    said.push({ ...part, cell });
  }
  const own = said.filter(({ cell }) => inRow.includes(cell) || worded.dashes.includes(cell));
  const isDecided =
    named > 0 && waiting.length + open.length === 0 && own.some(({ cell }) => roleOf(worded, cell) === 'value');
  const inOrder = said.toSorted((one, other) => one.from - other.from);
  return isDecided && !crossesTables(worded, inRow, own) ? inOrder : undefined;
}

/** "Quantity 2 pcs": the unit is in the next column, which needs no name. */
const isUnitAfter = (worded: WordedTable, row: number, before: WordedCell | undefined, cell: WordedCell): boolean =>
  before !== undefined &&
  unitCellOf(worded, row) === cell &&
  worded.rows[row].indexOf(cell) === worded.rows[row].indexOf(before) + 1 &&
  isAmountText(before.raw);

/** "Employer: 8.55 % (186.39)": every value that the row has under a name of several columns, in their order. */
function allUnder(
  row: readonly WordedCell[],
  waiting: readonly Part<Named>[],
  next: readonly WordedCell[],
): { readonly heads: Part[]; readonly cells: WordedCell[] } | undefined {
  const heads = waiting.flatMap((part) => {
    const cell = part.cell.alike.find((head) => head.columnSpan > 1 && covers(head, next[0]));
    return cell === undefined ? [] : [{ ...part, cell }];
  });
  const cells = row.filter((cell) => heads.every((head) => covers(head.cell, cell)));
  const areAll = heads.length === waiting.length && cells.length > 1 && cells.every((cell, at) => cell === next[at]);
  return areAll ? { heads, cells } : undefined;
}

/** The cell that names a row: its first one, or the first words if the rows are numbered. */
const labelOf = (row: readonly WordedCell[]): WordedCell | undefined =>
  row.length > 0 && /^\P{L}{0,2}\d{1,3}\P{L}?$/u.test(row[0].raw.trim()) && row.at(1) === firstWords(row)
    ? row[1]
    : row.at(0);

/** "Monthly fee, D: 18.57": words before all amounts of the row name it as its label does. */
const isNameBefore = (row: readonly WordedCell[], cell: WordedCell): boolean =>
  row.slice(0, row.indexOf(cell) + 1).every(({ raw }) => /\p{L}/u.test(raw)) && !isAmountText(cell.raw);

/** One of the cells with which the row begins, none left out before it; or its label, wherever it is said. */
function leads(row: readonly WordedCell[], way: readonly Part<Named>[], { cell: { alike } }: Part<Named>): boolean {
  const said = new Set(way.map(({ cell }) => cell.alike[0]));
  return alike[0] === labelOf(row) || row.slice(0, row.indexOf(alike[0])).every((cell) => said.has(cell));
}

/** "2022: Grants – Restricted: 88,000; Unrestricted: 190,400": a name over several columns holds for further ones until there is another. */
function stillOver(wide: readonly Part<Named>[], waiting: readonly Part<Named>[]): Part<Named>[] {
  const levels = new Set(waiting.flatMap(({ cell }) => cell.alike.map((head) => head.row)));
  return wide.filter(({ cell }) => !levels.has(cell.alike[0].row));
}

function headsUnder(
  row: readonly WordedCell[],
  wideNames: readonly WordedCell[],
  said: readonly Part[],
  wide: readonly Part<Named>[],
  waiting: readonly Part<Named>[],
  value: WordedCell,
): Part[] | undefined {
  const above = stillOver(wide, waiting);
  return above.length === 0 ? undefined : headsOf(row, wideNames, said, [...waiting, ...above], value);
}

/**
 * Of the names before a value those that are over it, if together they are over no other value of the row. The row's label, said before it,
 * is none. Where two tables are side by side, with nothing above that tells their names apart, it is the cell after the last one that was said.
 */
function headsOf(
  row: readonly WordedCell[],
  wideNames: readonly WordedCell[],
  said: readonly Part[],
  waiting: readonly Part<Named>[],
  value: WordedCell,
): Part[] | undefined {
  const namesOver = (cell: WordedCell): (WordedCell | undefined)[] =>
    waiting.map((part) => part.cell.alike.find((head) => covers(head, cell)));
  const own = namesOver(value);
  const last = said.findLast(({ cell }) => row.includes(cell))?.cell;
  const isToldAbove = wideNames.some((name) => covers(name, value) && !own.includes(name));
  const isNext = !isToldAbove && last !== undefined && row.indexOf(value) === row.indexOf(last) + 1;
  const isSaid = (cell: WordedCell): boolean => said.some((part) => part.cell === cell);
  const isOther = (cell: WordedCell): boolean => {
    const over = cell.folded === value.folded || (cell === row[0] && isSaid(cell)) ? [undefined] : namesOver(cell);
    return over.every((head, at) => head !== undefined && (head === own[at] || !isNext));
  };
  if (row.some(isOther)) return undefined;
  const heads = waiting.flatMap((part, at) => {
    const cell = own[at];
    return cell === undefined ? [] : [{ ...part, cell }];
  });
  return heads.length === own.length && new Set(heads.map(({ cell }) => cell.row)).size === heads.length
    ? heads
    : undefined;
}
