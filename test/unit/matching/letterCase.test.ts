/** The letter case of a unit and of a symbol says what it is, wherever it stands: in a sentence, in a cell, in a value. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { placedPage, type Placed } from '../../support/matching/placedPage.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import { tablePage, type TablePage } from '../../support/matching/tables.ts';

const meters: TablePage = {
  rows: 'Gauge\tMax\tUnit\nDrive current\t12\tmA\nBase rate\t1.75\tMHz\nShunt to ground\t1 MΩ\tnone',
};
const gases: TablePage = { rows: 'Gas\tLevel\tLimit\nCO\t35\t50\nOzone\t12\t40' };
const shouted: TablePage = { rows: 'NR\tARTICLE\tWEIGHT\n1\tFLOUR SACK\t25 KG\n2\tSUGAR SACK\t50 KG\n3\tSALT\t5 MG' };
const shirts: TablePage = { rows: 'Shirt\tSize\nBlue\tM\nRed\tL' };
const loads: TablePage = { rows: 'Item\tCount\n1. Load of 5 mW\t3\n2. Load of 7 kW\t4' };
const sheet: Placed[] = [
  [0, [200, 'Lead (mg/L)'], [320, 'Salt (mg/L)']],
  [14, [0, '2007'], [210, '67.9'], [330, '12.3']],
  [28, [0, '2008'], [210, '71.6'], [330, '14.8']],
];

const inTable = (page: TablePage, sourceContext: string): string =>
  refusalOf(judgeQuotation(createSourceIndex([tablePage(page)]), { sourceContext }));
const onPage = (sourceContext: string): string =>
  refusalOf(judgeQuotation(createSourceIndex([placedPage(sheet)]), { sourceContext }));

describe('in a table', () => {
  it.each<[TablePage, string]>([
    [meters, 'Drive current – Max: 12, Unit: mA'],
    [meters, 'Base rate, Max 1.75 MHz'],
    [meters, 'shunt to ground: 1 MΩ'],
    [gases, 'CO, Level: 35'],
    [gases, 'co – level: 35 – limit: 50'],
    [shouted, 'Nr: 1, Article: Flour sack, Weight: 25 kg'],
    [shouted, 'Sugar sack – Weight: 50 kg'],
    [shouted, 'Salt – Weight: 5 mg'],
    [shirts, 'Blue – Size: M'],
    [shirts, 'blue: m'],
    [loads, 'Load of 5 mW: 3'],
  ])('%# says %s', (page, quoted) => {
    expect(inTable(page, quoted)).toBe('found');
  });

  it.each<[TablePage, string, string]>([
    [meters, 'Drive current – Max: 12, Unit: MA', 'unit.letter-case word.added'],
    [meters, 'Base rate, Max 1.75 mHz', 'unit.letter-case word.added'],
    [meters, 'Shunt to ground: 1 mΩ', 'edge.denial-cut unit.letter-case'],
    [gases, 'Co, Level: 35', 'source.nothing-alike'],
    [loads, 'Load of 5 MW: 3', 'unit.letter-case'],
  ])('%# does not say %s', (page, quoted, rules) => {
    expect(inTable(page, quoted)).toBe(rules);
  });
});

describe('by place on the page', () => {
  it.each(['2007 – Salt (mg/L): 12.3', '2007 – Salt (mg/l): 12.3'])('is said: %s', (quoted) => {
    expect(onPage(quoted)).toBe('found');
  });

  it('is another unit', () => {
    expect(onPage('2007 – Salt (Mg/L): 12.3')).toBe('unit.changed');
  });
});

describe('in a value', () => {
  const source = sourceOf(
    'The mill has 1040 mW of power and a file of 5 MB.\nThe US paid for us in May.\nPLEASE DO TAKE 5 MG OF SALT A DAY WITH WATER.',
  );
  const valueIn = (sourceContext: string, value: string): string =>
    refusalOf(judgeQuotation(source, { sourceContext, value }));

  it.each([
    ['The mill has 1040 mW of power', '1040 mW'],
    ['and a file of 5 MB', '5 MB'],
    ['The US paid for us', 'US'],
    ['The US paid for us', 'us'],
    ['Please do take 5 mg of salt a day', '5 mg'],
    ['PLEASE DO TAKE 5 MG OF SALT A DAY', '5 mg'],
  ])('of “%s”: %s', (quoted, value) => {
    expect(valueIn(quoted, value)).toBe('found');
  });

  it.each([
    ['The mill has 1040 mW of power', '1040 MW'],
    ['and a file of 5 MB', '5 Mb'],
    ['The US paid', 'us'],
    ['paid for us in May', 'US'],
  ])('of “%s” is not %s', (quoted, value) => {
    expect(valueIn(quoted, value)).toBe('value.outside');
  });
});
