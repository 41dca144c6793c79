/** The sign № is told from the Latin letters that are read for it in a text in Cyrillic letters. */
import { withNumberSigns } from '../../../../shared/documents/ocr/numberSigns.ts';
import { wordAt, type Drawn } from '../../../support/drawnInk.ts';

const place = (x: number): Drawn => [x, 20, x + 16, 50];

function read(...texts: readonly string[]): string {
  const words = texts.map((text, i) => wordAt(text, ...Array.from(text, (_, at) => place(200 * i + 20 * at))));
  return withNumberSigns([{ words, baseline: 50, height: 40 }])[0]
    .words.map((word) => {
      expect(word.symbols.map(({ text }) => text).join('')).toBe(word.text);
      return word.text;
    })
    .join(' ');
}

describe('the sign for numbers', () => {
  it.each(['Ne', 'No', 'N°', 'Nº'])('is what %s before a number is', (sign) => {
    expect(read('закон', sign, '1441', 'от')).toBe('закон № 1441 от');
    expect(read(`(${sign}12)`)).toBe('(№12)');
  });

  it('is none before a word, and nothing else is the sign', () => {
    expect(read('Ne', 'plus')).toBe('Ne plus');
    expect(read('Nel2')).toBe('Nel2');
    expect(read('News', '12')).toBe('News 12');
    expect(read('не', '12')).toBe('не 12');
  });
});
