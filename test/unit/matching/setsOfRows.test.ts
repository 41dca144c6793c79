/** Labels beside the first of a set of rows that recurs, and rows of one set in one sentence. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { placedPage, type Placed } from '../../support/matching/placedPage.ts';
import { tablePage, type TablePage } from '../../support/matching/tables.ts';

const votes = [
  'County\tKind\tOak\tElm\tTotal',
  'Adair\tElection Day\t1,713\t375\t2,128',
  '\tAbsentee\t1,204\t823\t2,077',
  '\tTotal\t2,917\t1,198\t4,205',
  'Adams\tElection Day\t752\t153\t926',
  '\tAbsentee\t778\t437\t1,240',
  '\tTotal\t1,530\t590\t2,166',
  'Boone\tElection Day\t903\t514\t1,460',
  '\tAbsentee\t640\t812\t1,507',
  '\tTotal\t1,543\t1,326\t2,967',
  'Cass\tElection Day\t2,408\t561\t3,058',
  '\tAbsentee\t2,561\t1,640\t4,282',
  '\tTotal\t4,969\t2,201\t7,340',
];
const lines = (...rows: readonly string[]): TablePage => ({ rows: rows.join('\n') });
const whole = lines(...votes);
/** After a page break. */
const broken = lines(votes[0], ...votes.slice(3));
const judged = (page: TablePage, sourceContext: string): ReturnType<typeof judgeQuotation> =>
  judgeQuotation(createSourceIndex([tablePage(page)]), { sourceContext });

describe('the label of a set of rows', () => {
  it.each([
    'Adair Total 2,917 1,198 4,205',
    'Adams – Absentee: 778 437',
    'Adams, Absentee: Total 1,240',
    'Boone, Total: 2,967',
    'Adair: Election Day 1,713 375; Absentee 1,204 823; Total 2,917 1,198',
    'Boone – Election Day 903; Absentee 640',
  ])('names each of them: %s', (quoted) => {
    expect(judged(whole, quoted)).toMatchObject({ status: 'found', warnings: [] });
  });

  it.each([
    'Adair Total 1,530 590',
    'Adams – Absentee: 1,204 823',
    'Adams – Absentee: 640',
    'Adams, Absentee: Total 2,166',
    'Boone, Total: 1,507',
    'Adair: 2,917',
    'Adair: Election Day 1,713 375; Absentee 2,917 1,198; Total 1,204 823',
    'Adair: Election Day 1,713; Total 2,917',
    'Adair: Election Day 1,713; Absentee 778',
  ])('names no row of another set, and none that is not told: %s', (quoted) => {
    expect(judged(whole, quoted)).not.toMatchObject({ status: 'found' });
  });

  it('is only likely to name them where the first set is cut off', () => {
    expect(judged(broken, 'Adams Total 1,530 590')).toMatchObject({ status: 'found', warnings: ['out_of_context'] });
    expect(judged(broken, 'Adams Total 2,917')).not.toMatchObject({ status: 'found' });
    const open = lines(votes[0], ...votes.slice(3, 12));
    expect(judged(open, 'Adams Total 1,530 590')).not.toMatchObject({ status: 'found' });
  });

  it('does not name rows whose names do not recur', () => {
    const other = lines(...votes.map((row) => row.replace('Absentee\t778', 'By post\t778')));
    expect(judged(other, 'Boone Total 1,543 1,326')).not.toMatchObject({ status: 'found' });
  });
});

describe('rows with their own labels in one line', () => {
  const budget = lines('Item\tYear 1\tYear 2', 'Travel\t3,000\t3,100', 'Equipment\t400\t500', 'Supplies\t6,000\t6,200');

  it('are said whatever is between them', () => {
    expect(judged(budget, 'Travel 3,000 3,100; Supplies 6,000 6,200')).toMatchObject({ status: 'found' });
  });

  it.each([
    'Travel 3,000 3,100; Supplies 400 500',
    'Travel 6,000 6,200; Supplies 3,000 3,100',
    'Supplies 6,000; 3,100',
    'Supplies 6,000 6,200; Travel 3,000 3,100',
  ])('are not said with values of others: %s', (quoted) => {
    expect(judged(budget, quoted)).not.toMatchObject({ status: 'found' });
  });
});

