/** Thai as it is written: Tesseract returns each letter as a word, and the vowel am in two parts. Only phrases are separated by spaces. */
import type { PixelBox, RecognisedLine, RecognisedWord } from './recognised.ts';

/** Narrower gaps, in heights of the line, are not between phrases. */
const LEAST_SPACE = 0.33;
const THAI = /\p{Script=Thai}/u;
/** A double tone mark is one, and the ring of the vowel below it. */
const MISREAD_AM = /([\u0e48-\u0e4b])[\u0e48-\u0e4b]\u0e32/g;
const AM_IN_PARTS = /([\u0e48-\u0e4b]?)\u0e4d([\u0e48-\u0e4b]?)\u0e32/g;
const AM = '\u0e33';

export const withThaiWords = (lines: readonly RecognisedLine[]): readonly RecognisedLine[] =>
  lines.map((line) => {
    const words: RecognisedWord[] = [];
    for (const word of line.words) {
      const last = words.at(-1);
      if (last !== undefined && isOneWord(last, word, line.height)) words[words.length - 1] = joined(last, word);
      else words.push(word);
    }
    return { ...line, words: words.map(composed) };
  });

const isOneWord = (one: RecognisedWord, next: RecognisedWord, height: number): boolean =>
  (THAI.test(one.text) || THAI.test(next.text)) && next.bbox.x0 - one.bbox.x1 < LEAST_SPACE * height;

function joined(one: RecognisedWord, next: RecognisedWord): RecognisedWord {
  const letters = one.text.length + next.text.length;
  const confidence = (one.text.length * one.confidence + next.text.length * next.confidence) / letters;
  return {
    text: one.text + next.text,
    confidence,
    bbox: around(one.bbox, next.bbox),
    symbols: [...one.symbols, ...next.symbols],
  };
}

const around = (one: PixelBox, other: PixelBox): PixelBox => ({
  x0: Math.min(one.x0, other.x0),
  y0: Math.min(one.y0, other.y0),
  x1: Math.max(one.x1, other.x1),
  y1: Math.max(one.y1, other.y1),
});

function composed(word: RecognisedWord): RecognisedWord {
  const text = word.text.replace(MISREAD_AM, `$1${AM}`).replace(AM_IN_PARTS, `$1$2${AM}`);
  return text === word.text ? word : { ...word, text, symbols: [] };
}
