/** What a recording looks like, at a moment or over a page: a frame, otherwise the waveform, otherwise an empty panel. */
import type { Raster } from '../pdfReader.ts';
import type { PdfSource } from '../pdfReader.ts';
import type { MediaEngine, PictureSize } from './mediaEngine.ts';
import { FRAME_SIDE } from './mediaLimits.ts';
import type { MediaType } from './mediaType.ts';
import type { Probe } from './probe.ts';

/** For sound alone, pixels. */
const WAVEFORM: PictureSize = { width: 960, height: 240 };
/** The pictures of a film narrower than this share of its length are stripes. */
const LEAST_PROPORTION = 1 / 8;
/** Grey of the panel if nothing can be drawn. */
const EMPTY_GREY = 225;

/** Even numbers, as video coders prefer; at most `FRAME_SIDE` along the longer side. */
export function pictureSize({ picture }: Pick<Probe, 'picture'>): PictureSize {
  if (picture === undefined) return WAVEFORM;
  const longer = Math.max(picture.width, picture.height);
  const scale = Math.min(1, FRAME_SIDE / longer);
  const least = longer * scale * LEAST_PROPORTION;
  const even = (side: number): number => Math.max(2, 2 * Math.round(Math.max(side * scale, least) / 2));
  return { width: even(picture.width), height: even(picture.height) };
}

/** Part of a recording that a picture represents. */
export interface Moment {
  readonly startMs: number;
  readonly endMs: number;
  /** The frame at this time. */
  readonly atMs: number;
  /** If false, the last key frame before it is good enough. */
  readonly exact: boolean;
}

export async function mediaPicture(
  engine: MediaEngine,
  source: PdfSource,
  type: MediaType,
  probe: Probe,
  moment: Moment,
): Promise<Raster> {
  const size = pictureSize(probe);
  const pixels =
    (await framePixels(engine, source, type, probe, moment, size)) ??
    (await wavePixels(engine, source, type, probe, moment, size)) ??
    new Uint8Array(size.width * size.height * 3).fill(EMPTY_GREY);
  return { ...size, scaleX: PIXELS_PER_POINT, scaleY: PIXELS_PER_POINT, pixels };
}

/** For pictures of recordings, which have no size on paper: as in page images. */
export const PIXELS_PER_POINT = 2;

async function framePixels(
  engine: MediaEngine,
  source: PdfSource,
  type: MediaType,
  { picture }: Probe,
  { atMs, exact }: Moment,
  size: PictureSize,
): Promise<Uint8Array | undefined> {
  if (picture === undefined) return undefined;
  const exactly = exact ? await engine.frame(source, type, { atMs, exact: true, ...size }) : undefined;
  return exactly ?? (await engine.frame(source, type, { atMs, exact: false, ...size }));
}

async function wavePixels(
  engine: MediaEngine,
  source: PdfSource,
  type: MediaType,
  { hasSound }: Probe,
  { startMs, endMs }: Moment,
  size: PictureSize,
): Promise<Uint8Array | undefined> {
  if (!hasSound) return undefined;
  const wave = await engine.waveform(source, type, { startMs, endMs, ...size });
  return wave && onWhite(wave);
}

function onWhite(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    const alpha = rgba[from + 3] / 255;
    for (let channel = 0; channel < 3; channel++) rgb[to + channel] = 255 + (rgba[from + channel] - 255) * alpha;
  }
  return rgb;
}
