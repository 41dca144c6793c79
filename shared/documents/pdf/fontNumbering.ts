/**
 * Fonts that say nothing about their glyphs, and have them under their Unicode numbers, as some producers write fonts with thousands of
 * characters.
 */
import type { GlyphLook } from './glyphLook.ts';
import { isDigit, isLetter } from './glyphLooks.ts';

/** Letters and digits of basic Latin that look like their numbers, from which all the font's letters are what their numbers say. */
const LEAST_RIGHT = 8;
/** For each of them, how many may look like something else: unusual designs. */
const MOST_WRONG = 0.1;
/** How much more they must look like it to count: bitmap letters look as much like others. */
const LEAD = 0.1;

export interface NumberedGlyph {
  readonly code: number;
  readonly isSaid: boolean;
  /** A look is undefined if it is that of the number's character. */
  readonly variants: readonly { readonly look: GlyphLook | undefined }[];
}

export function numbersAsUnicode(glyphs: Iterable<NumberedGlyph>): boolean {
  let right = 0;
  let wrong = 0;
  for (const { code, isSaid, variants } of glyphs) {
    if (isSaid || variants.length === 0 || !(isDigit(code) || isLetter(code))) continue;
    if (variants.every(({ look }) => look === undefined)) right++;
    else if (variants.some(({ look }) => look !== undefined && isOther(look))) wrong++;
  }
  return right >= LEAST_RIGHT && wrong <= MOST_WRONG * right;
}

const isOther = ({ looksLike, likeness, ownLikeness }: GlyphLook): boolean =>
  looksLike === '' || likeness >= ownLikeness + LEAD;
