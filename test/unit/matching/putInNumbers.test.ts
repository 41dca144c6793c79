/** Numbers that are no marks: put in beside an amount, in front of another item, or at the start of a line in the middle of a sentence. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { refusalOf } from '../../support/matching/refusal.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const judged = (source: string, sourceContext: string): string =>
  refusalOf(judgeQuotation(sourceOf(source), { sourceContext }));

describe('a number in brackets beside an amount', () => {
  const source = 'The most is 4 g a day, or 300 mg at once. The fee of 710,000 is due in May of each year.';

  it.each(['The most is 4 g a day [20]', 'The most is 4 g [20] a day', 'The fee of 710,000 [9] is due in May'])(
    'may be a mark: %s',
    (quoted) => {
      expect(judged(source, quoted)).toBe('found');
    },
  );

  it.each([
    'The most is 4 [20] g a day',
    'The most is 4 g a day, or [1] 300 mg at once',
    'The fee of 710,000 [900] is due in May',
  ])('is read as one of its own: %s', (quoted) => {
    expect(judged(source, quoted)).toBe('number.changed');
  });
});

describe('the number of an item', () => {
  const items =
    '1. The keeper opens the hall. Some days are\nfree.\n2. The tenant pays in May.\n3. The town pays the rest.';

  it.each(['Some days are free. The tenant pays in May.', '2. The tenant pays in May. The town pays the rest.'])(
    'may be left out: %s',
    (quoted) => {
      expect(judged(items, quoted)).toBe('found');
    },
  );

  it('is not put in front of another item', () => {
    expect(judged(items, '3. Some days are free. The tenant pays in May.')).toBe('number.changed');
  });

  it.each([
    ['The tenant shall:\n1. pay the rent\n2. heat the rooms', 'The tenant shall: pay the rent; heat the rooms'],
    ['1. Open it.\n2. Drag it to Columns\n3. Click on the name', 'Drag it to Columns. Click on the name'],
    ['The tenant has to hand over a copy of\n1. the pass\n2. the key', 'a copy of the pass; the key'],
  ])('begins a line of “%s”', (source, quoted) => {
    expect(judged(source, quoted)).toBe('found');
  });

  it.each([
    ['The sum due is at least\n2. 5 million euros.\n3. It is due.', 'The sum due is at least 5 million euros.'],
    [
      '2. The trial is open.\nIt included patients with grade\n3. Patients with grade 4 were left out.',
      'It included patients with grade Patients with grade 4 were left out.',
    ],
  ])('does not in “%s”', (source, quoted) => {
    expect(judged(source, quoted)).toBe('number.changed');
  });
});

describe('a page that a mark of the citing author names', () => {
  const pages = ['The mill is sold.', 'It turned in May (p. 9).', 'The rest is paid.'];
  const warnings = (sourceContext: string, pageNumber?: number): readonly string[] | undefined =>
    judgeQuotation(sourceOf(...pages), { sourceContext, pageNumber }).warnings;

  it.each([
    'The rest is paid (p. 3).',
    'The rest is paid. [page 3]',
    'It turned in May (p. 9).',
    'The mill is sold. [7]',
    'The rest is paid (p. 1, p. 2).',
    'The rest is paid (s. 1).',
  ])('is looked at where it is one: %s', (quoted) => {
    expect(warnings(quoted)).toEqual([]);
  });

  it.each(['The rest is paid (p. 1).', 'The rest is paid. [Section 4, page 2]', 'The mill is sold.（第3页）'])(
    'is another one: %s',
    (quoted) => {
      expect(warnings(quoted)).toEqual(['other_page']);
    },
  );

  it('says nothing beside a stated page', () => {
    expect(warnings('The rest is paid (p. 1).', 3)).toEqual([]);
  });
});
