/** Marks that begin list items, in many shapes, apostrophes and decimals as they are typed: left out or written otherwise, and what looks like it. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, sourceContext: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext });
const statusOf = (source: string, sourceContext: string): string => verdictOf(source, sourceContext).status;

it.each([
  [
    'It may:\no Raise doubts about the plan\no Result in delays to the work',
    'It may: Raise doubts about the plan; Result in delays to the work',
  ],
  [
    'Terms:\n\uf097@predicate specifies where the model applies\n\uf097@key is optional',
    '@predicate specifies where the model applies',
  ],
  [
    'Duties:\n- a. keep the books of the club;\n- b. pay the bills of the club;',
    'keep the books of the club; pay the bills of the club',
  ],
  [
    '[4.1.] The fee is due at once.\n[4.2.] The deposit is paid in May.\n[4.3.] It is repaid in June.',
    'The fee is due at once. The deposit is paid in May.',
  ],
  [
    'It does not hold for what:\n4.1.1 was known to the buyer before; or\n4.1.2 was published by the seller; or',
    'what: was known to the buyer before; or was published by the seller',
  ],
  [
    '利用者の義務\n① 施設を清潔に保つこと。\n② 火気を使用しないこと。\n③ 鍵を返却すること。',
    '施設を清潔に保つこと。火気を使用しないこと。鍵を返却すること。',
  ],
  ['◉입찰 공고 제2025-12호\n다음과 같이 공고합니다.', '입찰 공고 제2025-12호'],
  ['◎総務部長 ただいまから説明いたします。', '総務部長 ただいまから説明いたします。'],
  ['酒田発電所 ※ で発電した電気を使う。\n※ 山形県にある。', '酒田発電所で発電した電気を使う。'],
  ['料金は月額三千円※1とする。\n※1 税込。', '料金は月額三千円とする。'],
  [
    'Der Verein stellt: (i) zwei Boote, (ii) ein Netz, sowie (iii) drei Ruder.',
    'Der Verein stellt: zwei Boote, ein Netz, sowie drei Ruder.',
  ],
  ['• Bring a towel\n• Bring a lock', 'Bring a towel Bring a lock'],
  ['The rate is 53,87 % this year and was 12,40 % in 2019, 9,5 % in 2018.', 'The rate is 53.87% this year'],
  ['①본회는 회장을 둔다.\n②보선에 의한 임기는 잔여 기간으로 한다.', '보선에 의한 임기는 잔여 기간으로 한다.'],
  ['Der Wert beträgt € 43600,-- und mehr, die Miete € 500,--.', 'Der Wert beträgt € 43.600,-- und mehr'],
  ['See the User´s guide to the port.', "See the User's guide to the port."],
  ['The reader´s card and the member´s card are valid.', "The reader's card and the member's card are valid."],
  ['1、船只登记\n2、港口检查\n3、渔网修补', '船只登记；港口检查；渔网修补'],
  ['2、港口检查由市政府负责。\n3、渔网修补由港口负责。', '港口检查由市政府负责。渔网修补由港口负责。'],
])('finds %j as %j', (source, quoted) => {
  expect(statusOf(source, quoted)).toBe('found');
});

it.each([
  [
    'O presidente disse que o ministro não pode vir.\no Ministro da casa não vem, e o senado do país\no Senado da terra não fala em nome do povo',
    'Ministro da casa não vem, e o senado do país Senado da terra não fala em nome do povo',
    'word.missing',
  ],
  [
    'The parties agree that Clause\n4.1.1 was amended and Clause\n4.1.2 was struck out by them.',
    'The parties agree that Clause was amended and Clause was struck out by them',
    'date.changed',
  ],
  ['定員は次のとおり\n会議室は\n② 名です。', '定員は次のとおり会議室は名です。', 'number.changed'],
  ['회비는 매월 ②5천원으로 정한다.', '회비는 매월 25천원으로 정한다.', 'number.changed'],
  ['評価\n○可\n×不可\n△保留', '可 不可 保留', 'edge.symbol-cut word.missing'],
  [
    'The rate is 53,87 % this year and was 12,40 % in 2019, 9,5 % in 2018.',
    'The rate is 538.7% this year',
    'number.changed',
  ],
  [
    'The rate is 1.234 % this year and was 12,40 % in 2019, 9,5 % in 2018.',
    'The rate is 1,23 % this year',
    'number.changed',
  ],
  [
    'Der Wert beträgt € 43600,-- und mehr, die Miete € 500,--.',
    'Der Wert beträgt € 43,600 und mehr',
    'number.unsure-notation',
  ],
  ['The dose is 2,5 mg and the other 3,75 mg, then 1,25 mg.', 'The dose is 25 mg', 'number.changed'],
])('finds in %j no %j', (source, quoted, rule) => {
  expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
});

it.each([
  ['港口今年共登记船只\n3、渔网修补由港口负责。', '港口今年共登记船只渔网修补由港口负责。'],
  ['港口检查分为\n2、3级，渔网修补由港口负责。\n3、4级由市政府负责。', '渔网修补由港口负责。4级由市政府负责。'],
  ['2、港口检查由市政府负责。\n3、渔网修补由港口负责。', '港口检查由市政府负责。4、渔网修补由港口负责。'],
])('does not find a Chinese figure left out, %j as %j', (source, quoted) => {
  expect(refusalOf(verdictOf(source, quoted))).toBe('number.changed');
});

const article = 'ARTÍCULO 4: AUSENCIAS\n4.1 El tiempo de espera es breve.\n§ 5. Dues\n§ 1. Dues are paid in May.';

it.each([
  'ARTÍCULO 4: AUSENCIAS – 4.1 El tiempo de espera es breve.',
  'ARTÍCULO 4: AUSENCIAS: El tiempo de espera es breve.',
  '§ 5. Dues: Dues are paid in May.',
])('finds a heading with its own next line and nothing left out: %s', (quoted) => {
  expect(verdictOf(article, quoted)).toMatchObject({ status: 'found', warnings: [] });
});

it('shows no dots where a heading and its own next line are quoted whole', () => {
  const verdict = verdictOf(article, 'ARTÍCULO 4: AUSENCIAS – 4.1 El tiempo de espera es breve.');
  expect(verdict.status === 'found' && verdict.match.text).toBe(
    'ARTÍCULO 4: AUSENCIAS 4.1 El tiempo de espera es breve.',
  );
});

describe('marks of items, of one list each', () => {
  const cards =
    'What it does\n1\nIt is set up\nThe members agree.\n2\nIt learns\nIt hears of the aims.\n3\nIt watches\nIt sees the work.';
  const arrows =
    'Mind the numbers of this race.\n→ Your own number is not valid.\n→ Masters fetch their number on Sunday.';
  const conditions =
    'A member may be excluded if he\n1. is behind with his dues for more than 3 months and in arrears,\n2. offends against the rules of the club,\n3. harms the club.';
  const levels =
    '4.10.1) It needs the opinion of 3 moderators\n4.11) Disputes are settled by the eldest.\n4.12) The end.';

  it.each([
    ['numbers alone in their lines', cards, 'The members agree. It learns: It hears of the aims.'],
    ['arrows at the starts of lines', arrows, 'Mind the numbers of this race. Your own number is not valid.'],
    [
      'numbers after a comma',
      conditions,
      'is behind with his dues for more than 3 months and in arrears, offends against the rules of the club',
    ],
    ['numbers of several levels', levels, 'It needs the opinion of 3 moderators. Disputes are settled by the eldest.'],
  ])('may be left out: %s', (_, source, quoted) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe('found');
  });

  it.each([
    [
      'a cell',
      'Bolts of steel\n1\nNuts of brass\n2\nNails of iron\n3\nScrews',
      'Nuts of brass Nails of iron',
      'number.changed',
    ],
    [
      'a number without others',
      'The members agree.\n2\nIt hears of the aims.',
      'The members agree. It hears of the aims.',
      'number.changed',
    ],
    [
      'an arrow within a line',
      'The path File → Save leads on.\n→ Then close it.',
      'The path File Save leads on.',
      'word.missing',
    ],
  ])('are not %s', (_, source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });
});

describe('a minus sign of the source that a quotation gives as a dash between spaces', () => {
  const losses = 'Volatility 12.30%\nMaximum Drawdown -8.30%\nRent payable -20,000.00';
  it.each(['Maximum Drawdown – 8.30%', 'Maximum Drawdown: – 8.30%', 'Rent payable — 20,000.00'])(
    'may be read as a separator: %s',
    (sourceContext) => {
      expect(judgeQuotation(sourceOf(losses), { sourceContext })).toMatchObject({
        status: 'found',
        warnings: ['out_of_context'],
      });
    },
  );

  it.each(['Maximum Drawdown -8.30%', 'Maximum Drawdown: -8.30%', 'Maximum Drawdown − 8.30%'])(
    'is a sign beside its number: %s',
    (sourceContext) => {
      expect(judgeQuotation(sourceOf(losses), { sourceContext })).toMatchObject({ status: 'found', warnings: [] });
    },
  );

  it('is no other dash than the source has', () => {
    const source = sourceOf('Maximum Drawdown - 8.30%');
    expect(judgeQuotation(source, { sourceContext: 'Maximum Drawdown – 8.30%' })).toMatchObject({ warnings: [] });
  });
});
