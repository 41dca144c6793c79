/** Colours the marked boxes of a drawn region, in the raw pixels: 2 ms where compositing an SVG takes 11. */
import type { Box } from '../documents/geometry.ts';
import type { Raster } from '../documents/pdfReader.ts';
import type { Mark } from './mark.ts';
import { markBoxes, PADDING } from './markBoxes.ts';
import { MARK_PRECEDENCE, MARK_STYLES, type Colour } from './markStyle.ts';
import type { Region } from './regions.ts';

const BAR_THICKNESS = 1.4;
/** On a darker background (mean of the box, 0..255) ink is brighter than paper: the tint is added instead of multiplied. */
const DARK_BACKGROUND = 96;
/** Strength of the added tint. */
const DARK_TINT = 0.45;

/** Changes `raster.pixels` in place. */
export function highlight(raster: Raster, region: Region, marks: readonly Mark[]): void {
  const painted = new Uint8Array(raster.width * raster.height);
  for (const kind of MARK_PRECEDENCE) {
    for (const mark of marks) {
      if (mark.kind === kind && mark.pageNumber === region.pageNumber) paintMark(raster, region, mark, painted);
    }
  }
}

/** @param painted one byte a pixel; what is set keeps the colour that it has */
function paintMark(raster: Raster, region: Region, mark: Mark, painted: Uint8Array): void {
  const { fill, bar } = MARK_STYLES[mark.kind];
  const boxes = markBoxes(mark);
  const isDark = meanBrightness(raster, toPixels(raster, region, mark.box)) < DARK_BACKGROUND;
  if (bar) for (const box of boxes) cover(raster, toPixels(raster, region, barUnder(box, mark)), bar, painted);
  for (const box of boxes) blend(raster, toPixels(raster, region, box), fill, isDark, painted);
}

/** Beside the text where it runs down the page. */
const barUnder = ({ x, y, width, height }: Box, { direction }: Mark): Box =>
  direction === 'vertical'
    ? { x: x - BAR_THICKNESS, y, width: BAR_THICKNESS, height }
    : { x, y: y + height - PADDING, width, height: BAR_THICKNESS };

interface PixelArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function toPixels(raster: Raster, { box: shown }: Region, { x, y, width, height }: Box): PixelArea {
  return {
    left: Math.max(0, Math.round((x - shown.x) * raster.scaleX)),
    top: Math.max(0, Math.round((y - shown.y) * raster.scaleY)),
    right: Math.min(raster.width, Math.round((x + width - shown.x) * raster.scaleX)),
    bottom: Math.min(raster.height, Math.round((y + height - shown.y) * raster.scaleY)),
  };
}

function blend(raster: Raster, area: PixelArea, colour: Colour, isDark: boolean, painted: Uint8Array): void {
  forEachPixel(raster, area, (pixels, offset) => {
    if (painted[offset / 3] !== 0) return;
    painted[offset / 3] = 1;
    for (let channel = 0; channel < 3; channel++) {
      const old = pixels[offset + channel];
      pixels[offset + channel] = isDark
        ? old + ((255 - old) * colour[channel] * DARK_TINT) / 255
        : (old * colour[channel]) / 255;
    }
  });
}

function cover(raster: Raster, area: PixelArea, colour: Colour, painted: Uint8Array): void {
  forEachPixel(raster, area, (pixels, offset) => {
    pixels.set(colour, offset);
    painted[offset / 3] = 1;
  });
}

function meanBrightness(raster: Raster, area: PixelArea): number {
  let sum = 0;
  let count = 0;
  forEachPixel(raster, area, (pixels, offset) => {
    sum += pixels[offset] + pixels[offset + 1] + pixels[offset + 2];
    count += 3;
  });
  return count === 0 ? 255 : sum / count;
}

function forEachPixel(
  { pixels, width }: Raster,
  { left, top, right, bottom }: PixelArea,
  visit: (pixels: Uint8Array, offset: number) => void,
): void {
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) visit(pixels, (y * width + x) * 3);
  }
}
