/** Finds words that are in both the quotation and the source, but a little further on: they were moved, not added and left out. */
import type { Hunk } from '../alignment/alignTokens.ts';
import type { Comparison } from '../comparison/comparePassage.ts';
import { quotedWords } from '../quotation/quotedText.ts';
import type { Finding } from '../alignment/finding.ts';
import type { Token } from '../text/tokens.ts';

/** Tokens between where words are missing and where they were put, up to which they count as moved. */
const MAX_MOVE = 8;

/** Words that one side has a little further on are one difference of order, not two differences. */
export function joinMoved(comparison: Comparison): Finding[] {
  const joined: Finding[] = [];
  for (const hunk of comparison.harmful) {
    const last = joined.at(-1);
    if (last !== undefined && isMoved(comparison, last, hunk)) {
      joined[joined.length - 1] = {
        ...last,
        quotedTo: hunk.quotedTo,
        sourceTo: hunk.sourceTo,
      };
    } else joined.push(hunk);
  }
  return joined;
}

function isMoved({ quoted, window }: Comparison, one: Hunk, other: Hunk): boolean {
  if (
    other.quotedFrom - one.quotedTo > MAX_MOVE ||
    other.quotedFrom < one.quotedTo ||
    other.sourceFrom < one.sourceTo
  ) {
    return false;
  }
  const inQuoted = (hunk: Hunk): string => keysOf(quoted.tokens.slice(hunk.quotedFrom, hunk.quotedTo));
  const inSource = (hunk: Hunk): string => keysOf(window.tokens.slice(hunk.sourceFrom, hunk.sourceTo));
  const [before, after] = [inQuoted(one), inQuoted(other)];
  // "Anna and Bob" for "Bob and Anna": what one side lacks here, the other lacks there.
  const [missing, added] = before === '' ? [inSource(one), after] : [before, inSource(other)];
  const isOneSided = (before === '' && inSource(other) === '') || (inSource(one) === '' && after === '');
  if (isOneSided && missing !== '' && inAnyOrder(missing) === inAnyOrder(added)) return true;
  if (before === after || before !== inSource(other) || after !== inSource(one)) return false;
  // Two names in each other's place are two changed names.
  const isName = (hunk: Hunk): boolean => /^\p{Lu}/u.test(quotedWords(quoted, hunk.quotedFrom, hunk.quotedTo));
  return !(isName(one) && isName(other));
}

const keysOf = (tokens: readonly Token[]): string => tokens.map(({ key }) => key).join(' ');

const inAnyOrder = (keys: string): string => keys.split(' ').sort().join(' ');
