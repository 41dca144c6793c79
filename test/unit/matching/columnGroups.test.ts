/** Names over several columns, on a page where layout knows no table: which columns are theirs. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import type { SourcePage } from '../../../shared/matching/source/source.ts';
import { placedPage } from '../../support/matching/placedPage.ts';

type Named = readonly [left: number, text: string];

/** Values with their right ends where those of their columns' names are. */
function table(upper: readonly Named[], lower: readonly Named[], rows: readonly (readonly string[])[]): SourcePage {
  const rowOf = ([label, ...values]: readonly string[]): Named[] => [
    [0, label],
    ...values.map((value, at): Named => {
      const [left, name] = lower[lower.length - values.length + at];
      return [left + (name.length - value.length) * 5, value];
    }),
  ];
  return placedPage([[0, ...upper], [14, ...lower], ...rows.map((row, at) => [28 + at * 14, ...rowOf(row)] as const)]);
}

const statusOf = (page: SourcePage, sourceContext: string): string =>
  judgeQuotation(createSourceIndex([page]), { sourceContext }).status;

const clubs = [
  ['Tennis', '212', '95', '188', '90'],
  ['Rowing', '54', '140', '61', '135'],
];
const columns: Named[] = [
  [0, 'Club'],
  [190, 'Members'],
  [300, 'Fee'],
  [380, 'Members'],
  [490, 'Fee'],
];
const differing: Named[] = [
  [0, 'Club'],
  [190, 'Members'],
  [300, 'Fee'],
  [380, 'Places'],
  [490, 'Price'],
];
const sideBySide: [string, SourcePage][] = [
  ['a name off the middle', table([[246, 'Men'], [436, 'Women']], columns, clubs)], // prettier-ignore
  ['names where their columns begin', table([[190, 'Men'], [380, 'Women']], columns, clubs)], // prettier-ignore
];

it.each(sideBySide)('knows the set that each name is over where columns recur: %s', (_, page) => {
  expect(statusOf(page, 'Tennis, Men, Members: 212')).toBe('found');
  expect(statusOf(page, 'Tennis, Women, Members: 188')).toBe('found');
  expect(statusOf(page, 'Rowing: Women Fee 135')).toBe('found');
});

it.each(sideBySide)('does not take a column for one of the set beside: %s', (_, page) => {
  expect(statusOf(page, 'Tennis, Men, Members: 188')).toBe('partial_text_found');
  expect(statusOf(page, 'Tennis, Women, Members: 212')).toBe('partial_text_found');
  expect(statusOf(page, 'Rowing: Men Fee 135')).toBe('partial_text_found');
});

const three: Named[] = [100, 160, 220, 300, 360, 420].map((left, at) => [left, ['Low', 'Mean', 'High'][at % 3]]);

it('knows a name that is right above the middle one of its columns, which recur', () => {
  const page = table([[160, 'North'], [360, 'South']], [[0, 'Year'], ...three], [['2021', '3', '5', '8', '4', '6', '9']]); // prettier-ignore
  expect(statusOf(page, '2021, South, High: 9')).toBe('found');
  expect(statusOf(page, '2021, North, High: 9')).toBe('partial_text_found');
});

it('parts columns that do not recur in the only way that all names allow', () => {
  const page = table(
    [
      [242, 'Men'],
      [432, 'Women'],
    ],
    differing,
    clubs,
  );
  expect(statusOf(page, 'Tennis, Men Fee: 95')).toBe('found');
  expect(statusOf(page, 'Tennis, Women Places: 188')).toBe('found');
  expect(statusOf(page, 'Tennis, Men Places: 188')).toBe('partial_text_found');
});

it('leaves it open where the names begin with their columns and another parting is as good', () => {
  const lower: Named[] = [[100, 'Fee'], [175, 'Share'], [250, 'Price'], [325, 'Rate'], [400, 'Members']]; // prettier-ignore
  const page = table([[100, 'Women'], [250, 'South region']], lower, [['Chess', '713', '970', '154', '306', '753']]); // prettier-ignore
  expect(statusOf(page, 'Chess, South region, Share: 970')).toBe('partial_text_found');
  expect(statusOf(page, 'Chess, Women, Price: 154')).toBe('not_found');
});

it('puts no two columns of one name into a group', () => {
  const lower: Named[] = [[0, 'Club'], [100, 'Total'], [160, 'Fee'], [224, 'Share'], [290, 'Fee'], [335, 'Share']]; // prettier-ignore
  const page = table([[219, 'Guests'], [345, 'Men']], lower, [['Tennis', '262', '279', '296', '313', '330']]); // prettier-ignore
  expect(statusOf(page, 'Tennis, Guests, Fee: 313')).toBe('partial_text_found');
  expect(statusOf(page, 'Tennis, Men, Share: 330')).toBe('found');
});

it('takes no first line of a name for that of the columns beside', () => {
  const page = table([[240, 'Average']], [[0, 'Club'], [150, 'Fee'], [240, 'price'], [340, 'Rate']], [['Tennis', '12', '15', '18']]); // prettier-ignore
  expect(statusOf(page, 'Tennis, Average price: 15')).toBe('found');
  expect(statusOf(page, 'Tennis, Average Fee: 12')).toBe('partial_text_found');
});
