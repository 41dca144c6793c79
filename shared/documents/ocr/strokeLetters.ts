/** Letters that are a single stroke (I, l) and that OCR took for a bar, a bracket or each other: the ink and the place decide. */
import { median } from '../../platform/median.ts';
import type { RecognisedLine, RecognisedSymbol, RecognisedWord } from './recognised.ts';

/** How far below the line a bar extends at least, in heights of the line; letters stand on it. */
const BELOW = 0.1;
/** Letters and digits that stand on the line, and how many of the nearest ones show where it is: on a sheet fed in askew it falls. */
const STANDING = /^[[\p{L}\p{N}]--[gjpqyçşţļņķģąęįųþðQJ]]$/v;
const MOST_NEAR = 7;
const BAR = /^[|[\]]$/;
/** A bar, or a bracket without its other half, beside letters. */
const BEFORE_LETTERS = /^[|\]](?=\p{L})|^[|\]](?=['’]\p{L})/u;
const AFTER_CAPITAL_I = /^I[|\]](?=$|[.,;:!?])/;
/**
 * Pounds: no word begins that way. Typewriters have one type for the one and the letter: with its point or plural it is not an item of a
 * list.
 */
const POUNDS = /^(?:Ib(?=s?[.,;:)]?$)|1b(?=s?\.$|s[,;:)]?$))/;

export const withStrokeLetters = (lines: readonly RecognisedLine[]): readonly RecognisedLine[] =>
  lines.map((line) => ({ ...line, words: line.words.map((word, i) => mended(word, line, i)) }));

function mended(word: RecognisedWord, line: RecognisedLine, i: number): RecognisedWord {
  const { text } = word;
  const before = line.words.at(i - 1)?.text ?? '';
  const isAfterNumber = i > 0 && /\d$/.test(before);
  if (isAfterNumber && POUNDS.test(text)) return { ...word, text: `l${text.slice(1)}` };
  if (BAR.test(text)) {
    if (word.bbox.y1 > footNear(line, word) + BELOW * line.height) return word;
    // Litres, or the pronoun: alone, no other letter is a stroke.
    if (isAfterNumber) return { ...word, text: 'l', symbols: [] };
    return /^\p{Ll}/u.test(line.words.at(i + 1)?.text ?? '') ? { ...word, text: 'I', symbols: [] } : word;
  }
  if (BEFORE_LETTERS.test(text)) return { ...word, text: `I${text.slice(1)}`, symbols: [] };
  return AFTER_CAPITAL_I.test(text) ? { ...word, text: `Il${text.slice(2)}`, symbols: [] } : word;
}

/** Where the letters beside a word end below; where the line does if there are none. */
function footNear({ words, baseline }: RecognisedLine, word: RecognisedWord): number {
  const away = ({ bbox }: RecognisedSymbol): number => Math.abs(bbox.x0 - word.bbox.x0);
  const near = words
    .filter((other) => other !== word)
    .flatMap(({ symbols }) => symbols.filter(({ text }) => STANDING.test(text)))
    .sort((one, other) => away(one) - away(other))
    .slice(0, MOST_NEAR);
  return near.length === 0 ? baseline : median(near.map(({ bbox }) => bbox.y1));
}
