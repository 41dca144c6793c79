/** Symbols, signs and punctuation that say something: with another one, or without it, a quotation is not found. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, quoted: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext: quoted });
const statusOf = (source: string, quoted: string): string => verdictOf(source, quoted).status;

/** [what is changed, the source, the quotation as altered] */
type Altered = readonly [string, string, string, string];

describe('a quotation is never found', () => {
  const signs: readonly Altered[] = [
    [
      'the sign of a finding exchanged',
      'Hepatitis B surface antigen: +',
      'Hepatitis B surface antigen: −',
      'edge.sign',
    ],
    ['the sign of a finding in brackets exchanged', 'Gram stain (-) in May', 'Gram stain (+)', 'edge.sign'],
    ['the signs of two findings exchanged', 'Swab of May: HIV − +', 'Swab of May: HIV + −', 'edge.sign'],
    [
      'a sign invented after the last word',
      'The blood group of the donor is A.',
      'The blood group of the donor is A −',
      'edge.sign',
    ],
    ['stars added', 'The hotel has a rating: ***', 'The hotel has a rating: *****', 'edge.sign'],
    ['an empty cell moved', 'Stroke of patients | – | 12', 'Stroke of patients | 12 | –', 'edge.sign gap.minus'],
    ['an empty cell left out', 'Codeine for adults | – | 240 mg', 'Codeine for adults | 240 mg', 'gap.minus'],
    [
      'a minus after the number left out',
      'The balance was 5,000- at year end.',
      'The balance was 5,000 at year end.',
      'gap.pause gap.sign',
    ],
    [
      'a minus sign on a line of its own left out',
      'Change in May:\n− 12 apples in stock',
      '12 apples in stock',
      'date.changed',
    ],
    [
      'a dash before degrees taken for a bullet',
      'Temperature at noon:\n- 5 degrees here',
      'noon: 5 degrees here',
      'number.changed',
    ],
    [
      'a dash before a change taken for a bullet',
      'Change in profit\n- 12 in the first quarter',
      '12 in the first quarter',
      'number.changed',
    ],
    [
      'a minus before a year-like amount left out',
      'It shows − 2019 dollars in May.',
      'It shows 2019 dollars in May.',
      'date.changed',
    ],
    ['a negative cell for a range', 'Oslo 5 −7 Bergen 8 −1', 'Oslo 5–7 Bergen 8–1', 'gap.sign'],
    [
      'the sign of a raised unit left out',
      'It was 340 W m⁻² at the top.',
      'It was 340 W m² at the top.',
      'number.changed',
    ],
    ['an index for a power', 'The loss is x² over the interval.', 'The loss is x₂ over the interval.', 'gap.sign'],
    [
      'the sign of a power of ten left out',
      'It held 10⁻⁶ mol per litre.',
      'It held 10⁶ mol per litre.',
      'number.changed',
    ],
    ['inches for feet', 'The board is 5′ long and white.', 'The board is 5″ long and white.', 'gap.sign'],
    ['inches for feet, typed', "The board is 5' long and white.", 'The board is 5" long and white.', 'gap.sign'],
    ['a prime left out', 'It moved 12′ in a year.', 'It moved 12 in a year.', 'gap.sign'],
    [
      'a prime after a French quotation left out',
      'A « large» screen of 5" fits.',
      'A « large» screen of 5 fits.',
      'gap.sign',
    ],
    ['a plus after the number left out', 'The film was rated 18+.', 'The film was rated 18.', 'edge.sign'],
    [
      'a factorial left out',
      'There are n! orders of n items.',
      'There are n orders of n items.',
      'gap.sign gap.statement',
    ],
    [
      'a factorial of a number left out',
      'There are 5! orders of items.',
      'There are 5 orders of items.',
      'gap.sign gap.statement',
    ],
  ];
  const names: readonly Altered[] = [
    [
      'the sign of a rating left out',
      'The bonds are AA- with a stable outlook.',
      'The bonds are AA with a stable outlook.',
      'gap.pause gap.sign',
    ],
    ['a bound that looks like the end of a tag', 'If a <b and c> 5 mg then stop.', '5 mg then stop', 'edge.sign'],
    ['the sign of a rating cut off', 'The bonds are rated BBB- in May.', 'The bonds are rated BBB', 'edge.sign'],
    [
      'the sign of a test left out',
      'All patients were HIV- at the start.',
      'All patients were HIV at the start.',
      'gap.pause gap.sign',
    ],
    ['the charge of an ion turned', 'The channel lets Na⁺ pass.', 'The channel lets Na⁻ pass.', 'gap.pause gap.sign'],
    ['another language', 'It was written in C# by the team.', 'It was written in C by the team.', 'gap.sign'],
    ['another language with signs', 'It was written in C++ by us.', 'It was written in C# by us.', 'gap.sign'],
    [
      'a point for a hyphen in an address',
      'Write to john-smith@bank.com now.',
      'Write to john.smith@bank.com now.',
      'gap.hyphen gap.sign',
    ],
    [
      'a hyphen left out of an address',
      'Visit www.my-bank.com for details.',
      'Visit www.my.bank.com for details.',
      'gap.hyphen gap.sign',
    ],
    [
      'two people for one',
      'It was signed by Smith-Jones of Bath.',
      'It was signed by Smith, Jones of Bath.',
      'gap.hyphen',
    ],
    ['the underscore of a name left out', 'Then a_b is set to zero here.', 'Then a b is set to zero here.', 'gap.sign'],
  ];
  const code: readonly Altered[] = [
    [
      'a denial left out',
      'It returns !valid to its caller.',
      'It returns valid to its caller.',
      'gap.sign gap.statement',
    ],
    ['a denial cut off', 'It returns !valid to its caller.', 'valid to its caller', 'edge.sign'],
    [
      'unequal for equal',
      'The loop runs while a != b and stops.',
      'The loop runs while a = b and stops.',
      'word.missing',
    ],
    [
      'minus for times',
      'The result is a * b for all inputs.',
      'The result is a - b for all inputs.',
      'gap.pause gap.sign',
    ],
    ['an assignment for a comparison', 'Then x <- y is run first.', 'Then x < y is run first.', 'gap.pause gap.sign'],
    ['an arrow for a minus', 'Then x -> y is run first.', 'Then x - y is run first.', 'word.missing'],
    ['counting down for up', 'The body runs i++ once.', 'The body runs i-- once.', 'gap.pause gap.sign'],
    [
      'an option for a word',
      'Run git push --force to proceed.',
      'Run git push force to proceed.',
      'gap.pause gap.sign',
    ],
    ['another option', 'Run git push --force to proceed.', 'Run git push -force to proceed.', 'gap.sign'],
    ['terms grouped otherwise', 'It is x = (a + b) / c here.', 'It is x = a + (b / c) here.', 'source.nothing-alike'],
    ['brackets left out', 'It is (a + b) / c in all cases.', 'It is a + b / c in all cases.', 'gap.pause gap.sign'],
    [
      'an absolute value left out',
      'It is bounded by |x| for all inputs.',
      'It is bounded by x for all inputs.',
      'gap.sign',
    ],
    ['a derivative left out', "The slope is f'(x) at the point.", 'The slope is f(x) at the point.', 'gap.sign'],
    ['a pattern narrowed', 'Then type rm *.txt to delete it.', 'Then type rm .txt to delete it.', 'gap.sign'],
  ];
  const shapes: readonly Altered[] = [
    [
      'another choice',
      'Product Alpha ● Product Beta ○ in stores',
      'Product Alpha ○ Product Beta ● in stores',
      'order.changed',
    ],
    [
      'a choice left out',
      '● Product Alpha\n○ Product Beta',
      'Product Alpha Product Beta',
      'edge.mark-cut word.missing',
    ],
    ['another black number', 'Press button ❶ to stop it.', 'Press button ❷ to stop it.', 'number.changed'],
    ['another ringed number', 'Press button ⓵ to stop it.', 'Press button ⓶ to stop it.', 'number.changed'],
    ['a sign that could not be read', 'Patients aged \uf0a3 65 years.', 'Patients aged 65 years.', 'unit.changed'],
    [
      'two numbers that nobody sees apart',
      'It reads 1\u200b5 for the pair.',
      'It reads 15 for the pair.',
      'number.changed',
    ],
    [
      'two numbers with a control between',
      'It reads 1\u001f5 for the pair.',
      'It reads 15 for the pair.',
      'number.changed',
    ],
    [
      'two numbers with an invisible plus between',
      'Use 2\u20641/2 cups of it.',
      'Use 21/2 cups of it.',
      'number.changed',
    ],
    ['a soft hyphen in a number', 'It reads 1\u00ad5 for the pair.', 'It reads 15 for the pair.', 'number.changed'],
    ['a struck digit', 'It reads 1\u03365 for the pair.', 'It reads 15 for the pair.', 'number.changed word.missing'],
  ];
  it.each([...signs, ...names, ...code, ...shapes])('with %s', (_, source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
    expect(statusOf(source, source)).toBe('found');
  });
});

