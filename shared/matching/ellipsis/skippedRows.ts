/** Rows of amounts, and cells of one row, that an ellipsis leaves out between others: nothing in them says anything of those. */
import { CELL_GAP, gapBefore, startsTableCell } from '../source/cellEdges.ts';
import type { Window } from '../source/window.ts';
import { isFirstOnLine } from '../text/firstOnLine.ts';
import { isRow } from './lineForms.ts';

/** "Burglary 240.9 60.3 … Arson 9.8 4.3": whole rows of amounts, and nothing else, from the end of one to the start of another. */
export function skipsRows({ text, tokens }: Window, from: number, to: number): boolean {
  if ([from, to].some((at) => !isFirstOnLine(text, tokens[at].start))) return false;
  const end = text.indexOf('\n', tokens[to].end);
  const lines = text.slice(text.lastIndexOf('\n', tokens[from - 1].start) + 1, end < 0 ? text.length : end).split('\n');
  return lines.every((line) => isRow(line) && endsInAmounts(line));
}

/** "9.8 4.3 $ 5.5": a sentence may end in one number. */
const MIN_AMOUNTS = 2;
const endsInAmounts = (line: string): boolean =>
  line
    .split(/\s/u)
    .filter((word) => word !== '' && !/^\p{Sc}$/u.test(word))
    .slice(-MIN_AMOUNTS)
    .every((word) => /\d/.test(word));

/** "Data migration … Sep 2025" of "Data migration | S. Okonjo | Sep 2025": whole cells of one row. */
export const skipsCells = (window: Window, from: number, to: number): boolean =>
  !window.text.slice(window.tokens[from - 1].end, window.tokens[to].start).includes('\n') &&
  [from, to].every((at) => startsTableCell(window, at) || (gapBefore(window, at) ?? 0) > CELL_GAP);
