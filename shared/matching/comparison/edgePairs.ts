/** Words that differ at the ends of a quotation, beside the source's words in their place. */
import { sentenceEnd } from '../text/sentenceEnd.ts';
import type { Hunk } from '../alignment/alignTokens.ts';
import { isMonth, isWeekday } from '../language/dates.ts';
import { isCurrency, isUnit } from '../language/quantities.ts';
import { isStopword } from '../language/stopwords.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import type { Token } from '../text/tokens.ts';
import type { Window } from '../source/window.ts';

/** Words at an end of the quotation that stand for as many of the source's: more are more likely an addition. */
const MAX_WORDS_AT_EDGE = 3;

/**
 * Changed words at an end of the quotation stand for the source's beside the match: the alignment leaves the source's ends free and calls
 * them added, but a reader wants to know what the source says instead.
 */
export function pairAtEdge(quoted: QuotedText, { tokens, text }: Window, hunk: Hunk): Hunk {
  const { quotedFrom, quotedTo, sourceFrom, sourceTo } = hunk;
  const count = quotedTo - quotedFrom;
  if (sourceFrom !== sourceTo || count === 0 || count > MAX_WORDS_AT_EDGE) return hunk;
  const between = (first: number, last: number, beside: number): string =>
    text.slice(tokens[Math.min(first, beside)].end, tokens[Math.max(last, beside)].start);
  // "And the ferry" shares only the article of "The skipper" in the next sentence.
  const startsSentence = (at: number): boolean =>
    isStopword(tokens[at].key) && at > 0 && sentenceEnd.test(text.slice(tokens[at - 1].end, tokens[at].start));
  const isPartner = (from: number, beside: number): boolean =>
    from >= 0 &&
    from + count <= tokens.length &&
    !startsSentence(beside) &&
    !sentenceEnd.test(between(from, from + count - 1, beside).replace(initial, '')) &&
    tokens.slice(from, from + count).every((token, at) => areAlike(quoted.tokens[quotedFrom + at], token));
  if (quotedTo === quoted.tokens.length && sourceTo > 0 && isPartner(sourceTo, sourceTo - 1)) {
    return { ...hunk, sourceTo: sourceTo + count };
  }
  if (quotedFrom === 0 && sourceFrom < tokens.length && isPartner(sourceFrom - count, sourceFrom)) {
    return { ...hunk, sourceFrom: sourceFrom - count };
  }
  return hunk;
}

/** "A. Osei". */
const initial = /(?<!\p{L})\p{L}\./gu;

const areAlike = (one: Token, other: Token): boolean =>
  one.kind === other.kind ||
  [isMonth, isWeekday, isCurrency, isUnit].some((isOfKind) => isOfKind(one.key) && isOfKind(other.key));
