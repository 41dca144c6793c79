/** Quotations that join cells of a table that the index tells: found where the table says it, with the places of the cells. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { SourceCell, SourcePage } from '../../../shared/matching/source/source.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { tablePage, type TablePage } from '../../support/matching/tables.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const accounts: TablePage = {
  headers: 2,
  rows: [
    '\t2023\t<\t2022\t<',
    'Segment\tRevenue (EUR m)\tProfit\tRevenue (EUR m)\tProfit',
    'Europe',
    'Retail\t310\t41\t296\t38',
    'Services\t120\t17\t\t9',
    'Asia',
    'Retail\t77\t(5)\t64\t3',
    'Services\t58\t8\t51\t6',
  ].join('\n'),
};
const judge = (quoted: string, page = accounts, value?: string) =>
  judgeQuotation(createSourceIndex([tablePage(page)]), { sourceContext: quoted, value });

describe('a table of limits', () => {
  const page: TablePage = {
    rows: [
      'Parameter\tMin\tTyp\tMax\tUnit',
      'Tide height\t—\t0.707\t—\tm',
      'Wind speed\t4.98\t7.58\t9.47\tm/s',
      'Swell\t—\t2.10\t—\tm',
    ].join('\n'),
  };
  const german: TablePage = { rows: 'Größe\tMin.\tMax.\tEinheit\nTidenhub\t–\t0,707\tm\nWind\t4,98\t9,47\tm/s' };

  it.each([
    ['Tide height (Typ): 0.707 m', page],
    ['Wind speed, Max: 9.47 m/s', page],
    ['Wind speed: 4.98 (min), 7.58 (typ)', page],
    ['Wind speed: 4.98 (Min), 7.58 (Typ), 9.47 (Max) m/s', page],
    ['Tidenhub (Max.): 0,707 m', german],
    ['Parameter: Wind speed; Min 4.98; Typ 7.58; Max 9.47; Unit m/s', page],
  ])('says %s', (quoted, table) => {
    expect(judge(quoted, table)).toMatchObject({ status: 'found' });
  });

  it.each([
    ['Tide height (Max): 0.707 m', page],
    ['Swell (Typ): 0.707 m', page],
    ['Tide height (Typ): -0.707 m', page],
    ['Tide height (Typ): 0.707 m/s', page],
    ['Wind speed: 4.98 (typ), 7.58 (min)', page],
    ['Wind speed: 4.98 (min), 7.58 (max)', page],
    ['Wind: 9,47 (Min.) m/s', german],
    ['Cement (Price): 5 bag', { rows: 'Item\tPrice\tAmount\tUnit\nCement\t5\t7\tbag\nSand\t2\t3\ttonne' }],
  ])('does not say %s', (quoted, table) => {
    expect(judge(quoted, table)).not.toMatchObject({ status: 'found' });
  });
});

describe('the rows of one column', () => {
  const page: TablePage = { rows: 'Item\tPrice\tStock\nTea\t3.20\t14\nCoffee\t4.10\t9\nMilk\t1.80\t25' };

  it.each(['Tea 3.20, Coffee 4.10', 'Price | Tea | 3.20 | Coffee | 4.10', 'Stock: Tea 14, Milk 25'])(
    'are said one after the other: %s',
    (quoted) => {
      expect(judge(quoted, page)).toMatchObject({ status: 'found' });
    },
  );

  it.each(['Stock: Tea 3.20, Coffee 4.10', 'Tea 3.20, Coffee 9', 'Tea 4.10, Coffee 3.20'])(
    'have their own values, all of that column: %s',
    (quoted) => {
      expect(refusalOf(judge(quoted, page))).toBe('number.changed');
    },
  );
});

describe('values of a row that are not its first', () => {
  const page: TablePage = {
    rows: 'Year\tDebt\tRate\tGap\tStaff\n2018\t398.0\t57.2\t-9.1\t3190\n2019\t412.6\t58.1\t-12.4\t3210',
  };

  it.each(['2019 58.1 -12.4 3210', '2019: 58.1, -12.4', '2019 | 58.1 | -12.4 | 3210', '2019: 58.1'])(
    'are told to be so after its label, with what is left out: %s',
    (quoted) => {
      expect(judge(quoted, page)).toMatchObject({
        status: 'found',
        warnings: ['shortened'],
        omitted: [{ text: '412.6', spans: [{ lineId: 3, start: 5, end: 10 }] }],
      });
    },
  );

  it.each([
    ['Missing 32 (11%)', '10 (5%)', 'Missing\t10 (5%)\t32 (11%)'],
    ['Saturday closed', 'open', 'Saturday\topen\tclosed'],
  ])('are told to be so where one is given: %s', (quoted, text, row) => {
    const rows = `Name\tMen\tWomen\nKnown\t90 (95%)\t260 (89%)\n${row}`;
    expect(judge(quoted, { rows })).toMatchObject({ status: 'found', warnings: ['shortened'], omitted: [{ text }] });
  });

  it.each(['Hammer 15.00 €', 'Nails 7.50 €'])('are no such where those before are of another kind: %s', (quoted) => {
    const rows = 'Item\tPieces\tPrice\nHammer\t3\t15.00 €\nNails\t-\t7.50 €';
    expect(judge(quoted, { rows })).toMatchObject({ status: 'found', warnings: [] });
  });

  it.each(['2019: 412.6', '58.1 -12.4 3210', '2019 412.6 58.1', '2019, Rate: 58.1, Gap: -12.4'])(
    'are told by their header, by their place or alone: %s',
    (quoted) => {
      expect(judge(quoted, page)).toMatchObject({ status: 'found', warnings: [] });
    },
  );

  it('are no quotation before a court', () => {
    const asked = { sourceContext: '2019 58.1 -12.4 3210', strictness: 'strict' } as const;
    expect(judgeQuotation(createSourceIndex([tablePage(page)]), asked)).toMatchObject({
      status: 'partial_text_found',
      decidedBy: ['cell.left-out'],
      differences: [{ kind: 'missing', source: '412.6' }],
    });
  });
});

describe('cells of a table are found', () => {
  it.each([
    ['2023 Profit: 17'],
    ['Services, 2023, Profit: 17'],
    ['Services – Profit 2023: 17'],
    ['2022 Revenue (EUR m): 64'],
    ['2022 Revenue: 64'],
    ['Asia, Retail, 2023 Profit: (5)'],
    ['Services | 58 | 8 | 51 | 6'],
    ['2023 2022\nSegment, Revenue, Profit, Revenue, Profit\nRetail; 77; (5); 64; 3'],
  ])('%s', (quoted) => {
    expect(judge(quoted)).toMatchObject({ status: 'found' });
  });

  it('at their own places, with the value in its cell', () => {
    const verdict = judge('Services, 2023 Profit: 17', accounts, '17');
    const span = (lineId: number, start: number, end: number) => ({ pageNumber: 1, lineId, start, end });
    expect(verdict).toMatchObject({
      status: 'found',
      decidedBy: ['cell.joined'],
      match: { spans: [span(5, 0, 8), span(1, 0, 4), span(2, 24, 30), span(5, 13, 15)], valueSpans: [span(5, 13, 15)] },
    });
  });
});

/** A table of words whose first row nothing but its place tells from the others. */
const words: TablePage = {
  headers: 0,
  rows: ['Substance\tAllowable limit', 'Cadmium (Cd)\t100 ppm', 'Mercury (Hg)\t1000 ppm', 'Lead (Pb)\t900 ppm'].join(
    '\n',
  ),
};

