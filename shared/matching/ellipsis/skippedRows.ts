/** Rows of amounts, and cells of one row, that an ellipsis leaves out between others: nothing in them says anything of those. */
import { isVoided } from '../language/withdrawals.ts';
import { CELL_GAP, gapBefore, startsTableCell } from '../source/cellEdges.ts';
import type { Window } from '../source/window.ts';
import { isFirstOnLine } from '../text/firstOnLine.ts';
import { isRow } from './lineForms.ts';
import { limits } from './unmarkedItems.ts';
import { isCurrencySign } from '../language/quantities.ts';

/** "Burglary 240.9 60.3 … Arson 9.8 4.3": whole rows of amounts, and nothing else, from the end of one to the start of another. */
export function skipsRows({ text, tokens }: Window, from: number, to: number): boolean {
  if ([from, to].some((at) => !isFirstOnLine(text, tokens[at].start))) return false;
  const end = text.indexOf('\n', tokens[to].end);
  const lines = text.slice(text.lastIndexOf('\n', tokens[from - 1].start) + 1, end < 0 ? text.length : end).split('\n');
  return lines.every((line) => isRow(line) && endsInAmounts(line));
}

/** "z=5 P=0.18" below "z=0 P=1.00": whole lines that differ from the one after them in their digits only. */
export function skipsAlike({ text, tokens }: Window, from: number, to: number): boolean {
  if ([from, to].some((at) => !isFirstOnLine(text, tokens[at].start))) return false;
  const end = text.indexOf('\n', tokens[to].end);
  const lines = text.slice(tokens[from].start, end < 0 ? text.length : end).split('\n');
  const shapes = new Set(lines.map((line) => line.trim().replace(/\d+/gu, '0')));
  return (
    lines.length > 1 && shapes.size === 1 && lines.every((line) => (line.match(/\d+/gu)?.length ?? 0) >= MIN_AMOUNTS)
  );
}

/** "9.8 4.3 $ 5.5": a sentence may end in one number. */
const MIN_AMOUNTS = 2;
const endsInAmounts = (line: string): boolean =>
  line
    .split(/\s/u)
    .filter((word) => word !== '' && !isCurrencySign(word))
    .slice(-MIN_AMOUNTS)
    .every((word) => /\d/.test(word));

/**
 * "Data migration … Sep 2025" of "Data migration | S. Okonjo | Sep 2025": whole cells of one row. Not a number before another one, which would
 * be read as the row's first: "Creatinine … 1.20" of "Creatinine | 1.46 | 1.20", nor a date before another. Nor "cancelled", or what denies.
 */
export function skipsCells(window: Window, from: number, to: number): boolean {
  const { text, tokens } = window;
  const leftOut = text.slice(tokens[from].start, tokens[to - 1].end);
  if (text.slice(tokens[from - 1].end, tokens[to].start).includes('\n') || limits(leftOut)) return false;
  if (tokens.slice(from, to).some(({ key }) => isVoided(key))) return false;
  if (![from, to].every((at) => startsCell(window, at))) return false;
  const next = cellAt(window, to);
  if (fullDate.test(leftOut) && fullDate.test(next)) return false;
  return !/\d/.test(leftOut.replaceAll(fullDates, '')) || !/\d/.test(next) || namesNumber.test(next);
}

/** "2024-09-05", "5.9.2024": read as the day of something, and never as an amount. */
const date = String.raw`(?<!\d[./-]?)(?:\d{4}([./-])\d{1,2}\1\d{1,2}|\d{1,2}([./-])\d{1,2}\2\d{4})(?![./-]?\d)`;
const [fullDate, fullDates] = [new RegExp(date, 'u'), new RegExp(date, 'gu')];
/** "Stylo bille bleu (boîte de 50)": its number is not the first of the row, but says something of its words. */
const namesNumber = /^\p{L}{3,} \p{L}{3}/u;

/** Not at the second number of "2024-12-31", whose word is as far from the one before it. */
const startsCell = (window: Window, at: number): boolean =>
  !/[\p{L}\p{N}][^\s\p{L}\p{N}]?$/u.test(window.text.slice(0, window.tokens[at].start).slice(-2)) &&
  (startsTableCell(window, at) || (gapBefore(window, at) ?? 0) > CELL_GAP);

/** The text of the cell that a token begins. */
function cellAt(window: Window, from: number): string {
  const { text, tokens } = window;
  let to = from + 1;
  while (to < tokens.length && !isFirstOnLine(text, tokens[to].start) && !startsCell(window, to)) to++;
  return text.slice(tokens[from].start, tokens[to - 1].end);
}
