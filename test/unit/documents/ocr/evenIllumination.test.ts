/** Uneven light is taken out of a picture, and nothing else. */
import { withEvenIllumination } from '../../../../shared/documents/ocr/evenIllumination.ts';
import type { GreyPicture } from '../../../../shared/documents/ocr/picture.ts';

const WIDTH = 400;
const HEIGHT = 600;
/** Reflects a tenth of the light. */
const INK = 0.1;

/** @param light on a place of the page, in 0..1 of its width and height; @param reflects what is printed there */
function page(light: (x: number, y: number) => number, reflects: (px: number, py: number) => number): GreyPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) pixels[y * WIDTH + x] = 255 * light(x / WIDTH, y / HEIGHT) * reflects(x, y);
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

const lines = (x: number, y: number): number => (y % 12 < 3 && x % 5 < 2 ? INK : 1);
const shadeIn = ({ pixels }: GreyPicture, x: number, y: number): number => pixels[y * WIDTH + x];

describe('paper in uneven light', () => {
  it.each([
    ['the foot', (_x: number, y: number) => 0.95 - 0.5 * y],
    ['a side', (x: number) => 0.95 - 0.4 * x * x],
    ['the corners', (x: number, y: number) => 0.95 - 0.6 * ((x - 0.5) ** 2 + (y - 0.5) ** 2)],
  ])('that fades towards %s is made even, and its writing as dark as elsewhere', (_, light) => {
    const even = withEvenIllumination(page(light, lines));
    for (const [x, y] of [
      [4, 8],
      [394, 8],
      [4, 596],
      [394, 596],
      [204, 308],
    ]) {
      expect(shadeIn(even, x, y)).toBeGreaterThan(225);
    }
    for (const [x, y] of [
      [0, 0],
      [395, 0],
      [0, 588],
      [395, 588],
    ])
      expect(shadeIn(even, x, y)).toBeLessThan(40);
  });

  it('keeps a picture and a black bar on the page as dark as they are against the paper', () => {
    const dark = (x: number, y: number): number => (y > 400 && y < 520 && x > 100 ? 0.3 : lines(x, y));
    const even = withEvenIllumination(page((_, y) => 0.95 - 0.4 * y, dark));
    expect(shadeIn(even, 250, 460)).toBeLessThan(90);
    expect(shadeIn(even, 4, 596)).toBeGreaterThan(225);
  });

  it.each([
    ['evenly lit paper', page(() => 0.95, lines)],
    ['the shade of a scanner', page((x) => 0.95 - 0.08 * x, lines)],
    [
      'a page that is half black',
      page(
        () => 0.95,
        (_, y) => (y > HEIGHT / 2 ? 0.1 : lines(0, y)),
      ),
    ],
    [
      'a pattern',
      page(
        () => 0.95,
        (x, y) => (((x >> 6) + (y >> 6)) % 2 === 0 ? 1 : 0.4),
      ),
    ],
    ['a picture too small for tiles', { width: 20, height: 20, pixels: new Uint8Array(400) }],
  ])('is left as it is: %s', (_, picture) => {
    expect(withEvenIllumination(picture)).toBe(picture);
  });
});
