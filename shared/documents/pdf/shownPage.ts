/**
 * A page as a viewer shows it: annotations that carry text, such as the filled fields of a form, become part of its content. Then what is
 * read, what is drawn, and what is traced to see whether it shows, are the same. So is what its characters say.
 */
import { readAsDrawn } from './drawnText.ts';
import { tooManyAnnotations } from './failures.ts';
import { lacksLetters } from './lackingLetters.ts';
import type { Pdfium } from './pdfium.ts';
import { closePage, openPage } from './pdfiumDocument.ts';
import type { PdfiumDocument, PdfiumPage } from './pdfiumDocument.ts';

/** Subtypes of annotations (fpdf_annot.h). */
const LINK = 2;
const POPUP = 16;
const WIDGET = 20;
/** Free text, lines with captions, stamps, form fields, watermarks and redaction marks: a viewer shows text in them. */
const WRITTEN = new Set([3, 4, 13, WIDGET, 24, 28]);
/** Bits of an annotation's flags (ISO 32000-1, table 165). */
const HIDDEN = 2;
const NO_VIEW = 32;
/** FPDF_ANNOT_APPEARANCEMODE_NORMAL (fpdf_annot.h) and FLAT_NORMALDISPLAY (fpdf_flatten.h). */
const NORMAL = 0;
const FOR_DISPLAY = 0;
/**
 * Annotations of a page some of which carry text. PDFium makes them part of its content in a time that grows with the square of their
 * number: one second of work for ten thousand fields, seven for these, five minutes for a hundred thousand. The largest forms have some
 * thousands on a page. To leave them out would lose what they say, so such a page is refused. Others are drawn, and may be more.
 */
const MOST_ANNOTATIONS = 20_000;

/** As `openPage`; also for a page with too many annotations. What is made part of the page stays so as long as the document is open. */
export function openShownPage(pdfium: Pdfium, document: PdfiumDocument, pageNumber: number): PdfiumPage {
  const open = (): PdfiumPage => document.withFonts(() => openWithAnnotations(pdfium, document, pageNumber));
  let page = open();
  if (!document.hasLentFonts && lacksLetters(pdfium, page)) {
    closePage(pdfium, page);
    document.borrowFonts();
    page = open();
  }
  readAsDrawn(pdfium, document.handle, page);
  return { ...page, drawsAnnotations: hasVisibleAnnotations(pdfium, page.handle) };
}

function openWithAnnotations(pdfium: Pdfium, document: PdfiumDocument, pageNumber: number): PdfiumPage {
  const page = openPage(pdfium, document, pageNumber);
  const subtypes = annotationTypes(pdfium, page.handle);
  if (!subtypes.some((subtype) => WRITTEN.has(subtype))) return page;
  if (subtypes.length > MOST_ANNOTATIONS) {
    closePage(pdfium, page);
    throw tooManyAnnotations(MOST_ANNOTATIONS);
  }
  // Fields without an appearance of their own, or whose document asks for new ones, get theirs when the form is notified of the page.
  const form = subtypes.includes(WIDGET) ? document.form() : 0;
  if (form !== 0) pdfium.call.FORM_OnAfterLoadPage(page.handle, form);
  complete(pdfium, page.handle, subtypes.length);
  if (form !== 0) pdfium.call.FORM_OnBeforeClosePage(page.handle, form);
  pdfium.call.FPDFPage_Flatten(page.handle, FOR_DISPLAY);
  // PDFium sees the changed content of a page when it is loaded.
  closePage(pdfium, page);
  return openPage(pdfium, document, pageNumber);
}

/**
 * Links without an appearance draw nothing, and each costs PDFium a fifth of a millisecond whenever a part of the page is drawn: of a hundred
 * thousand it ran out of memory.
 */
function hasVisibleAnnotations({ call }: Pdfium, page: number): boolean {
  const count = call.FPDFPage_GetAnnotCount(page);
  for (let i = 0; i < count; i++) {
    const annotation = call.FPDFPage_GetAnnot(page, i);
    if (annotation === 0) continue;
    const isVisible =
      call.FPDFAnnot_GetSubtype(annotation) !== LINK || call.EPDFAnnot_HasAppearanceStream(annotation, NORMAL) !== 0;
    call.FPDFPage_CloseAnnot(annotation);
    if (isVisible) return true;
  }
  return false;
}

/** Passes the page to `use`, and closes it. @throws UnreadableDocument as `openShownPage`. */
export function withShownPage<T>(
  pdfium: Pdfium,
  document: PdfiumDocument,
  pageNumber: number,
  use: (page: PdfiumPage) => T,
): T {
  const page = openShownPage(pdfium, document, pageNumber);
  try {
    return use(page);
  } finally {
    closePage(pdfium, page);
  }
}

/** 0 for those that PDFium cannot read. */
function annotationTypes({ call }: Pdfium, page: number): number[] {
  return Array.from({ length: call.FPDFPage_GetAnnotCount(page) }, (_, i) => {
    const annotation = call.FPDFPage_GetAnnot(page, i);
    if (annotation === 0) return 0;
    const subtype = call.FPDFAnnot_GetSubtype(annotation);
    call.FPDFPage_CloseAnnot(annotation);
    return subtype;
  });
}

/** Flattening takes appearances as they are, and respects only one of the two flags that hide an annotation. */
function complete({ call }: Pdfium, page: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const annotation = call.FPDFPage_GetAnnot(page, i);
    if (annotation === 0) continue;
    const flags = call.FPDFAnnot_GetFlags(annotation);
    const subtype = call.FPDFAnnot_GetSubtype(annotation);
    if ((flags & NO_VIEW) !== 0) call.FPDFAnnot_SetFlags(annotation, flags | HIDDEN);
    else if (subtype !== WIDGET && subtype !== POPUP && call.EPDFAnnot_HasAppearanceStream(annotation, NORMAL) === 0) {
      call.EPDFAnnot_GenerateAppearance(annotation);
    }
    call.FPDFPage_CloseAnnot(annotation);
  }
}
