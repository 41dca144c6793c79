/** A page without the lines of its text layer: what is left is what only the picture says. */
import type { GreyPicture } from '../../../shared/documents/ocr/picture.ts';
import { withoutLines } from '../../../shared/documents/scans/withoutLines.ts';
import { indexedLine } from '../../support/indexedLine.ts';

const WIDTH = 200;
const HEIGHT = 100;
const region = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

/** White, with strokes where the lines are. */
function pictureOf(tops: readonly number[]): GreyPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const top of tops) {
    for (let y = top; y < top + 10; y++) for (let x = 20; x < 120; x += 4) pixels[y * WIDTH + x] = 0;
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

it('nothing is left of lines, however close to each other they stand', () => {
  const tops = [20, 32, 44, 56];
  const lines = tops.map((top) => indexedLine('x'.repeat(20), 20, top));
  const { pixels } = withoutLines(pictureOf(tops), region, lines);
  expect(pixels.every((level) => level === 255)).toBe(true);
});

it('what is beside them stays', () => {
  const lines = [indexedLine('x'.repeat(20), 20, 20)];
  const { pixels } = withoutLines(pictureOf([20, 60]), region, lines);
  expect(pixels[25 * WIDTH + 20]).toBe(255);
  expect(pixels[65 * WIDTH + 20]).toBe(0);
});
