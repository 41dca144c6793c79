/** Every verdict says by which rules it was decided, and every difference by which rule it stands in the way. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { sourceOf } from '../../support/matching/sources.ts';

const judge = (source: string, sourceContext: string, value?: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext, value });

describe('a found quotation', () => {
  it('names the words themselves where nothing had to be excused', () => {
    expect(judge('The ferry leaves at nine in the morning.', 'The ferry leaves at nine').decidedBy).toEqual([
      'text.same',
    ]);
  });

  it('names what excused its differences', () => {
    const verdict = judge('Keller & Brandt founded the firm in Bremen.', 'Keller and Brandt founded the firm');
    expect(verdict).toMatchObject({ status: 'found', decidedBy: ['word.ampersand'] });
  });

  it('names what it is warned for', () => {
    const verdict = judge('It is unclear whether the bridge can carry buses.', 'the bridge can carry buses');
    expect(verdict).toMatchObject({ status: 'found', warnings: ['out_of_context'], decidedBy: ['context.attributed'] });
  });
});

describe('a quotation that is not found', () => {
  const cases: readonly { rule: string; source: string; quoted: string; value?: string }[] = [
    {
      rule: 'number.changed',
      source: 'The plant employs 1,204 people in Bergen.',
      quoted: 'The plant employs 1,240 people in Bergen.',
    },
    {
      rule: 'negation.removed',
      source: 'The seal was not broken at delivery.',
      quoted: 'The seal was broken at delivery.',
    },
    { rule: 'name.letter-case', source: 'The engine emits CO and steam.', quoted: 'The engine emits Co and steam.' },
    { rule: 'edge.range-cut', source: 'Patients took 10–20 mg of it a day.', quoted: '20 mg of it a day' },
    {
      rule: 'edge.denial-left-out',
      source: 'Not all pack sizes may be marketed.',
      quoted: 'All pack sizes may be marketed.',
    },
    { rule: 'edge.question', source: 'Did the board approve the budget?', quoted: 'Did the board approve the budget.' },
    {
      rule: 'gap.statement',
      source: 'It rose to 5. Degrees were awarded in May.',
      quoted: 'It rose to 5 degrees were awarded in May',
    },
    { rule: 'cell.column-crossed', source: 'Maximum Minimum\n500 10', quoted: 'Minimum 500' },
    {
      rule: 'value.outside',
      source: 'The ferry leaves at nine from Oslo.',
      quoted: 'The ferry leaves at nine',
      value: 'Oslo',
    },
  ];

  it.each(cases)('says that it is $rule', ({ rule, source, quoted, value }) => {
    const verdict = judge(source, quoted, value);
    expect(verdict.status).toBe('partial_text_found');
    expect(verdict.decidedBy).toContain(rule);
    expect(verdict.status === 'partial_text_found' && verdict.differences.map((one) => one.rule)).toContain(rule);
  });

  it('says of what is nowhere that there is nothing alike', () => {
    expect(judge('The ferry leaves at nine.', 'Penguins are fast swimmers').decidedBy).toEqual([
      'source.nothing-alike',
    ]);
  });
});
