/** The sign № is told from the letters that are read for it in a text in Cyrillic letters. */
import { withNumberSigns } from '../../../../shared/documents/ocr/numberSigns.ts';
import { drawnInk, outline, wordAt, type Drawn } from '../../../support/drawnInk.ts';

const place = (x: number): Drawn => [x, 20, x + 16, 50];
/** Of a sign at the beginning of the second word. */
const LETTER: readonly Drawn[] = [
  [200, 20, 204, 50],
  [214, 20, 218, 50],
];
const RING = outline([222, 22, 234, 40], 3);
const BAR: Drawn = [221, 46, 235, 50];

const read = (...texts: readonly string[]): string => readFrom([...LETTER, ...RING, BAR], ...texts);

function readFrom(ink: readonly Drawn[], ...texts: readonly string[]): string {
  const words = texts.map((text, i) => wordAt(text, ...Array.from(text, (_, at) => place(200 * i + 20 * at))));
  return withNumberSigns(drawnInk(1400, 80, ...ink), [{ words, baseline: 50, height: 40 }])[0]
    .words.map((word) => {
      expect(word.symbols.map(({ text }) => text).join('')).toBe(word.text);
      return word.text;
    })
    .join(' ');
}

describe('the sign for numbers', () => {
  it.each(['Ne', 'No', 'N°', 'Nº', 'Nо', 'Nе'])('is what %s before a number is', (sign) => {
    expect(read('закон', sign, '1441', 'от')).toBe('закон № 1441 от');
    expect(read(`(${sign}12)`)).toBe('(№12)');
  });

  it('is what no word in Cyrillic letters has, whatever follows', () => {
    expect(read('протокол', 'Ne', 'заседания')).toBe('протокол № заседания');
    expect(read('договор', 'NeА-45/2020,', 'счёт')).toBe('договор №А-45/2020, счёт');
    expect(read('постановлений', 'NeNe', '12,', '15')).toBe('постановлений №№ 12, 15');
    expect(read('журнал', 'Ne', 'II-3')).toBe('журнал № II-3');
  });

  it('is what looks like a word before a number, if its ring stands over a bar', () => {
    expect(read('кабинет', 'Мо', '305')).toBe('кабинет № 305');
    expect(read('дело', 'Ме', 'Б-17/99')).toBe('дело № Б-17/99');
    expect(readFrom([...LETTER, ...outline([222, 30, 234, 50], 3)], 'самолёт', 'Ме', '262')).toBe('самолёт Ме 262');
    expect(read('товарищ', 'Мо', 'Цзян')).toBe('товарищ Мо Цзян');
  });

  it('is none before a word, and nothing else is the sign', () => {
    expect(read('Ne', 'plus')).toBe('Ne plus');
    expect(read('роман', 'Ne', 'plus', 'ultra', 'magna')).toBe('роман Ne plus ultra magna');
    expect(read('Nel2')).toBe('Nel2');
    expect(read('News', '12')).toBe('News 12');
    expect(read('не', '12')).toBe('не 12');
  });
});
