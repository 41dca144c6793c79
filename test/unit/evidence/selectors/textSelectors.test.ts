/** Promise kept: selectors find the exact words of a match in `deepTextPages`, in any tool that knows the model. */
import { pageText, type IndexedPage } from '../../../../shared/documents/textIndex.ts';
import { createTextSelectors, pageStarts } from '../../../../shared/evidence/selectors/textSelectors.ts';
import { indexedLine } from '../../../support/indexedLine.ts';

const page = (pageNumber: number, lines: readonly string[]): IndexedPage => ({
  pageNumber,
  width: 600,
  height: 800,
  readBy: 'textLayer',
  lines: lines.map((text, i) => indexedLine(text, 0, 20 * i)),
});
const pages = [page(1, ['𝛼 and 𝛽 decay', 'were seen']), page(2, []), page(3, ['in all samples,', 'as expected'])];
const text = Array.from(pages.map(pageText).join('\f'));
const selectors = createTextSelectors(pages, pageStarts(pages));

describe('text selectors', () => {
  it.each([
    ['a word', [{ pageNumber: 1, lineId: 2, start: 0, end: 4 }], 'were'],
    ['words after characters of two units', [{ pageNumber: 1, lineId: 1, start: 7, end: 15 }], '𝛽 decay'],
    [
      'words over a line and two page breaks',
      [
        { pageNumber: 1, lineId: 2, start: 5, end: 9 },
        { pageNumber: 3, lineId: 1, start: 0, end: 6 },
      ],
      'seen\f\fin all',
    ],
  ])('give position and quotation of %s', (_, spans, exact) => {
    const [quote, position] = selectors.of(spans);
    expect(quote).toMatchObject({ type: 'TextQuoteSelector', exact });
    if (position.type !== 'TextPositionSelector' || quote.type !== 'TextQuoteSelector') throw new Error('other kinds');
    expect(text.slice(position.start, position.end).join('')).toBe(exact);
    expect(text.slice(0, position.start).join('').endsWith(quote.prefix)).toBe(true);
    expect(text.slice(position.end).join('').startsWith(quote.suffix)).toBe(true);
  });

  it('keep 32 characters of context, and no half of one', () => {
    const ofLong = [page(1, [`${'𝛼'.repeat(40)} here ${'𝛽'.repeat(40)}`])];
    const long = createTextSelectors(ofLong, pageStarts(ofLong));
    const [quote] = long.of([{ pageNumber: 1, lineId: 1, start: 81, end: 85 }]);
    expect(quote).toMatchObject({ prefix: `${'𝛼'.repeat(31)} `, exact: 'here', suffix: ` ${'𝛽'.repeat(31)}` });
  });
});
