/**
 * Whether a quotation puts its full stop where the source's sentence continues with what decides it: "In my judgment it was." of "it was
 * not", "met seven times in ." of "in 2022". Words may be cut off at the end, but claiming that the sentence ends there is a claim.
 */
import { isMonth } from '../language/dates.ts';
import { isNoDenialThere } from '../language/leadingDenials.ts';
import { isNegation } from '../language/negations.ts';
import { isAuxiliary } from '../language/openWords.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import type { Window } from '../source/window.ts';

/** The end of a match that ends before token `to`, moved past the rest of the sentence if that decides it. */
export function withClaimedEnd(
  { fold, tokens: quotedTokens }: QuotedText,
  { tokens, text }: Window,
  to: number,
): number {
  const last = quotedTokens.at(-1);
  const next = tokens.at(to);
  if (last === undefined || next === undefined) return to;
  const stop = /^["')\]]*(\s*)[.!]["')\]]*\s*$/.exec(fold.text.slice(last.end));
  if (stop === null) return to;
  const { key, letters } = tokens[to - 1];
  const between = text.slice(tokens[to - 1].end, next.start);
  // "Endet am 31." of "am 31. Dezember".
  if (/^\d{1,2}$/.test(key) && isMonth(next.key) && /^\.?\s+$/.test(between)) return to + 1;
  if (!/^\s?$/.test(between)) return to;
  const isOpen = letters.length > 1 && isAuxiliary(key);
  // A full stop follows a space only where a word was taken out.
  const leavesOutFigure = stop[1] !== '' && next.kind === 'number';
  const denies = isNegation(next.key) && !isNoDenialThere(next.key, () => tokens.map((token) => token.key));
  return denies || isOpen || leavesOutFigure ? to + 1 : to;
}
