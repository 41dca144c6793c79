/** What a glyph looks like, whatever its size: its outline filled into a small picture, so that two glyphs can be compared. */

/** A closed outline: x and y of each corner in turn, in any unit, y upwards. */
export type Contour = readonly number[];

/** Pixels of a side. Fewer blur figures into one another (3 and 8), more only take time. */
const SIDE = 20;
/** Pixels left free around the glyph, for softening. */
const MARGIN = 2;
/** Rows that are looked at within a pixel's height. */
const ROWS_PER_PIXEL = 2;
/** Passes of softening: strokes of two weights must come to lie on each other. */
const SOFTENINGS = 2;

/** Of length one, with a mean of zero: the product of two is 1 for the same shape, and 0 for shapes that have nothing in common. */
export type GlyphPicture = Float32Array;

/** @returns undefined when nothing is drawn */
export function glyphPicture(contours: readonly Contour[]): GlyphPicture | undefined {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const contour of contours) {
    for (let i = 0; i < contour.length; i += 2) {
      left = Math.min(left, contour[i]);
      right = Math.max(right, contour[i]);
      bottom = Math.min(bottom, contour[i + 1]);
      top = Math.max(top, contour[i + 1]);
    }
  }
  const largest = Math.max(right - left, top - bottom);
  if (!(largest > 0)) return undefined;
  const scale = (SIDE - 2 * MARGIN) / largest;
  const shiftX = SIDE / 2 - (scale * (left + right)) / 2;
  const shiftY = SIDE / 2 + (scale * (bottom + top)) / 2;
  const placed = contours.map((contour) =>
    contour.map((value, i) => (i % 2 === 0 ? shiftX + scale * value : shiftY - scale * value)),
  );
  let pixels = filled(placed);
  for (let i = 0; i < SOFTENINGS; i++) pixels = softened(pixels);
  return normalised(pixels);
}

/** 1 for the same shape. */
export function likeness(one: GlyphPicture, other: GlyphPicture): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += one[i] * other[i];
  return sum;
}

/** Ink from 0 to 1 in every pixel, by the rule that fonts are filled by: where the outline winds around. */
function filled(contours: readonly Contour[]): Float32Array {
  const rows = Array.from({ length: SIDE * ROWS_PER_PIXEL }, (): Crossing[] => []);
  for (const contour of contours) cross(contour, rows);
  const pixels = new Float32Array(SIDE * SIDE);
  for (const [row, crossings] of rows.entries()) {
    crossings.sort((one, other) => one.x - other.x);
    const first = Math.floor(row / ROWS_PER_PIXEL) * SIDE;
    let winding = 0;
    for (let i = 0; i + 1 < crossings.length; i++) {
      winding += crossings[i].turn;
      if (winding === 0) continue;
      const [from, to] = [crossings[i].x, crossings[i + 1].x];
      for (let x = Math.floor(from); x < to; x++) {
        pixels[first + x] += (Math.min(to, x + 1) - Math.max(from, x)) / ROWS_PER_PIXEL;
      }
    }
  }
  return pixels;
}

/** Where an outline crosses the middle of a row. */
interface Crossing {
  readonly x: number;
  /** Downwards 1, upwards -1. */
  readonly turn: number;
}

function cross(contour: Contour, rows: readonly Crossing[][]): void {
  let fromX = contour[contour.length - 2];
  let fromY = contour[contour.length - 1] * ROWS_PER_PIXEL;
  for (let i = 0; i < contour.length; i += 2) {
    const toX = contour[i];
    const toY = contour[i + 1] * ROWS_PER_PIXEL;
    const slope = (toX - fromX) / (toY - fromY);
    const last = Math.ceil(Math.max(fromY, toY) - 0.5);
    for (let row = Math.ceil(Math.min(fromY, toY) - 0.5); row < last; row++) {
      rows[row].push({ x: fromX + (row + 0.5 - fromY) * slope, turn: fromY < toY ? 1 : -1 });
    }
    [fromX, fromY] = [toX, toY];
  }
}

/** Each pixel with its neighbours, nearer ones twice as heavy. The rim stays empty: softening does not reach it. */
function softened(pixels: Float32Array): Float32Array {
  const soft = new Float32Array(pixels.length);
  for (let y = 1; y < SIDE - 1; y++) {
    for (let x = 1; x < SIDE - 1; x++) {
      const at = y * SIDE + x;
      const above = pixels[at - SIDE - 1] + 2 * pixels[at - SIDE] + pixels[at - SIDE + 1];
      const beside = 2 * pixels[at - 1] + 4 * pixels[at] + 2 * pixels[at + 1];
      const below = pixels[at + SIDE - 1] + 2 * pixels[at + SIDE] + pixels[at + SIDE + 1];
      soft[at] = (above + beside + below) / 16;
    }
  }
  return soft;
}

function normalised(pixels: Float32Array): GlyphPicture {
  const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
  const length = Math.sqrt(pixels.reduce((sum, value) => sum + (value - mean) ** 2, 0));
  return pixels.map((value) => (value - mean) / length);
}
