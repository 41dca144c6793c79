/** Rows between rules: which of them name columns, where another table begins, and which head a group. */
import type { Rule, Table } from '../../../shared/documents/pageStructure.ts';
import { structuredPages } from '../../../shared/documents/structure/structuredPages.ts';
import { tablesOf } from '../../../shared/documents/structure/tables.ts';
import type { IndexedLine } from '../../../shared/documents/textIndex.ts';
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { sourcePage } from '../../../shared/verification/sourcePage.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { placedLine, type Placed } from '../../support/placedLine.ts';

const LINE = 12;

/** Rows of cells, the lines of each separated by "/", in a grid with a rule around every cell. */
function gridOf(
  widths: readonly number[],
  rows: readonly (readonly string[])[],
): { lines: IndexedLine[]; rules: Rule[] } {
  const lefts = [50, ...widths.map((_, at) => 50 + widths.slice(0, at + 1).reduce((sum, width) => sum + width, 0))];
  const lines: Placed[] = [];
  const tops = [50];
  for (const cells of rows) {
    const top = tops[tops.length - 1];
    const broken = cells.map((text) => (text === '' ? [] : text.split(' / ')));
    broken.forEach((cell, at) => {
      cell.forEach((text, line) => lines.push([top + 2 + LINE * line, [lefts[at] + 4, text]]));
    });
    tops.push(top + 4 + LINE * Math.max(1, ...broken.map(({ length }) => length)));
  }
  const [bottom, right] = [tops[tops.length - 1], lefts[lefts.length - 1]];
  const rules = [
    ...tops.map((y) => ({ x1: 50, y1: y, x2: right, y2: y })),
    ...lefts.map((x) => ({ x1: x, y1: 50, x2: x, y2: bottom })),
  ];
  return { lines: lines.map(placedLine), rules };
}

function tablesIn(widths: readonly number[], rows: readonly (readonly string[])[]): Table[] {
  const { lines, rules } = gridOf(widths, rows);
  return tablesOf(lines, rules);
}

/** Rows of headers, and of groups with the rows that they head. */
function shapeOf(table: Table): { rows: number; heads: number; groups: [number, number][] } {
  const named = table.cells.filter(({ row, isHeader, column }) => isHeader && row < table.rows && column > 0);
  return {
    rows: table.rows,
    heads: new Set(named.map(({ row }) => row)).size,
    groups: table.cells.flatMap(({ row, rowSpan, columnSpan }): [number, number][] =>
      columnSpan === table.columns ? [[row, rowSpan]] : [],
    ),
  };
}

const TEXT = 'Includes meetings, accounts, tax / returns, repairs of the house / and whatever else is asked for';

