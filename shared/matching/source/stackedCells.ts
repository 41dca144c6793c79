/**
 * Rows of tables whose cells have several lines each, label above label and amount above amount: a label belongs to the amount on its own
 * line. In reading order the last label may come before the first amount.
 */
import type { CellPiece, LineSpan, SourcePage, SourceTable } from './source.ts';

export interface StackedCell {
  /** One for each line, from top to bottom. */
  readonly pieces: readonly LineSpan[];
  readonly holdsAmounts: boolean;
}

/** Cells of one row with the same number of lines each, some of labels and some of amounts. */
export type StackedRow = readonly StackedCell[];

/** What a quotation pairs, and what the table has on the label's line. */
export interface CrossedLines {
  readonly amount: LineSpan;
  readonly ownAmount: LineSpan;
}

/** Letters of a currency before a number, and of a unit after it. */
const CURRENCY_LETTERS = 4;
const UNIT_LETTERS = 8;

/** A number, with only the words of a currency before it and of a unit after it. */
function isAmount(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  const gaps = text.split(/\p{L}+/u);
  const holdsDigit = (gap: number): boolean => /\d/.test(gaps.at(gap) ?? '');
  // The number is in the gap before the unit: the first one, or the one after the currency.
  return [0, 1].some(
    (gap) =>
      words.length <= gap + 1 &&
      holdsDigit(gap) &&
      words.every((word, i) => word.length <= (i < gap ? CURRENCY_LETTERS : UNIT_LETTERS)),
  );
}

/** The line continues the text of the one above it: both are one label. */
const GOES_ON = /^[\p{Ll}\p{Pe},.;:–-]/u;

export function stackedRowsOf({ pageNumber, lines, tables = [] }: SourcePage): StackedRow[] {
  const textOf = ({ line, start, end }: CellPiece): string => lines[line].slice(start, end).trim();
  return tables.flatMap((table) => {
    const tall = table.cells.filter(({ pieces, isHeader }) => pieces.length > 1 && !isHeader);
    const rows = [...Map.groupBy(tall, ({ row, pieces }) => `${row} ${pieces.length}`).values()].flatMap((row) => {
      const stacked = row.flatMap(({ pieces }): StackedCell[] => {
        const holdsAmounts = pieces.every((piece) => isAmount(textOf(piece)));
        const isWrapped = !holdsAmounts && pieces.slice(1).some((piece) => GOES_ON.test(textOf(piece)));
        const spans = pieces.map(({ line, start, end }) => ({ pageNumber, lineId: line + 1, start, end }));
        return isWrapped ? [] : [{ pieces: spans, holdsAmounts }];
      });
      const amounts = stacked.filter(({ holdsAmounts }) => holdsAmounts).length;
      return amounts > 0 && amounts < stacked.length ? [stacked] : [];
    });
    return [...rows, ...columnsReadDown(pageNumber, table)];
  });
}

/** Labels that are all read before the first of their values, as in a frame with rules between its columns but not its rows. */
function columnsReadDown(pageNumber: number, { cells, columns }: SourceTable): StackedRow[] {
  const single = cells.filter(({ pieces, rowSpan, columnSpan }) => pieces.length === 1 && rowSpan * columnSpan === 1);
  return Array.from({ length: columns - 1 }, (_, before) => before + 1).flatMap((column) => {
    const rows = single.flatMap((value) => {
      const label = single.find((cell) => cell.row === value.row && cell.column === 0);
      const isBody = !value.isHeader && value.column === column;
      return isBody && label !== undefined ? [{ label: label.pieces[0], value: value.pieces[0] }] : [];
    });
    const last = Math.max(...rows.map(({ label }) => label.line));
    if (rows.length < 2 || rows.some(({ value }) => value.line <= last)) return [];
    const spanOf = ({ line, start, end }: CellPiece): LineSpan => ({ pageNumber, lineId: line + 1, start, end });
    const labels = { pieces: rows.map(({ label }) => spanOf(label)), holdsAmounts: false };
    return [[labels, { pieces: rows.map(({ value }) => spanOf(value)), holdsAmounts: true }]];
  });
}

/**
 * Whether a match has a label and the amount of another line, and neither is a whole cell.
 * @param spans of the match
 */
export function crossedLines(rows: readonly StackedRow[], spans: readonly LineSpan[]): CrossedLines | undefined {
  for (const row of rows) {
    const quoted = row.map(({ pieces }) =>
      pieces.flatMap((piece, at) => (spans.some((span) => overlap(span, piece)) ? [at] : [])),
    );
    const isPart = (cell: number): boolean => quoted[cell].length > 0 && quoted[cell].length < row[cell].pieces.length;
    for (const [label, { holdsAmounts }] of row.entries()) {
      if (holdsAmounts || !isPart(label)) continue;
      for (const [cell, amounts] of row.entries()) {
        if (!amounts.holdsAmounts || !isPart(cell)) continue;
        const foreign = quoted[cell].find((line) => !quoted[label].includes(line));
        const own = quoted[label].find((line) => !quoted[cell].includes(line)) ?? quoted[label][0];
        if (foreign !== undefined) return { amount: amounts.pieces[foreign], ownAmount: amounts.pieces[own] };
      }
    }
  }
  return undefined;
}

const overlap = (one: LineSpan, other: LineSpan): boolean =>
  one.pageNumber === other.pageNumber && one.lineId === other.lineId && one.start < other.end && other.start < one.end;
