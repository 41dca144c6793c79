/**
 * The advance of slanted type, for scripts that run from right to left. PDFium reports its box with what leans over at the top and at the bottom, which covers the spaces beside it: by
 * these the words of right-to-left scripts are told from each other.
 */
import type { Box, Point } from './characterPlaces.ts';

/**
 * @param pen where the character begins, on the baseline
 * @param slant to the right, per unit upwards
 */
export function unslanted(box: Box, pen: Point, slant: number): Box {
  const { left, low, right, high } = box;
  const [first, last] = slant > 0 ? [low, high] : [high, low];
  const [start, end] = [left - slant * (first - pen.y), right - slant * (last - pen.y)];
  // Vertical type and substituted typefaces have no such box.
  return Math.abs(start - pen.x) < Math.abs(left - pen.x) && end > start ? { left: start, low, right: end, high } : box;
}
