/** What a glyph looks like, whatever its size: its outline filled into a small picture, so that two glyphs can be compared. */

/** A closed outline: x and y of each corner in turn, in any unit, y upwards. */
export type Contour = readonly number[];

/** Where the ink of a glyph is, in font sizes: from the pen to the right, and above the baseline. */
export interface InkBounds {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Pixels per side. Fewer blur digits into one another (3 and 8), more only take time. */
const SIDE = 20;
/** Pixels left free around the glyph, for softening. */
const MARGIN = 2;
/** Scan lines within a pixel's height. */
const ROWS_PER_PIXEL = 2;
/** Pixels of ink in all: of an outline that runs along a line and back there is only what rounding leaves. */
const LEAST_INK = 0.01;
/** Passes of softening: strokes of two weights must overlap. */
const SOFTENINGS = 2;

/** Of length one, with a mean of zero: the product of two is 1 for the same shape, and 0 for shapes that have nothing in common. */
export type GlyphPicture = Float32Array;

/**
 * @param spread fills the whole picture, to distinguish tall and narrow glyphs too
 * @returns undefined if nothing is drawn
 */
export function glyphPicture(contours: readonly Contour[], spread = false): GlyphPicture | undefined {
  const bounds = boundsOf(contours);
  const placing = placingOf(bounds, spread);
  if (placing === undefined) return undefined;
  const { scaleX, scaleY } = placing;
  const shiftX = SIDE / 2 - (scaleX * (bounds.left + bounds.right)) / 2;
  const shiftY = SIDE / 2 + (scaleY * (bounds.bottom + bounds.top)) / 2;
  const placed = contours.map((contour) =>
    contour.map((value, i) => (i % 2 === 0 ? shiftX + scaleX * value : shiftY - scaleY * value)),
  );
  const ink = filled(placed);
  return ink.reduce((sum, value) => sum + value, 0) < LEAST_INK ? undefined : finished(ink);
}

function placingOf(
  { left, bottom, right, top }: InkBounds,
  spread: boolean,
): { scaleX: number; scaleY: number } | undefined {
  const [width, height] = [right - left, top - bottom];
  const largest = Math.max(width, height);
  if (!(largest > 0)) return undefined;
  const room = SIDE - 2 * MARGIN;
  // A stroke is not turned into a square.
  const least = largest * LEAST_SPREAD;
  return spread
    ? { scaleX: room / Math.max(width, least), scaleY: room / Math.max(height, least) }
    : { scaleX: room / largest, scaleY: room / largest };
}

/** Part of the longer side: anything thinner is spread no further. */
const LEAST_SPREAD = 0.15;

function finished(ink: Float32Array): GlyphPicture {
  let pixels = ink;
  for (let i = 0; i < SOFTENINGS; i++) pixels = softened(pixels);
  return normalised(pixels);
}

export function boundsOf(contours: readonly Contour[]): InkBounds {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const contour of contours) {
    for (let i = 0; i < contour.length; i += 2) {
      left = Math.min(left, contour[i]);
      right = Math.max(right, contour[i]);
      bottom = Math.min(bottom, contour[i + 1]);
      top = Math.max(top, contour[i + 1]);
    }
  }
  return { left, bottom, right, top };
}

/** Ink of a glyph that was drawn: darkness of each pixel from 0 (the paper) to 1, row by row, without other glyphs. */
export interface DrawnInk {
  readonly ink: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels, right and bottom exclusive; undefined if there is no ink. */
export function inkBounds({ ink, width, height }: DrawnInk): InkBounds | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (ink[y * width + x] < INK) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return right > left ? { left, top, right, bottom } : undefined;
}

/** @param bounds of its ink, pixels. @param spread as in `glyphPicture` */
export function drawnPicture({ ink, width }: DrawnInk, bounds: InkBounds, spread = false): GlyphPicture | undefined {
  const { left, top, right, bottom } = bounds;
  const placing = placingOf({ left, right, bottom: top, top: bottom }, spread);
  if (placing === undefined) return undefined;
  const { scaleX, scaleY } = placing;
  const shiftX = SIDE / 2 - (scaleX * (left + right)) / 2;
  const shiftY = SIDE / 2 - (scaleY * (top + bottom)) / 2;
  const pixels = new Float32Array(SIDE * SIDE);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      lay(pixels, shiftX + scaleX * x, scaleX, shiftY + scaleY * y, scaleY, ink[y * width + x]);
    }
  }
  return finished(pixels);
}

/** Least darkness, 0..1, that counts as ink. */
const INK = 0.5;

/** Adds a piece of ink to the pixels under it, to each its part. */
function lay(pixels: Float32Array, x: number, width: number, y: number, height: number, ink: number): void {
  for (let row = Math.floor(y); row < y + height; row++) {
    const high = Math.min(y + height, row + 1) - Math.max(y, row);
    for (let column = Math.floor(x); column < x + width; column++) {
      const wide = Math.min(x + width, column + 1) - Math.max(x, column);
      pixels[row * SIDE + column] += ink * high * wide;
    }
  }
}