describe('the first row names the columns of a table of words where a quotation', () => {
  it.each([
    ['names every cell by it', 'Substance: Cadmium (Cd), Allowable limit: 100 ppm'],
    ['gives it whole, then a whole row', 'Substance | Allowable limit\nMercury (Hg) | 1000 ppm'],
  ])('%s', (_, quoted) => {
    expect(judge(quoted, words)).toMatchObject({ status: 'found' });
  });

  it.each([
    ['of another row', 'Substance: Cadmium (Cd), Allowable limit: 1000 ppm', 'number.changed word.added word.missing'],
    ['by the first row alone', 'Allowable limit: 1000 ppm', 'number.changed word.missing'],
    ['in the other order', 'Substance: 100 ppm, Allowable limit: Cadmium (Cd)', 'number.changed'],
  ])('but not with a value %s', (_, quoted, rule) => {
    expect(refusalOf(judge(quoted, words))).toBe(rule);
  });
});

describe('the whole first row of a table without header cells, before another whole row,', () => {
  const quarters: TablePage = {
    headers: 0,
    rows: ['USD 000\tQ3 2023\tQ2 2023', 'Interest\t4,218\t4,075', 'Fees\t(492)\t(488)', 'Other\t(161)\t(174)'].join(
      '\n',
    ),
  };
  it.each(['| USD 000 | Q3 2023 | Q2 2023 |\n| Fees | (492) | (488) |', 'Q3 2023; Q2 2023; Other; (161); (174)'])(
    'names its values: %s',
    (quoted) => {
      expect(judge(quoted, quarters)).toMatchObject({ status: 'found', decidedBy: ['cell.joined'] });
    },
  );

  it.each([
    ['| USD 000 | Q3 2023 | Q2 2023 |\n| Fees | (488) | (492) |', 'with the values of each other'],
    ['| USD 000 | Q2 2023 | Q3 2023 |\n| Fees | (492) | (488) |', 'in another order than the row'],
    ['| USD 000 | Q3 2023 | Q2 2023 |\n| Other | (492) | (488) |', 'with values of another row'],
  ])('does not in %s, %s', (quoted) => {
    expect(judge(quoted, quarters).status).toBe('partial_text_found');
  });
});

