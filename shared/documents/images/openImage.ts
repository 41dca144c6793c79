/** Opens an image file in any supported format: those that libvips reads, and those that need a decoder of their own. */
import sharp from 'sharp';
import type { Metadata } from 'sharp';
import type { ImageType } from '../fileType.ts';
import { openBmp } from './bmpImage.ts';
import { checkSize, flatten, statedDensity, type DecodedImage } from './decodedImage.ts';
import type { Frame } from './decoderProtocol.ts';
import { damagedImage, noSuchFrame, tooManyFrames } from './failures.ts';
import { openHeic } from './heicImage.ts';
import { MAX_IMAGE_PIXELS } from './imageLimits.ts';
import { openTiffFrames } from './tiffFrames.ts';

/** `error`: cut-off or damaged files are refused; merely unusual ones are read. */
const READING = { failOn: 'error', limitInputPixels: MAX_IMAGE_PIXELS, unlimited: false } as const;

/** @throws UnreadableDocument if the file is damaged, or has too many pixels or frames */
export async function openImage(bytes: Uint8Array, type: ImageType, maxFrames: number): Promise<DecodedImage> {
  if (type === 'image/bmp') return openBmp(bytes);
  if (type === 'image/heic') return openHeic(bytes);
  const tiff = type === 'image/tiff' ? openTiffFrames(bytes) : undefined;
  const count = tiff?.count ?? 1;
  if (count === 0) throw damagedImage('No directory, or no end of them.');
  if (count > maxFrames) throw tooManyFrames(count, maxFrames);
  const frames: Frame[] = [];
  for (let index = 0; index < count; index++) {
    tiff?.select(index);
    const { autoOrient, density } = await metadata(bytes, type);
    frames.push({ ...autoOrient, density: statedDensity(density) });
  }
  return {
    frames,
    decode: async (index) => {
      if (index >= count) throw noSuchFrame(index + 1, count);
      tiff?.select(index);
      return flatten(sharp(bytes, READING).autoOrient());
    },
    close: () => undefined,
  };
}

/** What libvips calls the formats that it decodes for us. */
const DECODED_AS: Readonly<Record<Exclude<ImageType, 'image/bmp' | 'image/heic'>, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/tiff': 'tiff',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'heif',
};

/** @throws UnreadableDocument also if the decoder takes it for another format: it knows some that nobody may send */
async function metadata(bytes: Uint8Array, type: keyof typeof DECODED_AS): Promise<Metadata> {
  const found = await sharp(bytes, { ...READING, limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw damagedImage(error);
    });
  if (found.format !== DECODED_AS[type]) throw damagedImage(`Decoded as ${found.format}.`);
  checkSize(found.width, found.height);
  return found;
}
