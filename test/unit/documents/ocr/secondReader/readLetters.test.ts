/** Letters of a network's steps: repetitions are one letter, blanks part two equal ones. */
import { readLetters } from '../../../../../shared/documents/ocr/secondReader/readLetters.ts';

const LETTERS = ['', 'a', 'b', ' '];

/** @param steps the probability of each letter */
const tableOf = (...steps: readonly (readonly number[])[]): Parameters<typeof readLetters>[0] => ({
  rows: steps.length,
  columns: LETTERS.length,
  values: Float32Array.from(steps.flat()),
});

describe('the letters that a network saw', () => {
  it('are the likeliest of each step, with what they would be otherwise', () => {
    const [first, ...further] = readLetters(tableOf([0.1, 0.75, 0.15, 0], [0.9, 0, 0.1, 0]), LETTERS);
    expect(further).toEqual([]);
    expect(first.text).toBe('a');
    expect(first.other).toBe('b');
    expect(first.probability).toBeCloseTo(0.75);
    expect(first.otherProbability).toBeCloseTo(0.15);
  });

  it('are one where a letter is seen in two steps, as likely as in the clearer one', () => {
    const [only, ...further] = readLetters(tableOf([0.4, 0.6, 0, 0], [0.1, 0.9, 0, 0]), LETTERS);
    expect(further).toEqual([]);
    expect(only.probability).toBeCloseTo(0.9);
  });

  it('are two with a blank between them', () => {
    const seen = readLetters(tableOf([0.1, 0.9, 0, 0], [0.9, 0.1, 0, 0], [0.1, 0.9, 0, 0], [0, 0, 0.9, 0.1]), LETTERS);
    expect(seen.map(({ text }) => text).join('')).toBe('aab');
  });
});
