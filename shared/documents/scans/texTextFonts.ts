/**
 * Characters of TeX's text fonts, by their number in the font. dvips draws them as bitmaps in fonts without a name, which say nothing about
 * their glyphs: letters have their numbers in ASCII, and everything outside ASCII is read as another character or none (`µ` for `ţ`,
 * nothing for `ă` and `fi`). Numbers: D. Knuth, The TeXbook, appendix F (OT1), and the encoding of Cork (T1).
 */
import type { GlyphKind } from './glyphKinds.ts';

/** By number. */
export type TextEncoding = ReadonlyMap<string, string>;

/** @param first number of the first one */
const numbered = (first: number, characters: readonly string[]): [string, string][] =>
  characters.map((character, i) => [String.fromCharCode(first + i), character]);

const LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl'];
const T1: TextEncoding = new Map([
  ...numbered(0x00, ['`', '´', '^', '~', '¨', '˝', '˚', 'ˇ', '˘', '¯', '˙', '¸', '˛', '‚', '‹', '›', '“', '”', '„']),
  ...numbered(0x13, ['«', '»', '–', '—']),
  ...numbered(0x19, ['ı', 'ȷ', ...LIGATURES]),
  ...numbered(0x27, ['’']),
  ...numbered(0x60, ['‘']),
  ...numbered(0x7f, ['-']),
  ...numbered(0x80, Array.from('ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£')),
  ...numbered(0xc0, Array.from('ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖŒØÙÚÛÜÝÞ')),
  ['\u00df', 'SS'],
  ...numbered(0xe0, Array.from('àáâãäåæçèéêëìíîïðñòóôõöœøùúûüýþß')),
]);

const OT1: TextEncoding = new Map([
  ...numbered(0x00, Array.from('ΓΔΘΛΞΠΣΥΦΨΩ')),
  ...numbered(0x0b, [...LIGATURES, 'ı', 'ȷ']),
  ...numbered(0x12, ['\u0300', '\u0301', '\u030c', '\u0306', '\u0304', '\u030a', '\u0327']),
  ...numbered(0x19, Array.from('ßæœøÆŒØ')),
  ['"', '”'],
  ["'", '’'],
  ['<', '¡'],
  ['>', '¿'],
  ['\\', '“'],
  ['`', '‘'],
  ['{', '–'],
  ['|', '—'],
  ['\u007d', '\u030b'],
  ['\u007e', '\u0303'],
  ['\u007f', '\u0308'],
]);

/** Numbers of `ff` in both: the other ligatures follow. */
const ENCODINGS = [
  { encoding: T1, ligatures: numbered(0x1b, LIGATURES) },
  { encoding: OT1, ligatures: numbered(0x0b, LIGATURES) },
];
/** What a glyph must look like to count as the ligature for its number. */
const LIGATURE_LIKENESS = 0.85;

const isNameless = ({ font, isSaid, isOfLargeFont }: GlyphKind): boolean => font === '' && !isSaid && !isOfLargeFont;

/** The encoding of a document's nameless fonts, by the ligatures that have its numbers and look so; undefined if none shows it. */
export function textEncoding(kinds: readonly GlyphKind[]): TextEncoding | undefined {
  const nameless = kinds.filter(isNameless);
  const counts = ENCODINGS.map(({ ligatures }) => {
    const known = new Map(ligatures);
    return nameless.filter(({ numbered, looksLike, likeness }) => {
      return likeness >= LIGATURE_LIKENESS && known.get(numbered) === looksLike;
    }).length;
  });
  const [t1, ot1] = counts;
  return t1 === ot1 ? undefined : ENCODINGS[t1 > ot1 ? 0 : 1].encoding;
}

/** @returns undefined if the glyph is not one of such a font, or looks like another ASCII character than that of its number */
export function textCharacter(kind: GlyphKind, encoding: TextEncoding | undefined): string | undefined {
  if (encoding === undefined || !isNameless(kind)) return undefined;
  const { numbered: number, isNumberedAsUnicode, looksLike, likeness, ownLikeness } = kind;
  const character = encoding.get(number);
  if (
    character !== undefined &&
    character.length > 1 &&
    ENCODINGS.some(({ ligatures }) => new Map(ligatures).has(number))
  ) {
    return looksLike.length > 1 && looksLike !== character ? undefined : character;
  }
  if (character !== undefined) return character;
  if (!PRINTED.test(number) || DIGIT.test(number)) return undefined;
  const isOther = likeness >= ownLikeness + OTHER_LEAD && !(STEMS.has(number) && STEMS.has(looksLike));
  return isOther || !(isNumberedAsUnicode || ownLikeness >= LEAST_LIKENESS) ? undefined : number;
}

const PRINTED = /^[!-~]$/;
/** A digit matters too much to be decided by its number alone: it must look like it. */
const DIGIT = /^[0-9]$/;
/** From this lead on it is another character. */
const OTHER_LEAD = 0.1;
/** Likeness of bitmaps to the character of their number, in fonts with too few letters to be conclusive. */
const LEAST_LIKENESS = 0.68;
/** Upright strokes, with serifs or a dot: in bitmaps they look alike. */
const STEMS = new Set(Array.from('l1Ii|!'));
