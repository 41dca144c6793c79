/** Blocks and tables of a page are told by rules, alignment and gaps. */
import type { Rule } from '../../../shared/documents/pageStructure.ts';
import { structuredPages } from '../../../shared/documents/structure/structuredPages.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';
import { placedLine, type Placed } from '../../support/placedLine.ts';

function structured(lines: readonly Placed[], rules?: readonly Rule[]): IndexedPage {
  const page = { pageNumber: 1, width: 600, height: 800, readBy: 'textLayer' as const, lines: lines.map(placedLine) };
  return structuredPages([{ ...page, ...(rules !== undefined && { rules }) }])[0];
}

const kinds = ({ lines, blocks = [] }: IndexedPage): [string, string][] =>
  blocks.map(({ kind, firstLine, lastLine }) => [
    kind,
    lines
      .slice(firstLine, lastLine + 1)
      .map(({ text }) => text)
      .join(' / '),
  ]);

/** Row, column and text of every cell; names of columns in brackets. */
const cells = ({ lines, tables = [] }: IndexedPage): string[][] =>
  tables.map((table) =>
    table.cells.map(({ row, column, isHeader, pieces }) => {
      const text = pieces.map(({ line, start, end }) => lines[line].text.slice(start, end)).join(' / ');
      return `${row},${column} ${isHeader ? `[${text}]` : text}`;
    }),
  );

describe('the blocks of a page', () => {
  it('are paragraphs, items with their markers, and captions', () => {
    const page = structured([
      [100, [72, 'A paragraph of two lines']],
      [112, [72, 'that ends here.']],
      [140, [72, '(a) the first item, which']],
      [152, [90, 'goes on']],
      [164, [72, '(b) the second item']],
      [200, [72, 'Figure 2. Costs by year']],
    ]);
    expect(kinds(page)).toEqual([
      ['paragraph', 'A paragraph of two lines / that ends here.'],
      ['listItem', '(a) the first item, which / goes on'],
      ['listItem', '(b) the second item'],
      ['caption', 'Figure 2. Costs by year'],
    ]);
    expect(page.blocks?.map(({ markerLength }) => markerLength)).toEqual([undefined, 3, 3, undefined]);
  });

  it('say nothing of tables where there are none', () => {
    expect(structured([[100, [72, 'A line']]]).tables).toEqual([]);
  });
});

