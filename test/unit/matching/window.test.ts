/** A window may end in the middle of a line, or at the end of the source: words that it does not have are no words. */
import { rawWords, windowOf } from '../../../shared/matching/source/window.ts';
import { sourceOf } from '../../support/matching/sources.ts';

it('has no words after its last one, and none before its first', () => {
  const window = windowOf(sourceOf('Sum in\nEUR'), 0, 1, 0);
  expect([-1, 2, 3].map((at) => rawWords(window, at, at + 1))).toEqual(['', 'EUR', '']);
  expect(rawWords(window, 1, 4)).toBe('in EUR');
});
