/** Noise is measured and removed; what is written stays as sharp, down to the point of a number. */
import type { GreyPicture } from '../../../../shared/documents/ocr/picture.ts';
import { noiseOf, withoutNoise as withoutNoiseIf } from '../../../../shared/documents/ocr/withoutNoise.ts';

const withoutNoise = (picture: GreyPicture): GreyPicture => withoutNoiseIf(picture, () => true);

const [WIDTH, HEIGHT] = [400, 300];
const [PAPER, INK] = [225, 40];
const at = (x: number, y: number): number => y * WIDTH + x;

/** Strokes of two pixels, and a point as small type has them: one dark pixel with grey around it. */
const POINT = { x: 200, y: 150 };

/**
 * @param deviation standard deviation of the noise, of 255
 * @param blotch pixels along the side of a blotch
 */
function page(deviation: number, blotch = 2): GreyPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  for (let x = 20; x < 180; x += 10) for (let y = 100; y < 200; y++) pixels.fill(INK, at(x, y), at(x + 2, y));
  for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) pixels[at(POINT.x + dx, POINT.y + dy)] = 150;
  pixels[at(POINT.x, POINT.y)] = 60;
  let state = 7;
  const uniform = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 4_294_967_296;
  };
  const grain = Float64Array.from(pixels, () => {
    return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  });
  for (let i = 0; i < pixels.length; i++) {
    let sum = 0;
    for (let dy = 0; dy < blotch; dy++)
      for (let dx = 0; dx < blotch; dx++) sum += grain.at((i + at(dx, dy)) % grain.length) ?? 0;
    pixels[i] = Math.min(255, Math.max(0, pixels[i] + (deviation * sum) / blotch));
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

const least = ({ pixels }: GreyPicture, x: number, y: number): number =>
  Math.min(...[-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => pixels[at(x + dx, y + dy)])));

describe('noise', () => {
  it.each([0, 6, 12, 20])('of %d shades is measured', (deviation) => {
    expect(Math.abs(noiseOf(page(deviation)) - deviation)).toBeLessThan(0.15 * deviation + 1);
  });

  it('is left where there is little', () => {
    const clean = page(2);
    expect(withoutNoise(clean)).toBe(clean);
  });

  it('is left where it is of single pixels: Tesseract sees through it', () => {
    const white = page(12, 1);
    expect(withoutNoise(white)).toBe(white);
  });

  it('is left where the type is too small', () => {
    const noisy = page(12);
    expect(withoutNoiseIf(noisy, () => false)).toBe(noisy);
  });

  it.each([8, 12])('of %d shades is mostly removed', (deviation) => {
    expect(noiseOf(withoutNoise(page(deviation)))).toBeLessThan(deviation / 2);
  });

  it.each([8, 12])('is removed without the strokes that it lies on: %d', (deviation) => {
    const { pixels } = withoutNoise(page(deviation));
    const strokes = [40, 90, 150].flatMap((x) => [pixels[at(x, 150)], pixels[at(x + 1, 170)]]);
    const between = [45, 95, 155].map((x) => pixels[at(x, 150)]);
    expect(Math.max(...strokes)).toBeLessThan(INK + 45);
    expect(Math.min(...between)).toBeGreaterThan(PAPER - 25);
  });

  it.each([8, 12])('is removed, and the point of a number stays: %d', (deviation) => {
    expect(least(withoutNoise(page(deviation)), POINT.x, POINT.y)).toBeLessThan(110);
  });

  it('takes single pixels of dust with it', () => {
    const dusty = page(8);
    dusty.pixels[at(300, 50)] = 30;
    expect(least(withoutNoise(dusty), 300, 50)).toBeGreaterThan(PAPER - 40);
  });
});
