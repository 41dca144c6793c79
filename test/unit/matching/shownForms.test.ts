/** Sources quoted as they are shown: Markdown without its marks, forms without their boxes, badges and dashes that only set words apart. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { policyOf } from '../../../shared/matching/rules/policy.ts';
import type { Example } from '../../../shared/matching/rules/rule.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { judgeExample } from '../../support/matching/judgeExample.ts';
import { tablePage } from '../../support/matching/tables.ts';

const statusOf = (example: Example): string => {
  const { status, warnings = [] } = judgeExample(example, policyOf('standard')) as {
    status: string;
    warnings?: string[];
  };
  return status === 'found' && warnings.length === 0 ? 'found' : status === 'found' ? 'warned' : 'refused';
};
const named = (examples: readonly Example[]): (readonly [string, Example])[] =>
  examples.map((example) => [JSON.stringify(example.slice(0, 2)), example]);

const rules = `# Bylaws
_[Where this copy differs from the signed one, the signed
copy takes precedence.]_
Attendance is set by [Article XI](#article-xi-attendance) of these rules.
It replaces [the old rules](rules-2019.md); the fee is **not** refundable.
Ask [Ann](mailto:ann@example.org "Write to her") within [14 days](#notice).
The chair ~~may~~ must call a vote, and members may [not](#votes) vote by post.
### Removal of Directors ###
* Any director may be removed by consensus of the [Voting
Power][] at a meeting, though [never][] by the [treasurer]
(http://example.org/treasurer).
## Officers ##
Any officer may resign.
The mark is made of:
- 50% for the written examination
- 25% for attendance`;

describe('the source text of Markdown', () => {
  it.each([
    'Where this copy differs from the signed one, the signed copy takes precedence.',
    'Attendance is set by Article XI of these rules.',
    'It replaces the old rules; the fee is not refundable.',
    'Ask Ann within 14 days.',
    'Attendance is set by [Article XI](#article-xi-attendance) of these rules.',
    'ann@example.org',
    'by consensus of the Voting Power at a meeting, though never by the treasurer.',
    'Removal of Directors: Any director may be removed',
    'Officers: Any officer may resign.',
    '50% for the written examination',
  ])('is found as it is shown or as it is written: %s', (quotation) => {
    expect(statusOf([rules, quotation])).toBe('found');
  });

  it.each([
    'Attendance is set by Article XII of these rules.',
    'Attendance is set by article-xi of these rules.',
    'Attendance is set by [Article XI](#article-x) of these rules.',
    'the fee is refundable.',
    'Ask Ann Write to her within 14 days.',
    'Ask Ann within 15 days.',
    '25% for the written examination',
    'The chair may call a vote',
    'members may vote by post',
    'at a meeting, though by the treasurer.',
    'by consensus of the Voting at a meeting',
    'Officers: Any director may be removed',
  ])('is not found with other words or another address: %s', (quotation) => {
    expect(statusOf([rules, quotation])).toBe('refused');
  });
});

const form = `Hiermit ermächtige ich den Verein
Einzel O 20 EUR Familie O 30 EUR (Zutreffendes bitte ankreuzen)
Konto Nr. ............`;
const found: readonly Example[] = [
  [form, 'Einzel 20 EUR', { value: '20 EUR' }],
  [form, 'Familie: 30 EUR', { value: '30 EUR' }],
  ['Single ❑ 20 EUR Family ❑ 30 EUR', 'Single 20 EUR'],
  ['Does your car have airbags? ☒ Yes ☐ No', 'Does your car have airbags? Yes'],
  ['Smoker: ☒ Yes ☐ No', 'Smoker: Yes'],
  ['No. 6 ★ key item of the list\nNo. 7 ● important item', 'No. 6 key item of the list'],
  ['The site is at the Galleria Mall- 1500 Washington Road.', 'The site is at the Galleria Mall'],
  [
    'coffee and bagels- so you can skip breakfast\nThe site is at the Galleria Mall-\n1500 Washington Road',
    'The site is at the Galleria Mall',
  ],
];

const refused: readonly Example[] = [
  [form, 'Einzel 30 EUR'],
  [form, 'Einzel 20 EUR Familie'],
  [form.replace('Familie O', 'Familie X'), 'Einzel 20 EUR'],
  [form.replace('(Zutreffendes bitte ankreuzen)', ''), 'Einzel 20 EUR'],
  ['Blutgruppe O 20 Konserven, Gruppe O 30 Konserven', 'Blutgruppe 20 Konserven'],
  ['Single ❑ 20 EUR Family ☒ 30 EUR', 'Single 20 EUR'],
  ['Smoker: ☐ Yes ☒ No', 'Smoker: Yes'],
  ['Smoker: ☐ Yes ☒ No', 'Smoker: Yes No'],
  ['Smoker: ☐ Yes ☒ No', 'Smoker: ☐ Yes No'],
  ['Smoker: ☒ Yes ☐ No', 'Smoker: No'],
  ['Smoker: Yes ☒ No ☐', 'Smoker: No'],
  ['Allergic? ☒ Yes ☒ No', 'Allergic? Yes'],
  ['No. 6 ★ key item of the list\nNo. 7 ★★ very key item', 'No. 6 key item of the list'],
  ['Hotel 6 ★ in town\nHotel 7 is far', 'Hotel 6 in town'],
  ['Hotel Astoria ★ is near. Hotel Berlin ★★★ is far.', 'Hotel Astoria is near'],
  ['Order the Model X- 15 Turbo.', 'Order the Model X'],
  ['We met before COVID-\n19 Vaccines came- and paid- so we left', 'We met before COVID'],
  ['The rating is Aaa- 150 Bonds', 'The rating is Aaa'],
  ['Rooms 4- 600 Beds are closed.', 'Rooms 4'],
  ['Flight Lufthansa- 400 Berlin', 'Flight Lufthansa'],
  ['Casado o soltero o viudo (marque con una cruz)', 'Casado soltero viudo'],
  ['Blutgruppe A O B O AB (ankreuzen)', 'Blutgruppe A B'],
  ['Grade 4 ★ Excellent\nGrade 2 ● Poor', 'Grade 4 Excellent'],
  ['☒ I agree ☐ I do not agree to the terms', 'I do not agree to the terms'],
];

it.each(named(found))('finds %s', (_, example) => {
  expect(statusOf(example)).toBe('found');
});

it.each(named(refused))('does not find %s', (_, example) => {
  expect(statusOf(example)).toBe('refused');
});

describe('the first row of a table of labels and values', () => {
  const index = createSourceIndex([tablePage({ rows: 'Period\tLast 3 months\nTenders\t12\nPartners\t3' })]);
  const judged = (sourceContext: string): string => judgeQuotation(index, { sourceContext }).status;

  it('is found with any sign between the two', () => {
    for (const joined of ['Period – Last 3 months', 'Period: Last 3 months', 'Period - Last 3 months'])
      expect([joined, judged(joined)]).toEqual([joined, 'found']);
  });

  it('is not found with an invented minus', () => {
    const amounts = createSourceIndex([tablePage({ rows: 'Name\tValue\nFee\tR$ 1.200,00\nLoss\t-$5' })]);
    const found = (sourceContext: string): boolean => judgeQuotation(amounts, { sourceContext }).status === 'found';
    expect(['Fee – R$ 1.200,00', 'Loss: -$5', 'Loss – -$5'].filter((one) => !found(one))).toEqual([]);
    expect(['Fee – -R$ 1.200,00', 'Fee: -R$ 1.200,00', 'Loss: $5'].filter(found)).toEqual([]);
  });

  it('is not found with what stands in another row', () => {
    for (const joined of ['Period – 12', 'Tenders – Last 3 months', 'Period – Last 3', 'Period – Last 12 months'])
      expect([joined, judged(joined)]).not.toEqual([joined, 'found']);
  });
});