describe('the tables of a page', () => {
  const level = (y: number): Rule => ({ x1: 60, y1: y, x2: 400, y2: y });
  const upright = (x: number): Rule => ({ x1: x, y1: 90, x2: x, y2: 150 });

  it('have the cells that rules enclose, with all their lines', () => {
    const page = structured(
      [
        [92, [70, 'House'], [210, 'Price']],
        [112, [70, 'Hotel Green Palace']],
        [124, [70, 'in the town']],
        [112, [210, '2,500 yen']],
        [136, [70, 'Mountain lodge'], [210, '900 yen']],
      ],
      [...[90, 110, 135, 150].map(level), ...[60, 200, 400].map(upright)],
    );
    expect(cells(page)).toEqual([
      [
        '0,0 [House]',
        '0,1 [Price]',
        '1,0 [Hotel Green Palace / in the town]',
        '1,1 2,500 yen',
        '2,0 [Mountain lodge]',
        '2,1 900 yen',
      ],
    ]);
    expect(page.tables?.[0]).toMatchObject({ rows: 3, columns: 2, certainty: 0.95 });
    expect(page).not.toHaveProperty('rules');
    expect(kinds(page).map(([kind]) => kind)).toEqual(['tableRow', 'tableRow', 'tableRow']);
  });

  it('are told by columns of their lines where there are no rules', () => {
    const page = structured([
      [100, [72, 'Region'], [250, 'Sales']],
      [114, [72, 'North'], [255, '410']],
      [128, [72, 'South and east'], [250, '1,280']],
    ]);
    expect(cells(page)).toEqual([
      ['0,0 [Region]', '0,1 [Sales]', '1,0 [North]', '1,1 410', '2,0 [South and east]', '2,1 1,280'],
    ]);
    expect(page.tables?.[0].certainty).toBe(0.95);
  });

  it('are not prose whose lines have one wide gap each somewhere else', () => {
    const page = structured([
      [100, [72, 'The text goes'], [250, 'on and on and on and on']],
      [114, [72, 'over this gap, and it goes'], [300, 'on again']],
      [128, [72, 'to'], [130, 'the other side of it']],
    ]);
    expect(page.tables).toEqual([]);
  });

  it('have a row on every line where rules part columns only', () => {
    const page = structured(
      [
        [100, [72, 'Item'], [172, 'Price']],
        [115, [72, 'Bread'], [172, '2.50']],
        [128, [72, 'Milk'], [172, '1.20']],
        [141, [72, 'Salt'], [172, '0.90']],
      ],
      [...[92, 112, 150].map(level), ...[60, 160, 400].map(upright)],
    );
    expect(cells(page)).toEqual([
      ['0,0 [Item]', '0,1 [Price]', '1,0 [Bread]', '1,1 2.50', '2,0 [Milk]', '2,1 1.20', '3,0 [Salt]', '3,1 0.90'],
    ]);
  });

  it('keep a broken cell whole beside another one', () => {
    const page = structured(
      [
        [100, [72, 'Item'], [172, 'Use']],
        [115, [72, 'Bread'], [172, 'Eaten at']],
        [128, [72, 'and rolls'], [172, 'every meal']],
        [141, [72, 'of rye'], [172, 'but one']],
      ],
      [...[92, 112, 150].map(level), ...[60, 160, 400].map(upright)],
    );
    expect(cells(page)[0]).toContain('1,1 Eaten at / every meal / but one');
  });

  it('have a label of two lines in one row with the values at its middle', () => {
    const page = structured([
      [100, [200, 'Net'], [300, 'Gross']],
      [114, [72, 'Towing'], [200, '75.00'], [300, '90.00']],
      [140, [72, 'Binder with disposal']],
      [151, [72, 'and cleaning']],
      [145.5, [200, '50.00'], [300, '60.00']],
      [175, [72, 'Parking'], [200, '8.00'], [300, '9.60']],
    ]);
    expect(cells(page)[0].slice(5, 8)).toEqual(['2,0 [Binder with disposal / and cleaning]', '2,1 50.00', '2,2 60.00']);
  });

  it('are several where titles stand between them', () => {
    const page = structured([
      [100, [72, 'Kind'], [160, 'Base'], [240, 'Tax']],
      [112, [72, 'Goods'], [160, '410.10'], [240, '76.67']],
      [136, [72, 'Totals:']],
      [148, [300, 'Sum'], [400, '410.10']],
      [160, [300, 'Tax'], [400, '76.67']],
    ]);
    expect(cells(page)).toEqual([
      ['0,0 [Kind]', '0,1 [Base]', '0,2 [Tax]', '1,0 [Goods]', '1,1 410.10', '1,2 76.67'],
      ['0,0 [Sum]', '0,1 410.10', '1,0 [Tax]', '1,1 76.67'],
    ]);
  });
});

/** A row of one cell between others, under which rows follow. */
const withRowAcross = (text: string): IndexedPage =>
  structured([
    [100, [72, 'Region'], [250, 'Sales']],
    [114, [72, 'North'], [255, '410']],
    [128, [72, text]],
    [142, [72, 'South and east'], [250, '1,280']],
    [156, [72, 'West'], [250, '1,310']],
  ]);

it.each([
  ['Beyond the border', 3],
  ['Nothing was sold there.', 1],
])('of tables, %j heads so many rows: %d', (text, rowSpan) => {
  expect(withRowAcross(text).tables?.[0].cells.filter(({ row }) => row === 2)).toMatchObject([{ rowSpan }]);
});

