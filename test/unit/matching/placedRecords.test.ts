/** Rows quoted as pairs of a column's name and a value, on pages whose tables layout does not know. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { placedPage, type Placed } from '../../support/matching/placedPage.ts';

const judged = (placed: readonly Placed[], sourceContext: string): ReturnType<typeof judgeQuotation> =>
  judgeQuotation(createSourceIndex([placedPage(placed)]), { sourceContext });

/** Heads of several lines, one with a unit, a remark below them, and two names with no more than a space between them. */
const invoice: Placed[] = [
  [
    0,
    [0, 'No.'],
    [50, 'Description'],
    [200, 'Quantity'],
    [280, 'Unit'],
    [340, 'Discount [%]'],
    [430, 'Tax-%'],
    [457.5, 'Net amount'],
  ],
  [11, [280, 'price']],
  [26, [0, 'Please note that all deliveries until the end of May arrive before the first of June.']],
  [
    41,
    [0, '1'],
    [50, 'Roll turf'],
    [215, '45'],
    [232, 'm²'],
    [285, '6.80'],
    [375, '5'],
    [437.5, '19'],
    [475, '290.70'],
  ],
  [56, [0, '2'], [50, 'Oak table'], [215, '12'], [232, 'pcs'], [285, '9.95'], [375, '0'], [440, '7'], [475, '119.40']],
];

/** The label in a line of its own below the amounts, and further lines of it. */
const stacked: Placed[] = [
  [0, [0, 'Number'], [100, 'Item'], [220, 'Quantity'], [300, 'Price'], [380, 'Amount']],
  [15, [0, '4711001'], [220, '100.0'], [247, 'pcs'], [300, '1.50'], [380, '150.00']],
  [25, [100, 'Citric acid']],
  [35, [100, 'Packed in bottles']],
  [55, [0, '4711002'], [220, '50.0'], [242, 'pcs'], [300, '1.45'], [380, '72.50']],
  [65, [100, 'Jam sugar']],
];

/** Heads that recur as words of values do not, a unit beside its amount, and a group's name in larger type. */
const laboratory: Placed[] = [
  [0, [0, 'Test'], [100, 'Result'], [220, 'Reference Range'], [340, 'Flag']],
  [15, [0, 'HbA1c'], [100, '6.8%'], [220, '<5.7%'], [340, 'HIGH']],
  [30, [0, 'Cholesterol'], [100, '142'], [117, 'mg/dL'], [220, '<100 mg/dL'], [340, 'HIGH']],
];
const fees: Placed[] = [
  [0, [0, 'How to avoid the fee'], [200, 'Minimum required'], [320, 'This fee period']],
  [15, [0, 'Daily balance'], [220, '$1,500.00'], [340, '$288.55']],
  [30, [0, 'Direct deposits'], [225, '$500.00'], [335, '$4,215.98']],
];

describe('a row quoted with the names of its columns', () => {
  it.each([
    [invoice, 'Roll turf: Quantity 45 m², Unit price 6.80, Discount 5 %, Net amount 290.70'],
    [invoice, 'Oak table – Net amount: 119.40; Tax-%: 7'],
    [invoice, 'No. 2, Description: Oak table, Quantity: 12'],
    [stacked, 'Citric acid: 100.0 pcs, Price 1.50, Amount 150.00'],
    [stacked, 'Jam sugar – Amount: 72.50'],
    [laboratory, 'Cholesterol: 142 mg/dL (reference <100 mg/dL), flag HIGH'],
    [laboratory, 'Cholesterol: Result 142 mg/dL, Reference Range <100 mg/dL, HIGH'],
    [fees, 'Daily balance: $1,500.00 (minimum required), $288.55 (this fee period)'],
    [fees, 'Daily balance: Minimum required $1,500.00, $288.55'],
  ])('is found: %#', (page, quotation) => {
    expect(judged(page, quotation)).toMatchObject({ status: 'found', decidedBy: ['cell.joined'] });
  });

  it.each([
    [invoice, 'Roll turf: Quantity 45 m², Unit price 290.70', 'number.changed word.added'],
    [invoice, 'Roll turf: Quantity 45 m², Unit price 9.95, Net amount 290.70', 'source.nothing-alike'],
    [invoice, 'Roll turf: Discount 19 %, Tax-% 5', 'source.nothing-alike'],
    [invoice, 'Roll turf: Quantity 45 pcs, Unit price 6.80', 'source.nothing-alike'],
    [invoice, 'Roll turf: Quantity 45 m², Unit price -6.80', 'source.nothing-alike'],
    [invoice, 'Oak table – Net amount: 7; Tax-%: 119.40', 'source.nothing-alike'],
    [invoice, 'No. 1, Description: Oak table, Quantity: 12', 'source.nothing-alike'],
    [invoice, 'Roll turf: price 6.80, Net amount 290.70', 'number.changed'],
    [stacked, 'Citric acid: 50.0 pcs, Price 1.45, Amount 72.50', 'word.added word.missing'],
    [stacked, 'Jam sugar – Amount: 150.00', 'source.nothing-alike'],
    [stacked, 'Citric acid: Price 150.00, Amount 1.50', 'source.nothing-alike'],
    [laboratory, 'Cholesterol: 142 mg/dL (flag <100 mg/dL), reference HIGH', 'word.added'],
    [laboratory, 'Cholesterol: 142 mg/dL (range <100 mg/dL), flag HIGH', 'word.added'],
    [
      laboratory,
      'Cholesterol: 142 mg/dL (reference <5.7%), flag HIGH',
      'number.changed unit.changed word.added word.replaced',
    ],
    [fees, 'Daily balance: $1,500.00 (this fee period), $288.55 (minimum required)', 'word.added word.replaced'],
    [fees, 'Daily balance: $288.55 (minimum required), $1,500.00 (this fee period)', 'order.shuffled'],
    [fees, 'Daily balance: $500.00 (minimum required), $288.55 (this fee period)', 'order.shuffled'],
  ])('is not found with another value, column, row or unit: %#', (page, quotation, rules) => {
    expect(refusalOf(judged(page, quotation))).toBe(rules);
  });
});

it('a column named with a sign only has no words to be quoted with, and ends no verification', () => {
  const numbered: Placed[] = [
    [0, [0, '#'], [50, 'Item'], [200, 'Price']],
    [15, [0, '1'], [50, 'Roll turf'], [200, '6.80']],
    [30, [0, '2'], [50, 'Oak table'], [200, '9.95']],
  ];
  expect(judged(numbered, 'Item Price: Oak table 9.95')).toMatchObject({ status: 'partial_text_found' });
  expect(judged(numbered, 'Item: Oak table, Price: 9.95')).toMatchObject({ status: 'found' });
});
