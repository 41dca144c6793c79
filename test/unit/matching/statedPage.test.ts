/** A citation that states a page: true words on another page are found with a warning, unless that page bears the stated number. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import type { Strictness } from '../../../shared/matching/rules/policy.ts';

const WORDS = [
  'The mill was sold in May to the town.',
  'Eleven ferries crossed the strait at dawn.',
  'The council met twice about the new quay.',
  'Nobody objected to the plan in writing.',
  'The fee for moorings was raised by a tenth.',
  'A survey of the harbour bed began in June.',
];

/** Each page has one sentence among lines that say nothing of it; `lineOf` sets its first line. */
const source = (lineOf?: (page: number) => string) =>
  createSourceIndex(
    WORDS.map((words, i) => ({
      pageNumber: i + 1,
      readBy: 'textLayer' as const,
      lines: [lineOf?.(i + 1) ?? '', 'Above it stand other lines', 'of the report', words, 'and more', 'of them below'],
    })),
  );

const judge = (
  index: ReturnType<typeof source>,
  page: number,
  stated: { pageNumber?: number; lastPageNumber?: number; strictness?: Strictness },
) => judgeQuotation(index, { sourceContext: WORDS[page - 1], ...stated });

it('warns of a page that is not the one, and names the rule', () => {
  const verdict = judge(source(), 3, { pageNumber: 5 });
  expect(verdict).toMatchObject({ status: 'found', warnings: ['other_page'] });
  expect(verdict.decidedBy).toContain('page.other');
});

it('warns of a page that the source does not have', () => {
  expect(judge(source(), 3, { pageNumber: 80 })).toMatchObject({ status: 'found', warnings: ['other_page'] });
});

it.each([{}, { pageNumber: 3 }, { pageNumber: 2, lastPageNumber: 4 }])('warns of nothing with %j', (stated) => {
  expect(judge(source(), 3, stated)).toMatchObject({ status: 'found', warnings: [] });
});

it('says both pages as a difference where every warning counts', () => {
  expect(judge(source(), 3, { pageNumber: 5, strictness: 'strict' })).toMatchObject({
    status: 'partial_text_found',
    differences: [{ type: 'page_changed', rule: 'page.other', quoted: 'page 5', source: 'page 3' }],
  });
});

it('warns beside a changed word too', () => {
  const verdict = judgeQuotation(source(), {
    sourceContext: 'Twelve ferries crossed the strait at dawn.',
    pageNumber: 4,
  });
  expect(verdict).toMatchObject({ status: 'partial_text_found', warnings: ['other_page'] });
});

it('takes words over a page break for those of either page', () => {
  const index = createSourceIndex([
    { pageNumber: 1, readBy: 'textLayer', lines: ['The tenant may end'] },
    { pageNumber: 2, readBy: 'textLayer', lines: ['the lease in May.'] },
  ]);
  for (const pageNumber of [1, 2]) {
    const verdict = judgeQuotation(index, { sourceContext: 'The tenant may end the lease in May.', pageNumber });
    expect(verdict).toMatchObject({ status: 'found', warnings: [] });
  }
});

describe('where pages bear numbers of their own', () => {
  it.each([
    ['alone', (page: number) => `- ${page + 244} -`],
    ['with a word and the total', (page: number) => `Page ${page + 244} of 250`],
    ['in a running head', (page: number) => `Journal of Ferries ${page + 244}`],
    ['before a running head', (page: number) => `${page + 244} Journal of Ferries`],
  ])('believes the printed number %s', (_how, lineOf) => {
    expect(judge(source(lineOf), 3, { pageNumber: 247 })).toMatchObject({ warnings: [] });
    expect(judge(source(lineOf), 3, { pageNumber: 249 })).toMatchObject({ warnings: ['other_page'] });
  });

  it('counts on from the neighbours of a page without a number', () => {
    const index = source((page) => (page === 1 ? '' : String(page + 244)));
    expect(judge(index, 1, { pageNumber: 245 })).toMatchObject({ warnings: [] });
  });

  it('takes no sum or year at the end of one line for a numbering', () => {
    const index = source((page) => (page === 3 ? 'In the year 2020' : ''));
    expect(judge(index, 3, { pageNumber: 2020 })).toMatchObject({ warnings: ['other_page'] });
  });

  it('accuses nobody where the words stand on several pages and the number may mean one of them', () => {
    const pages = Array.from({ length: 6 }, (_, i) => ({
      pageNumber: i + 1,
      readBy: 'textLayer' as const,
      lines: [String(i + 3), 'The fee is due in May each year.', 'So it was said.'],
    }));
    const verdict = judgeQuotation(createSourceIndex(pages), {
      sourceContext: 'The fee is due in May each year.',
      pageNumber: 8,
    });
    expect(verdict).toMatchObject({ status: 'found', warnings: [] });
  });
});

it('states no page of a recording, whose citations state a time', () => {
  const verdict = judgeQuotation(source(), { sourceContext: WORDS[2], pageNumber: 5, distance: () => 0 });
  expect(verdict).toMatchObject({ status: 'found', warnings: [] });
});
