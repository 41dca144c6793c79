/** Gaps between East Asian words are where there is no ink. */
import { withInkGaps } from '../../../../shared/documents/ocr/inkGaps.ts';
import type { RecognisedWord } from '../../../../shared/documents/ocr/recognised.ts';

/** Blocks of ink, 20 high, at these columns. */
function inked(...blocks: readonly (readonly [from: number, to: number])[]) {
  const width = 200;
  const pixels = new Uint8Array(width * 40).fill(255);
  for (const [from, to] of blocks) for (let y = 10; y < 30; y++) pixels.fill(0, y * width + from, y * width + to);
  return { width, height: 40, pixels };
}
const word = (text: string, x0: number, x1: number): RecognisedWord => ({
  text,
  confidence: 90,
  bbox: { x0, y0: 10, x1, y1: 30 },
  symbols: [],
});
const extents = (picture: ReturnType<typeof inked>, ...words: RecognisedWord[]) =>
  withInkGaps(picture, [{ words, baseline: 28, height: 20 }])[0].words.map(({ bbox }) => [bbox.x0, bbox.x1]);

describe('gaps between words of East Asian characters', () => {
  it('are where there is no ink, whatever places were guessed', () => {
    const picture = inked([20, 30], [33, 40], [60, 80]);
    expect(extents(picture, word('매', 20, 50), word('출', 52, 80))).toEqual([
      [20, 40],
      [60, 80],
    ]);
  });

  it('are left alone in other scripts, and where all is ink', () => {
    expect(extents(inked([20, 40], [60, 80]), word('two', 20, 50), word('words', 52, 80))).toEqual([
      [20, 50],
      [52, 80],
    ]);
    expect(extents(inked([20, 80]), word('매', 20, 50), word('출', 52, 80))).toEqual([
      [20, 50],
      [52, 80],
    ]);
  });
});
