/** Fonts of whose glyphs nothing is said, and that have them under their numbers in Unicode, as some producers write fonts of thousands of characters. */
import { isDigit, isLetter, type GlyphLook } from './glyphLooks.ts';

/** Letters and digits of basic Latin that look like their numbers, from which all its letters are what their numbers say. */
const LEAST_RIGHT = 8;
/** For each of them, how many may look like something else: odd hands. */
const MOST_WRONG = 0.1;
/** By how much more they must look so to count: letters of bitmaps look as much like others. */
const LEAD = 0.1;

export interface NumberedGlyph {
  readonly code: number;
  readonly isSaid: boolean;
  /** A look is undefined where it is that of the number's character. */
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