/** 1 for the same shape. */
export function likeness(one: GlyphPicture, other: GlyphPicture): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += one[i] * other[i];
  return sum;
}

/** Side, in pixels, of the squares for which a rough picture has one value. */
const SQUARE = 4;
const SQUARES = SIDE / SQUARE;
/** A picture in a few squares, and at the end the length of what that leaves out. */
export type RoughPicture = Float32Array;

export function roughPicture(picture: GlyphPicture): RoughPicture {
  const rough = new Float32Array(SQUARES * SQUARES + 1);
  for (let i = 0; i < picture.length; i++) {
    const row = Math.floor(i / SIDE / SQUARE);
    rough[row * SQUARES + Math.floor((i % SIDE) / SQUARE)] += picture[i] / SQUARE;
  }
  let told = 0;
  for (const value of rough) told += value * value;
  rough[rough.length - 1] = Math.sqrt(Math.max(0, 1 - told));
  return rough;
}

/** Ink from 0 to 1 in every pixel, by the fill rule of fonts: where the outline winds around. */
function filled(contours: readonly Contour[]): Float32Array {
  crossings.count = 0;
  rowEnds.fill(0);
  for (const contour of contours) cross(contour);
  // By rows, and within a row from left to right.
  for (let row = 1; row < rowEnds.length; row++) rowEnds[row] += rowEnds[row - 1];
  const order = new Uint32Array(crossings.count);
  const { rows, xs, turns } = crossings;
  for (let i = crossings.count - 1; i >= 0; i--) order[--rowEnds[rows[i]]] = i;
  const pixels = new Float32Array(SIDE * SIDE);
  for (let row = 0; row < rowEnds.length; row++) {
    const start = rowEnds[row];
    const end = row + 1 < rowEnds.length ? rowEnds[row + 1] : crossings.count;
    for (let i = start + 1; i < end; i++) {
      const own = order[i];
      let at = i;
      for (; at > start && xs[order[at - 1]] > xs[own]; at--) order[at] = order[at - 1];
      order[at] = own;
    }
    const first = Math.floor(row / ROWS_PER_PIXEL) * SIDE;
    let winding = 0;
    for (let i = start; i + 1 < end; i++) {
      winding += turns[order[i]];
      if (winding === 0) continue;
      const from = xs[order[i]];
      const to = xs[order[i + 1]];
      for (let x = Math.floor(from); x < to; x++) {
        pixels[first + x] += (Math.min(to, x + 1) - Math.max(from, x)) / ROWS_PER_PIXEL;
      }
    }
  }
  return pixels;
}

/** Where an outline crosses the middles of rows, in flat lists: thousands of outlines are filled before the first page is read. */
const crossings = {
  count: 0,
  rows: new Uint8Array(1024),
  xs: new Float64Array(1024),
  /** Downwards 1, upwards -1. */
  turns: new Int8Array(1024),
};
const rowEnds = new Uint32Array(SIDE * ROWS_PER_PIXEL);

function addCrossing(row: number, x: number, turn: number): void {
  const { count } = crossings;
  if (count === crossings.rows.length) {
    crossings.rows = enlarged(crossings.rows, new Uint8Array(2 * count));
    crossings.xs = enlarged(crossings.xs, new Float64Array(2 * count));
    crossings.turns = enlarged(crossings.turns, new Int8Array(2 * count));
  }
  crossings.rows[count] = row;
  crossings.xs[count] = x;
  crossings.turns[count] = turn;
  crossings.count++;
  rowEnds[row]++;
}

function enlarged<T extends { set(values: T): void }>(values: T, room: T): T {
  room.set(values);
  return room;
}

function cross(contour: Contour): void {
  let fromX = contour[contour.length - 2];
  let fromY = contour[contour.length - 1] * ROWS_PER_PIXEL;
  for (let i = 0; i < contour.length; i += 2) {
    const toX = contour[i];
    const toY = contour[i + 1] * ROWS_PER_PIXEL;
    const slope = (toX - fromX) / (toY - fromY);
    const last = Math.ceil(Math.max(fromY, toY) - 0.5);
    for (let row = Math.ceil(Math.min(fromY, toY) - 0.5); row < last; row++) {
      addCrossing(row, fromX + (row + 0.5 - fromY) * slope, fromY < toY ? 1 : -1);
    }
    fromX = toX;
    fromY = toY;
  }
}

/** Each pixel with its neighbours, nearer ones with twice the weight. The edge stays empty: softening does not reach it. */
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
  let sum = 0;
  for (const value of pixels) sum += value;
  const mean = sum / pixels.length;
  let squares = 0;
  for (const value of pixels) squares += (value - mean) ** 2;
  const length = Math.sqrt(squares);
  for (let i = 0; i < pixels.length; i++) pixels[i] = (pixels[i] - mean) / length;
  return pixels;
}
