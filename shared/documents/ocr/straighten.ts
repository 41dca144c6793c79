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
  const { pixels: from, width: across, height: down } = source;
  const [stepX, stepY] = toSource;
  for (let y = 0; y < height; y++) {
    // Pixels are squares: their centres lie half a unit in.
    const [startX, startY] = apply(toSource, 0.5, y + 0.5);
    for (let x = 0; x < width; x++) {
      const sx = startX + x * stepX - 0.5;
      const sy = startY + x * stepY - 0.5;
      if (sx < -1 || sy < -1 || sx >= across || sy >= down) continue;
      // Above -1, so that cutting off the fraction of what is one more rounds down.
      const column = ((sx + 1) | 0) - 1;
      const row = ((sy + 1) | 0) - 1;
      const atX = (((sx - column) * PHASES) | 0) << 2;
      const atY = (((sy - row) * PHASES) | 0) << 2;
      // Unrolled and in whole numbers: this is done for millions of pixels.
      const c0 = column < 1 ? 0 : column - 1;
      const c1 = column < 0 ? 0 : column;
      const c2 = column + 1 < across ? column + 1 : across - 1;
      const c3 = column + 2 < across ? column + 2 : across - 1;
      const w0 = WEIGHTS[atX];
      const w1 = WEIGHTS[atX + 1];
      const w2 = WEIGHTS[atX + 2];
      const w3 = WEIGHTS[atX + 3];
      let sum = 0;
      for (let j = 0; j < 4; j++) {
        const at = row + j - 1;
        const line = Math.imul(at < 0 ? 0 : at >= down ? down - 1 : at, across);
        const level =
          Math.imul(w0, from[line + c0]) +
          Math.imul(w1, from[line + c1]) +
          Math.imul(w2, from[line + c2]) +
          Math.imul(w3, from[line + c3]);
        sum = (sum + Math.imul(WEIGHTS[atY + j], level)) | 0;
      }
      pixels[y * width + x] = sum <= 0 ? 0 : sum >= LARGEST_SUM ? PAPER : (sum + HALF) >> ONE_BITS;
    }
  }
  return { width, height, pixels };
}

/** Places between two pixels that are told apart: finer ones differ by less than a grey value. */
const PHASES = 64;
/** Weights are whole numbers, of 1,024 as one: their products with two weights and a pixel fit 32 bits. */
const WEIGHT_ONE = 1024;
/** Binary places of `WEIGHT_ONE` squared. */
const ONE_BITS = 20;
const HALF = 1 << (ONE_BITS - 1);
const LARGEST_SUM = PAPER << ONE_BITS;
/** Of the four pixels around a place, for each phase. */
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