describe('a table between rules', () => {
  it('is one where words take the place of amounts', () => {
    const tables = tablesIn(
      [140, 200, 120, 120],
      [
        ['Title', 'Medium', 'Framed', 'Unframed'],
        ['Apple day', 'Ink on paper', '£ 45.00', '£ 20.00'],
        ['Cold press', 'Photograph', '£375 per painting / (5 in total)', 'on request'],
        ['Hot gossip', 'Mixed media', '£ 120.00', '£ 80.00'],
        ['Signpost', 'Acrylic paint', 'sold', ''],
        ['Timeline', 'Photograph', '£ 300.00', '£ 90.00'],
      ],
    );
    expect(tables.map(shapeOf)).toEqual([{ rows: 6, heads: 1, groups: [] }]);
  });

  it('is one where a column of pictures is empty to the reader', () => {
    const tables = tablesIn(
      [60, 140, 200, 120, 120],
      [
        ['Image', 'Title', 'Medium', 'Framed', 'Unframed'],
        ['', 'Apple day', 'Ink on paper', '£ 45.00', '£ 20.00'],
        ['', 'Cold press', 'Photograph', '£375 per painting / (5 in total)', ''],
        ['', 'Hot gossip', 'Mixed media', '£ 120.00', ''],
        ['', 'Timeline', 'Photograph', '£ 300.00', ''],
      ],
    );
    expect(tables.map(shapeOf)).toEqual([{ rows: 5, heads: 1, groups: [] }]);
  });

  it('has no price that begins with a word among its names', () => {
    const tables = tablesIn(
      [180, 100],
      [
        ['filling', 'od 250,-'],
        ['dressing', '80,-'],
        ['extraction', 'od 300,-'],
        ['varnish', '240,-'],
        ['scaling', '150,-'],
      ],
    );
    expect(tables.map(shapeOf)).toEqual([{ rows: 5, heads: 0, groups: [] }]);
  });

  it('has no second row of names where one names every column', () => {
    const tables = tablesIn(
      [140, 220, 120],
      [
        ['Service', 'Description', 'Rate per hour'],
        ['Night cover', TEXT, 'By agreement'],
        ['Routine', TEXT, '$80'],
        ['Trustee', TEXT, '$90'],
        ['Court work', TEXT, 'Set by the court'],
        ['Weekend', TEXT, '$110'],
      ],
    );
    expect(tables.map(shapeOf)).toEqual([{ rows: 6, heads: 1, groups: [] }]);
  });

  it('is two where a title is above names of the same columns', () => {
    const tables = tablesIn(
      [140, 120, 120],
      [
        ['Room', 'Summer', 'Winter'],
        ['Single', '80', '60'],
        ['Double', '120', '90'],
        ['Meals', '', ''],
        ['', 'Adults', 'Children'],
        ['Lunch', '18', '9'],
        ['Dinner', '25', '12'],
      ],
    );
    expect(tables.map(({ rows }) => rows)).toEqual([4, 3]);
  });

  it('is named by seasons', () => {
    const tables = tablesIn(
      [140, 100, 100, 100],
      [
        ['Bungalow', '10.06-15.06', '15.06-03.07', '03.07-17.08'],
        ['for three', '24 900', '35 275', '41 500'],
        ['for six', '49 800', '70 550', '83 000'],
      ],
    );
    expect(tables.map(shapeOf)).toEqual([{ rows: 3, heads: 1, groups: [] }]);
  });

  it('holds ranges of amounts that no calendar has', () => {
    const tables = tablesIn(
      [140, 100, 100],
      [
        ['Width', '10.66-15.66', '15.06-33.07'],
        ['Height', '24.90-29.10', '35.27-39.50'],
        ['Depth', '49.80-52.30', '70.55-75.00'],
      ],
    );
    expect(tables.map(({ cells }) => cells.some(({ isHeader, column }) => isHeader && column > 0))).toEqual([false]);
  });

  it('of lessons is named by dated days, week by week, and an hour without any heads nothing', () => {
    const tables = tablesIn(
      [110, 110, 110, 110],
      [
        ['w30', 'Mon 22 Jul', 'Tue 23 Jul', 'Wed 24 Jul'],
        ['08:00 - 08:50', 'Maths', '', 'History'],
        ['09:00 - 09:50', '', '', ''],
        ['10:00 - 10:50', '', 'Physics', ''],
        ['w31', 'Mon 29 Jul', 'Tue 30 Jul', 'Wed 31 Jul'],
        ['08:00 - 08:50', '', 'Maths', ''],
        ['09:00 - 09:50', 'History', '', 'Physics'],
      ],
    );
    expect(tables.map(shapeOf)).toEqual([
      { rows: 4, heads: 1, groups: [] },
      { rows: 3, heads: 1, groups: [] },
    ]);
  });

  it('of lessons is named by days beside an empty corner', () => {
    const tables = tablesIn(
      [110, 110, 110, 110],
      [
        ['', 'Monday', 'Tuesday', 'Wednesday'],
        ['first', 'Maths', 'Art', 'History'],
        ['second', 'Physics', '', 'Maths'],
        ['third', '', 'Sport', 'English'],
      ],
    );
    expect(tables.map(shapeOf)).toEqual([{ rows: 4, heads: 1, groups: [] }]);
  });
});

describe('a table of words between rules', () => {
  it('is named by a row without a label over rows that each have one', () => {
    const rows = [
      ['', 'Supplier', 'Customer'],
      ['Notices', 'Netherton Park', 'Castlehill Road'],
      ['Manager', 'Fiona Grant', 'Iain Crone'],
    ];
    expect(tablesIn([110, 150, 150], rows).map(shapeOf)).toEqual([{ rows: 3, heads: 1, groups: [] }]);
    const unlabelled = [...rows, ['', 'by letter', 'by letter']];
    expect(tablesIn([110, 150, 150], unlabelled).map(shapeOf)).toEqual([{ rows: 4, heads: 0, groups: [] }]);
  });
});

