/** The sign that bank statements and ledgers set after an amount: "418.20 -", "CHF 2'310.55 +". */
import type { SourcePage } from '../source/source.ts';
import type { Token } from '../text/tokens.ts';

export type SignAfter = '+' | '-' | '';

/** After an amount, with a currency between them at most: "3.514,41 -", "980.00 CHF +". */
const atEnd = /\d(?: ?(?:\p{Sc}|\p{L}{3}))? ?([+-])\s*$/u;
const atStart = /^ ?([+-])(?=\s|$)/;
/** In a quotation a dash before further words separates; before punctuation or at the end it separates nothing. */
const beforeNothing = /^ ?([+-])(?=\s*(?:$|[,;|)\]\n\ufdd0]))/;
/** "2'310.55 +": only a sign is set so, a dash at a line's end may be that of a range. */
const plusAfter = /\d[.,]\d{2} ?\+(?=\s|$)/;

const asSign = (text: string | undefined): SignAfter => (text === '+' || text === '-' ? text : '');

/** @param folded text of a cell */
export const signAtEnd = (folded: string): SignAfter => asSign(atEnd.exec(folded)?.[1]);

/** @param folded what its line has after a cell */
export const signAtStart = (folded: string): SignAfter => asSign(atStart.exec(folded)?.[1]);

/**
 * Whether the quotation gives the amount of a cell another sign after it, or one that it does not have; without one it only leaves it out.
 * @param to the first of the quotation's tokens after the amount
 */
export function changesSign(
  { folded, tokens }: { readonly folded: string; readonly tokens: readonly Token[] },
  to: number,
  { signAfter }: { readonly signAfter: SignAfter },
): boolean {
  if (!tokens.slice(Math.max(0, to - 2), to).some(({ kind }) => kind === 'number')) return false;
  const given = asSign(beforeNothing.exec(folded.slice(tokens[to - 1].end))?.[1]);
  return given !== '' && given !== signAfter;
}

const known = new WeakMap<SourcePage, boolean>();

/** Whether amounts on a page have their signs after them. */
export function setsSignsAfter(page: SourcePage): boolean {
  const before = known.get(page);
  if (before !== undefined) return before;
  const sets = page.lines.some((line) => plusAfter.test(line));
  known.set(page, sets);
  return sets;
}
