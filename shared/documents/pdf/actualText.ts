/**
 * Spans whose text the producer states (`ActualText`, ISO 32000-1, 14.9.4), as Chromium does for every cluster of Thai and
 * Indic letters. PDFium answers with that text for each object of the span that it meets, and gives the characters the
 * places of the first glyph alone.
 */
import type { Pdfium } from './pdfium.ts';

/** Left, bottom, right and top, in the page's own coordinates. */
export type Bounds = readonly [left: number, bottom: number, right: number, top: number];

export interface ActualTexts {
  /** The span that states the text of a text object, the same for all objects of the span; 0 for none. */
  spanOf(object: number): number;
  /** Where the objects of a span are drawn, by the advances of their glyphs; those inside of form objects are not known. */
  boundsOf(span: number): readonly Bounds[];
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
  let bounds: Map<number, Bounds[]> | undefined;
  return {
    spanOf,
    boundsOf: (span) => (bounds ??= collectBounds(pdfium, page, spanOf)).get(span) ?? [],
    close: () => {
      call.free(key);
    },
  };
}

/** Of all spans of the page: PDFium names the objects of a span only where others are drawn between them. */
function collectBounds(pdfium: Pdfium, page: number, spanOf: (object: number) => number): Map<number, Bounds[]> {
  const { call } = pdfium;
  const found = new Map<number, Bounds[]>();
  const room = call.malloc(16);
  const count = call.FPDFPage_CountObjects(page);
  for (let i = 0; i < count; i++) {
    const object = call.FPDFPage_GetObject(page, i);
    const span = object === 0 ? 0 : spanOf(object);
    if (span === 0 || call.FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12) === 0) continue;
    const [left, bottom, right, top] = pdfium.floats().subarray(room >> 2, (room >> 2) + 4);
    const known = found.get(span);
    if (known === undefined) found.set(span, [[left, bottom, right, top]]);
    else known.push([left, bottom, right, top]);
  }
  call.free(room);
  return found;
}
