/** Answers of forms, open figures of drafts and bounds of figures: where leaving out a mark or a word turns a statement around. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, quoted: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext: quoted });
const statusOf = (source: string, quoted: string): string => verdictOf(source, quoted).status;

describe('an answer is never joined to what follows it', () => {
  it.each([
    ['Did it spread? No, cancer cells were found elsewhere.', 'No cancer cells were found elsewhere.', 'gap.pause'],
    ['Chest pain: no, fever: yes', 'no fever', 'source.nothing-alike'],
    ['¿Pagó? No, pagó su hermano en mayo.', 'No pagó su hermano en mayo.', 'gap.pause'],
    ['Tobacco use: No   Alcohol use: Yes', 'No alcohol use', 'cell.answer-joined cell.label-joined edge.field-cut'],
    ['Chest pain | No | Fever | Yes', 'No Fever', 'source.nothing-alike'],
    ['Result: no • Treatment: given', 'no treatment', 'source.nothing-alike'],
    ['Smoker: No\nDiabetes: Type 2', 'no diabetes', 'source.nothing-alike'],
    ['A: No… money was owed to me.', 'No money was owed to me.', 'cell.answer-joined'],
    ['Dose: 5 mg\nDaily limit: 10 mg', 'dose: 5 mg daily', 'cell.label-joined cell.line-joined'],
    ['The fee is $5\nMillion dollar deals are exempt', 'The fee is $5 million', 'cell.line-joined'],
  ])('“%s” quoted as “%s”', (source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });

  it.each([
    ['Smoker: No\nDiabetes: Type 2', 'Smoker: No Diabetes: Type 2'],
    ['Smoker: No  Diabetes: Yes', 'Smoker: No Diabetes: Yes'],
    ['There were no\ncases in the north of the country in that whole year.', 'There were no cases in the north'],
    ['Smith, Jr., resigned in May.', 'Smith, Jr. resigned in May'],
  ])('“%s” may be quoted as “%s”', (source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

describe('a figure that a draft leaves open is never left out', () => {
  it.each([
    ['The Tenant shall give notice [30] days before the end.', 'The Tenant shall give notice days before the end'],
    ['The holder shall hold [51] percent of all shares.', 'The holder shall hold percent of all shares'],
    ['The buyer shall pay EUR [500] to the seller in May.', 'The buyer shall pay EUR to the seller in May'],
  ])('“%s” quoted as “%s”', (source, quoted) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe('number.changed');
  });
});

describe('an ellipsis never leaves out the bound or unit of what stands beside it', () => {
  it.each([
    [
      'A fee of up to $5 million is due on the first day of May.',
      'A fee of … $5 million is due on the first day of May',
    ],
    ['The drug may reduce mortality in adults over 40.', 'The drug … reduce mortality in adults over 40'],
    ['He owns 5 percent of gross revenue in the year.', 'He owns 5 … of gross revenue in the year'],
    ['Patients aged 18 or older were enrolled in the study.', 'Patients aged 18 … were enrolled in the study'],
    ['Children under 12 years of age must rest.', 'Children … 12 years of age must rest'],
  ])('“%s” quoted as “%s”', (source, quoted) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe('elision.limit');
  });

  it('leaves out what limits nothing', () => {
    const source = 'The plan was approved by the board of directors in May 2020 after a long debate.';
    expect(statusOf(source, 'The plan was approved … in May 2020 after a long debate')).toBe('found');
  });
});
