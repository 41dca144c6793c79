/** To which side a bracket opens, by its outline. */
import type { Contour } from './glyphPicture.ts';
import { greatest, least } from '../../platform/longLists.ts';

/** Of the height, from the top and from the bottom: the ends of a bracket, inside its rounding; its serifs may be thinner than a stroke. */
const ENDS = [0.01, 0.03, 0.06];
/** Of the width: the ends of a bracket are further to one side than its middle, those of a bar are not. */
const LEAST_BULGE = 0.1;

/**
 * Whether the middle of its height is further left than its ends, as in all opening brackets and quotation marks; undefined if it is not on
 * either side.
 */
export function bulgesLeft(contours: readonly Contour[]): boolean | undefined {
  const ys = contours.flatMap((contour) => contour.filter((_, i) => i % 2 === 1));
  const low = least(ys);
  const high = greatest(ys);
  const middle = middleAt(contours, (low + high) / 2);
  if (middle === undefined) return undefined;
  const away = (heights: readonly number[]): number =>
    heights
      .map((y) => (middleAt(contours, y) ?? middle) - middle)
      .reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0);
  const top = away(ENDS.map((end) => high - end * (high - low)));
  const bottom = away(ENDS.map((end) => low + end * (high - low)));
  const xs = contours.flatMap((contour) => contour.filter((_, i) => i % 2 === 0));
  const bulge = (top + bottom) / 2 / (greatest(xs) - least(xs));
  return Math.abs(bulge) < LEAST_BULGE ? undefined : bulge > 0;
}

/** The middle of the ink at a height. */
function middleAt(contours: readonly Contour[], y: number): number | undefined {
  const xs: number[] = [];
  for (const contour of contours) {
    for (let i = 0; i < contour.length; i += 2) {
      const [x0, y0] = [contour[i], contour[i + 1]];
      const next = (i + 2) % contour.length;
      const [x1, y1] = [contour[next], contour[next + 1]];
      if (y0 <= y === y1 <= y) continue;
      xs.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    }
  }
  return xs.length === 0 ? undefined : (least(xs) + greatest(xs)) / 2;
}
