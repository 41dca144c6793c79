/** Subscripts as large as their letters, in circuit diagrams and data sheets. */
import { linesInReadingOrder } from '../../../shared/documents/layout/readingOrder.ts';
import { drawnLines, type DrawnLine } from '../../support/drawnLines.ts';

const read = (lines: readonly DrawnLine[]): string[] => linesInReadingOrder(drawnLines(lines)).map(({ text }) => text);

describe('text as large as its neighbour that is lowered by less than a line', () => {
  it('is the index of the letter that it follows', () => {
    const line: DrawnLine[] = [
      [50, 100, 'T = 1.1 R'],
      [95, 102.6, 'A'],
      [100, 100, 'C'],
    ];
    expect(read(line)).toEqual(['T = 1.1 RAC']);
  });

  it('stays with the pin that it names, whatever is beside it', () => {
    const pins: DrawnLine[] = [
      [50, 100, 'A'],
      [55, 102.6, '0'],
      [80, 100, '1'],
      [120, 100, '16'],
      [150, 100, 'V'],
      [155, 102.6, 'CC'],
    ];
    expect(read(pins)).toEqual(['A0 1 16 VCC']);
  });

  it('is a line of its own where it is apart from the other, or under it', () => {
    const apart: DrawnLine[] = [
      [50, 100, 'Total'],
      [95, 103.6, 'Sum'],
    ];
    const under: DrawnLine[] = [
      [50, 100, 'Total'],
      [60, 104.6, 'Sum'],
    ];
    expect([read(apart), read(under)]).toEqual([
      ['Total', 'Sum'],
      ['Total', 'Sum'],
    ]);
  });
});
