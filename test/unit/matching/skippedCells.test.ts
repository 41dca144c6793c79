/** Dots leave out whole cells of a row, which the page shows apart; words of a sentence in one line are judged as ever. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { placedPage } from '../../support/matching/placedPage.ts';

const index = createSourceIndex([
  placedPage([
    [0, [0, 'Workstream'], [150, 'Owner'], [250, 'Start'], [320, 'End'], [390, 'Status']],
    [15, [0, 'Data migration rehearsal'], [150, 'S. Okonjo'], [250, 'Sep 2025'], [320, 'Nov 2025'], [390, 'At risk']],
    [30, [0, 'Branch training'], [150, 'L. Marsh'], [250, 'Oct 2025'], [320, 'Dec 2025'], [390, 'On track']],
    [60, [0, 'The supplier and, unless the bank agrees otherwise, the branch carry the cost of the training.']],
  ]),
]);
const isFound = (sourceContext: string): boolean => judgeQuotation(index, { sourceContext }).status === 'found';

it.each(['Data migration rehearsal … Sep 2025 … At risk', 'Branch training … Dec 2025 … On track'])(
  'finds %j',
  (quoted) => {
    expect(isFound(quoted)).toBe(true);
  },
);

it.each([
  'Data migration rehearsal … Oct 2025 … At risk',
  'Branch training … Sep 2025 … On track',
  'Data migration rehearsal … On track',
  'The supplier … the branch carry the cost of the training.',
])('does not find %j', (quoted) => {
  expect(isFound(quoted)).toBe(false);
});
