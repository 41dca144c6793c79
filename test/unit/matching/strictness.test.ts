/** How strictly a quotation is judged: what is warned of blocks in a strict verdict, small slips of spelling do not in a lenient one. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import type { Strictness } from '../../../shared/matching/rules/policy.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const judge = (source: string, sourceContext: string, strictness?: Strictness): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext, strictness });

describe('a strict verdict', () => {
  const doubted = 'It is unclear whether the bridge can carry buses.';

  it('is partial where the standard one is found with a warning', () => {
    expect(judge(doubted, 'the bridge can carry buses')).toMatchObject({
      status: 'found',
      warnings: ['out_of_context'],
    });
    const strict = judge(doubted, 'the bridge can carry buses', 'strict');
    expect(strict).toMatchObject({
      status: 'partial_text_found',
      warnings: ['out_of_context'],
      decidedBy: ['context.attributed'],
      differences: [{ kind: 'missing', rule: 'context.attributed', source: 'It is unclear whether' }],
    });
  });

  it('is partial for an ellipsis that may hide a limit, and shows what it goes on with', () => {
    const source =
      'The lender approved the loan in May. It was not paid out for weeks. The borrower bought the mill in June of that year.';
    const quoted = 'The lender approved the loan in May … The borrower bought the mill in June of that year';
    expect(judge(source, quoted)).toMatchObject({ status: 'found' });
    const strict = judge(source, quoted, 'strict');
    expect(strict).toMatchObject({ status: 'partial_text_found', decidedBy: ['elision.may-limit'] });
    expect(strict.status === 'partial_text_found' && strict.differences[0].spans).not.toEqual([]);
  });

  it('finds what the standard one finds without a warning', () => {
    expect(judge('The ferry leaves at nine.', 'The ferry leaves at nine.', 'strict').status).toBe('found');
  });
});

describe('a lenient verdict', () => {
  const slips: readonly (readonly [string, string, string])[] = [
    ['spelling.accents', 'She sent her résumé to the café in May.', 'She sent her resume to the café in May.'],
    ['spelling.variant', 'The colour of the harbour changed.', 'The color of the harbor changed.'],
    ['spelling.variant', 'They organised the centre and cancelled it.', 'They organized the center and canceled it.'],
    ['spelling.typo-corrected', 'They will recieve the parcel at home.', 'They will receive the parcel at home.'],
  ];

  it.each(slips)('excuses %s', (rule, source, quoted) => {
    expect(judge(source, quoted, 'lenient')).toMatchObject({ status: 'found', decidedBy: [rule] });
    const standard = judge(source, quoted);
    expect(standard.status).toBe('partial_text_found');
    expect(standard.decidedBy).toContain(rule);
  });

  it.each([
    ['a name', 'Ms Müller signed the deed.', 'Ms Muller signed the deed.'],
    ['a name at the start', 'Ågren signed the deed for the firm.', 'Agren signed the deed for the firm.'],
    ['a number', 'He paid 1,240 euros for the boat.', 'He paid 1,204 euros for the boat.'],
    ['a denial', 'Il est né à Lyon en mai.', 'Il est ne à Lyon en mai.'],
    ['a unit', 'The wall is 12 metres long.', 'The wall is 12 meters long.'],
    [
      'a word that the source has too',
      'El año pasado dolía el ano del perro.',
      'El ano pasado dolía el ano del perro.',
    ],
    [
      'another word',
      'The marital court sat. The martial law held, marital as it was.',
      'The marital law held, marital as it was.',
    ],
    ['accents put in', 'She sent her resume to the office in May.', 'She sent her résumé to the office in May.'],
    ['a comma moved beside the slip', 'In colour, sales rose in May.', 'In color sales rose in May.'],
  ])('never excuses %s', (_, source, quoted) => {
    expect(judge(source, quoted, 'lenient').status).toBe('partial_text_found');
  });
});
