/** Labels over what is filled in under them, told from names and titles that stand below each other alike by the space around them. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { placedPage, type Placed } from '../../support/matching/placedPage.ts';

const judged = (placed: readonly Placed[], sourceContext: string): ReturnType<typeof judgeQuotation> =>
  judgeQuotation(createSourceIndex([placedPage(placed)]), { sourceContext });

const lines = ['Board', 'Present', 'Ann Weber, Bo Lind', 'Excused', 'Eva Novak', 'Minutes', 'Ida Holm'];
const apart = [0, 30, 41, 66, 77, 102, 113].map((y, at): Placed => [y, [0, lines[at]]]);
const alike = lines.map((text, at): Placed => [13 * at, [0, text]]);
/** A head over its items. */
const plan: Placed[] = [
  [0, [0, 'Plan']],
  [40, [0, 'Committed']],
  [53, [15, 'New core platform']],
  [66, [15, 'Fewer statements']],
  [100, [0, 'Ruled out']],
  [113, [15, 'Fee on accounts']],
];

it.each([
  [apart, 'Excused: Eva Novak'],
  [apart, 'Present: Ann Weber, Bo Lind'],
  [plan, 'Committed:\n- New core platform\n- Fewer statements'],
  [plan, 'Ruled out: Fee on accounts'],
])('a label is paired with what is right under it: %#', (page, quoted) => {
  expect(judged(page, quoted).status).toBe('found');
});

it.each([
  [apart, 'Eva Novak: Minutes'],
  [apart, 'Ann Weber, Bo Lind: Excused'],
  [alike, 'Eva Novak: Minutes'],
  [plan, 'Fewer statements: Ruled out'],
])('what is farther away is not: %#', (page, quoted) => {
  expect(refusalOf(judged(page, quoted))).toMatch(/^cell\./);
});
