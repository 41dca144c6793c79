/** Text drawn twice, for a bold look or a shadow, is one text to a reader. */
import type { Chunk } from './chunks.ts';
import type { Glyph } from './glyph.ts';

/** In font sizes: how far apart the two printings lie at most. The narrowest letters are twice as wide. */
const SHIFT = 0.12;

/** True when `second` is the same character as `first`, drawn again in almost the same place. */
export function isOverprint(first: Glyph, second: Glyph): boolean {
  const shift = SHIFT * first.size;
  return (
    first.text === second.text &&
    first.origin !== second.origin &&
    Math.abs(first.start - second.start) < shift &&
    Math.abs(first.end - second.end) < shift &&
    Math.abs(first.baseline - second.baseline) < shift
  );
}

/** The glyphs of a row's chunks, each drawn character once. The chunks come in order of their start. */
export function printedOnce(chunks: readonly Chunk[]): readonly Glyph[] {
  if (chunks.length === 1) return chunks[0].glyphs;
  const glyphs: Glyph[] = [];
  let end = -Infinity;
  for (const chunk of chunks) {
    const overlaps = chunk.start < end - SHIFT * chunk.size;
    for (const glyph of chunk.glyphs) {
      if (!overlaps || !glyphs.some((earlier) => isOverprint(earlier, glyph))) glyphs.push(glyph);
    }
    end = Math.max(end, chunk.end);
  }
  return glyphs;
}
