/**
 * A letter O between letters and digits ("H2O2", "Al2O3") that was read as a zero: it is rounder than the digits of its own word, which are
 * in the same type. A zero is as narrow as they are.
 */
import { findComponents, type Component } from './components.ts';
import { cut } from './inkiestPart.ts';
import type { GreyPicture } from './picture.ts';
import type { RecognisedLine, RecognisedWord } from './recognised.ts';

/** A zero in a word that has letters, and a digit to compare it with: ones are narrow. */
const SUSPECT = /^(?=.*\p{L})(?=.*[2-9]).*0/u;
/** Punctuation is lower than letters, or separate from them. */
const MARK = /[^\p{L}\p{N}]/gu;
/** Patches lower than this are punctuation, specks and dots, in heights of the tallest one. */
const LEAST_HEIGHT = 0.45;
/**
 * Factor by which an O is wider for its height than the widest digit beside it. Measured on serif and sans: zeros 0.9 to 1.1, letters 1.35
 * to 1.6.
 */
const ROUNDER = 1.22;

export const withRoundLetters = (picture: GreyPicture, lines: readonly RecognisedLine[]): readonly RecognisedLine[] =>
  lines.map((line) => ({
    ...line,
    words: line.words.map((word) => (SUSPECT.test(word.text) ? mended(word, picture) : word)),
  }));

function mended(word: RecognisedWord, picture: GreyPicture): RecognisedWord {
  const characters = Array.from(word.text.replace(MARK, ''));
  const shapes = tallPatches(word, picture).map(({ left, right, top, bottom }) => (right - left) / (bottom - top));
  // Letters that touch, or are broken in two, do not show positions.
  if (shapes.length !== characters.length) return word;
  const widest = Math.max(...shapes.filter((_, i) => /[2-9]/.test(characters[i])));
  let at = 0;
  const text = word.text.replace(/[\p{L}\p{N}]/gu, (character) => {
    const shape = shapes[at++];
    return character === '0' && shape >= ROUNDER * widest ? 'O' : character;
  });
  return text === word.text ? word : { ...word, text, symbols: [] };
}

/** From left to right. */
function tallPatches({ bbox: { x0, y0, x1, y1 } }: RecognisedWord, picture: GreyPicture): Component[] {
  const [left, top] = [Math.max(0, x0), Math.max(0, y0)];
  const patches = findComponents(
    cut(picture, left, top, Math.min(picture.width, x1) - left, Math.min(picture.height, y1) - top),
  );
  const tallest = Math.max(...patches.map((one) => one.bottom - one.top));
  return patches
    .filter((one) => one.bottom - one.top >= LEAST_HEIGHT * tallest)
    .sort((one, other) => one.left - other.left);
}
