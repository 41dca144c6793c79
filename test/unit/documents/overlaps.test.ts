/** Which of many stretches overlap another one: the same as looking at all of them. */
import { overlapsAmong } from '../../../shared/documents/overlaps.ts';

const at = (i: number): number => (i * 7919) % 1009;
const STRETCHES = Array.from({ length: 300 }, (_, i) => ({ start: at(i), end: at(i) + (at(7 * i) % 60) }));

it('finds those that share more than a point, in the order given, and says whether they are several', () => {
  const overlaps = overlapsAmong(STRETCHES, (one) => one);
  for (let from = -10; from < 1100; from += 7) {
    for (const to of [from, from + 1, from + 40]) {
      const expected = STRETCHES.filter(({ start, end }) => start < to && end > from);
      expect(overlaps.with(from, to)).toEqual(expected);
      expect(overlaps.areSeveral(from, to)).toBe(expected.length > 1);
    }
  }
  expect(overlapsAmong([], (one: never) => one).with(0, 1)).toEqual([]);
});
