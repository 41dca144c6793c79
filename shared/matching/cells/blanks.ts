/** Empty cells that a quotation gives between borders, as dashes or as nothing: "S11 | - | 23.0" says that the second column is empty. */
import type { Words } from './cellWords.ts';
import type { CellText, WordedTable } from './pageTables.ts';
import { ownEnd, type Part } from './parts.ts';

const dashInBorders = /(?<=[|;,\t]) *[-–—−]{1,2} *(?=[|;,\t])/g;
/** "Total | | 5.5": nothing at all between the borders of two cells. */
const nothingInBorders = /(?<=\|) *(?=\|)/g;

/** A dash and a border before a number are taken for its sign. */
function startOfPart({ folded, tokens }: Words, { from }: Part<CellText>): number {
  const { start, end, dashed } = tokens[from];
  return dashed ? start + folded.slice(start, end).search(/[^-–—−|;,\s]/) : start;
}

/** After the punctuation that the cell itself ends with: "€ 75,--". */
function endOfPart({ folded, tokens }: Words, part: Part<CellText>): number {
  const { end } = tokens[part.to - 1];
  return end + ownEnd(part, folded.slice(end)).length;
}

/** After a name, or between borders; before a border or at the end: elsewhere a dash only joins. */
const dashForValue = /(?<=^|[:：=|])[-–—−]{1,2}(?=[;,|])/gu;

/** How many dashes a quotation gives for values between a part and the next one, or after the last. */
export function dashesAfter(quoted: Words, part: Part<CellText>, next: Part<CellText> | undefined): number {
  if (next !== undefined && next.from > part.to) return 0;
  const gap = quoted.folded.slice(endOfPart(quoted, part), next && startOfPart(quoted, next));
  const lines = gap.split('\n');
  // In between may be the line of Markdown under a header.
  const own = lines.length > 2 ? [lines[0], lines[lines.length - 1]] : lines;
  const text = `${own.join('')}${next === undefined ? '|' : ''}`.replace(/\s/gu, '');
  return text.match(dashForValue)?.length ?? 0;
}

/**
 * Whether the row has as many empty cells where the quotation gives some; one that gives none says nothing about them.
 * @param own the parts of the row's own cells, in the quotation's order
 */
export function keepsBlanks(
  { folded, tokens }: Words,
  { table, rows }: WordedTable,
  row: number,
  own: readonly Part[],
): boolean {
  const isEmpty = (first: number, end: number): boolean =>
    first >= 0 &&
    end <= table.columns &&
    rows[row].every(({ column, columnSpan }) => column + columnSpan <= first || column >= end);
  const startOf = (part: Part): number => startOfPart({ folded, tokens }, part);
  const endOf = (part: Part): number => endOfPart({ folded, tokens }, part);
  const dashesIn = (text: string): number => text.match(dashInBorders)?.length ?? 0;
  const blanksIn = (text: string): number => dashesIn(text) + (text.match(nothingInBorders)?.length ?? 0);
  return own.every((part, at) => {
    const { column, columnSpan } = part.cell;
    const before = own.at(at - 1);
    const after = column + columnSpan;
    if (at === own.length - 1) {
      const count = dashesIn(`${folded.slice(endOf(part))}|`);
      if (part.to === tokens.length && count > 0 && !isEmpty(after, after + count)) return false;
    }
    if (at === 0 || before === undefined) {
      const count = part.from === 0 ? dashesIn(`|${folded.slice(0, startOf(part))}`) : 0;
      return count === 0 || isEmpty(column - count, column);
    }
    if (part.from > before.to) return true;
    const count = blanksIn(folded.slice(endOf(before), startOf(part)));
    const first = before.cell.column + before.cell.columnSpan;
    return count === 0 || (column - first === count && isEmpty(first, column));
  });
}
