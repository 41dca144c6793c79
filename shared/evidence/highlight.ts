/** Colours the marked boxes of a drawn region, in the raw pixels: 2 ms where compositing an SVG takes 11. */
import type { Box } from '../documents/geometry.ts';
import type { Raster } from '../documents/pdfReader.ts';
import { createTurns } from '../platform/turns.ts';
import type { Mark } from './mark.ts';
import { markBoxes, PADDING } from './markBoxes.ts';
import { MARK_PRECEDENCE, MARK_STYLES, type Colour, type MarkStyle } from './markStyle.ts';
import type { Region } from './regions.ts';

const BAR_THICKNESS = 1.4;
/** On a darker background (mean of the box, 0..255) ink is brighter than paper: the tint is added instead of multiplied. */
const DARK_BACKGROUND = 96;
/** Strength of the added tint. */
const DARK_TINT = 0.45;

/** Changes `raster.pixels` in place. Gives others turns in between: a long quotation has hundreds of marks. */
export async function highlight(raster: Raster, region: Region, marks: readonly Mark[]): Promise<void> {
  const pause = createTurns();
  const painted = new Uint8Array(raster.width * raster.height);
  for (const kind of MARK_PRECEDENCE) {
    for (const mark of marks) {
      if (mark.kind !== kind || mark.pageNumber !== region.pageNumber) continue;
      paintMark(raster, region, mark, painted);
      await pause();
    }
  }
}

/** @param painted one byte per pixel; a set pixel keeps its colour */
function paintMark(raster: Raster, region: Region, mark: Mark, painted: Uint8Array): void {
  const { bar } = MARK_STYLES[mark.kind];
  const boxes = markBoxes(mark);
  const isDark = meanBrightness(raster, toPixels(raster, region, mark.box)) < DARK_BACKGROUND;
  if (bar) for (const box of boxes) cover(raster, toPixels(raster, region, barUnder(box, mark)), bar, painted);
  const tints = TINTS[mark.kind][isDark ? 'dark' : 'light'];
  for (const box of boxes) blend(raster, toPixels(raster, region, box), tints, painted);
}

/** Beside the text if it runs down the page. */
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

/** Row by row and without a call per pixel: a long quotation has millions of them, in the thread that everyone shares. */
function blend(raster: Raster, area: PixelArea, [red, green, blue]: Tints, painted: Uint8Array): void {
  const { pixels, width } = raster;
  for (let y = area.top; y < area.bottom; y++) {
    for (let pixel = y * width + area.left; pixel < y * width + area.right; pixel++) {
      if (painted[pixel] !== 0) continue;
      painted[pixel] = 1;
      const at = 3 * pixel;
      pixels[at] = red[pixels[at]];
      pixels[at + 1] = green[pixels[at + 1]];
      pixels[at + 2] = blue[pixels[at + 2]];
    }
  }
}

/** What each value of a channel, 0..255, becomes under the tint. */
type Tints = readonly [red: Uint8Array, green: Uint8Array, blue: Uint8Array];

const tintsOf = (colour: Colour, isDark: boolean): Tints => {
  const tint = (strength: number): Uint8Array =>
    Uint8Array.from({ length: 256 }, (_, old) =>
      isDark ? old + ((255 - old) * strength * DARK_TINT) / 255 : (old * strength) / 255,
    );
  return [tint(colour[0]), tint(colour[1]), tint(colour[2])];
};

const onBothGrounds = ({ fill }: MarkStyle) => ({ light: tintsOf(fill, false), dark: tintsOf(fill, true) });
/** Computed once: a long quotation has thousands of boxes. */
const TINTS = {
  quotation: onBothGrounds(MARK_STYLES.quotation),
  value: onBothGrounds(MARK_STYLES.value),
  difference: onBothGrounds(MARK_STYLES.difference),
} as const;

function cover({ pixels, width }: Raster, area: PixelArea, [red, green, blue]: Colour, painted: Uint8Array): void {
  for (let y = area.top; y < area.bottom; y++) {
    for (let pixel = y * width + area.left; pixel < y * width + area.right; pixel++) {
      painted[pixel] = 1;
      const at = 3 * pixel;
      pixels[at] = red;
      pixels[at + 1] = green;
      pixels[at + 2] = blue;
    }
  }
}

function meanBrightness({ pixels, width }: Raster, { left, top, right, bottom }: PixelArea): number {
  let sum = 0;
  let count = 0;
  for (let y = top; y < bottom; y++) {
    for (let at = 3 * (y * width + left); at < 3 * (y * width + right); at++) {
      sum += pixels[at];
      count += 1;
    }
  }
  return count === 0 ? 255 : sum / count;
}
