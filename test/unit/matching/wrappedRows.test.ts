/** Cells of a row that each go on in the row below, and other forms of one word, list or reference; each with what comes near and is another. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { policyOf } from '../../../shared/matching/rules/policy.ts';
import type { Example } from '../../../shared/matching/rules/rule.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { judgeExample } from '../../support/matching/judgeExample.ts';
import { tablePage } from '../../support/matching/tables.ts';

const statusOf = (example: Example): string => judgeExample(example, policyOf('standard')).status;

const assets = createSourceIndex([
  tablePage({
    rows: [
      '#\tDescription\tEIF\tValue\tIncome amount',
      '1\tSavings Account\tNo\t$15,001 -\tNone (or less',
      '\t\t\t$50,000\tthan $201)',
      '2\tFilm Rights Inc.\tYes\t$1,001 - $15,000\t$201',
    ].join('\n'),
  }),
]);
const isFound = (sourceContext: string): boolean => judgeQuotation(assets, { sourceContext }).status === 'found';

it.each([
  'Savings Account – No – $15,001 - $50,000 – None (or less than $201)',
  'Savings Account, Value: $15,001 - $50,000',
  'Savings Account, Income amount: None (or less than $201)',
  'Film Rights Inc. – Value: $1,001 - $15,000',
])('finds cells of two lines: %s', (quotation) => {
  expect(isFound(quotation)).toBe(true);
});

it.each([
  'Savings Account, Value: $15,001',
  'Savings Account, Value: $50,000',
  'Savings Account, Value: $15,001 - $15,000',
  'Savings Account, Value: $1,001 - $15,000',
  'Savings Account, Income amount: None',
  'Savings Account, Income amount: $201',
  'Film Rights Inc., Value: $15,001 - $50,000',
])('does not find a part of one, or another one: %s', (quotation) => {
  expect(isFound(quotation)).toBe(false);
});

it('keeps rows of amounts without labels apart', () => {
  const sums = tablePage({ rows: 'Item\tMay\tJune\nFee, net\t10\t20\n\t30\t40' });
  const { decidedBy } = judgeQuotation(createSourceIndex([sums]), { sourceContext: 'Fee, net, May: 10 30' });
  expect(decidedBy).not.toContain('cell.joined');
});

const plan = 'Payment plan\n- 30 % on signature\n- 40 % on delivery\n- 30 % on acceptance';
const found: readonly Example[] = [
  [plan, '30 % on signature'],
  ['Zahlungsplan\n- 30 % bei Auftrag\n- 70 % bei Lieferung', '30 % bei Auftrag'],
  [plan, '40 % on delivery', { value: '40 %' }],
  [
    'Savings Account No $15,001 -\n$50,000\nNone (or less\nthan $201)',
    'Savings Account – No – $15,001 - $50,000 – None (or less than $201)',
    { value: '$15,001 - $50,000' },
  ],
  ['The co-operative may re-sign the lease.', 'The cooperative may'],
  ['Pre-school children pay half.', 'Preschool children pay half.'],
  ['The cooperative ships emails.', 'The co-operative ships e-mails.'],
  ['We expect growth of at least 5 per cent.', 'We expect growth of at least 5 percent.'],
  ['We expect growth of at least 5 percent in May.', 'We expect growth of at least 5 per cent in May.'],
  ['The dam holds 40 litres [4, 5] and leaks.', 'The dam holds 40 litres and leaks.'],
  ['The bomb killed soldiers near Lyon [12] and in Nice.', 'The bomb killed soldiers near Lyon and in Nice.'],
];
const refused: readonly Example[] = [
  [plan, '30 % on delivery'],
  ['Fees: No $5 fee', 'Fees: No $5 fee', { value: '$5 fee' }],
  [plan.replace('acceptance', 'acceptance\n- 5 % on return'), '30 % on signature'],
  ['The matrix [1, 2] is used.', 'The matrix is used.'],

  ['Change on year\n- 30 % rent\n+ 12 % wages', '30 % rent'],
  ['Change on year\n- 30 % rent\n- 12 % wages', '30 % rent'],
  ['The co-operative may re-sign the lease.', 'may resign the lease'],
  ['They re-cover the sofa.', 'They recover the sofa.'],
  ['The un-ionized form passes.', 'The unionized form passes.'],
  ['We expect growth of at least 5 per cent.', 'We expect growth of at least 5 percentage points.'],
  ['Appoint [2] directors in May.', 'Appoint directors in May.'],
  ['The buyer shall pay [500] and leave.', 'The buyer shall pay and leave.'],
  ['The attack injured [12] bystanders.', 'The attack injured bystanders.'],
  ['They paid [500] and left.', 'They paid and left.'],
];
const named = (examples: readonly Example[]): (readonly [string, Example])[] =>
  examples.map((example) => [JSON.stringify(example.slice(0, 2)), example]);

it.each(named(found))('finds %s', (_, example) => {
  expect(statusOf(example)).toBe('found');
});

it.each(named(refused))('does not find %s', (_, example) => {
  expect(statusOf(example)).toBe('partial_text_found');
});