describe('the tables of a page that rules tell', () => {
  const texts: readonly Placed[] = [
    [92, [70, 'Item'], [210, 'Price'], [310, 'Stock']],
    [122, [70, 'Bread'], [210, '2.50'], [310, '12']],
    [152, [70, 'Milk'], [210, '1.20'], [310, '40']],
  ];
  const whole = [
    [
      '0,0 [Item]',
      '0,1 [Price]',
      '0,2 [Stock]',
      '1,0 [Bread]',
      '1,1 2.50',
      '1,2 12',
      '2,0 [Milk]',
      '2,1 1.20',
      '2,2 40',
    ],
  ];
  const level = (y: number): Rule => ({ x1: 60, y1: y, x2: 400, y2: y });
  const sides = (top: number, bottom: number): Rule[] =>
    [60, 200, 300, 400].map((x) => ({ x1: x, y1: top, x2: x, y2: bottom }));

  it('go on where the sides of a row are drawn in pieces, some too short to be told', () => {
    const rules = [...[90, 110, 140, 170].map(level), ...sides(90, 110), ...sides(115, 140), ...sides(145, 170)];
    expect(cells(structured(texts, rules))).toEqual(whole);
  });

  it('have a first row that the page before closed', () => {
    expect(cells(structured(texts, [...[110, 140, 170].map(level), ...sides(88, 170)]))).toEqual(whole);
  });

  it('have no sides where the page draws none', () => {
    const inner = [200, 300].map((x) => ({ x1: x, y1: 90, x2: x, y2: 170 }));
    expect(cells(structured(texts, [...[90, 110, 140].map(level), ...inner]))).toEqual(whole);
  });

  it('have a column whose rule stands close to the side of a box', () => {
    const box = [58, 197.2].map((x) => ({ x1: x, y1: 40, x2: x, y2: 90 }));
    const rules = [...[40, 90, 110, 140, 170].map(level), ...sides(90, 170), ...box];
    expect(cells(structured(texts, rules))).toEqual(whole);
  });

  it('are two where one box ends and the next begins', () => {
    const rules = [...[90, 110, 115, 140, 170].map(level), ...sides(90, 110), ...sides(115, 170)];
    expect(structured(texts, rules).tables).toHaveLength(2);
  });
});

it('keeps the second line of a cell that is read between the cells of its row, with the sums under it', () => {
  const page = structured([
    [100, [70, 'No.'], [120, 'Service'], [330, 'Number'], [440, 'Price']],
    [120, [70, '1'], [120, 'Advice on retirement -']],
    [131, [120, 'France and Spain']],
    [120, [340, '1.00'], [440, '3,000.00']],
    [150, [120, 'Total'], [440, '3,000.00']],
    [166, [120, 'Taxes'], [445, '240.00']],
  ]);
  expect(cells(page)[0]).toContain('1,1 Advice on retirement - / France and Spain');
  expect(cells(page)[0]).toContain('2,3 3,000.00');
});

