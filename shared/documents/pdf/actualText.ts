/**
 * Spans whose text the producer states (`ActualText`, ISO 32000-1, 14.9.4), as Chromium does for every cluster of Thai and
 * Indic letters. PDFium answers with that text for each object of the span that it meets, and gives the characters the
 * places of the first glyph alone.
 */
import type { Pdfium } from './pdfium.ts';

export interface ActualTexts {
  /** The span that states the text of a text object, the same for all objects of the span; 0 for none. */
  spanOf(object: number): number;
  close(): void;
}

const KEY = 'ActualText\0';
/** Marks may stand inside each other: a paragraph, a span, a link. */
const DEEPEST = 8;

export function readActualTexts(pdfium: Pdfium): ActualTexts {
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
  return {
    spanOf: (object) => {
      const count = Math.min(call.FPDFPageObj_CountMarks(object), DEEPEST);
      for (let i = 0; i < count; i++) {
        const mark = call.FPDFPageObj_GetMark(object, i);
        if (mark !== 0 && statesText(mark)) return mark;
      }
      return 0;
    },
    close: () => {
      call.free(key);
    },
  };
}
