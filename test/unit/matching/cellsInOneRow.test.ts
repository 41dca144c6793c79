/** Cells of several lines side by side, which a page has one after the other: "|" may join a whole cell with the next one of its row. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { SourcePage } from '../../../shared/matching/source/source.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

/** Lines in reading order, each with the place of its upper left corner; characters are 5 points wide, lines 10 high. */
function pageOf(lines: readonly (readonly [x: number, y: number, text: string])[]): SourcePage {
  return {
    pageNumber: 1,
    readBy: 'textLayer',
    lines: lines.map(([, , text]) => text),
    wordBoxes: lines.map(([x, top, text]) => ({
      top,
      bottom: top + 10,
      edges: Float32Array.from(
        Array.from(text.matchAll(/\S+/gu)).flatMap(({ index, 0: word }) => [
          x + 5 * index,
          x + 5 * (index + word.length),
        ]),
      ),
    })),
  };
}

const funds = pageOf([
  [0, 0, 'Airport Fuel'],
  [100, 0, 'Airport Manager'],
  [200, 0, 'Fees from sale of'],
  [200, 11, 'Airport fuel'],
  [320, 0, 'Purchase of Airport fuel'],
  [320, 11, 'to be sold'],
]);

const officers = pageOf([
  [0, 0, 'Ann Weber'],
  [0, 11, 'Bo Lind'],
  [0, 22, 'Eva Novak'],
  [0, 33, 'Ida Holt'],
  [200, 0, 'Treasurer'],
  [200, 11, 'Secretary'],
  [200, 22, 'Warden'],
  [200, 33, 'Clerk'],
]);

const judge = (page: SourcePage, sourceContext: string) => judgeQuotation(createSourceIndex([page]), { sourceContext });

it.each([
  'Fees from sale of Airport fuel | Purchase of Airport fuel to be sold',
  'Airport Manager | Fees from sale of Airport fuel | Purchase of Airport fuel to be sold',
  'Fees from sale of Airport fuel: Purchase of Airport fuel',
])('finds %j', (quoted) => {
  expect(judge(funds, quoted)).toMatchObject({ status: 'found' });
});

it.each(['Ida Holt | Treasurer', 'Ida Holt: Treasurer', 'Ida Holt (Treasurer)', 'Eva Novak Ida Holt | Treasurer'])(
  'does not find %j, whose lines are of two rows',
  (quoted) => {
    expect(refusalOf(judge(officers, quoted))).toBe('cell.pair-undecided');
  },
);
