/** Grain that hides faint writing is told and smoothed. */
import { findComponents, otsuThreshold } from '../../../../shared/documents/ocr/components.ts';
import { isGrainy, smoothed } from '../../../../shared/documents/ocr/smoothed.ts';

const [WIDTH, HEIGHT] = [600, 300];
const STROKE = { left: 100, right: 160, top: 90, bottom: 100 };

/** Paper with a faint stroke; the grain is as strong as the ink. */
function paper(grain: number) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(220);
  for (let y = STROKE.top; y < STROKE.bottom; y++) pixels.fill(150, y * WIDTH + STROKE.left, y * WIDTH + STROKE.right);
  let state = 7;
  for (let i = 0; i < pixels.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[i] = Math.min(255, Math.max(0, pixels[i] + (state / 2_147_483_648 - 1) ** 3 * grain));
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

describe('grain', () => {
  it('is told by its many small patches', () => {
    expect(isGrainy(findComponents(paper(190)))).toBe(true);
    expect(isGrainy(findComponents(paper(10)))).toBe(false);
  });

  it('is smoothed until the writing stands out', () => {
    const smooth = smoothed(paper(190));
    const { value } = otsuThreshold(smooth.pixels)!;
    const isInk = (x: number, y: number): boolean => smooth.pixels[y * WIDTH + x] <= value;
    const share = (left: number, right: number, top: number, bottom: number): number => {
      let ink = 0;
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) ink += isInk(x, y) ? 1 : 0;
      return ink / ((right - left) * (bottom - top));
    };
    const { left, right, top, bottom } = STROKE;
    expect(share(left, right, top, bottom)).toBeGreaterThan(2 * share(0, WIDTH, 0, 80));
  });

  it('keeps a picture of one shade, to its rims', () => {
    const even = { width: 5, height: 4, pixels: new Uint8Array(20).fill(200) };
    expect(smoothed(even)).toEqual(even);
  });
});
