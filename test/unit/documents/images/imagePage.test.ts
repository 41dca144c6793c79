/** The page of an image has the size that it was made for. */
import { imagePage, pixelRegion } from '../../../../shared/documents/images/imagePage.ts';

describe('the page of an image', () => {
  it('is as large as the stated density makes it', () => {
    expect(imagePage({ width: 2480, height: 3508, density: 300 }).width).toBeCloseTo(595.2);
  });

  it.each([undefined, 1, 71, 1201, 90_000])('has 150 dpi where the file states %p', (density) => {
    expect(imagePage({ width: 300, height: 150, density })).toMatchObject({ width: 144, height: 72 });
  });

  it('turns a region in points into the pixels that hold it', () => {
    const region = { x: 72, y: 36, width: 144, height: 18 };
    expect(pixelRegion({ width: 1000, height: 500, density: 300 }, { region, scale: 2 })).toEqual({
      left: 300,
      top: 150,
      width: 600,
      height: 75,
      outputWidth: 288,
      outputHeight: 36,
      scaleX: 2,
      scaleY: 2,
    });
  });

  it('keeps a region that leaves the page inside, and never empty', () => {
    const frame = { width: 100, height: 100, density: 72 };
    expect(pixelRegion(frame, { region: { x: 500, y: -20, width: 10, height: 10 }, scale: 1 })).toMatchObject({
      left: 99,
      top: 0,
      width: 1,
      height: 1,
    });
  });

  it('draws no more than 25 million pixels, whatever the scale', () => {
    const { outputWidth, outputHeight } = pixelRegion({ width: 5000, height: 5000 }, { scale: 1000 });
    expect(outputWidth * outputHeight).toBeLessThanOrEqual(25_100_000);
  });
});
