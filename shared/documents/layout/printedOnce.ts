/** A row without what is drawn a second time over it. */
import type { Chunk } from './chunks.ts';
import type { Glyph } from './glyph.ts';
import { isOverprint, OVERPRINT_SHIFT } from './overprints.ts';

/** The glyphs of a row's chunks, each drawn character once. The chunks come in order of their start. */
export function printedOnce(chunks: readonly Chunk[]): readonly Glyph[] {
  if (chunks.length === 1) return chunks[0].glyphs;
  const glyphs: Glyph[] = [];
  let end = -Infinity;
  for (const chunk of chunks) {
    const overlaps = chunk.start < end - OVERPRINT_SHIFT * chunk.size;
    for (const glyph of chunk.glyphs) {
      if (!overlaps || !glyphs.some((earlier) => isOverprint(earlier, glyph))) glyphs.push(glyph);
    }
    end = Math.max(end, chunk.end);
  }
  return glyphs;
}
