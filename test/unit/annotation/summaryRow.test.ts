/** Promise kept: a row of the list says in plain words what the result for a quotation was, and where else it is; nothing in it is markup. */
import { headRow, verdictRow } from '../../../functions/annotateDocument/summaryRow.ts';
import type { SummaryRow } from '../../../shared/annotation/annotationProtocol.ts';
import type { ListedVerdict } from '../../../functions/annotateDocument/listedVerdicts.ts';
import { inVisualOrder, isFromRight, levelsOf } from '../../../shared/annotation/visualOrder.ts';
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
const shown = ({ paragraphs }: SummaryRow): string =>
  paragraphs.map((spans) => spans.map(({ text }) => text).join('')).join('\n');
const nameOf = (attachmentId: string): string => (attachmentId === 'log' ? 'log.pdf' : attachmentId);

describe('the list of an annotated document', () => {
  it('says of what is put down to the wrong source where it stands', () => {
    const place = { attachmentId: 'log', pageNumber: 3 } as NonNullable<Verification['foundIn']>[number];
    expect(shown(verdictRow(verdict({ outcome: 'misattributed' }, { foundIn: [place] }), nameOf))).toBe(
      '1. Misattributed\n“Fuel costs did fall”\nIt is in log.pdf, page 3.',
    );
  });

  it('names the keys that were chosen, the first of many', () => {
    const keys = ['a', 'b', 'c', 'd'];
    expect(shown(verdictRow(verdict({ keys }, { pageNumber: 2 }), nameOf))).toContain(
      '1. Not found · page 2 · a, b, c, …',
    );
  });

  it('shows markup of a stranger as text, and nothing that breaks or turns its lines', () => {
    const row = verdictRow(verdict({ quoted: '<b>one\ntwo\u202e', keys: ['</b>&'] }), nameOf);
    expect(shown(row)).toBe('1. Not found · </b>&\n“<b>one two ”');
  });

  it('begins with the sums, the day and the matcher, and says when there are more', () => {
    const list = { verdicts: [verdict({}), verdict({ number: 2 }, { status: 'found' })], isCut: false };
    expect(shown(headRow('a <b>.pdf', list))).toContain(
      'Quotations from a <b>.pdf\n2 quotations: 1 found, 1 not found.',
    );
    expect(shown(headRow('a.pdf', list))).toContain('Verified 2026-11-23 (UTC), by matcher 1.2.3.');
    expect(shown(headRow('a.pdf', { ...list, isCut: true }))).toContain(
      'The latest 1000 verdicts; there are older ones.',
    );
  });
});

describe('the words of a row, from left to right', () => {
  const visual = (text: string): string => {
    const characters = Array.from(text);
    const fromRight = isFromRight(text);
    const levels = levelsOf(characters, fromRight);
    return inVisualOrder(characters.map((character, i) => ({ text: character, level: levels[i] })))
      .map((one) => one.text)
      .join('');
  };

  it.each([
    ['a line without such letters', 'Revenue rose (by 3.2 %).', 'Revenue rose (by 3.2 %).'],
    ['right-to-left words in a line', 'from אבג דה on', 'from הד גבא on'],
    ['a number in right-to-left words', 'אבג 12.5% דה', 'הד 12.5% גבא'],
    ['left-to-right words in a right-to-left line', 'אבג by Reuters, דה.', '.הד ,by Reuters גבא'],
    ['numbers with their signs at the end', 'אב 318 (2024)', ')2024( 318 בא'],
  ])('stand as Unicode orders them: %s', (_, text, shown) => {
    expect(visual(text)).toBe(shown);
  });
});
