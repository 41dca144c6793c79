/** Where a quotation is found: spans, pages, occurrences, the value, the text around it. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { policyOf, type Policy } from '../../../shared/matching/rules/policy.ts';
import type { Quotation } from '../../../shared/matching/quotation/quotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const judge = (texts: readonly string[], quotation: Quotation): Verdict =>
  judgeQuotation(sourceOf(...texts), quotation);

function matchOf(verdict: Verdict) {
  if (verdict.status === 'not_found') throw new Error('nothing was found');
  return verdict.match;
}

describe('a match', () => {
  it('has one span for each line that it touches, with offsets of the line as given', () => {
    const verdict = judge(['The first line ends he-\nre and the “second” one\nends there.'], {
      sourceContext: 'line ends here and the "second" one ends',
    });
    expect(matchOf(verdict).spans).toEqual([
      { pageNumber: 1, lineId: 1, start: 10, end: 23 },
      { pageNumber: 1, lineId: 2, start: 0, end: 23 },
      { pageNumber: 1, lineId: 3, start: 0, end: 4 },
    ]);
  });

  it('shows the source’s own words, lines joined and hyphenation undone', () => {
    const verdict = judge(['The Agree-\nment shall\nend.'], { sourceContext: 'the agreement SHALL end' });
    expect(matchOf(verdict).text).toBe('The Agreement shall end');
  });

  it('has a snippet that is cut at word boundaries and holds the match', () => {
    const words = Array.from({ length: 200 }, (_, position) => `word${String.fromCharCode(97 + (position % 26))}`).join(
      ' ',
    );
    const verdict = judge([`${words} the needle stands here ${words}`], { sourceContext: 'the needle stands here' });
    const { snippet } = matchOf(verdict);
    expect(snippet).toContain('the needle stands here');
    expect(snippet.length).toBeLessThan(400);
    expect(snippet).toMatch(/^word[a-z] .* word[a-z]$/);
  });

  it('counts empty lines in line ids', () => {
    const verdict = judge(['\n\nThe text begins late.'], { sourceContext: 'text begins late' });
    expect(matchOf(verdict).spans).toEqual([{ pageNumber: 1, lineId: 3, start: 4, end: 20 }]);
  });

  it('maps ligatures, decomposed letters and invisible characters back to the original', () => {
    const verdict = judge(['A ﬁne cafe\u0301 in\u200b Paris.'], { sourceContext: 'fine café in Paris' });
    expect(matchOf(verdict).spans).toEqual([{ pageNumber: 1, lineId: 1, start: 2, end: 21 }]);
  });

  it('is cut out of a line of many thousand characters at the right place', () => {
    const long = Array.from({ length: 3_000 }, (_, position) => `item${position}`).join(' ');
    const verdict = judge([long], { sourceContext: 'item2500 item2501 item2502' });
    const start = long.indexOf('item2500');
    expect(matchOf(verdict).spans).toEqual([{ pageNumber: 1, lineId: 1, start, end: start + 26 }]);
  });
});

describe('a quotation that stands in several places', () => {
  const pages = ['The fee is due.\nA line.\nThe fee is due.', 'Nothing here.', 'The fee is due.'];

  it('is taken from the page that is named, and all places are counted', () => {
    const verdict = judge(pages, { sourceContext: 'The fee is due', pageNumber: 3 });
    expect(verdict).toMatchObject({ status: 'found', occurrences: 3 });
    expect(matchOf(verdict).spans[0].pageNumber).toBe(3);
  });

  it('is undecided, and no accusation, where its words are everywhere and none of its places says it', () => {
    const source = sourceOf('Fig. 1, '.repeat(1_500).replace(/.{90}/g, '$&\n'));
    const quotation = { sourceContext: `Revenue rose ${'Fig.. 1,. '.repeat(15)}` };
    const policy = policyOf(undefined);
    let asked = 0;
    const counted: Policy = (rule) => {
      asked += 1;
      return policy(rule);
    };
    expect(judgeQuotation(source, quotation, counted)).toMatchObject({
      status: 'not_found',
      warnings: ['too_complex'],
    });
    // It is searched for under each of its heads as well: without one budget for all searches the rules are asked 2,219,226 times.
    expect(asked).toBeLessThan(600_000);
  });

  it('is not counted to the end where it stands nearly everywhere, and says so', () => {
    const everywhere = Array.from({ length: 40 }, () => 'It is as it is, and as it was it is now.\n'.repeat(40));
    const verdict = judge(everywhere, { sourceContext: 'is', pageNumber: 30 });
    expect(verdict).toMatchObject({ status: 'found', occurrencesAtLeast: true });
    expect(matchOf(verdict).spans[0].pageNumber).toBe(30);
    expect(judge(pages, { sourceContext: 'is' })).not.toHaveProperty('occurrencesAtLeast');
  });

  it('is taken from the line that is named', () => {
    const verdict = judge(pages, { sourceContext: 'The fee is due', pageNumber: 1, lineIds: [3] });
    expect(matchOf(verdict).spans[0]).toMatchObject({ pageNumber: 1, lineId: 3 });
  });

  it('is taken from the first place when none is named', () => {
    expect(matchOf(judge(pages, { sourceContext: 'The fee is due' })).spans[0]).toMatchObject({
      pageNumber: 1,
      lineId: 1,
    });
  });

  it('is found on another page than the one that is named', () => {
    const verdict = judge(['One page.', 'The quoted words stand here.'], {
      sourceContext: 'quoted words stand',
      pageNumber: 1,
    });
    expect(verdict.status).toBe('found');
    expect(matchOf(verdict).spans[0].pageNumber).toBe(2);
  });
});

describe('a value', () => {
  const text = ['Revenue rose to $5.2 million in 2019, and costs to $15.2 million.'];

  it('is located inside the match', () => {
    const verdict = judge(text, { sourceContext: 'Revenue rose to $5.2 million in 2019', value: '$5.2 million' });
    expect(verdict.status).toBe('found');
    expect(matchOf(verdict).valueSpans).toEqual([{ pageNumber: 1, lineId: 1, start: 16, end: 28 }]);
  });

  it('makes a found quotation partial when it lies outside of the match', () => {
    const verdict = judge(text, { sourceContext: 'Revenue rose to $5.2 million', value: '2019' });
    expect(verdict.status).toBe('partial_text_found');
    expect(matchOf(verdict).valueSpans).toEqual([]);
    expect(verdict).toMatchObject({ differences: [{ kind: 'added', quoted: '2019', source: '' }] });
  });

  it('is not inside when it is a piece of a longer number', () => {
    expect(judge(text, { sourceContext: 'costs to $15.2 million', value: '5.2 million' }).status).toBe(
      'partial_text_found',
    );
    expect(judge(text, { sourceContext: 'Revenue rose to $5.2 million in 2019', value: '2 million' }).status).toBe(
      'partial_text_found',
    );
  });

  it('alone is judged like a quotation', () => {
    expect(judge(text, { value: '$15.2 million' }).status).toBe('found');
    expect(refusalOf(judge(text, { sourceContext: '  ', value: '$52 million' }))).toBe('number.changed');
  });

  it('makes a quotation that is not there partial when it is there', () => {
    const verdict = judge(text, {
      sourceContext: 'Penguins swim faster than most other birds',
      value: '$15.2 million',
    });
    expect(verdict.status).toBe('partial_text_found');
    expect(matchOf(verdict).valueSpans).toHaveLength(1);
    expect(verdict).toMatchObject({ differences: [{ kind: 'added', type: 'words_added', source: '' }] });
  });

  it('may leave out a possessive or an elided article', () => {
    expect(judge(['We met Hansen’s crew.'], { sourceContext: 'We met Hansen’s crew', value: 'Hansen' }).status).toBe(
      'found',
    );
    expect(
      judge(['Il parle de l’investissement.'], { sourceContext: 'parle de l’investissement', value: 'investissement' })
        .status,
    ).toBe('found');
    expect(
      refusalOf(judge(['Il n’investit plus rien.'], { sourceContext: 'Il n’investit plus rien', value: 'investit' })),
    ).toBe('value.outside');
  });

  it('helps nobody when it is a common word', () => {
    expect(judge(text, { sourceContext: 'Penguins swim faster than most other birds', value: 'in' }).status).toBe(
      'not_found',
    );
  });
});

describe('a shortened quotation', () => {
  const text = [
    'The committee met in the old hall on Monday and, after a long debate about costs, approved the plan by eleven votes.',
  ];

  it.each(['…', '...', '[...]', '[…]', '. . .'])('is found with %s between its parts', (dots) => {
    const verdict = judge(text, {
      sourceContext: `The committee met in the old hall ${dots} approved the plan by eleven votes`,
    });
    expect(verdict.status).toBe('found');
    expect(matchOf(verdict).spans).toEqual([
      { pageNumber: 1, lineId: 1, start: 0, end: 33 },
      { pageNumber: 1, lineId: 1, start: 82, end: 115 },
    ]);
  });

  it('is not found when its parts stand in another order', () => {
    expect(
      refusalOf(
        judge(text, { sourceContext: 'approved the plan by eleven votes … The committee met in the old hall' }),
      ),
    ).toBe('order.shuffled');
  });

  it('is not found when its parts stand far apart', () => {
    const far = [
      'The committee met in the old hall.',
      ...Array.from({ length: 20 }, () => 'Some other matter was discussed at length that day.\n'.repeat(4)),
      'They approved the plan by eleven votes.',
    ];
    expect(
      refusalOf(judge(far, { sourceContext: 'The committee met in the old hall … approved the plan by eleven votes' })),
    ).toBe('unit.changed word.added word.replaced');
  });

  it('is not found when one part is changed', () => {
    expect(
      refusalOf(
        judge(text, { sourceContext: 'The committee met in the old hall … approved the plan by twelve votes' }),
      ),
    ).toBe('number.changed word.missing');
  });

  it('is not found when a word or two stand in another sentence', () => {
    const source = ['Revenue rose to $5.2 billion in the year. Operating income of the group fell to $611 million.'];
    expect(refusalOf(judge(source, { sourceContext: 'Revenue … $611 million' }))).toBe('word.replaced');
    expect(refusalOf(judge(source, { sourceContext: 'Revenue … income of the group fell to $611 million' }))).toBe(
      'elision.too-far',
    );
    expect(judge(source, { sourceContext: 'Operating income … fell to $611 million' }).status).toBe('found');
    expect(refusalOf(judge(source, { sourceContext: 'Revenue rose … in the year' }))).toBe('elision.clause');
    expect(refusalOf(judge(source, { sourceContext: 'Revenue … billion in the year' }))).toBe('elision.subject');
  });

  it('is not found when a denial of its own sentence is among much that is left out', () => {
    const verdict = judge(['The board, which did not meet in May because the chairman was ill, approved the plan.'], {
      sourceContext: 'The board … approved the plan',
    });
    expect(verdict.status).toBe('partial_text_found');
  });
});

describe('a sentence over a page break', () => {
  const pages = [1, 2, 3].map((page) =>
    [
      'ANNUAL REPORT',
      `Text of page ${['one', 'two', 'three'][page - 1]} starts here and goes on to the very`,
      '1 See the second volume.',
      `Page ${page} of 3`,
    ].join('\n'),
  );

  it('goes on over running heads, page numbers and footnotes', () => {
    const marked = pages.map((page, position) =>
      position === 0 ? page.replace('page one', 'page one1') : page.replace('1 See', 'See'),
    );
    const verdict = judge(marked, { sourceContext: 'goes on to the very Text of page two' });
    expect(verdict.status).toBe('found');
  });

  it('is found with its page number too, as printed', () => {
    const verdict = judge(pages, { sourceContext: 'Page 2 of 3' });
    expect(verdict.status).toBe('found');
    expect(matchOf(verdict).spans[0]).toMatchObject({ pageNumber: 2, lineId: 4 });
  });

  it('does not skip a line of content', () => {
    const verdict = judge(['The parties agree to\nthis only if it rains\nshare the costs equally.'], {
      sourceContext: 'The parties agree to share the costs equally',
    });
    expect(verdict.status).toBe('partial_text_found');
  });

  it('does not skip a denial that stands alone at the foot of two pages', () => {
    const verdict = judge(
      ['The defendant was found\nnot', 'guilty of fraud in the first trial.\nThe second one was found\nnot'],
      {
        sourceContext: 'The defendant was found guilty of fraud in the first trial',
      },
    );
    expect(verdict.status).toBe('partial_text_found');
  });

  it('does not take years for page numbers', () => {
    const verdict = judge(
      [
        'The number of those who\ndied in the flood was 3 in 2011',
        'were buried there in the spring.\ndied in the flood was 3 in 2012',
      ],
      { sourceContext: 'The number of those who were buried there in the spring' },
    );
    expect(verdict.status).toBe('partial_text_found');
  });

  it('does not skip the last line of a page that stands first on the next one', () => {
    const verdict = judge(
      [
        'Report on fees\nThe tenant pays the\nDeposit is due in full',
        'Deposit is due in full\nrent every month of May',
      ],
      { sourceContext: 'The tenant pays the rent every month of May' },
    );
    expect(verdict.status).toBe('partial_text_found');
  });

  it('does not skip headings that differ in more than the page number', () => {
    const verdict = judge(['Article 5\nThe tenant pays the', 'Article 7\nrent every month.'], {
      sourceContext: 'The tenant pays the rent every month',
    });
    expect(verdict.status).toBe('partial_text_found');
  });
});

describe('a warning', () => {
  const warned: readonly (readonly [string, string])[] = [
    ['It is not true that the company paid the fine in full.', 'the company paid the fine in full'],
    ['The tenant may leave at any time, unless the rent is overdue.', 'The tenant may leave at any time'],
    ['According to the plaintiff the truck was speeding that night.', 'the truck was speeding that night'],
    ['The alleged owner of the boat fled the country.', 'owner of the boat fled the country'],
    ['Was the truck speeding that night?', 'the truck speeding that night'],
    ['At most 10 units are sold each day here.', '10 units are sold each day here'],
    ['The board did not approve the plan for the town.', 'approve the plan for the town'],
    ['Der Zeuge war nicht am Tatort in der Nacht.', 'am Tatort in der Nacht'],
    ['It grew by 12 percent in the north of Spain.', 'It grew by 12'],
    ['Der Mieter darf jederzeit ausziehen, es sei denn, die Miete ist offen.', 'Der Mieter darf jederzeit ausziehen'],
  ];
  it.each(warned)('says that “%s” takes back “%s”', (source, quoted) => {
    expect(judge([source], { sourceContext: quoted })).toMatchObject({ status: 'found', warnings: ['out_of_context'] });
  });

  it('is not given for a limit on other words of the sentence', () => {
    const verdict = judge(['No more than five came, and the company paid the fine in full.'], {
      sourceContext: 'the company paid the fine in full',
    });
    expect(verdict).toMatchObject({ status: 'found', warnings: [] });
  });

  it('is not given for a denial in another sentence', () => {
    const verdict = judge(['It was not so. The company paid the fine in full. Nobody was not told.'], {
      sourceContext: 'The company paid the fine in full',
    });
    expect(verdict).toMatchObject({ status: 'found', warnings: [] });
  });
});

describe('the same question', () => {
  it('gets the same answer, byte for byte', () => {
    const ask = (): string =>
      JSON.stringify(
        judge(['The dog barked at the cat.', 'The dog barked at the man.'], {
          sourceContext: 'The dog barked at the moon',
        }),
      );
    expect(ask()).toBe(ask());
  });
});

describe('a chapter at the end of a page', () => {
  it('is no footnote, though it starts with a number that the text has alone', () => {
    const pages = [
      'We counted birds in three valleys and in the hills behind them\nand found that the share 3 was higher than in other valleys.\n3 Methods\nWe walked along the river every morning and counted what we saw',
      'for an hour, and wrote it down before noon.',
    ];
    expect(judge(pages, { sourceContext: 'counted what we saw for an hour' }).status).toBe('found');
    expect(refusalOf(judge(pages, { sourceContext: 'higher than in other valleys. for an hour' }))).toBe('word.added');
  });
});

describe('pages that are alike', () => {
  const lines = Array.from(
    { length: 20 },
    (_, position) => `This is line ${'abcdefghijklmnopqrst'[position]} of the form and`,
  );

  it('have no running heads', () => {
    const verdict = judge([lines.join('\n'), lines.join('\n')], {
      sourceContext: 'line c of the form and This is line d',
      pageNumber: 2,
    });
    expect(verdict).toMatchObject({ status: 'found', occurrences: 2 });
    expect(
      judge([lines.join('\n'), lines.join('\n')], { sourceContext: 'line t of the form and This is line a' }).status,
    ).toBe('found');
  });
});
