/** Rotates, levels and scales a picture for reading, in one pass over the pixels, and returns the way back. */
import type { Affine } from './affine.ts';
import type { GreyPicture } from './picture.ts';
import { resample } from './resample.ts';

export interface Orientation {
  /** Quarter turns, clockwise, by which the text is rotated in the picture. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  /** In addition, radians, clockwise. */
  readonly skew: number;
  /** Pixels of the result per pixel of the picture. */
  readonly scale: number;
}

export interface Straightened {
  readonly picture: GreyPicture;
  /** From pixels of the result to pixels of the given picture. */
  readonly back: Affine;
}

/** Lines more level than this, radians (0.2°), are not rotated: rotation blurs. */
const LEVEL_ENOUGH = 0.0035;

export function straighten(given: GreyPicture, orientation: Orientation): Straightened {
  const skew = Math.abs(orientation.skew) < LEVEL_ENOUGH ? 0 : orientation.skew;
  const whole = orientation.quarterTurns === 0 && skew === 0 && orientation.scale === 1;
  if (whole) return { picture: given, back: [1, 0, 0, 1, 0, 0] };
  // Halving by averaging four pixels keeps thin strokes, which sparse sampling would skip.
  const halvings = Math.max(0, Math.floor(Math.log2(1 / orientation.scale)));
  let source = given;
  for (let i = 0; i < halvings; i++) source = halve(source);
  const scale = orientation.scale * 2 ** halvings;

  const angle = (orientation.quarterTurns * Math.PI) / 2 + skew;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const width = Math.max(1, Math.round((Math.abs(source.width * cos) + Math.abs(source.height * sin)) * scale));
  const height = Math.max(1, Math.round((Math.abs(source.width * sin) + Math.abs(source.height * cos)) * scale));
  // Centre to centre; a step along a line of the result is a step along the rotated line of the source.
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