describe('a table at the top of a page', () => {
  const page = (pageNumber: number, lines: readonly Placed[]): IndexedPage => ({
    pageNumber,
    width: 600,
    height: 800,
    readBy: 'textLayer',
    lines: lines.map(placedLine),
  });
  const above = page(1, [
    [640, [72, 'Lines of the text before the table.']],
    [700, [72, 'Region'], [250, 'Sales'], [350, 'Staff']],
    [714, [72, 'North'], [250, '410'], [350, '12']],
    [728, [72, 'South'], [250, '380'], [350, '31']],
  ]);
  const rows: readonly Placed[] = [
    [60, [72, 'East'], [250, '1,280'], [350, '9']],
    [74, [72, 'West'], [250, '90'], [350, '7']],
  ];
  const continued = (...lines: readonly Placed[]): (boolean | undefined)[] =>
    (structuredPages([above, page(2, lines)])[1].tables ?? []).map(({ continues }) => continues);

  it('goes on from the page before, where its columns do', () => {
    expect(continued(...rows, [120, [72, 'Lines of the text after the table.']])).toEqual([true]);
  });

  it.each<[string, readonly Placed[]]>([
    ['something stands between', [[40, [72, 'Another table of other things:']], ...rows]],
    ['it has a header', [[46, [72, 'Region'], [250, 'Costs'], [350, 'Debts']], ...rows]],
    ['it has other columns', rows.map(([y]) => [y, [72, 'East'], [150, '1,280'], [440, '9']])],
    ['its columns hold something else', rows.map(([y]) => [y, [72, 'East'], [250, 'none of it'], [350, 'Ann']])],
  ])('does not where %s', (_, lines) => {
    expect(continued(...lines)).not.toContain(true);
  });
});

it('has heads over two columns each, though they are narrower than the gap between these', () => {
  const page = structured([
    [100, [129, 'Sales.'], [217, 'Costs.']],
    [112, [50, 'Region'], [111, '2022'], [155, '2023'], [199, '2022'], [243, '2023']],
    [124, [50, 'Brittany'], [116, '310'], [160, '288'], [209, '45'], [253, '61']],
    [136, [50, 'Alsace'], [121, '77'], [165, '92'], [209, '18'], [253, '13']],
    [148, [50, 'Corsica'], [126, '9'], [165, '11'], [214, '4'], [258, '6']],
  ]);
  expect(page.tables).toMatchObject([{ rows: 5, columns: 5 }]);
  expect(page.tables?.[0].cells.slice(0, 2)).toMatchObject([
    { row: 0, column: 1, columnSpan: 2, isHeader: true },
    { row: 0, column: 3, columnSpan: 2, isHeader: true },
  ]);
});

it('takes no date that is filled in beside its label for the header of another table', () => {
  const page = structured([
    [100, [70, 'Item'], [210, 'Detail']],
    [114, [70, 'Telephone'], [210, '5550142']],
    [128, [70, 'Price'], [210, '$2.38']],
    [142, [70, 'Start'], [210, '05/26/2020']],
    [156, [70, 'Deposit'], [210, '$90.00']],
  ]);
  expect(page.tables).toMatchObject([{ rows: 5, columns: 2 }]);
});

