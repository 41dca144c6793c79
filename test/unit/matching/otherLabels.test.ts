/** Rows named by words in a further column that are the label of another row: these name the other one. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { placedPage, type Placed } from '../../support/matching/placedPage.ts';
import { tablePage } from '../../support/matching/tables.ts';

const judge = (rows: string, sourceContext: string) =>
  judgeQuotation(createSourceIndex([tablePage({ rows })]), { sourceContext });

const patients =
  'Patient\tDoctor\tDiagnosis\nAnna Weber\tKarl Roth\tFlu\nKarl Roth\tEva Lang\tHepatitis\nEva Lang\tAnna Weber\tMigraine';
const league =
  'Rank\tTeam\tPlayed\tWon\tLost\tPoints\n1\tLeeds\t20\t15\t3\t47\n2\tHull\t20\t14\t4\t44\n3\tYork\t20\t11\t5\t37\n4\tDerby\t20\t9\t7\t31';
const classes = 'Class\tPupils\tTeachers\n12\t24\t3\n24\t18\t2\n18\t31\t4';
const sales =
  'Seller\tBuyer\tPrice\nAlpha Ltd\tBeta Ltd\t40,000\nBeta Ltd\tGamma Ltd\t55,000\nGamma Ltd\tDelta Ltd\t61,000';
const items = 'Pos.\tMenge\tArtikel\tPreis\n1\t2\tStuhl\t80,00\n2\t1\tTisch\t210,00\n3\t4\tLampe\t39,90';
const years: Placed[] = [
  [0, [0, 'Year'], [100, 'Births'], [200, 'Deaths'], [300, 'Balance']],
  [14, [0, '2019'], [100, '2020'], [200, '1888'], [300, '132']],
  [28, [0, '2020'], [100, '1951'], [200, '2021'], [300, '-70']],
  [42, [0, '2021'], [100, '2019'], [200, '1977'], [300, '42']],
];

describe('words that are the label of another row', () => {
  it.each([
    [patients, 'Karl Roth, Diagnosis: Flu', 'cell.other-row'],
    [patients, 'Diagnosis Karl Roth: Flu', 'cell.other-row'],
    [league, '3, Team: Leeds', 'cell.other-row'],
    [league, '4, Points: 44', 'cell.other-row'],
    [classes, '24, Teachers: 3', 'cell.other-row'],
    [sales, 'Beta Ltd, Price: 40,000', 'cell.other-row'],
    [items, '2: Preis 80,00', 'cell.other-row'],
  ])('do not name a row %#: %s', (rows, quoted, rules) => {
    expect(refusalOf(judge(rows, quoted))).toBe(rules);
  });

  it.each([
    [patients, 'Karl Roth, Diagnosis: Hepatitis'],
    [patients, 'Anna Weber, Karl Roth, Diagnosis: Flu'],
    [league, '3, Team: York'],
    [classes, '24, Teachers: 2'],
    [sales, 'Delta Ltd, Price: 61,000'],
    [sales, 'Seller: Alpha Ltd, Buyer: Beta Ltd, Price: 40,000'],
    [items, '2 Stuhl, Preis: 80,00'],
  ])('leave a row its own name %#: %s', (rows, quoted) => {
    expect(judge(rows, quoted).status).toBe('found');
  });

  it.each([
    ['2020, Deaths: 1888', false],
    ['Deaths, 2020: 1888', false],
    ['2019, Balance: 42', false],
    ['2020, Deaths: 2021', true],
    ['2019, Births: 2020, Deaths: 1888', true],
  ])('name only that by their place, too: %s', (sourceContext, isFound) => {
    const { status } = judgeQuotation(createSourceIndex([placedPage(years)]), { sourceContext });
    expect(status === 'found').toBe(isFound);
  });
});
