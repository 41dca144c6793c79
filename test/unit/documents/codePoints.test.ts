/** Characters of a text layer are made uniform without losing one. */
import { cleanCodePoint, composed, REPLACEMENT } from '../../../shared/documents/layout/codePoints.ts';

describe('characters of a text layer', () => {
  it.each([0x20, 0x09, 0xa0, 0x2003, 0x202f, 0x3000])('that are white space are a space: U+%s', (code) => {
    expect(cleanCodePoint(code)).toBe(' ');
  });

  it.each([0x01, 0x1b, 0x7f, 0x85, 0x200b, 0x200e, 0x202e, 0x2066, 0xfeff])(
    'that nobody sees are left out: U+%s',
    (code) => {
      expect(cleanCodePoint(code)).toBe('');
    },
  );

  it.each([0x00, 0xd800, 0xdfff, 0x110000, 0xffffffff, 0xffff, 0xfdd0, 0x1fffe])(
    'that are no characters stand for something unknown: %s',
    (code) => {
      expect(cleanCodePoint(code)).toBe(REPLACEMENT);
    },
  );

  it.each([0x02, 0xfffe, 0xad])('that PDFium makes of hyphens are hyphens again: U+%s', (code) => {
    expect(cleanCodePoint(code)).toBe('-');
  });

  it('that fonts have under private numbers, at the height of capitals, are the usual ones', () => {
    expect([0xf6ae, 0xf6af, 0xf6b6, 0xf6b7, 0xf6ba, 0xf6bb, 0xf6bd].map(cleanCodePoint).join('')).toBe('()«»-–·');
  });

  it('that word processors use as bullets are bullets, and others of their fonts stay', () => {
    expect([0xf0b7, 0xf0a7, 0xf0d8].map(cleanCodePoint)).toEqual(['•', '▪', '\uf0d8']);
  });

  it.each(['a', '~', 'é', 'ﬁ', '日', '\u{20000}', '\u200D'])('that have a meaning are kept: %s', (character) => {
    expect(cleanCodePoint(character.codePointAt(0) ?? 0)).toBe(character);
  });
});

describe('an accent over a letter', () => {
  it('makes one character of both', () => {
    expect([composed('o', '¨'), composed('\u0131', '´'), composed('c', '¸')]).toEqual(['ö', 'í', 'ç']);
  });

  it('is left alone where there is no such letter', () => {
    expect(composed('=', '~')).toBeUndefined();
  });
});
