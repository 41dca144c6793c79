/** A letter O that was read as a nought is told by its shape beside the digits of its word. */
import { withRoundLetters } from '../../../../shared/documents/ocr/roundLetters.ts';

/** Reads a word whose characters are frames of these widths, all 20 pixels high. */
function read(text: string, ...widths: readonly number[]): string {
  const [width, height] = [400, 60];
  const pixels = new Uint8Array(width * height).fill(255);
  let x = 10;
  for (const wide of widths) {
    for (let y = 20; y < 40; y++) {
      pixels.fill(0, y * width + x, y * width + x + wide);
      if (y > 21 && y < 38) pixels.fill(255, y * width + x + 2, y * width + x + wide - 2);
    }
    x += wide + 3;
  }
  const word = { text, confidence: 90, bbox: { x0: 8, y0: 18, x1: x, y1: 42 }, symbols: [] };
  return withRoundLetters({ width, height, pixels }, [{ words: [word], baseline: 40, height: 28 }])[0].words[0].text;
}

describe('a nought between letters', () => {
  it.each([
    ['is a letter where it is rounder than the digits beside it', 'H202', [15, 13, 19, 13], 'H2O2'],
    ['is a letter after a digit as well', 'N20.', [15, 13, 20], 'N2O.'],
    ['stays a nought where it is as narrow as they are', 'H202', [15, 13, 14, 13], 'H202'],
    ['stays one beside a letter that is round itself', 'Q20', [20, 13, 13], 'Q20'],
    ['stays what was read where letters touch', 'H202', [28, 19, 13], 'H202'],
    ['stays one in a number, whatever its shape', '202', [13, 19, 13], '202'],
    ['stays one where nothing tells how wide digits are', 'A10', [15, 4, 19], 'A10'],
  ])('%s', (_, text, widths, expected) => {
    expect(read(text, ...widths)).toBe(expected);
  });
});
