/**
 * Glyphs that draw nothing. Some producers end lines and fill tabs with the blank glyph of a font, under the number of a sign ("Rok! ! !"):
 * it is a space, whatever the font says.
 */
import type { Box, CharacterPlaces } from './characterPlaces.ts';
import type { Pdfium } from './pdfium.ts';

/** For glyphs without ink PDFium reports a line as wide as the advance; rules are thicker. */
const THINNEST = 0.01;

export const isDrawn = ({ left, right, low, high }: Box): boolean => high - low > THINNEST * (right - left);

/** FPDF_TEXTRENDERMODE_INVISIBLE (fpdf_edit.h). */
const INVISIBLE = 3;
/** Of ASCII: what is written with letters is never a space, even if its font draws none of them. */
const isSign = (code: number): boolean => code > 0x20 && code < 0x7f && !isWritten(code);
const isWritten = (code: number): boolean => WRITTEN.test(String.fromCharCode(code));
const WRITTEN = /[\p{L}\p{N}]/u;

/**
 * Whether a sign is the blank glyph of its font. Not for invisible text, nor for fonts whose letters are blank too: in them OCR programs write
 * what a picture shows. Not for fonts that the file does not bring: another viewer may have the sign.
 */
export function blankSigns(
  { call }: Pdfium,
  textPage: number,
  places: CharacterPlaces,
): (object: number, index: number, code: number) => boolean {
  const isBlankAt = (index: number): boolean => !isDrawn(places.inkOf(index));
  /** Found once for the page, whatever the number of its fonts: looking at all characters for each of them grows with both. */
  let withBlankLetters: ReadonlySet<number> | undefined;
  const fontsWithBlankLetters = (): ReadonlySet<number> => {
    const fonts = new Set<number>();
    const count = call.FPDFText_CountChars(textPage);
    for (let index = 0; index < count; index++) {
      if (!isWritten(call.FPDFText_GetUnicode(textPage, index) >>> 0) || !isBlankAt(index)) continue;
      const object = call.FPDFText_GetTextObject(textPage, index);
      if (object !== 0) fonts.add(call.FPDFTextObj_GetFont(object));
    }
    return fonts;
  };
  return (object, index, code) => {
    if (!isSign(code) || !isBlankAt(index) || call.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE) return false;
    const font = call.FPDFTextObj_GetFont(object);
    if (call.FPDFFont_GetIsEmbedded(font) === 0) return false;
    return !(withBlankLetters ??= fontsWithBlankLetters()).has(font);
  };
}
