/** A row of a table is closed up for reading, and its cells find their way back. */
import { closedRow } from '../../../../shared/documents/ocr/closedRow.ts';
import type { RecognisedWord } from '../../../../shared/documents/ocr/recognised.ts';

const [WIDTH, HEIGHT] = [600, 140];
const PAPER = 240;

type Bar = readonly [x: number, y: number, width: number, height: number];

function paper(...bars: readonly Bar[]) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  for (const [x, y, width, height] of bars) {
    for (let row = y; row < y + height; row++) pixels.fill(0, row * WIDTH + x, row * WIDTH + x + width);
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

const word = (x0: number, x1: number): RecognisedWord => ({
  text: 'word',
  confidence: 90,
  bbox: { x0, y0: 60, x1, y1: 90 },
  symbols: [],
});
const bar = (x: number, width: number): Bar => [x, 60, width, 30];
const ROW = { words: [word(50, 110), word(500, 514)] };

/** Stretches of columns with ink. */
function inked({ width, height, pixels }: ReturnType<typeof paper>): number[][] {
  const found: number[][] = [];
  for (let x = 0; x < width; x++) {
    const isInked = Array.from({ length: height }, (_, y) => pixels[y * width + x]).some((one) => one < 128);
    if (isInked && found.at(-1)?.[1] === x) found[found.length - 1][1]++;
    else if (isInked) found.push([x, x + 1]);
  }
  return found;
}

describe('a row with its cells close together', () => {
  it('keeps the words and narrows what is between them', () => {
    const row = closedRow(paper(bar(50, 60), bar(500, 14)), ROW);
    const [first, second] = inked(row!.picture);
    expect([first[1] - first[0], second[1] - second[0]]).toEqual([60, 14]);
    expect(second[0] - first[1]).toBeLessThan(30);
  });

  it('tells where each of its cells stood', () => {
    const row = closedRow(paper(bar(50, 60), bar(500, 14)), ROW)!;
    expect(row.cells.map(({ given }) => [given.from, given.to])).toEqual([
      [50, 110],
      [500, 514],
    ]);
    const { from, to } = row.cells[1].own;
    expect(row.placed({ x0: from, x1: to, y0: 15, y1: 45 })).toEqual({ x0: 500, x1: 514, y0: 60, y1: 90 });
  });

  it('has no rules, no part of the rows beside it and no specks, but what reading missed', () => {
    const rules: Bar[] = [
      [10, 100, 580, 2],
      [300, 0, 2, 140],
    ];
    const around: Bar[] = [
      [50, 10, 60, 40],
      [400, 70, 1, 1],
    ];
    const row = closedRow(paper(bar(50, 60), bar(500, 14), bar(200, 20), ...rules, ...around), ROW)!;
    expect(row.cells.map(({ given }) => given.from)).toEqual([50, 200, 500]);
    expect(inked(row.picture)).toHaveLength(3);
  });

  it('is none where there are no gaps to close', () => {
    expect(closedRow(paper(bar(50, 60), bar(125, 14)), { words: [word(50, 110), word(125, 139)] })).toBeUndefined();
  });
});
