/** Images made to exhaust or mislead the decoder are refused before they do. */
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { ImageType } from '../../../shared/documents/fileType.ts';
import { createImageDecoder } from '../../../shared/documents/images/imageDecoder.ts';

const decoder = createImageDecoder({ maxFrames: 50 });
afterAll(() => decoder.close());

let count = 0;
const sourceOf = (bytes: Uint8Array) => ({ id: `hostile-${count++}`, load: () => Promise.resolve(bytes) });
const WHOLE = {
  frame: 0,
  left: 0,
  top: 0,
  width: 1,
  height: 1,
  outputWidth: 1,
  outputHeight: 1,
  colour: 'grey',
} as const;

/** Looks at the image and decodes its first pixel. */
async function decode(bytes: Uint8Array, type: ImageType): Promise<Uint8Array> {
  const source = sourceOf(bytes);
  await decoder.inspect(source, type);
  return decoder.draw(source, type, WHOLE);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** One bit a pixel: a header that says so, and whatever data. */
function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** Where the directory of `tiff` names the next one. */
const NEXT_DIRECTORY_AT = 118;

/** Grey, eight bits a pixel, as many rows as columns, without the pixels that it promises. */
function tiff(side: number): Buffer {
  const file = Buffer.alloc(200);
  file.write('II');
  file.writeUInt16LE(42, 2);
  file.writeUInt32LE(8, 4);
  const long = 4;
  const short = 3;
  const tags = [
    [256, long, side],
    [257, long, side],
    [258, short, 8],
    [259, short, 1],
    [262, short, 1],
    [273, long, 150],
    [277, short, 1],
    [278, long, side],
    [279, long, 20],
  ];
  file.writeUInt16LE(tags.length, 8);
  for (const [i, [tag, type, value]] of tags.entries()) {
    file.writeUInt16LE(tag, 10 + 12 * i);
    file.writeUInt16LE(type, 12 + 12 * i);
    file.writeUInt32LE(1, 14 + 12 * i);
    file.writeUInt32LE(value, 18 + 12 * i);
  }
  return file;
}

const photograph = sharp({ create: { width: 300, height: 300, channels: 3, background: '#808080' } });

describe('hostile images', () => {
  it('are refused by their size before a pixel is decoded', async () => {
    await expect(decode(png(30_000, 30_000, Buffer.alloc(100)), 'image/png')).rejects.toThrow(
      '30000 × 30000 pixels; the limit is 50 million',
    );
    await expect(decode(png(70_000, 10, Buffer.alloc(100)), 'image/png')).rejects.toThrow('65500 along a side');
  });

  it('are refused when their header promises more than there is', async () => {
    await expect(decode(png(6000, 6000, Buffer.alloc(100)), 'image/png')).rejects.toThrow('damaged or incomplete');
    await expect(decode(png(0, 0, Buffer.alloc(1)), 'image/png')).rejects.toThrow('damaged or incomplete');
    const lying = Buffer.alloc(200);
    lying.write('BM');
    lying.writeUInt32LE(40, 14);
    lying.writeInt32LE(4000, 18);
    lying.writeInt32LE(4000, 22);
    await expect(decode(lying, 'image/bmp')).rejects.toThrow('damaged or incomplete');
    lying.writeInt32LE(2_000_000_000, 18);
    await expect(decode(lying, 'image/bmp')).rejects.toThrow('too large');
  });

  it('of a hundred thousand frames are one picture, the first', async () => {
    const head = Buffer.from([...Buffer.from('GIF89a'), 2, 0, 2, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
    const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 2, 0x44, 0x52, 0]);
    const frames = Array.from({ length: 100_000 }, () => frame);
    expect(await decode(Buffer.concat([head, ...frames, Buffer.from([0x3b])]), 'image/gif')).toHaveLength(1);
  });

  it('whose TIFF header lies about their size or leads in a circle are refused', async () => {
    await expect(decode(tiff(2_000_000_000), 'image/tiff')).rejects.toThrow('damaged or incomplete');
    await expect(decode(tiff(6000), 'image/tiff')).rejects.toThrow('damaged or incomplete');
    const circle = tiff(10);
    circle.writeUInt32LE(8, NEXT_DIRECTORY_AT);
    await expect(decode(circle, 'image/tiff')).rejects.toThrow('damaged or incomplete');
  });

  it.each<[ImageType, () => Promise<Buffer>]>([
    ['image/jpeg', () => photograph.clone().jpeg().toBuffer()],
    ['image/png', () => photograph.clone().png({ compressionLevel: 0 }).toBuffer()],
    ['image/tiff', () => photograph.clone().tiff({ compression: 'none' }).toBuffer()],
    ['image/webp', () => photograph.clone().webp({ lossless: true }).toBuffer()],
    ['image/avif', () => photograph.clone().avif().toBuffer()],
  ])('of type %s are refused when they are cut off', async (type, encode) => {
    const whole = await encode();
    await expect(decode(whole.subarray(0, whole.length >> 1), type)).rejects.toThrow('damaged or incomplete');
  });

  it.each<ImageType>(['image/jpeg', 'image/gif', 'image/webp', 'image/heic', 'image/avif', 'image/tiff'])(
    'that only begin like %s are refused',
    async (type) => {
      await expect(decode(Buffer.alloc(600, 7), type)).rejects.toThrow('damaged or incomplete');
    },
  );

  it.each<[string, ImageType]>([
    ['<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'image/avif'],
    ['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'image/png'],
  ])('that are pictures of another format than they were detected as are refused: %s', async (text, type) => {
    await expect(decode(Buffer.from(text), type)).rejects.toThrow('damaged or incomplete');
  });

  it('do not keep the next image from being decoded, also when decoding them takes too long', async () => {
    const hasty = createImageDecoder({ maxFrames: 5, deadlineMs: 1 });
    const source = sourceOf(await photograph.clone().png().toBuffer());
    await expect(hasty.inspect(source, 'image/png')).rejects.toThrow('took longer than');
    await hasty.close();
    expect((await decode(await photograph.clone().png().toBuffer(), 'image/png'))[0]).toBe(128);
  });

  it('whose bytes cannot be had fail with that reason, and the next one is decoded', async () => {
    const dying = { id: 'dying', load: () => Promise.reject(new Error('storage is away')) };
    await expect(decoder.inspect(dying, 'image/png')).rejects.toThrow('storage is away');
    expect(await decode(await photograph.clone().jpeg().toBuffer(), 'image/jpeg')).toHaveLength(1);
  });
});
