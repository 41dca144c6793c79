/** Several values of one row in one quotation, in any order, each with the names of its column; and names around the label of the row. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { tablePage, type TablePage } from '../../support/matching/tables.ts';

const regions: TablePage = {
  headers: 3,
  rows: `\tEurope\t<\t<\t<\tAsia\t<\t<\t<
\t2022\t<\t2023\t<\t2022\t<\t2023\t<
Line\tH1\tH2\tH1\tH2\tH1\tH2\tH1\tH2
Pumps\t14.2\t15.9\t17.1\t18.4\t6.3\t7.7\t8.2\t9.6
Valves\t21.7\t22.4\t20.5\t23.8\t11.1\t10.8\t12.9\t13.3`,
};
const orders: TablePage = {
  rows: `No\tGoods\tUnit\tNet price\tGross price
1\tPaper\tream\t16.25\t19.99
2\tToner\tpiece\t284.55\t350.00`,
};
const fees: TablePage = {
  rows: `Fund\tAuthority\tUses\tLimit
Airport\tManager\tPurchase of fuel\t$40,000
Trees\tWarden\tPlanting in public places\t$10,000`,
};

const isFound = (page: TablePage, sourceContext: string): boolean =>
  judgeQuotation(createSourceIndex([tablePage(page)]), { sourceContext }).status === 'found';

it.each<[TablePage, string]>([
  [regions, 'Pumps – Asia 2023 H1: 8.2, Europe 2023 H2: 18.4, Europe 2023 H1: 17.1'],
  [regions, 'Valves: Europe 2022 H1: 21.7; Asia 2022 H1: 11.1'],
  [regions, 'Europe 2023 H1 – Valves: 20.5'],
  [orders, 'Gross price – Toner: 350.00'],
  [orders, 'Toner – Gross price: 350.00, Unit: piece'],
  [orders, 'Goods: Paper, Gross price: 19.99, Net price: 16.25'],
  [orders, 'Gross price: 19.99, Net price: 16.25'],
  [fees, 'Trees – Limit: $10,000, Authority: Warden, Uses: Planting in public places'],
])('finds values in any order with their names: %#', (page, quoted) => {
  expect(isFound(page, quoted)).toBe(true);
});

it.each<[TablePage, string]>([
  [regions, 'Pumps – Asia 2023 H1: 17.1, Europe 2023 H2: 18.4, Europe 2023 H1: 8.2'],
  [regions, 'Valves: Europe 2022 H1: 21.7; Asia 2022 H1: 6.3'],
  // Over several columns, whose values differ.
  [regions, 'Pumps – Asia 2023: 8.2, Europe 2023: 17.1'],
  [regions, 'Asia 2023 H1 – Valves: 20.5'],
  [orders, 'Net price – Toner: 350.00'],
  [orders, 'Gross price – Paper: 350.00'],
  [orders, 'Goods: Paper, Gross price: 16.25, Net price: 19.99'],
  [orders, 'Gross price: 19.99, Net price: 284.55'],
  [orders, 'Unit – Toner: ream'],
  [fees, 'Trees – Limit: $40,000, Authority: Warden'],
  [fees, 'Uses: Trees, Planting in public places, Authority: Manager'],
  [fees, 'Trees – Limit: -$10,000, Authority: Warden'],
])('finds no value with the names of another: %#', (page, quoted) => {
  expect(isFound(page, quoted)).toBe(false);
});
