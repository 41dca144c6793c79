/** Sources and quotations that would take a careless matcher for ever. Jest's own timeout is the only clock here. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';
import { sourceOf } from '../../support/matching/sources.ts';
import { refusalOf } from '../../support/matching/refusal.ts';

describe('the matcher answers', () => {
  it('about a source of one letter', () => {
    const index = sourceOf('a'.repeat(400_000));
    expect(judgeQuotation(index, { sourceContext: 'a'.repeat(50_000) }).status).toBe('not_found');
    expect(judgeQuotation(index, { sourceContext: `${'a'.repeat(50_000)}b` }).status).toBe('not_found');
    expect(judgeQuotation(index, { sourceContext: 'a' }).status).toBe('not_found');
  });

  it('about a source of one word, and counts its places', () => {
    const index = createSourceIndex(
      Array.from({ length: 100 }, (_, page) => ({
        pageNumber: page + 1,
        readBy: 'textLayer' as const,
        lines: Array.from({ length: 40 }, () => 'echo '.repeat(12).trim()),
      })),
    );
    const verdict = judgeQuotation(index, { sourceContext: 'echo echo echo', pageNumber: 57 });
    expect(verdict.status).toBe('found');
    expect(verdict).toMatchObject({ match: { spans: [{ pageNumber: 57 }] } });
    expect(judgeQuotation(index, { sourceContext: 'echo '.repeat(20_000) }).status).toBe('found');
    expect(refusalOf(judgeQuotation(index, { sourceContext: `${'echo '.repeat(20_000)} silence` }))).toBe(
      'source.nothing-alike',
    );
  });

  it('about quotations of 100,000 characters', () => {
    const text = Array.from({ length: 16_000 }, (_, position) => `w${position.toString(36)}`).join(' ');
    const index = createSourceIndex([
      { pageNumber: 1, readBy: 'textLayer', lines: text.match(/.{1,90}(?: |$)/g) ?? [] },
    ]);
    expect(judgeQuotation(index, { sourceContext: text.slice(0, 100_000) }).status).not.toBe('not_found');
    const changed = text.slice(0, 90_000).replaceAll('w1a', 'x1a');
    expect(judgeQuotation(index, { sourceContext: changed }).status).toBe('partial_text_found');
    expect(judgeQuotation(index, { sourceContext: 'lorem ipsum '.repeat(8_000) }).status).toBe('not_found');
  });

  it.each([
    '',
    ' ',
    '\n',
    '"',
    '...',
    '[1]',
    '💥',
    '\ud800',
    '((((',
    '['.repeat(5_000),
    '<b>'.repeat(5_000),
    '> '.repeat(5_000),
    '...'.repeat(3_000),
    '- 5 '.repeat(5_000),
    '¨'.repeat(5_000),
    '\u0301'.repeat(5_000),
  ])('about a quotation of odd characters (%#)', (quoted) => {
    expect(judgeQuotation(sourceOf('Some text.', ''), { sourceContext: quoted, value: '-' }).status).toBe('not_found');
  });

  it('about floods of marks, of ellipses, of brackets and of addresses', () => {
    const words = Array.from({ length: 3_000 }, (_, position) => `w${position.toString(36)}`);
    const index = sourceOf((words.join(' ').match(/.{1,90}(?: |$)/g) ?? []).join('\n'));
    const start = words.slice(0, 20).join(' ');
    const parts = Array.from({ length: 201 }, (_, at) => words.slice(at * 14, at * 14 + 6).join(' '));
    expect(judgeQuotation(index, { sourceContext: '[1] '.repeat(29_000) }).status).toBe('not_found');
    expect(judgeQuotation(index, { sourceContext: start + ' [1]'.repeat(29_000) }).status).not.toBe('not_found');
    expect(refusalOf(judgeQuotation(index, { sourceContext: parts.join(' … ') }))).toBe(
      'edge.number-cut negation.added negation.removed number.changed word.added word.missing word.replaced',
    );
    expect(judgeQuotation(index, { sourceContext: '(a '.repeat(39_000) }).status).toBe('not_found');
    const addresses = sourceOf(Array.from({ length: 900 }, () => 'a.b.c.d@e '.repeat(10)).join('\n'));
    const quoted = 'a.b.c.d@e '.repeat(9_000);
    expect(judgeQuotation(addresses, { sourceContext: quoted, value: 'c.d' }).status).toBe('partial_text_found');
  });

  it('about parts of a shortened quotation that are everywhere', () => {
    const index = sourceOf(Array.from({ length: 1_000 }, () => 'echo '.repeat(20).trim()).join('\n'));
    const quoted = Array.from({ length: 12 }, () => 'echo echo echo echo').join(' … ');
    expect(judgeQuotation(index, { sourceContext: quoted }).status).toBe('found');
  });

  it('about a source without pages, without lines, and without letters', () => {
    expect(judgeQuotation(createSourceIndex([]), { sourceContext: 'some words' }).status).toBe('not_found');
    expect(
      judgeQuotation(createSourceIndex([{ pageNumber: 1, lines: [], readBy: 'textLayer' }]), {
        sourceContext: 'some words',
      }).status,
    ).toBe('not_found');
    expect(judgeQuotation(sourceOf('', '— —', '\u200b'), { sourceContext: 'some words' }).status).toBe('not_found');
  });
});
