/** Small sources and quotations: what keeps a quotation found, and what must take `found` away. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { scannedSourceOf, sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, quoted: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext: quoted });
const statusOf = (source: string, quoted: string): string => verdictOf(source, quoted).status;
const scannedVerdictOf = (source: string, quoted: string): Verdict =>
  judgeQuotation(scannedSourceOf(source), { sourceContext: quoted });
const scannedStatusOf = (source: string, quoted: string): string => scannedVerdictOf(source, quoted).status;

describe('a quotation stays found', () => {
  it('beside bullets of a font that does not say what they are', () => {
    expect(
      statusOf('\uf0b7 First item of the list\n\uf0b7 Second item of it', 'First item of the list Second item'),
    ).toBe('found');
  });

  const same: readonly (readonly [string, string, string])[] = [
    ['CO₂ as CO2', 'Emissions of CO₂ fell in the plant.', 'Emissions of CO2 fell in the plant'],
    ['CO2 set with a gap', 'Emissions of CO 2 fell in the plant.', 'Emissions of CO2 fell'],
    ['m² as m2', 'A plot of 25 m² was sampled.', 'A plot of 25 m2 was sampled'],
    ['a power as ^', 'There were 10⁴ seedlings.', 'There were 10^4 seedlings'],
    ['½ as 1/2', 'Add ½ cup of sugar.', 'Add 1/2 cup of sugar'],
    ['a hyphen that breaks a line', 'This is an exam-\nple of a break.', 'This is an example of a break'],
    ['a compound broken at its hyphen', 'A well-\nknown fact is quoted.', 'A well-known fact'],
    ['a minus sign as a hyphen', 'It fell to −5 degrees at night.', 'It fell to -5 degrees'],
    ['a range with another dash', 'Between 10–20 mg were given.', 'Between 10-20 mg were given'],
    ['a range with spaces', 'Between 10 – 20 mg were given.', 'Between 10–20 mg were given'],
    ['thin spaces in a number', 'It costs 12\u202f500 euros a year.', 'It costs 12 500 euros a year'],
    ['no space for a thin one', 'It costs 12\u202f500 euros a year.', 'It costs 12500 euros a year'],
    [
      'a raised footnote reference left out',
      'The plan was approved.³ Work began.',
      'The plan was approved. Work began',
    ],
    [
      'a glued footnote reference of a series left out',
      'The report1 was late. The government2 approved the plan3 of it.',
      'The government approved the plan of it',
    ],
    ['a bracketed reference left out', 'The plan [12] was approved [3, 4].', 'The plan was approved'],
    ['a letter in brackets', 'The minister said the plan was ready.', '[T]he minister said the plan was ready'],
    ['[sic]', 'The minister said the plan were ready.', 'the plan were [sic] ready'],
    ['Markdown before a number', '9. There will be judgment for her.', '> 9. There will be **judgment** for her.'],
    ['Markdown', 'The minister said the plan was ready.', '> **The minister** said the _plan_ was `ready`'],
    [
      'a Markdown link',
      'See the annual report for details of it.',
      'See the [annual report](https://example.org) for details',
    ],
    ['HTML', 'Profit & loss were both reported.', '<p>Profit &amp; loss were <b>both</b> reported</p>'],
    ['a numbered list item', 'The minister said the plan was ready.', '1. The minister said the plan was ready.'],
    ['letters that a font spaces out', 'C O N T R A C T between the parties', 'CONTRACT between the parties'],
    ['an extractor’s broken word', 'The informa tion was given. All information counts.', 'The information was given'],
    [
      'words that an extractor ran together',
      'We saw thedog in the yard. The dog barked.',
      'We saw the dog in the yard',
    ],
    ['an abbreviation without points', 'The U.S. government agreed to it.', 'The US government agreed'],
    ['TeX’s accents', 'Kurt G¨odel proved the theorem.', 'Kurt Gödel proved the theorem'],
    ['Kangxi radicals', '⼈⼝增长放缓。', '人口增长放缓'],
    ['half-width kana', 'ﾃﾞｰﾀを保存する。', 'データを保存する'],
    ['Arabic vowel points', 'كَتَبَ الطالب الدرس', 'كتب الطالب الدرس'],
    ['Arabic presentation forms', 'ﺍﻟﺴﻼﻡ ﻋﻠﻴﻜﻢ ﺟﻤﻴﻌﺎ', 'السلام عليكم جميعا'],
    ['Arabic digits', 'بلغ العدد ١٢٣ شخصا', 'بلغ العدد 123 شخصا'],
    ['a row of a table', 'Revenue 1,204 1,310 (5.2)%', 'Revenue 1,204 1,310'],
    ['a bullet before a number', 'Bring:\n- 5 apples from the shop', '5 apples from the shop'],
    ['an added final point', 'The minister said so', 'The minister said so.'],
    ['can not for cannot', 'The tenant cannot assign the lease.', 'The tenant can not assign the lease'],
    ['cells of a table', 'Revenue 120 345 678', 'Revenue 120 345'],
    ['.5 for 0.5', 'A dose of .5 mg was given.', 'A dose of 0.5 mg was given'],
  ];
  it.each(same)('with %s', (_, source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

describe('a quotation is never found', () => {
  const different: readonly (readonly [string, string, string, string])[] = [
    ['10² quoted as 102', 'There were 10² seedlings here.', 'There were 102 seedlings here', 'number.changed'],
    ['1½ quoted as 11/2', 'Add 1½ cups of sugar.', 'Add 11/2 cups of sugar', 'number.changed'],
    ['$5.0 quoted as $50', 'It costs $5.0 million today.', 'It costs $50 million today', 'number.changed'],
    ['1.5 quoted as 15', 'A dose of 1.5 mg was given.', 'A dose of 15 mg was given', 'number.changed'],
    ['11.5 quoted as 1.5', 'A dose of 11.5 mg was given.', '1.5 mg was given', 'number.changed'],
    ['15 quoted as 5', 'A dose of 15 mg was given.', '5 mg was given', 'number.changed'],
    ['(5) quoted as 5', 'The result was (5) for the year.', 'The result was 5 for the year', 'number.changed'],
    ['-5 quoted as 5', 'The result was -5 for the year.', 'The result was 5 for the year', 'number.changed'],
    [
      'a minus with a space left out',
      'The result was – 5 for the year.',
      'The result was 5 for the year',
      'number.changed',
    ],
    ['a minus cut off at the start', 'The result was -5 degrees at night.', '5 degrees at night', 'number.changed'],
    [
      'a currency before the minus',
      'The result was -$5 million.',
      'The result was $5 million',
      'gap.pause gap.sign number.changed',
    ],
    ['the start of a range', 'Between 10–20 mg were given.', 'Between 10', 'source.nothing-alike'],
    ['the end of a range', 'Between 10–20 mg were given.', '20 mg were given', 'edge.range-cut'],
    ['a per cent sign cut off', 'Prices rose by 5%.', 'Prices rose by 5', 'edge.number-cut'],
    [
      '12,500 quoted as 12.500',
      'It costs 12,500 euros a year.',
      'It costs 12.500 euros a year',
      'number.unsure-notation',
    ],
    ['cells of a table run together', 'Revenue 12 345 total', 'Revenue 12345 total', 'number.changed'],
    ['cells of a table cut elsewhere', 'Revenue 12 345 total', 'Revenue 123 45 total', 'number.changed'],
    ['§ 1a quoted as § 1', 'See § 1a of the act.', 'See § 1', 'source.nothing-alike'],
    ['a letter before a number cut off', 'Take vitamin B12 every day.', '12 every day', 'edge.word-cut'],
    ['notable for not able', 'He was not able to come.', 'He was notable to come', 'source.nothing-alike'],
    ['not able for notable', 'He was a notable man.', 'He was a not able man', 'source.nothing-alike'],
    [
      'the rapist for therapist',
      'We asked the therapist about it.',
      'We asked the the rapist about it',
      'word.added word.replaced',
    ],
    [
      're-sign for resign',
      'The players will resign today.',
      'The players will re-sign today',
      'word.added word.replaced',
    ],
    [
      'resign for re-sign',
      'The players will re-sign today.',
      'The players will resign today',
      'word.missing word.replaced',
    ],
    ['a hyphenated prefix cut off', 'This is a non-binding offer to all.', 'binding offer to all', 'edge.word-cut'],
    ['a word cut at its end', 'The information was given to all.', 'The inform', 'source.nothing-alike'],
    ['a word cut at its start', 'The information was given to all.', 'formation was given to all', 'word.replaced'],
    ['it’s for its', 'The dog lost its collar again.', "The dog lost it's collar again", 'word.replaced'],
    ['an accent changed', 'Mr Möller signed the paper.', 'Mr Moller signed the paper', 'name.changed'],
    ['a number that looks like a note', 'It grew 3 times in a year.', 'It grew times in a year', 'number.changed'],
    ['a number after a word that takes one', 'As Table 1 shows, it grew.', 'As Table shows, it grew', 'number.changed'],
    ['a power left out', 'A plot of 25 m² was sampled.', 'A plot of 25 m was sampled', 'number.changed'],
    [
      'mW for MW',
      'The plant has 5 MW of power and is old.',
      'The plant has 5 mW of power and is old',
      'unit.letter-case',
    ],
    [
      'Mm for mm',
      'The sheet has a thickness of 0.7 mm and more.',
      'a thickness of 0.7 Mm and more',
      'unit.letter-case',
    ],
    [
      'a comparison sign left out',
      'It was significant (p < 0.05) here.',
      'It was significant (p 0.05) here',
      'gap.sign',
    ],
    [
      'a comparison sign turned',
      'It was significant (p < 0.05) here.',
      'It was significant (p > 0.05) here',
      'gap.sign',
    ],
    [
      'an invented list number for another date',
      'Am 4. Dezember kam er zurück.',
      '3. Dezember kam er zurück',
      'date.changed',
    ],
    ['不可能 quoted as 可能', '这是不可能的事情。', '可能的事情', 'edge.denial-cut'],
    ['a Japanese denial cut off', '売上は増加しなかった。', '売上は増加し', 'edge.denial-cut'],
    ['a Korean denial left out', '그는 동의하지 않았다.', '그는 동의하였다', 'source.nothing-alike'],
    ['三十五 quoted as 五', '共有三十五人参加会议。', '五人参加会议', 'edge.number-cut'],
    ['5万 quoted as 5', '费用为5万元整。', '费用为5', 'edge.number-cut'],
    ['a digit after a Chinese sign left out', '会议于3月召开并通过决议。', '会议于月召开并通过决议', 'number.changed'],
    [
      'a negation hidden by an ellipsis',
      'The company did not pay the supplier on time.',
      'The company did … pay the supplier on time',
      'elision.denial',
    ],
    ['a month changed', 'It ended on 3 May 2020 in Rome.', 'It ended on 3 June 2020 in Rome', 'date.changed'],
    ['may for must', 'The tenant must repair the roof.', 'The tenant may repair the roof', 'word.replaced'],
    ['an invented bracket', 'He denied the charge in court.', '[Smith] denied the charge in court', 'word.replaced'],
    ['the thousands of a number left out', 'It costs 12 500 euros a year.', 'It costs 12', 'edge.number-cut'],
    ['the thousands of a number alone', 'It costs 12 500 euros a year.', '500 euros a year', 'edge.number-cut'],
    [
      'the square of a long unit left out',
      'A plot of 25 metres² was sampled.',
      'A plot of 25 metres was sampled',
      'number.changed',
    ],
    [
      'the number of a product left out',
      'They flew Apollo11 to the moon.',
      'They flew Apollo to the moon',
      'number.changed',
    ],
    ['an interval left out', 'The interval [1, 3] was used here.', 'The interval was used here', 'number.changed'],
    ['a currency cut to another', 'It costs HK$5 million today.', '$5 million today', 'edge.symbol-cut'],
    [
      'a minus on the next line',
      'At night it fell to\n- 5 degrees in the hills.',
      '5 degrees in the hills',
      'number.changed',
    ],
    [
      'another reference',
      'As shown in earlier work [22] by us.',
      'As shown in earlier work [72] by us',
      'number.changed',
    ],
    ['a slash left out', 'Send goods and/or papers now.', 'Send goods and papers now', 'word.missing'],
    [
      'the sign of an exponent left out',
      'The limit was 1e-5 throughout the test.',
      'The limit was 1e5 throughout',
      'number.changed',
    ],
    ['the sign of a grade left out', 'He got a grade B+ in the exam.', 'He got a grade B in the exam', 'gap.sign'],
    [
      'the charge of an ion turned',
      'The ion Ca2+ was found in it.',
      'The ion Ca2- was found in it',
      'gap.pause gap.sign',
    ],
    [
      'plus for minus',
      'Profit is revenue - costs in the plan.',
      'Profit is revenue + costs in the plan',
      'gap.pause gap.sign',
    ],
    ['plus left out', 'The margin was a + b in that year.', 'The margin was a b in that year', 'gap.sign'],
    ['less for greater, between letters', 'It holds that A > B and C.', 'It holds that A < B and C', 'gap.sign'],
    ['a comparison of two signs turned', 'It holds that a <= b and c.', 'It holds that a >= b and c', 'word.replaced'],
    ['a magnitude cut off', 'The loss was USD 7 billion in 2020.', 'The loss was USD 7', 'edge.number-cut'],
    [
      'a minus after a Chinese sign left out',
      '北京的最低气温为-5度，风力很大。',
      '北京的最低气温为5度',
      'number.changed',
    ],
    [
      'a minus after a Korean word left out',
      '서울의 최저 기온은-5도였다.',
      '서울의 최저 기온은 5도였다',
      'number.changed',
    ],
    [
      'a minus after a currency left out',
      'Operating result was EUR-5 million then.',
      'Operating result was EUR 5 million',
      'number.changed',
    ],
    [
      'a Japanese minus left out',
      '当期純利益は△1,234百万円となりました。',
      '当期純利益は1,234百万円となりました',
      'unit.changed',
    ],
    ['an element taken for none', 'It holds that x ∉ A for all x.', 'It holds that x ∈ A for all x', 'word.replaced'],
    ['other stars', 'The hotel has ★★☆☆☆ in the list.', 'The hotel has ★★★★★ in the list', 'word.replaced'],
    [
      'a unit whose first letter could not be read',
      'A dose of 25 \uf06dg per kilogram.',
      'A dose of 25 g per kilogram',
      'unit.changed',
    ],
    [
      'a sign that could not be read',
      'It was kept at \ufffd20 °C for a week.',
      'It was kept at 20 °C for a week',
      'unit.changed',
    ],
    [
      'a separator that could not be read',
      'It cost 1\ufffd234 million in all.',
      'It cost 1234 million in all',
      'number.changed word.missing',
    ],
    [
      'a denial of another sentence',
      'Was it safe? No. Radiation was released that night.',
      'No radiation was released',
      'gap.statement',
    ],
    ['a denial of another sentence in Chinese', '安全吗？不。会上交了新证据。', '不会上交了新证据', 'gap.statement'],
    [
      'a broken word that begins like a denial',
      'There was no-\ntable success in the trial.',
      'There was no table success',
      'gap.pause',
    ],
    ['another section after it', 'This is an offence (s. 6).', 'This is an offence (s. 5).', 'number.changed'],
    ['a minus in words cut off', 'At night it was minus 5 degrees in town.', '5 degrees in town', 'edge.number-cut'],
    ['a Chinese minus in words cut off', '公司净利润为负5亿元人民币。', '5亿元人民币', 'edge.number-cut'],
    [
      'the whole of a mixed fraction cut off',
      'Add 3 1/2 cups of sugar to it.',
      '1/2 cups of sugar to it',
      'edge.number-cut',
    ],
    ['the fraction of a mixed one cut off', 'Leave it for 3 1/2 hours.', 'Leave it for 3', 'edge.number-cut'],
    ['a tick for a cross', 'Payment ✗ Delivery ✓ are listed', 'Payment ✓ Delivery ✓ are listed', 'word.replaced'],
  ];
  it.each(different)('with %s', (_, source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });
});

describe('in text that OCR read', () => {
  const misread: readonly (readonly [string, string, string, string])[] = [
    ['rn for m', 'The govemment approved the budget.', 'The government approved the budget', 'word.replaced'],
    ['m for rn', 'The infonnation was given.', 'The information was given', 'word.replaced'],
    ['l for i', 'The declslon was final.', 'The decision was final', 'word.replaced'],
    ['li for h', 'He came witli his brother and tlie dog.', 'He came with his brother and the dog', 'word.replaced'],
    ['a lost accent', 'Die Verhandlung uber die Löhne.', 'Die Verhandlung über die Löhne', 'word.replaced'],
    ['a lost apostrophe', 'He doesnt know the answer.', 'He doesn’t know the answer', 'negation.added'],
  ];
  it.each(misread)('a quotation stays found with %s', (_, source, quoted, rule) => {
    expect(scannedStatusOf(source, quoted)).toBe('found');
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });

  const changed: readonly (readonly [string, string, string, string])[] = [
    ['a digit changed', 'It costs 18 euros a year.', 'It costs 13 euros a year', 'number.changed'],
    ['a letter for a digit', 'It costs l8 euros a year.', 'It costs 18 euros a year', 'number.changed unit.changed'],
    ['a denial', 'He could now attend the meeting.', 'He could not attend the meeting', 'negation.added'],
    [
      'a denial that looks like a word',
      'The firm is net profitable this year.',
      'The firm is not profitable this year',
      'negation.added',
    ],
    [
      'a letter of a name that has a lookalike',
      'The head of the roads department is Lars Wikander.',
      'department is Lars Wtkander',
      'name.changed',
    ],
    [
      'a name’s last letter',
      'She discussed the transfer with Ms Adeyemi, and with her brother.',
      'transfer with Ms Adeyemr',
      'name.changed',
    ],
    ['a name of another shape', 'Mr Hansen signed the paper.', 'Mr Jansen signed the paper', 'name.changed'],
    [
      'a word that stands elsewhere too',
      'The form was old. The form was lost.',
      'The farm was old',
      'source.nothing-alike',
    ],
  ];
  it.each(changed)('a quotation is never found with %s', (_, source, quoted, rule) => {
    expect(refusalOf(scannedVerdictOf(source, quoted))).toBe(rule);
  });
});

describe('right-to-left text', () => {
  const logical = 'لا يجوز للمستأجر التنازل عن العقد (رقم 12) دون موافقة خطية من المالك';
  const visual = Array.from(logical)
    .reverse()
    .join('')
    .replace('21', '12')
    .replace(/[()]/g, (bracket) => (bracket === '(' ? ')' : '('));

  it('is found in a source that stores it in the order in which it is seen', () => {
    const verdict = judgeQuotation(sourceOf(`${visual}\n${visual}`), {
      sourceContext: 'التنازل عن العقد (رقم 12) دون',
    });
    if (verdict.status !== 'found') throw new Error(verdict.status);
    const [span] = verdict.match.spans;
    expect(visual.slice(span.start, span.end)).toBe(visual.slice(visual.indexOf('نود'), visual.indexOf('لزانتلا') + 7));
  });

  it('is found when the quotation stores it so', () => {
    expect(statusOf(logical, visual)).toBe('found');
  });

  it('is never found with another number', () => {
    expect(refusalOf(verdictOf(visual, logical.replace('12', '21')))).toBe('number.changed');
  });
});

describe('Korean', () => {
  it('is found when it ends before a particle, but not before a denial', () => {
    expect(statusOf('월 임대료는 85만 원이며 매월 지급한다.', '월 임대료는 85만 원')).toBe('found');
    expect(refusalOf(verdictOf('그는 계약에 동의하지 않았다.', '그는 계약에 동의'))).toBe('source.nothing-alike');
    expect(refusalOf(verdictOf('그것은 전혀 불가능하다.', '가능하다'))).toBe('source.nothing-alike');
  });
});
