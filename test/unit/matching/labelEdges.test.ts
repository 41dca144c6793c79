/** A row's label may not be cut to another row's; what begins a cell, or names when a row is, is not cut. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { placedPage } from '../../support/matching/placedPage.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const REVENUES = 'Revenue 300\nTotal revenue 500 EUR\nCosts 20';

it.each([
  [REVENUES, 'revenue 500 EUR'],
  [REVENUES, '**Revenue** 500 EUR'],
  [REVENUES, 'Revenue: 500 EUR'],
  ['Total revenue\n500\nRevenue\n300', 'revenue 500'],
  ['2 Burrito bowl 8.00\n3 Spicy burrito bowl 9.00\nBurrito bowl 8.00', 'burrito bowl 9.00'],
])('refuses the label of another row: %j, %s', (source, sourceContext) => {
  expect(refusalOf(judgeQuotation(sourceOf(source), { sourceContext }))).toBe('edge.label-cut');
});

it.each([
  [REVENUES, 'Total revenue 500 EUR'],
  ['Monday Soup 5.00\nTuesday Salad 6.00\nSoup 4.00', 'Soup 5.00'],
  ['Its revenue was 500 in the whole of the year\nRevenue was 300', 'revenue was 500 in the whole of the year'],
  ['Net revenue 500\nCosts 20\nRevenue 500', 'revenue 500 Costs 20'],
])('finds a label of its own: %j, %s', (source, sourceContext) => {
  expect(judgeQuotation(sourceOf(source), { sourceContext }).status).toBe('found');
});

it('has the figures of the last line above a running footer', () => {
  const lines = ['Net revenue 500', 'Costs 20', 'Revenue 500', 'Annual report'];
  const blocks = [{ kind: 'artifact' as const, firstLine: 3, lastLine: 3, certainty: 1 }];
  const index = createSourceIndex([{ pageNumber: 1, readBy: 'textLayer', lines, blocks }]);
  expect(judgeQuotation(index, { sourceContext: 'revenue 500 Costs 20' }).status).toBe('found');
});

describe('a label that begins a cell', () => {
  const statusIn = (left: number) =>
    judgeQuotation(
      createSourceIndex([
        placedPage([
          [0, [0, 'Drinks'], [left, 'Wine'], [left + 60, '5.00']],
          [14, [0, 'Wine'], [90, '6.00']],
        ]),
      ]),
      { sourceContext: 'Wine 5.00' },
    ).status;

  it('is whole', () => {
    expect(statusIn(90)).toBe('found');
    expect(statusIn(33)).toBe('partial_text_found');
  });
});
