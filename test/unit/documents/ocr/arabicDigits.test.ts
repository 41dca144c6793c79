/** Numbers in Arabic text are believed only where a second reading confirms them. */
import { withHonestDigits } from '../../../../shared/documents/ocr/arabicDigits.ts';
import type { RecognisedLine, RecognisedWord } from '../../../../shared/documents/ocr/recognised.ts';
import type { Tesseract } from '../../../../shared/documents/ocr/tesseract.ts';

const picture = { width: 200, height: 50, pixels: new Uint8Array(10_000) };
/** Symbols with the places where they begin and end. */
const word = (...symbols: readonly (readonly [text: string, x0: number, x1: number])[]): RecognisedWord => ({
  text: symbols.map(([text]) => text).join(''),
  confidence: 90,
  bbox: { x0: symbols[0][1], y0: 10, x1: symbols[symbols.length - 1][2], y1: 40 },
  symbols: symbols.map(([text, x0, x1]) => ({ text, bbox: { x0, y0: 10, x1, y1: 40 } })),
});
const lineOf = (...words: RecognisedWord[]): RecognisedLine => ({ words, baseline: 38, height: 30 });
/** A network that reads everything as the text. */
const reading = (text: string): Tesseract => ({
  recognise: (_, languages) => {
    expect(languages).toEqual(['eng']);
    return [lineOf(word([text, 0, 10]))];
  },
});
const percents = word(['9', 50, 84], ['6', 73, 89], ['8', 88, 109], ['.', 113, 118], ['4', 121, 144]);
const mended = (read: string, one: RecognisedWord, latin: string | undefined = 'eng') =>
  withHonestDigits(reading(read), picture, [lineOf(one)], latin)[0].words[0];

describe('numbers in Arabic text', () => {
  it('are percentages where digits lie over each other and a second reading sees the sign', () => {
    expect(mended('%8.4', percents)).toMatchObject({ text: '8.4%', confidence: 90 });
  });

  it('have no confidence where digits lie over each other and the second reading has none, or other digits, or there is no second one', () => {
    for (const read of ['968.4', '%3.4', '']) {
      expect(mended(read, percents)).toMatchObject({ text: '968.4', confidence: 0 });
    }
    expect(withHonestDigits(reading(''), picture, [lineOf(percents)], undefined)[0].words[0].confidence).toBe(0);
  });

  it('are not suspected where their digits stand side by side', () => {
    const year = word(['1', 50, 60], ['9', 64, 84], ['9', 88, 108], ['6', 112, 132]);
    expect(mended('%', year)).toBe(year);
  });

  it('have no confidence with digits of both kinds', () => {
    expect(mended('', word(['4', 50, 60], ['٠', 64, 70]))).toMatchObject({ text: '4٠', confidence: 0 });
  });
});
