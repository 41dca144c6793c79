/** Line numbers stand beside the text; numbers of chapters are a part of it. */
import { linesInReadingOrder } from '../../../shared/documents/layout/readingOrder.ts';
import { drawnLines, type DrawnLine } from '../../support/drawnLines.ts';

const read = (lines: readonly DrawnLine[]): string[] => linesInReadingOrder(drawnLines(lines)).map(({ text }) => text);
const WORDS = ['of the hall', 'in the town', 'with a roof', 'for all who', 'as was said', 'and its door'];
const sentence = (at: number): string => `${WORDS[at % 6]} ${WORDS[(at * 5 + 1) % 6]} ${WORDS[(at * 7 + 2) % 6]}`;

describe('numbers in the margin', () => {
  it('are read after the text whose lines they count', () => {
    const lines = Array.from({ length: 12 }, (_, at): DrawnLine[] => [
      [50, 100 + 20 * at, `${at + 1}`],
      [90, 100 + 20 * at, sentence(at)],
    ]);
    expect(read(lines.flat()).slice(0, 2)).toEqual([sentence(0), sentence(1)]);
  });

  it('are known in each column of a sheet with four pages of a transcript', () => {
    const halves = [0, 1].flatMap((half) =>
      Array.from({ length: 10 }, (_, at): DrawnLine[] => {
        const y = 100 + 20 * at + 260 * half;
        return [
          [50, y, `${at + 1}`],
          [80, y, sentence(at)],
          [330, y, `${at + 1}`],
          [360, y, sentence(at + 3)],
        ];
      }),
    );
    const lines = read(halves.flat());
    expect(lines.slice(0, 2)).toEqual([sentence(0), sentence(1)]);
    expect(lines.filter((line) => /[a-z]/.test(line)).filter((line) => /\d/.test(line))).toEqual([]);
  });

  it('stay with the titles of a contents page', () => {
    const pages = [2, 2, 3, 3, 4, 5, 9, 9, 12, 30];
    const lines = pages.flatMap((page, at): DrawnLine[] => [
      [50, 100 + 20 * at, `${at + 1}`],
      [90, 100 + 20 * at, sentence(at)],
      [400, 100 + 20 * at, `${page}`],
    ]);
    expect(read(lines)).toEqual(pages.map((page, at) => `${at + 1} ${sentence(at)} ${page}`));
  });
});
