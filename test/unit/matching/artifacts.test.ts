/** Page artifacts never stand between the halves of a sentence. */
import { readingOrder } from '../../../shared/matching/source/readingOrder.ts';
import type { SourcePage } from '../../../shared/matching/source/source.ts';

const page = (pageNumber: number, lines: readonly string[], artifacts?: readonly number[]): SourcePage => ({
  pageNumber,
  lines,
  readBy: 'textLayer',
  ...(artifacts !== undefined && {
    blocks: artifacts.map((line) => ({ kind: 'artifact' as const, firstLine: line, lastLine: line, certainty: 1 })),
  }),
});

const textOf = (pages: readonly SourcePage[]): string[] =>
  readingOrder(pages).runs[0].map(({ page: at, line }) => pages[at].lines[line]);

describe('a sentence that goes on over a page break', () => {
  it('goes on over the page’s own number beside what the index calls a page artifact, and over no other number', () => {
    const pages = (own: string): SourcePage[] => [
      page(1, ['The motion is supported by the accompanying', own, 'MOTION TO SEAL'], [2]),
      page(2, ['CASE 25-1', 'memorandum and the papers filed with it.'], [0]),
    ];
    const text = ['The motion is supported by the accompanying', 'memorandum and the papers filed with it.'];
    expect(textOf(pages('1'))).toEqual(text);
    expect(textOf(pages('7'))).toEqual([text[0], '7', text[1]]);
  });

  it('goes on over what the index calls a page artifact, whatever its words', () => {
    const pages = [page(1, ['The court finds', 'Filed'], [1]), page(2, ['Stamp of the day', 'that he left.'], [0])];
    expect(textOf(pages)).toEqual(['The court finds', 'that he left.']);
  });

  it('does not go on over what only looks like one where the index knows better', () => {
    const pages = [page(1, ['Head', 'The court finds'], []), page(2, ['Head', 'that he left.'], [])];
    expect(textOf(pages)).toEqual(['Head', 'The court finds', 'Head', 'that he left.']);
  });

  it('goes on over what its words tell to be a head in an index of an older version', () => {
    const pages = [page(1, ['Head', 'The court finds']), page(2, ['Head', 'that he left.'])];
    expect(textOf(pages)).toEqual(['The court finds', 'that he left.']);
  });
});
