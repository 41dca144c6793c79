/**
 * Whether a match is between the colons of two form fields: of "Pregnant: No Smoker: Yes" it would join the answer of one to the name of
 * the next, "No Smoker".
 */
import { rawWords, type Window, gapText } from '../source/window.ts';

/** Tokens of an answer and the name after it: more between two colons are a sentence. */
const MAX_TOKENS = 5;

/** The end of the match of tokens `from` to `to` (end exclusive), moved past the next field's colon if it joins two fields. */
export function withAnswer(window: Window, from: number, to: number): number {
  const { tokens, text } = window;
  if (from === 0 || to >= tokens.length || to - from < 2 || to - from > MAX_TOKENS) return to;
  const opens = gapText(window, from);
  const closes = gapText(window, to);
  if (!/^[:：][^\S\n]*$/u.test(opens) || !/^[:：]\s/u.test(closes)) return to;
  // A line that ends in a full stop is a sentence under its heading.
  if (/^[^\n]*[.!?;]\s*(?:\n|$)/.test(text.slice(tokens[to].start))) return to;
  const words = rawWords(window, from, to);
  return /^[^\s:：]+ (?:[^:：]* )?\p{Lu}[^:：]*$/u.test(words) ? to + 1 : to;
}
