/** Words of a text in Cyrillic letters that are read in the Latin ones that look the same. */
import { withCyrillicLetters } from '../../../../shared/documents/ocr/cyrillicLetters.ts';
import { wordAt, type Drawn } from '../../../support/drawnInk.ts';

const SMALL = 20;
const TALL = 30;

/** @param tall letters that are as high as capitals */
function read(texts: readonly string[], tall: RegExp): string {
  const words = texts.map((text, i) => {
    const places = Array.from(text, (letter, at): Drawn => {
      const x = 300 * i + 20 * at;
      return [x, 50 - (tall.test(letter) ? TALL : SMALL), x + 16, 50];
    });
    return wordAt(text, ...places);
  });
  return withCyrillicLetters([{ words, baseline: 50, height: 40 }])[0]
    .words.map((word) => {
      expect(word.symbols.map(({ text }) => text).join('')).toBe(word.text);
      return word.text;
    })
    .join(' ');
}

describe('a word in Latin letters that look like Cyrillic ones', () => {
  const before = ['дальнейшем', 'при'];
  const after = ['упоминании', 'Заказчик'];

  it('is in the letters of the text around it, small ones where it is no higher than these', () => {
    expect(read([...before, 'COBMECTHOM,', ...after], /[З№]/)).toBe('дальнейшем при совместном, упоминании Заказчик');
    expect(read([...before, 'He', ...after], /[ЗH]/)).toBe('дальнейшем при Не упоминании Заказчик');
    expect(read([...before, 'MOCTOB', ...after], /[ЗMOCTB]/)).toBe('дальнейшем при МОСТОВ упоминании Заказчик');
  });

  it('stays where it may be an abbreviation, has other letters, or is one of many in Latin letters', () => {
    expect(read([...before, 'OEM', ...after], /[ЗOEM]/)).toContain(' OEM ');
    expect(read([...before, 'COMMENT', ...after], /З/)).toContain(' COMMENT ');
    expect(read(['the', 'company', 'name', 'TEXACO', 'in', 'тексте'], /[TEXACO]/)).toContain('TEXACO');
  });
});
