/** Turkish sets the per cent sign before its number, with a space or without: "% 30" and "%30" say the same. */
import type { Alignment, Hunk } from '../alignment/alignTokens.ts';
import { quotedWords, type QuotedText } from '../quotation/quotedText.ts';
import { rawWords, type Window } from '../source/window.ts';

export function isSamePercent(
  quoted: QuotedText,
  window: Window,
  { quotedFrom, quotedTo, sourceFrom, sourceTo }: Hunk,
): boolean {
  if (quotedTo - quotedFrom !== 2 || sourceTo - sourceFrom !== 2) return false;
  // "5% 30": the sign of another number.
  if (/\d$/.test(window.text.slice(0, window.tokens[sourceFrom].start))) return false;
  const written = [quotedWords(quoted, quotedFrom, quotedTo), rawWords(window, sourceFrom, sourceTo)];
  const [left, right] = written.map((one) => /^%\s?(\d[\d.,]*)$/.exec(one)?.[1]);
  return left !== undefined && left === right;
}

/** The differences of an alignment; a sign on one side of the number that both have, and on the other in the source, is one of them. */
export function hunksOf(quoted: QuotedText, window: Window, { hunks }: Alignment): Hunk[] {
  const joined: Hunk[] = [];
  for (const hunk of hunks) {
    const last = joined.at(-1);
    const both = last && { ...hunk, quotedFrom: last.quotedFrom, sourceFrom: last.sourceFrom };
    if (both !== undefined && isSamePercent(quoted, window, both)) joined[joined.length - 1] = both;
    else joined.push(hunk);
  }
  return joined;
}
