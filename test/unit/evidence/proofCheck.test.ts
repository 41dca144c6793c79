import { confirms as confirmsPages } from '../../../shared/evidence/proofCheck.ts';

const TEXT = 'Revenue rose to 318.5 million euros, while costs fell';
const confirms = (text: string, read: string): boolean => confirmsPages(text, [{ pageNumber: 1, text: read }]);

describe('a proof that is read back', () => {
  it('is confirmed by the same words, whatever their case and marks', () => {
    expect(confirms(TEXT, 'of the year. REVENUE rose to 318.5 million\neuros, while costs fell again')).toBe(true);
  });

  it('is confirmed when OCR slips in a word', () => {
    expect(confirms(TEXT, 'Revenue rose to 318.5 rnillion euros, while costs fell')).toBe(true);
  });

  it('is not confirmed when a number is read otherwise, or not at all', () => {
    expect(confirms(TEXT, 'Revenue rose to 313.5 million euros, while costs fell')).toBe(false);
    expect(confirms(TEXT, 'Revenue rose to million euros, while costs fell')).toBe(false);
  });

  it('is not confirmed where the picture lacks one word of many', () => {
    expect(confirms('The regulator has not approved the merger', 'The regulator has approved the merger')).toBe(false);
  });

  it('is not confirmed by other words or none', () => {
    expect(confirms(TEXT, 'Fuel prices of 318.5 hurt')).toBe(false);
    expect(confirms(TEXT, '')).toBe(false);
    expect(confirms('—', '—')).toBe(false);
  });

  it('is put together from its pages in their order', () => {
    const [one, other] = [
      { pageNumber: 2, text: 'million euros, while costs fell' },
      { pageNumber: 1, text: 'Revenue rose to 318.5' },
    ];
    expect(confirmsPages(TEXT, [one, other])).toBe(true);
  });
});
