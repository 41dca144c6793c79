/** What becomes of a glyph that does not look like what its font says, or of which it says nothing. */
import type { GlyphKind } from '../../../shared/documents/scans/glyphKinds.ts';
import { verdictByReading, verdictByShape } from '../../../shared/documents/scans/glyphVerdicts.ts';

const kind = (told: Partial<GlyphKind>): GlyphKind => ({
  font: 'ABCDEF+Some',
  text: 'a',
  isSaid: true,
  numbered: '',
  isNumberedAsUnicode: false,
  isOfLargeFont: false,
  isSuspect: false,
  looksLike: 'o',
  likeness: 0.92,
  ownLikeness: 0.61,
  places: [],
  ...told,
});

describe('a glyph of which the font says nothing', () => {
  it('is never taken for a letter or digit where its font is one for thousands of characters', () => {
    const syllable = kind({
      isSaid: false,
      isOfLargeFont: true,
      text: '\ufffd',
      looksLike: '8',
      likeness: 0.88,
      ownLikeness: 0,
    });
    expect(verdictByShape(syllable, true)).toEqual({ outcome: 'unsure' });
  });

  it('is what TeX has under its number', () => {
    const numbered = (font: string, number: string): GlyphKind =>
      kind({ isSaid: false, font, text: number, numbered: number, looksLike: '', likeness: 0, ownLikeness: 0 });
    expect(verdictByShape(numbered('ABCDEF+CMSY8', '0'), false)).toEqual({ outcome: 'mended', by: '\u2032' });
    expect(verdictByShape(numbered('ABCDEF+MSBM10', '~'), false)).toEqual({ outcome: 'mended', by: 'ℏ' });
    expect(verdictByShape(numbered('ABCDEF+CMEX10', '\u0012'), false)).toEqual({ outcome: 'mended', by: '(' });
    expect(verdictByShape(numbered('ABCDEF+CMSY10', '\u0014'), false)).toEqual({ outcome: 'mended', by: '≤' });
    expect(verdictByShape(numbered('ABCDEF+CMMI10', '\u000f'), false)).toEqual({ outcome: 'mended', by: 'ϵ' });
  });
});

describe('a letter that looks like another one', () => {
  it('is that one only where the picture is read so', () => {
    expect(verdictByShape(kind({}), false)).toBeUndefined();
    expect(verdictByReading(kind({}), new Map([['a', 2]]))).toEqual({ outcome: 'kept' });
    expect(verdictByReading(kind({}), new Map([['o', 2]]))).toEqual({ outcome: 'mended', by: 'o' });
    expect(verdictByReading(kind({}), new Map())).toEqual({ outcome: 'unsure' });
  });
});
