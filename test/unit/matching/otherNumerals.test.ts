/** Numbers in other numerals, abbreviations and units, and what is set around them: the same value is found, another one is not. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

type Case = readonly [source: string, quotation: string];
const outcome = ([source, sourceContext]: Case, value?: string): string =>
  refusalOf(judgeQuotation(sourceOf(source), { sourceContext, value }));

const SWISS = 'Turnverein Chur, Schweiz\n';
const PARAGRAPHS =
  'Hız Sınırlamaları\nMadde 6- (1) Hız sınırı 30 km/h olarak belirlenmiştir.\n(2) Yayalar önceliklidir.';
const COUNTS = '• 全テストデータ:\n- 469 / 966（48%が固有表現)\n• スコアが 0.6 以上の単語:';
const SCRIPTS = 'تعتبر البرمجة بلغة R و Pythonمن الأدوات القوية في العمل';
const NAMED = 'Er bringt den Vorschlag: Unterhalt des Vereinsheims „Nördli“. Wir danken dem Nördli.';

const SAME: readonly Case[] = [
  ['MATH consists of 12K math problems from schools.', 'MATH consists of 12,000 math problems from schools.'],
  ['The set has 12,500 images, for $1,234.50 in all.', 'The set has 12.5K images, for $1,234.50 in all.'],
  ['Le compte a 45K abonnés en France.', 'Le compte a 45 000 abonnés en France.'],
  [`${SWISS}Jahresbeitrag Aktive: Fr. 35.—`, 'Jahresbeitrag Aktive: Fr. 35.—'],
  [`${SWISS}Jahresbeitrag Aktive: Fr. 35.—`, 'Jahresbeitrag Aktive: CHF 35.00'],
  [`${SWISS}Der Beitrag beträgt 50 Franken im Jahr.`, 'Der Beitrag beträgt CHF 50 im Jahr.'],
  ["Alle Beträge in CHF. Die Miete ist CHF 1'250.00 im Monat.", "Die Miete ist Fr. 1'250.- im Monat."],
  ['Beslut fattas med minst två tredjedelars majoritet i Lund.', 'Beslut fattas med minst 2/3 majoritet i Lund.'],
  ['The motion needs two thirds of the votes in the hall.', 'The motion needs 2/3 of the votes in the hall.'],
  ['Er bedarf einer Zweidrittelmehrheit der Mitglieder.', 'Er bedarf einer 2/3-Mehrheit der Mitglieder.'],
  ['Die Satzung wird mit 3/4 der Stimmen geändert.', 'Die Satzung wird mit drei Viertel der Stimmen geändert.'],
  ['La majorité des deux tiers des membres suffit ici.', 'La majorité des 2/3 des membres suffit ici.'],
  ['Uchwała zapada większością dwóch trzecich głosów.', 'Uchwała zapada większością 2/3 głosów.'],
  ['総会員の三分の二以上の同意を要する。', '総会員の3分の2以上の同意を要する。'],
  ['政令第百四十九号\n施行令の一部を改正する政令', '政令第149号'],
  ['当事人应当遵守第一百四十九条的规定。', '当事人应当遵守第149条的规定。'],
  ['（昭和三十五年法律第百五号）第四条第一項による。', '（昭和35年法律第105号）第4条第1項による。'],
  ['本合同于二〇二三年五月一日签订，一式两份。', '本合同于2023年5月1日签订，一式两份。'],
  ['hız sınırı 30 km/h olarak belirlenmiştir.', 'hız sınırı 30 km/sa'],
  ['Скорость не должна превышать 60 км/ч на мосту.', 'Скорость не должна превышать 60 km/h на мосту.'],
  [COUNTS, '全テストデータ: 469/966 (48％が固有表現)'],
  [SCRIPTS, 'تعتبر البرمجة بلغة R وPython من الأدوات القوية'],
  [PARAGRAPHS, 'Hız Sınırlamaları – Madde 6: Hız sınırı 30 km/h olarak belirlenmiştir.'],
  ['§ 5 (1) Der Vorstand hat drei Mitglieder.\n(2) Er wird gewählt.', '§ 5: Der Vorstand hat drei Mitglieder.'],
  [NAMED, 'Er bringt den Vorschlag: «Unterhalt des Vereinsheims Nördli»'],
];

const OTHER: readonly (readonly [...Case, rules: string])[] = [
  [
    'MATH consists of 12K math problems from schools.',
    'MATH consists of 1,200 math problems',
    'number.changed unit.changed',
  ],
  ['The chip has 16K bytes of memory on board.', 'The chip has 16,000 bytes of memory', 'number.changed unit.changed'],
  ['Kept at 300K shows no change; a kelvin is one.', 'Kept at 300,000 shows no change', 'number.changed unit.changed'],
  [
    'Club de Lyon, France. La part est de Fr. 35.— par an.',
    'La part est de CHF 35.00 par an.',
    'name.changed number.changed',
  ],
  [`${SWISS}Jahresbeitrag Aktive: Fr. 35.50`, 'Jahresbeitrag Aktive: CHF 35.00', 'name.changed number.changed'],
  ['The motion needs two thirds of the votes.', 'The motion needs 1/3 of the votes.', 'number.changed'],
  ['The pipe is five and two thirds inches long.', 'The pipe is 2/3 inches long.', 'number.changed word.missing'],
  [
    'The exam is on 2/3 in the hall of the school.',
    'The exam is on two thirds in the hall of the school.',
    'number.changed',
  ],
  [
    'Er bedarf einer Zweidrittelmehrheit der Mitglieder.',
    'Er bedarf einer 3/4-Mehrheit der Mitglieder.',
    'name.changed number.changed',
  ],
  ['政令第千百四十九号\n施行令の一部を改正する政令', '政令第149号', 'source.nothing-alike'],
  ['当事人应当遵守第一百四十条的规定。', '当事人应当遵守第104条的规定。', 'number.changed'],
  ['この政令は、第四条の二の規定により施行する。', 'この政令は、第4条', 'edge.provision-cut number.changed'],
  [
    'この政令は、昭和二十年四月から施行する。',
    'この政令は、平成20年4月から施行する。',
    'number.changed word.missing word.replaced',
  ],
  ['hız sınırı 30 km/h olarak belirlenmiştir.', 'hız sınırı 30 km/sn', 'word.replaced'],
  [COUNTS, '全テストデータ: 966/469 (48％が固有表現)', 'number.changed word.missing'],
  ['Result\nChange -469 / 966 of all members', 'Change 469/966 of all members', 'number.changed word.missing'],
  [SCRIPTS, 'تعتبر البرمجة بلغة R أو Python من الأدوات القوية', 'word.replaced'],
  [
    '§ 5 (1) Satz 2 gilt nicht für Vereine.\n(2) Er wird gewählt.',
    '§ 5 Satz 2 gilt nicht für Vereine.',
    'number.changed',
  ],
  ['Article 7 (1) applies to all.\n(2) It is law.', 'Article 7 applies to all.', 'number.changed'],
  [
    '§ 5 (2) Der Vorstand hat drei Mitglieder.\n(3) Er wird gewählt.',
    '§ 5: Der Vorstand hat drei Mitglieder.',
    'number.changed',
  ],
  [NAMED, 'Er bringt den Vorschlag: Unterhalt des Vereinsheims Nördli.', 'gap.speech-mark'],
  [
    'Er schreibt: Die „Rettung“ ist da. Es gibt keine Rettung.',
    'Er schreibt: «Die Rettung ist da.»',
    'gap.speech-mark',
  ],
];

describe('a value in other numerals or another abbreviation', () => {
  it.each(SAME)('is the same: %j as %j', (...example) => {
    expect(outcome(example)).toBe('found');
  });

  it.each(OTHER)('is another one: %j as %j', (source, quotation, rules) => {
    expect(outcome([source, quotation])).toBe(rules);
  });

  it('is located where it is cited in digits', () => {
    expect(outcome(['政令第百四十九号\n施行令の一部を改正する政令', '政令第149号'], '149')).toBe('found');
    expect(outcome(['政令第百四十九号\n施行令の一部を改正する政令', '政令第149号'], '49')).toBe('value.outside');
  });
});
