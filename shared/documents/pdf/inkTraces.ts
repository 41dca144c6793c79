/** Which characters leave ink: pixels that change when their text is taken out, and that are no other character's. */
import type { Box } from '../geometry.ts';
import type { Raster } from '../pdfReader.ts';
import { createInkGrid, type Area } from './inkGrid.ts';
import type { InkedCharacter } from './pageInk.ts';

/** Least change of a pixel in some colour, of 255: the palest print has 40. */
const LEAST_CHANGE = 16;
/** Beyond the ink, in parts of its smaller side: fonts whose stated measures are wrong draw a little outside of it. */
const REACH = 0.15;
/** Share of a character's pixels that must be no other's, for those of others not to count: letters in italics overlap. */
const LEAST_OWN = 0.25;
/** Share of the pixels of its ink that a point fills, and no stroke of a neighbour that hangs over it. */
const FILLED = 0.4;
/** Share of the smaller of two boxes that lies in the other one, from which they are one character that is drawn twice. */
const SAME_INK = 0.8;

/**
 * @param before the region as drawn
 * @param after the region without the text objects of `removed`
 * @param removed all characters of these objects
 * @returns for each of the characters asked about whether it leaves ink; `undefined` where that cannot be told
 */
export function tracesOf(
  before: Raster,
  after: Raster,
  region: Box,
  asked: readonly (InkedCharacter | undefined)[],
  removed: readonly InkedCharacter[],
): (boolean | undefined)[] {
  const { width, height, scaleX, scaleY } = before;
  const changed = changedPixels(before, after);
  const areaOf = ({ x, y, width: wide, height: high }: Box, reach: number): Area => ({
    left: Math.max(0, Math.floor((x - reach - region.x) * scaleX)),
    right: Math.min(width, Math.ceil((x + wide + reach - region.x) * scaleX)),
    top: Math.max(0, Math.floor((y - reach - region.y) * scaleY)),
    bottom: Math.min(height, Math.ceil((y + high + reach - region.y) * scaleY)),
  });
  const inks = createInkGrid(removed.map(({ ink, text, object }) => ({ ink, text, object, area: areaOf(ink, 0) })));
  return asked.map((character) => {
    if (character === undefined) return undefined;
    const { ink, place } = character;
    const isInkless = ink.width === 0 && ink.height === 0;
    const own = isInkless ? place : ink;
    const area = areaOf(own, REACH * Math.min(own.width, own.height));
    const near = inks.touching(area);
    const alike = near.filter((other) => isSameInk(other.ink, own));
    // Printed over each other: the change is one of them, and nobody knows of which.
    if (alike.some(({ text, object }) => text !== character.text && object !== character.object)) return undefined;
    const others = near.filter((other) => !alike.includes(other)).map((other) => other.area);
    let pixels = 0;
    let ownPixels = 0;
    let hits = 0;
    let ownHits = 0;
    for (let y = area.top; y < area.bottom; y++) {
      for (let x = area.left; x < area.right; x++) {
        const hit = changed[y * width + x];
        const isOthers = others.some(
          ({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom,
        );
        pixels++;
        hits += hit;
        if (isOthers) continue;
        ownPixels++;
        ownHits += hit;
      }
    }
    if (ownHits > 0) return true;
    return ownPixels >= LEAST_OWN * pixels ? filledShare(changed, width, areaOf(own, 0)) >= FILLED : hits > 0;
  });
}

function filledShare(changed: Uint8Array, width: number, { left, right, top, bottom }: Area): number {
  let hits = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) hits += changed[y * width + x];
  return hits / Math.max(1, (right - left) * (bottom - top));
}

function isSameInk(one: Box, other: Box): boolean {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide >= SAME_INK * Math.max(one.width, other.width) && high >= SAME_INK * Math.max(one.height, other.height);
}

/** 1 where a pixel differs. */
function changedPixels({ pixels, width, height }: Raster, after: Raster): Uint8Array {
  const changed = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < changed.length; i++, at += 3) {
    if (
      Math.abs(pixels[at] - after.pixels[at]) >= LEAST_CHANGE ||
      Math.abs(pixels[at + 1] - after.pixels[at + 1]) >= LEAST_CHANGE ||
      Math.abs(pixels[at + 2] - after.pixels[at + 2]) >= LEAST_CHANGE
    ) {
      changed[i] = 1;
    }
  }
  return changed;
}
