/** What OCR works on. */
import type { Raster } from '../pdfReader.ts';

/** Pixels per point of pages that are drawn for OCR: 300 dpi, at which it reads ordinary print best. */
export const READING_SCALE = 300 / 72;

export interface GreyPicture {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, row by row; 0 is black. */
  readonly pixels: Uint8Array<ArrayBuffer>;
}

/** Luma as in ITU-R BT.601, in 256ths. */
export function grey({ width, height, pixels }: Raster): GreyPicture {
  const values = new Uint8Array(width * height);
  for (let from = 0, to = 0; to < values.length; from += 3, to++) {
    values[to] = (77 * pixels[from] + 150 * pixels[from + 1] + 29 * pixels[from + 2]) >> 8;
  }
  return { width, height, pixels: values };
}
