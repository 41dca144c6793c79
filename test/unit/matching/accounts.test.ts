/** Accounts as statements print them: periods above dates above years, over rows that layout may have torn into several tables. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { SourceCell, SourcePage } from '../../../shared/matching/source/source.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { tablePage } from '../../support/matching/tables.ts';
import { typedBoxes, typedLines } from '../../support/matching/typewriting.ts';

/** Some table on the page, so that its cells are looked at. */
const table = tablePage({ rows: 'Name\tRole\nAnn\tPilot' });
const pageOf = (lines: readonly string[]): SourcePage => ({
  pageNumber: 1,
  readBy: 'textLayer',
  lines: typedLines(lines),
  wordBoxes: typedBoxes(lines),
});
const judge = (page: SourcePage, sourceContext: string) => judgeQuotation(createSourceIndex([page]), { sourceContext });

const statement = pageOf([
  '                     Three Months Ended              Nine Months Ended',
  '                 June 25,   June 26,             June 25,   June 26,',
  '                   2022       2021     Change      2022       2021     Change',
  'Net sales:',
  'Boats (1)      $   63,355  $ 63,948    (1) %   $ 245,241  $ 232,309      6 %',
  'Services           19,604    17,486     12 %      58,941     50,148     18 %',
  'Notes due 2031         45        60      2 %          70         80      — %',
]);

describe('of a statement in lines', () => {
  it.each([
    'Three Months Ended June 25, 2022: Services 19,604',
    'Services (Nine Months Ended June 26, 2021): 50,148',
    'June 25, 2022: Boats $63,355',
    'Boats | Nine Months Ended | Change | 6 %',
    'Services, Three Months Ended June 26, 2021: 17,486',
  ])('%s is found', (quoted) => {
    expect(judge(statement, quoted)).toMatchObject({ status: 'found' });
  });

  it.each([
    ['cell.other-column', 'Three Months Ended June 25, 2022: Services 17,486'],
    ['cell.other-column', 'Nine Months Ended June 25, 2022: Services 19,604'],
    ['cell.other-row', 'Three Months Ended June 25, 2022: Boats 19,604'],
    ['order.shuffled', 'Three Months Ended June 26, 2022: Services 19,604'],
    ['cell.other-column', 'Services, Three Months Ended June 26, 2021: 50,148'],
    ['cell.other-column', 'Notes due 2031, 2021: 45'],
  ])('%s refuses %s', (rule, quoted) => {
    expect(refusalOf(judge(statement, quoted))).toBe(rule);
  });

  it('takes no amounts for those of a column where a row has fewer of them', () => {
    const page = pageOf([
      '         Quarter Ended',
      '        2023  2022  2021',
      'Fees      10    20    30',
      'Rent      40          50',
    ]);
    expect(judge(page, 'Quarter Ended 2022, Fees: 20')).toMatchObject({ status: 'found' });
    expect(refusalOf(judge(page, 'Quarter Ended 2022, Rent: 50'))).toBe('date.changed number.changed word.added');
  });
});

describe('of a table', () => {
  const cell = (row: number, column: number, columnSpan: number, ...pieces: SourceCell['pieces']): SourceCell => ({
    row,
    column,
    rowSpan: 1,
    columnSpan,
    isHeader: row === 0 || column === 0,
    pieces,
  });
  const whole = (lines: readonly string[], line: number): SourceCell['pieces'][number] => ({
    line,
    start: 0,
    end: lines[line].length,
  });

  it('the years in one cell above two columns name one each', () => {
    const lines = ['First Quarter', '2023 2022', 'Net revenues', '2,510', '2,483'];
    const cells = [
      cell(0, 1, 2, whole(lines, 0), whole(lines, 1)),
      cell(1, 0, 1, whole(lines, 2)),
      cell(1, 1, 1, whole(lines, 3)),
      cell(1, 2, 1, whole(lines, 4)),
    ];
    const page: SourcePage = { ...table, lines, tables: [{ rows: 2, columns: 3, cells, certainty: 0.95 }] };
    expect(judge(page, 'First Quarter 2023: Net revenues 2,510')).toMatchObject({ status: 'found' });
    expect(refusalOf(judge(page, 'First Quarter 2023: Net revenues 2,483'))).toBe('cell.other-column');
  });

  it('a table of names right above one with as many columns names them', () => {
    const lines = ['Date', 'Item', 'Charges AUD', 'Credits AUD', '15-08', 'Card', '12.50', '76.76'];
    const cells = lines.map((_, line) => cell(0, line % 4, 1, whole(lines, line)));
    const tables = [cells.slice(0, 4).map((one) => ({ ...one, isHeader: false })), cells.slice(4)].map((own) => ({
      rows: 1,
      columns: 4,
      cells: own.map((one) => ({ ...one, isHeader: false })),
      certainty: 0.95,
    }));
    const page: SourcePage = { ...table, lines, tables };
    expect(judge(page, 'Card – Credits AUD: 76.76')).toMatchObject({ status: 'found' });
    expect(refusalOf(judge(page, 'Card – Charges AUD: 76.76'))).toBe('order.shuffled');
  });

  it('the first column’s name goes with its cells', () => {
    expect(judge(table, 'Name: Ann')).toMatchObject({ status: 'found' });
    expect(refusalOf(judge(table, 'Role: Ann'))).toBe('source.nothing-alike');
  });

  it('a number that a narrow cell breaks is one', () => {
    const lines = ['Contract', 'MA240000004', '669', 'temperature=0', '.7'];
    const cells = [
      cell(1, 0, 1, whole(lines, 0)),
      cell(1, 1, 1, whole(lines, 1), whole(lines, 2)),
      cell(1, 2, 1, whole(lines, 3), whole(lines, 4)),
    ];
    const page: SourcePage = { ...table, lines, tables: [{ rows: 2, columns: 3, cells, certainty: 0.95 }] };
    expect(judge(page, 'Contract | MA240000004669 | temperature=0.7')).toMatchObject({ status: 'found' });
    expect(refusalOf(judge(page, 'Contract | MA240000004669 | temperature=7'))).toBe('number.changed');
  });
});