describe('the header and the labels of a table', () => {
  const box = (left: number, right: number, top: number, bottom: number): Rule[] => [
    { x1: left, y1: top, x2: right, y2: top },
    { x1: left, y1: bottom, x2: right, y2: bottom },
    { x1: left, y1: top, x2: left, y2: bottom },
    { x1: right, y1: top, x2: right, y2: bottom },
  ];
  /** Rows of 20 points from 90 down, columns of 100 from `left` on. */
  const ruledRow = (at: number, left: number, columns: number): Rule[] =>
    Array.from({ length: columns }, (_, column) =>
      box(left + 100 * column, left + 100 * (column + 1), 90 + 20 * at, 110 + 20 * at),
    ).flat();
  const survey: readonly Placed[] = [
    [94, [70, 'Refuge'], [170, 'Surveys'], [270, 'Rate']],
    [114, [70, 'Arctic'], [170, '21'], [270, '43%']],
    [134, [70, 'Innoko'], [170, '9'], [270, '89%']],
    [154, [70, 'Kanuti'], [170, '23'], [270, '83%']],
    [174, [70, 'Kodiak'], [170, '31'], [270, '90%']],
  ];
  const surveyCells = survey.flatMap(([, ...pieces], row) =>
    pieces.map(([, text], column) => `${row},${column} ${row === 0 || column === 0 ? `[${text}]` : text}`),
  );

  it('are of all rows where every other one is shaded', () => {
    expect(cells(structured(survey, [ruledRow(1, 60, 3), ruledRow(3, 60, 3)].flat()))).toEqual([surveyCells]);
  });

  it('are a column of labels that stand beside the rules of their values', () => {
    const rules = [0, 1, 2, 3, 4].flatMap((row) => ruledRow(row, 160, 2));
    expect(cells(structured(survey, rules))).toEqual([surveyCells]);
  });

  it('are a row of heads without walls over columns that have some', () => {
    const rules = [...box(60, 360, 90, 110), ...[1, 2, 3, 4].flatMap((row) => ruledRow(row, 60, 3))];
    expect(cells(structured(survey, rules))).toEqual([surveyCells]);
  });

  it('stand under a title over the whole width, though nothing under them is an amount', () => {
    const plan: readonly Placed[] = [
      [94, [70, 'Plan of the work']],
      [114, [70, 'Task'], [170, 'Begin'], [270, 'State']],
      [134, [70, 'Reading'], [170, '20/09/2019'], [270, 'Done']],
      [154, [70, 'Drawing'], [170, '25/09/2019'], [270, 'Done']],
    ];
    const rules = [...box(60, 360, 90, 110), ...[1, 2, 3].flatMap((row) => ruledRow(row, 60, 3))];
    expect(cells(structured(plan, rules))[0]).toEqual(expect.arrayContaining(['1,1 [Begin]', '2,1 20/09/2019']));
  });

  it('are amounts with their unit in brackets over amounts without one', () => {
    const page = structured([
      [100, [72, 'Set'], [200, '2 mm (%)'], [300, '2.5 mm (%)']],
      [112, [72, 'Without'], [200, '69.37'], [300, '78.0']],
      [124, [72, 'With'], [200, '74.0'], [300, '81.4']],
    ]);
    expect(cells(page)[0].slice(0, 4)).toEqual(['0,0 [Set]', '0,1 [2 mm (%)]', '0,2 [2.5 mm (%)]', '1,0 [Without]']);
  });

  it('are over scores, whose colons are set apart', () => {
    const page = structured([
      [100, [72, 'Club'], [200, 'Games'], [300, 'Points']],
      [112, [72, 'Weiler I'], [200, '8'], [212, ':'], [222, '7'], [300, '4'], [312, ':'], [322, '2']],
      [124, [72, 'Aurich II'], [200, '6'], [212, ':'], [222, '9'], [300, '0'], [312, ':'], [322, '6']],
    ]);
    expect(cells(page)[0].slice(0, 6)).toEqual([
      '0,0 [Club]',
      '0,1 [Games]',
      '0,2 [Points]',
      '1,0 [Weiler I]',
      '1,1 8 : 7',
      '1,2 4 : 2',
    ]);
  });

  it('are no rows that are numbered, nor such as hold bounds', () => {
    const places: readonly Placed[] = [
      [94, [70, 'Place'], [170, 'Men'], [270, 'Women']],
      [114, [70, '1'], [170, '100 points'], [270, '50 points']],
      [134, [70, '2'], [170, '95'], [270, '46']],
      [154, [70, '3'], [170, '90'], [270, '42']],
    ];
    expect(cells(structured(places))[0]).toContain('1,1 100 points');
    const ages: readonly Placed[] = [
      [94, [70, 'Class'], [170, 'Age']],
      [114, [70, 'Open'], [170, '19 et +']],
      [134, [70, 'Under 23'], [170, '19 à 22 ans']],
      [154, [70, 'Under 19'], [170, '17 – 18 ans']],
    ];
    expect(cells(structured(ages))).toEqual([
      [
        '0,0 [Class]',
        '0,1 [Age]',
        '1,0 [Open]',
        '1,1 19 et +',
        '2,0 [Under 23]',
        '2,1 19 à 22 ans',
        '3,0 [Under 19]',
        '3,1 17 – 18 ans',
      ],
    ]);
  });
});
