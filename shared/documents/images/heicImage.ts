/** HEIC, whose coding (HEVC) our libvips is built without: the first picture of the file, rotated as the file says. */
import decodeHeic from 'heic-decode';
import sharp from 'sharp';
import { checkSize, flatten, type DecodedImage } from './decodedImage.ts';
import { damagedImage, noSuchFrame } from './failures.ts';

/** @throws UnreadableDocument if the file is damaged or has too many pixels */
export async function openHeic(bytes: Uint8Array): Promise<DecodedImage> {
  const images = await decodeHeic.all({ buffer: bytes }).catch((error: unknown) => {
    throw damagedImage(error);
  });
  const first = images.at(0);
  if (first === undefined) throw damagedImage('No picture in the file.');
  const { width, height } = first;
  checkSize(width, height);
  return {
    frames: [{ width, height }],
    decode: async (index) => {
      if (index > 0) throw noSuchFrame(index + 1, 1);
      const { data } = await first.decode().catch((error: unknown) => {
        throw damagedImage(error);
      });
      return flatten(sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }));
    },
    close: () => {
      images.dispose();
    },
  };
}
