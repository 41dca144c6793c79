/**
 * The Thai vowel "am" (ำ) where it is drawn as two glyphs: a ring over the consonant, and the stroke of the vowel "aa" (า). Word processors
 * say of the ring that it is a space, and of the stroke that it is itself ("ต าแหน่ง" for "ตำแหน่ง"), or the whole wherever it stands
 * ("สำมำรถ" for "สามารถ").
 */
import { glyphOutline } from './glyphOutline.ts';
import { boundsOf, type InkBounds } from './glyphPicture.ts';
import type { Pdfium } from './pdfium.ts';

export const SARA_AM = 0x0e33;
export const SARA_AA = 0x0e32;

export const isThai = (code: number): boolean => code >= 0x0e01 && code <= 0x0e5b;
/** Stands between the ring and the stroke. */
export const isToneMark = (code: number): boolean => code >= 0x0e48 && code <= 0x0e4b;

/**
 * Whether the glyph that a font has for the whole vowel has a ring; undefined where its outline is not told.
 * @param scratch room for two floats in PDFium's memory
 */
export function hasRing(pdfium: Pdfium, font: number, scratch: number): boolean | undefined {
  const bounds = glyphOutline(pdfium, font, SARA_AM, scratch)
    ?.contours()
    .map((contour) => boundsOf([contour]));
  // A hole lies within what it is a hole of.
  return bounds && bounds.filter((one) => !bounds.some((other) => other !== one && isWithin(one, other))).length > 1;
}

const isWithin = (inner: InkBounds, outer: InkBounds): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.bottom >= outer.bottom && inner.top <= outer.top;
