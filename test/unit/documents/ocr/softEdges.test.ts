/** Black-and-white scans get grey edges; pictures that have shades stay as they are. */
import type { GreyPicture } from '../../../../shared/documents/ocr/picture.ts';
import { withSoftEdges } from '../../../../shared/documents/ocr/softEdges.ts';

const [WIDTH, HEIGHT] = [240, 160];

function bars(ink: number): GreyPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let i = 0; i < pixels.length; i++) if ((i % WIDTH) % 12 < 4) pixels[i] = ink;
  return { width: WIDTH, height: HEIGHT, pixels };
}

describe('edges of letters', () => {
  it('become grey in a scan of black and white alone, and strokes stay black', () => {
    const { pixels } = withSoftEdges(bars(0));
    const row = [...pixels.subarray(80 * WIDTH + 24, 80 * WIDTH + 30)];
    expect(row).toEqual([64, 0, 0, 64, 191, 255]);
  });

  it('stay in a picture with shades, and in an empty one', () => {
    const grey = bars(90);
    expect(withSoftEdges(grey)).toBe(grey);
    const empty = bars(255);
    expect(withSoftEdges(empty)).toBe(empty);
  });
});
