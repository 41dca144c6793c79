/**
 * The verdict on each kind of doubtful glyph. Only witnesses that agree refute the claim of the text layer: a shape that no letter has, or
 * a shape and what is read in the picture. Anything that stays open keeps its claim.
 */
import type { GlyphKind } from './glyphKinds.ts';
import type { Readings } from './glyphReadings.ts';
import { ligatureByLetters } from './ligatureLetters.ts';
import { texCharacter } from './texCharacters.ts';
import { normalForm } from '../../platform/normalForm.ts';

export type GlyphVerdict =
  | { readonly outcome: 'kept' }
  /** It shows these characters; none for a piece of a drawing. */
  | { readonly outcome: 'mended'; readonly by: string }
  /** Neither confirmed nor refuted. */
  | { readonly outcome: 'unsure' };

const KEPT: GlyphVerdict = { outcome: 'kept' };
const UNSURE: GlyphVerdict = { outcome: 'unsure' };

/** From this lead on, another character is not due to the style of the hand: letters of mathematical italics have less. */
const STRONG_LEAD = 0.25;
/** Only the same letter is that similar. */
const SAME_LIKENESS = 0.97;
/** Likeness to a letter that OCR does not know from which its shape decides, if that of the other leads by as much. */
const SURE_LIKENESS = 0.9;
/** A glyph about which the font says nothing is taken for a ligature without a reading only if it looks that much like one. */
const UNSAID_LIGATURE = 0.93;

/**
 * Decided by the shape and the font alone; undefined if a reading of the picture must decide.
 * @param isForText whether the font has many glyphs about which nothing is said, as fonts for writing have
 */
export function verdictByShape(kind: GlyphKind, isForText: boolean): GlyphVerdict | undefined {
  const { font, text, isSaid, isOfLargeFont, numbered, isNumberedAsUnicode, looksLike, likeness } = kind;
  if (!isSaid) {
    const known = texCharacter(font, numbered);
    if (known !== undefined) return { outcome: 'mended', by: known };
    if (isNumberedAsUnicode && LETTER.test(numbered)) return { outcome: 'mended', by: numbered };
    // Of all the numbers that a glyph might have, it has Unicode's for what it looks like.
    if (looksLike !== '' && looksLike === numbered) return { outcome: 'mended', by: numbered };
    const ligature = ligatureByLetters(kind);
    if (ligature !== undefined) return { outcome: 'mended', by: ligature };
    // Ligatures look alike: a reading decides which one it is.
    if (looksLike.length > 1 && (isOfLargeFont || likeness < UNSAID_LIGATURE)) return undefined;
    if (isOfLargeFont || looksLike === '') return UNSURE;
    return WRITTEN.test(looksLike) && !isForText ? UNSURE : { outcome: 'mended', by: usual(looksLike) };
  }
  const ofFont = texCharacter(font, text);
  if (ofFont !== undefined && !WRITTEN.test(ofFont)) return { outcome: 'mended', by: ofFont };
  if (looksLike === '') return WRITTEN.test(text) ? undefined : UNSURE;
  // It would be one letter for another.
  if (ACCENTED.test(text) && LETTER.test(looksLike)) return undefined;
  const isForWriting = WRITTEN.test(text) && WRITTEN.test(looksLike);
  const isPlain = WRITTEN.test(text) && PLAIN.has(looksLike);
  return isForWriting || isPlain || looksLike.length > 1 ? undefined : { outcome: 'mended', by: usual(looksLike) };
}

/** What the number alone may decide: characters with shapes other than letters are read by them. */
const LETTER = /^\p{L}$/u;

/** @param character that the font has under the number */
export const verdictByNumber = ({ text }: GlyphKind, character: string): GlyphVerdict =>
  character === text ? KEPT : { outcome: 'mended', by: character };

