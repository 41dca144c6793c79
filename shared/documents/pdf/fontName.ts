/** The name of a font in a PDF: "ABCDEF+Garamond", with a unique prefix for each embedded subset. */
import type { Pdfium } from './pdfium.ts';

/** Bytes that are read of it; names in PDF have at most 127. */
const MOST_BYTES = 128;

/** @param font handle of PDFium's. @returns the empty string for fonts without a name (Type 3) */
export function fontName(pdfium: Pdfium, font: number): string {
  const { call } = pdfium;
  const room = call.malloc(MOST_BYTES);
  // Including the terminating zero.
  const length = Math.min(call.FPDFFont_GetBaseFontName(font, room, MOST_BYTES), MOST_BYTES);
  const name = Buffer.from(pdfium.bytes().slice(room, room + Math.max(0, length - 1))).toString('utf8');
  call.free(room);
  return name;
}
