/**
 * Whether a glyph looks like the character that it is said to be. What a font says is a table, which may be wrong by mistake or by
 * intent; the shape is what people read. Compared with PDFium's own standard fonts.
 */
import { accentedLook, isExtended } from './accentedLooks.ts';
import { closestPicture, closestShape, closeTo, likenessTo } from './closestShape.ts';
import { UNKNOWN_LOOK, type GlyphLook } from './glyphLook.ts';
import type { InkBounds } from './glyphPicture.ts';
import { standsApart, type GlyphShape } from './glyphShape.ts';
import { ACCENTED, BOXES, CHARACTERS, DIGITS, LETTERS, LIGATURES, type ReferenceShapes } from './referenceShapes.ts';

/**
 * How much more a glyph must look like another character than like its own to be doubted. Measured on 375 fonts of 190 PDFs: of digits that
 * are what the font says one in 2,000 looks more like another one, of letters one in 1,000 by that much; if one stands for another at
 * random, 99 of 100 digits and 97 of 100 letters are doubted.
 */
const DIGIT_LEAD = 0.03;
const LETTER_LEAD = 0.1;
/** Likeness with which a letter or digit counts as that one: anything less is an ornament, or an unusual design. */
const LETTER_LIKENESS = 0.8;
/** From here on a letter is its own without comparing others: what is nearer to it is within the lead that would be required. */
const OWN_LIKENESS = 0.93;
/**
 * A letter for a symbol, or a symbol for anything else: its required likeness, the maximum of its own character, and the lead. Measured on
 * the symbol fonts of 20 papers: true symbols look like themselves by .86 to 1 and like what they are said to be by .05 to .72; letters of
 * unusual designs (condensed, decorated) like their own by .74 and more.
 */
const SYMBOL_LIKENESS = 0.84;
const OTHER_LIKENESS = 0.73;
const SYMBOL_LEAD = 0.18;
/** For a ligature that contains the letter; it is read before it counts. */
const LIGATURE_LEAD = 0.08;
const LIGATURE_LIKENESS = 0.75;
/**
 * For a ligature that has nothing to do with the letter ("suQicient"); it is read before it counts. As `H` is like `ff`, few fonts have a
 * letter that comes near.
 */
const JOINED_LEAD = 0.15;
const JOINED_LIKENESS = 0.9;
/** Only glyphs of the same simple shape, such as a plus, are that similar. */
const SAME_LIKENESS = 0.97;
/** A symbol is its own from here on: there are many designs of ampersands. */
const OWN_SYMBOL_LIKENESS = 0.8;
/** Below it, a glyph that is said to be a symbol is not that symbol in any design; what it is may be unknown. */
const NO_LIKENESS = 0.45;
/** A glyph about which the font says nothing: the likeness required to identify it. */
const UNSAID_LIKENESS = 0.8;

export const isDigit = (codePoint: number): boolean => codePoint >= 0x30 && codePoint <= 0x39;
export const isLetter = (codePoint: number): boolean =>
  (codePoint >= 0x41 && codePoint <= 0x5a) || (codePoint >= 0x61 && codePoint <= 0x7a);

const isAccented = (codePoint: number): boolean => ACCENTED_LETTERS.has(codePoint);
const ACCENTED_LETTERS = new Set(Array.from(ACCENTED, (letter) => letter.charCodeAt(0)));

/**
 * Characters that are examined: letters and digits of basic Latin; symbols of ASCII, some of which can only be distinguished from
 * ligatures; those of Latin-1 that are wrong names in symbol fonts; and accented letters and accents, which stand for ligatures, quotation
 * marks and other letters in fonts whose numbers were taken for those of another encoding ("classiÖcation", "Jes˙s").
 */
export const hasKnownShape = (codePoint: number): boolean =>
  isDigit(codePoint) ||
  isLetter(codePoint) ||
  KNOWN_SYMBOLS.has(codePoint) ||
  MANIFOLD_SYMBOLS.has(codePoint) ||
  ACCENTS.has(codePoint) ||
  isAccented(codePoint) ||
  isExtended(codePoint);

/**
 * They have several shapes each: a slanted comma was taken for a slash. Producers that number the ligatures of a subset from the space on
 * give ligatures these characters ("rajoi(aminen"), and macOS gives the `ff` of TeX's fonts the name of its number ("o↵er").
 */
const MANIFOLD_SYMBOLS = new Set(Array.from('"\'()*,-./:;[\\]_`|↵', (symbol) => symbol.charCodeAt(0)));
/** Stand for letters where an encoding was mistaken for another. */
const ACCENTS = new Set(Array.from('·¨¯´¸ˆˇ˘˙˚˛˝', (accent) => accent.charCodeAt(0)));
/** Size of ligatures, in font sizes: narrow typefaces have them this small; points, commas and brackets are smaller. */
const LEAST_LIGATURE = { width: 0.33, height: 0.5 };

