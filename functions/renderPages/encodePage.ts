/**
 * The stored forms of a drawn page. Measured on pages at 144 dpi, processor time of one: pages of print as grey PNG 4 ms (220
 * kB), in colour 8 (380 kB), as JPEG 15 to 29, as lossless WebP 60 to 80 (170 kB), as lossy WebP 40 to 50. Scans and photographs
 * as PNG 22 to 28 ms and 1.3 to 1.7 MB, as JPEG 7 to 13 and 0.2 MB.
 */
import sharp, { type Sharp } from 'sharp';
import { THUMBNAIL_BOX } from '../../shared/attachments/pageRendition.ts';
import type { Raster } from '../../shared/documents/pdfReader.ts';
import { allEnded } from '../../shared/platform/allEnded.ts';

/** zlib's higher levels save a fifth of the bytes, and take half as long again; from 3 on a twentieth, and twice as long. */
const PRINT = { compressionLevel: 1 } as const;
const PICTURE = { quality: 85 } as const;
const THUMBNAIL = { quality: 75, effort: 0 } as const;
/** Nobody reads a thumbnail: the kernel that keeps letters sharpest takes a quarter longer. */
const KERNEL = 'linear';
/** Out of this many rows, one is examined. */
const ROW_STEP = 8;
/** Of 255: neighbours that differ by so little belong to a photograph, a scan's grain, or a shade. Edges of letters differ by more. */
const SOFT = 12;
/** Share of soft neighbours: of 104 pages those of print have up to .09, grainy scans and photographs .11 to .8. */
const PICTURE_SHARE = 0.1;

export interface StoredImage {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export interface EncodedPage {
  readonly full: StoredImage;
  readonly thumbnail: StoredImage;
}

/**
 * Nothing reads the pixels any more once it has ended, however it ends.
 * @param width of the full image, pixels, which the raster may miss by one: the renderer rounds differently
 */
export async function encodePage(raster: Raster, width: number, height: number): Promise<EncodedPage> {
  const { channels = 3 } = raster;
  const raw = { width: raster.width, height: raster.height, channels };
  // One each: a clone copies the pixels, in the thread that everyone shares.
  const image = (): Sharp => sharp(raster.pixels, { raw }).toColourspace(channels === 1 ? 'b-w' : 'srgb');
  const isPicture = softShare(raster) >= PICTURE_SHARE;
  const fits = raster.width === width && raster.height === height;
  const full = fits ? image() : image().resize(width, height, { fit: 'fill' });
  const [bytes, thumbnail] = await allEnded([
    (isPicture ? full.jpeg(PICTURE) : full.png(PRINT)).toBuffer(),
    image()
      .resize({ ...THUMBNAIL_BOX, fit: 'inside', kernel: KERNEL })
      .webp(THUMBNAIL)
      .toBuffer(),
  ]);
  return {
    full: { bytes, contentType: isPicture ? 'image/jpeg' : 'image/png' },
    thumbnail: { bytes: thumbnail, contentType: 'image/webp' },
  };
}

/** Share of the pixels that differ a little from the one before. */
function softShare({ pixels, width, height, channels = 3 }: Raster): number {
  let soft = 0;
  let looked = 0;
  for (let y = 0; y < height; y += ROW_STEP) {
    soft += softInRow(pixels, channels * width * y, channels * width * (y + 1), channels);
    looked += width;
  }
  return soft / looked;
}

/** @param from and `end` positions of a row's bytes */
function softInRow(pixels: Uint8Array, from: number, end: number, channels: number): number {
  let soft = 0;
  // Of colours the green, which has most of the brightness.
  for (let at = from + channels + (channels >> 1); at < end; at += channels) {
    const difference = Math.abs(pixels[at] - pixels[at - channels]);
    if (difference > 0 && difference <= SOFT) soft++;
  }
  return soft;
}
