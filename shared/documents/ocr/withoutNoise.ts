/**
 * Noise removal that keeps edges: the grain of paper, a camera or a cheap scanner breaks thin letters and makes marks of specks, and what is
 * read of it is unsure in every word. Each pixel becomes the mean of those around it that differ from it by no more than noise does, so that
 * letters are not blurred as by a plain mean.
 */
import type { GreyPicture } from './picture.ts';

/**
 * Standard deviation of the noise, of 255 shades, from which it is removed. Of 46 pictures by strangers and printed ones, clean scans have
 * 0 to 4, thermal paper 6 to 7, old and grainy paper 7 to 21.
 */
const LEAST_NOISE = 4.5;
/** Pixels are averaged with those that differ by at most this many standard deviations: noise alone differs more in one of eighty. */
const NOISE_REACH = 2.5;
/** Pixels around each in which it is averaged, in each direction. */
const RADIUS = 2;
/** Pixels that touch one, and those beyond them within the radius. */
const TOUCHING = 8;
const SQUARE_BEYOND = (2 * RADIUS + 1) ** 2 - TOUCHING - 1;
/** Pixels that agree, itself among them, up to which one may be a speck. */
const MOST_OF_SPECK = 2;
/** Every how many pixels one is measured, in both directions. */
const SAMPLE_STEP = 3;
/** Pixels to those that one is compared with: neighbours in blotches are alike. */
const DISTANCE = 2;
/**
 * Deviation between neighbours, as a part of that at a distance, up to which noise comes in blotches as wide as strokes, as JPEG, paper and
 * cameras make them: they have .5 to .8. Noise of single pixels has 1, and Tesseract reads numbers in it better with it than without.
 */
const BLOTCHY = 0.85;
/** Of a pixel's difference from four others, taken four times: the standard deviation for noise of 1, the root of 20. */
const DIFFERENCE_OF_NOISE = Math.sqrt(20);
/** Standard deviations per median deviation, for normally distributed noise. */
const DEVIATIONS_PER_MEDIAN = 1.4826;
/** A pixel is at most four times white away from four others. */
const DIFFERENCES = 4 * 255 + 1;

/**
 * The picture without its noise; the same picture if it has little.
 * @param mayBeCleaned asked if there is noise
 */
export function withoutNoise(picture: GreyPicture, mayBeCleaned: () => boolean): GreyPicture {
  const noise = noiseOf(picture);
  const isBlotchy = noiseOf(picture, 1) <= BLOTCHY * noise;
  return noise >= LEAST_NOISE && isBlotchy && mayBeCleaned()
    ? averaged(picture, Math.round(NOISE_REACH * noise))
    : picture;
}

/** Standard deviation of the noise, between pixels so far apart. Half of the pixels are paper, or another even shade: the median tells it, whatever is written. */
export function noiseOf({ width, height, pixels }: GreyPicture, distance = DISTANCE): number {
  const counts = new Uint32Array(DIFFERENCES);
  let count = 0;
  const down = distance * width;
  for (let y = distance; y < height - distance; y += SAMPLE_STEP) {
    for (let x = distance; x < width - distance; x += SAMPLE_STEP) {
      const at = y * width + x;
      const others = pixels[at - distance] + pixels[at + distance] + pixels[at - down] + pixels[at + down];
      counts[Math.abs(4 * pixels[at] - others)]++;
      count++;
    }
  }
  let median = 0;
  for (let below = counts[0]; median < DIFFERENCES - 1 && below * 2 < count; below += counts[median]) median++;
  return (DEVIATIONS_PER_MEDIAN * median) / DIFFERENCE_OF_NOISE;
}

function averaged({ width, height, pixels }: GreyPicture, reach: number): GreyPicture {
  const means = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - RADIUS);
    const bottom = Math.min(height - 1, y + RADIUS);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - RADIUS);
      const right = Math.min(width - 1, x + RADIUS);
      const here = pixels[y * width + x];
      let sum = 0;
      let agreeing = 0;
      for (let row = top; row <= bottom; row++) {
        for (let at = row * width + left; at <= row * width + right; at++) {
          const shade = pixels[at];
          if (shade - here > reach || here - shade > reach) continue;
          sum += shade;
          agreeing++;
        }
      }
      const inside = x >= RADIUS && y >= RADIUS && x < width - RADIUS && y < height - RADIUS;
      const speck = agreeing <= MOST_OF_SPECK && inside ? withoutSpeck(pixels, y * width + x, width, reach) : undefined;
      means[y * width + x] = speck ?? (sum + agreeing / 2) / agreeing;
    }
  }
  return { width, height, pixels: means };
}

/**
 * The shade beside a single pixel of dust, which ends as sharply as it begins; undefined for the point of a number, however small: it has
 * grey around it.
 */
function withoutSpeck(pixels: Uint8Array, at: number, width: number, reach: number): number | undefined {
  let square = 0;
  let beside = 0;
  for (let row = -RADIUS; row <= RADIUS; row++) {
    for (let column = -RADIUS; column <= RADIUS; column++) {
      const shade = pixels[at + row * width + column];
      square += shade;
      if (Math.abs(row) <= 1 && Math.abs(column) <= 1) beside += shade;
    }
  }
  const around = (square - beside) / SQUARE_BEYOND;
  const touching = (beside - pixels[at]) / TOUCHING;
  return Math.abs(touching - around) <= reach ? touching : undefined;
}
