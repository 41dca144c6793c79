/** Letters of a single stroke are told by what stands around them. */
import { withStrokeLetters } from '../../../../shared/documents/ocr/strokeLetters.ts';
import type { RecognisedLine } from '../../../../shared/documents/ocr/recognised.ts';

/** A line 40 high that stands on row 60; a bar ends where it is said to. */
function read(texts: readonly string[], barEnd = 61): string {
  const words = texts.map((text, i) => ({
    text,
    confidence: 90,
    bbox: { x0: i * 50, y0: 30, x1: i * 50 + 40, y1: text === '|' ? barEnd : 60 },
    symbols: [],
  }));
  const line: RecognisedLine = { words, baseline: 60, height: 40 };
  return withStrokeLetters([line])[0]
    .words.map(({ text }) => text)
    .join(' ');
}

describe('letters that are a single stroke', () => {
  it('are I before a word, and litres after a number', () => {
    expect(read(['|', 'declare', 'that'])).toBe('I declare that');
    expect(read(['25', '|', 'canister'])).toBe('25 l canister');
  });

  it('stay bars where they reach below the line, or stand between cells', () => {
    expect(read(['|', 'declare'], 70)).toBe('| declare');
    expect(read(['Total', '|', '412'])).toBe('Total | 412');
  });

  it('are I where the letters beside it end, on a line that falls', () => {
    const fallen = (text: string, i: number, end: number): RecognisedLine['words'][number] => {
      const bbox = { x0: i * 50, y0: end - 24, x1: i * 50 + 40, y1: end };
      return { text, confidence: 90, bbox, symbols: Array.from(text).map((letter) => ({ text: letter, bbox })) };
    };
    const words = [fallen('this', 0, 60), fallen('proceeding.', 10, 64), fallen('|', 12, 66), fallen('have', 13, 66)];
    const line: RecognisedLine = { words, baseline: 60, height: 30 };
    const textOf = ([{ words: mended }]: readonly RecognisedLine[]): string => mended.map(({ text }) => text).join(' ');
    expect(textOf(withStrokeLetters([line]))).toBe('this proceeding. I have');
    const bar = { ...words[2], bbox: { ...words[2].bbox, y1: 72 } };
    expect(textOf(withStrokeLetters([{ ...line, words: words.with(2, bar) }]))).toBe('this proceeding. | have');
  });

  it('are letters in words', () => {
    expect(read(['|t', 'is'])).toBe('It is');
    expect(read(['|’m', 'late'])).toBe('I’m late');
    expect(read(['I]', 'entre'])).toBe('Il entre');
    expect(read(['[sic]', 'a]'])).toBe('[sic] a]');
  });

  it('are pounds after a number alone', () => {
    expect(read(['84', 'Ib'])).toBe('84 lb');
    expect(read(['84', 'Ibs.'])).toBe('84 lbs.');
    expect(read(['10-13', '1b.', 'drag'])).toBe('10-13 lb. drag');
    expect(read(['Table', '3', '1b', '2'])).toBe('Table 3 1b 2');
    expect(read(['Ib', 'Larsen'])).toBe('Ib Larsen');
    expect(read(['84', 'Ibsen'])).toBe('84 Ibsen');
  });
});
