/** Fonts whose glyphs are the file's own drawings (Type 3). */
import type { Pdfium } from './pdfium.ts';

/**
 * PDFium's outline of such a glyph comes from a typeface of its own for the character that the font claims: the claim would vouch for
 * itself.
 * @param font handle of PDFium's. @param scratch room for a whole number in PDFium's memory
 */
export function isOfDrawings({ call, ...pdfium }: Pdfium, font: number, scratch: number): boolean {
  if (call.FPDFFont_GetIsEmbedded(font) === 0) return false;
  const view = new DataView(pdfium.bytes().buffer);
  view.setUint32(scratch, 0, true);
  call.FPDFFont_GetFontData(font, 0, 0, scratch);
  return new DataView(pdfium.bytes().buffer).getUint32(scratch, true) === 0;
}
