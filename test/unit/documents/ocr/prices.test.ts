/** Receipts are known by their prices. */
import { arePriced } from '../../../../shared/documents/ocr/prices.ts';

it.each([
  ['a receipt', 'Jog Fruvita 400g D 1 x2,49 2,490 Cytryna luz D 0,255 x8,99 2,29D OPUST -0,76 1,53D', true],
  ['a price list', 'Kaffee 2.80 Tee 2.40 Wasser 1.90 Saft 3.10', true],
  ['three amounts', 'Total 12.00 Tax 1.20 Sum 13.20', false],
  [
    'a text with amounts',
    'The committee approved 12.50 for the first, 13.50 for the second, 14.50 for the third and 15.50 for the fourth of the grants that the members had asked for in the autumn of the year before',
    false,
  ],
  ['dates and clauses', '12.2024 4.1 4.2 4.3 4.4 4.5', false],
])('%s', (_, text, expected) => {
  expect(arePriced(text.split(' '))).toBe(expected);
});
