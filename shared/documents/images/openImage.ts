/** Opens an image file of any format that we take: what libvips reads, and what needs a decoder of its own. */
import sharp from 'sharp';
import type { Metadata } from 'sharp';
import type { ImageType } from '../fileType.ts';
import { openBmp } from './bmpImage.ts';
import { checkSize, flatten, statedDensity, type DecodedImage } from './decodedImage.ts';
import type { Frame } from './decoderProtocol.ts';
import { damagedImage, noSuchFrame, tooManyFrames } from './failures.ts';
import { openHeic } from './heicImage.ts';
import { MAX_IMAGE_PIXELS } from './imageLimits.ts';

/** `error`: what is cut off or damaged is refused; what is merely unusual is read. */
const READING = { failOn: 'error', limitInputPixels: MAX_IMAGE_PIXELS, unlimited: false } as const;

/** @throws UnreadableDocument when the file is damaged, or has too many pixels or frames */
export async function openImage(bytes: Uint8Array, type: ImageType, maxFrames: number): Promise<DecodedImage> {
  if (type === 'image/bmp') return openBmp(bytes);
  if (type === 'image/heic') return openHeic(bytes);
  const count = type === 'image/tiff' ? ((await metadata(bytes, 0)).pages ?? 1) : 1;
  if (count > maxFrames) throw tooManyFrames(count, maxFrames);
  const frames: Frame[] = [];
  for (let index = 0; index < count; index++) {
    const { autoOrient, density } = await metadata(bytes, index);
    frames.push({ ...autoOrient, density: statedDensity(density) });
  }
  return {
    frames,
    decode: async (index) => {
      if (index >= count) throw noSuchFrame(index + 1, count);
      return flatten(sharp(bytes, { ...READING, page: index, pages: 1 }).autoOrient());
    },
    close: () => undefined,
  };
}

async function metadata(bytes: Uint8Array, page: number): Promise<Metadata> {
  const found = await sharp(bytes, { ...READING, limitInputPixels: false, page, pages: 1 })
    .metadata()
    .catch((error: unknown) => {
      throw damagedImage(error);
    });
  checkSize(found.width, found.height);
  return found;
}
