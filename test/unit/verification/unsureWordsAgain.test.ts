/** Only what the first reading was unsure of is taken from the second one. */
import { withUnsureWordsAgain } from '../../../shared/verification/unsureWordsAgain.ts';
import { indexedLine } from '../../support/indexedLine.ts';

/** Unsure words end in a question mark. */
const read = (...lines: readonly string[]) =>
  lines.map((text, i) => ({
    ...indexedLine(text.replaceAll('?', ''), 50, 50 + 20 * i),
    wordConfidences: text.split(' ').map((word) => (word.endsWith('?') ? 40 : 96)),
  }));

describe('the unsure words of a reading', () => {
  it.each([
    [
      'one word',
      ['no later thar? one day', 'before'],
      'no later than one d ay before',
      'no later than one day\nbefore',
    ],
    ['a word in two parts', ['kabul edil.? ememiştir.?'], 'kab ul kabul edilememiştir.', 'kabul edilememiştir.'],
    ['the last one of a line', ['no later thar?', 'one day'], 'no later than\none day', 'no later than\none day'],
  ])('are taken from another one: %s', (_, first, again, expected) => {
    expect(withUnsureWordsAgain(read(...first), again)).toBe(expected);
  });

  it.each([
    ['sure ones', ['no later thar one day'], 'no later than one day'],
    ['numbers', ['no later 17? one day'], 'no later than one day'],
    ['words that are numbers in the other one', ['no later thar? one day'], 'no later 17 one day'],
    ['what nobody could read', ['no later', '���?', 'one day'], 'no later than one day'],
    ['more than a few words', ['no a? b? c? d? day'], 'no later than one short day'],
    ['what the other one lacks', ['no later thar? one day'], 'no later one day'],
  ])('stay: %s', (_, first, again) => {
    expect(withUnsureWordsAgain(read(...first), again)).toBeUndefined();
  });
});
