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

export interface CharacterPlaces {
  /** Where the pen stands. */
  originOf(index: number): Point;
  /** Of upright text the advance and the font's height; of other text the outline, as PDFium tells no more of it. */
  boxOf(index: number, upright: boolean): Box;
}

/** @param scratch room for four doubles in PDFium's memory */
export function characterPlaces(pdfium: Pdfium, textPage: number, scratch: number): CharacterPlaces {
  const { call } = pdfium;
  // Views of memory that has grown since have no elements.
  let doubles = pdfium.doubles();
  let floats = pdfium.floats();
  const at64 = scratch >> 3;
  const at32 = scratch >> 2;
  return {
    originOf(index) {
      call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
      if (doubles.length === 0) doubles = pdfium.doubles();
      return { x: doubles[at64], y: doubles[at64 + 1] };
    },
    boxOf(index, upright) {
      if (upright) {
        call.FPDFText_GetLooseCharBox(textPage, index, scratch);
        if (floats.length === 0) floats = pdfium.floats();
        return { left: floats[at32], low: floats[at32 + 3], right: floats[at32 + 2], high: floats[at32 + 1] };
      }
      call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
      if (doubles.length === 0) doubles = pdfium.doubles();
      return { left: doubles[at64], low: doubles[at64 + 2], right: doubles[at64 + 1], high: doubles[at64 + 3] };
    },
  };
}
