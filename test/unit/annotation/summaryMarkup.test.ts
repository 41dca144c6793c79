/** Promise kept: a row of the list says in plain words what came of a quotation, and where else it stands; nothing of it is markup. */
import { headMarkup, summaryMarkup } from '../../../functions/annotateDocument/summaryMarkup.ts';
import type { ListedVerdict } from '../../../functions/annotateDocument/listedVerdicts.ts';
import type { Verification } from '../../../shared/contract/verification.ts';

const verdict = (rest: Partial<ListedVerdict>, verification: Partial<Verification> = {}): ListedVerdict => ({
  number: 1,
  keys: [],
  quoted: 'Fuel costs did fall',
  outcome: 'not_found',
  verification: {
    status: 'not_found',
    verifiedAt: '2026-11-23T00:31:06.279Z',
    matcherVersion: '1.2.3',
    ...verification,
  } as Verification,
  ...rest,
});
const shown = (markup: string): string => markup.replace(/<[^>]*>/g, '');
const nameOf = (attachmentId: string): string => (attachmentId === 'log' ? 'log.pdf' : attachmentId);

describe('the list of an annotated document', () => {
  it('says of what is put down to the wrong source where it stands', () => {
    const place = { attachmentId: 'log', pageNumber: 3 } as NonNullable<Verification['foundIn']>[number];
    expect(shown(summaryMarkup(verdict({ outcome: 'misattributed' }, { foundIn: [place] }), nameOf))).toBe(
      '1. Misattributed\n“Fuel costs did fall”\nIt stands in log.pdf, page 3.',
    );
  });

  it('names the keys that were chosen, the first of many', () => {
    const keys = ['a', 'b', 'c', 'd'];
    expect(shown(summaryMarkup(verdict({ keys }, { pageNumber: 2 }), nameOf))).toContain(
      '1. Not found · page 2 · a, b, c, …',
    );
  });

  it('shows markup of a stranger as text', () => {
    const markup = summaryMarkup(verdict({ quoted: '<span size="1000000">', keys: ['</span>&'] }), nameOf);
    expect(markup).toContain('&lt;span size=');
    expect(markup).toContain('&lt;/span&gt;&amp;');
  });

  it('begins with the sums, the day and the matcher, and says when there are more', () => {
    const list = { verdicts: [verdict({}), verdict({ number: 2 }, { status: 'found' })], isCut: false };
    expect(shown(headMarkup('a <b>.pdf', list))).toContain(
      'Quotations from a &lt;b&gt;.pdf\n2 quotations: 1 found, 1 not found.',
    );
    expect(shown(headMarkup('a.pdf', list))).toContain('Verified 2026-11-23 (UTC), by matcher 1.2.3.');
    expect(shown(headMarkup('a.pdf', { ...list, isCut: true }))).toContain(
      'The latest 1000 verdicts; there are older ones.',
    );
  });
});
