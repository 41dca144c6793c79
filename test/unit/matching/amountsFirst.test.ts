/** In a table whose rows begin with their amount, no name is found with the amount of the row below it. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { tablePage } from '../../support/matching/tables.ts';

const rows = [
  '$ (10.5)\tdividends to shareholders',
  '(3.2)\trepurchase of common stock',
  '7.1\tnet proceeds from short and long term debt',
  '1.1\tproceeds from stock options exercised',
].join('\n');
const judge = (sourceContext: string) => judgeQuotation(createSourceIndex([tablePage({ rows })]), { sourceContext });

it.each([['repurchase of common stock 7.1'], ['repurchase of common stock: 7.1'], ['dividends to shareholders (3.2)']])(
  'refuses the amount of the next row: %s',
  (quotation) => {
    expect(refusalOf(judge(quotation))).toBe('cell.other-row');
  },
);

it.each([
  ['(3.2) repurchase of common stock'],
  ['repurchase of common stock'],
  ['(3.2) repurchase of common stock 7.1 net proceeds from short and long term debt'],
])('finds rows as they are: %s', (quotation) => {
  expect(judge(quotation)).toMatchObject({ status: 'found' });
});

it('refuses the amount of the next line where no table is known', () => {
  const index = createSourceIndex([
    { pageNumber: 1, lines: rows.replaceAll('\t', ' ').split('\n'), readBy: 'textLayer' },
  ]);
  expect(refusalOf(judgeQuotation(index, { sourceContext: 'dividends to shareholders (3.2)' }))).toBe('cell.other-row');
  expect(judgeQuotation(index, { sourceContext: '(3.2) repurchase of common stock' })).toMatchObject({
    status: 'found',
  });
});

it('finds a sentence whose lines begin with numbers', () => {
  const lines = [
    'In the third quarter of',
    '2019 the revenue of the company rose to',
    '300 million euros, as planned.',
  ];
  const index = createSourceIndex([{ pageNumber: 1, lines, readBy: 'textLayer' }]);
  expect(
    judgeQuotation(index, { sourceContext: 'the revenue of the company rose to 300 million euros' }),
  ).toMatchObject({
    status: 'found',
  });
  const hires = ['In the third quarter of', '2019 the company hired people and lost', '318 and this was planned.'];
  const prose = createSourceIndex([{ pageNumber: 1, lines: hires, readBy: 'textLayer' }]);
  expect(judgeQuotation(prose, { sourceContext: 'the company hired people and lost 318' })).toMatchObject({
    status: 'found',
  });
});
