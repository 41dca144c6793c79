/** The shape of a glyph: what it looks like whatever its size, and where its ink is. */
import {
  boundsOf,
  drawnPicture,
  glyphPicture,
  likeness,
  roughPicture,
  type Contour,
  type DrawnInk,
  type GlyphPicture,
  type InkBounds,
  type RoughPicture,
} from './glyphPicture.ts';

export interface GlyphShape {
  readonly picture: GlyphPicture;
  readonly rough: RoughPicture;
  /** The picture spread to a square. */
  readonly spread: () => GlyphPicture;
  readonly roughSpread: () => RoughPicture;
  /** Parts of the font size, from the pen's position: to the right, and above the baseline. Undefined if not known. */
  readonly bounds: InkBounds | undefined;
}

/** @param contours in font sizes. @returns undefined if nothing is drawn */
export function shapeOf(contours: readonly Contour[]): GlyphShape | undefined {
  // A hairline may lie between the rows of a picture: spread, it is seen.
  const picture = glyphPicture(contours) ?? glyphPicture(contours, true);
  if (picture === undefined) return undefined;
  const spread = once(() => glyphPicture(contours, true) ?? picture);
  return {
    picture,
    rough: roughPicture(picture),
    spread,
    roughSpread: once(() => roughPicture(spread())),
    bounds: boundsOf(contours),
  };
}

/** @param within of its ink, pixels. @param bounds as in the shape */
export function shapeOfInk(ink: DrawnInk, within: InkBounds, bounds: InkBounds | undefined): GlyphShape | undefined {
  const picture = drawnPicture(ink, within);
  if (picture === undefined) return undefined;
  const spread = once(() => drawnPicture(ink, within, true) ?? picture);
  return { picture, rough: roughPicture(picture), spread, roughSpread: once(() => roughPicture(spread())), bounds };
}

/** 1 for the same shape: the mean of as it is and spread. */
export const closeLikeness = (one: GlyphShape, other: GlyphShape): number =>
  (likeness(one.picture, other.picture) + likeness(one.spread(), other.spread())) / 2;

/** Distance between two shapes above the baseline, font sizes; 0 if not known. */
export function standsApart({ bounds: one }: GlyphShape, { bounds: other }: GlyphShape): number {
  if (one === undefined || other === undefined) return 0;
  return Math.max(Math.abs(one.top - other.top), Math.abs(one.bottom - other.bottom));
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
