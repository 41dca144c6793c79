/**
 * Glyphs of a span with a stated text share one place, that of the span's first glyph. Here they are given the space that the span's
 * objects take.
 */
import type { Axes, Glyph } from '../layout/glyph.ts';
import type { ActualTexts } from './actualText.ts';
import type { Box, Point } from './characterPlaces.ts';
import type { Affine } from './pdfiumDocument.ts';
import { greatest, least } from '../../platform/longLists.ts';

export interface Cluster {
  readonly span: number;
  readonly glyphs: Glyph[];
  /** Where those of the cluster begin among the glyphs of their group. */
  readonly from: number;
  /** What was drawn right before it, without a space: in right-to-left text it is on its right. */
  readonly before: Glyph | undefined;
  /** Along the frame: how far the objects of the span extend. */
  readonly reach: number;
}

/** In font sizes: between the end of a span's objects and the next letter of the same word, for marks that hang over. */
const LETTER_GAP = 0.12;

/** How far the objects of a span extend along a frame, points as displayed. */
export function reachOf(span: number, actualTexts: ActualTexts, [a, b, c, d, e, f]: Affine, axes: Axes): number {
  const along = (x: number, y: number): number => (a * x + c * y + e) * axes.alongX + (b * x + d * y + f) * axes.alongY;
  const ends = actualTexts
    .objectsOf(span)
    .map(({ left, bottom, right, top }) => Math.max(along(left, bottom), along(right, top)));
  return Math.max(-Infinity, greatest(ends));
}

/**
 * The place of a letter that is drawn in pieces, in right-to-left writing: there its dots and marks are drawn first, at heights of their
 * own, and the part on the line last. From left to right that part is the first piece.
 * @param pen where the first piece is drawn, in the page's own coordinates
 */
export function placeOnLine(span: number, actualTexts: ActualTexts, pen: Point, box: Box): { pen: Point; box: Box } {
  const objects = actualTexts.objectsOf(span);
  const base = objects.at(-1);
  if (base === undefined || objects.length === 1) return { pen, box };
  const left = least(objects.map((object) => object.left));
  const right = greatest(objects.map((object) => object.right));
  return { pen: { x: left, y: base.baseline }, box: { ...box, left, right } };
}

/**
 * The cluster extends as far as its objects, or to its neighbour on the right if that is the next letter of the word.
 * @param next what is drawn next; absent after a space
 * @returns whether `next` turns out to be that letter
 */
export function closeCluster(
  { glyphs: group, from, before, reach }: Cluster,
  next: Pick<Glyph, 'start' | 'baseline'> | undefined,
): boolean {
  const glyphs = group.slice(from);
  const [first] = glyphs;
  const isNextLetter = (other: Pick<Glyph, 'start' | 'baseline'>): boolean =>
    Math.abs(other.baseline - first.baseline) < first.size / 2 &&
    other.start > first.start &&
    other.start <= reach + LETTER_GAP * first.size;
  const neighbour = [next, before].find((other) => other !== undefined && isNextLetter(other));
  const end = neighbour?.start ?? reach;
  if (end > first.start) for (const glyph of glyphs) glyph.end = end;
  return neighbour !== undefined && neighbour === next;
}
