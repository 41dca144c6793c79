/** How large a page's image and thumbnail are: known before they are drawn, so that answers need not wait for them. */

/** Two pixels per point (144 dpi): ten-point text is comfortable to read on a screen. */
const PIXELS_PER_POINT = 2;
/** Longest side of a page image, pixels: an A3 page at full scale; larger sheets are scaled down. */
const MAX_IMAGE_SIDE = 2400;
const THUMBNAIL_WIDTH = 240;
/** Otherwise a page much taller than wide would get a huge thumbnail. */
const MAX_THUMBNAIL_HEIGHT = 480;

export interface Rendition {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per point. */
  readonly scale: number;
}

/** @param page size in points, as displayed */
export function pageRendition(page: { readonly width: number; readonly height: number }): Rendition {
  const scale = Math.min(PIXELS_PER_POINT, MAX_IMAGE_SIDE / Math.max(page.width, page.height));
  return {
    width: Math.max(1, Math.round(page.width * scale)),
    height: Math.max(1, Math.round(page.height * scale)),
    scale,
  };
}

/** The box that a thumbnail fits into, pixels. */
export const THUMBNAIL_BOX = { width: THUMBNAIL_WIDTH, height: MAX_THUMBNAIL_HEIGHT } as const;
