/** Images of every supported kind are decoded to the pixels that a viewer shows. */
import sharp, { type Sharp } from 'sharp';
import type { ImageType } from '../../../shared/documents/fileType.ts';
import { extractText } from '../../../shared/documents/completeText.ts';
import { inThisThread } from '../../../shared/documents/inThisThread.ts';
import { createImageDecoder } from '../../../shared/documents/images/imageDecoder.ts';
import { createImageReader } from '../../../shared/documents/images/imageReader.ts';
import { heicFile } from '../../support/heicFile.ts';
import type { OcrEngine } from '../../../shared/documents/ocr/ocrEngine.ts';
import type { IndexedLine } from '../../../shared/documents/textIndex.ts';
import type { GreyPicture } from '../../../shared/documents/ocr/picture.ts';

/** Left half black, right half white, 40 × 20. */
const halves = (): Sharp =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } }).composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#000' } }, left: 0, top: 0 },
  ]);

const BUDGET_MS = 10_000;
const decoder = createImageDecoder({ maxFrames: 3 });
/** Reads the same in everything, and keeps what it was shown. */
const LINE: IndexedLine = {
  text: 'a',
  direction: 'horizontal',
  crossStart: 0,
  crossEnd: 1,
  edges: Float32Array.of(0, 1),
};
const shown: GreyPicture[] = [];
const blind: OcrEngine = {
  missingScript: () => undefined,
  read: async (picture) => {
    shown.push(await picture());
    return { lines: [LINE] };
  },
  wake: () => undefined,
  close: () => Promise.resolve(),
};
const reader = { ...createImageReader({ decoder, ocr: blind }), ...inThisThread };
afterAll(() => reader.close());

let count = 0;
const sourceOf = (bytes: Uint8Array, mimeType: ImageType) => ({
  id: `image-${count++}`,
  mimeType,
  load: () => Promise.resolve(bytes),
});

async function greyOf(bytes: Uint8Array, type: ImageType): Promise<GreyPicture> {
  shown.length = 0;
  await extractText(reader, sourceOf(bytes, type), BUDGET_MS);
  return shown[0];
}

const at = ({ pixels, width }: GreyPicture, x: number, y: number): number => pixels[y * width + x];

/** 24 bits a pixel, rows from the bottom up and filled to four bytes. */
function bmp(width: number, height: number, dark: (x: number, y: number) => boolean): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + stride * height, 0xff);
  file.fill(0, 0, 54);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  file.writeInt32LE(11_811, 38);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (dark(x, y)) file.fill(0, 54 + (height - 1 - y) * stride + 3 * x, 54 + (height - 1 - y) * stride + 3 * x + 3);
    }
  }
  return file;
}

