/** The patches of ink that may be letters: neither specks nor rules, nor what is drawn between the text, such as portraits, seals and logos. */
import type { Component } from './components.ts';

/** Specks are smaller, pixels. */
const LEAST_LETTER = 4;
/** Rules and frames are longer, pictures larger, than this multiple of what is tall. */
const MOST_SLENDER = 12;
/** No letter takes up more of a page's side. */
const MOST_OF_SIDE = 0.2;
/** Headings are no larger than this multiple of most of the type: a dozen portraits have more ink than all the names under them. */
const MOST_OF_TYPICAL = 6;

/** @param longestSide of the picture, pixels */
export function letterPatches(components: readonly Component[], longestSide: number): Component[] {
  const letters = components.filter((one) => {
    const [thin, thick] = [one.right - one.left, one.bottom - one.top].sort((a, b) => a - b);
    return thick >= LEAST_LETTER && thick <= MOST_OF_SIDE * longestSide && thick <= MOST_SLENDER * thin;
  });
  const most = MOST_OF_TYPICAL * typicalSize(letters.map(sizeOf));
  return letters.filter((one) => sizeOf(one) <= most);
}

/** Pixels, whatever the letters' orientation. */
const sizeOf = ({ left, top, right, bottom }: Component): number => Math.sqrt((right - left) * (bottom - top));

/** The size at which the smaller patches make up half of all, set side by side. */
function typicalSize(sizes: readonly number[]): number {
  const sorted = sizes.toSorted((one, other) => one - other);
  const half = sorted.reduce((sum, size) => sum + size, 0) / 2;
  let sum = 0;
  for (const size of sorted) {
    sum += size;
    if (sum >= half) return size;
  }
  return 0;
}
