/** Numbers that were read with little confidence are read twice more by themselves: a wrong digit is worse than a lost word. */
import { otsuThreshold } from './components.ts';
import { fit, inkOf, pitchOf, showsAllMarks, type Fit, type DigitInk } from './digitInk.ts';
import { cut } from './inkiestPart.ts';
import type { GreyPicture } from './picture.ts';
import { isInCells, scriptOf } from './languages.ts';
import { isLegible } from './pictureLines.ts';
import type { RecognisedLine, RecognisedWord } from './recognised.ts';
import { digitsOf } from './shownDigits.ts';
import { straighten } from './straighten.ts';
import type { Tesseract } from './tesseract.ts';

/**
 * Confidence (0..100) from which a number is believed at once. Measured on the numbers of nine noisy pages: three in four correct ones have
 * it, and one in twelve wrong ones.
 */
export const CERTAIN = 93;
/** So sure at most that further readings decide, if it has digits. */
export function inDoubt(word: RecognisedWord): RecognisedWord {
  if (!/\p{Nd}/u.test(word.text)) return word;
  const { confidence, digitConfidence } = word;
  const most = CERTAIN - 1;
  return {
    ...word,
    confidence: Math.min(confidence, most),
    ...(digitConfidence !== undefined && { digitConfidence: Math.min(digitConfidence, most) }),
  };
}
/** Confidence that both further readings must have to be believed over the first one. */
const CONVINCING = 80;
/**
 * Maximum confidence of a number whose points were misread once, or cannot be distinguished from commas: the next reading may be wrong
 * about another.
 */
const WITH_POINTS = 70;
/** Sizes of the further readings, relative to the first one's: what a network makes of a smudge changes with its size. */
const SCALES = [0.7, 1.5];
/** Digits, with punctuation that the ink shows, and dashes. */
const PLAIN_FIGURE = /^[–—-]?\d+(?:[.,:–—-]\d+)*$/;
/** Symbols that were determined by the ink, and that the networks would misread once more. */
const TOLD_BY_INK = /[±§µ⁰¹²³⁴⁵⁶⁷⁸⁹]/;
/** White around the number, pixels: more would show its neighbours. */
const MARGIN = 8;
/** Numbers of a page that are reread: each takes some 20 ms. A page with more of them is not print. */
const MOST_FIGURES = 60;

/**
 * What both further readings agree on counts: it confirms the number, or replaces it. If they differ, the number keeps the lowest
 * confidence of the three. No reading counts that does not fit the ink.
 */
export function withDigitsReadAgain(
  tesseract: Tesseract,
  picture: GreyPicture,
  lines: readonly RecognisedLine[],
  languages: readonly string[],
): RecognisedLine[] {
  const legible = lines.filter(isLegible);
  const numbers = legible.flatMap(({ words }) => words).filter(({ text }) => /\p{Nd}/u.test(text));
  const inks = new Map(numbers.map((word) => [word, inkOf(picture, word)]));
  const pitch = pitchOf(legible, inks);
  const inCells = isInCells(scriptOf(languages[0]));
  let left = MOST_FIGURES;
  const again = (given: RecognisedWord, ink: DigitInk): RecognisedWord => {
    const word = asSureAsItsDigits(given, ink);
    const fitOf = (text: string): Fit => fit(text, ink, pitch);
    const own = fitOf(word.text);
    if (TOLD_BY_INK.test(word.text)) return word;
    const unread = own === 'unfit' ? { ...word, confidence: 0 } : own === 'open' ? lessSure(word) : word;
    if ((own === 'fits' && word.confidence >= CERTAIN) || left === 0) return unread;
    const number = cutOut(picture, word, MARGIN);
    // If ink reaches the edge, a digit may be cut off: a reading there would say nothing about the number.
    if (!hasWhiteRims(number)) return unread;
    left--;
    const readings = SCALES.map((scale) => {
      const resized = straighten(number, { quarterTurns: 0, skew: 0, scale }).picture;
      const words = tesseract.recognise(resized, languages, 'line').flatMap((line) => line.words);
      return {
        // Digits in cells of their own look like words.
        text: words.map(({ text }) => text).join(word.cell === undefined ? ' ' : ''),
        confidence: Math.min(...words.map(({ confidence }) => confidence), words.length === 0 ? 0 : 100),
      };
    });
    const whole = readings.filter(({ text }) => fitOf(text) !== 'unfit');
    if (own === 'unfit') return withPoints(word, readings, (text) => fitOf(text) !== 'unfit');
    // A reading that lost a point says nothing; a single remaining reading neither confirms nor replaces.
    const read = whole.length < readings.length ? word : judged(word, readings, inCells);
    return fitOf(read.text) === 'open' ? lessSure(read) : read;
  };
  const mended = (word: RecognisedWord): RecognisedWord => {
    const ink = inks.get(word);
    return ink === undefined ? word : again(word, ink);
  };
  return lines.map((line) => ({ ...line, words: line.words.map(mended) }));
}

