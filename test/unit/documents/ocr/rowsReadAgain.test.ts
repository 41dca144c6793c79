/** Rows of a table are read again closed up, and the surer reading of each cell is kept. */
import { withRowsReadAgain } from '../../../../shared/documents/ocr/rowsReadAgain.ts';
import type { RecognisedWord } from '../../../../shared/documents/ocr/recognised.ts';
import type { Tesseract } from '../../../../shared/documents/ocr/tesseract.ts';

/** A row 30 high: cells of ink from 50 to 110, 300 to 340 and 500 to 514. */
const CELLS = [
  [50, 110],
  [300, 340],
  [500, 514],
];
const picture = { width: 600, height: 140, pixels: new Uint8Array(84_000).fill(255) };
for (const [from, to] of CELLS) {
  for (let y = 60; y < 90; y++) picture.pixels.fill(0, y * 600 + from, y * 600 + to);
}

const word = (text: string, confidence: number, x0: number, x1: number): RecognisedWord => ({
  text,
  confidence,
  bbox: { x0, y0: 60, x1, y1: 90 },
  symbols: [],
});

type Read = readonly [text: string, confidence: number];

/** The row as read first, and in each of its cells the second time. */
function readAgain(first: readonly RecognisedWord[], second: readonly (Read | undefined)[]) {
  let count = 0;
  const tesseract: Tesseract = {
    recognise: (closed, _, layout) => {
      expect(layout).toBe('line');
      count++;
      // The cells of the closed picture: stretches of ink.
      const starts: number[] = [];
      const line = closed.pixels.subarray(
        closed.width * (closed.height >> 1),
        closed.width * ((closed.height >> 1) + 1),
      );
      line.forEach((pixel, x) => {
        if (pixel < 128 && line[x - 1] >= 128) starts.push(x);
      });
      const words = second.flatMap((read, i) => (read ? [word(read[0], read[1], starts[i], starts[i] + 10)] : []));
      return [{ words, baseline: 88, height: 30 }];
    },
  };
  const [row] = withRowsReadAgain(tesseract, picture, [{ words: first, baseline: 88, height: 30 }], ['eng']);
  return { count, read: row.words.map(({ text, confidence }) => [text, confidence]) };
}

const NAME = word('Sodium', 96, 50, 110);

describe('rows whose cells stand apart', () => {
  it('keep a percent sign that one of the readings has as digits', () => {
    const { read } = readAgain(
      [NAME, word('%1,00', 60, 300, 340), word('H', 40, 500, 514)],
      [
        ['Sodium', 95],
        ['961,00', 94],
        ['H', 90],
      ],
    );
    expect(read[1][0]).toBe('%1,00');
  });

  it('are as sure as the surer of two readings that agree', () => {
    const { read } = readAgain(
      [NAME, word('138', 60, 300, 340), word('H', 40, 500, 514)],
      [
        ['Sodium', 95],
        ['138', 94],
        ['H', 90],
      ],
    );
    expect(read).toEqual([
      ['Sodium', 96],
      ['138', 94],
      ['H', 90],
    ]);
  });

  it('take the surer reading of each cell, and are less than certain of a number that was read in two ways', () => {
    const { read } = readAgain(
      [NAME, word('13:21', 60, 300, 340), word('H', 92, 500, 514)],
      [
        ['Sod1um', 40],
        ['11.2', 96],
        ['H', 90],
      ],
    );
    expect(read).toEqual([
      ['Sodium', 96],
      ['11.2', 92],
      ['H', 92],
    ]);
  });

  it('gain the cells that the first reading missed, where they are surely read', () => {
    const first = [NAME, word('H', 92, 500, 514)];
    expect(
      readAgain(first, [
        ['Sodium', 95],
        ['9', 91],
        ['H', 90],
      ]).read,
    ).toEqual([
      ['Sodium', 96],
      ['9', 91],
      ['H', 92],
    ]);
    expect(
      readAgain(first, [
        ['Sodium', 95],
        ['~', 30],
        ['H', 90],
      ]).read,
    ).toHaveLength(2);
  });

  it('lose the strokes that a rule was read as', () => {
    const rule = word('|', 88, 420, 423);
    expect(
      readAgain(
        [NAME, word('138', 60, 300, 340), rule, word('H', 92, 500, 514)],
        [
          ['Sodium', 95],
          ['138', 94],
          ['H', 90],
        ],
      ).read,
    ).toHaveLength(3);
  });

  it('are parted where the first reading ran two cells together', () => {
    const { read } = readAgain(
      [NAME, word('54H', 64, 300, 514)],
      [
        ['Sodium', 95],
        ['5.4', 93],
        ['H', 91],
      ],
    );
    expect(read).toEqual([
      ['Sodium', 96],
      ['5.4', 92],
      ['H', 91],
    ]);
  });

  it('are left alone when all was read well', () => {
    expect(readAgain([NAME, word('138', 95, 300, 340), word('H', 92, 500, 514)], []).count).toBe(0);
  });
});
