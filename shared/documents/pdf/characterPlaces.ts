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

/**
 * Long documents have a million characters: each result overwrites the last one of its kind, so that nothing is allocated for each. A
 * class, for the same reason as `PageCharacters`.
 */
export class CharacterPlaces {
  readonly #pdfium: Pdfium;
  readonly #textPage: number;
  readonly #scratch: number;
  // Views become empty when memory grows.
  #doubles: Float64Array;
  #floats: Float32Array;
  readonly #pen = { x: 0, y: 0 };
  readonly #box = { left: 0, low: 0, right: 0, high: 0 };
  readonly #ink = { left: 0, low: 0, right: 0, high: 0 };

  /** @param scratch room for four doubles in PDFium's memory */
  constructor(pdfium: Pdfium, textPage: number, scratch: number) {
    this.#pdfium = pdfium;
    this.#textPage = textPage;
    this.#scratch = scratch;
    this.#doubles = pdfium.doubles();
    this.#floats = pdfium.floats();
  }

  /** Position of the pen. */
  originOf(index: number): Point {
    this.#pdfium.call.FPDFText_GetCharOrigin(this.#textPage, index, this.#scratch, this.#scratch + 8);
    if (this.#doubles.length === 0) this.#doubles = this.#pdfium.doubles();
    const pen = this.#pen;
    pen.x = this.#doubles[this.#scratch >> 3];
    pen.y = this.#doubles[(this.#scratch >> 3) + 1];
    return pen;
  }

  /** For upright text the advance and the font's height; for other text the outline, as PDFium provides nothing else. */
  boxOf(index: number, upright: boolean): Box {
    const box = this.#box;
    if (!upright) return this.#readInk(index, box);
    this.#pdfium.call.FPDFText_GetLooseCharBox(this.#textPage, index, this.#scratch);
    if (this.#floats.length === 0) this.#floats = this.#pdfium.floats();
    const floats = this.#floats;
    const at = this.#scratch >> 2;
    box.left = floats[at];
    box.high = floats[at + 1];
    box.right = floats[at + 2];
    box.low = floats[at + 3];
    return box;
  }

  /** The outline, which does not overwrite the box. */
  inkOf(index: number): Box {
    return this.#readInk(index, this.#ink);
  }

  #readInk(index: number, into: MutableBox): Box {
    const scratch = this.#scratch;
    this.#pdfium.call.FPDFText_GetCharBox(this.#textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
    if (this.#doubles.length === 0) this.#doubles = this.#pdfium.doubles();
    const doubles = this.#doubles;
    const at = scratch >> 3;
    into.left = doubles[at];
    into.right = doubles[at + 1];
    into.low = doubles[at + 2];
    into.high = doubles[at + 3];
    return into;
  }
}

type MutableBox = { -readonly [Side in keyof Box]: number };
