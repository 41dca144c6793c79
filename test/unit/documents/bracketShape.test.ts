/** To which side a bracket opens. */
import { bulgesLeft } from '../../../shared/documents/pdf/bracketShape.ts';

const mirrored = (contour: readonly number[]): number[] => contour.map((value, i) => (i % 2 === 0 ? -value : value));

it.each([
  ['(', [3, 0, 1, 3, 1, 7, 3, 10, 4, 10, 2, 7, 2, 3, 4, 0]],
  ['[', [1, 0, 4, 0, 4, 1, 2, 1, 2, 9, 4, 9, 4, 10, 1, 10]],
  ['<', [0, 5, 5, 10, 6, 9, 2, 5, 6, 1, 5, 0]],
])('knows %s from its mirror image', (_, contour) => {
  expect(bulgesLeft([contour])).toBe(true);
  expect(bulgesLeft([mirrored(contour)])).toBe(false);
});

it('does not say it of a bar', () => {
  expect(bulgesLeft([[1, 0, 2, 0, 2, 10, 1, 10]])).toBeUndefined();
});
