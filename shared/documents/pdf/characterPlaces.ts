/** Where PDFium draws characters, in the page's own coordinates. */
import type { Pdfium } from './pdfium.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly low: number;
  readonly right: number;
  readonly high: number;
}

/** Long documents have a million characters: each answer is overwritten by the next one of its kind, so that nothing is made for each. */
export interface CharacterPlaces {
  /** Where the pen stands. */
  originOf(index: number): Point;
  /** Of upright text the advance and the font's height; of other text the outline, as PDFium tells no more of it. */
  boxOf(index: number, upright: boolean): Box;
  /** The outline, which does not overwrite the box. */
  inkOf(index: number): Box;
}

/** @param scratch room for four doubles in PDFium's memory */
export function characterPlaces(pdfium: Pdfium, textPage: number, scratch: number): CharacterPlaces {
  const { call } = pdfium;
  // Views of memory that has grown since have no elements.
  let doubles = pdfium.doubles();
  let floats = pdfium.floats();
  const at64 = scratch >> 3;
  const at32 = scratch >> 2;
  const pen = { x: 0, y: 0 };
  const box = { left: 0, low: 0, right: 0, high: 0 };
  const ink = { left: 0, low: 0, right: 0, high: 0 };
  const readInk = (index: number, into: typeof ink): Box => {
    call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
    if (doubles.length === 0) doubles = pdfium.doubles();
    into.left = doubles[at64];
    into.right = doubles[at64 + 1];
    into.low = doubles[at64 + 2];
    into.high = doubles[at64 + 3];
    return into;
  };
  return {
    originOf(index) {
      call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
      if (doubles.length === 0) doubles = pdfium.doubles();
      pen.x = doubles[at64];
      pen.y = doubles[at64 + 1];
      return pen;
    },
    boxOf(index, upright) {
      if (!upright) return readInk(index, box);
      call.FPDFText_GetLooseCharBox(textPage, index, scratch);
      if (floats.length === 0) floats = pdfium.floats();
      box.left = floats[at32];
      box.high = floats[at32 + 1];
      box.right = floats[at32 + 2];
      box.low = floats[at32 + 3];
      return box;
    },
    inkOf: (index) => readInk(index, ink),
  };
}
