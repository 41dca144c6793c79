/**
 * Of two readings of one place, the first one with its unsure words as the second one has them: a second look mends one word and may lose
 * another, of which the first one was sure.
 */
import type { IndexedLine } from '../documents/textIndex.ts';
import { certaintyOf } from '../matching/source/readingCertainty.ts';

/** Words in one place: a reading that has more of them there is of something else. */
const MOST_WORDS = 3;
/** Words of a place: comparing two readings takes time with the product of both. */
const LONGEST = 400;

/** Nothing that holds a digit is exchanged, nor the mark of what nobody could read: no look is as good as the first one for those. */
const KEPT = /[\p{N}\ufffd]/u;

interface Word {
  readonly text: string;
  readonly isSure: boolean;
  /** What is between it and the next one. */
  readonly gap: string;
}

/**
 * @param again what the second look read, lines separated by `\n`
 * @returns undefined if it changes nothing
 */
export function withUnsureWordsAgain(lines: readonly IndexedLine[], again: string): string | undefined {
  const first = lines.flatMap(wordsOf);
  const second = again.split(/\s+/u).filter((word) => word !== '');
  if (Math.max(first.length, second.length) > LONGEST) return undefined;
  let [at, atSecond, text, isChanged] = [0, 0, '', false];
  for (const [next, nextSecond] of [...commonWords(first, second), [first.length, second.length] as const]) {
    const own = first.slice(at, next);
    const other = second.slice(atSecond, nextSecond);
    if (mayBeExchanged(own, other)) {
      text += other.join(' ') + (own.at(-1)?.gap ?? '');
      isChanged = true;
    } else text += own.map((word) => word.text + word.gap).join('');
    if (next < first.length) text += first[next].text + first[next].gap;
    [at, atSecond] = [next + 1, nextSecond + 1];
  }
  return isChanged ? text.trimEnd() : undefined;
}

const mayBeExchanged = (own: readonly Word[], other: readonly string[]): boolean =>
  own.length > 0 &&
  other.length > 0 &&
  Math.max(own.length, other.length) <= MOST_WORDS &&
  own.every(({ isSure }) => !isSure) &&
  !own.some(({ text }) => KEPT.test(text)) &&
  !other.some((text) => KEPT.test(text));

function wordsOf({ text, wordConfidences }: IndexedLine): Word[] {
  const words = text.split(' ');
  return words.map((word, i) => ({
    text: word,
    isSure: certaintyOf(wordConfidences?.at(i)) === 'sure',
    gap: i < words.length - 1 ? ' ' : '\n',
  }));
}

/** Places in both of the longest sequence of words that both have. */
function commonWords(first: readonly Word[], second: readonly string[]): (readonly [number, number])[] {
  const wide = second.length + 1;
  const lengths = new Uint16Array((first.length + 1) * wide);
  for (let i = first.length - 1; i >= 0; i--) {
    for (let j = second.length - 1; j >= 0; j--) {
      const both = first[i].text === second[j] ? lengths[(i + 1) * wide + j + 1] + 1 : 0;
      lengths[i * wide + j] = Math.max(both, lengths[(i + 1) * wide + j], lengths[i * wide + j + 1]);
    }
  }
  const common: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < first.length && j < second.length;) {
    if (first[i].text === second[j]) common.push([i++, j++]);
    else if (lengths[(i + 1) * wide + j] >= lengths[i * wide + j + 1]) i++;
    else j++;
  }
  return common;
}
