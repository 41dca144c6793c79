/** Thai is written as its readers write it. */
import { withThaiWords } from '../../../../shared/documents/ocr/thaiWords.ts';

/** Letters of ten pixels, one after the other, with gaps before some. */
function line(...words: readonly (readonly [text: string, gap: number])[]) {
  let at = 0;
  return {
    baseline: 30,
    height: 30,
    words: words.map(([text, gap]) => {
      const x0 = at + gap;
      at = x0 + 10;
      return { text, confidence: 90, bbox: { x0, y0: 0, x1: at, y1: 30 }, symbols: [] };
    }),
  };
}

describe('Thai', () => {
  const texts = (...words: readonly (readonly [string, number])[]): string[] =>
    withThaiWords([line(...words)]).flatMap((one) => one.words.map(({ text }) => text));

  it('is written without spaces between its letters and words', () => {
    expect(texts(['ไต', 0], ['ร', 2], ['มา', 1], ['ส', 2], ['และ', 20], ['2024', 25])).toEqual([
      'ไตรมาส',
      'และ',
      '2024',
    ]);
  });

  it('has its vowel am as one letter', () => {
    expect(texts(['ก', 0], ['\u0e4d', 1], ['า', 1])).toEqual(['กำ']);
    expect(texts(['น', 0], ['้', 1], ['้', 1], ['า', 1])).toEqual(['น้ำ']);
  });
});
