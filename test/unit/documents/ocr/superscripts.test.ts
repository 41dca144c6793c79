/** Superscripts are read as the digits and letters that they are. */
import type { GreyPicture } from '../../../../shared/documents/ocr/picture.ts';
import { withSuperscripts } from '../../../../shared/documents/ocr/superscripts.ts';
import type { RecognisedLine, RecognisedWord } from '../../../../shared/documents/ocr/recognised.ts';
import type { Tesseract } from '../../../../shared/documents/ocr/tesseract.ts';

/** Of a line whose digits are 30 high and stand on row 60. */
const [BASELINE, LINE_HEIGHT] = [60, 40];

type Bar = readonly [x: number, y: number, width: number, height: number];
const LETTER: Bar = [20, 40, 24, 20];
const RAISED_DIGIT: Bar = [48, 28, 10, 17];
const QUOTATION_MARK: Bar = [48, 28, 4, 9];
const DIGIT: Bar = [48, 30, 14, 30];

function paper(...bars: readonly Bar[]): GreyPicture {
  const pixels = new Uint8Array(16_000).fill(255);
  for (const [x, y, width, height] of bars) {
    for (let row = y; row < y + height; row++) pixels.fill(0, row * 160 + x, row * 160 + x + width);
  }
  return { width: 160, height: 100, pixels };
}

const word = (text: string, confidence: number, x0 = 18, x1 = 64): RecognisedWord => ({
  text,
  confidence,
  bbox: { x0, y0: 28, x1, y1: 62 },
  symbols: [],
});
const lineOf = (...words: RecognisedWord[]): RecognisedLine => ({ words, baseline: BASELINE, height: LINE_HEIGHT });

/** What becomes of a word when its ink is this, and set on the line it is read so: a letter, then what was raised. */
function readAgain(text: string, bars: readonly Bar[], answer: string, confidence = 93) {
  let count = 0;
  const tesseract: Tesseract = {
    recognise: (lowered) => {
      count++;
      const columns = Array.from({ length: lowered.width }, (_, x) => x);
      const isInked = (x: number): boolean => lowered.pixels.some((pixel, i) => pixel < 128 && i % lowered.width === x);
      const starts = columns.filter((x) => isInked(x) && !isInked(x - 1));
      const symbols = Array.from(answer, (one, i) => ({
        text: one,
        bbox: { x0: starts[i], y0: 0, x1: starts[i] + 8, y1: 30 },
      }));
      return [lineOf({ ...word(answer, confidence), symbols })];
    },
  };
  const [{ words }] = withSuperscripts(tesseract, paper(...bars), [lineOf(word(text, 64))], ['eng']);
  return { count, text: words[0].text };
}

describe('superscripts', () => {
  it('are superscripts where they are digits once they are set on the line', () => {
    expect(readAgain('m?', [LETTER, RAISED_DIGIT], 'm2').text).toBe('m²');
    expect(readAgain('m3', [LETTER, RAISED_DIGIT], 'm3').text).toBe('m³');
  });

  it('are letters where they are letters', () => {
    expect(readAgain('3°', [DIGIT, [66, 28, 10, 17]], '3e').text).toBe('3e');
  });

  it('stay as they are where they are rings, or not surely read', () => {
    expect(readAgain('5°', [LETTER, RAISED_DIGIT], '50').text).toBe('5°');
    expect(readAgain('m?', [LETTER, RAISED_DIGIT], 'm2', 40).text).toBe('m?');
    expect(readAgain('m?', [LETTER, RAISED_DIGIT], 'm~').text).toBe('m?');
  });

  it('are not looked for in quotation marks, numbers on the line or plain words', () => {
    expect(readAgain('m"', [LETTER, QUOTATION_MARK], 'm2')).toEqual({ count: 0, text: 'm"' });
    const exclamation: Bar[] = [
      [48, 28, 5, 20],
      [48, 55, 5, 5],
    ];
    expect(readAgain('m!', [LETTER, ...exclamation], 'ml')).toEqual({ count: 0, text: 'm!' });
    expect(readAgain('m2', [LETTER, DIGIT], 'm2')).toEqual({ count: 0, text: 'm2' });
    expect(readAgain('mm', [LETTER, RAISED_DIGIT], 'm2')).toEqual({ count: 0, text: 'mm' });
  });

  it('are a degree sign before the letter of a scale, after a number', () => {
    const none: Tesseract = { recognise: () => [] };
    const read = (...texts: string[]): string =>
      withSuperscripts(
        none,
        paper(),
        [lineOf(...texts.map((text, i) => word(text, 90, 20 * i, 20 * i + 15)))],
        ['eng'],
      )[0]
        .words.map(({ text }) => text)
        .join(' ');
    expect(read('19', '*C.')).toBe('19 °C.');
    expect(read('92“C')).toBe('92°C');
    expect(read('Section', '“C')).toBe('Section “C');
    expect(read('“C')).toBe('“C');
  });
});
