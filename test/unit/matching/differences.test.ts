/** What a partial verdict tells: each difference with its type, and the source's words with their place. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { Difference } from '../../../shared/matching/answer/verdict.ts';
import { sourceOf } from '../../support/matching/sources.ts';

function differencesOf(source: string, quoted: string): readonly Difference[] {
  const verdict = judgeQuotation(sourceOf(source), { sourceContext: quoted });
  if (verdict.status !== 'partial_text_found') throw new Error(`the quotation is ${verdict.status}`);
  return verdict.differences;
}

describe('a difference', () => {
  const cases: readonly (readonly [string, string, string, Partial<Difference>])[] = [
    [
      'a number',
      'The plant employs 1,204 people in Bergen.',
      'The plant employs 1,240 people in Bergen.',
      { kind: 'replaced', type: 'number_changed', quoted: '1,240', source: '1,204' },
    ],
    [
      'a prefix of a unit',
      'The sensor draws 25 µA at most.',
      'The sensor draws 25 mA at most.',
      { type: 'unit_changed', quoted: 'mA', source: 'µA' },
    ],
    [
      'another unit that is written like a name',
      'The bolt carries 210 Nm of load.',
      'The bolt carries 210 kN of load.',
      { type: 'unit_changed', quoted: 'kN', source: 'Nm' },
    ],
    [
      'a scale',
      'Keep the vial below 39.2 °C at all times.',
      'Keep the vial below 39.2 °F at all times.',
      { type: 'unit_changed', quoted: 'F', source: 'C' },
    ],
    [
      'how often',
      'The members of the club pay the fee quarterly in cash.',
      'The members of the club pay the fee monthly in cash.',
      { type: 'unit_changed', quoted: 'monthly', source: 'quarterly' },
    ],
    [
      'a name that looks like a unit',
      'The letter was sent to Mr A. Nagy of Oslo in May.',
      'The letter was sent to Mr K. Nagy of Oslo in May.',
      { type: 'name_changed', quoted: 'K', source: 'A' },
    ],
    [
      'how the thousands are set apart',
      'The fee is EUR 40 000 for each year of the lease.',
      'The fee is EUR 40.000 for each year of the lease.',
      { type: 'number_notation', quoted: '40.000', source: '40 000' },
    ],
    [
      'the word for a number left out',
      'The list has Inv. no. 17 and the date of May.',
      'The list has Inv. 17 and the date of May.',
      { type: 'words_missing', source: 'no' },
    ],
    [
      'words added before the next sentence',
      'The bus runs at seven each day. The skipper of the boat is Ann.',
      'The bus runs at seven each day, except on weekends',
      { type: 'words_added', source: '' },
    ],
    [
      'the number of a case',
      'The petitioner in case No. 07-1315 was heard in Washington.',
      'The petitioner in case was heard in Washington.',
      { kind: 'missing', type: 'words_missing', source: 'No. 07-1315' },
    ],
    [
      'a number word',
      'The plan has two large parts in all.',
      'The plan has three large parts in all.',
      { kind: 'replaced', type: 'number_changed', quoted: 'three', source: 'two' },
    ],
    [
      'a currency at the end',
      'Revenue rose to 318 million euros. Costs fell.',
      'Revenue rose to 318 million dollars.',
      { kind: 'replaced', type: 'unit_changed', quoted: 'dollars', source: 'euros' },
    ],
    [
      'a month at the end',
      'The new terminal opened on 3 March, eleven weeks late.',
      'The new terminal opened on 3 April',
      { kind: 'replaced', type: 'date_changed', quoted: 'April', source: 'March' },
    ],
    [
      'a box to tick',
      'The issuer is a smaller reporting company ☑ under the rule.',
      'The issuer is a smaller reporting company ☐ under the rule.',
      { kind: 'replaced', type: 'word_replaced', quoted: '☐', source: '☑' },
    ],
    [
      'a month',
      'The lease ends on 3 May 2020 in Rome.',
      'The lease ends on 3 June 2020 in Rome.',
      { type: 'date_changed', quoted: 'June', source: 'May' },
    ],
    [
      'a day beside its month',
      'The lease ends on 3 May 2020 in Rome.',
      'The lease ends on 5 May 2020 in Rome.',
      { type: 'date_changed', quoted: '5', source: '3' },
    ],
    [
      'a date in figures',
      'The lease ends on 03/05/2020 in Rome.',
      'The lease ends on 05/03/2020 in Rome.',
      { type: 'date_changed' },
    ],
    [
      'a magnitude',
      'The project cost 38 million crowns in all.',
      'The project cost 38 billion crowns in all.',
      { type: 'unit_changed', quoted: 'billion', source: 'million' },
    ],
    [
      'a currency',
      'The project cost $38 in all of May.',
      'The project cost €38 in all of May.',
      { type: 'unit_changed', quoted: '€', source: '$' },
    ],
    [
      'a name',
      'A letter from Mr Hansen arrived late.',
      'A letter from Mr Jensen arrived late.',
      { type: 'name_changed', quoted: 'Jensen', source: 'Hansen' },
    ],
    [
      'a negation added',
      'The tenant shall repair the roof himself.',
      'The tenant shall not repair the roof himself.',
      { kind: 'added', type: 'negation_added', quoted: 'not', source: '' },
    ],
    [
      'a negation removed',
      'The tenant shall not repair the roof himself.',
      'The tenant shall repair the roof himself.',
      { kind: 'missing', type: 'negation_removed', quoted: '', source: 'not' },
    ],
    [
      'a word',
      'Prices increased sharply in the north.',
      'Prices decreased sharply in the north.',
      { kind: 'replaced', type: 'word_replaced', quoted: 'decreased', source: 'increased' },
    ],
    [
      'words added',
      'The supplier maintains the insurance cover.',
      'The supplier always maintains the insurance cover.',
      { kind: 'added', type: 'words_added', quoted: 'always' },
    ],
    [
      'words missing',
      'The supplier usually maintains the insurance cover.',
      'The supplier maintains the insurance cover.',
      { kind: 'missing', type: 'words_missing', source: 'usually' },
    ],
  ];
  it.each(cases)('names %s', (_, source, quoted, expected) => {
    expect(differencesOf(source, quoted)).toEqual([expect.objectContaining(expected)]);
  });

  it('says where the source’s words stand', () => {
    expect(
      differencesOf('The plant employs\n1,204 people in Bergen.', 'The plant employs 1,240 people in Bergen.'),
    ).toEqual([expect.objectContaining({ spans: [{ pageNumber: 1, lineId: 2, start: 0, end: 5 }] })]);
  });

  it('shows the space where words would stand that the source lacks', () => {
    expect(
      differencesOf(
        'The supplier maintains the insurance cover.',
        'The supplier always maintains the insurance cover.',
      )[0].spans,
    ).toEqual([{ pageNumber: 1, lineId: 1, start: 12, end: 13 }]);
  });

  it('shows the character before them where a line ends', () => {
    expect(
      differencesOf(
        'The supplier maintains\nthe insurance cover.',
        'The supplier maintains always the insurance cover.',
      )[0].spans,
    ).toEqual([{ pageNumber: 1, lineId: 1, start: 21, end: 22 }]);
  });

  it('names two names that changed places', () => {
    const differences = differencesOf(
      'A letter from Hansen reached Nilsen in the spring.',
      'A letter from Nilsen reached Hansen in the spring.',
    );
    expect(differences.map(({ type }) => type)).toEqual(['name_changed', 'name_changed']);
  });

  it('says what a match was cut out of', () => {
    expect(differencesOf('Prices of bread and milk rose by 5%.', 'Prices of bread and milk rose by 5')).toEqual([
      expect.objectContaining({ quoted: '5', source: '5%' }),
    ]);
  });
});

describe('what would help nobody', () => {
  const source =
    'The supplier maintains the insurance cover that the law of the country asks for, and the board was told of it.';
  it.each([
    'Penguins cannot fly but they swim well',
    'it was of the and that for the',
    'The law was on the board',
    'xyzzy',
    '— … —',
  ])('is not found: “%s”', (quoted) => {
    expect(judgeQuotation(sourceOf(source), { sourceContext: quoted }).status).toBe('not_found');
  });
});

describe('what a difference shows', () => {
  const shown = (source: string, sourceContext: string): unknown => {
    const verdict = judgeQuotation(sourceOf(source), { sourceContext });
    if (verdict.status !== 'partial_text_found') return verdict.status;
    return verdict.differences.map(({ type, quoted, source: words }) => [type, quoted, words]);
  };

  it.each([
    [
      'We assume energy is conserved in it.',
      'We energy assume is conserved in it',
      ['order_changed', 'energy assume', 'assume energy'],
    ],
    [
      'It is to be treated with cau-\ntion in all cases.',
      'It is to be treated without caution in all cases',
      ['negation_added', 'without', 'with'],
    ],
    ['The results gave 6.8 + 0.4 K in May.', 'The results gave 6.8 ± 0.4 K in May', ['unit_changed', '±', '']],
    [
      'Le contrat du 4 mai 2023 est en vigueur.',
      'Le contrat du 4 juin 2023 est en vigueur',
      ['date_changed', 'juin', 'mai'],
    ],
    ['Blood clots in the lungs are a risk.', 'Blood clots the lungs are a risk', ['words_missing', '', 'in']],
    [
      'a balance of £63,418.27 was carried over',
      'a balance of £63,481.27',
      ['number_changed', '63,481.27', '63,418.27'],
    ],
    [
      'The tenant may assign the lease to others.',
      'The tenant must assign the lease',
      ['word_replaced', 'must', 'may'],
    ],
    ['The rent is now due in Rome.', 'The rent is now late in Rome', ['word_replaced', 'late', 'due']],
    ['The invoice was paid in full. All agreed.', 'The invoice was paid in part', ['word_replaced', 'part', 'full']],
    ['Growth of more than 100,000 cells a day', 'less than 100,000 cells a day', ['word_replaced', 'less', 'more']],
    ['Requested by: Dr A. Osei', 'Requested by: Dr P. Raman', ['name_changed', 'P. Raman', 'A. Osei']],
    ['Server: Anouk', 'Server: Anika', ['name_changed', 'Anika', 'Anouk']],
    ['TSH 2.41 mU/l', 'TSH 24.1 mU/l', ['number_changed', '24.1', '2.41']],
    ['Cost of sales (812.9) 719.4', 'Cost of sales −812.9 719.4', ['number_changed', '−812.9', '(812.9)']],
    [
      'It was paid to Anna, Bob and Carl.',
      'It was paid to Anna Bob and Carl',
      ['word_replaced', 'Anna Bob', 'Anna, Bob'],
    ],
    ['No effect was found (p = 0.27) in May.', 'No effect was found (p = 0.027)', ['number_changed', '0.027', '0.27']],
    [
      'The deed was signed by Yuki Harada and Samuel Price on Monday.',
      'The deed was signed by Samuel Price and Yuki Harada on Monday',
      ['order_changed', 'Samuel Price and Yuki Harada', 'Yuki Harada and Samuel Price'],
    ],
  ])('is what differs and nothing else: “%s” quoted as “%s”', (source, quoted, difference) => {
    expect(shown(source, quoted)).toEqual([difference]);
  });
});
