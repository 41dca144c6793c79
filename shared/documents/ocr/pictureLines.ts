/** From what Tesseract read in the straightened picture to lines of the original picture. */
import type { IndexedLine, UnitRange } from '../textIndex.ts';
import { apply, type Affine } from './affine.ts';
import { orderedLines } from './orderedLines.ts';
import { meanConfidence, type RecognisedLine, type RecognisedWord } from './recognised.ts';
import { hasUnread } from './unread.ts';

/** A line read with less confidence (0..100, by the letter) is a pattern, a stain, or in a script that is not installed. */
const LEAST_LINE_CONFIDENCE = 50;
/** Smaller slopes (0.06°) are rounding. */
const LEAST_SLOPE = 0.001;

/**
 * Narrower gaps of ink beside East Asian characters, in heights of their line, are not spaces. Measured on Korean print: 0 to 0.28 within
 * words, 0.38 to 0.6 between them.
 */
const LEAST_SPACE = 0.33;

/** Whether a line was read well enough to be taken for its text. */
export const isLegible = (line: RecognisedLine): boolean => meanConfidence([line]) >= LEAST_LINE_CONFIDENCE;

export const hasLetters = ({ words }: RecognisedLine): boolean => words.some(({ text }) => /[\p{L}\p{N}]/u.test(text));

/** The lines that are writing, in the order in which a person reads them. */
export function writtenLines(lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  const written = lines.filter((line) => hasUnread(line) || (isLegible(line) && hasLetters(line)));
  return written.some(runsDown) ? written : orderedLines(written);
}

/** @param back from pixels of the straightened picture to pixels of the given one */
export const pictureLines = (lines: readonly RecognisedLine[], back: Affine): IndexedLine[] =>
  lines.map(({ words }) => pictureLine(words, back));

/** For vertical text, whose order Tesseract knows and the layout does not: words one below the other. */
const runsDown = ({ words }: RecognisedLine): boolean => {
  const left = Math.min(...words.map(({ bbox }) => bbox.x0));
  const right = Math.max(...words.map(({ bbox }) => bbox.x1));
  const top = Math.min(...words.map(({ bbox }) => bbox.y0));
  const bottom = Math.max(...words.map(({ bbox }) => bbox.y1));
  return words.length > 1 && bottom - top > right - left;
};

function pictureLine(words: readonly RecognisedWord[], back: Affine): IndexedLine {
  // Extents of each unit along the straightened line; spaces extend from word to word.
  const extents: number[] = [];
  const parts: RecognisedWord[][] = [];
  const unsure: UnitRange[] = [];
  let text = '';
  for (const word of words) {
    const last = parts.at(-1)?.at(-1);
    if (last === undefined || isSpaced(last, word)) {
      if (last !== undefined) {
        text += ' ';
        extents.push(...between(last, word));
      }
      parts.push([word]);
    } else parts[parts.length - 1].push(word);
    const start = text.length;
    text += unitsOf(word);
    if (word.isDoubtful === true) unsure.push({ start, end: text.length });
    extents.push(...unitExtents(word));
  }
  const top = Math.min(...words.map(({ bbox }) => bbox.y0));
  const bottom = Math.max(...words.map(({ bbox }) => bbox.y1));
  const [alongX, alongY] = back;
  const direction = Math.abs(alongY) > Math.abs(alongX) ? 'vertical' : 'horizontal';
  const along = direction === 'horizontal' ? 0 : 1;
  const across = 1 - along;
  const middle = (top + bottom) / 2;
  const edges = new Float32Array(extents.length);
  for (let unit = 0; unit * 2 < extents.length; unit++) {
    const from = apply(back, extents[2 * unit], middle)[along];
    const to = apply(back, extents[2 * unit + 1], middle)[along];
    edges[2 * unit] = Math.min(from, to);
    edges[2 * unit + 1] = Math.max(from, to);
  }
  const crosses = [apply(back, extents[0], top)[across], apply(back, extents[0], bottom)[across]];
  const slope = back[across] / back[along];
  return {
    text,
    direction,
    crossStart: Math.min(...crosses),
    crossEnd: Math.max(...crosses),
    edges,
    ...(Math.abs(slope) >= LEAST_SLOPE && { slope }),
    wordConfidences: parts.map(confidenceOf),
    ...(unsure.length > 0 && { unsure }),
  };
}

/** For text assembled from several readings: none is more confident than the numbers in it. */
function confidenceOf(parts: readonly RecognisedWord[]): number {
  const numbers = parts.filter(({ text }) => /\p{Nd}/u.test(text)).map(({ confidence }) => confidence);
  return Math.min(meanConfidence([{ words: parts }]), ...numbers);
}

/** White space, and the marks by which Tesseract shows the direction of parts of an Arabic line. */
const UNWRITTEN = /[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

const unitsOf = ({ text }: { readonly text: string }): string => text.replace(UNWRITTEN, '');

/** Chinese and Japanese, which are written without spaces. */
const SPACELESS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。，．！？：；「」『』（）《》“”…]$/u;
const EAST_ASIAN = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;
/** Of its cell half is blank. */
const PUNCTUATION = /^[、。，．！？：；「」『』（）《》・]$/u;

/** Tesseract splits what it reads by its network, which sees a word in every other character of East Asian scripts. */
function isSpaced(word: RecognisedWord, next: RecognisedWord): boolean {
  const last = Array.from(unitsOf(word)).at(-1) ?? '';
  const [first] = Array.from(unitsOf(next));
  if (SPACELESS.test(last) && SPACELESS.test(first)) return false;
  if (PUNCTUATION.test(last) || PUNCTUATION.test(first)) return false;
  if (!EAST_ASIAN.test(last) && !EAST_ASIAN.test(first)) return true;
  const [from, to] = between(word, next);
  const height = Math.max(word.bbox.y1 - word.bbox.y0, next.bbox.y1 - next.bbox.y0);
  return to - from >= LEAST_SPACE * height + blankInCell(word, -1) + blankInCell(next, 0);
}

/** Beside the ink of a digit that is drawn for a whole cell, pixels. */
function blankInCell({ cell, symbols }: RecognisedWord, at: number): number {
  const digit = symbols.at(at)?.bbox;
  return cell === undefined || digit === undefined ? 0 : Math.max(0, cell - (digit.x1 - digit.x0)) / 2;
}

/** Where one word ends and the next begins, the smaller position first: in Arabic the next one is on the left. */
function between({ bbox }: RecognisedWord, { bbox: next }: RecognisedWord): [number, number] {
  const [from, to] = next.x0 >= bbox.x0 ? [bbox.x1, next.x0] : [next.x1, bbox.x0];
  return [Math.min(from, to), Math.max(from, to)];
}

const RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Start and end of each UTF-16 unit of a word: of its symbol, or an equal part of the word if those do not add up. */
function unitExtents(word: RecognisedWord): number[] {
  const { bbox, symbols } = word;
  const units = unitsOf(word);
  if (symbols.map(unitsOf).join('') === units) {
    return symbols.flatMap((symbol) =>
      Array.from({ length: unitsOf(symbol).length }, () => [symbol.bbox.x0, symbol.bbox.x1]).flat(),
    );
  }
  const width = (bbox.x1 - bbox.x0) / units.length;
  const parts = Array.from({ length: units.length }, (_, i) => [bbox.x0 + i * width, bbox.x0 + (i + 1) * width]);
  return (RIGHT_TO_LEFT.test(units) ? parts.reverse() : parts).flat();
}
