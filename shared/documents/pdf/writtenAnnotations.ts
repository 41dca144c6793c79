/** Annotations that carry text of the page, such as the filled fields of a form: a reader sees them, PDFium's text does not. */
import type { Pdfium } from './pdfium.ts';
import { withPage } from './pdfiumDocument.ts';
import type { PdfiumDocument, PdfiumPage } from './pdfiumDocument.ts';

/** Values of fpdf_annot.h and fpdf_flatten.h. */
const FREE_TEXT = 3;
const STAMP = 13;
const WIDGET = 20;
const FLATTEN_FOR_DISPLAY = 0;
const FLATTENED = 1;

/**
 * Hands the page to `use` with its written annotations made part of its content. PDFium changes its copy of the page
 * for that and `onChange` is called: the document must be opened anew before pictures of it are drawn.
 */
export function withWrittenPage<T>(
  pdfium: Pdfium,
  document: PdfiumDocument,
  pageNumber: number,
  onChange: () => void,
  use: (page: PdfiumPage) => T,
): T {
  const first = withPage(pdfium, document, pageNumber, (page) =>
    hasWriting(pdfium, page.handle) && pdfium.call.FPDFPage_Flatten(page.handle, FLATTEN_FOR_DISPLAY) === FLATTENED
      ? undefined
      : { result: use(page) },
  );
  if (first !== undefined) return first.result;
  onChange();
  return withPage(pdfium, document, pageNumber, use);
}

function hasWriting(pdfium: Pdfium, page: number): boolean {
  const { call } = pdfium;
  const count = call.FPDFPage_GetAnnotCount(page);
  for (let i = 0; i < count; i++) {
    const annotation = call.FPDFPage_GetAnnot(page, i);
    if (annotation === 0) continue;
    const subtype = call.FPDFAnnot_GetSubtype(annotation);
    call.FPDFPage_CloseAnnot(annotation);
    if (subtype === WIDGET || subtype === FREE_TEXT || subtype === STAMP) return true;
  }
  return false;
}
