/** What the ink of one symbol shows: bars across it, holes in it, and which way its angle points. Places are in pixels of the picture. */
import type { PixelBox } from './recognised.ts';

export type Ink = (x: number, y: number) => boolean;

/** Least share of a symbol's width that a bar across it inks. */
const BAR = 0.75;
/** Patches of paper with fewer pixels within a letter are noise. */
const LEAST_HOLE = 4;

/** Rows of ink from side to side, adjacent ones counted once. */
export function barsIn({ x0, x1, y0, y1 }: PixelBox, isInk: Ink): number {
  let bars = 0;
  let wasBar = false;
  for (let y = y0; y < y1; y++) {
    let ink = 0;
    for (let x = x0; x < x1; x++) if (isInk(x, y)) ink++;
    const isBar = ink >= BAR * (x1 - x0);
    if (isBar && !wasBar) bars++;
    wasBar = isBar;
  }
  return bars;
}

/** Whether ink surrounds any paper. */
export const hasHole = (box: PixelBox, isInk: Ink): boolean => holesIn(box, isInk) > 0;

/** Patches of paper that ink surrounds. */
export function holesIn({ x0, x1, y0, y1 }: PixelBox, isInk: Ink): number {
  const width = x1 - x0;
  const height = y1 - y0;
  const seen = new Uint8Array(width * height);
  /** Pixels of paper connected to a place, and whether they reach the edge. */
  const flood = (from: number): { pixels: number; isOutside: boolean } => {
    const open = [from];
    seen[from] = 1;
    let isOutside = false;
    let pixels = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      pixels++;
      const x = at % width;
      const y = Math.floor(at / width);
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) isOutside = true;
      const neighbours = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
      for (const next of neighbours) {
        if (next < 0 || next >= seen.length || seen[next] === 1) continue;
        if (isInk(x0 + (next % width), y0 + Math.floor(next / width))) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
    return { pixels, isOutside };
  };
  let holes = 0;
  for (let at = 0; at < seen.length; at++) {
    if (seen[at] === 1 || isInk(x0 + (at % width), y0 + Math.floor(at / width))) continue;
    const { pixels, isOutside } = flood(at);
    if (!isOutside && pixels >= LEAST_HOLE) holes++;
  }
  return holes;
}

/** Share of its height: the bar below an angle, which OCR may leave out of the symbol. */
const BELOW = 0.6;
/** Share of its width, on either side: a rule under the text continues there. */
const BESIDE = 0.12;

/** Rows without ink, below a bar and one more. */
const FREE_BELOW = 2;

/** Whether there is a bar under the angle of a "<" or ">" that ends where the angle does. */
export function hasBarBelow({ x0, x1, y0, y1 }: PixelBox, isInk: Ink): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  const to = Math.round(y1 + BELOW * height);
  const beside = Math.max(3, Math.round(BESIDE * width));
  const inkIn = (from: number, end: number, y: number): number => {
    let ink = 0;
    for (let x = from; x < end; x++) if (isInk(x, y)) ink++;
    return ink;
  };
  for (let y = Math.round(y0 + height / 2); y < to; y++) {
    if (inkIn(x0, x1, y) < BAR * width) continue;
    let end = y + 1;
    while (end < to && inkIn(x0, x1, end) >= BAR * width) end++;
    // Of a small angle, the lower stroke is as wide as a bar where it is flat, and goes on below; of a bar, one row of grey may be left.
    let below = end + 1;
    while (below < Math.max(y1, end + 1 + FREE_BELOW) && inkIn(x0, x1, below) === 0) below++;
    if (below < Math.max(y1, end + 1 + FREE_BELOW)) {
      y = end;
      continue;
    }
    return inkIn(x0 - beside, x0 - 1, y) === 0 && inkIn(x1 + 1, x1 + beside, y) === 0;
  }
  return false;
}

/** The angle in the upper part of a symbol: open to the left or to the right. */
export function angleIn({ x0, x1, y0, y1 }: PixelBox, isInk: Ink): '<' | '>' | undefined {
  const third = (y1 - y0) / 4;
  const middleOf = (from: number, to: number): number => {
    let [sum, count] = [0, 0];
    for (let y = Math.round(from); y < Math.round(to); y++) {
      for (let x = x0; x < x1; x++) if (isInk(x, y)) [sum, count] = [sum + x, count + 1];
    }
    return count === 0 ? NaN : sum / count;
  };
  const [top, tip] = [middleOf(y0, y0 + third), middleOf(y0 + third, y0 + 2 * third)];
  if (tip > top + POINTED * (x1 - x0)) return '>';
  return tip < top - POINTED * (x1 - x0) ? '<' : undefined;
}

/** Share of its width: from the end of an angle's stroke to its tip. */
const POINTED = 0.15;

/** Sides of a ring relative to each other: a raised nought is slimmer. */
const LEAST_ROUND = 0.72;
/** Least share of a ring's pixels that are the same on the other side: a 4, 6 or 9 has its hole on one side. */
const LEAST_MIRRORED = 0.8;

/** Whether a symbol is a round ring: one hole, and alike from left and right, from above and below. */
export function isRing(box: PixelBox, isInk: Ink): boolean {
  const { x0, x1, y0, y1 } = box;
  const [width, height] = [x1 - x0, y1 - y0];
  if (Math.min(width, height) < LEAST_ROUND * Math.max(width, height) || holesIn(box, isInk) !== 1) return false;
  let [across, along] = [0, 0];
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const here = isInk(x, y);
      if (here === isInk(x0 + x1 - 1 - x, y)) across++;
      if (here === isInk(x, y0 + y1 - 1 - y)) along++;
    }
  }
  return Math.min(across, along) >= LEAST_MIRRORED * width * height;
}
