/** Recognised lines keep the place of every letter and the confidence of every word. */
import { pictureLines, writtenLines } from '../../../../shared/documents/ocr/pictureLines.ts';
import type { RecognisedLine, RecognisedWord } from '../../../../shared/documents/ocr/recognised.ts';
import { spanBox } from '../../../../shared/documents/textIndex.ts';

/** Letters of 10 by 20 pixels, side by side from `x`. */
const word = (text: string, x: number, y: number, confidence = 90): RecognisedWord => ({
  text,
  confidence,
  bbox: { x0: x, y0: y, x1: x + 10 * text.length, y1: y + 20 },
  symbols: Array.from(text, (symbol, i) => ({
    text: symbol,
    bbox: { x0: x + 10 * i, y0: y, x1: x + 10 * i + 10, y1: y + 20 },
  })),
});
const lineOf = (...words: RecognisedWord[]): RecognisedLine => ({
  words,
  baseline: (words.at(0)?.bbox.y1 ?? 0) - 4,
  height: 20,
});
const line = lineOf(word('two', 100, 50), word('words', 150, 50, 70));

describe('lines of a picture', () => {
  it('have a place for every letter and the confidence of every word', () => {
    const [only] = pictureLines([line], [1, 0, 0, 1, 0, 0]);
    expect(only).toMatchObject({ text: 'two words', direction: 'horizontal', crossStart: 50, crossEnd: 70 });
    expect(only.wordConfidences).toEqual([90, 70]);
    expect(spanBox(only, 4, 9)).toEqual({ x: 150, y: 50, width: 50, height: 20 });
    // The space fills the gap.
    expect(spanBox(only, 3, 4)).toEqual({ x: 130, y: 50, width: 20, height: 20 });
  });

  it('say which words may be misread', () => {
    const doubtful = { ...word('wnrds', 150, 50, 70), isDoubtful: true };
    const [only, other] = pictureLines([lineOf(word('two', 100, 50), doubtful), line], [1, 0, 0, 1, 0, 0]);
    expect(only.unsure).toEqual([{ start: 4, end: 9 }]);
    expect(other.unsure).toBeUndefined();
  });

  it('stand where they stood before the picture was turned and made half as large', () => {
    // Read at half size from a page that lay on its right side: x' = 800 - 2y, y' = 2x.
    const [only] = pictureLines([line], [0, 2, -2, 0, 800, 0]);
    expect(only).toMatchObject({ direction: 'vertical', crossStart: 660, crossEnd: 700 });
    expect(spanBox(only, 0, 3)).toEqual({ x: 660, y: 200, width: 40, height: 60 });
  });

  it('run from right to left on a page that stands on its head', () => {
    const [only] = pictureLines([line], [-1, 0, 0, -1, 1000, 1000]);
    expect(spanBox(only, 0, 3)).toEqual({ x: 870, y: 930, width: 30, height: 20 });
  });

  it('fall along a page that lay askew, each word at its height', () => {
    const slope = 0.05;
    const [only] = pictureLines([line], [1, slope, -slope, 1, 0, 0]);
    expect(only.slope).toBeCloseTo(slope);
    const [first, last] = [spanBox(only, 0, 1), spanBox(only, 8, 9)];
    expect(last.y - first.y).toBeCloseTo(slope * 90, 0);
    expect(first.height).toBeLessThan(22);
  });

  it('share a word out evenly when its letters do not add up to it', () => {
    const odd = { ...word('ab', 0, 0), symbols: [] };
    const [only] = pictureLines([lineOf(odd)], [1, 0, 0, 1, 0, 0]);
    expect(Array.from(only.edges)).toEqual([0, 10, 10, 20]);
  });

  it('have no spaces in Chinese and Japanese, and in Korean where none is seen', () => {
    const text = (...words: RecognisedWord[]): string => pictureLines([lineOf(...words)], [1, 0, 0, 1, 0, 0])[0].text;
    expect(text(word('文字', 0, 0), word('を', 30, 0), word('PDF', 60, 0))).toBe('文字を PDF');
    expect(text(word('2021', 0, 0), word('年', 43, 0))).toBe('2021年');
    expect(text(word('발', 0, 0), word('생', 12, 0), word('하며', 32, 0))).toBe('발생 하며');
  });

  it('give words that were put together one confidence', () => {
    const [only] = pictureLines([lineOf(word('文字', 0, 0, 90), word('を', 30, 0, 60))], [1, 0, 0, 1, 0, 0]);
    expect(only.wordConfidences).toEqual([80]);
    const [number] = pictureLines([lineOf(word('純利益', 0, 0, 90), word('7060', 32, 0, 48))], [1, 0, 0, 1, 0, 0]);
    expect([number.text, number.wordConfidences]).toEqual(['純利益7060', [48]]);
  });

  it('have their spaces between the words in Arabic, whose words go from right to left', () => {
    const [only] = pictureLines([lineOf(word('من', 100, 0), word('في', 60, 0))], [1, 0, 0, 1, 0, 0]);
    expect(only.text).toBe('من في');
    expect(spanBox(only, 2, 3)).toEqual({ x: 80, y: 0, width: 20, height: 20 });
    const odd = { ...word('\u200fمن\u200e', 100, 0), symbols: [], bbox: { x0: 100, y0: 0, x1: 120, y1: 20 } };
    const [marked] = pictureLines([lineOf(odd)], [1, 0, 0, 1, 0, 0]);
    expect([marked.text, ...marked.edges]).toEqual(['من', 110, 120, 100, 110]);
  });

  it('are left out when read without confidence or without letters: patterns and stains', () => {
    const stains = [lineOf(word('aeX', 0, 0, 20)), lineOf(word('~—.', 0, 0, 95)), lineOf()];
    expect(writtenLines(stains)).toEqual([]);
  });
});
