/** Points between the digits of a figure: small patches of ink, which reading loses more easily than anything else that counts. */
import type { Component } from './components.ts';

/** In heights of the digits. Smaller patches are specks, larger ones strokes. */
const LEAST_POINT = 0.07;
const LARGEST_POINT = 0.34;
/** How far above the digits' feet a point may end, and how far below them a comma may, in heights of the digits. */
const RISE = 0.12;
const DESCENT = 0.3;
/** Patches from this height on, of the highest, are digits. */
const DIGIT_SHARE = 0.75;

/** Only digits, the marks within figures and what stands around them: letters have points of their own. */
const FIGURE = /^[\d.,:;'’+±=<>≤≥$€£%()[\]/–—-]+$/;
const INNER_POINT = /(?<=\d)[.,:;]+(?=\d)/g;

/** @returns undefined for a word whose points nothing can be said of */
export function writtenPoints(text: string): number | undefined {
  if (!FIGURE.test(text) || !/\d/.test(text)) return undefined;
  return (text.match(INNER_POINT) ?? []).reduce((sum, { length }) => sum + length, 0);
}

/** Points and commas with a digit on either side; the upper one of a colon is none. @param patches of a figure alone */
export function drawnPoints(patches: readonly Component[]): number {
  const highest = Math.max(0, ...patches.map((one) => one.bottom - one.top));
  const digits = patches.filter((one) => one.bottom - one.top >= DIGIT_SHARE * highest);
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
      digits.some(({ left }) => left >= one.right - 1)
    );
  };
  return patches.filter(isPoint).length;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted.at(Math.floor(sorted.length / 2)) ?? 0;
}
