/** Text drawn twice, for a bold look or a shadow, is one text to a reader. */
import type { Glyph } from './glyph.ts';

/**
 * In font sizes: how far apart the two printings are at most. The narrowest letters are twice as wide. Of 302 pages .07 to .16 change four,
 * .21 changes 16.
 */
export const OVERPRINT_SHIFT = 0.12;

/** True if `second` is the same character as `first`, redrawn in almost the same place. */
export function isOverprint(first: Glyph, second: Glyph): boolean {
  const shift = OVERPRINT_SHIFT * first.size;
  return (
    first.text === second.text &&
    first.origin !== second.origin &&
    Math.abs(first.start - second.start) < shift &&
    Math.abs(first.end - second.end) < shift &&
    Math.abs(first.baseline - second.baseline) < shift
  );
}
