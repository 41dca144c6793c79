/** Resamples a picture along any axes, with cubic interpolation: linear interpolation would soften small type that is enlarged. */
import { apply, type Affine } from './affine.ts';
import type { GreyPicture } from './picture.ts';

/** Value outside the picture. */
const PAPER = 255;
/** Positions distinguished between two pixels: finer ones differ by less than a grey value. */
const PHASES = 64;
/** Weights are whole numbers, with 1,024 as one: their products with two weights and a pixel fit 32 bits. */
const WEIGHT_ONE = 1024;
/** Binary places of `WEIGHT_ONE` squared. */
const ONE_BITS = 20;
const HALF = 1 << (ONE_BITS - 1);
const LARGEST_SUM = PAPER << ONE_BITS;
/** For the four pixels around a position, for each phase (Catmull-Rom). */
const WEIGHTS = Int32Array.from({ length: PHASES * 4 }, (_, i) => {
  const t = ((i >> 2) + 0.5) / PHASES;
  const weights = [
    -t * t * t + 2 * t * t - t,
    3 * t * t * t - 5 * t * t + 2,
    -3 * t * t * t + 4 * t * t + t,
    t * t * t - t * t,
  ];
  return Math.round((weights[i & 3] / 2) * WEIGHT_ONE);
});

/** @param toSource from positions in the result to positions in the source; pixels are squares, whose centres are half a unit in */
export function resample(source: GreyPicture, toSource: Affine, width: number, height: number): GreyPicture {
  const [, alongDown] = toSource;
  return alongDown === 0 ? scaled(source, toSource, width, height) : turned(source, toSource, width, height);
}

/** Rows stay rows: those of the source are sampled along themselves once, then four of them at a time are weighted. */
function scaled(source: GreyPicture, toSource: Affine, width: number, height: number): GreyPicture {
  const pixels = new Uint8Array(width * height).fill(PAPER);
  const { width: across, height: down } = source;
  const [startX] = apply(toSource, 0.5, 0.5);
  const columns = new Float64Array(width).map((_, x) => startX + x * toSource[0] - 0.5);
  const [left, right] = [columns.findIndex((sx) => sx >= -1), columns.findLastIndex((sx) => sx < across) + 1];
  // For each row of the source that the last rows of the result needed, at its number modulo four.
  const kept = Array.from({ length: 4 }, () => ({ row: -1, levels: new Int32Array(width) }));
  const levelsOf = (row: number): Int32Array => {
    const one = kept[row & 3];
    if (one.row === row) return one.levels;
    one.row = row;
    sampleRow(source, row, columns, one.levels);
    return one.levels;
  };
  for (let y = 0; y < height; y++) {
    const sy = apply(toSource, 0.5, y + 0.5)[1] - 0.5;
    if (sy < -1 || sy >= down) continue;
    const row = floorFrom(sy);
    const at = phaseOf(sy - row);
    const [w0, w1, w2, w3] = WEIGHTS.subarray(at, at + 4);
    const l0 = levelsOf(clamped(row - 1, down));
    const l1 = levelsOf(clamped(row, down));
    const l2 = levelsOf(clamped(row + 1, down));
    const l3 = levelsOf(clamped(row + 2, down));
    for (let x = left, to = y * width + left; x < right; x++, to++) {
      pixels[to] = shade(
        (Math.imul(w0, l0[x]) + Math.imul(w1, l1[x]) + Math.imul(w2, l2[x]) + Math.imul(w3, l3[x])) | 0,
      );
    }
  }
  return { width, height, pixels };
}

/** @param columns of the positions that are sampled, in pixels of the row; the results for those outside it are not used */
function sampleRow({ width, pixels }: GreyPicture, row: number, columns: Float64Array, levels: Int32Array): void {
  const line = row * width;
  for (let x = 0; x < columns.length; x++) {
    const column = floorFrom(columns[x]);
    const at = phaseOf(columns[x] - column);
    levels[x] =
      Math.imul(WEIGHTS[at], pixels[line + clamped(column - 1, width)]) +
      Math.imul(WEIGHTS[at + 1], pixels[line + clamped(column, width)]) +
      Math.imul(WEIGHTS[at + 2], pixels[line + clamped(column + 1, width)]) +
      Math.imul(WEIGHTS[at + 3], pixels[line + clamped(column + 2, width)]);
  }
}

function turned(source: GreyPicture, toSource: Affine, width: number, height: number): GreyPicture {
  const pixels = new Uint8Array(width * height).fill(PAPER);
  const { width: across, height: down, pixels: from } = source;
  const [stepX, stepY] = toSource;
  for (let y = 0; y < height; y++) {
    const [startX, startY] = apply(toSource, 0.5, y + 0.5);
    for (let x = 0; x < width; x++) {
      const sx = startX + x * stepX - 0.5;
      const sy = startY + x * stepY - 0.5;
      if (sx < -1 || sy < -1 || sx >= across || sy >= down) continue;
      const column = floorFrom(sx);
      const row = floorFrom(sy);
      const atX = phaseOf(sx - column);
      const atY = phaseOf(sy - row);
      if (column < 1 || row < 1 || column + 2 >= across || row + 2 >= down) {
        pixels[y * width + x] = atRim(source, column, row, atX, atY);
        continue;
      }
      // Unrolled and in whole numbers: this is done for millions of pixels.
      const w0 = WEIGHTS[atX];
      const w1 = WEIGHTS[atX + 1];
      const w2 = WEIGHTS[atX + 2];
      const w3 = WEIGHTS[atX + 3];
      let sum = 0;
      for (let j = 0, at = Math.imul(row - 1, across) + column - 1; j < 4; j++, at += across) {
        const level =
          Math.imul(w0, from[at]) +
          Math.imul(w1, from[at + 1]) +
          Math.imul(w2, from[at + 2]) +
          Math.imul(w3, from[at + 3]);
        sum = (sum + Math.imul(WEIGHTS[atY + j], level)) | 0;
      }
      pixels[y * width + x] = shade(sum);
    }
  }
  return { width, height, pixels };
}

/** If the source has no pixel on one side, the last one is used in its place. */
function atRim({ width, height, pixels }: GreyPicture, column: number, row: number, atX: number, atY: number): number {
  let sum = 0;
  for (let j = 0; j < 4; j++) {
    const line = clamped(row + j - 1, height) * width;
    let level = 0;
    for (let i = 0; i < 4; i++) level += WEIGHTS[atX + i] * pixels[line + clamped(column + i - 1, width)];
    sum += WEIGHTS[atY + j] * level;
  }
  return shade(sum);
}

/** For values above -1, so that truncating the value plus one rounds down. */
const floorFrom = (place: number): number => ((place + 1) | 0) - 1;
/** Where its weights begin. @param fraction 0 to below 1 */
const phaseOf = (fraction: number): number => ((fraction * PHASES) | 0) << 2;
const clamped = (at: number, extent: number): number => (at < 0 ? 0 : at >= extent ? extent - 1 : at);
const shade = (sum: number): number => (sum <= 0 ? 0 : sum >= LARGEST_SUM ? PAPER : (sum + HALF) >> ONE_BITS);
