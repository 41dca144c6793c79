/** Boxes follow the line that they mark, level or askew. */
import type { Mark } from '../../../shared/evidence/mark.ts';
import { markBoxes } from '../../../shared/evidence/markBoxes.ts';

const mark: Mark = {
  kind: 'quotation',
  pageNumber: 1,
  direction: 'horizontal',
  box: { x: 100, y: 50, width: 200, height: 10 },
};

describe('the boxes of a mark', () => {
  it('are its own with a point of room, on a level line', () => {
    expect(markBoxes(mark)).toEqual([{ x: 99, y: 49, width: 202, height: 12 }]);
  });

  it.each([0.05, -0.05])('follow a line that falls by %p, and neither overlap nor leave gaps', (slope) => {
    // 10 points of type and 10 of slope.
    const boxes = markBoxes({ ...mark, slope, box: { ...mark.box, height: 20 } });
    expect(boxes.length).toBeGreaterThan(8);
    const [first] = boxes;
    const last = boxes[boxes.length - 1];
    expect(first.x).toBe(99);
    expect(last.x + last.width).toBeCloseTo(301);
    for (const [i, box] of boxes.entries()) {
      expect(box.height).toBeCloseTo(12);
      if (i > 0) expect(box.x).toBeCloseTo(boxes[i - 1].x + boxes[i - 1].width);
    }
    const fall = last.y - first.y;
    expect(Math.sign(fall)).toBe(Math.sign(slope));
    expect(Math.abs(fall)).toBeCloseTo(10, -0.5);
    expect(Math.min(first.y, last.y)).toBeGreaterThan(48.9);
    expect(Math.max(first.y, last.y) + 12).toBeLessThan(71.1);
  });

  it('run down the page with vertical lines', () => {
    const vertical: Mark = { ...mark, direction: 'vertical', box: { x: 50, y: 100, width: 20, height: 200 } };
    const boxes = markBoxes({ ...vertical, slope: 0.05 });
    expect(boxes[0]).toMatchObject({ y: 99 });
    expect(boxes[0].width).toBeCloseTo(12);
    expect(boxes[boxes.length - 1].x - boxes[0].x).toBeCloseTo(9.3, 0);
  });
});
