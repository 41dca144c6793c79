/** Forms, rows and cells: a mark, an answer, a figure and an empty cell belong to the label that the source gives them to. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, quoted: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext: quoted });
const statusOf = (source: string, quoted: string): string => verdictOf(source, quoted).status;

const gates = '85%\nSatisfied customers\n12%\nComplaints received';
const captions = 'Satisfied customers\n85%\nComplaints received\n12%';
const cells = '| Name | Jan | Feb | Mar |\n| Ann | | 5 | 6 |\n| Bob | 1 | | 3 |';

const cards = '17% 4%\nby bicycle by public transport\nIt fell by half in 2015.';
const tare = 'Gross Tare Net\n18,420 kg 7,310 kg 11,110 kg';
const sites = 'Site North Site South\nEmployees 148 Employees 67\nAccidents 0 Accidents 2';
const prose = 'The keeper went up the stairs with the lamp in his hand and did not come back.';

describe('a quotation is never found that', () => {
  it.each([
    ['takes the next label’s box', '□ Owner ■ Tenant', 'Owner ■', 'source.nothing-alike'],
    ['leaves out its own box and has the next', '□ Owner ■ Tenant', 'Owner ■ Tenant', 'edge.mark-cut'],
    ['takes the box of the label before', 'Owner □ Tenant ■', '□ Tenant', 'source.nothing-alike'],
    ['puts another box in front', 'Owner □ Tenant ■', '■ Owner', 'source.nothing-alike'],
    ['takes the next label’s box after a question', 'Are you the: □ Owner ■ Tenant', 'Owner ■', 'source.nothing-alike'],
    ['takes the next label’s typed box', '[x] Owner [ ] Tenant', 'Owner [ ]', 'source.nothing-alike'],
    ['takes the next label’s cross', '✓ Vaccinated ✗ Boosted', 'Vaccinated ✗', 'source.nothing-alike'],
    [
      'takes the next item’s cross',
      '✓ Free returns\n✓ Long guarantee\n✗ Gift wrapping',
      'Long guarantee ✗',
      'edge.mark-cut',
    ],
    ['takes the tick of the row above', 'Fast ✓ ✗ ✓\nCheap ✗ ✓ ✓', '✓ Cheap ✗', 'source.nothing-alike'],
    ['exchanges stars', 'Hotel Alba ★★☆ Hotel Brera ★☆☆', 'Hotel Alba ★☆☆ Hotel Brera ★★☆', 'order.changed'],
    ['takes the stars of the name before', 'Hotel Alba ★★☆ Hotel Brera ★☆☆', '★★☆ Hotel Brera', 'edge.mark-cut'],
    ['takes the next arrow', '▲ Sales ▼ Costs', 'Sales ▼', 'source.nothing-alike'],
    [
      'ends with an answer before its box',
      'Is it a shell company (as defined). Yes ☐ No ☑',
      'Is it a shell company (as defined). Yes',
      'edge.mark-cut',
    ],
    ['makes one of an answer and the next field', 'Pregnant: No Smoker: Yes', 'No Smoker', 'source.nothing-alike'],
    ['makes a finding of a result and the next test', 'HIV: Negative HCV: Positive', 'Negative HCV', 'edge.field-cut'],
    ['reads a figure with the caption of another', gates, 'Satisfied customers 12%', 'cell.caption-joined'],
    ['adds a colon to that', gates, 'Satisfied customers: 12%', 'cell.caption-joined'],
    ['reads a figure with what stands below another', cards, '4% by bicycle', 'cell.column-crossed'],
    ['reads a figure with part of what stands below another', cards, '4% by public', 'word.missing'],
    ['reads the figure of the table beside it', sites, 'Site South Employees 148', 'cell.column-crossed'],
    ['reads that with a colon', sites, 'Site South: Employees 148', 'cell.column-crossed'],
    ['gives the last head the first value', tare, 'Net 18,420 kg', 'cell.column-crossed'],
    [
      'gives the last head the number of a row',
      'Size Material Torque\n1 steel 12.5\n2 brass 8.0',
      'Torque 1',
      'source.nothing-alike',
    ],
    ['gives it with a colon', tare, 'Net: 18,420 kg', 'cell.column-crossed'],
    [
      'gives the last of several words the first value',
      'Visitors Guided walks Fines issued\n12,410 86 17',
      'Fines issued 12,410',
      'cell.column-crossed',
    ],
    [
      'gives a numbered field the value of another',
      '5. Length overall (m) 6. Draught (m)\n11.85 1.95',
      'Draught (m) 11.85',
      'cell.column-crossed',
    ],
    [
      'gives a field the name of another',
      'Name Date of birth\nRASMUSSEN, IDA 03/11/1968\n' + prose,
      'Date of birth RASMUSSEN, IDA',
      'cell.column-crossed',
    ],
    [
      'gives a head the label of a row',
      'Country Full day Half day\nNorway € 75 € 50\nPortugal € 60 € 40',
      'Half day: Norway € 75',
      'cell.column-crossed',
    ],
    [
      'reads a row’s end with the next row',
      'Country Full day Half day\nNorway € 75 € 50\nPortugal € 60 € 40',
      '€ 50: Portugal',
      'cell.column-crossed',
    ],
    [
      'reads that without a mark',
      'Power E-50319 Actual\nGas G-22087 Estimated',
      'Actual Gas G-22087',
      'cell.column-crossed',
    ],
    ['gives the last head a whole row', 'maximum minimum\n500 10', 'minimum 500 10', 'cell.column-crossed'],
    [
      'reads the last of two heads with the first of two tables',
      'in the north in the south\nEmployees 148 Employees 67\n' + prose,
      'the south Employees 148',
      'cell.column-crossed',
    ],
    [
      'reads the cell below another head',
      'Event Common Rare\nHeadache yes no\nRash no yes\n' + prose,
      'Rare Headache',
      'cell.column-crossed',
    ],
    ['reads a figure with the caption below it', captions, '85% Complaints received', 'cell.caption-joined'],
    ['takes a dash for a minus sign', 'North – 300\nSouth – 200', 'North −300', 'gap.minus'],
    ['moves an empty field', 'Name,Jan,Feb,Mar\nAnn,,5,6', 'Ann,5,,6', 'source.nothing-alike'],
    ['leaves out an empty field', 'Name,Jan,Feb,Mar\nAnn,,5,6', 'Ann,5,6', 'source.nothing-alike'],
    ['moves an empty cell', cells, '| Ann | 5 | | 6 |', 'cell.empty'],
    ['leaves out an empty cell', cells, '| Ann | 5 | 6 |', 'cell.empty'],
    ['reads a row as if it had no empty cell', cells, 'Ann 5 6', 'cell.empty'],
    [
      'claims an empty cell that the page does not show',
      'Dropout 120 210 mV',
      '| Dropout | 120 | | 210 | mV |',
      'cell.empty',
    ],
    [
      'draws an empty cell before another figure',
      'Dropout 120 210 mV',
      '| Dropout | — | 120 | 210 | mV |',
      'cell.empty',
    ],
    ['draws an empty cell before a unit', 'Current 0.03 1 µA', 'Current | 0.03 | 1 | — | µA', 'cell.empty'],
    ['draws an empty cell between figures', 'Current 0.03 1 µA', 'Current | 0.03 | - | 1 | µA', 'cell.empty'],
    ['draws an empty cell before a word', 'Anna Bern Sales', 'Anna | — | Bern | Sales', 'cell.empty'],
    ['draws an empty field', 'Ann 5 6 kg', 'Ann; –; 5; 6 kg', 'cell.empty gap.sign gap.statement'],
    ['draws one of two empty cells elsewhere', 'Ann – 5 – kg', 'Ann | – | – | 5 | kg', 'cell.empty gap.sign'],
    ['makes a range of two cells', 'Current 0.03 1 µA', 'Current 0.03 — 1 µA', 'number.changed'],
    ['adds an empty cell', 'Ann | 5 | 6\nBob | 1 | 3', '| Ann | | 5 | 6 |', 'cell.empty'],
  ])('%s', (_, source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
    expect(statusOf(source, source)).toBe('found');
  });
});

describe('a quotation stays found that', () => {
  it.each([
    ['has a label with its box', '□ Owner ■ Tenant', '■ Tenant'],
    ['has a label with its box after it', 'Owner □ Tenant ■', 'Owner □'],
    ['has all boxes', 'Smoker ☐ Yes ☑ No', 'Smoker ☐ Yes ☑ No'],
    ['leaves out a tick that all items have', '✓ Free returns\n✓ Long guarantee', 'Free returns ✓ Long guarantee'],
    ['ends with the stars after a colon', 'Rating: ★★★☆☆ Great hotel', 'Rating: ★★★☆☆'],
    ['ends with a sign that the sentence shows', 'It is shown by ■ in the figure.', 'It is shown by ■'],
    ['has a row from its start', 'Fast ✓ ✗ ✓\nCheap ✗ ✓ ✓', 'Cheap ✗ ✓ ✓'],
    ['has one field', 'Pregnant: No Smoker: Yes', 'Smoker: Yes'],
    ['stands between two colons', 'Note: the Board of Directors said: sell.', 'the Board of Directors said'],
    ['names a heading', 'Section 5: Payment Terms: The buyer pays in May.', 'Payment Terms'],
    ['has a figure with its caption', gates, '12% Complaints received'],
    ['has a caption with its figure', captions, 'Complaints received: 12%'],
    ['has the figures of the cards and what is below them', cards, '17% 4% by bicycle by public transport'],
    ['has two tables side by side', sites, 'Site North Site South Employees 148 Employees 67'],
    ['has the second row of one of them', sites, 'Employees 148'],
    ['has the heads and the row', tare, 'Gross Tare Net 18,420 kg 7,310 kg 11,110 kg'],
    ['breaks the line between two rows', 'Iberia 12 15\nNordics 18 21', '15\nNordics 18'],
    [
      'goes over a line of names',
      'It was signed by Anna Berg and\nKarl Dahl of Oslo on Monday.\n' + prose,
      'Berg and Karl Dahl',
    ],
    [
      'goes over a line’s end before a figure',
      'The sum of all the fees came to about\n18,420 kroner in the year.\n' + prose,
      'fees came to about 18,420 kroner',
    ],
    [
      'goes over a line’s end after a preposition',
      'Port Authority Annual Report of\nNorthwind Harbour 2019 2020\n' + prose,
      'Annual Report of Northwind Harbour',
    ],
    ['takes the rest of a line and the whole next one', 'Acme Ltd, 12 High Street\nLeeds', 'High Street Leeds'],
    [
      'goes over a narrow column’s end',
      'restrictions. Two reviewers screened\n1,946 records; disagreements went to a third. Trials\n' + prose,
      'Two reviewers screened 1,946 records',
    ],
    ['starts in a heading', 'Annual Report\nThe year was good for all of us.\n' + prose, 'Report The year was good'],
    ['goes on from one row to the next', 'Iberia 12 15\nNordics 18 21\n' + prose, '15 Nordics 18 21'],
    ['has all figures and captions', gates, gates.replaceAll('\n', ' ')],
    ['keeps the dash', 'North – 300\nSouth – 200', 'North - 300'],
    ['writes a minus sign in another way', 'Net result −300', 'Net result -300'],
    ['keeps empty fields', 'Name,Jan,Feb,Mar\nAnn,,5,6', 'Ann,,5,6'],
    ['keeps empty cells, rows joined', cells, '| Ann | | 5 | 6 | | Bob | 1 | | 3 |'],
    ['draws borders around a row', 'Ann 5 6\nBob 1 3', '| Ann | 5 | 6 |\n| Bob | 1 | 3 |'],
    ['draws the empty cells that the page shows', 'Ann – 5 – kg\nBob – 3 1 kg', 'Ann | – | 5 | – | kg'],
    ['draws the dashes of the page longer', 'Ann - 5 - kg', 'Ann | — | 5 | — | kg'],
    ['draws empty cells before words', 'Anna — Bern — Sales', 'Anna | — | Bern | — | Sales'],
    ['draws an empty cell between two rows', 'Ann 5 –\nBob 1 –', '| Ann | 5 | – |\n| Bob | 1 | – |'],
    ['sets cells apart with long dashes', 'Iberia 188.7 −2.4% 19.6', 'Iberia — 188.7 — −2.4% — 19.6'],
    ['ends with an empty cell', 'Input voltage 2.0 5.5 V\nDropout 120 210 mV', '| Input voltage | 2.0 | 5.5 | V | |'],
    [
      'rules off the head of a table',
      'Any event Placebo\nDeath 48 (58.5)',
      '| Any event | Placebo |\n|---|---|\n| Death | 48 (58.5) |',
    ],
    ['leaves out a comma that was typed twice', 'He said this,, and left.', 'He said this, and left.'],
  ])('%s', (_, source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

it('shows the line’s end that a quotation reads over', () => {
  const verdict = judgeQuotation(sourceOf(gates), { sourceContext: 'Satisfied customers 12%' });
  expect(verdict).toMatchObject({ differences: [{ quoted: 'customers 12%', source: 'customers ↵ 12%' }] });
});

it('does not warn of the answer of another field', () => {
  const warningsOf = (source: string, sourceContext: string): unknown => {
    const verdict = judgeQuotation(sourceOf(source), { sourceContext });
    return verdict.status === 'found' ? verdict.warnings : verdict.status;
  };
  expect(warningsOf('☑ Yes ☐ No', '☑ Yes')).toEqual([]);
  expect(warningsOf('Pregnant: No Smoker: Yes', 'Smoker: Yes')).toEqual([]);
});

it('a dash after the balance of a row belongs to no date below it, and two dates are a range', () => {
  const account =
    '01Aug2018 Cheque 4987 36.07 99,914.15 -\n01Aug2018 Loan 7 1,500.00 70,269.42 -\n02Aug2018 Fee 3.00 70,266.42 -';
  expect(statusOf(account, '01Aug2018 Loan 7 1,500.00 70,269.42 -')).toBe('found');
  expect(refusalOf(verdictOf(account, '01Aug2018 Loan 7 1,500.00 70,266.42 -'))).toBe('number.changed');
  const stay = 'The mill is open from 1 May 2018 -\n31 August 2018 to all members of the club.';
  expect(refusalOf(verdictOf(stay, 'The mill is open from 1 May 2018'))).toBe('edge.range-cut');
});
