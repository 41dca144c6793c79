/** A table of contents in two columns: each is read to its end, though its lines stand beside those of the other. */
import { linesInReadingOrder } from '../../../shared/documents/layout/readingOrder.ts';
import { drawnLines, type DrawnLine } from '../../support/drawnLines.ts';

const read = (lines: readonly DrawnLine[]): string[] => linesInReadingOrder(drawnLines(lines)).map(({ text }) => text);

const LEFT = [
  'Features ............ 1',
  'Specifications ...... 3',
  'Absolute Ratings .... 5',
  'Terminology ......... 8',
];
const RIGHT = [
  'Theory of Operation . 9',
  'Output ............. 10',
  'Interface .......... 11',
  'Protection ......... 14',
];
const beside = (left: readonly string[], right: readonly string[]): DrawnLine[] =>
  left.flatMap((text, at): DrawnLine[] => [
    [50, 100 + 16 * at, text],
    [200, 100 + 16 * at, right[at]],
  ]);

it('is read column by column where both end in the numbers of pages, however they were written', () => {
  expect(read(beside(LEFT, RIGHT))).toEqual([...LEFT, ...RIGHT]);
});

it('is a table where one side has no dotted lines', () => {
  const values = ['see page 9', 'see page 10', 'see page 11', 'see page 14'];
  expect(read(beside(LEFT, values))).toEqual(LEFT.map((text, at) => `${text} ${values[at]}`));
});
