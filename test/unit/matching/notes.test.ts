/** Footnote references, page artifacts and what a citing author adds: left out where they say nothing, and never where they may say something. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (pages: string | readonly string[], sourceContext: string): Verdict =>
  judgeQuotation(sourceOf(...(typeof pages === 'string' ? [pages] : pages)), { sourceContext });
const statusOf = (pages: string | readonly string[], sourceContext: string): string =>
  verdictOf(pages, sourceContext).status;

const filler = 'The quarterly review covers all matters that were raised by the members.';

describe('a number that is no footnote reference is never left out', () => {
  const cases: readonly (readonly [string, string | readonly string[], string, string])[] = [
    [
      'a power of a word',
      'It is proportional to distance² between them.',
      'proportional to distance between them',
      'number.changed',
    ],
    ['the letter of a century', 'Il date du XIXᵉ siècle en tout.', 'Il date du XIX siècle', 'name.changed'],
    [
      'an isotope after a full stop',
      'It is a light gas. ³He is rare and dear.',
      'It is a light gas. He is rare',
      'number.changed',
    ],
    ['a range of powers', 'It rose by 10³–10⁴ units in May.', 'It rose by 10–10 units in May', 'number.changed'],
    ['a number in round brackets', 'The lake (1) is deep and wide.', 'The lake is deep and wide', 'number.changed'],
    [
      'a power beside a mark',
      'At the site¹ it is proportional to distance² only.',
      'proportional to distance only',
      'number.changed',
    ],
    ['a power of ten', 'The count is below 0.5 × 10⁹/L today.', 'The count is below 0.5 × 109/L', 'number.changed'],
    [
      'a power of a Chinese unit',
      '该房屋面积约为100米²，位于市中心。',
      '该房屋面积约为100米，位于市中心',
      'number.changed',
    ],
    [
      'the version of a product',
      'We found that python3 is not affected.',
      'We found that python is not affected',
      'number.changed',
    ],
    [
      'one version among others',
      'We found that python2, python3 and python4 work. We like python3 most.',
      'We like python most',
      'number.changed',
    ],
    [
      'an element of a list',
      'It sets buffer[1] = total and returns.',
      'It sets buffer = total and returns',
      'number.changed',
    ],
    ['an interval', 'The dose lies in [3, 5] in the trial.', 'The dose lies in in the trial', 'number.changed'],
    [
      'a number after a bracket',
      'They issued (Smith)100 shares in May.',
      'They issued (Smith) shares in May',
      'number.changed',
    ],
    [
      'numbers after commas',
      'Visited: London,12 Paris,30 Rome,44 in all',
      'Visited: London, Paris, Rome, in all',
      'number.changed',
    ],
    [
      'a power of ten beside a note of that number',
      `The patient received 10⁶ cells on Monday.\n${filler}\n${filler}\n⁶ Provided by the hospital.`,
      'The patient received 10 cells on Monday',
      'number.changed',
    ],
    [
      'a line that starts with a number',
      [
        `${filler}\n${filler}\nIn May the assembly elected 3 directors.\n${filler}\nHe said he would resign if at least\n3 members did not agree to it, but not`,
        'leave the country until the spring.',
      ],
      'He said he would resign if at least leave the country until the spring',
      'negation.removed',
    ],
    [
      'a total that grows with the pages',
      ['Table 1. Losses\nOslo 5\nTotal loss 7', 'Table 2. Losses\nBergen 9\nTotal loss 8'],
      'Oslo 5 Table 2. Losses Bergen 9',
      'order.shuffled',
    ],
  ];
  it.each(cases)('%s', (_, source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });
});

describe('a mark that says nothing is left out', () => {
  const cases: readonly (readonly [string, string | readonly string[], string])[] = [
    ['the letter of a note', 'Net debtᵃ stood at 402 million in May.', 'Net debt stood at 402 million'],
    [
      'a reference in brackets after the full stop',
      'All belong to the family Anatidae.[5] Within it, ducks are split. The term baby duck[1] is used for it.',
      'belong to the family Anatidae. Within it, ducks are split',
    ],
    ['the marks of two authors', 'By E. Lindqvist¹ and R. Tanaka² of Oslo.', 'E. Lindqvist and R. Tanaka of Oslo'],
    ['two marks at once', 'The treaty¹,² was signed in Paris.', 'The treaty was signed in Paris'],
    [
      'a range of marks',
      'Of adults over 50 years.¹–³ It is sold widely.',
      'Of adults over 50 years. It is sold widely',
    ],
    [
      'a mark in round brackets',
      'Directive 2009/77/EC (³) should be repealed.',
      'Directive 2009/77/EC should be repealed',
    ],
    [
      'the note below with its mark in brackets',
      [
        `${filler}\n${filler}\nThe directive (¹) does not go beyond what is\n(¹) OJ C 105, 4.3.2030, p. 63.`,
        'necessary in May.',
      ],
      'does not go beyond what is necessary in May',
    ],
    ['a unit to the power of one', 'Its input power is -15.0 dBm¹ in all.', 'Its input power is -15.0 dBm in all.'],
    ['a currency to the power of one', 'It costs 5 EUR¹ in all shops.', 'It costs 5 EUR in all shops.'],
    ['a number to the power of one', 'The pack has 100¹ units in it.', 'The pack has 100 units in it'],
    [
      'a mark in brackets glued to its word',
      'This method[5] and that paper[6] use the plan[7] of it.',
      'and that paper use',
    ],
    [
      'a note whose sign stands after a figure, and a word divided before it',
      [
        `The excess for subsidence is £1,000.†\nThis does not apply to other insur-\n† The excess is paid by you.`,
        'ers. This does not depend on it.',
      ],
      'does not apply to other insurers. This does not depend on it',
    ],
    [
      'a note with an asterisk at the foot of a page',
      ['The company* was founded by two brothers in the\n* See the archive of the city.', 'old town of Basel.'],
      'was founded by two brothers in the old town of Basel',
    ],
    [
      'a note with a raised asterisk that is printed apart from its word, before numbered notes',
      [
        'Vladimir Karp ∗, Barlas Oz ∗\nwrote it.\nSetting new results on the open ones 1\n∗ Equal contribution\n1 See there.',
        'data sets, it suffers from two weaknesses.',
      ],
      'Setting new results on the open ones data sets, it suffers from two weaknesses',
    ],
    [
      'signs of notes before commas',
      'Vladimir Karp ∗, Barlas Oz ∗, Sewon Min †, and Patrick.',
      'Vladimir Karp, Barlas Oz, Sewon Min, and Patrick',
    ],
    [
      'a running head that is continued',
      ['Annual Report\nIt was founded by two\nPage 12', 'Annual Report (continued)\nbrothers in Basel.\nPage 13'],
      'It was founded by two brothers in Basel',
    ],
    [
      'a running head with its number over three pages',
      ['Report 12\nIt was founded by two', 'Report 13\nbrothers in', 'Report 14\nthe town of Basel.'],
      'It was founded by two brothers in the town of Basel',
    ],
  ];
  it.each(cases)('%s', (_, source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

describe('what a citing author adds', () => {
  it.each([
    ['b. Apply the brake before it stops.', 'a) Apply the brake before it stops.', 'word.added'],
    ['b)\nApply the brake before it stops.', 'c) Apply the brake before it stops.', 'word.replaced'],
    ['Zuständig war hier der Erste\nSenat des Gerichts.', '2. Senat des Gerichts.', 'number.changed'],
    ['The board met.\nDirectors resigned after the vote.', '12. Directors resigned after the vote.', 'number.changed'],
    ['The accused was not guilty of it.', 'The accused was ~~not~~ guilty of it.', 'gap.sign'],
    ['Damages of $5 million were paid.', '> $5 million were paid.', 'edge.sign'],
    ['The drug cures it in adult patients.', 'The drug 【5:does not】 cures it in adult patients.', 'negation.added'],
    ['The drug cures it in adult patients.', 'The drug [1: never] cures it in adult patients.', 'negation.added'],
    ['The drug cures it in adult patients.', 'The drug 【5†does not】 cures it in adult patients.', 'negation.added'],
  ])('is not found when it may say something: “%s” quoted as “%s”', (source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });

  it.each([
    ['The value of x = 5 was used in May.', 'The value of $x = 5$ was used in May'],
    ['The star has x² atoms in its core.', 'The star has $x^{2}$ atoms in its core'],
    ['The board met. Directors resigned in May.', '1. Directors resigned in May'],
    [
      'The drug cures it in adult patients.',
      'The drug cures it【4:0†source】 in adult patients【5†Annual Report.pdf】',
    ],
  ])('is found when it says nothing: “%s” quoted as “%s”', (source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

describe('a mark after a word of three letters', () => {
  it.each([
    ['He is charged under the Code Act¹ (the Act) with theft.', 'under the Code Act (the Act) with theft'],
    ['It is in the Act² of 1998, he said.\n² Chapter 9', 'It is in the Act of 1998, he said'],
  ])('may be left out: %s', (source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });

  it.each([
    ['The solution held 30 mol² of it in all.', 'The solution held 30 mol of it in all'],
    ['It is in the Act 1 (the Act) of the play.', 'It is in the Act (the Act) of the play'],
    ['It is the sum of all sin² of the angles.', 'It is the sum of all sin of the angles'],
  ])('is kept where it may be a power or a number: %s', (source, quoted) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe('number.changed');
  });
});

describe('letter case', () => {
  it.each([
    ['It has an energy of 5 MeV after that.', 'It has an energy of 5 meV after that', 'unit.letter-case'],
    ['It has a value of 5 MΩ in that Circuit.', 'It has a value of 5 mΩ in that Circuit', 'unit.letter-case'],
    ['The limit is 5 mSv per year for Workers.', 'The limit is 5 MSv per year for Workers', 'unit.letter-case'],
    ['It takes 5 MB of the Disk in all.', 'It takes 5 Mb of the Disk in all', 'unit.letter-case'],
    ['The victim had inhaled CO for some Hours.', 'The victim had inhaled Co for some Hours', 'name.letter-case'],
    ['Output is given in MW at that Plant.', 'Output is given in mW at that Plant', 'name.letter-case'],
    ['The letter was sent to US by the Envoy.', 'The letter was sent to us by the Envoy', 'name.letter-case'],
  ])('tells “%s” from “%s”', (source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });

  it.each([
    ['Add 5 mL of water to the Dish.', 'Add 5 ml of water to the Dish'],
    ['At 5 PM the Doctor came to us.', 'At 5 pm the Doctor came to us'],
    ['DOSE OF 5 MG FOR ALL ADULTS', 'Dose of 5 mg for all adults'],
    ['The rules of the EU were new to Bath.', 'The rules of the eu were new to Bath'],
  ])('does not tell “%s” from “%s”', (source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

describe('a figure in brackets', () => {
  const kept: readonly (readonly [string, string, string, string])[] = [
    [
      'that a draft leaves open is not left out',
      'The board may appoint [2] directors of it.',
      'The board may appoint directors of it',
      'number.changed',
    ],
    [
      'that is owed is not left out',
      'The buyer shall pay [500]. It is due.',
      'The buyer shall pay. It is due',
      'number.changed',
    ],
    [
      'of a measure with an adjective is not left out',
      'He gives [30] working days of notice.',
      'He gives working days of notice',
      'number.changed',
    ],
    [
      'is not quoted for another one',
      'It was tested in mice [12] and in rats.',
      'It was tested in mice [13] and in rats',
      'number.changed',
    ],
    [
      'is not emptied',
      'It was tested in mice [8] and in rats.',
      'It was tested in mice [] and in rats',
      'number.changed',
    ],
    [
      'with words is no citation mark',
      'The fee is 30% of the price.',
      'The fee is 30% [1: never] of the price',
      'negation.added',
    ],
    [
      'with words is not left out',
      'The fee is 30% [1: never] of the price.',
      'The fee is 30% of the price',
      'negation.removed',
    ],
    [
      'that closes is not the box that is open',
      '[x] I agree that it may be shared.',
      '[ ] I agree that it may be shared.',
      'word.replaced',
    ],
    [
      'that is a box is not another box',
      '☒ I agree that it may be shared.',
      '[ ] I agree that it may be shared.',
      'word.replaced',
    ],
  ];
  it.each(kept)('%s', (_, source, quoted, rule) => {
    expect(refusalOf(judgeQuotation(sourceOf(source), { sourceContext: quoted }))).toBe(rule);
  });

  const leftOut: readonly (readonly [string, string, string])[] = [
    [
      'beside others like it is a reference',
      'It was tested in mice [12], in rats [13].',
      'It was tested in mice, in rats',
    ],
    [
      'with an entry in the list is a reference',
      'It fails at [5] once.\nIt fails in rain [5] at last.\n[5] Chen, 2010.',
      'It fails in rain at last',
    ],
    ['after a sentence is a reference', 'It was approved [12]. Work began.', 'It was approved. Work began'],
    ['may be added after the quotation', 'It was tested in mice.', 'It was tested in mice [1].'],
    ['ticks a box', '☒ I agree that it may be shared.', '[x] I agree that it may be shared.'],
  ];
  it.each(leftOut)('%s', (_, source, quoted) => {
    expect(judgeQuotation(sourceOf(source), { sourceContext: quoted }).status).toBe('found');
  });
});

it('leaves out the references of an encyclopaedia, which stand after the points of its sentences', () => {
  const source = [
    'All but the screamers belong to the family Anatidae.[5] Within the family, ducks are split into',
    'a variety of tribes. There is no agreement among taxonomists.[5] Some base it on genetic studies.[6][7] The',
    'number of tribes ranges from two to five.[8][9] The duckling has downy plumage [1] or baby feathers.',
  ].join('\n');
  expect(statusOf(source, 'belong to the family Anatidae. Within the family, ducks are split')).toBe('found');
  expect(statusOf(source, 'The duckling has downy plumage or baby feathers')).toBe('found');
  expect(refusalOf(verdictOf(source, 'belong to the family Anatidae.[6] Within the family, ducks are split'))).toBe(
    'number.changed',
  );
});

describe('what the editors of a wiki put in brackets', () => {
  const article =
    'It is written as "breeeeze",[29][self-published source?] but, despite claims,[citation needed] most ducks[a] do not quack.[note 3] They swim[by whom?] well.[b][12] Der Ort[Anm. 1] ist schön.[Einzelnachweis fehlt]';

  it.each([
    'It is written as "breeeeze", but, despite claims, most ducks do not quack. They swim well.',
    'despite claims,[citation needed] most ducks[a] do not quack',
    'Der Ort ist schön.',
  ])('is left out: %s', (quoted) => {
    expect(statusOf(article, quoted)).toBe('found');
  });

  it.each([
    [
      'a word of its own',
      'He may [not] leave the country today.',
      'He may leave the country today',
      'negation.removed',
    ],
    [
      'the end of a word',
      'The contract[s] end in May of the year.',
      'The contract end in May of the year',
      'word.missing',
    ],
    [
      'an element of a list',
      'The value of total[i] is set to zero.',
      'The value of total is set to zero',
      'word.missing',
    ],
  ])('is not %s', (_, source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });
});

describe('the sign or letter of a note', () => {
  it.each([
    ['the remaining period‡ of cover.†', 'the remaining period‡'],
    ['the remaining period‡ of cover.†', 'the remaining period of cover'],
    ['Net debtᵃ stood at €402.8 million', 'Net debt[a] stood at €402.8 million'],
    ['Net debtᵃ stood at €402.8 million', 'Net debt<sup>a</sup> stood at €402.8 million'],
  ])('of “%s” may be quoted or not: “%s”', (source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });

  it('is no ending of a word', () => {
    expect(refusalOf(verdictOf('The contract ends in May.', 'The contract[s] ends in May'))).toBe('word.added');
  });
});
