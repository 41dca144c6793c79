/** In which direction text is read. */
import type { Chunk } from './chunks.ts';
import { isRightToLeft } from './codePoints.ts';
import type { Glyph } from './glyph.ts';
import { isLetter } from './letters.ts';

/** Whether most of it is Arabic or Hebrew: then the right column, cell or block is the first. */
export function isMostlyRightToLeft(chunks: readonly Chunk[]): boolean {
  const count = chunks.filter((chunk) => isRightToLeft(chunk.glyphs[0].text.charCodeAt(0))).length;
  return count * 2 > chunks.length;
}

/** Whether most letters of a page are Arabic or Hebrew: then its paragraphs run from right to left, also where they begin with other words. */
export function isPageRightToLeft(glyphs: readonly Glyph[]): boolean {
  let right = 0;
  let left = 0;
  for (const { text } of glyphs) {
    if (isRightToLeft(text.charCodeAt(0))) right++;
    else if (isLetter(text)) left++;
  }
  return right > left;
}