/** In digits with points and dashes between them that the ink shows, only the digits can be wrong. */
function asSureAsItsDigits(word: RecognisedWord, ink: DigitInk): RecognisedWord {
  const { text, confidence, digitConfidence = 0 } = word;
  if (digitConfidence <= confidence || !PLAIN_FIGURE.test(text) || !showsAllMarks(text, ink)) return word;
  return { ...word, confidence: digitConfidence };
}

const lessSure = (word: RecognisedWord): RecognisedWord => ({
  ...word,
  confidence: Math.min(word.confidence, WITH_POINTS),
});

/**
 * A number whose points were misread at first: as it was reread, with the same digits. It is certain only if all readings have these
 * digits, since the ink vouches for the points alone.
 */
function withPoints(
  word: RecognisedWord,
  readings: readonly Read[],
  isWhole: (text: string) => boolean,
): RecognisedWord {
  const [best] = readings
    .filter(({ text }) => isWhole(text) && digitsOf(text) === digitsOf(word.text))
    .sort((one, other) => other.confidence - one.confidence);
  if ((best as Read | undefined) === undefined) return { ...word, confidence: 0 };
  const isAgreed = readings.every(({ text }) => digitsOf(text) === digitsOf(word.text));
  const confidence = isAgreed ? best.confidence : Math.min(best.confidence, WITH_POINTS);
  return { ...word, text: best.text, confidence, symbols: [] };
}

function hasWhiteRims({ width, height, pixels }: GreyPicture): boolean {
  const threshold = otsuThreshold(pixels);
  if (threshold === undefined) return false;
  for (let y = 0; y < height; y++) {
    if (pixels[y * width] <= threshold.value || pixels[(y + 1) * width - 1] <= threshold.value) return false;
  }
  return true;
}

type Read = Pick<RecognisedWord, 'text' | 'confidence'>;

/** @param isCutByGuess the networks of the script guess the places of their characters: a digit may be cut off */
function judged(word: RecognisedWord, readings: readonly Read[], isCutByGuess: boolean): RecognisedWord {
  const [one, ...others] = readings;
  const least = Math.min(...readings.map(({ confidence }) => confidence));
  const isAlike = others.every(({ text }) => text === one.text);
  if (isAlike && one.text === word.text.trim()) {
    return { ...word, confidence: Math.max(word.confidence, ...readings.map(({ confidence }) => confidence)) };
  }
  const isWhole = !isCutByGuess || digitsOf(one.text).length === digitsOf(word.text).length;
  const replaces = isAlike && isWhole && least >= CONVINCING && isNumber(one.text) && isNumber(word.text);
  if (replaces) return { ...word, text: one.text, confidence: least, symbols: [] };
  return { ...word, confidence: Math.min(word.confidence, least) };
}

/** Digits with what accompanies them in numbers, and no letters. */
const isNumber = (text: string): boolean => /\p{Nd}/u.test(text) && !/\s/.test(text) && !/\p{L}/u.test(text);

function cutOut(picture: GreyPicture, { bbox }: RecognisedWord, margin: number): GreyPicture {
  const left = Math.max(0, bbox.x0 - margin);
  const top = Math.max(0, bbox.y0 - margin);
  return cut(
    picture,
    left,
    top,
    Math.min(picture.width, bbox.x1 + margin) - left,
    Math.min(picture.height, bbox.y1 + margin) - top,
  );
}