describe('images as documents', () => {
  it.each<[string, ImageType, (image: Sharp) => Sharp]>([
    ['JPEG', 'image/jpeg', (image) => image.jpeg()],
    ['progressive JPEG', 'image/jpeg', (image) => image.jpeg({ progressive: true })],
    ['CMYK JPEG', 'image/jpeg', (image) => image.toColourspace('cmyk').jpeg()],
    ['PNG', 'image/png', (image) => image.png()],
    ['16-bit PNG', 'image/png', (image) => image.toColourspace('rgb16').png()],
    ['grey PNG', 'image/png', (image) => image.toColourspace('b-w').png()],
    ['palette PNG', 'image/png', (image) => image.png({ palette: true, colours: 2 })],
    ['TIFF', 'image/tiff', (image) => image.tiff()],
    ['GIF', 'image/gif', (image) => image.gif()],
    ['WebP', 'image/webp', (image) => image.webp()],
    ['AVIF', 'image/avif', (image) => image.avif()],
  ])('are decoded from %s', async (_name, type, encode) => {
    const bytes = await encode(sharp(await halves().png().toBuffer())).toBuffer();
    const grey = await greyOf(bytes, type);
    expect(grey).toMatchObject({ width: 40, height: 20 });
    expect(at(grey, 5, 10)).toBeLessThan(40);
    expect(at(grey, 35, 10)).toBeGreaterThan(230);
  });

  it('are decoded from HEIC, as phones write it', async () => {
    const grey = await greyOf(heicFile, 'image/heic');
    expect(grey).toMatchObject({ width: 64, height: 32 });
    expect(at(grey, 8, 16)).toBeLessThan(40);
    expect(at(grey, 56, 16)).toBeGreaterThan(215);
    const cut = sourceOf(heicFile.subarray(0, 700), 'image/heic');
    await expect(extractText(reader, cut, BUDGET_MS)).rejects.toThrow('damaged or incomplete');
  });

  it('are decoded from BMP, whose rows begin at the bottom', async () => {
    const file = bmp(41, 20, (x, y) => x < 20 && y < 10);
    const grey = await greyOf(file, 'image/bmp');
    expect([at(grey, 5, 2), at(grey, 35, 2), at(grey, 5, 15)]).toEqual([0, 255, 255]);
    const { pages } = await extractText(reader, sourceOf(file, 'image/bmp'), BUDGET_MS);
    expect(pages[0].width).toBeCloseTo((41 / 300) * 72, 1);
  });

  it('stand on white where they are transparent', async () => {
    const clear = sharp({ create: { width: 30, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    expect(at(await greyOf(await clear.png().toBuffer(), 'image/png'), 15, 15)).toBe(255);
  });

  it('are turned as their EXIF data say, pages and pixels alike', async () => {
    const lying = await halves().png().toBuffer();
    const turned = await sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const grey = await greyOf(turned, 'image/jpeg');
    expect(grey).toMatchObject({ width: 20, height: 40 });
    expect([at(grey, 10, 5) < 40, at(grey, 10, 35) > 230]).toEqual([true, true]);
    const { pages } = await extractText(reader, sourceOf(turned, 'image/jpeg'), BUDGET_MS);
    expect(pages[0].height).toBe(2 * pages[0].width);
  });

  it('have a page per frame of a TIFF, and one for the first frame of a GIF', async () => {
    const frame = await halves().raw().toBuffer();
    const stacked = sharp(Buffer.concat([frame, frame]), {
      raw: { width: 40, height: 40, channels: 3, pageHeight: 20 },
    });
    const tiff = await stacked.clone().tiff().toBuffer();
    expect(await reader.countPages(sourceOf(tiff, 'image/tiff'))).toBe(2);
    expect(
      (await extractText(reader, sourceOf(tiff, 'image/tiff'), BUDGET_MS)).pages.map(({ pageNumber }) => pageNumber),
    ).toEqual([1, 2]);
    const gif = await stacked.clone().gif().toBuffer();
    expect(await reader.countPages(sourceOf(gif, 'image/gif'))).toBe(1);
    const many = sharp(Buffer.concat([frame, frame, frame, frame]), {
      raw: { width: 40, height: 80, channels: 3, pageHeight: 20 },
    });
    await expect(reader.countPages(sourceOf(await many.tiff().toBuffer(), 'image/tiff'))).rejects.toThrow(
      'has 4 pages; the limit is 3',
    );
  });

  it('show a region in points at the scale that was asked for', async () => {
    const source = sourceOf(await halves().withMetadata({ density: 144 }).png().toBuffer(), 'image/png');
    const region = { x: 5, y: 0, width: 10, height: 5 };
    const { width, height, pixels } = await reader.render(source, { pageNumber: 1, region, scale: 4 });
    expect([width, height]).toEqual([40, 20]);
    expect([pixels[3 * (10 * 40 + 5)] < 40, pixels[3 * (10 * 40 + 35)] > 230]).toEqual([true, true]);
    await expect(reader.render(source, { pageNumber: 2, scale: 1 })).rejects.toThrow('has no page 2; it has 1');
  });
});
