/** Differing words are marked where they stand, and a search finds words across lines. */
import fc from 'fast-check';
import { markWords } from '../../../functions/console/page/quotations/markWords.ts';
import { searchText } from '../../../functions/console/page/quotations/searchText.ts';

const marked = (text: string, words: string[]): string =>
  markWords(text, words)
    .map(({ text: piece, differs }) => (differs ? `[${piece}]` : piece))
    .join('');

describe('words that differ', () => {
  it('are marked where they stand by themselves, one after the other', () => {
    expect(marked('In 2031 it was 31 of 31.', ['31', '31'])).toBe('In 2031 it was [31] of [31].');
  });

  it('are left unmarked where they are not found, and the rest is marked all the same', () => {
    expect(marked('Revenue rose to 319 million.', ['cost', '', '319'])).toBe('Revenue rose to [319] million.');
  });

  it('never change the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, words) => {
        expect(
          markWords(text, words)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('the search in a document', () => {
  const pages = ['High water\nat the quay.', 'No water here. (Water.*)'];

  it('finds words of any case, wherever a line breaks, and says on which page', () => {
    expect(searchText(pages, 'water at', 10)).toEqual([
      { pageNumber: 1, before: 'High ', match: 'water at', after: ' the quay.' },
    ]);
    expect(searchText(pages, 'WATER', 10).map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 2]);
  });

  it('takes punctuation for itself, and ends where nobody reads on', () => {
    expect(searchText(pages, 'Water.*)', 10)).toHaveLength(1);
    expect(searchText(pages, 'water', 2)).toHaveLength(2);
  });

  it('never fails, whatever is looked for', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2, unit: 'grapheme-ascii' }), (words) => {
        expect(() => searchText(pages, words, 10)).not.toThrow();
      }),
    );
  });
});
