/**
 * A drawn character, in the frame of its text: `along` grows as the text advances, `across` from line to line. There are a million of them
 * in a long document: line building completes them in place instead of copying.
 */
export interface Glyph {
  /** One character, never white space; the marks on it are added when its line is built. */
  text: string;
  /** Points along the frame. Pieces of a ligature share its extent until their line is built. */
  start: number;
  end: number;
  /** Points across the frame: the top of ascenders, the baseline, the bottom of descenders. */
  readonly top: number;
  readonly baseline: number;
  readonly bottom: number;
  /** Font size in points, as displayed. */
  readonly size: number;
  /** White space was drawn between the previous glyph and this one; in a line: a reader sees a space there. */
  spaceBefore: boolean;
  /** In text from right to left: where along the frame these spaces are, as their order says nothing about it. */
  spacesAt?: readonly number[];
  /** PDFium would put a space before this glyph: it knows the exact advance of the last one, we only its box. */
  gapBefore: boolean;
  /** Position in the content stream, to see what the producer wrote in sequence. */
  readonly order: number;
  /** Pieces of a ligature share this number; every other glyph has its own. */
  readonly origin: number;
}

/** The axes along and across which text runs, as displayed. */
export interface Frame {
  /** Direction of the text: clockwise from left-to-right, in degrees, 0 to 359. */
  readonly angle: number;
  /** Drawn mirrored: the next line is on the other side. */
  readonly mirrored: boolean;
}

/** Glyphs of one writing direction. */
export interface GlyphGroup {
  readonly frame: Frame;
  readonly glyphs: Glyph[];
}

/** Unit vectors of a frame, in points as displayed. */
export interface Axes {
  readonly alongX: number;
  readonly alongY: number;
  readonly acrossX: number;
  readonly acrossY: number;
}

export function axesOf({ angle, mirrored }: Frame): Axes {
  const radians = (angle * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const side = mirrored ? -1 : 1;
  return { alongX: cos, alongY: sin, acrossX: -sin * side, acrossY: cos * side };
}
