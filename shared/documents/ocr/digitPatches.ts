/** Where the digits of a number that was read are in the picture: one patch of ink each, also where some of them touch. */
import { findComponents, type Component } from './components.ts';
import { cut } from './inkiestPart.ts';
import type { GreyPicture } from './picture.ts';
import type { PixelBox } from './recognised.ts';
import { median } from '../../platform/median.ts';

/** The ink of one character, pixels of the picture. */
export interface CharacterPatch {
  readonly character: string;
  readonly box: PixelBox;
}

export interface NumberPlace {
  /** Digits with punctuation. */
  readonly text: string;
  /** May reach into the lines above and below, where a rule joins them. */
  readonly box: PixelBox;
}

/** Characters in numbers as high as digits. */
const TALL = /[\d$€£%()[\]/|{}]/g;
/** Around the box of the number, in its height: a box filled by bold digits has more ink than paper. */
const AROUND = 0.3;
/** Patches from this height on, relative to the digits', are digits; higher than the other are rules and brackets. */
const LEAST_HEIGHT = 0.75;
const MOST_HEIGHT = 1.3;
/** How far from the middle of the box that of digits may be, in their heights. */
const OFF_LINE = 0.5;
/** Distance between digits from middle to middle, in their heights, where the page does not tell. */
const USUAL_PITCH = 0.7;
/** Of the pitch: what is white between two digits, and how far a patch must be from a whole number of digits to hold one more or less. */
const GAP = 0.15;
const LEAST_REST = 0.15;
/** Of the pitch: how far from its expected place two digits that touch are cut apart. */
const CUT_REACH = 0.25;

/**
 * Undefined if the ink does not show as many characters as were read.
 * @param pitch of the page's digits, in their heights
 */
export function characterPatches(
  picture: GreyPicture,
  { text, box }: NumberPlace,
  pitch = USUAL_PITCH,
): readonly CharacterPatch[] | undefined {
  const characters = text.match(TALL) ?? [];
  const around = Math.ceil(AROUND * (box.y1 - box.y0));
  const [left, top] = [Math.max(0, box.x0 - around), Math.max(0, box.y0 - around)];
  const part = cut(
    picture,
    left,
    top,
    Math.min(picture.width, box.x1 + around) - left,
    Math.min(picture.height, box.y1 + around) - top,
  );
  const [from, to] = [box.x0 - left, box.x1 - left];
  const inside = findComponents(part).filter((one) => {
    const middle = (one.left + one.right) / 2;
    return middle >= from && middle < to && one.bottom > box.y0 - top && one.top < box.y1 - top;
  });
  const height = digitHeight(inside, characters.length, pitch);
  if (height === undefined) return undefined;
  const isHigh = (one: Component): boolean => one.bottom - one.top > MOST_HEIGHT * height;
  const like = inside.filter((one) => one.bottom - one.top >= LEAST_HEIGHT * height && !isHigh(one));
  const middle = (box.y0 + box.y1) / 2 - top;
  const digits = like
    .filter((one) => Math.abs((one.top + one.bottom) / 2 - middle) <= OFF_LINE * height)
    .sort((one, other) => one.left - other.left);
  const isRule = (character: string): boolean => /[[\](){}|/]/.test(character);
  // A rule beside the number that was read as a bracket, or a bracket.
  const shown = inside.some(isHigh) ? characters.filter((one) => !isRule(one)) : characters;
  const parts = partsOf(digits, shown.length, pitch * height);
  if (parts === undefined) return undefined;
  const patches = digits.flatMap((one, i) => cutApart(part, one, parts[i], pitch * height));
  return patches.map((one, i) => ({
    character: shown[i],
    box: { x0: left + one.left, x1: left + one.right, y0: top + one.top, y1: top + one.bottom },
  }));
}

/** The greatest that enough patches have, counting those that hold several digits. */
function digitHeight(patches: readonly Component[], count: number, pitch: number): number | undefined {
  const heights = patches.map((one) => one.bottom - one.top).sort((one, other) => other - one);
  return heights.find((height) => {
    const like = patches.filter((one) => {
      const own = one.bottom - one.top;
      return own <= height && own >= LEAST_HEIGHT * height;
    });
    const digits = like.reduce(
      (sum, { left, right }) => sum + Math.max(1, Math.round((right - left) / (pitch * height))),
      0,
    );
    return digits * 2 >= count;
  });
}

/** How many characters each patch holds. */
function partsOf(patches: readonly Component[], count: number, pitch: number): readonly number[] | undefined {
  if (patches.length === count) return patches.map(() => 1);
  if (patches.length > count || patches.length === 0) return undefined;
  const shares = patches.map(({ left, right }) => (right - left) / pitch + GAP);
  const parts = shares.map((share) => Math.max(1, Math.round(share)));
  const missing = count - parts.reduce((sum, part) => sum + part, 0);
  if (missing === 0) return parts;
  if (Math.abs(missing) > 1) return undefined;
  // Digits of proportional type are not all as wide: the patch that is nearest to one more or less.
  const rest = shares.map((share, i) => missing * (share - parts[i]));
  const at = rest.indexOf(Math.max(...rest));
  if (rest[at] < LEAST_REST || parts[at] + missing < 1) return undefined;
  return parts.map((part, i) => (i === at ? part + missing : part));
}

function cutApart(picture: GreyPicture, patch: Component, parts: number, pitch: number): Component[] {
  if (parts === 1) return [patch];
  const { left, right, top, bottom } = patch;
  const reach = Math.round(CUT_REACH * pitch);
  const darkness = (x: number): number => {
    let sum = 0;
    for (let y = top; y < bottom; y++) sum += 255 - picture.pixels[y * picture.width + x];
    return sum;
  };
  const cuts = [left];
  for (let i = 1; i < parts; i++) {
    const expected = Math.round(left + ((right - left) * i) / parts);
    let best = expected;
    for (let x = Math.max(cuts[i - 1] + 2, expected - reach); x <= Math.min(right - 2, expected + reach); x++) {
      if (darkness(x) < darkness(best)) best = x;
    }
    cuts.push(best);
  }
  cuts.push(right);
  return cuts.slice(1).map((end, i) => ({ ...patch, left: cuts[i], right: end }));
}

/** The median distance of neighbouring digits that do not touch, in their heights. @param numbers the patches of each */
export function pitchOfPatches(numbers: readonly (readonly CharacterPatch[])[]): number {
  const distances = numbers.flatMap((patches) =>
    patches.flatMap(({ character, box }, i) => {
      const before = patches.at(i - 1);
      if (i === 0 || before === undefined || !/\d/.test(character + before.character)) return [];
      return [(box.x0 + box.x1 - before.box.x0 - before.box.x1) / 2 / (box.y1 - box.y0)];
    }),
  );
  return distances.length === 0 ? USUAL_PITCH : median(distances);
}
