/** Page images keep print to the pixel and photographs small. */
import sharp from 'sharp';
import { encodePage } from '../../../functions/renderPages/encodePage.ts';
import type { Raster } from '../../../shared/documents/pdfReader.ts';

const [WIDTH, HEIGHT] = [300, 200];

function raster(shade: (x: number, y: number) => number): Raster {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) pixels.fill(shade(x, y), 3 * (y * WIDTH + x), 3 * (y * WIDTH + x) + 3);
  }
  return { width: WIDTH, height: HEIGHT, scaleX: 2, scaleY: 2, pixels };
}

describe('the stored forms of a drawn page', () => {
  const print = raster((x, y) => (x % 7 < 2 && y % 20 < 9 ? 0 : 255));
  const photograph = raster(
    (x, y) => 128 + Math.round(60 * Math.sin(x / 17) * Math.cos(y / 13) + ((x * 7 + y * 3) % 5)),
  );

  it('keeps print to the pixel', async () => {
    const { full } = await encodePage(print, WIDTH, HEIGHT);
    expect(full.contentType).toBe('image/png');
    const { data } = await sharp(full.bytes)
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Buffer.compare(data, Buffer.from(print.pixels))).toBe(0);
  });

  it('keeps grey print as grey, to the pixel, in fewer bytes', async () => {
    const coloured = (await encodePage(print, WIDTH, HEIGHT)).full.bytes;
    const grey = { ...print, pixels: print.pixels.filter((_, i) => i % 3 === 0), channels: 1 } as const;
    const { full, thumbnail } = await encodePage(grey, WIDTH, HEIGHT);
    expect(full.bytes.length).toBeLessThan(coloured.length);
    expect(await sharp(full.bytes).metadata()).toMatchObject({ format: 'png', channels: 1 });
    const pixels = await sharp(full.bytes).toColourspace('srgb').raw().toBuffer();
    expect(Buffer.compare(pixels, Buffer.from(print.pixels))).toBe(0);
    expect(thumbnail.contentType).toBe('image/webp');
  });

  it('stores photographs and grainy scans small', async () => {
    const { full } = await encodePage(photograph, WIDTH, HEIGHT);
    expect(full.contentType).toBe('image/jpeg');
    expect(full.bytes.length).toBeLessThan(
      (
        await sharp(photograph.pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
          .png()
          .toBuffer()
      ).length,
    );
  });

  it('gives the image the promised size, and a thumbnail', async () => {
    const { full, thumbnail } = await encodePage(print, WIDTH + 1, HEIGHT);
    expect(await sharp(full.bytes).metadata()).toMatchObject({ format: 'png', width: WIDTH + 1, height: HEIGHT });
    expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({ format: 'webp', width: 240 });
    expect(thumbnail.contentType).toBe('image/webp');
  });
});
