/** The likelihood of letters grows with what the network saw of them, and is shared by all spellings. */
import { likelihoodIn } from '../../../../shared/documents/ocr/letterLikelihood.ts';
import type { Step } from '../../../../shared/documents/ocr/timesteps.ts';

const step = (letters: Readonly<Record<string, number>>): Step => new Map(Object.entries(letters));

describe('the likelihood of letters in steps', () => {
  it('is the sum over all ways to spread them', () => {
    // "a" may be seen in the first step, in the second, or in both.
    const likelihood = likelihoodIn([step({ a: 0.6, '': 0.4 }), step({ a: 0.5, '': 0.5 })]);
    expect(Math.exp(likelihood('a'))).toBeCloseTo(0.6 * 0.5 + 0.6 * 0.5 + 0.4 * 0.5);
    expect(Math.exp(likelihood(''))).toBeCloseTo(0.4 * 0.5);
  });

  it('needs a step between two equal letters, and none between others', () => {
    const likelihood = likelihoodIn([step({ a: 0.9, b: 0.05 }), step({ a: 0.9, b: 0.05 })]);
    expect(likelihood('aa')).toBe(-Infinity);
    expect(Math.exp(likelihood('ab'))).toBeCloseTo(0.9 * 0.05);
  });

  it('is small and not zero for a letter that no step names', () => {
    const likelihood = likelihoodIn([step({ a: 0.99 })]);
    expect(likelihood('b')).toBeLessThan(likelihood('a') - 5);
    expect(likelihood('b')).toBeGreaterThan(-Infinity);
  });

  it('of more letters than there are steps is nothing', () => {
    expect(likelihoodIn([step({ a: 0.5 })])('abc')).toBe(-Infinity);
  });
});
