/**
 * Widths of characters in fonts that the file does not contain. PDFium draws them with one substitute typeface that it stretches to the
 * widths of the current font, and its boxes include the outlines of that typeface as it was stretched last: they would depend on what was
 * read before.
 */
import type { Box, Point } from './characterPlaces.ts';
import type { Pdfium } from './pdfium.ts';
import type { TextStyle } from './textStyle.ts';

/** From here on, characters are drawn with typefaces of their own, and may be written downwards. */
const FIRST_EAST_ASIAN = 0x2e80;

/** A class, for the same reason as `PageCharacters`. */
export class SubstituteAdvances {
  readonly #pdfium: Pdfium;
  readonly #scratch: number;
  /** In font sizes, by font and character. */
  readonly #widths = new Map<number, Map<number, number>>();
  readonly #own = { left: 0, low: 0, right: 0, high: 0 };

  /** @param scratch room for one float in PDFium's memory */
  constructor(pdfium: Pdfium, scratch: number) {
    this.#pdfium = pdfium;
    this.#scratch = scratch;
  }

  /** From the pen on, as wide as the font states; unchanged if the font states nothing. Overwritten by the next result. */
  boxOf(code: number, { font, substituteX: lentX, substituteY: lentY }: TextStyle, pen: Point, box: Box): Box {
    const width = code < FIRST_EAST_ASIAN ? this.#widthOf(font, code) : 0;
    if (!(width > 0)) return box;
    const x = pen.x + width * lentX;
    const y = pen.y + width * lentY;
    const own = this.#own;
    own.left = lentX === 0 ? box.left : Math.min(pen.x, x);
    own.right = lentX === 0 ? box.right : Math.max(pen.x, x);
    own.low = lentY === 0 ? box.low : Math.min(pen.y, y);
    own.high = lentY === 0 ? box.high : Math.max(pen.y, y);
    return own;
  }

  #widthOf(font: number, code: number): number {
    let own = this.#widths.get(font);
    if (own === undefined) this.#widths.set(font, (own = new Map<number, number>()));
    const known = own.get(code);
    if (known !== undefined) return known;
    const isStated = this.#pdfium.call.FPDFFont_GetGlyphWidth(font, code, 1, this.#scratch) === 1;
    const width = isStated ? this.#pdfium.floats()[this.#scratch >> 2] : 0;
    own.set(code, width);
    return width;
  }
}
