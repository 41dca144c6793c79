/**
 * A part of a page with a frame in its own paper colour around it, replacing its surroundings: lines cut in two keep OCR from reading any.
 */
import type { GreyPicture } from './picture.ts';

/** @param margin pixels on each side */
export function framed({ width, height, pixels }: GreyPicture, margin: number): GreyPicture {
  const whole = { width: width + 2 * margin, height: height + 2 * margin };
  const spread = new Uint8Array(whole.width * whole.height).fill(commonest(pixels));
  for (let y = 0; y < height; y++) {
    spread.set(pixels.subarray(y * width, (y + 1) * width), (y + margin) * whole.width + margin);
  }
  return { ...whole, pixels: spread };
}

/** The shade of most pixels: paper has more of them than ink. */
export function commonest(pixels: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (let i = 0; i < pixels.length; i++) counts[pixels[i]]++;
  return counts.indexOf(Math.max(...counts));
}
