/** What is coloured for a mark: its box with some margin, in steps down the page if its line slopes. */
import type { Box } from '../documents/geometry.ts';
import type { Mark } from './mark.ts';

/** Marks reach this far beyond the characters, points. */
export const PADDING = 1;
/** A sloping line is coloured in steps of about this height, points: smaller ones cannot be seen. */
const STEP = 0.75;

/** Boxes that touch and do not overlap: colours are multiplied, and would apply twice where they did. */
export function markBoxes({ box, direction, slope = 0 }: Mark): Box[] {
  const isVertical = direction === 'vertical';
  const along = isVertical ? box.height : box.width;
  const drift = Math.abs(slope) * along;
  const thickness = (isVertical ? box.width : box.height) - drift;
  const count = Math.max(1, Math.round(drift / STEP));
  const length = along / count;
  return Array.from({ length: count }, (_, i): Box => {
    const start = i === 0 ? -PADDING : i * length;
    const end = i === count - 1 ? along + PADDING : (i + 1) * length;
    // Where the line runs in the middle of the step, from the box's nearer side.
    const fall = slope * (i + 0.5) * length + (slope < 0 ? drift : 0);
    const across = fall - PADDING;
    const size = thickness + 2 * PADDING;
    return isVertical
      ? { x: box.x + across, y: box.y + start, width: size, height: end - start }
      : { x: box.x + start, y: box.y + across, width: end - start, height: size };
  });
}
