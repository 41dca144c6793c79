/** Rows of a page that nobody has read: wherever they stand, they are read by themselves, or marked. */
import { withLostLines } from '../../../../shared/documents/ocr/lostLines.ts';
import type { RecognisedLine } from '../../../../shared/documents/ocr/recognised.ts';
import type { Tesseract } from '../../../../shared/documents/ocr/tesseract.ts';
import { drawnInk, outline, wordAt, type Drawn } from '../../../support/drawnInk.ts';

const LETTER = 30;
const WIDTHS = [18, 10, 14, 22, 12, 16, 20, 8, 15];

/** Letters side by side, none as wide as the next. */
function lettersAt(x: number, top: number, count: number): Drawn[] {
  let at = x;
  return Array.from({ length: count }, (_, i) => {
    const letter: Drawn = [at, top, at + WIDTHS[i % WIDTHS.length], top + LETTER];
    at = letter[2] + 6;
    return letter;
  });
}

const HEAD = lettersAt(40, 40, 9);
const READ: RecognisedLine = { words: [{ ...wordAt('Peperoni-', ...HEAD), confidence: 95 }], baseline: 70, height: 40 };

/** What stands below and beside the first row in the end. @param answer what the network reads of a row by itself */
function lostFrom(rows: readonly (readonly Drawn[])[], answer?: readonly [text: string, confidence: number]): string[] {
  const tesseract: Tesseract = {
    recognise: ({ width, height }) => {
      if (answer === undefined) return [];
      const [text, confidence] = answer;
      const word = { text, confidence, bbox: { x0: 20, y0: 20, x1: width - 20, y1: height - 20 }, symbols: [] };
      return [{ words: [word], baseline: height - 20, height: 40 }];
    },
  };
  const ink = [...HEAD, ...rows.flat()].flatMap((one) => outline(one, 3));
  const found = withLostLines(tesseract, drawnInk(1200, 1000, ...ink), [READ], { languages: ['eng'] });
  return found.slice(1).flatMap(({ words }) => words.map(({ text }) => text));
}

describe('an amount at the other edge of a row', () => {
  const amount = lettersAt(900, 42, 5);

  it('is read if the network is sure of it, and marked if not', () => {
    expect(lostFrom([amount], ['1,11', 92])).toEqual(['1,11']);
    expect(lostFrom([amount], ['1/11', 61])).toEqual(['���']);
    expect(lostFrom([amount])).toEqual(['���']);
  });

  it('is none if its patches are not on one line', () => {
    expect(
      lostFrom([amount.map(([left, top, right, bottom], i) => [left, top + 4 * i, right, bottom + 4 * i])]),
    ).toEqual([]);
  });
});

describe('a row far below all that was read', () => {
  it('is read if the network is sure of it, and marked if it is long enough to be no texture', () => {
    expect(lostFrom([lettersAt(40, 600, 14)], ['Lettuce', 92])).toEqual(['Lettuce']);
    expect(lostFrom([lettersAt(40, 600, 14)])).toEqual(['���']);
    expect(lostFrom([lettersAt(40, 600, 8)])).toEqual([]);
  });

  it('is near to one that was read so', () => {
    const rows = [lettersAt(40, 130, 9), lettersAt(40, 240, 9), lettersAt(40, 350, 5)];
    expect(lostFrom(rows, ['Lettuce', 92])).toEqual(['Lettuce', 'Lettuce', 'Lettuce']);
  });
});
