/** Orientation and skew of text are measured, and undone without a trace. */
import { findComponents } from '../../../../shared/documents/ocr/components.ts';
import type { GreyPicture } from '../../../../shared/documents/ocr/picture.ts';
import { inkiestPart, nextInkiestPart } from '../../../../shared/documents/ocr/inkiestPart.ts';
import { readingsOf } from '../../../../shared/documents/ocr/languages.ts';
import { readPicture } from '../../../../shared/documents/ocr/readPicture.ts';
import { straighten, type Orientation } from '../../../../shared/documents/ocr/straighten.ts';
import { textOrientation } from '../../../../shared/documents/ocr/textOrientation.ts';

/** Lines of black blocks, 12 high and 8 wide, as letters would stand; descending ones now and then. */
function blocks(): GreyPicture {
  const width = 800;
  const height = 600;
  const pixels = new Uint8Array(width * height).fill(255);
  for (let line = 0; line < 14; line++) {
    for (let letter = 0; letter < 50; letter++) {
      if (letter % 6 === 5) continue;
      const drop = (line + letter) % 9 === 0 ? 4 : 0;
      for (let y = 0; y < 12 + drop; y++) {
        pixels.fill(
          0,
          (40 + line * 38 + y) * width + 60 + letter * 13,
          (40 + line * 38 + y) * width + 68 + letter * 13,
        );
      }
    }
  }
  return { width, height, pixels };
}

/** The left 300 columns. */
const seen = (pixels: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: 300 * height }, (_, at) => pixels[Math.floor(at / 300) * width + (at % 300)]);

/** The blocks turned as the orientation says: the way back of straightening. */
const turned = (quarterTurns: Orientation['quarterTurns'], skew: number): GreyPicture =>
  straighten(blocks(), {
    quarterTurns: ((4 - quarterTurns) % 4) as Orientation['quarterTurns'],
    skew: -skew,
    scale: 1,
  }).picture;

const orientationOf = (picture: GreyPicture) => textOrientation(findComponents(picture), picture.width, picture.height);

describe('the orientation of text in a picture', () => {
  it.each([0, 0.026, -0.05, 0.1])('finds lines askew by %p radians', (skew) => {
    const orientation = orientationOf(turned(0, skew));
    expect(orientation.sideways).toBe(false);
    expect(orientation.skew).toBeCloseTo(skew, 2);
  });

  it.each([
    [1, 0.026],
    [3, -0.026],
  ] as const)('finds lines that run along the height, turned %p times and askew by %p', (quarterTurns, skew) => {
    const orientation = orientationOf(turned(quarterTurns, skew));
    expect(orientation.sideways).toBe(true);
    expect(orientation.skew).toBeCloseTo(skew, 2);
  });

  it('tells the height of the letters', () => {
    expect(orientationOf(blocks()).letterHeight).toBe(12);
    expect(orientationOf(turned(1, 0)).letterHeight).toBe(12);
  });

  it('tells the height of the names under portraits, and looks for writing there', () => {
    const { width, height, pixels } = blocks();
    // Portraits over all lines but the last ones, six times in a row.
    pixels.fill(255, 0, 400 * width);
    for (let portrait = 0; portrait < 12; portrait++) {
      const [left, top] = [20 + (portrait % 6) * 130, portrait < 6 ? 40 : 220];
      for (let y = 0; y < 100; y++) pixels.fill(0, (top + y) * width + left, (top + y) * width + left + 90);
    }
    expect(orientationOf({ width, height, pixels })).toMatchObject({ sideways: false, letterHeight: 12 });
    const part = inkiestPart({ width, height, pixels }, 200);
    expect(findComponents(part).every((one) => one.bottom - one.top < 20)).toBe(true);
  });

  it('looks for writing beside the part that has most of it, such as a seal', () => {
    const { width, height, pixels } = blocks();
    // Only the first two lines are as wide as the page, the others end where the seal does.
    pixels.fill(255, 300 * width);
    for (let y = 100; y < height; y++) pixels.fill(255, y * width + 260, (y + 1) * width);
    const next = nextInkiestPart({ width, height, pixels }, 300);
    const tops = new Set(
      findComponents(next ?? { width: 1, height: 1, pixels: new Uint8Array(1) }).map(({ top }) => top),
    );
    expect(tops.size).toBe(2);
    for (let y = 0; y < 100; y++) pixels.fill(255, y * width + 260, (y + 1) * width);
    expect(nextInkiestPart({ width: 300, height, pixels: seen(pixels, width, height) }, 600)).toBeUndefined();
  });

  it('finds light writing on a dark page as well', () => {
    const { width, height, pixels } = blocks();
    const light = { width, height, pixels: pixels.map((value) => 255 - value) };
    expect(findComponents(light)).toHaveLength(findComponents(blocks()).length);
  });

  it('finds nothing on an empty page, and no orientation', () => {
    const empty = { width: 50, height: 50, pixels: new Uint8Array(2500).fill(250) };
    expect(findComponents(empty)).toEqual([]);
    expect(textOrientation([], 50, 50)).toEqual({ sideways: false, isClear: false, skew: 0 });
  });

  it('takes patches that touch by a corner or meet further down for one', () => {
    const rows = ['##..#', '..#.#', '....#', '#...#', '#####', '.....', '.....'];
    const pixels = Uint8Array.from(rows.join(''), (mark) => (mark === '#' ? 0 : 255));
    const found = findComponents({ width: 5, height: 7, pixels });
    expect(found.map(({ ink }) => ink).sort((a, b) => a - b)).toEqual([3, 10]);
    expect(found.find(({ ink }) => ink === 10)).toMatchObject({ left: 0, top: 0, right: 5, bottom: 5 });
  });
});

describe('straightening', () => {
  it('is undone by its own way back', () => {
    const { picture, back } = straighten(blocks(), { quarterTurns: 1, skew: 0.02, scale: 0.4 });
    const [a, b, c, d, e, f] = back;
    // The middle stays the middle.
    const x = picture.width / 2;
    const y = picture.height / 2;
    expect(a * x + c * y + e).toBeCloseTo(400, 0);
    expect(b * x + d * y + f).toBeCloseTo(300, 0);
    // One step along a line of the result is one step down the page and a little to the left.
    expect(Math.hypot(a, b)).toBeCloseTo(1 / 0.4);
    expect(Math.atan2(b, a)).toBeCloseTo(Math.PI / 2 + 0.02);
  });

  it('makes lines level', () => {
    const { picture } = straighten(turned(1, 0.03), { quarterTurns: 1, skew: 0.03, scale: 1 });
    expect(orientationOf(picture)).toMatchObject({ sideways: false });
    expect(orientationOf(picture).skew).toBeCloseTo(0, 2);
  });
});

it('a page on its head that looks a little like another script is read in the turn in which its own reads well', () => {
  const lineOf = (text: string, confidence: number) => ({
    words: [{ text, confidence, bbox: { x0: 60, y0: 40, x1: 300, y1: 52 }, symbols: [] }],
    baseline: 52,
    height: 16,
  });
  let tries = 0;
  const tesseract = {
    recognise: (_: GreyPicture, [language]: readonly string[]) =>
      language === 'tha' ? [lineOf('พุธรรวอเทอมรวสท', 66)] : [lineOf('Certificate', tries++ === 0 ? 25 : 90)],
  };
  const { lines } = readPicture(tesseract, turned(3, 0), { own: readingsOf(['eng', 'tha']), others: [] });
  expect(lines.map(({ text }) => text)).toEqual(['Certificate']);
});
