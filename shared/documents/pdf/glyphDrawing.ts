/** A glyph as the page draws it: for those whose outline PDFium does not provide, and for those for which it provides another one's. */
import type { Box } from './characterPlaces.ts';
import { inkBounds, type DrawnInk, type InkBounds } from './glyphPicture.ts';
import { transform } from './glyphRuns.ts';
import { shapeOfInk, type GlyphShape } from './glyphShape.ts';
import { drawPage } from './pageRaster.ts';
import type { Pdfium } from './pdfium.ts';
import type { PdfiumPage } from './pdfiumDocument.ts';
import { median } from '../../platform/median.ts';

/** Height or width at which a glyph is drawn, pixels, the greater of both. */
const EXTENT_PIXELS = 48;
/** Paper around it, in parts of that: it shows the paper's colour. */
const MARGIN = 0.12;
/** Sum of three colours, 0 to 765: a glyph that differs less from its paper cannot be recognised. */
const LEAST_CONTRAST = 90;

/**
 * @param box of its ink, in units of the page
 * @param bounds the same in font sizes, from the pen's position
 */
export function drawnShape(
  pdfium: Pdfium,
  page: PdfiumPage,
  box: Box,
  bounds: InkBounds | undefined,
): GlyphShape | undefined {
  const from = transform(page.toDisplay, box.left, box.low);
  const to = transform(page.toDisplay, box.right, box.high);
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const extent = Math.max(width, height);
  if (!(extent > 0)) return undefined;
  const margin = MARGIN * extent;
  const region = {
    x: Math.min(from.x, to.x) - margin,
    y: Math.min(from.y, to.y) - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
  };
  const scale = EXTENT_PIXELS / extent;
  const raster = drawPage(pdfium, page, { pageNumber: 0, region, scale }, MOST_PIXELS);
  const drawn = inkOf(raster.pixels, raster.width, raster.height, Math.round(margin * scale) - 1);
  const within = drawn && inkBounds(drawn);
  return drawn && within && shapeOfInk(drawn, within, bounds);
}

const MOST_PIXELS = 10_000;

/**
 * What differs from the colour of the edge, without the edge: that is where the neighbours are.
 * @returns undefined if it hardly differs, or if the glyph continues into the edge: then its box is not its own
 */
function inkOf(pixels: Uint8Array, width: number, height: number, rim: number): DrawnInk | undefined {
  const shades = new Float32Array(width * height);
  for (let i = 0; i < shades.length; i++) shades[i] = pixels[3 * i] + pixels[3 * i + 1] + pixels[3 * i + 2];
  const around: number[] = [];
  for (let x = 0; x < width; x++) around.push(shades[x], shades[(height - 1) * width + x]);
  for (let y = 0; y < height; y++) around.push(shades[y * width], shades[y * width + width - 1]);
  const paper = median(around);
  const ink = shades.map((shade) => Math.abs(shade - paper));
  let most = 0;
  for (let y = rim; y < height - rim; y++) {
    for (let x = rim; x < width - rim; x++) most = Math.max(most, ink[y * width + x]);
  }
  if (most < LEAST_CONTRAST || isCut(ink, width, height, rim, most / 2)) return undefined;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isInside = x >= rim && x < width - rim && y >= rim && y < height - rim;
      ink[y * width + x] = isInside ? ink[y * width + x] / most : 0;
    }
  }
  return { ink, width, height };
}

/** Whether ink goes from the inside of the edge to its middle. */
function isCut(ink: Float32Array, width: number, height: number, rim: number, least: number): boolean {
  const middle = Math.max(1, rim >> 1);
  const continuesInward = (x: number, y: number, stepX: number, stepY: number): boolean => {
    for (let step = 0; step <= middle; step++) {
      if (ink[(y + step * stepY) * width + x + step * stepX] < least) return false;
    }
    return true;
  };
  for (let x = rim; x < width - rim; x++) {
    if (continuesInward(x, rim, 0, -1) || continuesInward(x, height - 1 - rim, 0, 1)) return true;
  }
  // Neighbours touch with their serifs; a stem that is cut continues in many rows.
  let [left, right] = [0, 0];
  for (let y = rim; y < height - rim; y++) {
    if (continuesInward(rim, y, -1, 0)) left++;
    if (continuesInward(width - 1 - rim, y, 1, 0)) right++;
  }
  return Math.max(left, right) >= CUT_ROWS * (height - 2 * rim);
}

/** Share of the rows. */
const CUT_ROWS = 0.25;
