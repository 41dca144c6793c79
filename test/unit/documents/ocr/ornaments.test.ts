/** Rows of stars and crosses, which the networks take for letters. */
import { withoutOrnaments } from '../../../../shared/documents/ocr/ornaments.ts';

const lineOf = (...words: readonly (readonly [text: string, confidence: number])[]) => ({
  words: words.map(([text, confidence], i) => ({
    text,
    confidence,
    bbox: { x0: i * 50, y0: 10, x1: i * 50 + 40, y1: 30 },
    symbols: [],
  })),
  baseline: 30,
  height: 25,
});

describe('what a row of one sign is read as', () => {
  it.each([
    ['one word', lineOf(['KROKOROROKEEE', 0])],
    ['several words', lineOf(['kkk', 0], ['RRR', 24], ['RRR', 8], ['Rok', 21])],
    ['mostly the same letters', lineOf(['cRRkkkckokokokiokkckokokokok', 0], ['kok', 20], ['doh', 0])],
  ])('is no line: %s', (_, line) => {
    expect(withoutOrnaments([line])).toEqual([]);
  });

  it.each([
    ['print that is hardly read', lineOf(['Rückgeld', 12], ['erhalten', 30])],
    ['a sure word with few letters', lineOf(['Mississippi', 91])],
    ['a short word', lineOf(['otto', 20])],
    ['digits', lineOf(['1000000000', 10])],
  ])('may not be %s', (_, line) => {
    expect(withoutOrnaments([line])).toEqual([line]);
  });
});
