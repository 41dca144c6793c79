/**
 * Digits among Chinese and Japanese characters are given the places of their ink, by which they are cut out to be read again. Those that stand
 * in the middle of a whole character's cell are read as words of their own (`1 2歳`): they become one, where their ink shows such cells.
 */
import { cellOf, isClose, isWide, placedDigits } from './digitCells.ts';
import { enclosing } from './enclosing.ts';
import type { GreyPicture } from './picture.ts';
import type { PixelBox, RecognisedLine, RecognisedSymbol, RecognisedWord } from './recognised.ts';

const DIGIT = /^\d$/;
/** In cells of their own. */
const PUNCTUATION = /^[、。，．！？：；「」『』（）《》・]$/u;

export function withDigitsPlaced(picture: GreyPicture, lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  const found = lines.map((line) => placedDigits(picture, line));
  const kinds = found.flat().map(isWide);
  // A number of ones alone is like the others of the page.
  const isPageWide = kinds.includes(true) && !kinds.includes(false);
  return lines.map((line, i) => {
    if (found[i].length === 0) return line;
    const places = new Map<RecognisedSymbol, Place>();
    for (const number of found[i]) {
      const cell = (isWide(number) ?? isPageWide) ? cellOf(number) : undefined;
      const isOne = cell !== undefined || isClose(number);
      number.symbols.forEach((symbol, at) => {
        places.set(symbol, { bbox: number.ink[at], cell, goesOn: isOne && at > 0 });
      });
    }
    return { ...line, words: regrouped(line.words, places) };
  });
}

interface Place {
  readonly bbox: PixelBox;
  readonly cell: number | undefined;
  /** It belongs to the number that the digit before it belongs to. */
  readonly goesOn: boolean;
}

/** A word ends where punctuation meets digits, and goes on where a number does. */
function regrouped(
  words: readonly RecognisedWord[],
  places: ReadonlyMap<RecognisedSymbol, Place>,
): readonly RecognisedWord[] {
  const groups: { word: RecognisedWord; symbols: RecognisedSymbol[]; cell?: number | undefined }[] = [];
  for (const word of words) {
    word.symbols.forEach((symbol, at) => {
      const place = places.get(symbol);
      const last = groups.at(-1);
      const goesOn = at === 0 ? place?.goesOn === true : !isParted(word.symbols[at - 1].text, symbol.text);
      const placed = place === undefined ? symbol : { ...symbol, bbox: place.bbox };
      if (last === undefined || !goesOn) groups.push({ word, symbols: [placed], cell: place?.cell });
      else {
        last.symbols.push(placed);
        if (at === 0) last.word = lessSure(last.word, word);
      }
    });
  }
  return groups.map(({ word, symbols, cell }) => ({
    ...word,
    text: symbols.map(({ text }) => text).join(''),
    bbox: enclosing(symbols),
    symbols,
    ...(cell !== undefined && { cell }),
  }));
}

const isParted = (one: string, other: string): boolean =>
  (DIGIT.test(one) && PUNCTUATION.test(other)) || (PUNCTUATION.test(one) && DIGIT.test(other));

const lessSure = (one: RecognisedWord, other: RecognisedWord): RecognisedWord => {
  const digits = [one, other].flatMap(({ digitConfidence }) => digitConfidence ?? []);
  return {
    ...one,
    confidence: Math.min(one.confidence, other.confidence),
    ...(digits.length > 0 && { digitConfidence: Math.min(...digits) }),
  };
};
