/**
 * Glyphs to which a font gives a name instead of a character: one small picture of a house says "HOUSE-CHIMNEY". The page shows no letter
 * of it, and a glyph that says a whole word may say anything.
 */
import type { Glyph } from '../layout/glyph.ts';

/** Characters that one glyph may stand for: the longest ligatures and squared words (㍿, ㏂) have four. */
const MOST_CHARACTERS = 4;
/** Scripts with one glyph per letter; in others a glyph may be a whole word. */
const SIMPLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}]$/u;

/** @param glyphs with one direction, in the order of PDFium; names are removed in place */
export function leaveOutNames(glyphs: Glyph[]): void {
  let kept = 0;
  for (let from = 0, to = 0; from < glyphs.length; from = to) {
    while (to < glyphs.length && glyphs[to].origin === glyphs[from].origin) to++;
    if (to - from > MOST_CHARACTERS && glyphs.slice(from, to).every(({ text }) => SIMPLE.test(text))) continue;
    if (kept === from) kept = to;
    else for (let at = from; at < to; at++) glyphs[kept++] = glyphs[at];
  }
  glyphs.length = kept;
}
