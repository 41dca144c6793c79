/** An image file opened for decoding, whatever its format: its frames, and their pixels in one shape. */
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Frame } from './decoderProtocol.ts';
import { damagedImage, tooManyPixels } from './failures.ts';
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from './imageLimits.ts';

/** Pixels of a whole frame: three bytes each, on white. */
export interface DecodedFrame {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export interface DecodedImage {
  readonly frames: readonly Frame[];
  /** @param index 0-based */
  decode(index: number): Promise<DecodedFrame>;
  /** Frees its memory. */
  close(): void;
}

const WHITE = '#ffffff';

/** Screen densities: libraries write them if nobody stated any. */
const SCREEN_DENSITIES: readonly number[] = [72, 96];

/** What a file states as its density, or undefined if that is what a program writes that does not know. */
export const statedDensity = (perInch: number | undefined): number | undefined =>
  perInch === undefined || SCREEN_DENSITIES.includes(Math.round(perInch)) ? undefined : perInch;

/** @throws UnreadableDocument if a picture with so many pixels is not decoded */
export function checkSize(width: number, height: number): void {
  if (!(width > 0 && height > 0)) throw damagedImage(`${width} × ${height} pixels`);
  if (width * height > MAX_IMAGE_PIXELS || Math.max(width, height) > MAX_IMAGE_SIDE) throw tooManyPixels(width, height);
}

/** Whatever the picture's depth and colours: eight bits of red, green and blue, on white where it is transparent. */
export async function flatten(image: Sharp): Promise<DecodedFrame> {
  const { data, info } = await image
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw damagedImage(error);
    });
  const { width, height, channels } = info;
  if (channels === 3) return { width, height, pixels: data };
  const grey = await sharp(data, { raw: { width, height, channels } })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, pixels: grey.data };
}