describe('a quotation stays found', () => {
  const same: readonly (readonly [string, string, string])[] = [
    ['a power as ^', 'The core has 10¹² atoms in it.', 'The core has 10^12 atoms in it'],
    ['a negative power as ^', 'It held 10⁻⁶ mol per litre.', 'It held 10^-6 mol per litre'],
    [
      'a footnote reference of two digits left out',
      'It was signed in Paris.¹² It was renewed.',
      'in Paris. It was renewed',
    ],
    ['a bracket left out', 'The town (300 people) was empty.', 'The town, 300 people, was empty'],
    ['a spaced dash for a long one', 'The town—once 300 strong—was empty.', 'The town — once 300 strong — was empty'],
    ['a long dash before a number', 'It killed many—25 of them children.', 'It killed many — 25 of them children'],
    ['a long dash for commas', 'The town—once strong—was empty.', 'The town, once strong, was empty'],
    ['leaders left out', 'Net income ........ 5,000 ........ 4,000', 'Net income 5,000 4,000'],
    ['cells with borders', 'Net income 5,000 4,000', '| Net income | 5,000 | 4,000 |'],
    ['bullets of another kind', '■ It has a church\n■ It has a market', '- It has a church\n- It has a market'],
    ['the asterisk of a note', 'Listed above.\n*Refers to frames only.', '*Refers to frames only'],
    ['the dagger of a note before a number', 'Listed above.\n†5 frames were lost.', '†5 frames were lost'],
    ['an asterisk of a note left out', 'The treaty* was signed and renewed.', 'The treaty was signed and renewed'],
    ['a dagger of a note left out', 'The treaty† was signed and renewed.', 'The treaty was signed and renewed'],
    ['emphasis', 'The limit is 5 mg per day for adults.', 'The limit is **5 mg** per day for *adults*'],
    ['emphasis of a part of a word', 'It is a reaction of the skin.', 'It is a **re**action of the skin'],
    ['a heading', 'Methods of the study were new.', '## Methods of the study were new'],
    ['escapes', 'It was 5% of the sum * in all.', 'It was 5\\% of the sum \\* in all'],
    ['a hyphen between a word and a number', 'The covid-19 wave came in May.', 'The covid 19 wave came in May'],
    ['a bullet before a list of counts', 'Bring:\n- 5 apples from the shop', 'Bring: 5 apples from the shop'],
    ['a bullet beside items without numbers', 'Bring:\n- milk\n- 5 l of water', 'milk 5 l of water'],
    [
      'quotation marks of another kind after a number',
      'The film “Apollo 13” was shown.',
      'The film "Apollo 13" was shown',
    ],
    ['tags around it that the source shows', '<ul><li>Only in groups.</li><li>x</li></ul>', 'Only in groups.'],
    ['French quotation marks closed tightly after a number', 'Voir « Fiche (2)». Il faut lire.', 'Voir "Fiche (2)"'],
    ['quotation marks after an inch', 'A screen of 5" and a "page 2" fit.', "A screen of 5\" and a 'page 2' fit."],
    [
      'Korean quotation marks of another kind before a particle',
      '이 법에서 “근로자”란 임금을 목적으로 하는 사람을 말한다.',
      "이 법에서 '근로자'란 임금을 목적으로 하는 사람을 말한다.",
    ],
    [
      'no space before a Korean quotation mark',
      '‘방송사’는‘스태프’의 인격을 손상시켜서는 아니 된다.',
      "'방송사'는 '스태프'의 인격을 손상시켜서는 아니 된다.",
    ],
    ['a year after a dash, before a comma', 'The ANAC guidelines - 2019, and more.', 'The ANAC guidelines - 2019'],
    [
      'letters of notes glued to brackets left out',
      'Population (millions)b 2.34 2.96\nUnemployment (percentage)c 18.2 12.0',
      'Unemployment (percentage) 18.2 12.0',
    ],
    ['French spaces', 'Est-il « élevé » ? Oui : il est élevé !', 'Est-il "élevé"? Oui: il est élevé!'],
  ];
  it.each(same)('with %s', (_, source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

describe('what extractors and wrappers do to marks', () => {
  it.each([
    [
      'a quotation around the whole that ends with a number',
      '结果：实验数值为 阴性 1-350',
      '“结果：实验数值为 阴性 1-350”',
    ],
    ['a word set bold inside of another', 'The dot1q mode of it is set.', 'The dot**1**q mode of it is set'],
    ['a dash glued to its word', 'There should be one-- and only one way.', 'There should be one'],
    [
      'a colon that text to the left carries over',
      'قال الوزير :وضع البرنامج على رأس القائمة',
      'وضع البرنامج على رأس القائمة',
    ],
    ['the slash at the end of an address', 'See http://example.org/home/ for more.', 'See http://example.org/home'],
  ])('leaves a quotation found: %s', (_, source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});
