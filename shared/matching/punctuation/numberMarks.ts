/** What sets the number of an item, article or section apart from its words: "5.4. The", "5.4 The", "5.4: The" and "5.4) The" are one. */
import type { Hunk } from '../alignment/alignTokens.ts';
import { isUnit } from '../language/quantities.ts';
import { isStopword } from '../language/stopwords.ts';
import { isEnumerator } from '../marks/enumerators.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import { rawWords, type Window } from '../source/window.ts';

const mark = /^[.):、]{1,2}\s+$/u;
const otherMark = /^(?:[.):、]{1,2}\s+|\s-\s|\s)$/u;

/**
 * Whether only that differs. Without any mark the number must not read as how many of what follows: "5.4 The tenant", not "3 Boats were sold".
 *
 * @param quotedGap what is between the number and the next word in the quotation, folded
 * @param sourceGap the same in the source
 */
export function hasOtherNumberMark(
  { tokens }: QuotedText,
  window: Window,
  { quotedTo, sourceFrom, sourceTo }: Hunk,
  [quotedGap, sourceGap]: readonly [string, string],
): boolean {
  if (!mark.test(sourceGap) || !otherMark.test(quotedGap)) return false;
  const next = tokens[quotedTo - 1];
  if (next.kind !== 'word' || isUnit(next.key) || !/^\p{Lu}/u.test(rawWords(window, sourceTo - 1, sourceTo)))
    return false;
  const { start, key } = window.tokens[sourceFrom];
  const line = window.text.slice(window.text.lastIndexOf('\n', start) + 1, start);
  const isProvision = /^\s*§+\s?$/u.test(line);
  if (!isProvision && !isEnumerator(window, sourceFrom)) return false;
  return quotedGap.trim() !== '' || isProvision || /\d\.\d/.test(key) || isStopword(next.key);
}
