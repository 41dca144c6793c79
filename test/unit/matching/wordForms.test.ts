/** Words set apart or run together, spelt in two ways, or read wrongly: which are the same word. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { scannedSourceOf, sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, quoted: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext: quoted });
const statusOf = (source: string, quoted: string): string => verdictOf(source, quoted).status;
const scannedVerdictOf = (source: string, quoted: string): Verdict =>
  judgeQuotation(scannedSourceOf(source), { sourceContext: quoted });

describe('a quotation is never found that has', () => {
  const other: readonly (readonly [string, string, string, string])[] = [
    [
      'a typical for atypical',
      'She shows atypical behaviour. A typical case.',
      'She shows a typical behaviour',
      'word.added word.replaced',
    ],
    [
      'atypical for a typical',
      'This is a typical reaction. An atypical one.',
      'This is atypical reaction',
      'word.missing word.replaced',
    ],
    [
      'may be for maybe',
      'This maybe dangerous to all. It may be late.',
      'This may be dangerous to all',
      'source.nothing-alike',
    ],
    [
      'no body for nobody',
      'Nobody was found there. The body was cold.',
      'No body was found there',
      'negation.added negation.removed',
    ],
    [
      'the rapist for therapist',
      'She saw her therapist. A rapist was jailed.',
      'She saw her the rapist',
      'word.missing word.replaced',
    ],
    [
      'in valid for invalid',
      'The contract is invalid here. A valid one.',
      'The contract is in valid here',
      'word.added word.replaced',
    ],
    [
      'nowhere for now here',
      'They are now here to be seen. Nowhere else.',
      'They are nowhere to be seen',
      'negation.added word.missing',
    ],
    [
      'everyday for every day',
      'It is used every day by all. Everyday things.',
      'It is used everyday by all',
      'unit.changed word.replaced',
    ],
    ['another vowel in Arabic', 'الرجلُ قُتِلَ في المدينة ليلا', 'الرجلُ قَتَلَ في المدينة ليلا', 'spelling.points'],
    [
      'another hamza in Arabic',
      'قال أن الحكومة وافقت على القانون',
      'قال إن الحكومة وافقت على القانون',
      'word.replaced',
    ],
    [
      'the Masse of Maße',
      'Er trinkt Alkohol in Maßen am Abend.',
      'Er trinkt Alkohol in Massen am Abend',
      'name.changed',
    ],
    ['a Turkish i with its dot', 'Bu evde ısı çok yüksek oldu.', 'Bu evde isi çok yüksek oldu', 'word.replaced'],
  ];
  it.each(other)('%s', (_, source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });
});

describe('a quotation stays found that has', () => {
  const same: readonly (readonly [string, string, string])[] = [
    ['cannot for can not', 'We can not accept this argument.', 'We cannot accept this argument'],
    ['can not for cannot', 'We cannot accept this argument.', 'We can not accept this argument'],
    [
      'the spaces that an extractor lost',
      'Members ofthe board met inthe hall.',
      'Members of the board met in the hall',
    ],
    ['е for ё', 'Он ещё не пришёл домой вечером', 'Он еще не пришел домой вечером'],
    ['ß for SS', 'Er wohnt in der GROSSEN STRASSE dort.', 'Er wohnt in der großen Straße dort'],
    ['ss for ß', 'Er wohnt in der großen Straße dort.', 'Er wohnt in der grossen Strasse dort'],
    ['no hamza', 'أعلن الرئيس في المدينة إلغاء القانون', 'اعلن الرئيس في المدينة الغاء القانون'],
    ['no vowel points', 'الرجلُ قُتِلَ في المدينة ليلا', 'الرجل قتل في المدينة ليلا'],
    [
      'HTML’s names of letters and signs',
      'The café costs £5 a day in the town.',
      'The caf&eacute; costs &pound;5 a day',
    ],
    ['a fence of code with its language', 'let x = 5;\nlet y = 6;', '```js\nlet x = 5;\nlet y = 6;\n```'],
    ['an elided article left behind', 'Il est tenu d’accepter le contrat signé.', 'accepter le contrat signé'],
  ];
  it.each(same)('%s', (_, source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

describe('on a scan, a real word is never taken for another', () => {
  const read: readonly (readonly [string, string, string, string])[] = [
    [
      'hall for halt',
      'He fell near the production hall on Monday.',
      'near the production halt on Monday',
      'word.replaced',
    ],
    [
      'coal for coat',
      'He delivered the coal to the old woman.',
      'He delivered the coat to the old woman',
      'word.replaced',
    ],
    ['lax for tax', 'The lax law was changed in the spring.', 'The tax law was changed in the spring', 'word.replaced'],
    ['hut for but', 'The hut stood near the river then.', 'The but stood near the river then', 'word.replaced'],
    ['lethal for tethal', 'The drug is lethal to infants here.', 'The drug is tethal to infants here', 'word.replaced'],
    [
      'i5 for is',
      'The i5 processor was sold in June.',
      'The is processor was sold in June',
      'word.missing word.replaced',
    ],
    [
      'in direct for indirect',
      'He was in direct contact. A direct hit.',
      'He was indirect contact',
      'word.missing word.replaced',
    ],
  ];
  it.each(read)('%s', (_, source, quoted, rule) => {
    expect(refusalOf(scannedVerdictOf(source, quoted))).toBe(rule);
  });
});

it('answers the same question the same, whatever was asked before', () => {
  const text = 'The plan was legal. Nobody believed that.\nIt was carried out in May by the coal board.';
  const questions = ['The plan was legal', 'the coat board', 'Nobody believed … out in May', 'It was carried ou t'];
  const answers = (order: readonly string[]): string[] => {
    const index = scannedSourceOf(text);
    return order.map((sourceContext) => JSON.stringify(judgeQuotation(index, { sourceContext })));
  };
  expect(answers(questions.toReversed()).toReversed()).toEqual(answers(questions));
});

describe('a quotation is found with a warning where its own sentence', () => {
  const limited: readonly (readonly [string, string, string])[] = [
    ['is denied in Portuguese', 'O ministro nega que a taxa foi aumentada.', 'a taxa foi aumentada'],
    ['is attributed in Dutch', 'Volgens Smit is het plan volledig goedgekeurd.', 'het plan volledig goedgekeurd'],
    ['is conditional in Polish', 'Umowa wygasa, jeśli strony podpiszą aneks.', 'strony podpiszą aneks'],
    ['is denied in Hebrew', 'השר הכחיש כי התוכנית אושרה אתמול', 'התוכנית אושרה אתמול'],
    ['is alleged in Chinese', '据称该公司去年隐瞒了资料。', '该公司去年隐瞒了资料'],
    ['is hearsay in Japanese', '同社は昨年資料を隠したとされる。', '同社は昨年資料を隠した'],
  ];
  it.each(limited)('%s', (_, source, sourceContext) => {
    expect(judgeQuotation(sourceOf(source), { sourceContext })).toMatchObject({
      status: 'found',
      warnings: ['out_of_context'],
    });
  });
});
