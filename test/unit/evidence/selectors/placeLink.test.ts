/** Promise kept: a link leads to the words on the web page, by the rules of text directives, and to no earlier place. */
import { pdfPageLink, textFragmentLink } from '../../../../shared/evidence/selectors/placeLink.ts';
import { createTextFragments } from '../../../../shared/evidence/selectors/textFragment.ts';

/** @param lines of a page; the match is in [ ] */
function directive(lines: readonly string[]): Promise<string | undefined> {
  const spans = lines.flatMap((line, i) => {
    const start = line.indexOf('[');
    return start < 0 ? [] : [{ pageNumber: 1, lineId: i + 1, start, end: line.indexOf(']') - 1 }];
  });
  const page = { pageNumber: 1, lines: lines.map((line) => ({ text: line.replace(/[[\]]/g, '') })) };
  return createTextFragments([page]).of(spans);
}
const numbered = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => `w${from + i}`).join(' ');

describe('the directive of a match', () => {
  it.each([
    ['a short line whole', ['We [cut costs by 12 % - at last].'], 'cut%20costs%20by%2012%20%25%20%2D%20at%20last'],
    ['what parts a directive encoded', ['[a, b & c]'], 'a%2C%20b%20%26%20c'],
    [
      'several lines by their two ends',
      ['[the first line of it]', '[the last one of all]'],
      'the%20first%20line%20of,last%20one%20of%20all',
    ],
    ['a long line by its two ends', [`[${numbered(0, 19)}]`], 'w0%20w1%20w2%20w3,w16%20w17%20w18%20w19'],
    ['words within quotation marks without them', ['He said "[costs fell] again".'], 'costs%20fell'],
  ])('names %s', async (_, lines, expected) => {
    expect(await directive(lines)).toBe(expected);
  });

  it.each([
    ['a prefix where the words stand earlier', ['Costs fell here.', 'In May [costs fell] there.'], 'May-,costs%20fell'],
    [
      'a longer prefix where that stands earlier, too',
      ['In May costs fell here.', 'Not in May [costs fell] there.'],
      'Not%20in%20May-,costs%20fell',
    ],
    ['the line above as prefix', ['Costs fell.', 'Summary of the year', '[Costs fell]'], 'year-,Costs%20fell'],
    [
      'a longer beginning where a short one stands earlier',
      ['The board of the company met.', '[The board of the bank met on Monday,]', '[and then went home.]'],
      'The%20board%20of%20the%20bank,and%20then%20went%20home.',
    ],
    [
      'a longer end where a short one stands between',
      [`[One two three four then we went home again]`, '[and at night, then they went home again]'],
      'One%20two%20three%20four,they%20went%20home%20again',
    ],
    [
      'a suffix where the end stands between',
      ['[One two three four a b c d]', '[a b c d] at the end'],
      'One%20two%20three%20four,a%20b%20c%20d,-at',
    ],
  ])('has %s', async (_, lines, expected) => {
    expect(await directive(lines)).toBe(expected);
  });

  it('has a prefix where the first word stands on more lines than are looked at', async () => {
    const rows = Array.from({ length: 1_500 }, (_, i) => `costs of ${i}`);
    expect(await directive([...rows, 'In May [costs fell] there.'])).toBe('May-,costs%20fell');
  });

  it('is none where there are no words', async () => {
    expect(await directive(['nothing matched'])).toBeUndefined();
  });
});

describe('the link to a place', () => {
  it('puts the directive in place of the fragment', () => {
    expect(textFragmentLink('https://example.org/a?b=c#d', 'two%20words')).toBe(
      'https://example.org/a?b=c#:~:text=two%20words',
    );
  });

  it('keeps the route of a page that its own script makes', () => {
    expect(textFragmentLink('https://example.org/app#/report/7', 'two%20words')).toBe(
      'https://example.org/app#/report/7:~:text=two%20words',
    );
  });

  it('is the page of a PDF', () => {
    expect(pdfPageLink('https://example.org/a.pdf#page=2', 7)).toBe('https://example.org/a.pdf#page=7');
  });
});
