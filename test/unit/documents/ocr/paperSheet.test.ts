/** Of a photograph only the sheet of paper is kept, on white; pictures that show no such sheet stay as they are. */
import { withFlatPaper } from '../../../../shared/documents/ocr/flatPaper.ts';
import { withoutSurroundings } from '../../../../shared/documents/ocr/paperSheet.ts';
import type { GreyPicture } from '../../../../shared/documents/ocr/picture.ts';

const WIDTH = 600;
const HEIGHT = 800;
const INK = 40;

function drawn(shade: (x: number, y: number) => number): GreyPicture {
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) pixels[y * WIDTH + x] = shade(x, y);
  return { width: WIDTH, height: HEIGHT, pixels };
}

const shadeIn = ({ pixels }: GreyPicture, x: number, y: number): number => pixels[y * WIDTH + x];
/** Wood: stripes and spots, some of them as bright as shaded paper. */
const table = (x: number, y: number): number => 90 + 30 * Math.sin(x / 7) + ((x * 31 + y * 17) % 97 === 0 ? 90 : 0);
const isWriting = (x: number, y: number): boolean => y % 14 < 3 && x % 5 < 2;
/** Folded in the middle: its lower half lies in the shade. */
const paper = (x: number, y: number): number => (isWriting(x, y) ? INK : y < 400 ? 220 : 175);
const isOnSheet = (x: number, y: number): boolean => x > 150 + y / 20 && x < 420 + y / 20 && y > 200 && y < 650;

describe('a sheet of paper on a table', () => {
  const kept = withoutSurroundings(drawn((x, y) => (isOnSheet(x, y) ? paper(x, y) : table(x, y))));

  it('has nothing but white around it', () => {
    const around = kept.pixels.filter((_, at) => !isOnSheet(at % WIDTH, Math.floor(at / WIDTH)));
    expect(new Set(around)).toEqual(new Set([255]));
  });

  it('is white on either side of its fold, and its writing as dark as it was', () => {
    for (const [x, y] of [
      [303, 290],
      [303, 500],
    ]) {
      expect(shadeIn(kept, x, y)).toBeGreaterThan(240);
      expect(shadeIn(kept, 300, y - (y % 14))).toBeLessThan(80);
    }
  });
});

describe('a picture that shows no such sheet stays as it is', () => {
  it.each([
    ['a page up to its edges', paper],
    ['two sheets', (x: number, y: number) => (isOnSheet(2 * (x % 300), y) ? paper(x, y) : table(x, y))],
    ['a page whose half is tinted', (x: number, y: number) => (isWriting(x, y) ? INK : x < 300 ? 250 : 210)],
    ['a lamp', (x: number, y: number) => (Math.hypot(x - 300, y - 100) < 60 ? 250 : table(x, y))],
    ['a table without a sheet', table],
    ['one shade', () => 200],
  ])('%s', (_, shade) => {
    const picture = drawn(shade);
    expect(withoutSurroundings(picture)).toBe(picture);
  });
});

describe('flat paper', () => {
  it('is white in light and in shade; what is too faint to be seen stays so', () => {
    const faint = (x: number, y: number): number => (isWriting(x, y) ? 0.985 : 1);
    const flat = withFlatPaper(drawn((x, y) => (120 + x / 5) * faint(x, y)));
    for (const x of [3, 303, 593]) expect(shadeIn(flat, x, 297)).toBeGreaterThan(240);
    for (const x of [0, 300, 595]) expect(shadeIn(flat, x, 294)).toBeGreaterThan(235);
  });
});
