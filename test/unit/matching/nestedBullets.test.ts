/** Two shapes of bullets at two levels of a list mark no choice, and may be left out; under each other they are the answers of a form. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { placedPage, type Placed } from '../../support/matching/placedPage.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const refusal = (placed: readonly Placed[], sourceContext: string): string =>
  refusalOf(judgeQuotation(createSourceIndex([placedPage(placed)]), { sourceContext }));

const list = (indent: number): Placed[] => [
  [0, [0, '● Arachnoid cyst']],
  [12, [indent, '○ (0) With displacement of the brain']],
  [24, [indent, '○ (1) Without displacement of the brain']],
  [36, [0, '● Pineal cyst']],
  [48, [indent, '○ (2) Incidental and small']],
];

it('finds a head with its items without their bullets where the items are set farther in', () => {
  const quoted = 'Arachnoid cyst: (0) With displacement of the brain (1) Without displacement of the brain';
  expect(refusal(list(30), quoted)).toBe('found');
  expect(refusal(list(30), 'Arachnoid cyst (0) Without displacement of the brain')).toMatch(/negation\.added/);
  expect(refusal(list(0), quoted)).toMatch(/edge\.mark-cut|unit\.changed/);
});

it('takes a bullet for the first of its cell where the page shows the gap before it', () => {
  const quoted = 'Suitability The data are used as they should be 25%';
  const row = (left: number): Placed[] => [
    [0, [0, 'Criterion'], [120, 'Question'], [400, 'Share']],
    [15, [0, 'Suitability'], [left, '● The data are used as they should be'], [400, '25%']],
  ];
  expect(refusal(row(120), quoted)).toBe('found');
  expect(refusal(row(57), quoted)).toBe('word.missing');
  // A mark in a column of its own says yes.
  const marked: Placed[] = [[0, [0, 'Breakfast buffet'], [120, '●'], [160, 'Parking in the yard'], [300, '●']]];
  expect(refusal(marked, 'Breakfast buffet Parking in the yard')).toBe('word.missing');
});
