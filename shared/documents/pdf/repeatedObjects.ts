/**
 * Text that is drawn twice in one place, for a bold look or by mistake: PDFium's text has it once, so that removing its object leaves the
 * other one visible.
 */
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';

/** FPDF_PAGEOBJ_… (fpdf_edit.h). */
const TEXT = 1;
const FORM = 5;
/** Maximum depth for forms within forms. */
const MOST_DEPTH = 4;
/** Objects that are inspected: a page of print has some thousands. */
const MOST_OBJECTS = 20_000;
/** How far apart the bounds of the two may be, in heights of the text: PDFium takes them for one up to about that distance. */
const APART = 0.3;

interface Bounds {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/**
 * The text objects at the place of one of `objects` that have no characters of their own in the text.
 * @param told objects of the region that have characters in the text
 */
export function repeatedObjects(
  pdfium: Pdfium,
  page: PdfiumPage,
  objects: ReadonlySet<number>,
  told: ReadonlySet<number>,
): number[] {
  const { call } = pdfium;
  const scratch = call.malloc(16);
  const found: number[] = [];
  let looked = 0;
  const visit = (count: number, objectAt: (index: number) => number, depth: number): void => {
    const own: Bounds[] = [];
    const others: { readonly object: number; readonly bounds: Bounds }[] = [];
    for (let i = 0; i < count && looked < MOST_OBJECTS; i++) {
      looked++;
      const object = objectAt(i);
      const type = call.FPDFPageObj_GetType(object);
      if (type === FORM && depth < MOST_DEPTH) {
        visit(call.FPDFFormObj_CountObjects(object), (at) => call.FPDFFormObj_GetObject(object, at), depth + 1);
      }
      if (type !== TEXT || (told.has(object) && !objects.has(object))) continue;
      const bounds = boundsOf(pdfium, object, scratch);
      if (bounds === undefined) continue;
      if (objects.has(object)) own.push(bounds);
      else others.push({ object, bounds });
    }
    // Coordinates are those of the form: only objects in the same one can be compared.
    for (const { object, bounds } of others) if (own.some((one) => isSamePlace(one, bounds))) found.push(object);
  };
  visit(call.FPDFPage_CountObjects(page.handle), (at) => call.FPDFPage_GetObject(page.handle, at), 0);
  call.free(scratch);
  return found;
}

function boundsOf(pdfium: Pdfium, object: number, scratch: number): Bounds | undefined {
  if (pdfium.call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0)
    return undefined;
  const [left, bottom, right, top] = pdfium.floats().subarray(scratch >> 2, (scratch >> 2) + 4);
  return { left, bottom, right, top };
}

function isSamePlace(one: Bounds, other: Bounds): boolean {
  const apart = APART * Math.min(one.top - one.bottom, one.right - one.left);
  return (
    Math.abs(one.left - other.left) <= apart &&
    Math.abs(one.right - other.right) <= apart &&
    Math.abs(one.bottom - other.bottom) <= apart &&
    Math.abs(one.top - other.top) <= apart
  );
}