describe('a share in a column of its own', () => {
  const trial: TablePage = {
    headers: 2,
    rows: '\tActive\t<\tPlacebo\t<\nOutcome\tn\t%\tn\t%\nDeath\t61\t14.8\t92\t22.5\nStroke\t18\t4.4\t27\t6.6',
  };

  it.each(['Death: Active 61 (14.8%), Placebo 92 (22.5%)', 'Death: Placebo 92 (22.5%)'])(
    'may be set in brackets: %s',
    (quoted) => {
      expect(judged(trial, quoted)).toMatchObject({ status: 'found' });
    },
  );

  it.each([
    'Death: Active 92 (22.5%), Placebo 61 (14.8%)',
    'Death: Active 61 (22.5%)',
    'Death: Placebo 92 (6.6%)',
    'Death: Active 61% (14.8)',
  ])('is not that of another column or row: %s', (quoted) => {
    expect(judged(trial, quoted)).not.toMatchObject({ status: 'found' });
  });
});

it('words before all amounts of a row name it between the name of a column and its value', () => {
  const fees = lines('Income\tBand\tMeal\tDay', 'to 900\tA\t5.13\t15.40', 'to 700\tB\t4.53\t13.64');
  expect(judged(fees, 'Day, B: 13.64')).toMatchObject({ status: 'found' });
  expect(judged(fees, 'Day, A: 13.64')).not.toMatchObject({ status: 'found' });
  expect(judged(fees, 'Meal, B: 13.64')).not.toMatchObject({ status: 'found' });
});

describe('a code or an address between the cells of a row', () => {
  const offer = lines(
    'AIC\tName\tBarcode\tDiscount\tLink\tNote',
    '036026110\tOlpress 40 mg\t*036026110*\t33.35\thttps://a.example/1\tfor example',
    '037109028\tZide 20 mg\t5271950\t20.10\thttps://a.example/2\tindicative',
    '037109031\tZide 30 mg\t5271951\t180\thttps://a.example/3\tindicative',
  );

  it.each(['036026110 Olpress 40 mg 33.35', 'Olpress 40 mg 33.35 for example', '037109028 Zide 20 mg 20.10'])(
    'may be left out: %s',
    (quoted) => {
      expect(judged(offer, quoted)).toMatchObject({ status: 'found' });
    },
  );

  it.each(['036026110 Olpress 40 mg 20.10', '037109031 Zide 30 mg 180', '036026110 Olpress 40 mg for example'])(
    'is no reason to leave out an amount, or to take another row: %s',
    (quoted) => {
      expect(judged(offer, quoted)).not.toMatchObject({ status: 'found', warnings: [] });
    },
  );
});

describe('tables side by side whose columns have the same names', () => {
  const plan: Placed[] = [
    [0, [0, 'Activity'], [102, 'md'], [150, 'Price'], [220, 'Activity'], [322, 'md'], [370, 'Price']],
    [12, [0, 'Design of data'], [100, '240'], [145, '300000'], [220, 'Analysis'], [320, '128'], [365, '160000']],
    [24, [0, 'Modules'], [100, '320'], [145, '400000'], [220, 'New modules'], [320, '256'], [365, '320000']],
  ];
  const judge = (sourceContext: string): ReturnType<typeof judgeQuotation> =>
    judgeQuotation(createSourceIndex([placedPage(plan)]), { sourceContext });

  it('give each value its own label', () => {
    expect(judge('Design of data: md 240, Price 300000')).toMatchObject({ status: 'found' });
  });

  it.each(['Analysis: md 240, Price 160000', 'Analysis: md 240', 'Design of data: md 128, Price 160000'])(
    'give none the label of the other: %s',
    (quoted) => {
      expect(judge(quoted)).not.toMatchObject({ status: 'found' });
    },
  );
});

it('a line that is the number of its page between hyphens cuts no word, and a heading continues no number', () => {
  const index = createSourceIndex([
    {
      pageNumber: 1,
      lines: [
        'Whitening 35 €',
        '-1-',
        'price list of 1 October 2019',
        'Ask us for more about 417',
        '428 - Keyless flute in D',
      ],
      readBy: 'textLayer',
      blocks: [
        { kind: 'paragraph', firstLine: 0, lastLine: 3, certainty: 1 },
        { kind: 'heading', firstLine: 4, lastLine: 4, certainty: 1 },
      ],
    },
  ]);
  expect(judgeQuotation(index, { sourceContext: 'price list of 1 October 2019' })).toMatchObject({ status: 'found' });
  expect(judgeQuotation(index, { sourceContext: '428 - Keyless flute in D' })).toMatchObject({ status: 'found' });
});
