/** Soft edges show that a picture has fewer pixels of its own than it is large. */
import sharp from 'sharp';
import type { GreyPicture } from '../../../../shared/documents/ocr/picture.ts';
import { softness } from '../../../../shared/documents/ocr/softness.ts';

/** Strokes four pixels wide, enlarged. */
async function strokes(times: number): Promise<GreyPicture> {
  const side = 64;
  const pixels = Uint8Array.from({ length: side * side }, (_, at) => (at % 16 < 4 ? 20 : 240));
  const enlarged = sharp(pixels, { raw: { width: side, height: side, channels: 1 } }).resize(
    side * times,
    side * times,
    {
      kernel: 'linear',
    },
  );
  const { data, info } = await enlarged.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: Uint8Array.from(data) };
}

it('grows with the factor by which a picture was enlarged', async () => {
  expect(softness(await strokes(1))).toBe(0);
  const [twice, fourTimes] = [softness(await strokes(2)), softness(await strokes(4))];
  expect(twice).toBeGreaterThan(0);
  expect(fourTimes).toBeGreaterThan(twice);
});

it('is none without ink', () => {
  expect(softness({ width: 4, height: 4, pixels: new Uint8Array(16).fill(255) })).toBe(0);
});
