/** Empty cells that a quotation gives as dashes between borders: "S11 | - | 23.0" says that nothing stands in the second column. */
import type { Words } from './cellWords.ts';
import type { WordedTable } from './pageTables.ts';
import type { Part } from './parts.ts';

/** "| - |", with a border or the end of the quotation on either side. */
const dashInBorders = /(?<=^|[|;,\t])\s*[-–—−]{1,2}\s*(?=[|;,\t]|$)/g;

/**
 * Whether the row has as many empty cells where the quotation gives some; one that gives none says nothing about them.
 * @param own the parts of the row's own cells, in the quotation's order
 */
export function keepsBlanks(
  { folded, tokens }: Words,
  worded: WordedTable,
  row: number,
  own: readonly Part[],
): boolean {
  const gaps = own.map(({ from }, at) => folded.slice(endBefore(own.at(at - 1), at), startOfWord(from)));
  const last = own[own.length - 1];
  const tail = folded.slice(tokens[last.to - 1].end);
  const isEmpty = (first: number, count: number): boolean =>
    first >= 0 &&
    first + count <= worded.table.columns &&
    worded.rows[row].every(({ column, columnSpan }) => column + columnSpan <= first || column >= first + count);
  return [...gaps, tail].every((gap, at) => {
    const count = gap.match(dashInBorders)?.length ?? 0;
    if (count === 0 || (at > 0 && at < own.length && own[at].from > own[at - 1].to)) return true;
    if (at === 0) return isEmpty(own[0].cell.column - count, count);
    const { column, columnSpan } = own[at - 1].cell;
    const end = own.at(at)?.cell.column ?? column + columnSpan + count;
    return end - column - columnSpan === count && isEmpty(column + columnSpan, count);
  });

  function endBefore(before: Part | undefined, at: number): number {
    return at === 0 || before === undefined ? startOf(own[0]) : tokens[before.to - 1].end;
  }

  /** A dash and a border before a number are taken for its sign. */
  function startOfWord(token: number): number {
    const { start, end, dashed } = tokens[token];
    return dashed ? start + folded.slice(start, end).search(/[^-–—−|;,\s]/) : start;
  }

  /** After the headers that lead. */
  function startOf({ from }: Part): number {
    return from === 0 ? 0 : tokens[from - 1].end;
  }
}
