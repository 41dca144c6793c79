/** Ligatures of fonts that say nothing about their glyphs: told by the letters beside them. */
import type { GlyphKind } from '../../../shared/documents/scans/glyphKinds.ts';
import { ligatureByLetters, partedLigatures } from '../../../shared/documents/scans/ligatureLetters.ts';
import type { IndexedPage } from '../../../shared/documents/textIndex.ts';

const UNKNOWN = '\ufffd';

/** A page with these lines, and a kind that has all its glyphs without a character. */
function kindIn(looksLike: string, lines: readonly string[], told: Partial<GlyphKind> = {}): GlyphKind {
  const indexed = lines.map((text) => ({
    text,
    direction: 'horizontal' as const,
    crossStart: 0,
    crossEnd: 10,
    edges: new Float32Array(2 * text.length),
  }));
  const page: IndexedPage = { pageNumber: 1, width: 600, height: 800, readBy: 'textLayer', lines: indexed };
  const places = indexed.flatMap((line) =>
    Array.from(line.text).flatMap((character, unit) => (character === UNKNOWN ? [{ page, line, unit }] : [])),
  );
  return {
    font: '',
    text: UNKNOWN,
    isSaid: false,
    numbered: '\0',
    isNumberedAsUnicode: false,
    isOfLargeFont: false,
    isSuspect: false,
    looksLike,
    likeness: 0.97,
    ownLikeness: 0,
    places,
    ...told,
  };
}

describe('a ligature of which the font says nothing', () => {
  it('is fi before consonants and fl before vowels, whichever it looks like a little more', () => {
    expect(ligatureByLetters(kindIn('fl', [`the ${UNKNOWN}rst con${UNKNOWN}dence`, `to ${UNKNOWN}nd`]))).toBe('fi');
    expect(ligatureByLetters(kindIn('fi', [`cash ${UNKNOWN}ow`, `in${UNKNOWN}ation re${UNKNOWN}ects`]))).toBe('fl');
    expect(ligatureByLetters(kindIn('ffl', [`o${UNKNOWN}ce`, `e${UNKNOWN}cient`]))).toBe('ffi');
  });

  it('is decided by most of its words: Italian has fi before vowels, too', () => {
    expect(ligatureByLetters(kindIn('fi', [`${UNKNOWN}ne ${UNKNOWN}sso ${UNKNOWN}rma`, `${UNKNOWN}ore`]))).toBe('fi');
  });

  it('is ff after vowels only', () => {
    expect(ligatureByLetters(kindIn('ff', [`drop-o${UNKNOWN} e${UNKNOWN}ective`], { likeness: 0.9 }))).toBe('ff');
    expect(ligatureByLetters(kindIn('ff', [`con${UNKNOWN}rm`], { likeness: 0.9 }))).toBeUndefined();
  });

  it('stays open where the letters do not tell, or its shape is another one', () => {
    expect(ligatureByLetters(kindIn('fi', [`a ${UNKNOWN}at rate`]))).toBeUndefined();
    expect(ligatureByLetters(kindIn('fi', [`the ${UNKNOWN}rst`], { likeness: 0.8 }))).toBeUndefined();
    expect(ligatureByLetters(kindIn('a', [`the ${UNKNOWN}rst`]))).toBeUndefined();
  });

  it('is two glyphs where the font has no numbers for them, in English', () => {
    const english = [`the ${UNKNOWN}rst ${UNKNOWN}ow of cash`, `from the ${UNKNOWN}eld`, `re${UNKNOWN}ects the rate`];
    expect(partedLigatures(kindIn('fi', english)).map(ligatureByLetters).sort()).toEqual(['fi', 'fl']);
    expect(partedLigatures(kindIn('fi', english, { numbered: '\u001c' }))).toHaveLength(1);
    expect(partedLigatures(kindIn('fi', [`${UNKNOWN}ne ${UNKNOWN}ore`, `${UNKNOWN}rma`]))).toHaveLength(1);
  });
});
