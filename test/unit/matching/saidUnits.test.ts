/** Units, signs and names that a table gives once or apart from its values, and a quotation says with them. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { tablePage, type TablePage } from '../../support/matching/tables.ts';

const isFound = (page: TablePage, sourceContext: string): boolean =>
  judgeQuotation(createSourceIndex([tablePage(page)]), { sourceContext }).status === 'found';

const lots: TablePage = { rows: 'M€\tPlanned\tSpent\tShare\nNorth sewer\t5.8\t1.1\t19 %\nMeters\t2.4\t2.3\t96 %' };
const ratings: TablePage = {
  rows: 'Rating\tSymbol\tPS-71\tPS-72\tUnit\nBurst pressure\tPB\t24\t60\tbar\nSupply voltage\tVC\t16\t18\tV',
};
const limits: TablePage = {
  rows: 'Characteristic\tConditions\tMin\tTyp\tMax\tUnit\nOutput\tfull scale\t4.45\t4.50\t4.55\tV\nDelay\tno load\t1.0\t1.2\t2.5\tms',
};
const orders: TablePage = {
  rows: 'Goods\tQty\tUnit\tPrice (€)\tTotal (€)\nPaper\t4\tream\t16.25\t65.00\nToner\t2\tpiece\t284.55\t569.10',
};
const payslip: TablePage = {
  headers: 2,
  rows: '\tEmployee\t<\tEmployer\t<\nItem\tRate\tAmount\tRate\tAmount\nPension\t6.90 %\t150.42\t8.55 %\t186.39\nHealth\t\t\t7.00 %\t152.60',
};
const statement: TablePage = {
  rows: 'Date\tText\tAmount\n02.04.\tGarden works\t1,640.00 -\n09.04.\tGrant of the town\t1,250.00 +\n17.04.\tBank fee\t12.75',
};
const prices: TablePage = { rows: '品名\t数量\t単位\t単価（円）\n室外機\t2\t台\t980,000\n室内機\t4\t台\t285,000' };

const offer: TablePage = {
  rows: 'Pos.\tCode\tGoods\tQty\tUnit\tPrice\tTotal\n5\tENT-A\tRemoval of the old cell (not in the total)\t1\tjob\t640.00\t(640.00)\n6\tWV-B\tUpkeep for two years\t1\tjob\t590.00\t590.00',
};
/** Fields over each other, which layout takes for three rows of names. */
const fields: TablePage = {
  headers: 3,
  rows: '\tAccount\tSheet\n\t4711\t2024-03\n\tFirst day\tLast day\nHolder\t01-03-2024\t31-03-2024',
};

it.each<[TablePage, string]>([
  [lots, 'North sewer: Planned 5.8, Spent 1.1 M€'],
  [lots, 'Meters – Spent: 2.3 M€'],
  [ratings, 'Burst pressure PB: PS-71 24 bar, PS-72 60 bar'],
  [ratings, 'Supply voltage: PS-72 18 V'],
  [limits, 'Output: min. 4.45, typ. 4.50, max. 4.55 V'],
  [orders, 'Toner: Qty 2 piece, Price 284.55 €, Total 569.10 €'],
  [payslip, 'Pension: employee 6.90 % (150.42), employer 8.55 % (186.39)'],
  [payslip, 'Health: employer 7.00 % (152.60)'],
  [statement, '02.04. Garden works – Amount: 1,640.00 -'],
  [statement, 'Grant of the town: 1,250.00 +'],
  [statement, 'Garden works: Amount 1,640.00'],
  [prices, '室外機：数量 2台、単価 980,000円'],
  [offer, 'Removal of the old cell (not in the total): (640.00)'],
  [fields, 'Last day: 31-03-2024'],
])('finds what a table says: %#', (page, quoted) => {
  expect(isFound(page, quoted)).toBe(true);
});

it.each<[TablePage, string]>([
  [lots, 'North sewer: Planned 5.8 €'],
  [lots, 'Meters – Share: 96 M€'],
  [lots, 'Meters – Spent: 2.3 k€'],
  [ratings, 'Burst pressure: PS-71 24 V'],
  [ratings, 'Burst pressure: PS-71 60 bar'],
  [limits, 'Output: min. 4.50'],
  [limits, 'Output. 4.45 V'],
  [orders, 'Toner: Price 284.55 piece'],
  [orders, 'Toner: Qty 2 ream, Price 284.55 €'],
  [payslip, 'Pension: employee 8.55 % (186.39)'],
  [payslip, 'Pension: employee 6.90 % (186.39)'],
  [payslip, 'Pension: employer 186.39, 8.55 %'],
  [payslip, 'Health: employee 7.00 % (152.60)'],
  [payslip, 'Pension: Amount (150.42)'],
  [statement, '02.04. Garden works – Amount: 1,640.00 +'],
  [statement, 'Grant of the town: 1,250.00 -'],
  [statement, 'Bank fee – Amount: 12.75 -'],
  [statement, 'Bank fee – Amount: 12.75 +'],
  [prices, '室外機：数量 2円'],
  [offer, 'Removal of the old cell (not in the total): 590.00'],
  [fields, 'Sheet: 31-03-2024'],
  [prices, '室外機：単価 285,000円'],
])('does not find another unit, sign or value: %#', (page, quoted) => {
  expect(isFound(page, quoted)).toBe(false);
});
