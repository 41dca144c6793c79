/** Rows of tables and fields of forms, whose cells a quoter sets apart with marks of its own. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const statusOf = (source: string, quoted: string): string =>
  judgeQuotation(sourceOf(source), { sourceContext: quoted }).status;

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

describe('marks between cells are no excuse for', () => {
  const altered: readonly (readonly [string, string])[] = [
    ['a sign dropped behind a dash', 'Iberia — 188.7 — 2.4%'],
    ['a sign dropped behind a semicolon', 'Iberia; 188.7; 2.4%'],
    ['a sign put on', 'Iberia −188.7'],
    ['one dash that may be a sign', 'Iberia – 188.7'],
    ['cells made a range', 'Iberia 188.7 −2.4% 19.6–903'],
    ['a label cut short', 'Central: Europe 401.0'],
    ['the thousands of a figure made two', 'Output 12, 500 units'],
    ['a figure without its noun', 'Output 12 500, units'],
  ];
  it.each(altered)('%s', (_, quoted) => {
    expect(statusOf(table, quoted)).not.toBe('found');
  });

  const sentences: readonly (readonly [string, string, string])[] = [
    ['a colon behind a denial', 'No visitors may enter the hall', 'No: visitors may enter the hall'],
    ['a comma in a sentence', 'We eat Grandma before noon', 'We eat, Grandma before noon'],
    ['a question taken away with a dash', 'Was it safe? 5 people came', 'Was it safe — 5 people came'],
  ];
  it.each(sentences)('%s', (_, source, quoted) => {
    expect(statusOf(source, quoted)).not.toBe('found');
  });
});