describe('the unit of a column', () => {
  const page: TablePage = {
    headers: 2,
    rows: [
      '\tPlan A\t<\tPlan B\t<',
      'Site\tDepth (m)\tMass [kg]\tDepth (m)\tPrice, EUR',
      'Birch\t9.1\t275\t8.4\t980.50',
      'Cedar\t14.0\t410\t3.2\t2,075.25',
    ].join('\n'),
  };
  const limits: TablePage = {
    rows: 'Parameter\tMin\tTyp\tMax\tUnit\nSupply\t4.75\t5.00\t5.25\tV\nPower\t1\t2\t3\tmW',
  };
  const packs: TablePage = {
    rows: 'Code\tPack\tBarcode\tDiscount\n0353\tOPAL 10 MG\t*0353*\t34%\n0477\tOnyx 20 mg\t*0477*\t38%',
  };
  const years: TablePage = { rows: 'Crop\tUnit\t2021\t2022\nBarley\tt\t980\t1012\nField\tha\t120.5\t131.2' };

  it.each([
    ['Birch, Plan A: Depth 9.1 m', page],
    ['Cedar, Mass: 410 kg', page],
    ['Cedar – Price: 2,075.25 EUR', page],
    ['Birch: Plan A Depth 9.1 m, Plan A Mass 275 kg', page],
    ['Supply: Min 4.75 V, Typ 5.00 V, Max 5.25 V', limits],
    ['Barley, 2021: 980 t', years],
    ['OPAL 10 MG: Discount 34%', packs],
  ])('may be said with the value: %s', (quoted, table) => {
    expect(judge(quoted, table)).toMatchObject({ status: 'found' });
  });

  it.each([
    ['Birch, Plan A: Depth 9.1 kg', page, 'number.changed unit.changed word.added word.missing'],
    ['Cedar, Mass: 410 m', page, 'number.changed unit.changed'],
    ['Cedar – Price: 2,075.25 USD', page, 'number.changed unit.changed'],
    ['Birch, Plan B: Depth 9.1 m', page, 'cell.other-column'],
    ['Birch: Plan A Depth 9.1 m, Plan B Mass 275 kg', page, 'order.shuffled'],
    ['Supply: Min 4.75 V, Typ 5.25 V', limits, 'number.changed unit.changed'],
    ['Power: Typ 2 V', limits, 'source.nothing-alike'],
    ['Power: Typ 2 MW', limits, 'number.changed unit.letter-case'],
    ['Power, Typ: 2 MW, Max: 3 MW', limits, 'number.changed unit.letter-case word.added'],
    ['Barley, 2021: 980 ha', years, 'number.changed word.missing'],
    ['Onyx 20 MG: Discount 38%', packs, 'number.changed unit.letter-case'],
  ])('must be its own: %s', (quoted, table, rule) => {
    expect(refusalOf(judge(quoted, table))).toBe(rule);
  });
});

