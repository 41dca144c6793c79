/** Whether a page writes letters in a font of PDFium's own that has none of them: those of the file's fonts are drawn whatever they are. */
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';

/** FPDF_PAGEOBJ_… (fpdf_edit.h). */
const TEXT = 1;
const FORM = 5;
/** Characters and objects of a page that are inspected: a page of print has some thousands. */
const MOST_LOOKED_AT = 20_000;
/** Of forms within forms. */
const MOST_DEPTH = 4;

/** Its typefaces have the letters of Western Europe; from the second code on, scripts have fonts of their own. */
const [FIRST_LACKING, FIRST_EAST_ASIAN] = [0x100, 0x2e80];
const LETTER = /[\p{L}\p{M}]/u;

export function lacksLetters(pdfium: Pdfium, { handle, text }: PdfiumPage): boolean {
  if (!mayUseOwnFonts(pdfium, handle)) return false;
  const { call } = pdfium;
  const textPage = text.open();
  if (textPage === 0) return false;
  const count = Math.min(call.FPDFText_CountChars(textPage), MOST_LOOKED_AT);
  for (let index = 0; index < count; index++) {
    const code = call.FPDFText_GetUnicode(textPage, index) >>> 0;
    if (code < FIRST_LACKING || code >= FIRST_EAST_ASIAN || !LETTER.test(String.fromCharCode(code))) continue;
    const object = call.FPDFText_GetTextObject(textPage, index);
    if (object !== 0 && isOwnFont(pdfium, object)) return true;
  }
  return false;
}

const isOwnFont = ({ call }: Pdfium, text: number): boolean =>
  call.FPDFFont_GetIsEmbedded(call.FPDFTextObj_GetFont(text)) === 0;

/** Most files embed all fonts, which is told without looking at characters. */
function mayUseOwnFonts(pdfium: Pdfium, page: number): boolean {
  const { call } = pdfium;
  let looked = 0;
  const holdsOwnFont = (count: number, objectAt: (index: number) => number, depth: number): boolean => {
    for (let i = 0; i < count && looked < MOST_LOOKED_AT; i++) {
      looked++;
      const object = objectAt(i);
      const type = call.FPDFPageObj_GetType(object);
      if (type === TEXT && isOwnFont(pdfium, object)) return true;
      if (type !== FORM || depth === MOST_DEPTH) continue;
      const inner = call.FPDFFormObj_CountObjects(object);
      if (holdsOwnFont(inner, (at) => call.FPDFFormObj_GetObject(object, at), depth + 1)) return true;
    }
    return false;
  };
  return holdsOwnFont(call.FPDFPage_CountObjects(page), (at) => call.FPDFPage_GetObject(page, at), 0);
}
