/**
 * Scans in black and white alone, as fax machines and many office scanners make them, get the grey edges that letters have in other pictures,
 * which is what Tesseract's networks were taught: steps and specks at the edges of letters are otherwise read as parts of them.
 */
import type { GreyPicture } from './picture.ts';

/** Share of the pixels that are black or white in such a picture, and how far from it, in shades, they may be: a few are JPEG's. */
const BILEVEL_SHARE = 0.99;
const NEARLY = 8;
/** Every how many pixels one is inspected: a prime, so that no pattern of the picture is in step with it. */
const SAMPLE_STEP = 101;

export const withSoftEdges = (picture: GreyPicture): GreyPicture =>
  isBilevel(picture.pixels) ? softened(picture) : picture;

function isBilevel(pixels: Uint8Array): boolean {
  let [all, extreme, dark] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += SAMPLE_STEP) {
    all++;
    if (pixels[at] <= NEARLY) dark++;
    if (pixels[at] <= NEARLY || pixels[at] >= 255 - NEARLY) extreme++;
  }
  return dark > 0 && extreme >= BILEVEL_SHARE * all;
}

/** The mean of each pixel, counted twice, and its neighbours on either side, along rows and then along columns; edges stay. */
function softened({ width, height, pixels }: GreyPicture): GreyPicture {
  const along = pixels.slice();
  for (let y = 0; y < height; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      along[at] = (pixels[at - 1] + 2 * pixels[at] + pixels[at + 1] + 2) >> 2;
    }
  }
  const soft = along.slice();
  for (let at = width; at < (height - 1) * width; at++) {
    soft[at] = (along[at - width] + 2 * along[at] + along[at + width] + 2) >> 2;
  }
  return { width, height, pixels: soft };
}
