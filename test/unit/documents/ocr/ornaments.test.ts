/** Rows of stars and crosses, which the networks take for letters. */
import { withoutOrnaments } from '../../../../shared/documents/ocr/ornaments.ts';
import { recognisedRow } from '../../../support/recognisedRow.ts';

describe('what a row of one sign is read as', () => {
  it.each([
    ['one word', recognisedRow(['KROKOROROKEEE', 0])],
    ['several words', recognisedRow(['kkk', 0], ['RRR', 24], ['RRR', 8], ['Rok', 21])],
    ['mostly the same letters', recognisedRow(['cRRkkkckokokokiokkckokokokok', 0], ['kok', 20], ['doh', 0])],
  ])('is no line: %s', (_, line) => {
    expect(withoutOrnaments([line])).toEqual([]);
  });

  it.each([
    ['print that is hardly read', recognisedRow(['Rückgeld', 12], ['erhalten', 30])],
    ['a sure word with few letters', recognisedRow(['Mississippi', 91])],
    ['a short word', recognisedRow(['otto', 20])],
    ['digits', recognisedRow(['1000000000', 10])],
  ])('may not be %s', (_, line) => {
    expect(withoutOrnaments([line])).toEqual([line]);
  });
});
