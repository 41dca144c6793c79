/** BMP, which libvips does not read. */
import { decode } from '@vingle/bmp-js';
import sharp from 'sharp';
import { checkSize, flatten, statedDensity, type DecodedImage } from './decodedImage.ts';
import { damagedImage, noSuchFrame } from './failures.ts';

/** Offsets in the file, from the information header of 40 bytes and its successors (BITMAPINFOHEADER). */
const WIDTH_AT = 18;
const HEIGHT_AT = 22;
const PIXELS_PER_METRE_AT = 38;
const INCHES_PER_METRE = 39.37;
const OPAQUE = 255;

/** @throws UnreadableDocument if the file is damaged or has too many pixels */
export function openBmp(bytes: Uint8Array): DecodedImage {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < PIXELS_PER_METRE_AT + 4) throw damagedImage('The header is cut off.');
  const width = file.readUInt32LE(WIDTH_AT);
  // Negative for top-down pictures.
  const height = Math.abs(file.readInt32LE(HEIGHT_AT));
  checkSize(width, height);
  const perMetre = file.readInt32LE(PIXELS_PER_METRE_AT);
  const density = statedDensity(perMetre > 0 ? perMetre / INCHES_PER_METRE : undefined);
  return {
    frames: [{ width, height, density }],
    decode: async (index) => {
      if (index > 0) throw noSuchFrame(index + 1, 1);
      return flatten(sharp(pixelsOf(file, width, height), { raw: { width, height, channels: 4 } }));
    },
    close: () => undefined,
  };
}

function pixelsOf(file: Buffer, width: number, height: number): Buffer {
  let data: Buffer;
  try {
    ({ data } = decode(file, true));
  } catch (error) {
    throw damagedImage(error);
  }
  if (data.length !== width * height * 4) throw damagedImage(`${data.length} bytes of pixels`);
  // Many programs leave the fourth byte zero without meaning a transparent picture.
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return data;
  for (let at = 3; at < data.length; at += 4) data[at] = OPAQUE;
  return data;
}
