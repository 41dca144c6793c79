/** Rows quoted with the names of their columns, as people write them: each value under its own name, and in its own row. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { SourceCell, SourcePage } from '../../../shared/matching/source/source.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { tablePage, type TablePage } from '../../support/matching/tables.ts';

const verdictOf = (page: SourcePage, quoted: string) =>
  judgeQuotation(createSourceIndex([page]), { sourceContext: quoted });
const judge = (rows: string, quoted: string, page: Partial<TablePage> = {}) =>
  verdictOf(tablePage({ rows, ...page }), quoted);

const survey = 'Answer\tAll\t18–34\t55+\nDaily\t14%\t19%\t8%\nWeekly\t27%\t31%\t22%';
const budget = 'Title\tPlanned\tPaid\nI – Taxes\t4.812\t4.120\nII – Grants\t1.145\t1.301\nIII – Fees\t2.067\t1.688';
const league = '\tTeam\tPts\tPlayed\n1\tHarbour 1\t12\t4\n2\tMill FC\t11\t5\n3\tLake 29\t9\t3';
const options =
  'Type\tName\tVariable\tOptions\nNumber\tLength\tL\tany\nChoice\tModel\tP_Model\tDecor, Stake\nChoice\tColour\tF_Colour\tPlain, Special';
const prices =
  'Country\tWheat\tMilk\tDate\nNorway\t195.5\t208.6\t8/15/2016\nNorway\t207.1\t209.7\t8/22/2016\nNorway\t193.9\t211.3\t8/29/2016';
const codes = 'COMMAND\t1st\t2nd\nDVD\tD0\t2F\nTAPE\tCC\t33';
const invoice = 'Date\t$ Amount (USD)\nMarch 26, 2022\t70.21\nMarch 27, 2022\t73.35';
const fees = '加算\t料金（円/回）\t負担（円）\n早朝加算 ※５\t2100\t210\n深夜加算 ※６\t4200\t420';

describe('a row with the names of its columns', () => {
  it.each([
    [survey, 'Daily: All 14%, 18–34 19%, 55+ 8%'],
    [budget, 'Fees – Paid: 1.688'],
    [league, 'Lake 29: 9 Pts'],
    [league, 'Lake 29: 9 Pts, 3 Played'],
    [options, 'Model: Decor, Stake'],
    [prices, 'Wheat, 8/22/2016: 207.1'],
    [codes, 'COMMAND: DVD, 1st: D0, 2nd: 2F'],
    [invoice, 'Date: March 26, 2022, Amount (USD): 70.21'],
    [fees, '深夜加算：料金 4200円'],
  ])('says %#: %s', (rows, quoted) => {
    expect(judge(rows, quoted, { headers: rows === codes ? 0 : 1 })).toMatchObject({ status: 'found' });
  });

  it.each([
    [survey, 'Daily: All 14%, 18–34 8%, 55+ 19%'],
    [survey, 'Daily: All 14%, 18–34 +19%, 55 8%'],
    [budget, 'Grants – Paid: 1.688'],
    [league, 'Lake 29: 3 Pts'],
    [league, 'Lake 29: 9 Pts, 5 Played'],
    [options, 'Colour: Decor, Stake'],
    [prices, 'Wheat, 8/22/2016: 195.5'],
    [prices, 'Milk, 8/22/2016: 207.1'],
    [codes, 'COMMAND: DVD, 1st: 2F, 2nd: D0'],
    [invoice, 'Date: March 26, 2022, Amount (USD): 73.35'],
    [fees, '早朝加算：料金 4200円'],
    ['Title\tPlanned\tPaid\nI – Fees\t4.812\t4.120\nII – Fees\t1.145\t1.301', 'Fees – Paid: 1.301'],
  ])('does not say %#: %s', (rows, quoted) => {
    expect(judge(rows, quoted, { headers: rows === codes ? 0 : 1 })).not.toMatchObject({ status: 'found' });
  });
});

describe('one row in two clauses', () => {
  const questions =
    'Number\tDetails\nQuestion Q5\tIs the diversity of verges dependent on what surrounds them?\nQuestion Q6\tIs the dispersal of verges dependent on what surrounds them?';

  it('is not read as two rows', () => {
    const of = (number: number) =>
      `Number: Question Q${number}; Details: Is the dispersal of verges dependent on what surrounds them?`;
    expect(judge(questions, of(6)).status).toBe('found');
    expect(judge(questions, of(5))).not.toMatchObject({ status: 'found' });
  });
});

describe('a word that a narrow cell breaks', () => {
  const at = (line: number, row: number, column: number, end: number): SourceCell => ({
    row,
    column,
    rowSpan: 1,
    columnSpan: 1,
    isHeader: row === 0 || column === 0,
    pieces: [{ line, start: 0, end }],
  });
  const page = (upper: string, lower: string): SourcePage => {
    const lines = ['LANGUAGE', upper, lower, 'TEXT', 'Arabic', '120', '130', 'Dutch', '110', '170'];
    const name = at(1, 0, 1, upper.length);
    const cells = [
      at(0, 0, 0, 8),
      { ...name, pieces: [...name.pieces, { line: 2, start: 0, end: lower.length }] },
      at(3, 0, 2, 4),
      ...[4, 5, 6, 7, 8, 9].map((line) => at(line, line < 7 ? 1 : 2, (line - 4) % 3, lines[line].length)),
    ];
    const table = { rows: 3, columns: 3, cells, certainty: 0.95 };
    return { pageNumber: 1, lines, readBy: 'textLayer', tables: [table] };
  };

  it('is quoted whole', () => {
    const broken = page('STANDARDISE', 'D DOCUMENT');
    expect(verdictOf(broken, 'Arabic: standardised document – 120, text – 130').status).toBe('found');
    expect(verdictOf(broken, 'Arabic: standardised document – 130, text – 120')).not.toMatchObject({ status: 'found' });
  });

  it('is not looked for on the page after its own, to which it lends the name', () => {
    const next = tablePage({ rows: 'Greek\t140\t150', headers: 0 });
    const tables = next.tables?.map((table) => ({ ...table, continues: true }));
    const index = createSourceIndex([page('STANDARDISE', 'D DOCUMENT'), { ...next, pageNumber: 2, tables }]);
    const { status } = judgeQuotation(index, { sourceContext: 'Greek: text – 150' });
    expect(status).toBe('found');
  });

  it('is not two words of which one denies', () => {
    expect(verdictOf(page('not', 'able document'), 'Arabic: notable document – 120')).not.toMatchObject({
      status: 'found',
    });
  });
});

describe('a table that is read from right to left', () => {
  const rows = 'موازنة 2023\tالمنفق 2022\tالباب\n5,610\t5,312\tالأجور\n2,480\t1,874\tالصيانة';

  it('has its labels on the right', () => {
    expect(judge(rows, 'الصيانة: المنفق 2022: 1,874، موازنة 2023: 2,480').status).toBe('found');
    expect(judge(rows, 'الصيانة: المنفق 2022: 2,480، موازنة 2023: 1,874')).not.toMatchObject({ status: 'found' });
    expect(judge(rows, 'الأجور: المنفق 2022: 1,874، موازنة 2023: 2,480')).not.toMatchObject({ status: 'found' });
  });
});
