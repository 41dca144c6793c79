/** Rows and fields quoted with the heads that they stand under: the right one is found, any other is not. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const verdictOf = (source: string, sourceContext: string): Verdict =>
  judgeQuotation(sourceOf(...source.split('\f')), { sourceContext });

const prices = `Price list
Honey
250 g .......... 6 €
500 g .......... 11 €
Delivery
In town .......... 3 €
To the islands .......... 5,90 €
Orders by post:
Letter 1,10 €`;

const clinic = `prevention
scaling 150,-
polishing 120,-
care of children
first visit, to make friends 50,-
check for regular patients free
milk tooth from 120,-\fsilver varnish – visit 90,-
braces
consultation 100,-`;

const fees = `FEES FOR THE TERM
Form 1
1. Tuition 25,000
2. Meals 50,000
Meals are paid to the bursar
3. Total 75,000
Form 2
1. Tuition 27,000
2. Meals 50,000
Meals are paid to the bursar
3. Lab coat 4,000
4. Total 81,000`;

const offices = `### 📞 **LUND**
046-98 76 54
**ORI#** NJ0151400
**Code:** 1514
---
### 📞 **MALMÖ**
040-12 34 56
**ORI#** NJ0151100
**Code:** 1511`;

const menu = `DRINKS
Coffee (from our own roastery)
Espresso 2.20
Latte 3.40
Tea
Green 2.80
Mint 2.90
FOOD
Soups
Lentil 6.50
Cakes
Carrot 4.50`;

const plans = `## Plans
### Basic
- Seats: 5
- Storage: 10 GB
### Pro
- Seats: 50
- Storage: 1 TB
## Add-ons
- Storage: 100 GB for 4 €
- Support: 20 €`;

const bill = `Invoice
Labour
Fitting 240,00 €
Travel 35,00 €
Subtotal 275,00 €
Material
Valve 48,90 €
Pipe 22,40 €
Subtotal 71,30 €
Total 346,30 €`;

describe('a value is found with', () => {
  it.each([
    ['its head over dots', prices, 'Delivery – To the islands: 5,90 €'],
    ['its head over dots and a comma', prices, 'Honey, 500 g: 11 €'],
    ['its head over the end of a page', clinic, 'care of children – silver varnish – visit: 90,-'],
    ['its head over what costs nothing', clinic, 'care of children: milk tooth from 120,-'],
    ['the head of its numbered list', fees, 'Form 2 – Lab coat: 4,000'],
    ['the head of a sum that every group has', fees, 'Form 1 – Total: 75,000'],
    ['a heading of Markdown', offices, 'LUND – Code: 1514'],
    ['only a space after the head', offices, 'MALMÖ ORI#: NJ0151100'],
    ['a head without what it has in brackets', menu, 'Coffee – Latte: 3.40'],
    ['two heads', menu, 'DRINKS > Tea > Mint: 2.90'],
    ['its head in brackets', menu, 'Mint (Tea): 2.90'],
    ['its head after "under"', menu, 'Mint under Tea: 2.90'],
    ['heads of several levels', plans, 'Plans > Pro > Storage: 1 TB'],
    ['the head of a higher level only', plans, 'Plans > Seats: 5'],
    ['its group’s sum', bill, 'Material – Subtotal: 71,30 €'],
  ])('%s', (_, source, quoted) => {
    expect(verdictOf(source, quoted).status).toBe('found');
  });

  it('what stands between told', () => {
    expect(verdictOf(prices, 'Delivery – To the islands: 5,90 €')).toMatchObject({
      warnings: ['shortened'],
      decidedBy: expect.arrayContaining(['list.item-under-head']),
    });
  });
});

describe('a value is not found with', () => {
  it.each([
    ['the next head', prices, 'Delivery – 500 g: 11 €', 'order.shuffled'],
    ['the head before', prices, 'Honey – To the islands: 5,90 €', 'word.added'],
    ['a head that has a list of its own after it', prices, 'Delivery – Letter: 1,10 €', 'word.replaced'],
    ['a head whose own head is left out', prices, 'Price list – To the islands: 5,90 €', 'word.added'],
    ['the value of another row', prices, 'Delivery – In town: 5,90 €', 'number.changed'],
    ['the head of another page', clinic, 'prevention – silver varnish – visit: 90,-', 'word.added'],
    ['the head below it', clinic, 'braces – silver varnish – visit: 90,-', 'word.added'],
    ['another list’s head', fees, 'Form 1 – Lab coat: 4,000', 'number.changed word.added'],
    ['another group’s sum', fees, 'Form 1 – Total: 81,000', 'number.changed word.added'],
    ['another heading of Markdown', offices, 'LUND – Code: 1511', 'word.added'],
    ['another head in capitals', menu, 'FOOD – Tea – Mint: 2.90', 'word.added word.missing'],
    ['a higher head that has ended', menu, 'DRINKS – Cakes – Carrot: 4.50', 'word.added'],
    ['the other head in brackets', menu, 'Mint (Coffee): 2.90', 'word.added'],
    ['the other head after "under"', menu, 'Mint under Soups: 2.90', 'word.added'],
    ['a sibling’s value', plans, 'Plans > Basic > Storage: 1 TB', 'source.nothing-alike'],
    ['a higher level that has ended', plans, 'Plans > Support: 20 €', 'word.added'],
    ['the sum of all groups as its own', bill, 'Material – Total: 346,30 €', 'word.added'],
    [
      'what the head has not in it',
      'Included:\nSauna 5 €\nNot included:\nTowel 3 €\nRobe 8 €',
      'Included – Robe: 8 €',
      'source.nothing-alike',
    ],
    [
      'the first line of a label',
      'Care\nRemoval in the upper\njaw 150 €\nFilling 20 €',
      'Removal in the upper – Filling: 20 €',
      'word.missing',
    ],
    [
      'one of two columns’ names',
      'Rooms\nSingle\nDouble\nBath 80 120\nShower 70 90',
      'Double – Shower: 70',
      'number.changed',
    ],
    [
      'a head above one that has a size in it',
      'Beers\nLager 0.5 l\ndraught 3.00\nbottle 3.50\nStout 0.4 l\ncan 2.00\ncrate 20.00',
      'Beers – crate: 20.00',
      'word.added',
    ],
    [
      'a list that it has left',
      'Fees:\n• Licence 40 €\n• Test 35 €\nAll in all 369 €',
      'Fees – All in all: 369 €',
      'source.nothing-alike',
    ],
    [
      'a group that an empty line ends',
      'Coffee\nLatte 3 €\nMocha 4 €\n\nDeposit 1 €',
      'Coffee – Deposit: 1 €',
      'word.added',
    ],
    [
      'numbers that go on in the next list',
      'Soups\n1. Miso 4.50\n2. Goji 6.00\nRice\n3. Fried 7.00',
      'Soups – Fried: 7.00',
      'word.added',
    ],
  ])('%s', (_, source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });
});

it('gives a head the sum of what stands between the two, and no other', () => {
  const source = 'Income\nEurope 1,200\nAsia 800\nTotal 2,000\nCosts\nEurope 900\nAsia 500\nTotal 1,400\nProfit 600';
  expect(refusalOf(verdictOf(source, 'Costs – Total: 1,400'))).toBe('found');
  expect(refusalOf(verdictOf(source, 'Income – Total: 1,400'))).toBe('word.added');
  expect(refusalOf(verdictOf(source.replace('500', '400'), 'Costs – Total: 1,400'))).toBe('word.added');
});

it('takes a line that layout knows to be text for no head', () => {
  const lines = [
    'Spa',
    'Massage 60 €',
    'Fifty minutes of warm oils',
    'Sport massage 70 €',
    'Gym',
    'Month 35 €',
    'Day 8 €',
  ];
  const heads = ['Spa', 'Gym'];
  const blocks = lines.map((line, at) => ({
    kind: heads.includes(line) ? ('heading' as const) : ('paragraph' as const),
    firstLine: at,
    lastLine: at,
    certainty: 0.9,
  }));
  const index = createSourceIndex([{ pageNumber: 1, readBy: 'textLayer', lines, blocks }]);
  const of = (sourceContext: string): string => refusalOf(judgeQuotation(index, { sourceContext }));
  expect(of('Spa – Sport massage: 70 €')).toBe('found');
  expect(of('Spa – Day: 8 €')).toBe('source.nothing-alike');
});
