/** The dictionaries of OCR's data tell the language of a page without common words. */
import type { Dictionary } from '../../../../shared/documents/ocr/dictionary.ts';
import { readingsOf } from '../../../../shared/documents/ocr/languages.ts';
import type { RecognisedLine } from '../../../../shared/documents/ocr/recognised.ts';
import { inLanguageOfWords } from '../../../../shared/documents/ocr/wordLanguages.ts';

const picture = { width: 900, height: 100, pixels: new Uint8Array(90_000).fill(255) };
const own = readingsOf(['eng', 'deu', 'tur', 'ces', 'slk', 'fin', 'chi_sim']);

/** Words of ten pixels a letter. */
function lineOf(text: string, confidence: number): RecognisedLine {
  let x = 0;
  const words = text.split(' ').map((word) => {
    const x0 = x;
    x += word.length * 10;
    return { text: word, confidence, bbox: { x0, x1: x, y0: 10, y1: 40 }, symbols: [] };
  });
  return { words, baseline: 40, height: 30 };
}

/** What a screenshot of a Czech receipt is read as. */
const READ: Readonly<Record<string, string>> = {
  eng: 'Diky akcim jste usetfili Polozka Cena Ziskane kredity Celkem',
  deu: 'Diky akcim jste usetiili Polozka Cena Ziskane kredity Celkem',
  slk: 'Díky akcím jste usetrili Položka Cena Získané kredity Celkem',
  ces: 'Díky akcím jste ušetřili Položka Cena Získané kredity Celkem',
};
const WORDS: Readonly<Record<string, string>> = {
  eng: 'cena',
  slk: 'položka cena získané kredity',
  ces: 'díky akcím jste ušetřili položka cena získané kredity celkem',
};
const dictionary: Dictionary = {
  isWord: (word, [language]) => (WORDS[language] ?? '').split(' ').includes(word),
};

function kept(read: Readonly<Record<string, string>>, confidences: Readonly<Record<string, number>> = {}) {
  const tried: string[] = [];
  const lines = (language: string) => [lineOf(read[language] ?? read.eng, confidences[language] ?? 80)];
  const tesseract = {
    recognise: (_: unknown, [language]: readonly string[]) => {
      tried.push(language);
      return lines(language);
    },
  };
  const page = { lines: lines('eng'), languages: ['eng'] };
  const found = inLanguageOfWords(tesseract, dictionary, picture, page, own);
  return { languages: found.languages, text: found.lines[0].words.map(({ text }) => text).join(' '), tried };
}

describe('a page without common words', () => {
  it('is read in the language whose dictionary has its words, and not in one that has fewer of them', () => {
    const { languages, text } = kept(READ);
    expect(languages).toEqual(['ces']);
    expect(text).toBe(READ.ces);
  });

  it('is so though the reading is less sure of it: other data are as sure of its letters without their accents', () => {
    expect(kept(READ, { eng: 84, ces: 74 }).languages).toEqual(['ces']);
  });

  it('stays as it was read, without a trial, where most of its words are known', () => {
    const { languages, tried } = kept({ eng: 'cena cena cena cena cena cena cena cena cena cena akcim' });
    expect(languages).toEqual(['eng']);
    expect(tried).toEqual([]);
  });

  it('stays as it was read where no dictionary has its words, or it has too few to tell', () => {
    expect(kept({ eng: 'Qwortz Blmpf Grftz Xyzzy Plugh Frobozz Quux Garply Waldo' }).languages).toEqual(['eng']);
    expect(kept({ eng: 'Diky akcim', ces: 'Díky akcím' }).languages).toEqual(['eng']);
  });
});
