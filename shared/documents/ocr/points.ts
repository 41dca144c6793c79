/** Points between the digits of a number: small patches of ink, which OCR loses more easily than anything else that matters. */
import type { Component } from './components.ts';
import { median } from '../../platform/median.ts';

/** In heights of the digits. Smaller patches are specks, larger ones strokes. */
const LEAST_POINT = 0.07;
const LARGEST_POINT = 0.34;
/** How far above the digits' bottom a point may end, and how far below it a comma may, in heights of the digits. */
const RISE = 0.12;
const DESCENT = 0.3;
/** How far below the digits' bottom a comma ends at least, and a point at most, in heights of the digits. */
const COMMA_DESCENT = 0.1;
const POINT_DESCENT = 0.04;
/** Maximum ratio of a point's height to its width: a pixel more or less is much of a small one. */
const POINT_SLENDER = 1.4;
/** Share of a patch's width that may be under a digit: more is a foot that noise broke off a 3 or an 8. */
const UNDER_DIGIT = 0.4;
/** Patches from this height on, relative to the highest, are digits. */
const DIGIT_SHARE = 0.75;

/** Only digits, the punctuation of numbers and what surrounds them: letters have points of their own. */
const NUMBER = /^[\d.,:;'’+±=<>≤≥$€£%()[\]/–—-]+$/;
const INNER_POINT = /(?<=\d)[.,:;]+(?=\d)/g;

/** `either`: the ink does not show which. */
export type Point = 'point' | 'comma' | 'either';

/** Not digits of other scripts, whose zero is a point. */
export const isNumber = (text: string): boolean => NUMBER.test(text) && /\d/.test(text);

/** Those between digits, in order. A colon's upper point does not count. */
export const writtenPoints = (number: string): Point[] =>
  Array.from((number.match(INNER_POINT) ?? []).join(''), (mark) => (mark === '.' || mark === ':' ? 'point' : 'comma'));

/** The patches that are as high as digits. @param patches of a number alone */
export function digitsIn(patches: readonly Component[]): Component[] {
  const highest = Math.max(0, ...patches.map((one) => one.bottom - one.top));
  return patches.filter((one) => one.bottom - one.top >= DIGIT_SHARE * highest);
}

/** Points and commas with a digit on either side, from the left. @param patches of a number alone */
export function drawnPoints(patches: readonly Component[]): Point[] {
  const digits = digitsIn(patches);
  const foot = median(digits.map(({ bottom }) => bottom));
  const size = median(digits.map((one) => one.bottom - one.top));
  const isPoint = (one: Component): boolean => {
    const width = one.right - one.left;
    const height = one.bottom - one.top;
    return (
      Math.min(width, height) >= LEAST_POINT * size &&
      Math.max(width, height) <= LARGEST_POINT * size &&
      one.bottom >= foot - RISE * size &&
      one.bottom <= foot + DESCENT * size &&
      digits.some(({ right }) => right <= one.left + 1) &&
      digits.some(({ left }) => left >= one.right - 1) &&
      digits.every(({ left, right }) => Math.min(right, one.right) - Math.max(left, one.left) <= UNDER_DIGIT * width)
    );
  };
  const shapeOf = (one: Component): Point => {
    const below = (one.bottom - foot) / size;
    const slender = (one.bottom - one.top) / (one.right - one.left);
    if (below >= COMMA_DESCENT && slender > 1) return 'comma';
    return below <= POINT_DESCENT && slender <= POINT_SLENDER ? 'point' : 'either';
  };
  return patches
    .filter(isPoint)
    .sort((one, other) => one.left - other.left)
    .map(shapeOf);
}

/**
 * Whether a reading has all the points that the picture shows, as what it shows. It may have more: points that touch a digit are not seen.
 */
export function accountsFor(drawn: readonly Point[], written: readonly Point[]): boolean {
  if (written.length !== drawn.length) return written.length > drawn.length;
  return drawn.every((one, i) => one === 'either' || one === written[i]);
}
