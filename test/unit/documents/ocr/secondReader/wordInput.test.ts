/** What the second reader is shown of a word. */
import { INPUT_HEIGHT, inputWidth, wordInput } from '../../../../../shared/documents/ocr/secondReader/wordInput.ts';
import type { GreyPicture } from '../../../../../shared/documents/ocr/picture.ts';

/** Paper of grey 200 with a black word from 40 to 80 across and 30 to 50 down. */
function sheet(): GreyPicture {
  const [width, height] = [120, 80];
  const pixels = new Uint8Array(width * height).fill(200);
  for (let y = 30; y < 50; y++) pixels.fill(0, y * width + 40, y * width + 80);
  return { width, height, pixels };
}

const PAPER = 200 / 127.5 - 1;

describe('a word for the second reader', () => {
  it('has one height, its own width, and paper beside it, on three equal planes', () => {
    const { values, width } = wordInput(sheet(), { x0: 36, y0: 30, x1: 84, y1: 50 });
    const plane = width * INPUT_HEIGHT;
    expect(values).toHaveLength(3 * plane);
    expect(values.slice(plane, 2 * plane)).toEqual(values.slice(0, plane));
    const row = Array.from(values.slice((INPUT_HEIGHT / 2) * width, (INPUT_HEIGHT / 2 + 1) * width));
    expect(row[0]).toBeCloseTo(PAPER);
    expect(row[Math.round(width / 2)]).toBeCloseTo(-1);
    expect(row.at(-1)).toBeCloseTo(PAPER);
    // 48 by 24 pixels with what is above and below it, and twice two fifths of the height.
    expect(width).toBe(96 + 2 * 19);
  });

  it('ends with the picture', () => {
    const { width } = wordInput(sheet(), { x0: -5, y0: -5, x1: 500, y1: 500 });
    expect(width).toBe(inputWidth(120, 80));
  });

  it('is never narrower than a stroke with paper', () => {
    expect(inputWidth(1, 40)).toBe(16 + 2 * 19);
  });
});
