/**
 * White middle dots, which court reporters' programs draw for spaces: nobody sees them, and they represent nothing else. Dots in the colour
 * of the words beside them are left alone, even if they are white on something dark.
 */
import type { Pdfium } from './pdfium.ts';

export const MIDDLE_DOT = 0xb7;

/** Least value of each colour, of 255: lighter than the palest print. */
const WHITE = 250;

/** Codes of a text object that shows only dots and spaces. */
const DOTS_AND_SPACES: ReadonlySet<number> = new Set([0x20, 0xa0, MIDDLE_DOT]);

/**
 * Whether a text object is white and contains only dots and spaces.
 * @param scratch room for four integers in PDFium's memory
 * @returns called with the object, and with PDFium's number of its first dot
 */
export function whiteDots(
  pdfium: Pdfium,
  textPage: number,
  scratch: number,
): (object: number, index: number) => boolean {
  const known = new Map<number, boolean>();
  return (object, index) => {
    let isBlank = known.get(object);
    if (isBlank === undefined) {
      isBlank = hasDotsAlone(pdfium, textPage, object, index) && isWhite(pdfium, object, scratch);
      known.set(object, isBlank);
    }
    return isBlank;
  };
}

function hasDotsAlone({ call }: Pdfium, textPage: number, object: number, first: number): boolean {
  const isOther = (index: number): boolean =>
    call.FPDFText_GetTextObject(textPage, index) === object &&
    !DOTS_AND_SPACES.has(call.FPDFText_GetUnicode(textPage, index));
  if (first > 0 && isOther(first - 1)) return false;
  for (let index = first; call.FPDFText_GetTextObject(textPage, index) === object; index++) {
    if (isOther(index)) return false;
  }
  return true;
}

function isWhite(pdfium: Pdfium, object: number, scratch: number): boolean {
  const { call } = pdfium;
  if (call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return false;
  const [red, green, blue] = new Uint32Array(pdfium.bytes().buffer, scratch, 3);
  return Math.min(red, green, blue) >= WHITE;
}
