/** Names and values of tables that layout does not know are looked up by where they stand on the page. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { CHARACTER, placedPage, type Placed } from '../../support/matching/placedPage.ts';

const judged = (placed: readonly Placed[], sourceContext: string): ReturnType<typeof judgeQuotation> =>
  judgeQuotation(createSourceIndex([placedPage(placed)]), { sourceContext });

const accounts: Placed[] = [
  [0, [200, 'Year ended March 31,'], [400, '% change']],
  [14, [180, '2020'], [280, '2019'], [390, '20 vs. 19']],
  [28, [0, 'Net sales'], [150, '$'], [175, '3,172'], [250, '$'], [275, '3,254'], [400, '(3%)']],
  [42, [0, 'Net income before'], [0, '']],
  [53, [0, 'taxes on income'], [185, '717'], [285, '786'], [400, '(9%)']],
  [67, [0, 'Dividends'], [185, '101'], [285, '102'], [400, '(1%)']],
];

describe('a value with its names', () => {
  it.each([
    'Dividends, Year ended March 31, 2020: 101',
    'Dividends | 2019 | 102',
    'Year ended March 31, 2019, Net sales: $3,254',
    '% change 20 vs. 19: (9%)',
    'Net income before taxes on income (2020): 717',
    'Net income before taxes on income for Year ended March 31, 2019: 786',
  ])('is found under headers of several levels: %s', (quotation) => {
    expect(judged(accounts, quotation)).toMatchObject({
      status: 'found',
      decidedBy: expect.arrayContaining(['cell.joined']),
    });
  });

  it.each([
    ['Dividends, Year ended March 31, 2020: 102', '101', 'cell_mismatch'],
    ['Dividends, Year ended March 31, 2020: 717', '101', 'cell_mismatch'],
    ['Dividends, Year ended March 31, 2019: 109', '102', 'number_changed'],
    ['Net income before taxes on income, 2019: 102', '786', 'cell_mismatch'],
  ])('is named where another one is quoted: %s', (quotation, right, type) => {
    expect(judged(accounts, quotation)).toMatchObject({
      status: 'partial_text_found',
      differences: [{ type, source: right }],
    });
  });

  it.each([
    'Dividends, % change 2020: 101',
    'Dividends, Year ended March 31, 20 vs. 19: (1%)',
    'taxes on income, 2020: 717',
    'Dividends, Year ended March 31, 2018: 101',
    'Dividends, Year ended March 31, 2020: -101',
  ])('is not found with a name that is not its own: %s', (quotation) => {
    expect(judged(accounts, quotation).decidedBy).not.toContain('cell.joined');
  });
});

describe('amounts that stand before their names', () => {
  const flows: Placed[] = [
    [0, [0, '$'], [85, '(10.5) dividends to shareholders']],
    [12, [90, '(3.2) repurchase of stock']],
    [24, [95, '7.1 net proceeds from debt']],
  ];
  // The names start at one place.
  const aligned = flows.map(([y, ...runs]): Placed => {
    const all = runs.map(
      ([left, text]) => [text.startsWith('$') ? left : 127.5 - CHARACTER * (text.indexOf(' ') + 0.5), text] as const,
    );
    return [y, ...all];
  });

  it.each(['dividends to shareholders: $(10.5)', 'repurchase of stock (3.2)', 'net proceeds from debt: 7.1'])(
    'are found after them: %s',
    (quotation) => {
      expect(judged(aligned, quotation).status).toBe('found');
    },
  );

  it.each([
    ['repurchase of stock: 7.1', '(3.2)'],
    ['net proceeds from debt: (3.2)', '7.1'],
  ])('are not those of another row: %s', (quotation, right) => {
    expect(judged(aligned, quotation)).toMatchObject({
      status: 'partial_text_found',
      differences: [{ source: right }],
    });
  });
});

describe('a list set under another', () => {
  const lists: Placed[] = [
    [0, [230, '13 Weeks Ended']],
    [12, [210, '2023'], [300, '2022']],
    [24, [0, 'Cosmetics'], [215, '40%'], [305, '41%']],
    [60, [230, '52 Weeks Ended']],
    [72, [210, '2023'], [300, '2022']],
    [84, [0, 'Cosmetics'], [215, '42%'], [305, '43%']],
  ];

  it('has its own headers', () => {
    expect(judged(lists, 'Cosmetics, 52 Weeks Ended 2023: 42%').status).toBe('found');
    expect(judged(lists, 'Cosmetics, 13 Weeks Ended 2023: 42%').decidedBy).not.toContain('cell.joined');
  });
});

describe('an amount set lower than its row', () => {
  const invoice: Placed[] = [
    [0, [0, 'Beschreibung'], [200, 'Nettopreis'], [300, 'Nettobetrag']],
    [30, [0, 'Vollkasko'], [215, '23,10']],
    [40, [320, '46,20']],
    [80, [0, 'Miettage'], [215, '86,55']],
    [90, [315, '173,10']],
  ];

  it('belongs to it', () => {
    expect(judged(invoice, 'Vollkasko, Nettobetrag: 46,20').status).toBe('found');
    expect(judged(invoice, 'Vollkasko, Nettopreis: 23,10').status).toBe('found');
    expect(judged(invoice, 'Miettage, Nettobetrag: 46,20').decidedBy).not.toContain('cell.joined');
    expect(judged(invoice, 'Vollkasko, Nettopreis: 46,20').decidedBy).not.toContain('cell.joined');
  });

  it('belongs to no row where rows stand close', () => {
    const close: Placed[] = [
      [0, [0, 'Name'], [200, 'Debit'], [300, 'Credit']],
      [12, [0, 'Rent'], [200, '23.10']],
      [23, [0, 'Sales'], [300, '46.20']],
      [34, [0, 'Fees'], [200, '86.55']],
    ];
    expect(judged(close, 'Rent, Credit: 46.20').decidedBy).not.toContain('cell.joined');
    expect(judged(close, 'Sales, Credit: 46.20').status).toBe('found');
  });
});

describe('the fields of a form', () => {
  const form: Placed[] = [
    [0, [0, 'Invoice number'], [150, 'Invoice date'], [300, 'Due date']],
    [12, [0, 'INV-204'], [150, '3 May 2021'], [300, '17 May 2021']],
    [40, [0, 'Customer'], [150, 'VAT number'], [300, 'Order']],
    [52, [0, 'Weber & Sons'], [150, 'GB 123 4567 89'], [300, 'PO-7731']],
  ];

  it.each(['Due date: 17 May 2021', 'Customer: Weber & Sons', 'Order: PO-7731', 'VAT number: GB 123 4567 89'])(
    'are read with the name right above: %s',
    (quotation) => {
      expect(judged(form, quotation).decidedBy).toContain('cell.field');
    },
  );

  it.each([
    'Invoice number: Weber & Sons',
    'Due date: PO-7731',
    'Order: INV-204',
    'Customer: GB 123 4567 89',
    'Invoice date: 17 May 2021',
    'Customer: Weber',
  ])('are not read with another name: %s', (quotation) => {
    expect(judged(form, quotation).decidedBy).not.toContain('cell.joined');
  });

  it('are not told from names where both lines are set alike', () => {
    const people: Placed[] = [
      [0, [0, 'Driver'], [150, 'Ann Lind']],
      [12, [0, 'Owner'], [150, 'Bo Weber']],
    ];
    expect(judged(people, 'Driver: Owner').decidedBy).not.toContain('cell.joined');
    expect(judged(people, 'Ann Lind: Bo Weber').decidedBy).not.toContain('cell.joined');
  });

  it('are not told from cells of a list whose first row is like the others', () => {
    const people: Placed[] = [
      [0, [0, 'Seller'], [150, 'Ann Lind'], [300, 'Oslo']],
      [14, [0, 'Buyer'], [150, 'Bo Weber'], [300, 'Rome']],
      [28, [0, 'Broker'], [150, 'Cy Roth'], [300, 'Bonn']],
    ];
    for (const quoted of ['Seller: Buyer', 'Ann Lind: Bo Weber', 'Oslo: Bonn'])
      expect(judged(people, quoted).decidedBy).not.toContain('cell.joined');
  });

  it('are not named by a line as near to another one', () => {
    const close = form.map(([y, ...runs], at): Placed => [y - (at > 1 ? 16 : 0), ...runs]);
    expect(judged(close, 'Due date: PO-7731').decidedBy).not.toContain('cell.joined');
    expect(judged(close, 'Invoice number: Weber & Sons').decidedBy).not.toContain('cell.joined');
  });
});

describe('a field of which the value is beside its name', () => {
  const booking: Placed[] = [
    [0, [0, 'Our reference:'], [75, '3456623'], [130, 'Your reference:'], [210, '2334566']],
    [40, [0, 'Our reference:'], [150, '3456623']],
    [54, [0, 'Your reference:'], [150, '2334566'], [260, 'Booked:'], [310, '05-Dec-2018']],
  ];

  it.each(['Our reference: 3456623', 'Your reference: 2334566', 'Booked: 05-Dec-2018'])('has it: %s', (quotation) => {
    expect(judged(booking, quotation).status).toBe('found');
  });

  it.each(['Your reference: 3456623', 'Our reference: 2334566'])('names no value below: %s', (quotation) => {
    expect(judged(booking, quotation)).toMatchObject({
      status: 'partial_text_found',
      differences: [{ type: 'cell_mismatch', rule: 'cell.other-row' }],
    });
  });
});

describe('a cell of several lines', () => {
  const funds: Placed[] = [
    [0, [0, 'FUND'], [120, 'AUTHORITY'], [240, 'SOURCE OF IT']],
    [20, [0, 'Airport Fuel'], [120, 'Manager'], [240, 'Fees from sale of']],
    [31, [240, 'Airport fuel']],
    [52, [0, 'Tree'], [120, 'Tree Warden'], [240, 'Fees received under']],
    [63, [0, 'Fund'], [240, 'the Tree Bylaw']],
  ];

  it.each([
    'Authority: Tree Warden',
    'Source of it: Fees received under the Tree Bylaw',
    'Tree Fund, Authority: Tree Warden',
  ])('is read whole under its header: %s', (quotation) => {
    expect(judged(funds, quotation).status).toBe('found');
  });

  it.each([
    'Authority: Fees received under the Tree Bylaw',
    'Source of it: Fees received under Airport fuel',
    'Tree Fund, Authority: Manager',
    'Source of it: Manager',
    'Fees from sale of: Airport fuel',
  ])('is not read under another one: %s', (quotation) => {
    expect(judged(funds, quotation).decidedBy).not.toContain('cell.joined');
  });
});

describe('dates above columns', () => {
  const dates: Placed[] = [
    [0, [150, 'Note'], [215, '31.12.2020'], [295, '31.12.2019']],
    [14, [0, 'Cash and banks'], [157, '4'], [220, '1,234'], [300, '1,100']],
    [28, [0, 'Receivables'], [157, '5'], [227, '560'], [307, '580']],
  ];

  it('do not name them in a row with a name of its own', () => {
    const loans: Placed[] = [
      [0, [0, 'Loan'], [120, 'Start'], [220, 'End']],
      [14, [0, 'Bank A'], [120, '01.03.2020'], [220, '01.03.2021']],
      [28, [0, 'Bank B'], [125, '500'], [225, '600']],
    ];
    expect(judged(loans, 'Bank B, 01.03.2020: 500').decidedBy).not.toContain('cell.joined');
  });

  it('name them', () => {
    expect(judged(dates, 'Cash and banks, 31.12.2020: 1,234').status).toBe('found');
    for (const quoted of ['31.12.2020: 4', '31.12.2020: 1,100', '31.12.2019: 1,234', '30.12.2020: 1,234'])
      expect(judged(dates, `Cash and banks, ${quoted}`).decidedBy).not.toContain('cell.joined');
  });
});

describe('a name over several columns', () => {
  const speeds: Placed[] = [
    [0, [200, 'Downloading speed reached in Mbit per s'], [545, 'Uploading speed reached in Mbit/s']],
    [
      14,
      ...[138, 222, 312, 396, 480, 564, 654, 738].map(
        (left, at) => [left, ['Maximum', 'Advertised', 'Usual', 'Minimum'][at % 4]] as const,
      ),
    ],
    [
      28,
      [0, 'Plan'],
      ...[150, 235, 320, 408, 492, 578, 662, 750].map(
        (left, at) => [left, ['31', '30', '18', '9', '21', '20', '12', '6'][at]] as const,
      ),
    ],
  ];

  it('names those above which it is best centred', () => {
    expect(judged(speeds, 'Downloading speed reached in Mbit per s – Minimum: 9').status).toBe('found');
    expect(judged(speeds, 'Uploading speed reached in Mbit/s – Maximum: 21').status).toBe('found');
  });

  it('does not name the first column of its neighbour', () => {
    expect(judged(speeds, 'Downloading speed reached in Mbit per s – Maximum: 21')).toMatchObject({
      status: 'partial_text_found',
      decidedBy: expect.arrayContaining(['cell.other-column']),
    });
  });
});

describe('text', () => {
  it('is no table, however wide the spaces of its lines are', () => {
    const text: Placed[] = [
      [
        0,
        [0, 'The'],
        [40, 'amount'],
        [90, 'was'],
        [120, 'not'],
        [150, '500'],
        [180, 'but'],
        [210, 'less'],
        [240, 'than'],
        [270, 'that'],
        [300, 'and'],
        [330, 'fell'],
        [360, 'again'],
        [400, 'later'],
      ],
    ];
    expect(judged(text, 'amount: 500').decidedBy).not.toContain('cell.joined');
    expect(judged(text, 'The amount was 500').decidedBy).not.toContain('cell.joined');
  });

  it('names a column of words only in the first row of a list', () => {
    const list: Placed[] = [
      [0, [0, 'Name'], [100, 'Department']],
      [14, [0, 'Ann'], [100, 'Sales']],
      [28, [0, 'Bob'], [100, 'Marketing']],
    ];
    expect(judged(list, 'Bob, Department: Marketing').status).toBe('found');
    expect(judged(list, 'Ann, Department: Marketing').decidedBy).not.toContain('cell.joined');
    expect(judged(list, 'Bob, Sales: Marketing').decidedBy).not.toContain('cell.joined');
  });
});