/** Whether a glyph is too small to be anything but the symbol that it is said to be. */
export const isSymbolAlone = (codePoint: number, { left, right, bottom, top }: InkBounds): boolean =>
  (MANIFOLD_SYMBOLS.has(codePoint) || ACCENTS.has(codePoint)) &&
  (right - left < LEAST_LIGATURE.width || top - bottom < LEAST_LIGATURE.height);

const KNOWN_SYMBOLS = new Set(Array.from('!#$%&*+<=>?@~{}^¡¢£¤¥§¶¼½¾¿ÐÞðþ×÷', (symbol) => symbol.charCodeAt(0)));

/** Fonts of Japan draw a backslash as "¥". @returns undefined if it looks like the character */
export function lookOf(shape: GlyphShape, codePoint: number, references: ReferenceShapes): GlyphLook | undefined {
  const character = String.fromCodePoint(codePoint);
  const own = likenessTo(shape, character, references);
  if (isDigit(codePoint)) {
    const symbol = symbolLook(shape, character, own, references);
    // Other scripts have other digits, which look like letters.
    const isLetterLike = symbol !== undefined && /^\p{L}$/u.test(symbol.looksLike);
    return moreLike(digitLook(shape, own, references), isLetterLike ? undefined : symbol);
  }
  if (isLetter(codePoint)) {
    const ownOrCase = Math.max(own, likenessTo(shape, otherCase(character), references));
    if (ownOrCase >= OWN_LIKENESS) return undefined;
    return moreLike(letterLook(shape, ownOrCase, references), symbolLook(shape, character, ownOrCase, references));
  }
  if (character === '\\') {
    const yen = fontSymbolLook(shape, codePoint, '¥', references);
    if (yen !== undefined) return yen;
  }
  if (MANIFOLD_SYMBOLS.has(codePoint)) return ligatureLook(shape, own, references);
  if (ACCENTS.has(codePoint)) return ligatureLook(shape, own, references, LONG);
  if (isAccented(codePoint)) return accentedLook(shape, character, own, references);
  const ownClose = closeTo(shape, character, references);
  if (ownClose >= OWN_SYMBOL_LIKENESS) return undefined;
  const other = closestShape(shape, CHARACTERS, references, 0);
  // In right-to-left text PDFium reports the one that the reader takes it for.
  if (MIRRORED.get(character) === other?.character) return undefined;
  if (other !== undefined && other.likeness >= SYMBOL_LIKENESS && other.likeness >= ownClose + SYMBOL_LEAD) {
    return { looksLike: other.character, likeness: other.likeness, ownLikeness: own };
  }
  return own < NO_LIKENESS ? { ...UNKNOWN_LOOK, ownLikeness: own } : undefined;
}

/**
 * For a glyph of a font that has such a symbol under the number of a letter: an `e` looks much like `€`, so that a smaller difference
 * counts than in a text font. A letter of a font that merely has the name stays one.
 * @returns undefined if it does not look like the symbol
 */
export function fontSymbolLook(
  shape: GlyphShape,
  codePoint: number,
  symbol: string,
  references: ReferenceShapes,
): GlyphLook | undefined {
  const ownLikeness = closeTo(shape, String.fromCodePoint(codePoint), references);
  const likeness = closeTo(shape, symbol, references);
  const isSymbol = likeness >= SYMBOL_LIKENESS && likeness >= ownLikeness + LETTER_LEAD;
  return isSymbol ? { looksLike: symbol, likeness, ownLikeness } : undefined;
}

