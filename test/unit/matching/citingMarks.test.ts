/** What citing authors and language models wrap around a quotation or put after it: taken off by its whole form, and never with a claim in it. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import type { Verdict } from '../../../shared/matching/answer/verdict.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

const verdictOf = (source: string, sourceContext: string): Verdict =>
  judgeQuotation(sourceOf(source), { sourceContext });
const statusOf = (source: string, sourceContext: string): string => verdictOf(source, sourceContext).status;

const source = 'The committee approved the annual budget in March and published a short report on it.';
const quoted = 'The committee approved the annual budget in March';

describe('a mark that says where the quotation stands', () => {
  const marks = [
    ...[
      '[1]',
      '[1, 2]',
      '[^1]',
      '[^note]',
      '[S1]',
      '[L4]',
      '[0]',
      '[#1]',
      '[12:3]',
      '【4:0†source】',
      '[source]',
      '[Source 1]',
    ],
    ...['[Source: page 12]', '(Source: page 12)', '[citation:3]', '[cite: 1, 2]', '[ref. 1]', '[doc_1]', '[page=12]'],
    ...['(page 12, line 4)', '(p. 12)', '(pp. 12–13)', '[p. 12, lines 3-4]', '(Section 3, page 12)', '[1, p. 3]'],
    ...[
      '(Source: report.pdf, p. 3)',
      '[report.pdf]',
      '([1](https://example.com))',
      '([source](https://example.com/a))',
    ],
    ...['(Quelle: Seite 12)', '(S. 12, Z. 4)', '[Fuente: pág. 12]', '(fonte: pagina 12)', '（第12页）', '[12페이지]'],
    ...[
      '¹',
      '<sup>1</sup>',
      '<sup>[1]</sup>',
      '<cite>1</cite>',
      '<citation>1</citation>',
      '<ref name="a"/>',
      '[turn0search1]',
    ],
  ];
  it.each(marks)('is left out after it: %s', (mark) => {
    expect(statusOf(source, `${quoted} ${mark}`)).toBe('found');
    expect(statusOf(source, `"${quoted}." ${mark}`)).toBe('found');
    expect(statusOf(source, `${quoted}.${mark}`)).toBe('found');
  });

  it.each([
    ['[1: never]', 'negation.added'],
    ['[but not the plan]', 'negation.added'],
    ['(but not the plan)', 'negation.added'],
    ['(Source: the plan was rejected)', 'word.added'],
    ['[not]', 'negation.added'],
    ['(5 million)', 'number.changed'],
    ['(page 12 was never approved)', 'negation.added'],
    ['[citation: never]', 'negation.added'],
    ['(in 2012)', 'number.changed'],
    ['12', 'date.changed'],
    ['p. 12 million', 'word.added'],
    ['[source: not in March]', 'negation.added'],
  ])('is none when it says more: %s', (mark, rule) => {
    expect(refusalOf(verdictOf(source, `${quoted} ${mark}`))).toBe(rule);
  });

  it.each([
    '(p = 0.02)',
    '(p=0.001)',
    '(P = 12)',
    '(p 0.03)',
    '(p 0,03)',
    '(s = 2.1)',
    '[z 2.1]',
    '(result 5:3)',
    '[3,000]',
  ])('is none when it is the result of a test or an amount: %s', (mark) => {
    expect(refusalOf(verdictOf(source, `${quoted} ${mark}`))).toMatch(/^(?:number|date|word)\./);
  });

  it.each([
    ['Costs rose [Source: page 12] in the north.', 'Costs rose [Source: page 13]', 'mark.replaced'],
    [
      'Costs rose in the north (page 12, line 4) and fell.',
      'Costs rose in the north (page 12, line 5)',
      'mark.replaced',
    ],
    ['Costs rose in the north (see page 12) and fell.', 'Costs rose in the north (see page 13)', 'mark.replaced'],
    [
      'The act applies to offences under section 5 of it.',
      'The act applies to offences under (section 6)',
      'mark.replaced',
    ],
    [
      'The town is served by the metro, line 3, and by buses.',
      'The town is served by the metro (line 4)',
      'mark.replaced',
    ],
    ['The method was used before [12] and since then.', 'The method was used before [13]', 'mark.replaced'],
    ['It is proportional to the distance between them.', 'It is proportional to the distance²', 'number.changed'],
  ])('does not stand for another of the source: “%s” quoted as “%s”', (text, other, rule) => {
    expect(refusalOf(verdictOf(text, other))).toBe(rule);
  });

  it.each([
    ['The price rose by 5 percent in May.', 'The price rose by [1]5 percent'],
    ['Of all 5 percent were sold in May.', '[1]5 percent were sold in May'],
    ['The price rose by 5 percent in May.', 'The price rose by 5[0] percent'],
    ['The fee is 300 euros for all of them.', 'The fee is 300 [000] euros'],
    ['The fee is 300 euros for all of them.', 'The fee is [1] 300[00] euros'],
  ])('is none where it would make another figure: “%s” quoted as “%s”', (text, other) => {
    expect(refusalOf(verdictOf(text, other))).toBe('number.changed');
  });

  it.each([
    ['Costs rose by percent.', 'Costs rose by [50] percent.'],
    ['He paid euros in cash.', 'He paid [300] euros in cash.'],
    ['He paid euros in cash.', 'He paid [1–3] euros in cash.'],
    ['Il a payé euros comptant.', 'Il a payé [12] euros comptant.'],
    ['他支付了元现金给对方。', '他支付了[300]元现金给对方'],
  ])('is none where it would count what follows: “%s” quoted as “%s”', (text, other) => {
    expect(refusalOf(verdictOf(text, other))).toMatch(/^number\.|^word\.added/);
  });

  it.each([
    ['The fire killed people in three houses.', 'The fire killed people [12] in three houses [3, 14].'],
    ['The fire killed people in three houses.', 'The fire killed people[2] in three houses (see p. 3).'],
    ['He paid. Then he left the house.', 'He paid. [3] Then he left the house (cf. page 4, line 2)'],
    ['Il a payé en liquide et est parti.', 'Il a payé en liquide [2] et est parti.'],
    ['根据报告显示利润增长。', '根据报告[1]显示利润增长[2]。'],
  ])('is one after a word or a sentence: “%s” quoted as “%s”', (text, other) => {
    expect(statusOf(text, other)).toBe('found');
  });

  it.each([
    ['The price rose by 5 percent in May.', 'The price rose by 5[1] percent [2]'],
    ['The price rose by 5 percent in May.', 'The price rose [1] by 5 percent [0]'],
  ])('is one beside a figure: “%s” quoted as “%s”', (text, other) => {
    expect(statusOf(text, other)).toBe('found');
  });

  it('is the source’s own where it stands there', () => {
    expect(statusOf('Costs rose [Source: page 12] in the north.', 'Costs rose [Source: page 12] in the north')).toBe(
      'found',
    );
    expect(statusOf('Costs rose in the north (page 12, line 4).', 'rose in the north (page 12, line 4)')).toBe('found');
  });
});

describe('what is wrapped around a quotation', () => {
  it.each([
    ...[`<quote>${quoted}</quote>`, `<source_quote id="1">${quoted}</source_quote>`, `„${quoted}“`, `«${quoted}»`],
    ...[
      `\\textbf{${quoted}}`,
      `$\\text{\\emph{${quoted}}}$`,
      `$$${quoted}$$`,
      `\\[ ${quoted} \\]`,
      `Quote: "${quoted}"`,
    ],
    ...[`"${quoted}" - page 12`, `“${quoted}”, p. 12`, 'The committee approved the annual\\ budget in March'],
  ])('is taken off: %s', (wrapped) => {
    expect(statusOf(source, wrapped)).toBe('found');
  });

  it.each([
    [
      'The price is £5 – see §3 & more “quoted” text.',
      'The price is &pound;5 &ndash; see &sect;3 &amp; more &ldquo;quoted&rdquo; text',
    ],
    ['At 30° the CO₂ rose by 5% in all.', 'At $30^\\circ$ the $CO_2$ rose by $5\\%$ in all'],
    ['The value of x² is 5 ≤ 7 for α in May.', 'The value of $x^2$ is $5 \\leq 7$ for $\\alpha$ in May'],
    ['Revenue was $5 million and costs $3 million.', 'Revenue was \\$5 million and costs \\$3 million'],
    ['It is £1,500,000 or 1:10 of the fees.', 'It is £1{,}500{,}000 or $1{:}10$ of the fees'],
  ])('is read as the sign that it stands for: “%s” quoted as “%s”', (text, other) => {
    expect(statusOf(text, other)).toBe('found');
  });

  it.each([
    ['The price is £5 and €6 in all.', 'The price is &euro;5 and &euro;6 in all', 'unit.changed'],
    ['The dose was 5 ± 2 per day.', 'The dose was 5 $\\mp$ 2 per day', 'unit.changed'],
    ['The value of x² is 5 ≤ 7 in May.', 'The value of $x^2$ is $5 \\geq 7$ in May', 'unit.changed'],
    [source, `<quote>not</quote> ${quoted}`, 'negation.added'],
  ])('is never read as another one: “%s” quoted as “%s”', (text, other, rule) => {
    expect(refusalOf(verdictOf(text, other))).toBe(rule);
  });
});
