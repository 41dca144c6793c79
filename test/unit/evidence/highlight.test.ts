/** Highlights tint the paper and keep the ink. */
import type { Raster } from '../../../shared/documents/pdfReader.ts';
import { highlight } from '../../../shared/evidence/highlight.ts';
import type { Mark, MarkKind } from '../../../shared/evidence/mark.ts';
import { stack } from '../../../shared/evidence/stack.ts';

const region = { pageNumber: 1, box: { x: 100, y: 200, width: 20, height: 20 } };

function paper(grey: number): Raster {
  return { width: 40, height: 40, scaleX: 2, scaleY: 2, pixels: new Uint8Array(40 * 40 * 3).fill(grey) };
}

const mark = (kind: MarkKind, pageNumber = 1): Mark => ({
  kind,
  pageNumber,
  box: { x: 105, y: 205, width: 5, height: 5 },
  direction: 'horizontal',
});

const pixel = ({ pixels, width }: Raster, x: number, y: number): number[] => [
  ...pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

describe('highlighting', () => {
  it('tints the box and leaves the rest of the paper white', async () => {
    const raster = paper(255);
    await highlight(raster, region, [mark('quotation')]);
    expect(pixel(raster, 14, 14)).toEqual([255, 240, 130]);
    expect(pixel(raster, 2, 2)).toEqual([255, 255, 255]);
    expect(pixel(raster, 30, 30)).toEqual([255, 255, 255]);
  });

  it('keeps black ink black', async () => {
    const raster = paper(255);
    raster.pixels.fill(0, (14 * 40 + 14) * 3, (14 * 40 + 15) * 3);
    await highlight(raster, region, [mark('quotation')]);
    expect(pixel(raster, 14, 14)).toEqual([0, 0, 0]);
  });

  it('shows on dark paper too', async () => {
    const raster = paper(10);
    await highlight(raster, region, [mark('quotation')]);
    expect(pixel(raster, 14, 14)[0]).toBeGreaterThan(80);
  });

  it('sets value and differences off by a bar of another colour', async () => {
    const value = paper(255);
    await highlight(value, region, [mark('value'), mark('quotation')]);
    expect(pixel(value, 14, 21)).toEqual([214, 120, 0]);
    const difference = paper(255);
    await highlight(difference, region, [mark('difference')]);
    expect(pixel(difference, 14, 21)).toEqual([206, 32, 32]);
  });

  it('gives a place one colour: a difference before the value, the value before the quotation', async () => {
    const alone = paper(255);
    await highlight(alone, region, [mark('difference')]);
    const all = paper(255);
    await highlight(all, region, [mark('quotation'), mark('value'), mark('difference')]);
    expect(pixel(all, 14, 14)).toEqual(pixel(alone, 14, 14));
  });

  it('paints nothing of another page', async () => {
    const raster = paper(255);
    await highlight(raster, region, [mark('quotation', 2)]);
    expect(raster.pixels.every((channel) => channel === 255)).toBe(true);
  });
});

describe('stacking pieces', () => {
  it('puts pieces under each other in order, with a rule between', () => {
    const narrow: Raster = { width: 2, height: 1, scaleX: 1, scaleY: 1, pixels: new Uint8Array(6).fill(1) };
    const wide: Raster = { width: 40, height: 2, scaleX: 1, scaleY: 1, pixels: new Uint8Array(240).fill(2) };
    const { width, height, pixels } = stack([narrow, wide]);
    expect([width, height]).toEqual([40, 1 + 26 + 2]);
    expect([...pixels.subarray(0, 9)]).toEqual([1, 1, 1, 1, 1, 1, 255, 255, 255]);
    expect(pixels.at(-1)).toBe(2);
    expect(pixels.includes(150)).toBe(true);
  });
});
