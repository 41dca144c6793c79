/** What OCR works on. */
import { createTurns } from '../../platform/turns.ts';
import type { Raster } from '../pdfReader.ts';

/** Pixels per point of pages drawn for OCR: 300 dpi, at which it reads ordinary print best. */
export const READING_SCALE = 300 / 72;

export interface GreyPixels {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** One byte per pixel, row by row; 0 is black. */
  readonly pixels: Uint8Array;
}

/** In memory that can be handed over to another thread. */
export interface GreyPicture extends GreyPixels {
  readonly pixels: Uint8Array<ArrayBuffer>;
}

/** Pixels between two turns of others: the largest picture has 25 million, and takes seven hundredths of a second. */
const PIXELS_A_TURN = 1_000_000;

/** Luma as in ITU-R BT.601, in 256ths. */
export async function grey({ width, height, pixels }: Raster): Promise<GreyPicture> {
  const pause = createTurns();
  const values = new Uint8Array(width * height);
  for (let begun = 0; begun < values.length; begun += PIXELS_A_TURN) {
    const end = Math.min(values.length, begun + PIXELS_A_TURN);
    for (let from = 3 * begun, to = begun; to < end; from += 3, to++) {
      values[to] = (77 * pixels[from] + 150 * pixels[from + 1] + 29 * pixels[from + 2]) >> 8;
    }
    await pause();
  }
  return { width, height, pixels: values };
}
