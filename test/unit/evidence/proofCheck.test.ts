import { confirms } from '../../../shared/evidence/proofCheck.ts';

const TEXT = 'Revenue rose to 318.5 million euros, while costs fell';

describe('a proof that is read back', () => {
  it('is confirmed by the same words, whatever their case and marks', () => {
    expect(confirms(TEXT, 'of the year. REVENUE rose to 318.5 million\neuros — while costs fell again')).toBe(true);
  });

  it('is confirmed when OCR slips in a word', () => {
    expect(confirms(TEXT, 'Revenue rose to 318.5 rnillion euros, while costs fell')).toBe(true);
  });

  it('is not confirmed when a number is read otherwise, or not at all', () => {
    expect(confirms(TEXT, 'Revenue rose to 313.5 million euros, while costs fell')).toBe(false);
    expect(confirms(TEXT, 'Revenue rose to million euros, while costs fell')).toBe(false);
  });

  it('is not confirmed by other words or none', () => {
    expect(confirms(TEXT, 'Fuel prices of 318.5 hurt')).toBe(false);
    expect(confirms(TEXT, '')).toBe(false);
    expect(confirms('—', '—')).toBe(false);
  });
});
