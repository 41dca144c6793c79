/** Cells of a table whose numbers are written in another notation, named by their row and column. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { placedPage } from '../../support/matching/placedPage.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const index = createSourceIndex([
  placedPage([
    [100, [50, 'TITLE'], [250, 'DATE'], [350, 'PRICE (FRAMED)'], [500, 'PRICE (UNFRAMED)']],
    [120, [50, 'APPLE DAY'], [250, '2026'], [350, '£ 1,800.00'], [500, '£ 180.00']],
    [140, [50, 'EVENING BY THE SEA'], [250, '2025'], [350, '£ 950.00'], [500, '£ 150.00']],
  ]),
]);
const judged = (sourceContext: string): string => refusalOf(judgeQuotation(index, { sourceContext }));

it('may be quoted without their cents', () => {
  expect(judged('APPLE DAY, PRICE (UNFRAMED): £180')).toBe('found');
});

it.each([
  ['another row', 'APPLE DAY, PRICE (UNFRAMED): £150'],
  ['another column', 'APPLE DAY, PRICE (UNFRAMED): £1,800'],
])('are not those of %s', (_, quoted) => {
  expect(judged(quoted)).toMatch(/^(?:cell|number|word)\./);
});
