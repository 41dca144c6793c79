/** Differing words are marked in place, and a search finds words across lines. */
import fc from 'fast-check';
import { markDifferences, type Piece } from '../../../shared/reports/markWords.ts';
import { searchText } from '../../../functions/console/page/quotations/searchText.ts';

type Words = readonly [quoted: string, source: string];

const bracketed = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');
const marked = (quoted: string, source: string, words: readonly Words[]): string[] => {
  const differences = words.map(([ours, theirs]) => ({ quoted: ours, source: theirs }));
  const texts = markDifferences(quoted, source, differences);
  return [bracketed(texts.quoted), bracketed(texts.source)];
};

describe('words that differ', () => {
  it('are marked where they stand by themselves, one after the other', () => {
    expect(
      marked('In 2031 it was 31 of 31.', 'In 2031 it was 32 of 33.', [
        ['31', '32'],
        ['31', '33'],
      ]),
    ).toEqual(['In 2031 it was [31] of [31].', 'In 2031 it was [32] of [33].']);
    expect(
      marked('up to 20x, not 2', 'up to 30x, not 3', [
        ['20', '30'],
        ['2', '3'],
      ]),
    ).toEqual(['up to [20]x, not [2]', 'up to [30]x, not [3]']);
  });

  it('are marked where the surroundings are alike, when they stand several times', () => {
    expect(marked('737–8 and 737–9 (738 MAX)', '737–8 and 737– 9 (737 MAX)', [['738', '737']])).toEqual([
      '737–8 and 737–9 ([738] MAX)',
      '737–8 and 737– 9 ([737] MAX)',
    ]);
    expect(marked('is not due and is paid', 'is not due and is not paid', [['', 'not']])).toEqual([
      'is not due and is paid',
      'is not due and is [not] paid',
    ]);
  });

  it('are left unmarked where they are not found, and the rest is marked all the same', () => {
    expect(
      marked('Revenue rose to 319 million.', 'Revenue rose to 318 million.', [
        ['cost', 'price'],
        ['', ''],
        ['319', '318'],
      ]),
    ).toEqual(['Revenue rose to [319] million.', 'Revenue rose to [318] million.']);
  });

  it('never change the text', () => {
    const words = fc.array(fc.record({ quoted: fc.string(), source: fc.string() }));
    fc.assert(
      fc.property(fc.string(), fc.string(), words, (quoted, source, differences) => {
        const texts = markDifferences(quoted, source, differences);
        const whole = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');
        expect([whole(texts.quoted), whole(texts.source)]).toEqual([quoted, source]);
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
