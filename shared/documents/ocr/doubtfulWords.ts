/**
 * Words that OCR read and may have misread: whoever quotes them as they were read is told so. Unlike a difference, a misreading that is quoted shows
 * itself in no comparison: the model that quotes was given the same text.
 */
import type { Dictionary } from './dictionary.ts';
import type { RecognisedLine, RecognisedWord } from './recognised.ts';
import { UNREAD } from './unread.ts';

/*
 * The bounds are of confidences, 0..100. With them 15 % of 356 honest quotations of strangers' scans have a doubtful word, and 21 of 33 misreadings that
 * were quoted; with 93 for letters that are no word every third, and one misreading more.
 */

/**
 * Digits, alone or among letters, which no dictionary has. Of 2,525 words of 24 generated pages (five languages, ten kinds of damage) 17 of 31 such words with
 * letters or a confidence from 75 on were wrong below this, and 2 of 170 from there to 93. A number with less than 75 is not believed at all
 * (`readingCertainty.ts`).
 */
const LEAST_FIGURE = 85;
/** Letters that are no word: nothing but the picture speaks for them. */
const LEAST_UNKNOWN = 88;
/** The dictionary speaks for the others, and for most words that a misreading turns into another one. */
const LEAST_KNOWN = 60;
/** One letter is any stroke, and `I` is as unsure as it is common. */
const LEAST_SINGLE = 30;

/** Nearly any three capitals are an abbreviation that a dictionary has. */
const ABBREVIATION = /^\p{Lu}{2,4}$/u;
const LETTERS = /[\p{L}\p{M}]+/gu;

export const withDoubtfulWords = (
  dictionary: Dictionary | undefined,
  lines: readonly RecognisedLine[],
  languages: readonly string[],
): readonly RecognisedLine[] => {
  const isWord = (letters: string): boolean =>
    dictionary === undefined ||
    dictionary.isWord(letters, languages) ||
    dictionary.isWord(letters.toLowerCase(), languages);
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => (isDoubtful(word, isWord) ? { ...word, isDoubtful: true } : word)),
  }));
};

function isDoubtful(word: RecognisedWord, isWord: (letters: string) => boolean): boolean {
  const { text, confidence } = word;
  // The mark of what nobody could read stands for itself.
  if (text === UNREAD) return false;
  if (/\p{Nd}/u.test(text)) return confidence < LEAST_FIGURE;
  const parts = text.match(LETTERS) ?? [];
  if (parts.length === 0) return false;
  const sureness = letterConfidence(word);
  if (sureness >= LEAST_UNKNOWN) return false;
  if (parts.every((part) => part.length === 1)) return sureness < LEAST_SINGLE;
  const isKnown = parts.every((part) => !ABBREVIATION.test(part) && isWord(part));
  return sureness < (isKnown ? LEAST_KNOWN : LEAST_UNKNOWN);
}

/** Of its letters alone: an apostrophe or a quotation mark lowers a word's. */
function letterConfidence({ text, confidence, symbols }: RecognisedWord): number {
  // Where the word was replaced, its symbols are not those that were read.
  if (symbols.map((symbol) => symbol.text).join('') !== text) return confidence;
  const known = symbols.flatMap((symbol) =>
    /\p{L}/u.test(symbol.text) && symbol.confidence !== undefined ? [symbol.confidence] : [],
  );
  return known.length === 0 ? confidence : Math.max(confidence, Math.min(...known));
}
