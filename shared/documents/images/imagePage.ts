/** How large an image's page is in points, and which pixels a part of the page is. */
import type { RenderRequest } from '../pdfReader.ts';
import type { Frame } from './decoderProtocol.ts';

const POINTS_PER_INCH = 72;
/** Lower densities are not scans, higher densities not pages: such a value is an error of the program that wrote the file. */
const LEAST_DENSITY = 72;
const MOST_DENSITY = 1200;
/**
 * Pixels per inch if the file states none: a letter scanned for reading, or a screenshot of a whole page, comes out near its paper's size.
 */
const USUAL_DENSITY = 150;
/** Pixels of a drawn region: as for PDFs. */
const MAX_DRAWN_PIXELS = 25_000_000;

export interface ImagePage {
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly pointsPerPixel: number;
}

/** Stated densities count if they are between 72 and 1,200 dpi; otherwise the image has 150 dpi. */
export function imagePage({ width, height, density = USUAL_DENSITY }: Frame): ImagePage {
  const perInch = density >= LEAST_DENSITY && density <= MOST_DENSITY ? density : USUAL_DENSITY;
  const pointsPerPixel = POINTS_PER_INCH / perInch;
  return { width: width * pointsPerPixel, height: height * pointsPerPixel, pointsPerPixel };
}

export interface PixelRegion {
  /** Of the frame. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly outputWidth: number;
  readonly outputHeight: number;
  /** Pixels of the result per point. */
  readonly scaleX: number;
  readonly scaleY: number;
}

/** Whole pixels of the frame that contain the region, and the size at which they are drawn. */
export function pixelRegion(frame: Frame, { region, scale }: Pick<RenderRequest, 'region' | 'scale'>): PixelRegion {
  const page = imagePage(frame);
  const { x, y, width, height } = region ?? { x: 0, y: 0, width: page.width, height: page.height };
  const perPoint = 1 / page.pointsPerPixel;
  const left = clamp(Math.round(x * perPoint), 0, frame.width - 1);
  const top = clamp(Math.round(y * perPoint), 0, frame.height - 1);
  const right = clamp(Math.round((x + width) * perPoint), left + 1, frame.width);
  const bottom = clamp(Math.round((y + height) * perPoint), top + 1, frame.height);
  const size = { width: right - left, height: bottom - top };
  const pointsWide = size.width * page.pointsPerPixel;
  const pointsHigh = size.height * page.pointsPerPixel;
  const allowed = Math.min(scale, Math.sqrt(MAX_DRAWN_PIXELS / (pointsWide * pointsHigh)));
  const outputWidth = Math.max(1, Math.round(pointsWide * allowed));
  const outputHeight = Math.max(1, Math.round(pointsHigh * allowed));
  return {
    left,
    top,
    ...size,
    outputWidth,
    outputHeight,
    scaleX: outputWidth / pointsWide,
    scaleY: outputHeight / pointsHigh,
  };
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
