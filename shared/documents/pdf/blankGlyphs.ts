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
  const known = new Map<number, boolean>();
  const isBlankAt = (index: number): boolean => !isDrawn(places.inkOf(index));
  const drawsLetters = (font: number): boolean => {
    const count = call.FPDFText_CountChars(textPage);
    for (let index = 0; index < count; index++) {
      const code = call.FPDFText_GetUnicode(textPage, index) >>> 0;
      if (!isWritten(code)) continue;
      const object = call.FPDFText_GetTextObject(textPage, index);
      if (object !== 0 && call.FPDFTextObj_GetFont(object) === font && isBlankAt(index)) return false;
    }
    return true;
  };
  return (object, index, code) => {
    if (!isSign(code) || !isBlankAt(index) || call.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE) return false;
    const font = call.FPDFTextObj_GetFont(object);
    let isBlank = known.get(font);
    if (isBlank === undefined) {
      known.set(font, (isBlank = call.FPDFFont_GetIsEmbedded(font) !== 0 && drawsLetters(font)));
    }
    return isBlank;
  };
}
