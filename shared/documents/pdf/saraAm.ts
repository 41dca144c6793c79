/**
 * The Thai vowel "am" (ำ) if it is drawn as two glyphs: a ring over the consonant, and the stroke of the vowel "aa" (า). Word processors
 * map the ring to a space, and the stroke to itself ("ต าแหน่ง" for "ตำแหน่ง"), or to the whole wherever it occurs ("สำมำรถ" for "สามารถ").
 */
import { glyphOutline } from './glyphOutline.ts';
import { boundsOf, type InkBounds } from './glyphPicture.ts';
import type { Pdfium } from './pdfium.ts';

export const SARA_AM = 0x0e33;
export const SARA_AA = 0x0e32;

export const isThai = (code: number): boolean => code >= 0x0e01 && code <= 0x0e5b;
/** Comes between the ring and the stroke. */
export const isToneMark = (code: number): boolean => code >= 0x0e48 && code <= 0x0e4b;

/**
 * Whether the font's glyph for the whole vowel has a ring; undefined if its outline is not available.
 * @param scratch room for two floats in PDFium's memory
 */
export function hasRing(pdfium: Pdfium, font: number, scratch: number): boolean | undefined {
  const bounds = glyphOutline(pdfium, font, SARA_AM, scratch)
    ?.contours()
    .map((contour) => boundsOf([contour]));
  // A hole is within what it is a hole of.
  return bounds && bounds.filter((one) => !bounds.some((other) => other !== one && isWithin(one, other))).length > 1;
}

const isWithin = (inner: InkBounds, outer: InkBounds): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.bottom >= outer.bottom && inner.top <= outer.top;