/** A form of two boxes a row, each with its label above what is filled in. */
const form: SourcePage = {
  pageNumber: 1,
  lines: [
    '1. Agreement number 2. Effective date',
    'D20AP00060 05/26/2020',
    '3. Officer 4. Date',
    'Ann Weber 01/02/2020',
  ],
  readBy: 'textLayer',
  tables: [
    {
      rows: 2,
      columns: 2,
      certainty: 0.95,
      cells: [
        field(0, 0, [0, 0, 19], [1, 0, 10]),
        field(0, 1, [0, 20, 37], [1, 11, 21]),
        field(1, 0, [2, 0, 10], [3, 0, 9]),
        field(1, 1, [2, 11, 18], [3, 10, 20]),
      ],
    },
  ],
};

function field(row: number, column: number, ...pieces: readonly (readonly [number, number, number])[]): SourceCell {
  const lines = pieces.map(([line, start, end]) => ({ line, start, end }));
  return { row, column, rowSpan: 1, columnSpan: 1, isHeader: column === 0, pieces: lines };
}

describe('a field with its label above what is filled in', () => {
  const judgeForm = (quoted: string) => judgeQuotation(createSourceIndex([form]), { sourceContext: quoted });

  it.each([['Agreement number: D20AP00060'], ['2. Effective date - 05/26/2020'], ['Officer: Ann Weber']])(
    'says %s',
    (quoted) => {
      expect(judgeForm(quoted)).toMatchObject({ status: 'found', decidedBy: ['cell.joined'] });
    },
  );

  it.each([
    ['Effective date: 01/02/2020', 'date.changed'],
    ['Date: 05/26/2020', 'source.nothing-alike'],
    ['Agreement number: 05/26/2020', 'date.changed'],
    ['Officer: Ann Weber 01/02/2020', 'word.missing'],
    ['3. Effective date: 05/26/2020', 'date.changed number.changed'],
  ])('does not say %s', (quoted, rule) => {
    expect(refusalOf(judgeForm(quoted))).toBe(rule);
  });
});

describe('a name above the amounts of a column within a form', () => {
  const page: TablePage = {
    headers: 0,
    rows: [
      'Purpose\tControl of beetles\tOfficer\tAnn Weber',
      '13A.\tAward history\t13B.\tFunding history',
      'Previous\t$11.00\tPrevious\t$90.00',
      'This action\t$23.00\tThis action\t$47.00',
    ].join('\n'),
  };

  it.each([
    ['Award history, This action: $23.00'],
    ['This action (Funding history): $47.00'],
    ['Award history: $11.00'],
  ])('is said with its amount: %s', (quoted) => {
    expect(judge(quoted, page)).toMatchObject({ status: 'found' });
  });

  it.each([
    ['Award history, This action: $47.00', 'word.added'],
    ['Award history, Previous: $23.00', 'cell.column-crossed name.changed number.changed'],
    ['Funding history: $23.00', 'number.changed word.missing'],
    ['Officer, This action: $47.00', 'word.added'],
    ['Control of beetles, This action: $23.00', 'word.added'],
    ['Ann Weber, Spent: $23', 'word.missing', 'Officer\tAnn Weber\nBudget\t$500\nSpent\t$23'],
  ])('is not said with another one: %s', (quoted, rule, rows = page.rows) => {
    expect(refusalOf(judge(quoted, { ...page, rows }))).toBe(rule);
  });
});

