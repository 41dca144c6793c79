/** Promise kept: a link leads to the words on the page of the web, by the rules of text fragments. */
import { pdfPageLink, textFragmentLink } from '../../../../shared/evidence/selectors/placeLink.ts';

describe('the link to a place', () => {
  it.each([
    ['a short line whole', ['cut costs by 12 % - at last'], 'cut%20costs%20by%2012%20%25%20%2D%20at%20last'],
    ['what parts a directive encoded', ['a, b & c'], 'a%2C%20b%20%26%20c'],
    [
      'several lines by their two ends',
      ['the first line of it', 'the last one of all'],
      'the%20first%20line%20of,last%20one%20of%20all',
    ],
    [
      'a long line by its two ends',
      [Array.from({ length: 20 }, (_, i) => `w${i}`).join(' ')],
      'w0%20w1%20w2%20w3,w16%20w17%20w18%20w19',
    ],
  ])('names %s', (_, lines, directive) => {
    expect(textFragmentLink('https://example.org/a?b=c#d', lines)).toBe(
      `https://example.org/a?b=c#:~:text=${directive}`,
    );
  });

  it('keeps the route of a page that its own script makes', () => {
    expect(textFragmentLink('https://example.org/app#/report/7', ['two words'])).toBe(
      'https://example.org/app#/report/7:~:text=two%20words',
    );
  });

  it('is the page of a PDF', () => {
    expect(pdfPageLink('https://example.org/a.pdf#page=2', 7)).toBe('https://example.org/a.pdf#page=7');
  });
});
