/** The tables of a page: those that tags name, those enclosed by rules, and those recognised only by the columns of their lines. */
import { rulesOutside } from '../layout/grids.ts';
import type { Rule, Table } from '../pageStructure.ts';
import type { IndexedLine } from '../textIndex.ts';
import { alignedTables } from './tables/alignedTables.ts';
import { ruledTables } from './tables/ruledTables.ts';
import { gridOfDraft, taggedTables } from './tables/taggedTables.ts';
import { turnedTables } from './tables/turnedTables.ts';
import { wholeLines } from './tables/visualRows.ts';
import { append, least } from '../../platform/longLists.ts';

/**
 * In the order of their first lines; no character is in two of them.
 * @param first position of the first line that may be in a table without rules
 * @param drafts of tables that tags name
 */
export function tablesOf(
  lines: readonly IndexedLine[],
  rules: readonly Rule[],
  first = 0,
  drafts: readonly Table[] = [],
): Table[] {
  const grids = drafts.map(gridOfDraft);
  const tagged = taggedTables(lines, grids);
  const level = levelTables(lines, rulesOutside(rules, grids), first, linesOf(tagged));
  return [...tagged, ...level, ...turnedTables(lines, rules, levelTables)].sort(
    (one, other) => firstLine(one) - firstLine(other),
  );
}

function levelTables(
  lines: readonly IndexedLine[],
  rules: readonly Rule[],
  first = 0,
  others: ReadonlySet<number> = new Set(),
): Table[] {
  const ruled = ruledTables(lines, rules, others);
  return [...ruled, ...alignedBetween(lines, first, others.union(linesOf(ruled)))];
}

const linesOf = (tables: readonly Table[]): ReadonlySet<number> =>
  new Set(tables.flatMap(({ cells }) => cells.flatMap(({ pieces }) => pieces.map(({ line }) => line))));

const firstLine = ({ cells }: Table): number => least(cells.flatMap(({ pieces }) => pieces.map(({ line }) => line)));

/** Between the tables enclosed by rules. */
function alignedBetween(lines: readonly IndexedLine[], first: number, taken: ReadonlySet<number>): Table[] {
  const tables: Table[] = [];
  for (let at = first; at < lines.length; at++) {
    const from = at;
    while (at < lines.length && !taken.has(at)) at++;
    append(tables, alignedTables(wholeLines(lines, from, at)));
  }
  return tables;
}
