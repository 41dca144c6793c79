/** A number that was read with little confidence is read again, and believed only when two readings agree. */
import { withDigitsReadAgain } from '../../../../shared/documents/ocr/doubtfulDigits.ts';
import type { RecognisedLine, RecognisedWord } from '../../../../shared/documents/ocr/recognised.ts';
import type { Tesseract } from '../../../../shared/documents/ocr/tesseract.ts';

/** Paper with ink where the words stand, and elsewhere as asked. */
function paper(from = 50, to = 110) {
  const pixels = new Uint8Array(24_000).fill(255);
  for (let y = 12; y < 38; y++) pixels.fill(0, y * 400 + from, y * 400 + to);
  return { width: 400, height: 60, pixels };
}
const picture = paper();
const word = (text: string, confidence: number): RecognisedWord => ({
  text,
  confidence,
  bbox: { x0: 50, y0: 10, x1: 110, y1: 40 },
  symbols: [],
});
const lineOf = (...words: RecognisedWord[]): RecognisedLine => ({ words, baseline: 38, height: 30 });

/** What becomes of the word when the two further readings, with their confidence, are these. */
function readAgain(one: RecognisedWord, ...answers: readonly (readonly [text: string, confidence: number])[]) {
  return readAgainFrom(picture, one, ...answers);
}

function readAgainFrom(
  from: ReturnType<typeof paper>,
  one: RecognisedWord,
  ...answers: readonly (readonly [text: string, confidence: number])[]
) {
  const left = [...answers];
  const tesseract: Tesseract = {
    recognise: (_, __, layout) => {
      expect(layout).toBe('line');
      const [text, confidence] = left.shift()!;
      return text === '' ? [] : [lineOf(word(text, confidence))];
    },
  };
  // The rest of the line is read well enough for it to be text.
  const line = lineOf(word('Finance', 96), word('income', 96), one);
  const read = withDigitsReadAgain(tesseract, from, [line], ['eng'])[0].words[2];
  expect(left).toEqual([]);
  return [read.text, read.confidence];
}

describe('numbers that were read with little confidence', () => {
  it('are sure when two further readings say the same', () => {
    expect(readAgain(word('(33.2)', 70), ['(33.2)', 94], ['(33.2)', 96])).toEqual(['(33.2)', 96]);
  });

  it('are what both further readings say, when those are sure', () => {
    expect(readAgain(word('2:1', 89), ['2.1', 92], ['2.1', 96])).toEqual(['2.1', 92]);
    expect(readAgain(word('1017', 53), ['101,7', 90], ['101,7', 97])).toEqual(['101,7', 90]);
  });

  it('are doubted when the readings differ, are unsure, or hold letters', () => {
    expect(readAgain(word('7', 81), ['2', 73], ['7', 92])).toEqual(['7', 73]);
    expect(readAgain(word('7060', 29), ['7,060', 81], ['7,060', 56])).toEqual(['7060', 29]);
    expect(readAgain(word('IP67', 70), ['1P67', 86], ['1P67', 88])).toEqual(['IP67', 70]);
    expect(readAgain(word('70', 80), ['', 0], ['', 0])).toEqual(['70', 0]);
  });

  it('count for nothing without a point that the ink shows, and with it when all readings agree in the digits', () => {
    const pointed = paper(50, 60);
    for (let y = 12; y < 38; y++) pointed.pixels.fill(0, y * 400 + 90, y * 400 + 105);
    for (let y = 34; y < 38; y++) pointed.pixels.fill(0, y * 400 + 72, y * 400 + 76);
    expect(readAgainFrom(pointed, word('35', 96), ['35', 97], ['35', 97])).toEqual(['35', 0]);
    expect(readAgainFrom(pointed, word('35', 96), ['3.5', 91], ['35', 97])).toEqual(['3.5', 91]);
    expect(readAgainFrom(pointed, word('35', 96), ['3.5', 91], ['36', 97])).toEqual(['3.5', 70]);
    expect(readAgainFrom(pointed, word('35', 96), ['3.6', 91], ['3.6', 97])).toEqual(['35', 0]);
    expect(readAgainFrom(pointed, word('3.5', 85), ['35', 91], ['3.5', 97])).toEqual(['3.5', 85]);
  });

  it('are as sure as their digits, where the ink shows the marks between them as they were read', () => {
    const pointed = paper(50, 60);
    for (let y = 12; y < 38; y++) pointed.pixels.fill(0, y * 400 + 90, y * 400 + 105);
    for (let y = 34; y < 38; y++) pointed.pixels.fill(0, y * 400 + 72, y * 400 + 76);
    expect(readAgainFrom(pointed, { ...word('3.5', 66), digitConfidence: 95 })).toEqual(['3.5', 95]);
    const again = [
      ['', 0],
      ['', 0],
    ] as const;
    expect(readAgainFrom(paper(), { ...word('3.5', 66), digitConfidence: 95 }, ...again)).toEqual(['3.5', 0]);
  });

  it('are not replaced by fewer digits where networks guess the places of characters, and read wide ones as words', () => {
    const inJapanese = (given: RecognisedWord, text: string) => {
      const tesseract: Tesseract = { recognise: () => [lineOf(...text.split(' ').map((one) => word(one, 95)))] };
      const line = lineOf(word('年代', 96), word('別', 96), given);
      const [, , read] = withDigitsReadAgain(tesseract, picture, [line], ['jpn', 'eng'])[0].words;
      return [read.text, read.confidence];
    };
    expect(inJapanese(word('20', 85), '2')).toEqual(['20', 85]);
    expect(inJapanese(word('20', 85), '30')).toEqual(['30', 95]);
    expect(inJapanese({ ...word('20', 85), cell: 44 }, '2 0')).toEqual(['20', 95]);
    expect(inJapanese(word('20', 85), '2 0')).toEqual(['20', 85]);
  });

  it('are not asked about signs that the ink has told: the networks would read others', () => {
    expect(readAgain(word('±30', 92))).toEqual(['±30', 92]);
    expect(readAgain(word('10⁹', 88))).toEqual(['10⁹', 88]);
  });

  it('alone are read again, and only where no digit may be cut off', () => {
    const none: Tesseract = {
      recognise: () => {
        throw new Error('Nothing is to be read again.');
      },
    };
    const lines = [lineOf(word('318', 95), word('word', 60)), lineOf(word('4711', 20))];
    expect(withDigitsReadAgain(none, picture, lines, ['eng'])).toEqual(lines);
    const cutOff = [lineOf(word('Finance', 96), word('1,41', 70))];
    expect(withDigitsReadAgain(none, paper(50, 130), cutOff, ['eng'])).toEqual(cutOff);
  });
});
