/** Which characters of a text layer mean something, and what they stand for. */
import { normalForm } from '../../platform/normalForm.ts';

/** Stands for a drawn character whose meaning the PDF does not state. */
export const REPLACEMENT = '\uFFFD';
const MAX_CODE_POINT = 0x10ffff;

/** The character to keep, a space for white space, '' for what no reader sees. */
export function cleanCodePoint(code: number): string {
  if (code > 0x20 && code < 0x7f) return String.fromCharCode(code);
  if (code === 0x20 || code === 0xa0 || (code >= 0x09 && code <= 0x0d)) return ' ';
  // PDFium's placeholders for a hyphen at the end of a line; and the soft hyphen, which is drawn only where it is visible.
  if (code === 0x02 || code === 0xfffe || code === 0xad) return '-';
  if (code === 0) return REPLACEMENT;
  if (code < 0x20 || (code >= 0x7f && code <= 0x9f)) return '';
  if ((code >= 0x2000 && code <= 0x200a) || code === 0x3000 || code === 0x202f || code === 0x205f || code === 0x1680) {
    return ' ';
  }
  if (code === 0x2028 || code === 0x2029) return ' ';
  if (isInvisible(code)) return '';
  if (code > MAX_CODE_POINT || (code >= 0xd800 && code <= 0xdfff) || (code & 0xfffe) === 0xfffe) return REPLACEMENT;
  if (code >= 0xfdd0 && code <= 0xfdef) return REPLACEMENT;
  return bullets.get(code) ?? besideCapitals.get(code) ?? String.fromCodePoint(code);
}

/**
 * Word processors' bullets are characters of the fonts Symbol and Wingdings, which Unicode has no names for. The other characters of these
 * fonts stay as they are: the same number is an arrow in one and "not" in the other.
 */
const bullets: ReadonlyMap<number, string> = new Map([
  [0xf0b7, '•'],
  [0xf0a7, '▪'],
]);

/** Punctuation of a height that fits capitals, for which Adobe's fonts have private numbers, always the same ones. */
const besideCapitals: ReadonlyMap<number, string> = new Map(
  Array.from('()[]{}¡¿«»‹›-–—·', (character, i) => [0xf6ae + i, character]),
);

/** Zero-width spaces, directional marks, byte order marks. The joiners of Arabic and Indic scripts stay. */
function isInvisible(code: number): boolean {
  return (
    code === 0x200b ||
    code === 0x200e ||
    code === 0x200f ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x2069) ||
    code === 0xfeff
  );
}

/** Written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
export function isRightToLeft(code: number): boolean {
  return (code >= 0x0590 && code <= 0x08ff) || (code >= 0xfb1d && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc);
}

/** Chinese, Japanese, Korean: full-width characters, which may run from top to bottom. */
export function isEastAsian(code: number): boolean {
  return (
    (code >= 0x2e80 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7af) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xfe30 && code <= 0xfe4f) ||
    (code >= 0xff00 && code <= 0xffef) ||
    (code >= 0x20000 && code <= 0x3ffff)
  );
}

/** Korean syllables, which are full-width and yet have spaces between words. */
const isHangul = (code: number): boolean => code >= 0xac00 && code <= 0xd7af;

/** A Chinese or Japanese character: no spaces between words; Korean has them. */
export function isUnspaced(text: string): boolean {
  const code = text.codePointAt(0) ?? 0;
  return isEastAsian(code) && !isHangul(code);
}

const MARK = /^\p{M}$/u;

/** A combining mark, which belongs to the character it is drawn on. */
export const isCombiningMark = (text: string): boolean => text.charCodeAt(0) >= 0x300 && MARK.test(text);

/** Accents that old fonts draw as separate characters over a letter, and the combining marks that they stand for. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0060': '\u0300',
  '\u00B4': '\u0301',
  '\u005E': '\u0302',
  '\u02C6': '\u0302',
  '\u007E': '\u0303',
  '\u02DC': '\u0303',
  '\u00AF': '\u0304',
  '\u02D8': '\u0306',
  '\u02D9': '\u0307',
  '\u00A8': '\u0308',
  '\u02DA': '\u030A',
  '\u02DD': '\u030B',
  '\u02C7': '\u030C',
  '\u00B8': '\u0327',
  '\u02DB': '\u0328',
};

const DOTLESS: Readonly<Record<string, string>> = { '\u0131': 'i', '\u0237': 'j' };

/** Typesetters draw accents over letters that have lost their dot: "naı̈ve" says "naïve". */
export const withDot = (letter: string): string => DOTLESS[letter] ?? letter;

const ACCENT = new Set(Object.keys(ACCENTS));
/** Those of ASCII: most characters are the small letters between them. */
const FIRST_ACCENT = 0x5e;
const LAST_BEFORE_LETTERS = 0x60;
const FIRST_AFTER_LETTERS = 0x7e;

export function isAccent(text: string): boolean {
  const code = text.charCodeAt(0);
  if (code < FIRST_ACCENT || (code > LAST_BEFORE_LETTERS && code < FIRST_AFTER_LETTERS)) return false;
  return ACCENT.has(text);
}

/** The letter under the accent as one character; undefined if there is no such letter. */
export function composed(letter: string, accent: string): string | undefined {
  const whole = normalForm(withDot(letter) + (ACCENTS[accent] ?? ''), 'NFC');
  return whole.length === 1 ? whole : undefined;
}
