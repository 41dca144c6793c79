/** Which characters leave ink: pixels that change when their text is removed, and that belong to no other character. */
import type { Box } from '../geometry.ts';
import type { Raster } from '../pdfReader.ts';
import { createInkGrid, type Area } from './inkGrid.ts';
import type { InkedCharacter } from './pageInk.ts';

/** Least change of a pixel in some colour, of 255: the palest print has 40. */
const LEAST_CHANGE = 16;
/** Beyond the ink, in parts of its smaller side: fonts whose stated measures are wrong draw slightly outside it. */
const REACH = 0.15;
/** Share of a character's pixels that must be exclusively its own for others' pixels not to count: letters in italics overlap. */
const LEAST_OWN = 0.25;
/** Share of the pixels of its ink that a point fills, and an overhanging stroke of a neighbour does not. */
const FILLED = 0.4;
/** Share of the smaller of two boxes that is in the other one, from which they are one character that is drawn twice. */
const SAME_INK = 0.8;

/**
 * @param before the region as drawn
 * @param after the region without the text objects of `removed`
 * @param removed all characters of these objects
 * @returns for each of the requested characters whether it leaves ink; `undefined` if this cannot be determined
 */
export function tracesOf(
  before: Raster,
  after: Raster,
  region: Box,
  asked: readonly (InkedCharacter | undefined)[],
  removed: readonly InkedCharacter[],
): (boolean | undefined)[] {
  const { width, height, scaleX, scaleY } = before;
  const hasChanged = changeOf(before, after);
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
    // Printed over each other: the change is one of them, and nobody knows which.
    if (alike.some(({ text, object }) => text !== character.text && object !== character.object)) return undefined;
    const others = near.filter((other) => !alike.includes(other)).map((other) => other.area);
    const isOthers = (x: number, y: number): boolean =>
      others.some(({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom);
    let hits = 0;
    for (let y = area.top; y < area.bottom; y++) {
      for (let x = area.left; x < area.right; x++) {
        if (!hasChanged(x, y)) continue;
        // Most characters have one after a few pixels.
        if (!isOthers(x, y)) return true;
        hits++;
      }
    }
    let pixels = 0;
    let ownPixels = 0;
    for (let y = area.top; y < area.bottom; y++) {
      for (let x = area.left; x < area.right; x++) {
        pixels++;
        if (!isOthers(x, y)) ownPixels++;
      }
    }
    return ownPixels >= LEAST_OWN * pixels ? filledShare(hasChanged, areaOf(own, 0)) >= FILLED : hits > 0;
  });
}

type HasChanged = (x: number, y: number) => boolean;

function filledShare(hasChanged: HasChanged, { left, right, top, bottom }: Area): number {
  let hits = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (hasChanged(x, y)) hits++;
  return hits / Math.max(1, (right - left) * (bottom - top));
}

function isSameInk(one: Box, other: Box): boolean {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide >= SAME_INK * Math.max(one.width, other.width) && high >= SAME_INK * Math.max(one.height, other.height);
}

/** Whether a pixel differs. */
const changeOf =
  ({ pixels, width }: Raster, { pixels: after }: Raster): HasChanged =>
  (x, y) => {
    const at = 3 * (y * width + x);
    return (
      Math.abs(pixels[at] - after[at]) >= LEAST_CHANGE ||
      Math.abs(pixels[at + 1] - after[at + 1]) >= LEAST_CHANGE ||
      Math.abs(pixels[at + 2] - after[at + 2]) >= LEAST_CHANGE
    );
  };
