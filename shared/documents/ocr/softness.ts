/**
 * How soft the edges of a picture's ink are. A scan of low resolution that was enlarged on the way to us has as many pixels as a sharp one,
 * and less to read in them.
 */
import { otsuThreshold } from './components.ts';
import type { GreyPicture } from './picture.ts';

/** Part of the difference between ink and paper, from either, within which a pixel is one of them. */
const CLEAR = 0.25;

/** Pixels between ink and paper for each edge: about one in sharp pictures, two in those enlarged twice. 0 if there are no edges. */
export function softness({ width, height, pixels }: GreyPicture): number {
  const threshold = otsuThreshold(pixels)?.value;
  if (threshold === undefined) return 0;
  const sides = [
    { sum: 0, count: 0 },
    { sum: 0, count: 0 },
  ];
  for (const value of pixels) {
    const side = sides[value <= threshold ? 0 : 1];
    side.sum += value;
    side.count++;
  }
  const [ink, paper] = sides.map(({ sum, count }) => sum / count);
  const from = ink + CLEAR * (paper - ink);
  const to = paper - CLEAR * (paper - ink);
  let [edges, between] = [0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 1, at = y * width + 1; x < width; x++, at++) {
      const value = pixels[at];
      if (value > from && value < to) between++;
      if (value <= threshold !== pixels[at - 1] <= threshold) edges++;
    }
  }
  return edges === 0 ? 0 : between / edges;
}
