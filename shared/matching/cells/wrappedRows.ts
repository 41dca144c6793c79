/**
 * Rows of a table that only continue the cells of the row above: "$15,001 -" over "$50,000" beside "None (or less" over "than $201)" are
 * two cells of one row, of which each has two lines.
 */
import { type SourceCell, type SourcePage, type SourceTable, textOfPieces } from '../source/source.ts';
import { isAmountText } from './amounts.ts';

/** The same table with such rows joined to those above them. */
export function withWrappedRows(page: SourcePage, table: SourceTable): SourceTable {
  const rows = Map.groupBy(table.cells, ({ row }) => row);
  const joined = new Map<SourceCell, SourceCell>();
  const wrapped = new Set<SourceCell>();
  let above: readonly SourceCell[] = [];
  for (const [, row] of [...rows].toSorted(([one], [other]) => one - other)) {
    const pairs = row.map((cell) => [above.find(({ column }) => column === cell.column), cell] as const);
    if (!isWrapped(page, above, pairs, joined)) {
      above = row;
      continue;
    }
    for (const [over, cell] of pairs) {
      if (over === undefined) continue;
      const known = joined.get(over) ?? over;
      joined.set(over, { ...known, pieces: [...known.pieces, ...cell.pieces] });
      wrapped.add(cell);
    }
  }
  if (wrapped.size === 0) return table;
  const cells = table.cells.filter((cell) => !wrapped.has(cell)).map((cell) => joined.get(cell) ?? cell);
  return { ...table, cells };
}

type Pair = readonly [above: SourceCell | undefined, cell: SourceCell];

/**
 * No label of its own, every cell under one of the row above, at least one that certainly continues, and none that is an amount under an
 * amount.
 */
function isWrapped(
  page: SourcePage,
  above: readonly SourceCell[],
  pairs: readonly Pair[],
  joined: ReadonlyMap<SourceCell, SourceCell>,
): boolean {
  if (above.length < 2 || above[0].column > 0 || pairs.some(([, { column }]) => column === 0)) return false;
  let isSure = false;
  for (const [over, cell] of pairs) {
    if (over === undefined || over.columnSpan > 1 || cell.columnSpan > 1 || cell.isHeader) return false;
    const [upper, lower] = [joined.get(over) ?? over, cell].map((one) => textOfPieces(page.lines, one.pieces).trim());
    const goesOn = goesOnBelow(upper, lower);
    if (isAmountText(lower) && !goesOn) return false;
    isSure ||= goesOn;
  }
  return isSure;
}

const rangeOpens = /\d\s?[-–—]$/u;
const amount = /^\p{Sc}?\s?\d/u;
/** "$15,001 -" over "$50,000", "None (or less" over "than $201)", "PARIS," over "France". */
const goesOnBelow = (upper: string, lower: string): boolean =>
  (rangeOpens.test(upper) && amount.test(lower)) || isOpen(upper) || (/,$/.test(upper) && /^\p{L}/u.test(lower));

/** A bracket is opened and not closed. */
const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');
