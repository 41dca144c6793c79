/** How much of what was read are words of the language that it was read in, as the dictionary in OCR's data knows them. */
import type { Dictionary } from './dictionary.ts';
import type { RecognisedWord } from './recognised.ts';

/** Letters of words. */
export interface Known {
  readonly all: number;
  /** Of them, those in words that the dictionary knows. */
  readonly known: number;
}

/** Shorter ones are words by chance, in any language. */
const LEAST_LENGTH = 3;

export function lettersKnown(
  dictionary: Dictionary,
  words: readonly Pick<RecognisedWord, 'text'>[],
  language: string,
  leastLength = LEAST_LENGTH,
): Known {
  let [all, known] = [0, 0];
  for (const { text } of words) {
    for (const letters of text.match(/[\p{L}\p{M}]+/gu) ?? []) {
      if (letters.length < leastLength) continue;
      all += letters.length;
      if (isWordOf(dictionary, letters, language)) known += letters.length;
    }
  }
  return { all, known };
}

/** Capitals are those of a heading, or of a name. */
export const isWordOf = (dictionary: Dictionary, letters: string, language: string): boolean =>
  dictionary.isWord(letters, [language]) || dictionary.isWord(letters.toLowerCase(), [language]);