const MIRRORED = new Map(
  ['<>', '{}', '()', '[]'].flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

const moreLike = (one: GlyphLook | undefined, other: GlyphLook | undefined): GlyphLook | undefined =>
  (other?.likeness ?? 0) > (one?.likeness ?? 0) ? other : one;

/**
 * For a glyph that the font does not identify.
 * @param codePoint its number in the font: small fonts number as ASCII does
 * @returns undefined if it looks like the character of that number, and is read as it
 */
export function unsaidLook(shape: GlyphShape, codePoint: number, references: ReferenceShapes): GlyphLook | undefined {
  let ownLikeness = 0;
  if (codePoint < 0x7f) {
    const mirrored = MIRRORED.get(String.fromCodePoint(codePoint));
    if (mirrored !== undefined && closeTo(shape, mirrored, references) >= SURE_LIKENESS) return undefined;
    ownLikeness = closeTo(shape, String.fromCodePoint(codePoint), references);
    const isInPlace = references
      .of(String.fromCodePoint(codePoint))
      .some((model) => standsApart(shape, model) <= (MANIFOLD_SYMBOLS.has(codePoint) ? MOST_APART : 1));
    if (isInPlace && ownLikeness >= SURE_LIKENESS && lookOf(shape, codePoint, references) === undefined)
      return undefined;
  }
  const look = suspectLook(shape, codePoint, references, UNSAID);
  if (look !== undefined) return { ...look, ownLikeness };
  // Of so large a number nothing is read: that it is Unicode's is only known by the shape.
  return codePoint > LAST_READ ? asNumbered(shape, String.fromCodePoint(codePoint), references) : undefined;
}

/** The last number that is read as a character where a font says nothing. */
const LAST_READ = 0xff;

function asNumbered(shape: GlyphShape, character: string, references: ReferenceShapes): GlyphLook {
  const likeness = closeTo(shape, character, references);
  return { looksLike: character, likeness, ownLikeness: likeness };
}

const UNSAID = [...CHARACTERS, ...BOXES];

/**
 * For a glyph of a font that makes many false claims: what it looks most like, whatever it is said to be.
 * @returns undefined if that is what it is said to be
 */
export function suspectLook(
  shape: GlyphShape,
  codePoint: number,
  references: ReferenceShapes,
  characters: readonly string[] = CHARACTERS,
): GlyphLook | undefined {
  const found = closestShape(shape, characters, references, UNSAID_LIKENESS);
  if (found === undefined) return UNKNOWN_LOOK;
  if (found.character === String.fromCodePoint(codePoint)) return undefined;
  return { looksLike: found.character, likeness: found.likeness, ownLikeness: 0 };
}

/** In font sizes, above the baseline: an apostrophe is a stroke as an l is, but small and high. */
const MOST_APART = 0.24;
/** For a glyph that looks like the character of its number. */
const SURE_LIKENESS = 0.85;

const digitLook = (shape: GlyphShape, own: number, references: ReferenceShapes): GlyphLook | undefined =>
  writtenLook(shape, own, ALL_DIGITS, DIGIT_LEAD, references);

const letterLook = (shape: GlyphShape, own: number, references: ReferenceShapes): GlyphLook | undefined =>
  writtenLook(shape, own, ALL_LETTERS, LETTER_LEAD, references);

const ALL_DIGITS = Array.from(DIGITS);
const ALL_LETTERS = Array.from(LETTERS);

/** For a letter or digit: the one of its kind that it looks most like, if that leads by enough. */
function writtenLook(
  shape: GlyphShape,
  ownLikeness: number,
  characters: readonly string[],
  lead: number,
  references: ReferenceShapes,
): GlyphLook | undefined {
  const least = Math.max(ownLikeness + lead, LETTER_LIKENESS);
  const found = least > 1 ? undefined : closestPicture(shape, characters, references, least);
  return found && { looksLike: found.character, likeness: found.likeness, ownLikeness };
}

/** For a glyph that is said to be a symbol that no ligature looks like. */
function ligatureLook(
  shape: GlyphShape,
  own: number,
  references: ReferenceShapes,
  candidates: readonly string[] = LIGATURES,
): GlyphLook | undefined {
  if (own > OTHER_LIKENESS) return undefined;
  const found = closestShape(shape, candidates, references, Math.max(SYMBOL_LIKENESS, own + SYMBOL_LEAD));
  return found && { looksLike: found.character, likeness: found.likeness, ownLikeness: own };
}

const LONG = [...LIGATURES, ...Array.from(ACCENTED)];

/** Neither a letter nor a digit, or several letters. */
const OTHERS = CHARACTERS.filter((one) => one.length > 1 || !(LETTERS + DIGITS).includes(one));

function symbolLook(
  shape: GlyphShape,
  character: string,
  own: number,
  references: ReferenceShapes,
): GlyphLook | undefined {
  const ligatures = LIGATURES_WITH.get(character) ?? [];
  const ligature = closestShape(shape, ligatures, references, Math.max(own + LIGATURE_LEAD, LIGATURE_LIKENESS));
  if (ligature !== undefined) {
    return { looksLike: ligature.character, likeness: ligature.likeness, ownLikeness: own };
  }
  const ownClose = Math.min(own, closeTo(shape, character, references));
  const joined = closestShape(shape, LIGATURES, references, Math.max(JOINED_LIKENESS, own + JOINED_LEAD));
  if (joined !== undefined) return { looksLike: joined.character, likeness: joined.likeness, ownLikeness: own };
  if (ownClose > SAME_LIKENESS - SYMBOL_LEAD) return undefined;
  const least = Math.max(own <= OTHER_LIKENESS ? SYMBOL_LIKENESS : SAME_LIKENESS, ownClose + SYMBOL_LEAD);
  const found = closestShape(shape, OTHERS, references, least);
  return found && { looksLike: found.character, likeness: found.likeness, ownLikeness: own };
}

/** By each of their letters. */
const LIGATURES_WITH: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(LIGATURES.join(''))].map((letter) => [letter, LIGATURES.filter((one) => one.includes(letter))]),
);

/** Small capitals have the codes of small letters. */
const otherCase = (letter: string): string => {
  const small = letter.toLowerCase();
  return letter === small ? letter.toUpperCase() : small;
};