describe('of a table between rules', () => {
  const judgeIn = (
    widths: readonly number[],
    rows: readonly (readonly string[])[],
  ): ((text: string) => ReturnType<typeof judgeQuotation>) => {
    const page = { pageNumber: 1, width: 600, height: 800, readBy: 'textLayer' as const, ...gridOf(widths, rows) };
    const index = createSourceIndex(structuredPages([page]).map((each) => sourcePage(each)));
    return (sourceContext) => judgeQuotation(index, { sourceContext });
  };
  const prices = judgeIn(
    [140, 260, 130],
    [
      ['Service', 'Description', 'Rate per hour'],
      ['Trustee', TEXT, '$90'],
      ['Night cover', TEXT, 'By agreement'],
      ['Weekend', TEXT, '$110'],
      ['Routine', TEXT, '$80'],
    ],
  );
  const policies = judgeIn(
    [140, 130, 130],
    [
      ['Treatment', 'Basic', 'Extra'],
      ['Eye tests', 'Included', 'Included'],
      ['Glasses', 'Up to $ 250 each', 'Up to $ 500 each'],
      ['Teeth', 'None', 'Included'],
      ['Surgery', '$ 1,500', '$ 2,500'],
      ['Hearing aids', 'None', 'Included'],
      ['Crutches', '$ 40', '$ 60'],
    ],
  );
  const lists = judgeIn(
    [140, 130, 130],
    [
      ['Member', 'Joined', 'Fee'],
      ['Adams', '2019', '$ 80'],
      ['Supplier', 'Orders', 'Paid'],
      ['Brown', '1,200', '$ 95'],
      ['Driver', 'Orders', 'Up to $ 500'],
      ['Clark', '300', '$ 40'],
    ],
  );
  const goods = judgeIn(
    [140, 130, 130, 130],
    [
      ['Goods', 'Price (net)', 'Price (gross)', 'Stock (boxes)'],
      ['Paper', '16.25', '19.99', '300'],
      ['Toner (black)', '284.55', '350.00', '12'],
      ['Toner (red)', '299.55', '370.00', '9'],
    ],
  );
  const lessons = judgeIn(
    [110, 110, 110, 110],
    [
      ['w30', 'Mon 22 Jul', 'Tue 23 Jul', 'Wed 24 Jul'],
      ['08:00 - 08:50', 'Maths', '', 'History'],
      ['09:00 - 09:50', '', '', ''],
      ['10:00 - 10:50', '', 'Physics', ''],
      ['w31', 'Mon 29 Jul', 'Tue 30 Jul', 'Wed 31 Jul'],
      ['08:00 - 08:50', '', 'English', ''],
      ['09:00 - 09:50', 'Art', '', 'Physics'],
    ],
  );

  it.each([
    [prices, 'Weekend – Rate per hour: $110'],
    [prices, 'Night cover (Rate per hour): By agreement'],
    [lessons, '10:00 - 10:50 – Tue 23 Jul: Physics'],
    [lessons, '09:00 - 09:50, Wed 31 Jul: Physics'],
    [policies, 'Surgery, Basic: $ 1,500; Extra: $ 2,500'],
    [policies, 'Surgery – Extra: $ 2,500'],
    [policies, 'Teeth, Basic: None; Extra: Included'],
    [policies, 'Crutches, Basic: $ 40; Extra: $ 60'],
    [lists, 'Brown, Orders: 1,200'],
    [goods, 'Paper, Price (gross): 19.99; Stock: 300'],
    [goods, 'Toner (red) – Stock: 9'],
  ])('a value is found under its name: %#', (judge, quoted) => {
    expect(judge(quoted).status).toBe('found');
  });

  it.each([
    [prices, 'Night cover – Rate per hour: $90'],
    [prices, 'Weekend – Rate per hour: $80'],
    [lessons, '08:00 - 08:50 – Tue 23 Jul: English'],
    [lessons, '09:00 - 09:50, Mon 22 Jul: Art'],
    [lessons, '10:00 - 10:50 – Wed 24 Jul: Physics'],
    [policies, 'Surgery, Basic: $ 2,500; Extra: $ 1,500'],
    [lists, 'Brown, Joined: 1,200; Fee: $ 95'],
    [lists, 'Brown – Joined: 1,200'],
    [lists, 'Clark, Joined: 300; Fee: $ 40'],
    [lists, 'Clark – Fee: $ 40'],
    [goods, 'Paper – Price: 19.99'],
    [goods, 'Paper, Price: 16.25; Stock: 300'],
    [goods, 'Toner – Stock: 9'],
    [goods, 'Toner, Price (net): 299.55; Stock: 9'],
    [goods, 'Price: 19.99'],
  ])('no other value is found: %#', (judge, quoted) => {
    expect(refusalOf(judge(quoted))).toMatch(/^cell\.|^date\.|^name\.|^number\.|^order\.|^word\.|^source\./);
  });
});
