/** Promise kept: an annotated answer says for each quotation what the result was, and nothing in it runs that the answer had as text. */
import { annotateAnswer } from '../../../shared/answers/annotate.ts';
import { findQuotations } from '../../../shared/answers/findQuotations.ts';
import type { AnswerFormat } from '../../../shared/answers/quotation.ts';
import { listedSources, resolveReference } from '../../../shared/answers/resolveReference.ts';

const annotated = (answer: string, format: AnswerFormat, note = 'found, page 3', link?: string): string =>
  annotateAnswer(
    answer,
    format,
    findQuotations(answer, format).quotations.map((quotation) => ({ quotation, note, link })),
  );

describe('an annotated answer', () => {
  it('has a footnote after each quotation in Markdown', () => {
    expect(
      annotated('It says “the tenant shall pay the rent”, I think.', 'markdown', 'found, p. 3', 'https://a.org/x y'),
    ).toBe('It says “the tenant shall pay the rent”[^c1], I think.\n\n[^c1]: [found, p. 3](<https://a.org/x y>)\n');
  });

  it('parts no closing mark and no end of code from the quotation', () => {
    expect(annotated('&ldquo;the tenant shall pay the rent&rdquo;.', 'markdown')).toMatch(
      /^&ldquo;[^&]*&rdquo;\[\^c1\]\./,
    );
    expect(annotated('> counted in seconds is `timeout`', 'markdown')).toMatch(/`timeout`\[\^c1\]/);
  });

  it.each(['markdown', 'html'] as const)(
    'leaves out the block of data, and marks its quotations before it: %s',
    (format) => {
      const answer =
        'Rent is due.\n\n<<<CITATION_DATA>>>\n[{"sourceContext": "the tenant shall pay <b>"}]\n<<<END_CITATION_DATA>>>\nEnd.';
      const text = annotated(answer, format);
      expect(text).toMatch(/^Rent is due\.(?:\[\^c1\]|<sup>.*<\/sup>)\s+End\./u);
      expect(text).not.toMatch(/CITATION_DATA|sourceContext/u);
    },
  );

  it.each([
    '<<<CITATION_DATA>>>\n```\n<<<END_CITATION_DATA>>>\n<script>alert(1)</script>',
    'a\n\n<<<CITATION_DATA>>>[]<<<END_CITATION_DATA>>><script>alert(1)</script>',
    '`<<<CITATION_DATA>>>`<<<END_CITATION_DATA>>><script>alert(1)</script>',
    '<scr<<<CITATION_DATA>>>[]<<<END_CITATION_DATA>>>ipt>alert(1)</script>',
  ])('lets no block of data hide what would run: %s', (answer) => {
    expect(annotated(answer, 'markdown')).not.toMatch(/<script/iu);
  });

  it('has numbers in plain text and in HTML', () => {
    expect(annotated('“the tenant shall pay the rent”', 'text')).toBe(
      '“the tenant shall pay the rent” [c1]\n\n[c1] found, page 3\n',
    );
    expect(annotated('<p><q>the tenant shall pay the rent</q></p>', 'html', 'a <b> & "c"')).toBe(
      '<p><q>the tenant shall pay the rent<sup><a href="#citation-1">1</a></sup></q></p>\n' +
        '<ol class="citations">\n<li id="citation-1" value="1">a &#60;b&#62; &#38; &#34;c&#34;</li>\n</ol>',
    );
  });

  it.each([
    ['markdown', 'a <script>alert(1)</script> b'],
    ['markdown', 'a <img src=x onerror=alert(1)> b'],
    ['markdown', '[a](javascript:alert(1))'],
    ['markdown', '[a](<java&#115;cript:alert(1)>)'],
    ['markdown', '[a]: javascript:alert(1)'],
    ['html', '<p onclick="alert(1)">a</p>'],
    ['html', '<a href="java&#115;cript:alert(1)">a</a>'],
    ['html', '<a href=" java\tscript:alert(1)">a</a>'],
    ['html', '<iframe src="https://a.org"></iframe>'],
    ['html', '<svg/onload=alert(1)>'],
    ['html', '<script>alert(1)'],
  ] as const)('lets nothing of %s run: %s', (format, answer) => {
    const shown = annotated(answer, format);
    expect(shown).not.toMatch(
      /<(?:script|img|iframe|svg)|<[a-z]+[^<>]*\bon[a-z]+=|<a href[^<>]*script|\]\(<?java|\]: java/i,
    );
  });

  it.each([
    ['markdown', 'a **b** <https://a.org> [c](https://a.org) 1 < 2'],
    ['html', '<p class="x">a <b>b</b> <a href="https://a.org/?a=b">c</a></p>'],
    ['text', 'a <b> & [c](javascript:x)'],
  ] as const)('leaves harmless %s as it is', (format, answer) => {
    expect(annotated(answer, format)).toBe(answer);
  });

  it('escapes notes for their format', () => {
    expect(annotated('“the tenant shall pay the rent”', 'markdown', 'x](javascript:y) <b>')).toContain(
      '[^c1]: x\\]\\(javascript:y\\) \\<b\\>',
    );
  });
});

describe('the source that a reference means', () => {
  const sources = [
    { attachmentId: 'a1', names: ['Lease Agreement 2021.pdf'] },
    { attachmentId: 'a2', names: ['smith_survey.pdf', 'A survey of rents'] },
    { attachmentId: 'a3', names: ['https://example.org/rents', 'Rents in the North'] },
  ];
  const resolved = (name: string, answer = '') =>
    resolveReference({ text: name, name }, sources, listedSources(answer))?.attachmentId;

  it.each([
    ['a2', 'a2'],
    ['lease-agreement-2021.pdf', 'a1'],
    ['Lease Agreement', 'a1'],
    ['Smith 2020', 'a2'],
    ['Rents in the North', 'a3'],
    ['2', 'a2'],
    ['7', undefined],
    ['unheard-of.pdf', undefined],
  ])('called %s is %s', (name, attachmentId) => {
    expect(resolved(name)).toBe(attachmentId);
  });

  it("with a number is the one that the answer's own list names", () => {
    expect(resolved('1', 'Text [1].\n\n[1] Rents in the North, https://example.org/rents\n')).toBe('a3');
    expect(resolved('1', '[^1]: A book that nobody gave us')).toBeUndefined();
  });
});
