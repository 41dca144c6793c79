/** Ellipses within a sentence that join words which do not belong together, and those beside them that do not. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, quoted: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext: quoted });
const statusOf = (source: string, quoted: string): string => verdictOf(source, quoted).status;

const growth =
  'We expect revenue growth of between 4% and 6% in 2023 and an adjusted operating margin of at least 11.5%.';
const rates = 'Revenue rose 4.5% in 2021 and 3.1% in 2022 in the whole group.';
const ages = 'The minimum age is 18 and the maximum is 65 for all drivers.';

describe('an ellipsis must not', () => {
  const exchanged: readonly (readonly [string, string, string, string])[] = [
    ['give a preposition another figure', growth, 'We expect revenue growth of … at least 11.5%', 'elision.subject'],
    ['give a verb another figure', ages, 'The minimum age is … 65 for all drivers', 'elision.limit'],
    ['give a figure another time', rates, 'Revenue rose 4.5% … in 2022 in the whole group', 'elision.subject'],
    [
      'give an Italian verb to come another subject',
      'Il canone spetta al socio e le tasse saranno pagate dal club.',
      'Il canone spetta al socio […] saranno pagate dal club.',
      'elision.subject',
    ],
    [
      'give an amount another noun',
      'The firm repairs roofs or 20 metres of fence.',
      'The firm repairs roofs … of fence.',
      'elision.subject',
    ],
    ['join two predicates', ages, 'The minimum age is 18 … is 65 for all drivers', 'elision.limit'],
    [
      'join two subjects’ verbs',
      'The firm pays the agent and the buyer pays the seller in May.',
      'The firm pays … the seller in May',
      'elision.subject',
    ],
    [
      'give a verb the subject that a contrast begins with',
      'The paint lowered the temperature in summer, whereas the albedo rose at once.',
      'The paint lowered … the albedo rose at once',
      'elision.subject',
    ],
    [
      'leave what is compared to the other side',
      'Bleeding was more common with the drug than with placebo in both wards.',
      'Bleeding was more common … placebo in both wards',
      'elision.subject',
    ],
    [
      'cut a measure',
      'Adults take 5 mg per kg per day of the drug with water.',
      'Adults take 5 mg … per day of the drug',
      'elision.subject',
    ],
    [
      'cut a range',
      'The fee ranges from $5,000 to $10,000 per year.',
      'The fee ranges from $5,000 … per year',
      'elision.subject',
    ],
    [
      'cut a figure off its noun',
      'He shall answer within 30 business days of it.',
      'He shall answer within 30 … days',
      'elision.subject',
    ],
    [
      'exchange dates',
      'It will be paid on 19 May 2023 to holders of shares on 21 April 2023.',
      'It will be paid on … 21 April 2023',
      'elision.subject',
    ],
    [
      'exchange German figures',
      'Die Kosten tragen die Klägerin zu 30 % und die Beklagte zu 70 % insgesamt.',
      'Die Kosten tragen die Klägerin zu … 70 % insgesamt',
      'elision.subject',
    ],
    [
      'exchange Italian figures',
      'Il bilancio si chiude con una perdita di 12.480 euro, contro un utile di 3.115 euro.',
      'Il bilancio si chiude con … un utile di 3.115 euro',
      'elision.subject',
    ],
    [
      'give a verb the object of another one',
      'The company sold its Asian arm and bought a bank in Spain in May.',
      'The company sold … a bank in Spain in May',
      'elision.subject',
    ],
    [
      'exchange Chinese figures',
      '最低年龄为18岁，最高年龄为65岁，适用于所有司机。',
      '最低年龄为……65岁，适用于所有司机',
      'elision.subject',
    ],
    [
      'exchange Korean figures',
      '최저 연령은 18세이고 최고 연령은 65세이다.',
      '최저 연령은 … 65세이다',
      'word.replaced',
    ],
  ];
  const clauses: readonly (readonly [string, string, string, string])[] = [
    [
      'go on inside another clause',
      'Members pay for coffee and tea, members over 60 get free cake.',
      'Members pay for coffee … get free cake',
      'elision.subject',
    ],
    [
      'give a subject the verb of another',
      'Mr Hall voted for the motion, Ms Reed spoke against the plan.',
      'Mr Hall … spoke against the plan',
      'elision.subject',
    ],
    [
      'give a subject the predicate of its like',
      'The old bridge was closed in 2000 and the new bridge over the river was opened by the town.',
      'The old bridge … was opened by the town',
      'elision.subject',
    ],
    [
      'give a clause the place of the next',
      'The bank closed its branch in Leeds and opened a new office in York.',
      'The bank closed its branch in Leeds … in York',
      'elision.subject',
    ],
    [
      'give a clause the term of the next',
      'The Supplier shall provide the Services, the Customer shall pay the Fees within 30 days.',
      'The Supplier shall provide the Services … within 30 days',
      'elision.subject',
    ],
    [
      'go on inside a German clause',
      'Der Mieter zahlt die Miete, der Vermieter trägt die Kosten der Heizung.',
      'Der Mieter zahlt … die Kosten der Heizung',
      'elision.subject',
    ],
    [
      'go on inside a Spanish clause',
      'El inquilino paga la renta y el dueño paga los gastos de agua.',
      'El inquilino paga … los gastos de agua',
      'elision.subject',
    ],
    [
      'go on inside a Chinese clause',
      '甲方支付租金，乙方承担水电费用和维修费用。',
      '甲方……承担水电费用和维修费用',
      'elision.subject',
    ],
    [
      'give a group the figure of another',
      'Adverse events occurred in 5 patients (3.0%) receiving velotrine and in 3 patients (3.7%) receiving placebo.',
      'Adverse events occurred in 5 patients … receiving placebo',
      'elision.subject',
    ],
    [
      'put one name in another’s place',
      'La cour condamne M. Le Goff à payer à la SCI Les Embruns la somme due.',
      'condamne … la SCI Les Embruns la somme due',
      'elision.subject',
    ],
    [
      'leave out that it is somebody’s claim',
      'The report claims that the river is clean and safe for the town.',
      'The report … the river is clean',
      'elision.condition',
    ],
    [
      'leave out that it is so at times only',
      'He may sometimes leave the house to see friends.',
      'He may … leave the house',
      'elision.limit',
    ],
    [
      'make a condition’s consequence of another’s',
      'When it exceeds 95 °C the valve opens at once. When it falls again, the valve closes slowly.',
      'When it exceeds 95 °C … the valve closes slowly',
      'elision.clause',
    ],
    [
      'make an object of the next sentence',
      'Dies gilt nicht für Schäden durch Frost. Leitungen unter Putz sind versichert.',
      'Dies gilt nicht für … Leitungen unter Putz',
      'elision.clause',
    ],
    [
      'give a subject the words of a clause after a semicolon',
      'Each party bears its own costs; the lender’s fees shall be paid by the buyer.',
      'Each party bears … the lender’s fees',
      'elision.clause',
    ],
    [
      'set a bound to what the clause before the semicolon allows',
      'Permitted without penalty after the second year; before that date subject to a fee.',
      'Permitted without penalty … before that date',
      'elision.clause',
    ],
    [
      'give a subject what a legend says',
      'No. 3 runs on Mondays in term only. | : it does not stop at Reeds.',
      'No. 3 runs on Mondays … it does not stop at Reeds',
      'elision.clause',
    ],
    [
      'leave out which of them it is about',
      'Members who have paid twice receive a new card in May.',
      'Members … receive a new card in May',
      'elision.limit',
    ],
    [
      'leave out what kind they are',
      'I soci minorenni non hanno diritto di voto.',
      'I soci … non hanno diritto di voto',
      'elision.limit',
    ],
    [
      'leave out a little word',
      'Il ne doit être pris que pendant les repas.',
      'Il ne doit être pris … pendant les repas',
      'elision.limit',
    ],
    [
      'leave out whether a figure is reached or left',
      'The price of the share fell in the year to 0.61 euros.',
      'The price of the share fell … 0.61 euros',
      'elision.limit',
    ],
    [
      'take a figure for its like after the same preposition',
      'Las familias tienen un descuento del 20 %, y las de categoría especial, del 50 %.',
      'Las familias tienen un descuento … del 50 %',
      'elision.limit',
    ],
    [
      'leave out one of two alternatives',
      'It takes effect at the end of the notice or, where an appeal is brought, when that is decided.',
      'It takes effect … when that is decided',
      'elision.limit',
    ],
    [
      'leave out that cases are rare',
      'The drug may in rare cases cause liver damage.',
      'The drug may … cause liver damage',
      'elision.clause',
    ],
    [
      'leave out that German cases are rare',
      'Das Mittel kann in seltenen Fällen Schwindel auslösen.',
      'Das Mittel kann … Schwindel auslösen',
      'elision.clause',
    ],
    ['leave out a Chinese permission', '乙方可在租期届满前以书面提出续租。', '乙方……以书面提出续租', 'elision.clause'],
    [
      'leave out who says so in Chinese',
      '据甲方的代理人称，该房屋上没有设定抵押。',
      '据……该房屋上没有设定抵押',
      'elision.clause',
    ],
    ['go on inside a Japanese clause', '甲は東京で、乙は大阪で働く。', '甲は……大阪で働く', 'word.replaced'],
  ];
  it.each([...exchanged, ...clauses])('%s', (_, source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });
});

describe('an ellipsis must not hide a condition', () => {
  const conditions: readonly (readonly [string, string, string])[] = [
    [
      'of consent',
      'The tenant may assign the lease with the prior consent of the landlord to a third party.',
      'The tenant may assign the lease … to a third party',
    ],
    [
      'that only one way is allowed',
      'The tenant may assign the lease only in writing to a third party.',
      'The tenant may assign the lease … to a third party',
    ],
    [
      'of exceptional cases',
      'Members may, in exceptional cases, leave the meeting early.',
      'Members may … leave the meeting early',
    ],
    ['of payment', 'The goods are released upon payment of the price in Oslo.', 'The goods are released … in Oslo'],
    [
      'in German',
      'Der Mieter darf nur mit Zustimmung des Vermieters untervermieten.',
      'Der Mieter darf … untervermieten',
    ],
    [
      'in French',
      'Le locataire peut, avec l’accord du bailleur, sous-louer le bien.',
      'Le locataire peut … sous-louer le bien',
    ],
    [
      'that is still to come',
      'The company has yet to publish its plan for the town.',
      'The company has … publish its plan',
    ],
  ];
  it.each(conditions)('%s', (_, source, quoted) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe('elision.condition');
  });
});

describe('an ellipsis may leave out', () => {
  const shortened: readonly (readonly [string, string, string])[] = [
    [
      'who did it',
      'The plan was approved by the board in May 2020 after long talks.',
      'The plan was approved … in May 2020',
    ],
    [
      'an insertion between commas, figures and all',
      'The firm sold 12 ships in May, its best 3 weeks, to a buyer in Japan.',
      'The firm sold 12 ships in May … to a buyer in Japan',
    ],
    [
      'the years of a figure that needs no unit',
      'La consommation d’eau a diminué de 8,4 % entre 2015 et 2019 dans les communes.',
      'La consommation d’eau a diminué de 8,4 % … dans les communes',
    ],
    [
      'figures before a comma',
      'Group revenue increased by 8.4% to €1,284.6 million (2021: €1,185.1 million), driven by higher volumes.',
      'Group revenue increased by 8.4% … driven by higher volumes',
    ],
    [
      'the number of a schedule',
      'The Supplier shall provide the Services described in Schedule 2 with reasonable skill.',
      'The Supplier shall provide the Services … with reasonable skill',
    ],
    [
      'phrases that deny in form only',
      'The Supplier shall tell the buyer without undue delay of the loss in writing.',
      'The Supplier shall tell the buyer … of the loss in writing',
    ],
    [
      'what stands in brackets, a semicolon in it',
      'The drug increased the volume by 0.142 L (95% CI 0.061 to 0.223; p = 0.0007) compared with placebo.',
      'The drug increased the volume by 0.142 L … compared with placebo',
    ],
    [
      'where it lies, after a square metre',
      'Elle a donné à bail un local de 145 m² situé à Douarnenez moyennant un loyer annuel.',
      'Elle a donné à bail un local de 145 m² … moyennant un loyer annuel',
    ],
    [
      'an aside with a figure',
      'The firm sold, in its best three weeks, twelve ships to Japan.',
      'The firm sold … twelve ships to Japan',
    ],
    [
      'what stands in brackets',
      'The tablets (take two of them with water) are for adults only.',
      'The tablets … are for adults only',
    ],
    [
      'a list before what the whole clause is about',
      'We process your name, address, and e-mail in order to send you the newsletter.',
      'We process … in order to send you the newsletter',
    ],
    [
      'members of a list with what they are members of',
      'Employees of our shops, offices and factories must wear a badge.',
      'Employees … must wear a badge',
    ],
    [
      'the end of a clause, with its semicolon',
      'The fund was closed in May after a run; its assets were sold in June.',
      'The fund was closed in May …; its assets were sold in June',
    ],
    [
      'a clause between two others',
      'The fund was closed in May; nobody lost a cent then; its assets were sold in June.',
      'The fund was closed in May; … its assets were sold in June',
    ],
    [
      'which of two it was, between commas',
      'The manager, who had joined in 2010, resigned after a dispute.',
      'The manager … resigned after a dispute',
    ],
    [
      'one of several members with "or"',
      'Cash, cheques or gift cards are taken at the desk.',
      'Cash … or gift cards are taken at the desk',
    ],
    [
      'other subjects of the same verb',
      'Children, women and older men from the village were taken to safety by boat.',
      'Children … were taken to safety by boat',
    ],
    [
      'other subjects of the same clause',
      'The Group operates in Europe, Asia and Africa through twelve subsidiaries.',
      'The Group operates in Europe … through twelve subsidiaries',
    ],
    [
      'what stands between a Japanese topic and its verb',
      '取締役会は、本日開催の会議において、自己株式の取得を決議いたしました。',
      '取締役会は……決議いたしました',
    ],
    [
      'members of a list',
      'Apples, pears, plums and figs were sold on the market.',
      'Apples … and figs were sold on the market',
    ],
    [
      'another noun of the same complement',
      "Elle procède à l'élection ou au remplacement des membres du comité.",
      "Elle procède à l'élection […] des membres du comité.",
    ],
    [
      'to whom something is owed',
      'Unser Bootshaus ist dank vieler Helfer und Spender endlich fertig gestellt.',
      'Unser Bootshaus ist […] endlich fertig gestellt.',
    ],
    [
      'the second of two nouns before a verb to come',
      'I soci, le cui quote e firme saranno verificate in maggio, votano.',
      'I soci, le cui quote […] saranno verificate in maggio, votano.',
    ],
  ];
  it.each(shortened)('%s', (_, source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

describe('an ellipsis inside a clause', () => {
  const warningsOf = (source: string, sourceContext: string): unknown => {
    const verdict = judgeQuotation(sourceOf(source), { sourceContext });
    return verdict.status === 'found' ? verdict.warnings : verdict.status;
  };

  it('is said to be shortened where nothing that is left out matters', () => {
    const source = 'The plan was approved by the board of directors in May after long talks.';
    expect(warningsOf(source, 'The plan was approved … after long talks')).toEqual(['shortened']);
  });

  it.each([
    ['The tablets (take them with water) are for adults only.', 'The tablets … are for adults only'],
    ['The manager, who had joined in 2010, resigned after a dispute.', 'The manager … resigned after a dispute'],
    ['Apples, pears, plums and figs were sold on the market.', 'Apples … and figs were sold on the market'],
  ])('is said to be shortened after an aside or a member of a list: %s', (source, quoted) => {
    expect(warningsOf(source, quoted)).toEqual(['shortened']);
  });
});
