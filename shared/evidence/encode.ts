/** Encodes a picture in the format that the caller asked for. */
import sharp, { type Sharp } from 'sharp';
import type { OutputImageFormat } from '../contract/requests.ts';
import { processorShares } from '../platform/processorShares.ts';
import type { Picture } from './stack.ts';

/**
 * Effort 0: a 1200 × 300 crop takes 18 to 34 ms and 39 kB, where effort 4 takes 500 ms and is hardly smaller. 4:4:4 keeps
 * coloured text sharp. Tuned by the error alone: the encoder's own choice, at quality 50, takes a fifth longer for the same bytes and
 * letters (852 × 137 pixels of print: 14.6 ms, 19.0 kB, 28.6 dB; so 12.1 ms, 19.0 kB, 29.7 dB).
 */
const AVIF = { quality: 35, effort: 0, chromaSubsampling: '4:4:4', tune: 'psnr' } as const;
const JPEG = { quality: 80, chromaSubsampling: '4:4:4' } as const;
const PNG = { compressionLevel: 6 } as const;
const WEBP = { quality: 80, effort: 2 } as const;

/** @param owner of the picture: it waits for its turn among the accounts */
export function encode(
  { width, height, pixels }: Picture,
  format: OutputImageFormat,
  owner: string | undefined,
): Promise<Buffer> {
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  return processorShares(owner ?? '', () => inFormat(image, format).toBuffer());
}

/** Milliseconds of processor time per million pixels of a page of text: an encoder with its own threads reports none. */
const MS_PER_MEGAPIXEL = { avif: 90, jpeg: 15, png: 60, webp: 70 } as const;

/** Approximate encoding time, milliseconds of processor time. */
export const encodingMs = ({ width, height }: Picture, format: OutputImageFormat): number =>
  (MS_PER_MEGAPIXEL[format] * width * height) / 1e6;

function inFormat(image: Sharp, format: OutputImageFormat): Sharp {
  switch (format) {
    case 'avif':
      return image.avif(AVIF);
    case 'jpeg':
      return image.jpeg(JPEG);
    case 'png':
      return image.png(PNG);
    case 'webp':
      return image.webp(WEBP);
  }
}
