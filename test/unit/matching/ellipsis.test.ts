/** Shortened quotations: what an ellipsis may leave out, and what it must not hide. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { scannedSourceOf, sourceOf } from '../../support/matching/sources.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, quoted: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext: quoted });
const statusOf = (source: string, quoted: string): string => verdictOf(source, quoted).status;

describe('an ellipsis must not hide', () => {
  const hidden: readonly (readonly [string, string, string, string])[] = [
    [
      'a refusal',
      'The minister always refuses to lie to the parliament.',
      'The minister always … lie to the parliament.',
      'elision.condition',
    ],
    [
      'the Portuguese denial right after its end',
      'O barco foi pintado em abril pela escola do porto e foi visto não longe da cidade.',
      'O barco foi pintado … e foi visto',
      'elision.denial',
    ],
    [
      'the Spanish denial right after its end',
      'El barco fue pintado en abril por la escuela del puerto y la red no llega al museo.',
      'El barco fue pintado … y la red',
      'elision.denial',
    ],
    [
      'the Catalan denial right after its end',
      'La barca amb dos pals com cada any va a port i la xarxa no surt del port.',
      'La barca amb dos pals … i la xarxa',
      'elision.denial',
    ],
    [
      'a denial far from both parts',
      'The minister did as far as we know from all the records not in any way lie to the parliament.',
      'The minister did … lie to the parliament.',
      'elision.denial',
    ],
    [
      'an exception',
      'The tenant may end the lease, unless the owner objects, and leave the house.',
      'The tenant may end the lease … and leave the house.',
      'elision.condition',
    ],
    [
      'an attribution',
      'The plan of the board was, according to Smith, entirely legal.',
      'The plan of the board was … entirely legal.',
      'elision.condition',
    ],
    [
      'another subject in the next sentence',
      'The new drug killed ten patients. The placebo is entirely safe for adults.',
      'The new drug … is entirely safe for adults.',
      'elision.clause',
    ],
    [
      'another subject after a semicolon',
      'The tenant must return the rooms; the owner may claim damages in writing.',
      'The tenant must … claim damages in writing.',
      'elision.clause',
    ],
    [
      'the denial that it ends before',
      'The hull is insured by Norway Mutual. It pays in May. The cargo of the ship is not insured.',
      'The hull is insured by Norway Mutual. … The cargo of the ship is',
      'elision.denial',
    ],
    [
      'when it was, in a word or two',
      'They were quite enough in 2029. For the next years we lack millions.',
      'They were quite enough … For the next years we lack millions',
      'elision.limit',
    ],
    [
      'another speaker',
      'Q: Did you kill the old man that night? A: No, I did not do it.\nQ: Are you guilty as charged? A: Yes.',
      'Did you kill the old man that night? … A: Yes.',
      'elision.too-far',
    ],
    [
      'another speaker at a line’s start',
      'SMITH: I was at home.\nJONES: I killed him that night.',
      'SMITH: I was at home. … I killed him that night.',
      'elision.speaker',
    ],
    [
      'German refusals',
      'Der Minister weigert sich, im Mai zurückzutreten.',
      'Der Minister … im Mai zurückzutreten',
      'elision.condition',
    ],
    [
      'French refusals',
      'Le ministre refuse de quitter son poste en mai.',
      'Le ministre … quitter son poste en mai',
      'elision.condition',
    ],
    [
      'Spanish exceptions',
      'Los socios, salvo los de Madrid, pagan la cuota.',
      'Los socios … pagan la cuota',
      'elision.condition',
    ],
    [
      'Italian exceptions',
      'I soci, tranne quelli di Roma, pagano la quota.',
      'I soci … pagano la quota',
      'elision.condition',
    ],
    [
      'Russian denials',
      'Министр заявил, что он никогда не уйдёт в отставку.',
      'Министр заявил, что он … уйдёт в отставку',
      'negation.removed',
    ],
    [
      'Polish denials',
      'Minister powiedział, że nie poda się do dymisji.',
      'Minister powiedział, że … poda się do dymisji',
      'negation.removed',
    ],
    [
      'Turkish denials',
      'Bakan bu yıl görevinden asla istifa etmeyecek dedi.',
      'Bakan bu yıl … istifa etmeyecek dedi',
      'elision.denial',
    ],
    [
      'Hebrew denials',
      'השר אמר כי הוא לא יתפטר מתפקידו השנה',
      'השר אמר כי הוא … יתפטר מתפקידו השנה',
      'negation.removed',
    ],
    [
      'Arabic denials',
      'وقال الوزير إنه لن يستقيل من منصبه هذا العام',
      'وقال الوزير إنه … يستقيل من منصبه هذا العام',
      'negation.removed',
    ],
    [
      'Chinese denials',
      '公司表示不会对员工进行裁员的计划作出任何承诺',
      '公司表示……对员工进行裁员的计划',
      'negation.removed',
    ],
    [
      'Japanese denials',
      '大臣は来年辞任する考えはないと記者団に語った。',
      '大臣は来年辞任する……と記者団に語った',
      'word.missing',
    ],
    [
      'Korean denials',
      '그는 올해 안에 사임하지 않을 것이라고 분명히 말했다.',
      '그는 올해 안에 … 것이라고 분명히 말했다',
      'elision.denial',
    ],
    [
      'what is hard to do, in Korean',
      '실제 식단 자료를 얻기가 어려워 그나마 얻기 쉬운 자료를 모았다.',
      '실제 식단 자료를 얻기가 … 쉬운 자료를 모았다',
      'elision.denial',
    ],
    [
      'what a Dutch approval takes account of',
      'De notulen van de vorige vergadering worden, met inachtneming van de wijzigingen, goedgekeurd.',
      'De notulen van de vorige vergadering worden, … goedgekeurd.',
      'elision.condition',
    ],
    [
      'the head of the list that it goes on in',
      'The following are prohibited:\n- smoking in the hall\n- eating on the stairs\nThe following are free of charge:\n- swimming in the pool',
      'The following are prohibited: … swimming in the pool',
      'elision.head',
    ],
    [
      'a heading with a colon after a quoted item',
      'Advantages:\nLow cost of the plant\nShort time to build\nDisadvantages:\nHigh noise at night',
      'Advantages: Low cost of the plant … High noise at night',
      'elision.speaker',
    ],
    [
      'a heading of one word where the quotation makes a colon of the line end',
      'Risiken\nHohe Zinsen im Ausland\nChancen\nNeue Märkte in Asien',
      'Risiken: … Neue Märkte in Asien',
      'elision.head',
    ],
    [
      'a head of the same form',
      'The buyer must\nsupply the drawings;\npay the price;\nThe seller must\ninsure the goods;',
      'The buyer must supply the drawings … insure the goods',
      'elision.head',
    ],
  ];
  it.each(hidden)('%s', (_, source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });

  it('a denial that OCR misread', () => {
    const scan = scannedSourceOf('He said in the hall that n0thing of the plan was illegal.');
    expect(refusalOf(judgeQuotation(scan, { sourceContext: 'He said in the hall … of the plan was illegal' }))).toBe(
      'elision.denial',
    );
  });
});

describe('an ellipsis may leave out', () => {
  const shortened: readonly (readonly [string, string, string])[] = [
    [
      'the end of one sentence before another',
      'The committee met on Monday to discuss the budget. Members agreed to raise the contribution.',
      'The committee met on Monday … Members agreed to raise the contribution',
    ],
    [
      'whole sentences',
      'The committee met on Monday. It was a cold day. Members agreed to raise it.',
      'The committee met on Monday. … Members agreed to raise it',
    ],
    [
      'words with points that end no sentence',
      'The committee met on Monday, as Mr. Smith of the U.S. office noted, to discuss the budget.',
      'The committee met on Monday … to discuss the budget',
    ],
    [
      'a German date',
      'Der Vertrag wurde am 3. Mai 2020 von Müller gekündigt.',
      'Der Vertrag wurde … von Müller gekündigt',
    ],
    [
      'the Portuguese article in a preposition',
      'O ministro disse no dia da reunião em Lisboa que uma taxa foi aumentada.',
      'O ministro disse … que uma taxa foi aumentada',
    ],
    [
      'the Portuguese article right after its end',
      'A amostra foi recolhida na praia em maio e foi usada no ensaio de sal do porto.',
      'A amostra foi recolhida … e foi usada',
    ],
    ['Chinese words that look like denials', '该公司不仅在去年的交易中获得了巨大的利润。', '该公司……获得了巨大的利润'],
    [
      'items of the same list',
      'The following are prohibited:\n- smoking in the hall\n- eating on the stairs\n- swimming in the pool',
      'The following are prohibited: … swimming in the pool',
    ],
    [
      'a list between two whole sentences',
      'The committee met on Monday in the hall.\nIt had on its table:\n- the budget\n- the report\nMembers agreed to raise the contribution.',
      'The committee met on Monday in the hall. … Members agreed to raise the contribution.',
    ],
    [
      'items down to the next head that is quoted too',
      'Advantages:\nLow cost of the plant\nShort time to build\nDisadvantages:\nHigh noise at night',
      'Advantages: Low cost of the plant … Disadvantages: High noise at night',
    ],
  ];
  it.each(shortened)('%s', (_, source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });

  it('the end of a sentence before the next', () => {
    const source = sourceOf('They were enough for the year 2029. For the next years we lack 212 million.');
    const verdict = judgeQuotation(source, {
      sourceContext: 'They were enough … For the next years we lack 212 million',
    });
    expect(verdict).toMatchObject({ status: 'found', warnings: ['shortened'] });
  });

  it('a sentence that limits the ones around it, with a warning', () => {
    const verdict = judgeQuotation(sourceOf('The plan was legal. Nobody believed that. It was carried out in May.'), {
      sourceContext: 'The plan was legal. … It was carried out in May',
    });
    expect(verdict).toMatchObject({ status: 'found', warnings: ['shortened', 'out_of_context'] });
  });
});

describe('a shortened quotation says', () => {
  const judge = (text: string, sourceContext: string, strictness?: 'strict'): Verdict =>
    judgeQuotation(sourceOf(text), { sourceContext, strictness });
  const rule = 'The court finds that the search was lawful, that the officers acted quickly and that nobody was hurt.';

  it('what it leaves out, and where it stands', () => {
    const verdict = judge(
      'The tablets (take them with water) are for adults only.',
      'The tablets … are for adults only',
    );
    expect(verdict).toMatchObject({
      status: 'found',
      warnings: ['shortened'],
      omitted: [{ text: 'take them with water', spans: [{ pageNumber: 1, lineId: 1, start: 13, end: 33 }] }],
    });
  });

  it('in one difference that it leaves out a denial, and names it', () => {
    const verdict = judge(
      'The seal of the box was not broken at delivery.',
      'The seal of the box was … broken at delivery',
    );
    expect(verdict).toMatchObject({
      status: 'partial_text_found',
      decidedBy: ['elision.denial'],
      differences: [{ type: 'omission_matters', kind: 'missing', quoted: '', source: 'not' }],
      omitted: [{ text: 'not' }],
    });
  });

  it.each([
    [
      'elision.subject',
      'It is warranted because Experian has shown a likelihood of success.',
      'It is warranted because … has shown a likelihood',
    ],
    [
      'elision.condition',
      rule.replace('lawful', 'lawful unless forged'),
      'The court finds that the search was lawful … that the officers acted quickly',
    ],
    [
      'elision.limit',
      'The council approved the partial demolition of the house.',
      'The council approved the … demolition of the house',
    ],
    [
      'elision.contrast',
      `It was sold in May. However, the buyer left. It was rented out in June.`,
      'It was sold in May. … It was rented out in June',
    ],
    [
      'elision.section',
      'The rent is due in May.\n3.2 Deposits and fees\nIt grows each year by a tenth.',
      'The rent is due in May. … It grows each year by a tenth',
    ],
    [
      'elision.too-far',
      `The rent is due in May. ${'It was a cold and long day for them. '.repeat(15)}It grows each year by a tenth.`,
      'The rent is due in May. … It grows each year by a tenth',
    ],
  ])('by the rule %s that something matters', (decidedBy, text, quoted) => {
    const verdict = judge(text, quoted);
    expect(verdict).toMatchObject({ status: 'partial_text_found', decidedBy: [decidedBy] });
    if (verdict.status !== 'partial_text_found') return;
    expect(verdict.differences.map(({ type }) => type)).toEqual(['omission_matters']);
    expect(verdict.differences[0].spans).not.toEqual([]);
  });

  it('that it is not found where every warning counts', () => {
    const quoted = 'The tablets … are for adults only';
    expect(judge('The tablets (take them with water) are for adults only.', quoted, 'strict')).toMatchObject({
      status: 'partial_text_found',
      decidedBy: ['elision.parts-in-order'],
    });
  });
});
