/** A page that was taken for another script, and is in Latin letters. */
import { readingsOf } from '../../../../shared/documents/ocr/languages.ts';
import { inLatinAfterAll } from '../../../../shared/documents/ocr/pageLanguages.ts';
import type { RecognisedLine } from '../../../../shared/documents/ocr/recognised.ts';

const picture = { width: 1000, height: 100, pixels: new Uint8Array(100_000) };
const own = readingsOf(['eng', 'ita', 'chi_sim']);

/** Words of ten pixels a letter. */
function lineOf(text: string, confidence: (word: string) => number): RecognisedLine {
  let x = 0;
  const words = text.split(' ').map((word) => {
    const x0 = x;
    x += word.length * 10;
    return { text: word, confidence: confidence(word), bbox: { x0, x1: x, y0: 10, y1: 40 }, symbols: [] };
  });
  return { words, baseline: 40, height: 30 };
}

/** The languages of the reading that is kept. */
function kept(asHan: RecognisedLine, asLatin: RecognisedLine): readonly string[] {
  const tesseract = { recognise: () => [asLatin] };
  return inLatinAfterAll(tesseract, picture, { lines: [asHan], languages: ['chi_sim', 'eng'] }, own).languages;
}

const unsureOf = (pattern: RegExp) => (word: string) => (pattern.test(word) ? 40 : 90);

describe('a page that was taken for Chinese', () => {
  it('is read in the language of its Latin letters if more of it is sure then', () => {
    const asHan = lineOf('la forza 让 legge della prova che il 由 delitto', unsureOf(/[让由]|forza|legge/));
    expect(
      kept(
        asHan,
        lineOf('la forza e legge della prova che il suo delitto', () => 90),
      ),
    ).toEqual(['ita']);
  });

  it('stays Chinese if the Latin reading is sure of less', () => {
    const asHan = lineOf('Annual Report 年度报告 2024', () => 90);
    expect(kept(asHan, lineOf('Annual Report FERS 2024', unsureOf(/FERS/)))).toEqual(['chi_sim', 'eng']);
  });

  it('is not read again if its sure letters are Chinese', () => {
    const asHan = lineOf('年度报告营业收入 Ltd', () => 90);
    expect(
      kept(
        asHan,
        lineOf('any other text of the same length', () => 95),
      ),
    ).toEqual(['chi_sim', 'eng']);
  });
});