/** @param readings of the picture, including the text layer's own character; undefined if there was no time to read any */
export function verdictByReading(kind: GlyphKind, readings: Readings | undefined): GlyphVerdict {
  if (readings === undefined) return UNSURE;
  const { text, looksLike, likeness, ownLikeness } = kind;
  const own = readings.get(text) ?? 0;
  const others = [...readings].filter(([seen]) => seen !== text).sort((one, other) => other[1] - one[1]);
  const [seen, count] = others.at(0) ?? ['', 0];
  const isStrong = likeness >= ownLikeness + STRONG_LEAD || likeness >= SAME_LIKENESS;
  // OCR has the letters of few languages: it reads others as any that look alike ("ő" as "d").
  if (BEYOND.test(text) && ACCENTED.test(looksLike) && own === 0) {
    const isRead = withoutAccents(seen) === withoutAccents(looksLike);
    const isShown = isRead || (isStrong && likeness >= SURE_LIKENESS);
    return isShown ? { outcome: 'mended', by: looksLike } : UNSURE;
  }
  if (count === 0) return kind.isSaid && (own > 0 || !(isStrong || isUnseen(kind))) ? KEPT : UNSURE;
  // Readings distinguish ligatures from each other: they look alike.
  const isLigature = [seen, looksLike].every((one) => one.length > 1 && one.includes(text));
  const agree =
    isLigature ||
    seen.toLowerCase() === looksLike.toLowerCase() ||
    // OCR has the letters of few languages; and it joins ligatures of unusual designs, which look like other letters.
    (!WRITTEN.test(text) && (withoutAccents(seen) === withoutAccents(looksLike) || LIGATURES.has(seen))) ||
    (isUnseen(kind) && LIGATURES.has(seen) && seen.includes(text));
  // OCR knows few symbols: it is enough that it does not read the letter.
  if (own === 0 && looksLike.length === 1 && !LATIN.test(looksLike) && !WRITTEN.test(looksLike)) {
    return { outcome: 'mended', by: usual(looksLike) };
  }
  // One reading is enough if the shape says the same.
  if (count > own && (agree || count > 1) && count > sum(others) / 2) {
    return { outcome: 'mended', by: withoutAccents(seen) === withoutAccents(looksLike) ? looksLike : seen };
  }
  return kind.isSaid && own > sum(others) && !DIGIT.test(text) ? KEPT : UNSURE;
}

const LIGATURES = new Set(['ff', 'fi', 'fl', 'ffi', 'ffl']);
const LATIN = /\p{Script=Latin}/u;
/** Beyond those of Western Europe. */
const BEYOND = /^[\u0100-\u024f]$/u;
/** Letters with an accent, and accents by themselves. */
const ACCENTED = /^[^\p{ASCII}\p{S}\p{P}]$|^[·¨¯´¸ˆˇ˘˙˚˛˝]$/u;

const withoutAccents = (letter: string): string => normalForm(letter, 'NFD').charAt(0).toLowerCase();

/** A glyph that could not be drawn by itself: only what its font says supports it. */
const isUnseen = ({ looksLike, ownLikeness, isSuspect }: GlyphKind): boolean =>
  looksLike === '' && ownLikeness === 0 && !isSuspect;

/** In a font that was found to lie: what it says no longer counts, and the shape alone decides. */
export const verdictByFont = ({ looksLike, likeness }: GlyphKind): GlyphVerdict =>
  looksLike === '' || (looksLike.length > 1 && likeness < UNSAID_LIGATURE)
    ? UNSURE
    : { outcome: 'mended', by: usual(looksLike) };

/** Letters and digits of basic Latin: what OCR reads. */
const WRITTEN = /^[A-Za-z0-9]$/;
const DIGIT = /^[0-9]$/;

const sum = (counts: readonly (readonly [string, number])[]): number =>
  counts.reduce((total, [, count]) => total + count, 0);

/** Among characters that look the same, the one used in text. */
const usual = (character: string): string => (DASHES.has(character) ? '−' : (SAME.get(character) ?? character));
/** So simple that anything drawn incorrectly in part looks like them. */
const PLAIN = new Set(Array.from('-–—−.|·•'));
/** A font that names its dash as a letter or digit is a mathematical one. */
const DASHES = new Set(['-', '–', '—', '−']);
const SAME = new Map([
  ['∗', '*'],
  ['⋅', '·'],
  ['∼', '~'],
]);
