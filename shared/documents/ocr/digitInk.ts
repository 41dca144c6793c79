/**
 * What the ink says about a number that was read: at any confidence, OCR loses the punctuation between digits more easily than anything
 * else that matters, and takes commas for points.
 */
import { findComponents, type Component } from './components.ts';
import { cut } from './inkiestPart.ts';
import type { GreyPicture } from './picture.ts';
import { accountsFor, digitsIn, drawnPoints, isNumber, writtenPoints } from './points.ts';
import type { PixelBox, RecognisedLine, RecognisedWord } from './recognised.ts';
import { median } from '../../platform/median.ts';

/**
 * `unfit`: punctuation is missing, or is a different one. `open`: the ink does not show whether the point before three digits is one, or
 * the comma of thousands.
 */
export type Fit = 'fits' | 'open' | 'unfit';

/** The patches of ink of each number in a word: most words are one number as a whole. */
export type DigitInk = readonly (readonly Component[])[];

/** Digits with punctuation between them, in a word with letters. */
const NUMBER_IN_WORD = /\d[\d.,:;]*\d/g;

/** Distance between the digits of a page from middle to middle, in heights of the digits. */
export type Pitch = number | undefined;

/**
 * Digits further apart than this multiple of the page's pitch have punctuation between them: a point takes half a digit's place, or a whole
 * one.
 */
const WIDER = 1.3;
/** Fewer pairs of digits do not establish a pitch. */
const LEAST_PAIRS = 8;
/** Least length of a dash as a multiple of its thickness, and the part of a digit's height, from its top, in which it is. */
const LEAST_DASH = 1.8;
const DASH_MIDDLE = [0.35, 0.8] as const;
/** A point with exactly three digits after it, which might be the comma of thousands; not if commas separate something else. */
const THOUSANDS = /^[^,]*\.\d{3}(?!\d)[^,]*$/;

export function inkOf(picture: GreyPicture, word: RecognisedWord): DigitInk {
  return placesOf(word).map(({ x0, y0, x1, y1 }) => {
    const [left, top] = [Math.max(0, x0), Math.max(0, y0)];
    return findComponents(
      cut(picture, left, top, Math.min(picture.width, x1) - left, Math.min(picture.height, y1) - top),
    );
  });
}

/** @param text a reading of the word with this ink */
export function fit(text: string, ink: DigitInk, pitch: Pitch): Fit {
  const numbers = numbersIn(text);
  if (numbers.length !== ink.length) return ink.some((patches) => drawnPoints(patches).length > 0) ? 'unfit' : 'fits';
  const fits = numbers.map((number, i) => fitOf(number, ink[i], pitch));
  return fits.find((one) => one === 'unfit') ?? fits.find((one) => one === 'open') ?? 'fits';
}

/** Whether the ink shows all punctuation between the digits, and as it was read: then only the digits can be wrong. */
export function showsAllMarks(text: string, ink: DigitInk): boolean {
  const numbers = numbersIn(text);
  return (
    numbers.length === ink.length &&
    numbers.every((number, i) => {
      const drawn = drawnPoints(ink[i]);
      const written = writtenPoints(number);
      const isDashed = !/^[–—-]/.test(number) || beginsWithDash(ink[i]);
      return isDashed && drawn.length === written.length && drawn.every((one, at) => one === written[at]);
    })
  );
}

/** A single bar before the first digit, at its middle. */
function beginsWithDash(patches: readonly Component[]): boolean {
  const digits = digitsIn(patches);
  const first = Math.min(...digits.map(({ left }) => left));
  const before = patches.filter(({ right }) => right <= first + 1);
  if (before.length !== 1 || digits.length === 0) return false;
  const [{ left, right, top, bottom }] = before;
  const [{ top: head, bottom: foot }] = digits;
  const middle = ((top + bottom) / 2 - head) / (foot - head);
  return right - left >= LEAST_DASH * (bottom - top) && middle >= DASH_MIDDLE[0] && middle <= DASH_MIDDLE[1];
}

/** The median of the pitches within the numbers of a page. */
export function pitchOf(lines: readonly RecognisedLine[], inks: ReadonlyMap<RecognisedWord, DigitInk>): Pitch {
  const pitches = lines
    .flatMap(({ words }) => words)
    .flatMap((word) => {
      const ink = inks.get(word);
      return numbersIn(word.text).flatMap((number, i) => pitchesIn(number, ink?.[i] ?? []));
    });
  return pitches.length < LEAST_PAIRS ? undefined : median(pitches);
}

function numbersIn(text: string): readonly string[] {
  const plain = text.replaceAll(' ', '');
  return isNumber(plain) ? [plain] : (plain.match(NUMBER_IN_WORD) ?? []);
}

function placesOf({ text, bbox, symbols }: RecognisedWord): readonly PixelBox[] {
  if (isNumber(text.trim())) return [bbox];
  // If the symbols do not add up, their places are unknown.
  if (symbols.some((symbol) => symbol.text.length !== 1) || symbols.length !== text.length) return [];
  return Array.from(text.matchAll(NUMBER_IN_WORD), ({ index, 0: number }) => ({
    ...bbox,
    x0: symbols[index].bbox.x0,
    x1: symbols[index + number.length - 1].bbox.x1,
  }));
}

function fitOf(number: string, patches: readonly Component[], pitch: Pitch): Fit {
  const drawn = drawnPoints(patches);
  const written = writtenPoints(number);
  if (drawn.length > 0 && !accountsFor(drawn, written)) return 'unfit';
  const own = pitchesIn(number, patches);
  // In type with wide digits all pairs are far apart.
  const usual = Math.max(pitch ?? Infinity, own.length > 1 ? Math.min(...own) : 0);
  if (own.some((one) => one > WIDER * usual)) return 'unfit';
  const isTold = drawn.length === written.length && !drawn.includes('either');
  return THOUSANDS.test(number) && !isTold ? 'open' : 'fits';
}

/** Characters in numbers as high as digits. */
const TALL = /[\d/$€£%()[\]]/g;

/** Between digits that are read side by side, in heights of the digits; empty if some patches do not represent one character each. */
function pitchesIn(number: string, patches: readonly Component[]): number[] {
  const tall = digitsIn(patches).sort((one, other) => one.left - other.left);
  const characters = Array.from(number.matchAll(TALL), ({ index, 0: character }) => ({ index, character }));
  if (characters.length !== tall.length) return [];
  const height = Math.max(...tall.map(({ top, bottom }) => bottom - top));
  const middle = (one: Component): number => (one.left + one.right) / 2;
  return characters.flatMap(({ index, character }, i) => {
    const isPair = i > 0 && index === characters[i - 1].index + 1;
    if (!isPair || !/\d/.test(character) || !/\d/.test(characters[i - 1].character)) return [];
    return [(middle(tall[i]) - middle(tall[i - 1])) / height];
  });
}