describe('a table that goes on over a page break', () => {
  const before = tablePage({ rows: 'Substance\tLimit\tPeriod\nZinc\t120\t2021\nLead\t7\t2022' });
  const after = tablePage({ rows: 'Nickel\t35\t2023\nArsenic\t4\t2024', headers: 0 });
  const pages = (continues: boolean): SourcePage[] => [
    before,
    { ...after, pageNumber: 2, tables: after.tables?.map((table) => ({ ...table, ...(continues && { continues }) })) },
  ];
  const judgePages = (quoted: string, continues = true) =>
    judgeQuotation(createSourceIndex(pages(continues)), { sourceContext: quoted });

  it.each([['Nickel, Limit: 35'], ['Substance: Arsenic; Limit: 4; Period: 2024'], ['Zinc (Limit): 120']])(
    'says %s',
    (quoted) => {
      expect(judgePages(quoted)).toMatchObject({ status: 'found', occurrences: 1 });
    },
  );

  it('has its header on the one page and its value on the other', () => {
    const verdict = judgePages('Arsenic, Limit: 4');
    expect(verdict).toMatchObject({ match: { spans: [{ pageNumber: 2 }, { pageNumber: 1 }, { pageNumber: 2 }] } });
  });

  it.each([
    ['Nickel, Period: 35', 'cell.other-column'],
    ['Nickel, Limit: 4', 'cell.other-row'],
    ['Zinc, Limit: 35', 'source.nothing-alike'],
  ])('does not say %s', (quoted, rule) => {
    expect(refusalOf(judgePages(quoted))).toBe(rule);
  });

  it('lends its header to no table that does not go on', () => {
    expect(refusalOf(judgePages('Nickel, Limit: 35', false))).toBe('source.nothing-alike');
  });
});

describe('marks that cells end with', () => {
  const order: TablePage = {
    headers: 1,
    rows: [
      'Claim #\tReagent\tSupplier\tPurity',
      'SF-1008\tDIPEA\tShanghai Ziye Chem. Eng.\t99.9',
      'SF-1009\tKOtBu\tEnergy Chem.\t98.1',
    ].join('\n'),
  };

  it.each([
    ['Claim #: SF-1008, Reagent: DIPEA, Supplier: Shanghai Ziye Chem. Eng., Purity: 99.9'],
    ['Supplier: Energy Chem., Purity: 98.1'],
  ])('stand before what joins them: %s', (quoted) => {
    expect(judge(quoted, order)).toMatchObject({ status: 'found' });
  });
});

describe('an empty cell', () => {
  const blanks: TablePage = {
    headers: 1,
    rows: ['Entry\tYield\tRatio\tNote', 'S11\t-\t23.0\ta', 'S12\t14.5\t-\tb', 'S13\t11.5\t\tc'].join('\n'),
  };

  it.each([['S11 | - | 23.0'], ['S12 | 14.5 | - | b'], ['S13 | 11.5 | – | c'], ['S11 | - | 23.0 | a']])(
    'is found where it is: %s',
    (quoted) => {
      expect(judge(quoted, blanks)).toMatchObject({ status: 'found' });
    },
  );

  it.each([
    ['S11 | 23.0 | -', 'number.changed'],
    ['S12 | - | 14.5', 'cell.empty'],
    ['S12 | - | 14.5 | b', 'cell.empty gap.sign'],
    ['S13 | - | 11.5 | c', 'cell.empty'],
    ['S11 | - | 23.0 | - | a', 'cell.empty gap.sign'],
  ])('is not found where it is not: %s', (quoted, rule) => {
    expect(refusalOf(judge(quoted, blanks))).toBe(rule);
  });
});

