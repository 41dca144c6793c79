/** In which direction the text of some chunks is read. */
import type { Chunk } from './chunks.ts';
import { isRightToLeft } from './codePoints.ts';

/** Whether most of it is Arabic or Hebrew: then the right column, cell or block is the first. */
export function isMostlyRightToLeft(chunks: readonly Chunk[]): boolean {
  const count = chunks.filter((chunk) => isRightToLeft(chunk.glyphs[0].text.charCodeAt(0))).length;
  return count * 2 > chunks.length;
}
