/** Lists set under each other may look like one table: what is between a value and a header that it is not under. */
import { isYear } from '../language/dates.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { isAmountText } from './amounts.ts';
import { covers } from './claims.ts';
import { headsOver } from './columnHeads.ts';
import type { CellsSaid } from './judgeCells.ts';
import { wordedTables, type CellText, type WordedCell, type WordedTable } from './pageTables.ts';
import { rowsOf, type Run } from './placedRuns.ts';

/** Whether another header is between a value and what is said to be its header. */
export function isOfOtherHeads(index: SourceIndex, { worded, parts }: CellsSaid<WordedCell>): boolean {
  const page = index.placedPages.find(({ pageNumber }) => pageNumber === worded.pageNumber);
  const value = parts.at(-1)?.cell;
  if (page === undefined || value === undefined || parts.length < 2) return false;
  const rows = rowsOf(page);
  const runsOf = ({ pieces }: CellText): Run[] =>
    rows
      .flat()
      .filter((run) => pieces.some(({ line, start }) => run.line === line && run.start <= start && start < run.end));
  const run = runsOf(value).at(0);
  const own = wordedTables(index.pagesWithTables, (pages) => pages.some((each) => each.pageNumber === page.pageNumber));
  const table = own.find(({ cells }) => cells.includes(value));
  const isOther = (head: Run): boolean => table === undefined || !isInBody(table, head);
  const heads = run?.isAmount === true ? headsOver(rows, run).filter((head) => isOther(head.run)) : [];
  const top = Math.min(...heads.map((head) => head.run.top));
  const isAbove = (cell: WordedCell): boolean => {
    const names = cell.row < value.row && cell.column > 0 && covers(cell, value) ? runsOf(cell) : [];
    return names.length > 0 && names.every((name) => name.bottom < top && heads.every((head) => head.run !== name));
  };
  return heads.length > 0 && parts.slice(0, -1).some(({ cell }) => isAbove(cell));
}

/** Tokens of a cell: no name of a column is as long. */
const LONGEST_NAME = 12;

/** A sum within words: "up to $ 25,000", "3 % a month". */
const SUM_IN_WORDS = /\p{Sc}\s?\d|\d,\d{3}|\d\s?%/u;

/**
 * Whether words take the place of an amount ("by agreement"): in a row of the table with an amount or a description, with what another column
 * says as well ("Yes", "none"), or with sums in the first row.
 */
function isInBody({ cells, rows, headerRows }: WordedTable, { line, start }: Run): boolean {
  const own = cells.find(
    ({ row, pieces }) =>
      row >= headerRows && pieces.some((piece) => piece.line === line && piece.start <= start && start < piece.end),
  );
  if (own === undefined) return false;
  const isInOtherColumn = ({ column, folded }: WordedCell): boolean =>
    column > 0 &&
    cells.some((cell) => cell.row >= headerRows && cell.column > 0 && cell.column !== column && cell.folded === folded);
  return rows[own.row].some(
    (other) =>
      isInOtherColumn(other) ||
      (own.row === headerRows && SUM_IN_WORDS.test(other.raw)) ||
      (other !== own && (other.tokens.length > LONGEST_NAME || (isAmountText(other.raw) && !isYear(other.raw.trim())))),
  );
}
