/** What stands in columns beside each other is quoted down its own column, and never across into another one. */
import { policyOf } from '../../../shared/matching/rules/policy.ts';
import { judgeExample } from '../../support/matching/judgeExample.ts';

const isFound = (source: string, quoted: string): boolean =>
  judgeExample([source, quoted, { isPlaced: true }], policyOf('standard')).status === 'found';

const ADDRESSES = `Supplier          Customer            Invoice 2024-17
OLSEN LTD         WEBER & SONS        Date: 6 August 2024
9 MILL LANE       12 HIGH STREET      Order: B1234
YO1 7HH YORK      LS1 4DY LEEDS       Delivery: 5 August 2024`;

it.each([
  'OLSEN LTD, 9 MILL LANE, YO1 7HH YORK',
  'WEBER & SONS 12 HIGH STREET LS1 4DY LEEDS',
  'Customer: WEBER & SONS, 12 HIGH STREET',
  'Date: 6 August 2024, Order: B1234, Delivery: 5 August 2024',
])('finds what is read down a column: %s', (quoted) => {
  expect(isFound(ADDRESSES, quoted)).toBe(true);
});

it.each([
  'OLSEN LTD, 12 HIGH STREET, YO1 7HH YORK',
  'Customer: OLSEN LTD, 9 MILL LANE',
  'WEBER & SONS 12 HIGH STREET YO1 7HH YORK',
  'Date: 6 August 2024, Delivery: 5 August 2024, Order: B1234',
  'Date: 5 August 2024, Order: B1234',
])('does not find what crosses into another column, or another order: %s', (quoted) => {
  expect(isFound(ADDRESSES, quoted)).toBe(false);
});

it('reads the number of a house and the postcode below it as two', () => {
  const source = `Supplier         Customer
NORD AG          SÜD KG
HAFENWEG 88      AM TOR 7
20457 HAMBURG    80331 MÜNCHEN`;
  expect(isFound(source, 'NORD AG HAFENWEG 88 20457 HAMBURG')).toBe(true);
});

const NUMBERS = `Units     Price
12        4
500       9`;

it('makes no number of two that stand above each other', () => {
  expect(isFound(NUMBERS, '12 500')).toBe(false);
  expect(isFound(NUMBERS, '12500')).toBe(false);
});

const SENTENCES = `The drug is safe unless it is taken with alcohol   see page 4
and effective in adults above the age of eighteen`;

it('reads no column where a line goes on below what stands beside it', () => {
  expect(isFound(`${SENTENCES} and in nobody else`, 'see page 4 and in nobody else')).toBe(false);
});