describe('a value is not found', () => {
  it.each([
    ['with the label of another row', 'Asia, Services, 2023 Profit: 17', 'cell.other-row'],
    ['under the header of another column', 'Services, 2022, Profit: 17', 'cell.other-column'],
    ['under the same header of another year', 'Retail, 2022 Profit: 41', 'cell.other-column'],
    ['under the head of another group', 'Europe, Retail, 2023 Profit: (5)', 'cell.other-row'],
    ['in a row mixed with another', 'Retail | 310 | 41 | 64 | 3', 'number.changed'],
    ['without its brackets', 'Asia, Retail, 2023 Profit: 5', 'source.nothing-alike'],
    ['with a part of its number', 'Retail, 2023 Revenue: 31', 'source.nothing-alike'],
    [
      'in the place of an empty cell',
      '2023 2022\nSegment, Revenue, Profit, Revenue, Profit\nServices; 120; 17; 9',
      'gap.pause unit.changed word.missing',
    ],
    ['with words that no cell has', 'Services, 2023 Profit rose to: 17', 'source.nothing-alike'],
  ])('%s', (_, quoted, rule) => {
    expect(refusalOf(judge(quoted))).toBe(rule);
  });

  it('and the difference has the right one, with its place', () => {
    const verdict = judge('Services, 2023 Revenue: 77');
    expect(verdict).toMatchObject({ status: 'partial_text_found' });
    const [difference] = verdict.status === 'partial_text_found' ? verdict.differences : [];
    expect(difference).toMatchObject({ type: 'cell_mismatch', rule: 'cell.other-row', quoted: '77', source: '120' });
    expect(difference.spans).toEqual([{ pageNumber: 1, lineId: 5, start: 9, end: 12 }]);
  });

  it('by a table that is not certain', () => {
    expect(refusalOf(judge('Services, 2022, Profit: 6', { ...accounts, certainty: 0.4 }))).toBe('source.nothing-alike');
  });
});

describe('a table that is named', () => {
  const measured = tablePage({ rows: 'Angle\tPeak\tError\n30\t17.48\t0.33\n60\t29.63\t0.21' });
  const named = (before: string, after: string): SourcePage => ({
    ...measured,
    lines: [before, ...measured.lines, after],
    blocks: [
      { kind: 'paragraph', firstLine: 0, lastLine: 0, certainty: 1 },
      { kind: 'tableRow', firstLine: 1, lastLine: 3, certainty: 1 },
      { kind: 'paragraph', firstLine: 4, lastLine: 4, certainty: 1 },
    ],
    tables: measured.tables?.map((table) => ({
      ...table,
      cells: table.cells.map((cell) => ({
        ...cell,
        pieces: cell.pieces.map((piece) => ({ ...piece, line: piece.line + 1 })),
      })),
    })),
  });
  const status = (page: SourcePage, sourceContext: string) =>
    judgeQuotation(createSourceIndex([page]), { sourceContext }).status;

  it.each([
    ['Table 2: Angle = 60, Peak = 29.63, Error = 0.21', 'Angles by fit:', 'Table 2: Angles, one source'],
    ['Table 2: Angles, one source: 60 – Peak: 29.63', 'Angles by fit:', 'Table 2: Angles, one source'],
    ['Angles by fit: 60 – Peak: 29.63', 'Angles by fit:', 'Other text stands here.'],
  ])('may be quoted with its name: %s', (quoted, before, after) => {
    expect(status(named(before, after), quoted)).toBe('found');
  });

  it.each([
    ['Table 3: Angle = 60, Peak = 29.63, Error = 0.21', 'Table 2: Angles, one source', 'not_found'],
    ['Table 2: Angle = 60, Peak = 17.48, Error = 0.21', 'Table 2: Angles, one source', 'partial_text_found'],
    ['Results of May: 60 – Peak: 29.63', 'Results of May:', 'partial_text_found'],
  ])('but not with another name or value: %s', (quoted, after, expected) => {
    expect(status(named('Angles by fit:', after), quoted)).toBe(expected);
  });
});

describe('a scale of grades', () => {
  const scale: TablePage = {
    rows: 'A\t93-100%\tB+\t87-89.99%\nA-\t90-92.99%\tB\t83-86.99%\nB-\t80-82.99%\tC\t73-76.99%',
    headers: 0,
  };

  it.each(['A- 90-92.99%', 'A 93-100%', 'B 83-86.99%', 'B- 80-82.99%'])('has %s', (quoted) => {
    expect(judge(quoted, scale).status).toBe('found');
  });

  it.each(['A 90-92.99%', 'B 80-82.99%', 'B: 80-82.99%', 'A- 93-100%'])('does not have %s', (quoted) => {
    expect(judge(quoted, scale).status).toBe('partial_text_found');
  });
});
