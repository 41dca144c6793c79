/** Dots leave out whole cells of a row, which the page shows apart, but no number before another, and no "cancelled"; a sentence is judged as ever. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { placedPage } from '../../support/matching/placedPage.ts';

const index = createSourceIndex([
  placedPage([
    [0, [0, 'Workstream'], [150, 'Owner'], [250, 'Start'], [320, 'End'], [390, 'Status']],
    [15, [0, 'Data migration rehearsal'], [150, 'S. Okonjo'], [250, 'Sep 2025'], [320, 'Nov 2025'], [390, 'At risk']],
    [30, [0, 'Branch training'], [150, 'L. Marsh'], [250, 'Oct 2025'], [320, 'Dec 2025'], [390, 'On track']],
    [40, [0, 'Serum creatinine'], [150, '1.46'], [250, 'mg/dl'], [320, '1.20']],
    [50, [0, 'Pier repair of May'], [150, 'cancelled'], [250, 'Oct 2026'], [390, 'Planned']],
    [52, [0, 'Order CMD-1044'], [150, '2024-09-05'], [250, 'Ballpoint pens (box of 50)'], [390, '14.90']],
    [56, [0, 'Lease of the shed'], [150, '2024-01-01'], [250, '2024-12-31'], [390, 'Closed']],
    [60, [0, 'The supplier and, unless the bank agrees otherwise, the branch carry the cost of the training.']],
  ]),
]);
const isFound = (sourceContext: string): boolean => judgeQuotation(index, { sourceContext }).status === 'found';

it.each([
  'Data migration rehearsal … Sep 2025 … At risk',
  'Branch training … On track',
  'Serum creatinine … mg/dl',
  'Order CMD-1044 … Ballpoint pens (box of 50)',
])('finds %j', (quoted) => {
  expect(isFound(quoted)).toBe(true);
});

it.each([
  'Data migration rehearsal … Oct 2025 … At risk',
  'Branch training … Sep 2025 … On track',
  'Data migration rehearsal … On track',
  // The number that is left out would be taken for the row's first.
  'Branch training … Dec 2025 … On track',
  'Serum creatinine … 1.20',
  'Lease of the shed … 2024-12-31',
  'Order CMD-1044 … 14.90',
  'Pier repair of May … Oct 2026',
  'The supplier … the branch carry the cost of the training.',
])('does not find %j', (quoted) => {
  expect(isFound(quoted)).toBe(false);
});
