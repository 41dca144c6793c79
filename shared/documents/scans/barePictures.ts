/**
 * Pictures on pages with a sound text layer that has no text over them: scanned tables, screenshots, stamps. Chosen by places alone, so
 * that documents without them pay nothing.
 */
import type { Box } from '../geometry.ts';
import type { IndexedPage } from '../textIndex.ts';

/** Points: a line of small print, and a few words of it. Anything smaller is an icon. */
const LEAST_HEIGHT = 9;
const LEAST_WIDTH = 40;
/** Square points: a single line of 150 points. */
const LEAST_AREA = 1_500;
/** Characters of the layer within the picture: more are its own text, or a text that the picture lies behind. */
const MOST_WITHIN = 3;
/** Number of pages with a picture at the same place and size from which it is a letterhead or the page's decoration. */
const PAGES_OF_LETTERHEAD = 3;
/** Share of the page from which a picture is neither, although others are at its place, as on slides. */
const MOST_OF_LETTERHEAD = 0.15;
/** Points by which such places differ. */
const PLAY = 2;
/** Largest pictures of a document that are inspected: a quick check takes some milliseconds. */
const MOST_LOOKED_AT = 60;

export interface PictureOnPage {
  readonly page: IndexedPage;
  /** Points, as displayed. */
  readonly box: Box;
  /** The layer's own text lies over it, and is not part of what the picture says. */
  readonly isUnderText?: boolean;
}

/** @param pages those with a sound layer, each with the pictures that it draws, and whether to inspect also those under its text */
export function barePictures(
  pages: readonly { readonly page: IndexedPage; readonly pictures: readonly Box[]; readonly isUnderText?: boolean }[],
): PictureOnPage[] {
  const large = pages.flatMap(({ page, pictures, isUnderText = false }) =>
    pictures.filter(isLargeEnough).map((box): PictureOnPage => ({ page, box, isUnderText })),
  );
  if (large.length === 0) return [];
  return large
    .filter((picture) => !isLetterhead(picture, large))
    .filter(({ page, box, isUnderText }) => isUnderText === true || charactersWithin(page, box) <= MOST_WITHIN)
    .sort((one, other) => areaOf(other.box) - areaOf(one.box))
    .slice(0, MOST_LOOKED_AT);
}

const areaOf = ({ width, height }: Box): number => width * height;

const isLargeEnough = (box: Box): boolean =>
  box.width >= LEAST_WIDTH && box.height >= LEAST_HEIGHT && areaOf(box) >= LEAST_AREA;

const isLetterhead = ({ page, box }: PictureOnPage, all: readonly PictureOnPage[]): boolean =>
  areaOf(box) < MOST_OF_LETTERHEAD * page.width * page.height &&
  all.filter((other) => isSamePlace(other.box, box)).length >= PAGES_OF_LETTERHEAD;

const isSamePlace = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) <= PLAY &&
  Math.abs(one.y - other.y) <= PLAY &&
  Math.abs(one.width - other.width) <= PLAY &&
  Math.abs(one.height - other.height) <= PLAY;

/** Up to one more than allowed. */
function charactersWithin({ lines }: IndexedPage, { x, y, width, height }: Box): number {
  let count = 0;
  for (const { text, direction, crossStart, crossEnd, edges } of lines) {
    const [from, to, start, end] =
      direction === 'horizontal' ? [y, y + height, x, x + width] : [x, x + width, y, y + height];
    const middle = (crossStart + crossEnd) / 2;
    if (middle < from || middle > to) continue;
    for (let unit = 0; unit < text.length; unit++) {
      const along = (edges[2 * unit] + edges[2 * unit + 1]) / 2;
      if (text[unit] !== ' ' && along >= start && along <= end && ++count > MOST_WITHIN) return count;
    }
  }
  return count;
}
