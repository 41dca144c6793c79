/** A drawn character, in the frame of its text: `along` grows as the text advances, `across` from line to line. */
export interface Glyph {
  /** One character; several UTF-16 units when it lies outside the basic plane. Never white space. */
  readonly text: string;
  /** Points along the frame. */
  readonly start: number;
  readonly end: number;
  /** Points across the frame: the top of ascenders, the line that letters stand on, the bottom of descenders. */
  readonly top: number;
  readonly baseline: number;
  readonly bottom: number;
  /** Font size in points, as displayed. */
  readonly size: number;
  /** White space was drawn between the previous glyph and this one. */
  readonly spaceBefore: boolean;
  /** PDFium would put a space before this glyph: it knows the exact advance of the last one, we its box only. */
  readonly gapBefore: boolean;
  /** Position in the content stream, to tell what the producer wrote in sequence. */
  readonly order: number;
  /** Pieces of a ligature share this number; every other glyph has its own. */
  readonly origin: number;
}

/** Glyphs of one writing direction. */
export interface GlyphGroup {
  /** Direction of the text as displayed: clockwise from left-to-right, in degrees, 0 to 359. */
  readonly angle: number;
  readonly glyphs: Glyph[];
}
