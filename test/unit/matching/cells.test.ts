/** Rows of tables and fields of forms, whose cells a citing author sets apart with marks of its own. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, quoted: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext: quoted });
const statusOf = (source: string, quoted: string): string => verdictOf(source, quoted).status;

const table = [
  'Region Revenue Change Margin Staff',
  'Iberia 188.7 −2.4% 19.6 903',
  'Central Europe 401.0 +6.0% 52.3 1,875',
  'On-time delivery 98.5% Calendar month 2% of monthly Fees',
  'Full name Priya Raman',
  'Date of birth 23/08/1986',
  'Occupation Software engineer Member since 2019',
  'Status active',
  'Smoker No',
  'Output 12 500 units',
].join('\n');

describe('the cells of a row are found', () => {
  const readings: readonly string[] = [
    'Iberia; 188.7; -2.4%; 19.6; 903',
    'Iberia, 188.7, -2.4%, 19.6, 903',
    'Iberia: 188.7, -2.4%, 19.6, 903',
    'Iberia | 188.7 | −2.4% | 19.6 | 903',
    'Iberia — 188.7 — −2.4% — 19.6 — 903',
    'Iberia – 188.7 – −2.4% – 19.6 – 903',
    'Iberia - 188.7 - −2.4% - 19.6 - 903',
    'Iberia\t188.7\t−2.4%\t19.6\t903',
    '**Iberia**: 188.7 | -2.4% | 19.6 | 903',
    'Central Europe; 401.0; +6.0%; 52.3; 1,875',
    'Central Europe — 401.0',
    'On-time delivery; 98.5%; Calendar month; 2% of monthly Fees',
    'On-time delivery — 98.5% — Calendar month',
    'Full name: Priya Raman',
    '**Full name:** Priya Raman',
    'Full name – Priya Raman',
    'Date of birth – 23/08/1986',
    'Occupation: Software engineer',
    'Status: active',
    'Smoker: No',
    'Full name: Priya Raman; Date of birth: 23/08/1986',
  ];
  it.each(readings)('as %s', (quoted) => {
    expect(statusOf(table, quoted)).toBe('found');
  });
});

describe('a row, a field or a list of', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['cells with flags and units', 'Platelets 452 H 150 - 400 x10^9/L', 'Platelets, 452, H, 150–400, x10^9/L'],
    [
      'a head without figures',
      'Product Term Interest rate Minimum deposit',
      'Product, Term, Interest rate, Minimum deposit',
    ],
    [
      'cells without spaces',
      'Fixed saver 12 months 4.35% £500 not allowed',
      'Fixed saver,12 months,4.35%,£500,not allowed',
    ],
    ['Chinese cells', '房产税 甲方 1,536.00 税率12%', '房产税：甲方，1,536.00，税率12%'],
    ['an empty cell', 'Exceptional items¹ 5 (1,350) – 420', 'Exceptional items | 5 | (1,350) | – | 420'],
    ['amounts after signs', 'Trade discount 5 % -£35.18', 'Trade discount 5 % −£35.18'],
    ['amounts below a rule', '----------------\n2 x Leek soup £ 11.80', '2 x Leek soup £ 11.80'],
    ['a figure with its flag left out', 'Potassium 5.4 H mmol/l 3.5 – 5.1', 'Potassium 5.4'],
    ['ticks', 'Sailed before? ☐ Yes ☑ No', 'Sailed before? [ ] Yes [x] No'],
    ['typed ticks', '[x] I have read the terms.', '☑ I have read the terms.'],
    ['figures with bullets', '200 g di mandorle\n180 g di cioccolato', '- 200 g di mandorle\n- 180 g di cioccolato'],
    [
      'names with lowered letters',
      'At TJ = 40 °C the VIN is 5 V.',
      'At T<sub>J</sub> = 40 °C the V<sub>IN</sub> is 5 V',
    ],
    ['lines of a verse', 'I saw the harbour burn,\nI saw the glow,', 'I saw the harbour burn, / I saw the glow,'],
    ['cells with slashes between them', 'Length 12 months 18 months', 'Length: 12 months / 18 months'],
    ['figures with slashes between them', 'Mairie 7:19 9:47 13:12', 'Mairie : 7:19 / 9:47 / 13:12'],
    ['amounts with a slash between them', 'Escape of water excess £350 £250', 'Escape of water excess: £350 / £250'],
    ['a label with a hyphen', 'pH-Wert nicht anwendbar', 'pH-Wert: nicht anwendbar'],
    ['a bold label before an amount', 'Set-up fee £15 £15 none', '**Set-up fee:** £15 | £15 | none'],
    ['figures with the letter of a note', 'bracket 7.3 55 € 9,150ᵃ', 'bracket 7.3 55 € 9,150'],
    ['a term set bold', 'Bivalent point The temperature of it', '**Bivalent point** – The temperature of it'],
    ['an option in back-ticks', 'Options:\n-f Force. Take the snapshot', '**-f**: Force. Take the snapshot'],
    ['a cell that ends in a bracket', '净利润（万元） 6,034.87 7,218.46', '净利润（万元）| 6,034.87 | 7,218.46'],
    [
      'the name of a speaker who speaks again',
      'THE WITNESS (MDR). I left early.\nTHE COURT. Why?\nTHE WITNESS (MDR). I was ill.',
      '**THE WITNESS (MDR)**: I left early.',
    ],
    ['a heading and its first item', 'Section A\n1. A trolley moves.\n2. A spring.', 'Section A. A trolley moves'],
    ['the words before a list', 'It is satisfied that—\n(a) he is fit;', 'It is satisfied that—'],
    ['numbered paragraphs', 'It is no promise of ours.\n(2) The rent rises.', 'It is no promise of ours. [1]'],
  ];
  it.each(cases)('%s is found', (_, source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

describe('the numbers of notes in a column of their own', () => {
  const accounts = (note: string, wages: string): string =>
    `${note} 2023 2022\nRevenue 3 41,268 46,905\nCost of sales (29,774) (31,450)\nStaff 12 1,041\nWages ${wages} 12,906 11,873\nTaxation 6 709 607`;

  it('may be left out', () => {
    expect(statusOf(accounts('Note', '4'), 'Revenue | 41,268 | 46,905')).toBe('found');
    expect(statusOf(accounts('Notes', '4'), 'Wages 12,906 11,873')).toBe('found');
    expect(statusOf(accounts('Note', '4'), 'Wages 4 12,906 11,873')).toBe('found');
  });

  it('are never exchanged', () => {
    expect(refusalOf(verdictOf(accounts('Note', '4'), 'Wages 5 12,906 11,873'))).toBe('number.changed');
  });

  it('are figures under another head, where they do not go up, and in rows with fewer cells', () => {
    expect(refusalOf(verdictOf(accounts('2024', '4'), 'Wages 12,906 11,873'))).toBe('number.changed');
    expect(refusalOf(verdictOf(accounts('Note', '9'), 'Wages 12,906 11,873'))).toBe('number.changed');
    expect(refusalOf(verdictOf(accounts('Note', '4'), 'Staff 1,041'))).toBe('number.changed');
    expect(refusalOf(verdictOf(accounts('Note', '4'), 'Wages 4 11,873'))).toBe('number.changed');
  });
});

describe('marks between cells are no excuse for', () => {
  const altered: readonly (readonly [string, string, string])[] = [
    ['a sign dropped after a dash', 'Iberia — 188.7 — 2.4%', 'number.changed'],
    ['a sign dropped after a semicolon', 'Iberia; 188.7; 2.4%', 'number.changed'],
    ['a sign put on', 'Iberia −188.7', 'edge.number-cut edge.range-cut number.changed'],
    ['one dash that may be a sign', 'Iberia – 188.7', 'edge.number-cut edge.range-cut number.changed'],
    ['cells made a range', 'Iberia 188.7 −2.4% 19.6–903', 'number.changed'],
    ['a label cut short', 'Central: Europe 401.0', 'gap.pause'],
    ['the thousands of a figure made two', 'Output 12, 500 units', 'gap.pause'],
    ['a figure without its noun', 'Output 12 500, units', 'gap.pause'],
  ];
  it.each(altered)('%s', (_, quoted, rule) => {
    expect(refusalOf(verdictOf(table, quoted))).toBe(rule);
  });

  const sentences: readonly (readonly [string, string, string, string])[] = [
    ['a colon after a denial', 'No visitors may enter the hall', 'No: visitors may enter the hall', 'gap.pause'],
    ['a comma in a sentence', 'We eat Grandma before noon', 'We eat, Grandma before noon', 'gap.pause'],
    [
      'the border of a cell in a sentence',
      'The bridge is closed on Monday',
      'The bridge| is closed on Monday',
      'gap.sign',
    ],
    ['a colon for the end of an answer', 'CLOSED. Dogs in the hall.', 'CLOSED: Dogs in the hall', 'gap.statement'],
    [
      'a figure that ends the line above',
      'It rose to\n1. Then it fell.\n2. It ends.',
      'It rose to Then it fell',
      'number.changed',
    ],
    ['another item', 'Section A\n1. A trolley moves.\n2. A spring.', 'Section A. A spring', 'source.nothing-alike'],
    [
      'an empty cell moved',
      'Exceptional items¹ 5 (1,350) – 420',
      'Exceptional items | – | 5 | (1,350) | 420',
      'cell.empty number.changed',
    ],
    ['a minus made an empty cell', 'Revenue 3 −420 88', 'Revenue | 3 | – | 420 | 88', 'number.changed'],
    [
      'a sign dropped before a currency',
      'Trade discount 5 % -£35.18',
      'Trade discount 5 % £35.18',
      'gap.pause gap.sign number.changed',
    ],
    ['a minus for the number of a clause', 'See clause (5) of the act', 'See clause -5 of the act', 'number.changed'],
    ['a negative figure without its brackets', 'Loss (1,350) in all', 'Loss 1,350 in all', 'number.changed'],
    ['a ratio made of two figures', 'Wheels 3 4 in all', 'Wheels 3 / 4 in all', 'unit.changed'],
    ['the slash of a unit left out', 'Speed 5 km / h in all', 'Speed 5 km h in all', 'word.missing'],
    ['the minus of a rating left out', 'It was rated AA- in May', 'It was rated AA', 'edge.sign'],
    ['a tick moved', 'Sailed before? ☐ Yes ☑ No', 'Sailed before? [x] Yes [ ] No', 'word.replaced'],
    ['a cross for a tick where both are used', 'Fish ☑ Meat ☒ Eggs ☑', 'Fish ☒', 'source.nothing-alike'],
    [
      'a question taken away with a dash',
      'Was it safe? 5 people came',
      'Was it safe — 5 people came',
      'number.changed',
    ],
  ];
  it.each(sentences)('%s', (_, source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });
});

describe('a label and its value', () => {
  it.each([
    ['Claim # X2041\nPolicy # 88', 'Claim #: X2041'],
    ['Claim # 4711-B\nPolicy # 88', 'Claim #: 4711-B'],
    ['Expediente # B-77 de mayo\nOtro', 'Expediente #: B-77 de mayo'],
  ])('%j is found as %j', (source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });

  it.each([
    ['Claim # X2041\nPolicy # 88', 'Claim #: X2042', 'date.changed'],
    ['Claim X2041\nPolicy 88', 'Claim #: X2041', 'gap.pause gap.sign'],
    ['Stock price $2.38\nShares 300', 'Stock price -$2.38', 'gap.pause gap.sign number.changed'],
    ['Stock price -$2.38\nShares 300', 'Stock price $2.38', 'gap.pause gap.sign number.changed'],
    ['Stock price −$2.38\nShares 300', 'Stock price – $2.39', 'gap.sign number.changed'],
    ['Profit $2.38\nShares 300', 'Profit - $2.38', 'gap.sign number.changed'],
    ['The profit was $2.38.', 'The profit was - $2.38', 'gap.pause gap.sign number.changed'],
    ['The profit was $2.38 in May.', 'The profit was - $2.38 in May.', 'gap.pause gap.sign number.changed'],
  ])('%j is not found as %j', (source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });
});
