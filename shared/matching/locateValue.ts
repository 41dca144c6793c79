/** Finds the cited value inside a match. */
import { comparePassage, type Comparison } from './comparePassage.ts';
import { isScaled } from './edges.ts';
import { quotedText, type QuotedText } from './quotedText.ts';
import type { LineSpan } from './source.ts';
import { unwrapMarkup } from './unwrapMarkup.ts';
import { lineSpans } from './window.ts';

/** Where the value stands; nothing when none is given, it is not there, or only as a piece of something longer. */
export function locateValue(parts: readonly Comparison[], value: string | undefined): LineSpan[] {
  if (value === undefined || value.trim() === '') return [];
  const wanted = quotedText(unwrapMarkup(value));
  if (wanted.tokens.length === 0) return [];
  for (const part of parts) {
    const { window } = part;
    for (let at = part.from; at + wanted.tokens.length <= part.to; at++) {
      if (wanted.tokens[0].key !== window.tokens[at].key && wanted.tokens.length > 1) continue;
      const range = { from: at, to: at + wanted.tokens.length, free: false };
      if (!isFigureOf(wanted, part, at) && comparePassage(wanted, window, range).harmful.length > 0) continue;
      return lineSpans(window, window.tokens[range.from].start, window.tokens[range.to - 1].end);
    }
    const loose = comparePassage(wanted, window, { from: part.from, to: part.to, free: true });
    if (loose.harmful.length === 0 && loose.to > loose.from && loose.from >= part.from && loose.to <= part.to) {
      return lineSpans(window, window.tokens[loose.from].start, window.tokens[loose.to - 1].end);
    }
  }
  return [];
}

/** "4.2" of "4.2 million", "12" of "12%": the quotation around the value says how large it is. */
const isFigureOf = (wanted: QuotedText, { window, to }: Comparison, at: number): boolean => {
  const next = at + wanted.tokens.length;
  return (
    next < to &&
    (isScaled(window, next) || window.tokens[next].key === '%') &&
    wanted.tokens.every((token, i) => token.key === window.tokens[at + i].key)
  );
};
