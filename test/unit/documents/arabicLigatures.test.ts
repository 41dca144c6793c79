/** Letters of Arabic ligatures as PDFium gives them: in their order or turned round. */
import type { Glyph } from '../../../shared/documents/layout/glyph.ts';
import { orderLigatures } from '../../../shared/documents/pdf/arabicLigatures.ts';

/** Clusters of letters, each drawn as one glyph, in the order in which PDFium gives them. */
const read = (...clusters: readonly string[]): string => {
  const glyphs = clusters.flatMap((cluster, at) =>
    Array.from(cluster, (text): Glyph => {
      const start = 100 - 10 * at;
      const place = { start, end: start + 10, top: 0, baseline: 10, bottom: 12, size: 10 };
      return { ...place, text, spaceBefore: false, gapBefore: false, order: at, origin: at };
    }),
  );
  orderLigatures(glyphs);
  return glyphs.map(({ text }) => text).join('');
};

describe('the letters of a ligature', () => {
  it('are turned back where they cannot be joined as they stand', () => {
    expect(read('و', 'ال')).toBe('ولا');
    expect(read('إ', 'ىل')).toBe('إلى');
    expect(read('أل')).toBe('لأ');
  });

  it('stay as they are where they can', () => {
    expect(read('و', 'لا')).toBe('ولا');
    expect(read('في', 'ه')).toBe('فيه');
  });

  it('that can be joined in both orders follow the others of the page', () => {
    expect(read('ال', 'يف')).toBe('لافي');
    expect(read('لا', 'في')).toBe('لافي');
  });

  it('are those of one glyph only: the article is two', () => {
    expect(read('ا', 'ل', 'ب')).toBe('الب');
  });

  it('stay as they are in the ligature of a whole word', () => {
    expect(read('الله', 'لا')).toBe('اللهلا');
  });
});
