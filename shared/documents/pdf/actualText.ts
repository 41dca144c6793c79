/**
 * Spans whose text the producer states (`ActualText`, ISO 32000-1, 14.9.4), as Chromium does for every cluster of Thai and Indic letters.
 * PDFium returns that text for each object of the span that it meets, and gives all characters the places of the first glyph.
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
  /** The objects of a span in drawing order; those inside form objects are not known. */
  objectsOf(span: number): readonly DrawnObject[];
  close(): void;
}

const KEY = 'ActualText\0';
/** Marks may be nested: a paragraph, a span, a link. */
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

/** For all spans of the page: PDFium reports the objects of a span only if others are drawn between them. */
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

/** A stated text, and what draws it. */
export interface StatedText {
  /** As stated. */
  readonly text: string;
  /** PDFium's handles of its span and of the first of its text objects. */
  readonly mark: number;
  readonly object: number;
  /** All of its text objects. */
  readonly objects: readonly number[];
}

/** FPDF_PAGEOBJ_… (fpdf_edit.h). */
const TEXT = 1;
const FORM = 5;
/** Maximum depth for forms within forms. */
const MOST_DEPTH = 4;
/** For the name of the parameter, and for what is asked about it. */
export const SCRATCH_MARK_BYTES = 32;

/** All spans of the page that draw text, including those in forms. */
export function statedTextsOf(pdfium: Pdfium, page: number): StatedText[] {
  const { call } = pdfium;
  const actualTexts = readActualTexts(pdfium, page);
  const found = new Map<number, { mark: number; object: number; objects: number[] }>();
  const visit = (object: number, depth: number): void => {
    const type = call.FPDFPageObj_GetType(object);
    if (type === FORM && depth < MOST_DEPTH) {
      const count = call.FPDFFormObj_CountObjects(object);
      for (let i = 0; i < count; i++) visit(call.FPDFFormObj_GetObject(object, i), depth + 1);
    }
    const mark = type === TEXT ? actualTexts.spanOf(object) : 0;
    if (mark === 0) return;
    const known = found.get(mark);
    if (known === undefined) found.set(mark, { mark, object, objects: [object] });
    else known.objects.push(object);
  };
  const count = call.FPDFPage_CountObjects(page);
  for (let i = 0; i < count; i++) visit(call.FPDFPage_GetObject(page, i), 0);
  actualTexts.close();
  return Array.from(found.values(), (span) => ({ ...span, text: statedText(pdfium, span.mark) }));
}

function statedText(pdfium: Pdfium, mark: number): string {
  const { call } = pdfium;
  const key = call.malloc(SCRATCH_MARK_BYTES);
  pdfium.bytes().set(Buffer.from(KEY, 'latin1'), key);
  const length = (key + KEY.length + 3) & ~3;
  call.FPDFPageObjMark_GetParamBlobValue(mark, key, 0, 0, length);
  const size = new DataView(pdfium.bytes().buffer).getUint32(length, true);
  const buffer = call.malloc(size);
  call.FPDFPageObjMark_GetParamBlobValue(mark, key, buffer, size, length);
  const bytes = Buffer.from(pdfium.bytes().subarray(buffer, buffer + size));
  call.free(buffer);
  call.free(key);
  return textString(bytes);
}

/** ISO 32000-1, 7.9.2.2; PDF 2.0 also has UTF-8. Without a byte order mark it is Latin 1, as far as letters and digits are concerned. */
function textString(bytes: Buffer): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return bytes
      .subarray(2, bytes.length - (bytes.length % 2))
      .swap16()
      .toString('utf16le');
  }
  const isUtf8 = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return isUtf8 ? bytes.subarray(3).toString('utf8') : bytes.toString('latin1');
}
