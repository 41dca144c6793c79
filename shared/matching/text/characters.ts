/** What kind of character a code point is, for cutting text into tokens. Looked up once per character, then cached. */

/** Spaces, punctuation and everything else that separates words. */
export const SEPARATOR = 0;
/** Letters of scripts that put spaces between words, and their marks. */
export const LETTER = 1;
/** ASCII digits; other decimal digits are folded to them first. */
export const DIGIT = 2;
/** A letter of a script without spaces between words: each stands for itself. */
export const GLYPH = 3;
/** Symbols that carry meaning: a quotation that drops or changes one says something else. */
export const SYMBOL = 4;

const UNKNOWN = 255;
const kinds = new Uint8Array(0x10000).fill(UNKNOWN);

const letterOrMark = /[\p{L}\p{M}\p{Nl}]/u;
/** Han, kana and bopomofo; Thai, Lao, Khmer and Burmese are also written without spaces. */
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3005-\u3007\u30fc]/u;
/**
 * Symbols and punctuation that are not tokens. What is between two words is compared on its own (see punctuation/), where each of these is
 * known to be harmless in some places and not in others. Every other symbol means something wherever it occurs.
 */
const comparedInGaps =
  /[\p{Terminal_Punctuation}\p{Quotation_Mark}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}.,;:!?'"*_#|\\^`<>~=+−…·¡¿†‡¶•‣⁃∙⋅◦▪▸►➢➤❖・\u2500-\u257f]/u;
const symbol = /[\p{S}\p{P}\p{No}\ufffd]/u;

function classify(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  if (codePoint >= 0x30 && codePoint <= 0x39) return DIGIT;
  if (unspacedScript.test(character) && letterOrMark.test(character)) return GLYPH;
  if (letterOrMark.test(character)) return LETTER;
  return symbol.test(character) && !comparedInGaps.test(character) ? SYMBOL : SEPARATOR;
}

/** The kind of the UTF-16 unit: a surrogate counts as a glyph, since nearly all supplementary letters are Han. */
export function kindOf(unit: number): number {
  let kind = kinds[unit];
  if (kind === UNKNOWN) {
    kind = unit >= 0xd800 && unit <= 0xdfff ? GLYPH : classify(unit);
    kinds[unit] = kind;
  }
  return kind;
}

/** The kind of the unit at this place; places outside the text separate. */
export const kindAt = (text: string, at: number): number =>
  at >= 0 && at < text.length ? kindOf(text.charCodeAt(at)) : SEPARATOR;

/** Whether the unit belongs to the searched stream: letters and digits only. */
export const isSearchable = (unit: number): boolean => {
  const kind = kindOf(unit);
  return kind === LETTER || kind === DIGIT || kind === GLYPH;
};

export const isSpace = (unit: number): boolean => unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
