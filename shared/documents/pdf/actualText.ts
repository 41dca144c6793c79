/**
 * Spans whose text the producer states (`ActualText`, ISO 32000-1, 14.9.4), as Chromium does for every cluster of Thai and
 * Indic letters. PDFium answers with that text for each object of the span that it meets, and gives the characters the
 * places of the first glyph alone.
 */
import type { Pdfium } from './pdfium.ts';

/** In the page's own coordinates: its bounds, by the advances of its glyphs, and the height of its baseline. */
export interface DrawnObject {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  readonly baseline: number;
}

export interface ActualTexts {
  /** The span that states the text of a text object, the same for all objects of the span; 0 for none. */
  spanOf(object: number): number;
  /** The objects of a span in the order of drawing; those inside of form objects are not known. */
  objectsOf(span: number): readonly DrawnObject[];
  close(): void;
}

const KEY = 'ActualText\0';
/** Marks may stand inside each other: a paragraph, a span, a link. */
const DEEPEST = 8;

/** @param page PDFium's handle */
export function readActualTexts(pdfium: Pdfium, page: number): ActualTexts {
  const { call } = pdfium;
  const key = call.malloc(KEY.length + 8);
  pdfium.bytes().set(Buffer.from(KEY, 'latin1'), key);
  const length = (key + KEY.length + 3) & ~3;
  const states = new Map<number, boolean>();
  const statesText = (mark: number): boolean => {
    let known = states.get(mark);
    if (known === undefined) {
      known = call.FPDFPageObjMark_GetParamStringValue(mark, key, 0, 0, length) === 1;
      states.set(mark, known);
    }
    return known;
  };
  const spanOf = (object: number): number => {
    const count = Math.min(call.FPDFPageObj_CountMarks(object), DEEPEST);
    for (let i = 0; i < count; i++) {
      const mark = call.FPDFPageObj_GetMark(object, i);
      if (mark !== 0 && statesText(mark)) return mark;
    }
    return 0;
  };
  let objects: Map<number, DrawnObject[]> | undefined;
  return {
    spanOf,
    objectsOf: (span) => (objects ??= collectObjects(pdfium, page, spanOf)).get(span) ?? [],
    close: () => {
      call.free(key);
    },
  };
}

/** Of all spans of the page: PDFium names the objects of a span only where others are drawn between them. */
function collectObjects(pdfium: Pdfium, page: number, spanOf: (object: number) => number): Map<number, DrawnObject[]> {
  const { call } = pdfium;
  const found = new Map<number, DrawnObject[]>();
  const room = call.malloc(40);
  const at = room >> 2;
  const count = call.FPDFPage_CountObjects(page);
  for (let i = 0; i < count; i++) {
    const object = call.FPDFPage_GetObject(page, i);
    const span = object === 0 ? 0 : spanOf(object);
    if (span === 0 || call.FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12) === 0) continue;
    if (call.FPDFPageObj_GetMatrix(object, room + 16) === 0) continue;
    const [left, bottom, right, top, , , , , , baseline] = pdfium.floats().subarray(at, at + 10);
    const drawn = { left, bottom, right, top, baseline };
    const known = found.get(span);
    if (known === undefined) found.set(span, [drawn]);
    else known.push(drawn);
  }
  call.free(room);
  return found;
}
