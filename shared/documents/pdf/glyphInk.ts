/**
 * Where the ink of a drawn glyph is, in font sizes: this distinguishes one glyph from another, and shows whether an outline is the glyph's
 * own.
 */
import type { Box as CharacterBox, Point } from './characterPlaces.ts';
import type { InkBounds } from './glyphPicture.ts';
import type { TextStyle } from './textStyle.ts';

/** In font sizes: the ink of one glyph is reported equally to a ten-thousandth, whatever its size. */
const SAME_INK = 0.004;
/** In font sizes: PDFium's outline is that of the glyph if it is as large as its ink. */
const SAME_OUTLINE = 0.02;

export function isSameInk(one: InkBounds | undefined, other: InkBounds | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    Math.abs(one.right - one.left - (other.right - other.left)) <= SAME_INK &&
    Math.abs(one.top - one.bottom - (other.top - other.bottom)) <= SAME_INK &&
    Math.abs(one.bottom - other.bottom) <= SAME_INK
  );
}

export const isBlank = ({ left, bottom, right, top }: InkBounds): boolean => right <= left || top <= bottom;

export function isOutlineOf({ left, bottom, right, top }: InkBounds, ink: InkBounds): boolean {
  return (
    Math.abs(right - left - (ink.right - ink.left)) <= SAME_OUTLINE &&
    Math.abs(top - bottom - (ink.top - ink.bottom)) <= SAME_OUTLINE
  );
}

/** PDFium fits its own fonts to the widths of missing ones: in them the outline is as tall as the ink, but not as wide. */
export const isFitted = (outline: InkBounds, ink: InkBounds): boolean =>
  isAsTall(outline, ink, SAME_OUTLINE) && isWithin(widthRatio(outline, ink), 1 / MOST_FITTED, MOST_FITTED);

const MOST_FITTED = 1.35;

/** For fonts whose ink is derived from the advance: they are stretched in weight, too. */
export const isStretchedTo = (outline: InkBounds, ink: InkBounds): boolean =>
  isAsTall(outline, ink, STRETCHED_HEIGHT) && isWithin(widthRatio(outline, ink), LEAST_STRETCHED, MOST_STRETCHED);

/** In font sizes: a dot is placed higher in a heavier weight. */
const STRETCHED_HEIGHT = 0.06;
/** In advances: a stroke in a wide one, and a letter that leans over its neighbours. */
const LEAST_STRETCHED = 0.2;
const MOST_STRETCHED = 1.5;

const isAsTall = (one: InkBounds, other: InkBounds, play: number): boolean =>
  Math.abs(one.top - other.top) <= play && Math.abs(one.bottom - other.bottom) <= play;

const widthRatio = (one: InkBounds, other: InkBounds): number => (one.right - one.left) / (other.right - other.left);

const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** Units of the page per font size, along the line and across it. */
export interface Unit {
  readonly along: number;
  readonly across: number;
}

/** Undefined for slanted and rotated text, whose boxes are wider than its glyphs. */
export function unitOf({ upright, size, matrix }: TextStyle, userUnit: number): Unit | undefined {
  const [a, b, c, d] = matrix;
  if (!upright || b !== 0 || c !== 0) return undefined;
  const across = size / userUnit;
  return { along: (across * a) / Math.abs(d), across };
}

export const inkOf = ({ along, across }: Unit, pen: Point, { left, low, right, high }: CharacterBox): InkBounds => ({
  left: (left - pen.x) / along,
  right: (right - pen.x) / along,
  bottom: (low - pen.y) / across,
  top: (high - pen.y) / across,
});
