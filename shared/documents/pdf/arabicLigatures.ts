/**
 * The letters of an Arabic ligature in order. PDFium reverses a line that was drawn from left to right, and with it the letters that one
 * glyph or one stated text stands for: "لا" becomes "ال", "إلى" "إىل".
 */
import type { Glyph } from '../layout/glyph.ts';

/** Letters of a ligature; longer ones are whole words, which begin with any letter. */
const MOST_LETTERS = 3;

/** The first Arabic letter: what precedes it in Unicode is skipped quickly. */
const FIRST_LETTER = 0x620;
const letter = /^[\u0620-\u064a\u066e-\u06d3\u06d5]$/u;
/** Letters that are joined only to the one before them: alef, dal, reh, waw, teh marbuta, alef maksura, and similar ones. */
const joinsBackOnly = /^[آأؤإاةدذرزوىٱڈژۀۃ]$/u;

/** @param glyphs with one direction, in the order of PDFium; their texts are put in order in place */
export function orderLigatures(glyphs: readonly Glyph[]): void {
  const ligatures = ligaturesOf(glyphs);
  const turned = ligatures.filter((pieces) => breaks(pieces) > breaks(pieces.toReversed()));
  const isEachTurned = !ligatures.some((pieces) => breaks(pieces) < breaks(pieces.toReversed()));
  // What may be read in both directions was reversed if the others were.
  for (const pieces of turned.length > 0 && isEachTurned ? ligatures : turned) {
    const texts = pieces.map(({ text }) => text).reverse();
    for (const [at, piece] of pieces.entries()) piece.text = texts[at];
  }
}

/** Glyphs that share one place. */
function ligaturesOf(glyphs: readonly Glyph[]): Glyph[][] {
  const found: Glyph[][] = [];
  for (let at = 0; at < glyphs.length; at++) {
    if (glyphs[at].text.charCodeAt(0) < FIRST_LETTER || !letter.test(glyphs[at].text)) continue;
    const pieces = [glyphs[at]];
    while (at + 1 < glyphs.length && isAtSamePlace(glyphs[at], glyphs[at + 1])) pieces.push(glyphs[++at]);
    const isLigature = pieces.length > 1 && pieces.length <= MOST_LETTERS;
    if (isLigature && pieces.every(({ text }) => letter.test(text))) found.push(pieces);
  }
  return found;
}

const isAtSamePlace = (one: Glyph, other: Glyph): boolean =>
  one.start === other.start && one.end === other.end && one.baseline === other.baseline;

/** Letters before others of the ligature to which they cannot be joined. */
const breaks = (pieces: readonly Glyph[]): number =>
  pieces.slice(0, -1).filter(({ text }) => joinsBackOnly.test(text)).length;
