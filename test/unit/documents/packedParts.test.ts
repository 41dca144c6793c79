/** Pages go to another thread as they came from one, and come out of it as they were. */
import { packedParts, unpackPart, unpackParts } from '../../../shared/documents/packedParts.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';
import { packPagesShared } from '../../../shared/documents/packedPages.ts';

const page = (pageNumber: number, ...texts: string[]): IndexedPage => ({
  pageNumber,
  width: 600,
  height: 800,
  readBy: 'textLayer',
  lines: texts.map((text) => ({
    text,
    direction: 'horizontal',
    crossStart: 10,
    crossEnd: 20,
    edges: Float32Array.from({ length: 2 * text.length }, (_, i) => i),
  })),
});

const textsOf = (pages: readonly IndexedPage[]): unknown[] =>
  pages.map(({ pageNumber, lines }) => [pageNumber, ...lines.map(({ text }) => text)]);

describe('packed parts', () => {
  const first = packPagesShared([page(1, 'one'), page(2, 'two', 'and more')]);
  const second = packPagesShared([page(3), page(4, 'four')]);

  it('are the very memory that the pages came in', async () => {
    const pages = [first, second].flatMap((packed) => unpackPart(packed));
    const parts = await packedParts(pages);
    expect(parts.map(({ packed }) => packed)).toEqual([first, second]);
    expect(parts.every(({ packed }, i) => packed === [first, second][i])).toBe(true);
    expect(textsOf(unpackParts(parts))).toEqual(textsOf(pages));
  });

  it('keep the order of pages of which some were changed, left out or moved', async () => {
    const [one, two, three, four] = [first, second].flatMap((packed) => unpackPart(packed));
    const pages = [four, two, page(7, 'mended'), page(8, 'mended too'), three, one];
    const parts = await packedParts(pages);
    expect(parts.map(({ positions }) => positions)).toEqual([[1], [1], [0, 1], [0], [0]]);
    expect(textsOf(unpackParts(parts))).toEqual([
      [4, 'four'],
      [2, 'two', 'and more'],
      [7, 'mended'],
      [8, 'mended too'],
      [3],
      [1, 'one'],
    ]);
  });

  it('are none of no pages', async () => {
    expect(await packedParts([])).toEqual([]);
  });
});
