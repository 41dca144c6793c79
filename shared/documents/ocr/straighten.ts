/** Turns, levels and scales a picture for reading, in one pass over the pixels, and tells the way back. */
import { apply, type Affine } from './affine.ts';
import type { GreyPicture } from './picture.ts';

export interface Stance {
  /** Quarter turns, clockwise, by which the text stands turned in the picture. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  /** Radians, clockwise, besides. */
  readonly skew: number;
  /** Pixels of the result per pixel of the picture. */
  readonly scale: number;
}

export interface Straightened {
  readonly picture: GreyPicture;
  /** From pixels of the result to pixels of the given picture. */
  readonly back: Affine;
}

const PAPER = 255;
/** Lines that are more level than this, radians (0.2°), are not turned: turning blurs. */
const LEVEL_ENOUGH = 0.0035;

export function straighten(given: GreyPicture, stance: Stance): Straightened {
  const skew = Math.abs(stance.skew) < LEVEL_ENOUGH ? 0 : stance.skew;
  const whole = stance.quarterTurns === 0 && skew === 0 && stance.scale === 1;
  if (whole) return { picture: given, back: [1, 0, 0, 1, 0, 0] };
  // Halving by means of four keeps thin strokes, which sampling at a distance would skip.
  const halvings = Math.max(0, Math.floor(Math.log2(1 / stance.scale)));
  let source = given;
  for (let i = 0; i < halvings; i++) source = halve(source);
  const scale = stance.scale * 2 ** halvings;

  const angle = (stance.quarterTurns * Math.PI) / 2 + skew;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const width = Math.max(1, Math.round((Math.abs(source.width * cos) + Math.abs(source.height * sin)) * scale));
  const height = Math.max(1, Math.round((Math.abs(source.width * sin) + Math.abs(source.height * cos)) * scale));
  // Centre to centre; a step along a line of the result is a step along the turned line of the source.
  const a = cos / scale;
  const b = sin / scale;
  const e = source.width / 2 - (a * width) / 2 + (b * height) / 2;
  const f = source.height / 2 - (b * width) / 2 - (a * height) / 2;
  const toSource: Affine = [a, b, -b, a, e, f];
  const up = 2 ** halvings;
  const back: Affine = [a * up, b * up, -b * up, a * up, e * up, f * up];
  return { picture: resample(source, toSource, width, height), back };
}

function halve({ width, height, pixels }: GreyPicture): GreyPicture {
  const half = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) };
  const means = new Uint8Array(half.width * half.height);
  const right = width > 1 ? 1 : 0;
  const down = height > 1 ? width : 0;
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      const at = 2 * y * width + 2 * x;
      means[y * half.width + x] =
        (pixels[at] + pixels[at + right] + pixels[at + down] + pixels[at + down + right]) >> 2;
    }
  }
  return { ...half, pixels: means };
}

/** Cubic between the pixels (Catmull-Rom): straight lines between them would soften small type that is enlarged. */
function resample(source: GreyPicture, toSource: Affine, width: number, height: number): GreyPicture {
  const pixels = new Uint8Array(width * height).fill(PAPER);
  const weightsX = new Float64Array(4);
  const weightsY = new Float64Array(4);
  const [stepX, stepY] = toSource;
  for (let y = 0; y < height; y++) {
    // Pixels are squares: their centres lie half a unit in.
    const [startX, startY] = apply(toSource, 0.5, y + 0.5);
    for (let x = 0; x < width; x++) {
      const sx = startX + x * stepX - 0.5;
      const sy = startY + x * stepY - 0.5;
      const column = Math.floor(sx);
      const row = Math.floor(sy);
      if (column < -1 || row < -1 || column >= source.width || row >= source.height) continue;
      cubicWeights(sx - column, weightsX);
      cubicWeights(sy - row, weightsY);
      let sum = 0;
      for (let j = 0; j < 4; j++) {
        const line = clamp(row + j - 1, source.height) * source.width;
        let across = 0;
        for (let i = 0; i < 4; i++) across += weightsX[i] * source.pixels[line + clamp(column + i - 1, source.width)];
        sum += weightsY[j] * across;
      }
      pixels[y * width + x] = sum < 0 ? 0 : sum > 255 ? 255 : sum + 0.5;
    }
  }
  return { width, height, pixels };
}

const clamp = (at: number, size: number): number => (at < 0 ? 0 : at >= size ? size - 1 : at);

function cubicWeights(t: number, weights: Float64Array): void {
  const t2 = t * t;
  const t3 = t2 * t;
  weights[0] = (-t3 + 2 * t2 - t) / 2;
  weights[1] = (3 * t3 - 5 * t2 + 2) / 2;
  weights[2] = (-3 * t3 + 4 * t2 + t) / 2;
  weights[3] = (t3 - t2) / 2;
}
