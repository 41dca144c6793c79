/** Lines and columns are those that an editor shows. */
import { placesIn } from '../../../shared/reports/textPlace.ts';

describe('the place of an offset', () => {
  it.each([
    ['a\nbc', 0, 1, 1],
    ['a\nbc', 1, 1, 2],
    ['a\nbc', 2, 2, 1],
    ['a\r\nbc', 4, 2, 2],
    ['a\rbc', 2, 2, 1],
    ['\n\n\nx', 3, 4, 1],
    ['👍x', 2, 1, 3],
    ['', 0, 1, 1],
  ])('of %j at %d is line %d, column %d', (text, offset, line, column) => {
    expect(placesIn(text)(offset)).toEqual({ line, column });
  });
});
