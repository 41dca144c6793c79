/** In speech nothing is skipped that is said. */
import { judgeQuotation } from '../../../shared/matching/judgeQuotation.ts';
import type { ReadBy } from '../../../shared/matching/source/source.ts';
import { createSourceIndex } from '../../../shared/matching/source/sourceIndex.ts';

const verdict = (readBy: ReadBy, pages: string[][], sourceContext: string) =>
  judgeQuotation(createSourceIndex(pages.map((lines, at) => ({ pageNumber: at + 1, readBy, lines }))), {
    sourceContext,
  }).status;

describe('quotations from speech', () => {
  it('skip nothing that is said, even where it is said on every page', () => {
    const pages = [
      ['Good evening.', 'We shall never sell'],
      ['Good evening.', 'what our customers entrust to us.'],
    ];
    const joined = 'We shall never sell what our customers entrust to us.';
    expect(verdict('textLayer', pages, joined)).toBe('found');
    expect(verdict('subtitles', pages, joined)).toBe('partial_text_found');
    expect(verdict('subtitles', pages, 'Good evening. We shall never sell')).toBe('found');
  });
});
