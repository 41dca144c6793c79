/** Tables that continue over a page break: the rows on the next page are under the header of the page before. */
import type { Table, TableCell } from '../../pageStructure.ts';
import type { IndexedLine } from '../../textIndex.ts';
import { isAmount } from './cellText.ts';
import { greatest, least } from '../../../platform/longLists.ts';

/** A page's lines of text, without what recurs on neighbouring pages. */
export interface TextWithTables {
  readonly lines: readonly IndexedLine[];
  /** Position of the first line of text, and after the last one. */
  readonly first: number;
  readonly last: number;
  readonly tables: readonly Table[];
}

/** The tables of each page, marking those that continue from the page before. */
export function withContinued(pages: readonly TextWithTables[]): Table[][] {
  return pages.map(({ tables }, at) => {
    const before = at > 0 ? pages[at - 1] : undefined;
    return tables.map((table) =>
      before !== undefined && continuesTable(before, pages[at], table) ? { ...table, continues: true } : table,
    );
  });
}

const linesOf = ({ cells }: Table): number[] => cells.flatMap(({ pieces }) => pieces.map(({ line }) => line));

/** Nothing is between the two, and each column of the one is under its counterpart in the other. */
function continuesTable(before: TextWithTables, page: TextWithTables, table: Table): boolean {
  if (least(linesOf(table)) !== page.first || hasHeader(table)) return false;
  const last = before.tables.find((one) => greatest(linesOf(one)) === before.last - 1);
  if (last === undefined || last.columns !== table.columns) return false;
  const [above, below] = [last, table].map((one) => columnsOf(one));
  const one = { lines: before.lines, columns: above };
  const other = { lines: page.lines, columns: below };
  return above.every((_, at) => isSameColumn(one, other, at));
}

/** Rows that name columns: all their cells are headers, and one of them is over a column of values. */
const hasHeader = ({ cells, columns }: Table): boolean =>
  cells.some(({ row, column, columnSpan, isHeader }) => row === 0 && column > 0 && columnSpan < columns && isHeader);

/** Cells of values by column. */
function columnsOf({ cells, columns }: Table): (readonly TableCell[])[] {
  const first = cells.reduce((row, cell) => (cell.isHeader && cell.column > 0 ? Math.max(row, cell.row + 1) : row), 0);
  return Array.from({ length: columns }, (_, at) =>
    cells.filter(({ row, column, columnSpan }) => row >= first && column === at && columnSpan === 1),
  );
}

interface Columns {
  readonly lines: readonly IndexedLine[];
  readonly columns: readonly (readonly TableCell[])[];
}

/** Share of the cells of a column that make it one of amounts, or of words. */
const MOSTLY = 0.8;

function isSameColumn(one: Columns, other: Columns, at: number): boolean {
  const [above, below] = [one.columns[at], other.columns[at]];
  if (above.length === 0 || below.length === 0) return at > 0;
  const extent = extentOf(above);
  const isUnder = other.columns.every((cells, column) => {
    if (cells.length === 0) return true;
    const { left, right } = extentOf(cells);
    return Math.min(extent.right, right) > Math.max(extent.left, left) === (column === at);
  });
  const [amountsAbove, amountsBelow] = [amountShare(above, one.lines), amountShare(below, other.lines)];
  return (
    isUnder && !(Math.max(amountsAbove, amountsBelow) >= MOSTLY && Math.min(amountsAbove, amountsBelow) <= 1 - MOSTLY)
  );
}

const extentOf = (cells: readonly TableCell[]): { left: number; right: number } => ({
  left: least(cells.map(({ box }) => box.x)),
  right: greatest(cells.map(({ box }) => box.x + box.width)),
});

function amountShare(cells: readonly TableCell[], lines: readonly IndexedLine[]): number {
  const texts = cells.map(({ pieces }) =>
    pieces.map(({ line, start, end }) => lines[line].text.slice(start, end)).join(' '),
  );
  return texts.filter((text) => isAmount(text)).length / texts.length;
}
