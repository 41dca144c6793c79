/** The tables of a page: those enclosed by rules, and those recognised only by the columns of their lines. */
import type { Rule, Table } from '../pageStructure.ts';
import type { IndexedLine } from '../textIndex.ts';
import { alignedTables } from './tables/alignedTables.ts';
import { ruledTables } from './tables/ruledTables.ts';
import { turnedTables } from './tables/turnedTables.ts';
import { wholeLines } from './tables/visualRows.ts';
import { append, least } from '../../platform/longLists.ts';

/**
 * In the order of their first lines; no character is in two of them.
 * @param first position of the first line that may be in a table without rules
 */
export function tablesOf(lines: readonly IndexedLine[], rules: readonly Rule[], first = 0): Table[] {
  return [...levelTables(lines, rules, first), ...turnedTables(lines, rules, levelTables)].sort(
    (one, other) => firstLine(one) - firstLine(other),
  );
}

function levelTables(lines: readonly IndexedLine[], rules: readonly Rule[], first = 0): Table[] {
  const ruled = ruledTables(lines, rules);
  const taken = new Set(ruled.flatMap(({ cells }) => cells.flatMap(({ pieces }) => pieces.map(({ line }) => line))));
  return [...ruled, ...alignedBetween(lines, first, taken)];
}

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
