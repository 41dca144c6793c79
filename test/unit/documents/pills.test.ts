/** Numbers of references that stand in pills among the words of a line, as in what chatbots export. */
import { linesInReadingOrder } from '../../../shared/documents/layout/readingOrder.ts';
import { drawnLines, type DrawnLine } from '../../support/drawnLines.ts';

const read = (lines: readonly DrawnLine[]): string[] => linesInReadingOrder(drawnLines(lines)).map(({ text }) => text);
const pill = (x: number, y: number, number: string): DrawnLine => [x, y + 1.6, number, 6];

describe('a number in a pill', () => {
  it('is a reference after the word that it stands behind', () => {
    const line: DrawnLine[] = [
      [50, 100, 'medicines for sale'],
      [170, 100, '. These leaflets'],
    ];
    expect(read([...line, pill(149, 100, '12')])).toEqual(['medicines for sale¹² . These leaflets']);
  });

  it('is read with the title of its source, and with those beside it', () => {
    const numbers = [pill(50, 100, '5'), pill(62, 100, '20'), pill(77, 100, '22')];
    expect(read([...numbers, [92, 100, 'An analysis of the data']])).toEqual(['⁵ ²⁰ ²² An analysis of the data']);
  });

  it('leaves small numbers that stand apart, above or between words in lines of their own', () => {
    const apart = read([[50, 100, 'Sales of the year'], pill(240, 100, '7')]);
    const above = read([
      [50, 100, 'Sales of the year'],
      [144, 95, '7', 6],
    ]);
    expect([apart.length, above.length]).toEqual([2, 2]);
  });
});
