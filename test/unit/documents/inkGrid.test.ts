/** Looking whether words are shown costs in proportion to them, whatever else is on the page. */
import { createInkGrid, type Area } from '../../../shared/documents/pdf/inkGrid.ts';

const areaAt = (left: number, top: number, side: number): Area => ({
  left,
  top,
  right: left + side,
  bottom: top + side,
});
const touch = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe('inks that touch a place', () => {
  const inks = Array.from({ length: 400 }, (_, i) => ({
    name: i,
    area: areaAt((37 * i) % 600, (53 * i) % 800, i % 40 === 0 ? 700 : 4 + (i % 23)),
  }));
  const grid = createInkGrid(inks);

  it.each([areaAt(0, 0, 9), areaAt(31, 31, 2), areaAt(300, 400, 60), areaAt(-5, -5, 900), areaAt(5_000, 5_000, 9)])(
    'are the same as by looking at all, in the same order: %j',
    (area) => {
      expect(grid.touching(area)).toEqual(inks.filter((ink) => touch(ink.area, area)));
    },
  );
});
