/** What stands between the words: where a quotation must set them apart as the source does, and where it need not. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { scannedSourceOf, sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, quoted: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext: quoted });
const statusOf = (source: string, quoted: string): string => verdictOf(source, quoted).status;

describe('a quotation is never found that', () => {
  const joined: readonly (readonly [string, string, string, string])[] = [
    [
      'runs two sentences together',
      'It rose to 5. Degrees were awarded in the hall.',
      'It rose to 5 degrees',
      'gap.statement',
    ],
    [
      'runs a figure into the next field',
      'Deaths in 2019: 12. Births in 2019: 40.',
      '12 births in 2019',
      'gap.statement',
    ],
    [
      'keeps the capital of the second sentence',
      'We tested the seeds. All failed it.',
      'tested the seeds All failed',
      'gap.statement',
    ],
    [
      'writes the second sentence small',
      'We tested A, B and C. All failed it.',
      'We tested A, B and C all failed it',
      'gap.statement',
    ],
    [
      'makes a sentence end where none does',
      'The vaccine is safe, not effective.',
      'The vaccine is safe. Not effective',
      'gap.statement',
    ],
    ['makes a question of a statement', 'He came. She left the house.', 'He came? She left the house', 'gap.statement'],
    ['joins two Chinese sentences', '他同意了。公司拒绝付款。', '他同意了公司拒绝付款', 'gap.statement'],
    [
      'joins two Arabic sentences',
      'وصل الوزير إلى المدينة. غادر الرئيس',
      'وصل الوزير إلى المدينة غادر الرئيس',
      'gap.statement',
    ],
    ['puts a colon before a letter apart from its number', 'They left plan B 12 days ago', 'plan: B 12', 'gap.pause'],
    ['leaves a comma out', 'Let’s eat, grandma, before they come.', 'Let’s eat grandma', 'gap.pause'],
    ['moves a comma', 'Pardon impossible, to be executed.', 'Pardon, impossible to be executed', 'gap.pause'],
    [
      'puts a colon for a full stop',
      '“No,” said Jones. “I shot the man,” said Smith.',
      'said Jones: “I shot the man”',
      'gap.statement',
    ],
    [
      'makes a statement of direct speech',
      'He said “I did it” to the police.',
      'He said I did it to the police',
      'gap.speech-mark',
    ],
    [
      'drops single quotation marks',
      'He said ‘I did it’ to the police.',
      'He said I did it to the police',
      'gap.speech-mark',
    ],
    ['takes the hyphen out of a compound', 'They met a man-eating shark.', 'They met a man eating shark', 'gap.pause'],
    ['takes the hyphen off a number', 'There were 30-odd people there.', 'There were 30 odd people there', 'gap.pause'],
    ['puts a comma for a hyphen', 'Signed by Smith-Jones of London.', 'Signed by Smith, Jones of London', 'gap.hyphen'],
    ['takes the brackets off', 'The profit (loss) before tax fell.', 'The profit loss before tax fell', 'gap.pause'],
    [
      'joins the answer of a field to the next',
      'Smoker: No\nEvidence of cancer was seen in it.',
      'No evidence of cancer was seen',
      'cell.line-joined',
    ],
    [
      'joins a row’s last figure to the next row',
      'Deaths 12\nBirths 40 in the whole of the region',
      '12 births 40',
      'cell.line-joined',
    ],
  ];
  it.each(joined)('%s', (_, source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });
});

describe('a quotation stays found that', () => {
  const same: readonly (readonly [string, string, string])[] = [
    [
      'quotes both sentences as they stand',
      'It rose to 5. Degrees were awarded.',
      'It rose to 5. Degrees were awarded',
    ],
    ['leaves out the point of an abbreviation', 'Mr. Smith met Dr. Jones there.', 'Mr Smith met Dr Jones there'],
    ['leaves out a serial comma', 'They sold apples, pears, and plums.', 'apples, pears and plums'],
    ['adds the comma of a date', 'Signed on March 12 2021 in Rome.', 'Signed on March 12, 2021 in Rome'],
    ['adds a comma after i.e.', 'In 30 days, i.e. before 1 May, it ends.', 'In 30 days, i.e., before 1 May'],
    ['puts a comma for a line’s end', '12 High Street\nLondon', '12 High Street, London'],
    ['puts a point for a line’s end', 'Methods\nWe took ten samples of soil.', 'Methods. We took ten samples of soil'],
    ['quotes cells with bars', 'Revenue 318 289', '| Revenue | 318 | 289 |'],
    ['puts a colon before a cell’s figure', 'Revenue 318 289', 'Revenue: 318'],
    ['puts one before an amount in letters of money', 'Total savings P132,071.00', 'Total savings: P132,071.00'],
    ['puts one before a currency', 'Total savings EUR 500 a year', 'Total savings: EUR 500'],
    ['puts one before a code', 'The station has number NJ0151100 there', 'number: NJ0151100'],
    ['puts one dash for another', 'The town—once rich—was empty.', 'The town – once rich – was empty'],
    ['writes the dash as two hyphens', 'The town—once rich—was empty.', 'The town--once rich--was empty'],
    ['leaves out leader dots that touch the figure', 'Drainage classes . . . . .11', 'Drainage classes 11'],
    ['leaves out leader dots', 'Net income ........ 5,000', 'Net income 5,000'],
    ['nests other quotation marks', 'He said “I did it” to the police.', '"He said \'I did it\' to the police"'],
    ['stresses a word with marks', 'The plan was approved by them all.', 'The "plan" was approved by them'],
    ['puts a word of the source in brackets', 'The plan was approved by them all.', '[The] plan was [approved]'],
    ['keeps the space after a line-end hyphen', 'This is an exam-\nple of a break.', 'This is an exam- ple of a break'],
    ['leaves out a note after a full stop', 'It was approved [12]. Work began.', 'It was approved. Work began'],
    ['keeps several fields, capitals and all', 'Smoker: No\nDrinker: Yes', 'Smoker: No Drinker: Yes'],
    ['wraps a line at a denial', 'The long and wide report found no\nAmerican ship', 'report found no American ship'],
    ['sets a number apart from its name', 'Deaths of COVID-19 rose in May.', 'Deaths of COVID 19 rose'],
  ];
  it.each(same)('%s', (_, source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

describe('on a scan', () => {
  it('a comma that was lost, and a speck that looks like a point, are no difference', () => {
    const scan = scannedSourceOf('They came late and. left early in the morning');
    expect(judgeQuotation(scan, { sourceContext: 'They came late, and left early' }).status).toBe('found');
  });

  it('a sentence that begins with a capital is still another sentence', () => {
    const scan = scannedSourceOf('The fund lost 5. Million dollar bonuses were paid.');
    expect(refusalOf(judgeQuotation(scan, { sourceContext: 'The fund lost 5 million dollar' }))).toBe('gap.statement');
  });
});

it('says which words are set apart otherwise, as one difference', () => {
  const verdict = judgeQuotation(sourceOf('Let’s eat, Grandma, before they come.'), {
    sourceContext: 'Let’s eat Grandma before they come',
  });
  if (verdict.status !== 'partial_text_found') throw new Error(verdict.status);
  expect(verdict.differences).toMatchObject([
    { type: 'word_replaced', quoted: 'eat Grandma before', source: 'eat, Grandma, before' },
  ]);
});

describe('a hyphen between two plain words', () => {
  it.each([
    ['They provide long-term care for the aged.', 'They provide long term care for the aged'],
    ['They provide long term care for the aged.', 'They provide long-term care for the aged'],
    ['She is a well-known author of books.', 'She is a well known author of books'],
    ['The policy-maker and the follow-up were late.', 'The policy maker and the follow up were late'],
    ['He has to pay the Non- refundable amount at once.', 'He has to pay the Nonrefundable amount at once'],
  ])('is as good as a space: “%s” quoted as “%s”', (source, quoted) => {
    expect(judgeQuotation(sourceOf(source), { sourceContext: quoted }).status).toBe('found');
  });

  it.each([
    ['The government funded projects in the north.', 'The government-funded projects in the north', 'gap.pause'],
    [
      'It was met by small-business owners of the city.',
      'It was met by small business-owners of the city',
      'gap.hyphen',
    ],
    ['They hired more-skilled workers in May.', 'They hired more skilled workers in May', 'gap.pause'],
    ['It was signed by Ann Smith-Jones of London.', 'It was signed by Ann Smith Jones of London', 'gap.pause'],
    ['They treat the patient again in May.', 'They re-treat the patient again in May', 'word.added'],
    ['Il est peut-être malade ce matin.', 'Il est peut être malade ce matin', 'gap.pause'],
    ['It lasts twenty four-hour days in all.', 'It lasts twenty-four hour days in all', 'gap.pause'],
    ['The non-payment clause was struck out.', 'The payment clause was struck out', 'negation.removed'],
  ])('is not where it changes what is said: “%s” quoted as “%s”', (source, quoted, rule) => {
    expect(refusalOf(judgeQuotation(sourceOf(source), { sourceContext: quoted }))).toBe(rule);
  });
});
