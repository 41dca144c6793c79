/**
 * With which of its glyphs a font draws a character at a place, and whether that one looks like the character. PDFium has one outline for a
 * character: a glyph of another size is another one, and is judged by its picture.
 */
import type { Box as CharacterBox } from './characterPlaces.ts';
import { BLANK_LOOK, UNKNOWN_LOOK, UNSEEN_LOOK } from './glyphLook.ts';
import { isDigit, isLetter, isSymbolAlone } from './glyphLooks.ts';
import { isBlank, isFitted, isOutlineOf, isStretchedTo } from './glyphInk.ts';
import type { GlyphJudge, GlyphKnowledge } from './glyphJudge.ts';
import { glyphOutline } from './glyphOutline.ts';
import type { InkBounds } from './glyphPicture.ts';
import type { KnownFont, KnownGlyph, Variant } from './knownFonts.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import { isStretched } from './stretchedFonts.ts';
import type { TextStyle } from './textStyle.ts';

/** In font sizes: advances of one glyph differ by less, those of two rarely do. */
const SAME_ADVANCE = 0.015;

export interface VariantTools {
  readonly pdfium: Pdfium;
  readonly knowledge: GlyphKnowledge;
  readonly judge: GlyphJudge;
}

/** A place where a page draws the character. */
export interface Sighting {
  readonly page: PdfiumPage;
  /** Distinguishes the page from others of the document. */
  readonly pageCount: number;
  readonly style: TextStyle;
  /** In font sizes; undefined if its line is slanted. */
  readonly ink: InkBounds | undefined;
  /** In units of the page. */
  readonly inkBox: CharacterBox;
  /** In font sizes. */
  readonly advance: number;
}

export function variantOf(
  { pdfium, knowledge, judge }: VariantTools,
  font: KnownFont,
  glyph: KnownGlyph,
  { page, pageCount, style, ink, inkBox, advance }: Sighting,
): Variant {
  const { code } = glyph;
  const isOfStretched = isStretched(style, font.name);
  if (ink !== undefined && isBlank(ink)) {
    const isTold = glyph.isSaid && !font.isSuspect;
    return { ink, advance, shape: '', look: isTold ? undefined : BLANK_LOOK, isSuspect: glyph.isSaid };
  }
  if (ink !== undefined && glyph.isSaid && !font.isSuspect && isSymbolAlone(code, ink)) {
    return { ink, advance, shape: '', look: undefined, isSuspect: false };
  }
  const outline = font.isOfDrawings ? undefined : glyphOutline(pdfium, style.font, code, knowledge.scratch);
  // PDFium has one outline for a character: the glyph of another width is another one, though it may be as large ("fi", "fl").
  const isTaken = glyph.variants.some((one) => one.shape === outline?.name && !isSameAdvance(one, advance));
  const isOwn =
    outline !== undefined &&
    (ink === undefined ||
      (!isTaken && isOutlineOf(judge.boundsOf(outline), ink)) ||
      (!isDigit(code) &&
        (isOfStretched
          ? glyph.variants.length === 0 && isStretchedTo(judge.boundsOf(outline), ink)
          : isFitted(judge.boundsOf(outline), ink) && pdfium.call.FPDFFont_GetIsEmbedded(style.font) === 0)));
  const claim = { isSaid: glyph.isSaid, font };
  const seen = isOwn || ink === undefined ? undefined : judge.drawn(page, pageCount, claim, code, ink, inkBox);
  if (seen !== undefined) {
    const shape = isTaken ? `${seen.shape} ${advance.toFixed(2)}` : seen.shape;
    return { ink, advance, ...seen, shape };
  }
  if (outline === undefined) return { ink, advance, shape: '', look: UNKNOWN_LOOK, isSuspect: false };
  const outlined = judge.outlined(outline, code, claim);
  // An outline that is another glyph's says nothing against this one: it may be possible to look at it elsewhere.
  const isOther = !isOwn && glyph.isSaid && ink !== undefined && isLetter(code) && outlined.look !== undefined;
  if (isOther) return { ink, advance, shape: '', look: UNSEEN_LOOK, isSuspect: false };
  return { ink, advance, shape: outline.name, ...outlined };
}

export const isSameAdvance = (variant: Variant, advance: number): boolean =>
  Math.abs(variant.advance - advance) <= SAME_ADVANCE;
