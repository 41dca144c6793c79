/** Finds the cited value inside a match. */
import type { SourceRange } from '../comparison/alignTokens.ts';
import { comparePassage, type Comparison } from '../comparison/comparePassage.ts';
import { compares } from '../language/openWords.ts';
import { isStopword } from '../language/stopwords.ts';
import { isNegation } from '../language/negations.ts';
import { quotedText, type QuotedText } from '../quotation/quotedText.ts';
import type { LineSpan } from '../source/source.ts';
import { unwrapMarkup } from '../quotation/unwrapMarkup.ts';
import { lineSpans, type Window } from '../source/window.ts';

/** Where the value stands; nothing when none is given, it is not there, or only as a piece of something longer. */
export function locateValue(parts: readonly Comparison[], value: string | undefined): LineSpan[] {
  if (value === undefined || value.trim() === '') return [];
  const read = quotedText(unwrapMarkup(value));
  if (read.tokens.length === 0) return [];
  // A value is a few words of the quotation: nothing in it is a mark that the quoter added.
  const wanted: QuotedText = { ...read, optional: read.tokens.map(() => false) };
  for (const part of parts) {
    const { window } = part;
    const places = [...exactPlaces(wanted, part), { from: part.from, to: part.to, free: true }];
    for (const place of places) {
      const { harmful, from, to } = comparePassage(wanted, window, place, 'optional');
      if (harmful.length > 0 || to <= from || from < part.from || to > part.to || isDenied(window, from)) continue;
      return lineSpans(window, window.tokens[from].start, window.tokens[to - 1].end);
    }
  }
  return [];
}

function exactPlaces(wanted: QuotedText, part: Comparison): SourceRange[] {
  const places: SourceRange[] = [];
  for (let at = part.from; at + wanted.tokens.length <= part.to; at++) {
    if (wanted.tokens.length > 1 && wanted.tokens[0].key !== part.window.tokens[at].key) continue;
    places.push({ from: at, to: at + wanted.tokens.length, free: false });
  }
  return places;
}

/** Tokens between a denial and the value that it denies: "not, in my view, guilty". */
const MAX_BETWEEN = 4;
/** Words besides function words that may stand there. */
const between = new Set(
  'yet ever found view held proven deemed considered necessarily always entirely legally fully currently'.split(' '),
);

/** "Guilty" is not the value of "not guilty", nor of "not found guilty"; "18 years" is that of "not less than 18 years". */
function isDenied({ tokens, text }: Window, at: number): boolean {
  if (at > 0 && isNegation(tokens[at - 1].key) && /^\s*$/.test(text.slice(tokens[at - 1].end, tokens[at].start)))
    return true;
  if (tokens[at].kind === 'number') return false;
  for (let before = at - 1; before >= Math.max(0, at - 1 - MAX_BETWEEN); before--) {
    const { key, end } = tokens[before];
    if (!/^[\s,]*$/.test(text.slice(end, tokens[before + 1].start))) return false;
    if (isNegation(key)) return before < at - 1;
    if (compares(key) || key === 'only' || !(isStopword(key) || between.has(key))) return false;
  }
  return false;
}
