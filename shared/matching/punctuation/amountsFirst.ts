/**
 * Rows that begin with their amount: in "(3.2) repurchase of stock" above "7.1 proceeds from debt", no name takes the amount of the
 * row below, although it follows on the page.
 */
import type { Segment } from '../source/sourceIndex.ts';
import { rawPieces, type Window } from '../source/window.ts';
import { firstEndingAfter, type Token } from '../text/tokens.ts';
import type { WordsAround } from './columns.ts';
import type { Gap } from './gap.ts';

/** What begins the next line before its number. */
const LINE_END = /^[^\S\n]*\n[(\p{Sc}\s]*$/u;

/** A number with its sign, brackets, currency or percent sign, before the words of its row. */
const AMOUNT = /^[-−–+(\s\p{Sc}]*\d[\d.,']*[)%\s]*(?=\p{L})/u;

/** Whether a quotation starts after the amount of one row, and ends with the amount of the row below. */
export function joinsAmountBelow(
  window: Window,
  { left, right, text }: Pick<Gap, 'left' | 'right' | 'text'>,
  { before, after }: WordsAround,
): boolean {
  if (after > 0 || right.kind !== 'number' || left.kind === 'number' || !LINE_END.test(text)) return false;
  const upper = placeOf(window, left);
  const lower = placeOf(window, right);
  const first = placeOf(window, window.tokens[Math.max(0, firstEndingAfter(window.tokens, left.start) - before)]);
  if (upper.row === lower.row || first.row !== upper.row || !upper.isListed) return false;
  return first.at >= amountLength(upper.text) && amountLength(upper.text) > 0 && lower.at < amountLength(lower.text);
}

/** Where a token is in its row: of a table, or a line where no table is known. */
interface Place {
  /** The same for the same row only. */
  readonly row: string;
  /** The row's cells from left to right, separated by a space, or the line. */
  readonly text: string;
  /** UTF-16 offset of the token in it. */
  readonly at: number;
  /** Of a table, or of a list of amounts: two lines of prose may begin with numbers, hardly three. */
  readonly isListed: boolean;
}

function placeOf(window: Window, token: Token): Place {
  const [piece] = rawPieces(window, token.start, token.end);
  const { segments } = window.index;
  const segment = segments[piece.segment];
  const isAmongAmounts = [piece.segment - 1, piece.segment + 2].some(
    (near) => near >= 0 && near < segments.length && amountLength(segments[near].text) > 0,
  );
  return (
    placeInTable(window, segment, segment.offset + piece.start) ?? {
      row: `line ${piece.segment}`,
      text: segment.text,
      at: piece.start,
      isListed: isAmongAmounts,
    }
  );
}

/** @param unit UTF-16 offset in the line */
function placeInTable({ index }: Window, { pageNumber, lineId, origins }: Segment, unit: number): Place | undefined {
  const page = index.pagesWithTables.find((one) => one.pageNumber === pageNumber);
  if (page?.tables === undefined || origins !== undefined) return undefined;
  for (const [number, table] of page.tables.entries()) {
    const row = table.cells.find(({ pieces }) =>
      pieces.some(({ line, start, end }) => line === lineId - 1 && start <= unit && unit < end),
    )?.row;
    if (row === undefined) continue;
    let text = '';
    let at = 0;
    for (const { line, start, end } of table.cells.filter((cell) => cell.row === row).flatMap((cell) => cell.pieces)) {
      if (line === lineId - 1 && start <= unit && unit < end) at = text.length + unit - start;
      text += `${page.lines[line].slice(start, end)} `;
    }
    return { row: `${pageNumber} ${number} ${row}`, text, at, isListed: true };
  }
  return undefined;
}

/** UTF-16 units of the amount that a row begins with; 0 if it begins otherwise. */
const amountLength = (row: string): number => AMOUNT.exec(row)?.[0].length ?? 0;
