/** References in brackets may be left out of a quotation; what else stands in brackets may not. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, quoted: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext: quoted });
const statusOf = (source: string, quoted: string): string => verdictOf(source, quoted).status;

describe('a reference in brackets is left out', () => {
  const left: readonly (readonly [string, string])[] = [
    ['It helps both of them to sleep (Tepas, 1993), as we know.', 'It helps both of them to sleep, as we know'],
    [
      'Support helps them to adapt to shift work (Loudon and Bohle, 1997; Walker, 1985) and to sleep.',
      'Support helps them to adapt to shift work and to sleep',
    ],
    [
      'We used the YARN mechanism (Peng\net al., 2023) and the Dual one (An et al., 2024).',
      'We used the YARN mechanism and the Dual one',
    ],
    ['It grew in Qwen1.5 (Qwen Team, 2024a) to 7 trillion tokens.', 'It grew in Qwen1.5 to 7 trillion tokens'],
    [
      'The rate was 43.6 per 100 (Table 1). Rates for men were higher.',
      'The rate was 43.6 per 100. Rates for men were higher',
    ],
  ];
  it.each(left)('“%s” quoted as “%s”', (source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });
});

describe('nothing else in brackets is', () => {
  const kept: readonly (readonly [string, string, string])[] = [
    [
      'It helps both of them to sleep (Tepas, 1993), as we know.',
      'It helps both of them to sleep (Tepas, 1994), as we know',
      'date.changed',
    ],
    [
      'It helps both of them to sleep (Tepas, 1993), as we know.',
      'It helps both of them to sleep (Walker, 1993), as we know',
      'name.changed',
    ],
    ['The price of bread (May 2020) was five crowns.', 'The price of bread was five crowns', 'date.changed'],
    ['The tenants (not in Oslo) pay the rent in May.', 'The tenants pay the rent in May', 'negation.removed'],
    ['The tenants (Smith excepted, 2019) pay the rent in May.', 'The tenants pay the rent in May', 'word.missing'],
  ];
  it.each(kept)('“%s” quoted as “%s”', (source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });
});

describe('what a table or a list sets apart by its lines', () => {
  it.each([
    [
      'BY NET PROFIT\n67,845 crore\nOne of the highest contributors to the growth of the country',
      'BY NET PROFIT 67,845 crore',
    ],
    ['TOM LACKEY REP 249\nAJ-Supreme Court of the whole state of California in its session', 'TOM LACKEY REP 249'],
    ['Site Reliability Engineer Feb. 2021 - Mar. 2021', 'Site Reliability Engineer, Feb. 2021 - Mar. 2021'],
    [
      '年金の停止\n公務員として再就職し厚生年金に加入された場合は、経過的職域加算額は全額停止となり、その他。',
      '公務員として再就職し厚生年金に加入された場合は',
    ],
  ])('ends with them: “%s”', (source, quoted) => {
    expect(statusOf(source, quoted)).toBe('found');
  });

  it.each([
    ['It grew by 5\nmillion euros in the year that ended in May of that year.', 'It grew by 5', 'edge.number-cut'],
    [
      'NEEL KASHKARI REP 247 NO 142 NO 105\nEDMUND BROWN DEM 69 NO 14 NO 12',
      'NEEL KASHKARI (REP): 69',
      'gap.pause number.changed',
    ],
    ['我们今天在会议上表示不\n同意该计划的内容。', '同意该计划的内容', 'edge.denial-cut'],
  ])('does not cut what goes on: “%s”', (source, quoted, rule) => {
    expect(refusalOf(verdictOf(source, quoted))).toBe(rule);
  });
});
