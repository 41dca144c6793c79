/** A table written as text becomes rows of equal length, within bounds. */
import { readDelimited } from '../../../shared/conversion/text/delimitedText.ts';
import { UnconvertibleSource } from '../../../shared/conversion/unconvertibleSource.ts';

describe('a table written as text', () => {
  it('has rows of the same number of cells', () => {
    expect(readDelimited('a,b,c\nd,e,f\n\ng,h,i\n', false)).toHaveLength(3);
    expect(readDelimited('a,b,c\nd,e\ng,h,i\n', false)).toBeUndefined();
  });

  it('is refused with more cells than are set, before they have taken memory', () => {
    expect(() => readDelimited('a,b,c,d\n'.repeat(125_001), true)).toThrow(UnconvertibleSource);
    expect(readDelimited('a,b,c,d\n'.repeat(125_000), true)).toHaveLength(125_000);
  });

  it('is no table where the rows differ, however many there are', () => {
    expect(readDelimited(`a,b\n${'a,b,c,d\n'.repeat(130_000)}`, true)).toBeUndefined();
  });
});
