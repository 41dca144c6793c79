/**
 * Folds away what cannot alter meaning (case, ligatures, width, typographic quotation marks, dashes, invisible
 * characters) and remembers where every folded character came from.
 * Unicode NFKC is the base, but it would merge different numbers ("10²" and "102", "1½" and "11/2"): those are kept apart.
 */

import type { FoldedText } from './foldedText.ts';
import { percentAfter } from './percentAfter.ts';
import { isPictograph, PICTOGRAPH } from './pictographs.ts';
import { withoutPiles } from './piledMarks.ts';
import { raisedDigit } from './raisedDigits.ts';

const plainAscii = /^[\n\x20-\x7e]*$/;
const mark = /^[\p{M}\u1160-\u11ff\ud7b0-\ud7ff\uff9e\uff9f]$/u;
/** Vowel points are optional in Arabic and Hebrew: the same word is written with and without them. */
const optionalMark = new RegExp(
  '[\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06ed\\u0640]',
  'gu',
);
/** Trade marks are decoration; NFKC would turn them into letters. */
const dropped = /^(?:[\p{Cf}\p{Cc}\p{Cn}™℠©®]|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u17b4|\u17b5)$/u;
/** What extraction leaves of characters that the file does not explain: it may have been a "µ", a "≤" or a minus sign. */
export const UNREADABLE = '\ufffd';
const unreadable = /^[\p{Co}\ufffd]$/u;
const subscript = '₀₁₂₃₄₅₆₇₈₉';
/** The letter of a note after a word or a long number: "debtᵃ", "9,150ᵃ". In "XIXᵉ", "1ᵉʳ" and "xᵃ" it is part of what is said. */
const noteLetter = /(?:\p{Ll}{3}[ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏ]|[\d.,%]{3}[ᵃᵇᶜ])$/u;
/** UTF-16 units of a note's letter with the letters before it. */
const NOTE_LETTER_REACH = 4;
const FIRST_NOTE_LETTER = 0x2b0;
const vulgarFraction = /^[¼-¾⅐-⅞↉]$/u;
const enclosedNumber = /^[①-⒛⓪-⓿❶-➓㉑-㉟㊱-㊿]$/u;
/** Runs of enclosed numbers that NFKC leaves as they are, with the number of their first. */
const enclosedRuns: readonly (readonly [first: number, last: number, from: number])[] = [
  [0x24eb, 0x24f4, 11],
  [0x24f5, 0x24fe, 1],
  [0x24ff, 0x24ff, 0],
  [0x2776, 0x277f, 1],
  [0x2780, 0x2789, 1],
  [0x278a, 0x2793, 1],
];

/** Greek letters with the breathings and accents of before 1982, which OCR also sees in print of today. */
const FIRST_POLYTONIC = 0x1f00;
const polytonic = Array.from({ length: 0x100 }, (_, at) => String.fromCodePoint(FIRST_POLYTONIC + at)).filter(
  (letter) => /\p{L}/u.test(letter),
);
const inOneAccent = (letter: string): string =>
  letter
    .normalize('NFD')
    .replace(/[\u0313\u0314\u0345]/gu, '')
    .replace(/[\u0300\u0342]/gu, '\u0301')
    .normalize('NFC')
    .toLowerCase();

const replacements = new Map<string, string>([
  ...polytonic.map((letter): [string, string] => [letter, inOneAccent(letter)]),
  ...Array.from('‘’‚‛ʹʻʼʽ′＇`´ˋ׳').map((c): [string, string] => [c, "'"]),
  ...Array.from('“”„‟″«»‹›「」『』〝〞〟《》〈〉＂״').map((c): [string, string] => [c, '"']),
  ...Array.from('‐‑‒–—―⁃﹘﹣－⸺⸻־\u0002').map((c): [string, string] => [c, '-']),
  ...Array.from('〜∼').map((c): [string, string] => [c, '~']),
  ...Array.from('⩽≦').map((c): [string, string] => [c, '≤']),
  ...Array.from('⩾≧').map((c): [string, string] => [c, '≥']),
  ['∗', '*'],
  ['\u066b', '.'],
  ['\u066c', ','],
  ['\u2044', '/'],
  ['\u2215', '/'],
  ['×', 'x'],
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['\u066a', '%'],
  ['ς', 'σ'],
  // Romanian, as older fonts and keyboards write it: with a cedilla.
  ['ș', 'ş'],
  ['Ș', 'ş'],
  ['ț', 'ţ'],
  ['Ț', 'ţ'],
  // As the same letter with its hamza above, which is optional.
  ['ۀ', 'ه'],
  ['ۂ', 'ہ'],
  ['\t', ' '],
  ['\n', '\n'],
  ['\r', ' '],
  ['\u000b', ' '],
  ['\f', ' '],
  ['\u0085', ' '],
]);

/** Accents that TeX sets as characters of their own before the letter, with the mark that they stand for. */
const spacingAccents = new Map<string, string>([
  ['¨', '\u0308'],
  ['´', '\u0301'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['ˇ', '\u030c'],
  ['˚', '\u030a'],
  ['¸', '\u0327'],
]);

/** "User´s": after a letter and before a possessive ending, an acute accent is an apostrophe typed that way. */
const possessive = /^´(?:s|t|ll|re|ve|d|m)(?!\p{L})/u;
const isApostrophe = (text: string, at: number): boolean =>
  text[at] === '´' && at > 0 && /\p{L}/u.test(text[at - 1]) && possessive.test(text.slice(at, at + 4));

/** Symbols that are typed as two characters. */
const typedSigns = /^(?:-{1,2}>|={1,2}>|<=|>=|!=)/;
const anyTypedSign = /->|=>|<=|>=|!=/;
const typedSign = (typed: string): string =>
  typed.startsWith('-') ? '→' : typed.endsWith('>') ? '⇒' : typed === '<=' ? '≤' : typed === '>=' ? '≥' : '≠';

/** „ that is typed as two commas: " ,,Zagreb". */
const lowQuote = /(?:^|[\s(]),,(?=\p{L})/u;

const cache = new Map<string, string>();

/** Folds one base character with its marks. A result that starts with a space must be kept apart from a digit before it. */
function foldCluster(cluster: string): string {
  const known = cache.get(cluster);
  if (known !== undefined) return known;
  const folded = computeCluster(cluster);
  // Clusters come from documents: without a bound, hostile text could fill the memory.
  if (cache.size < 50_000) cache.set(cluster, folded);
  return folded;
}

function computeCluster(cluster: string): string {
  const replacement = replacements.get(cluster);
  if (replacement !== undefined) return replacement;
  if (dropped.test(cluster)) return '';
  if (unreadable.test(cluster)) return UNREADABLE;
  if (isPictograph(cluster)) return PICTOGRAPH;
  const raised = raisedDigit(cluster);
  if (raised >= 0) return `^${raised}`;
  const lowered = subscript.indexOf(cluster);
  if (lowered >= 0) return `_${lowered}`;
  if (/^\p{Nd}$/u.test(cluster) && cluster.charCodeAt(0) > 0x39) return decimalDigit(cluster);
  // TeX sets accents over a letter without its dot: "naı̈ve".
  const compatible = cluster
    .replace(/^ı(?=\p{M})/u, 'i')
    .normalize('NFKC')
    .toLowerCase()
    .replace('i\u0307', 'i')
    .replace(optionalMark, '');
  // As a word of its letters it would be "no".
  if (cluster === '№') return 'nr';
  if (vulgarFraction.test(cluster)) return ` ${compatible.replace('\u2044', '/')}`;
  if (enclosedNumber.test(cluster)) return ` ${enclosedValue(cluster.charCodeAt(0)) ?? compatible} `;
  if (/^[\p{Zs}\p{Zl}\p{Zp}]/u.test(compatible)) return ' ';
  return Array.from(compatible, (c) => replacements.get(c) ?? c).join('');
}

function enclosedValue(code: number): number | undefined {
  const run = enclosedRuns.find(([first, last]) => code >= first && code <= last);
  return run === undefined ? undefined : run[2] + code - run[0];
}

/** Decimal digits of any script come in runs of ten, in order, each run starting at its zero. */
function decimalDigit(character: string): string {
  const wide = character.normalize('NFKC');
  if (/^[0-9]$/.test(wide)) return wide;
  let value = 0;
  let code = (character.codePointAt(0) ?? 0) - 1;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code))) {
    value++;
    code--;
  }
  return String(value);
}

/** A letter, a digit, a space or a full stop of ASCII, which stays what it is. */
const isOrdinary = (unit: number): boolean =>
  (unit >= 0x61 && unit <= 0x7a) ||
  unit === 0x20 ||
  (unit >= 0x41 && unit <= 0x5a) ||
  (unit >= 0x30 && unit <= 0x39) ||
  unit === 0x2e;

const isMark = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return unit >= 0x300 && mark.test(text[at]);
};

/** Form checkboxes as they are typed, ticked and not: "[x]", "[ ]". After or before a letter they are something else. */
const typedBox = /(?<![\p{L}\p{N}\])])\[[ xX]?\](?![\p{L}\p{N}([])/u;
/** The first character is searched on its own: most lines have none, and the whole pattern costs more than all other folding. */
const hasTypedBox = (text: string): boolean => text.includes('[') && typedBox.test(text);
const boxAt = (text: string, at: number): string | undefined => {
  const box = typedBox.exec(text.slice(Math.max(0, at - 1), at + 4));
  return box?.index === Math.min(1, at) ? box[0] : undefined;
};

/** Folds a text. Lines are separated by `\n`, which stays. */
export const foldText = (original: string): FoldedText => percentAfter(foldCharacters(withoutPiles(original)));

function foldCharacters(original: string): FoldedText {
  if (plainAscii.test(original) && !anyTypedSign.test(original) && !hasTypedBox(original) && !lowQuote.test(original)) {
    return { text: original.toLowerCase().replaceAll('`', "'"), starts: null, ends: null };
  }
  // NFKC expands one unit to 18 at most, and a document is nearly all one to one.
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  /** Its last units, separately: looking at the end of a growing text copies all of it. */
  let tail = '';
  /** `^` or `_` after a raised or lowered digit, else empty. */
  let runMark = '';
  /** What precedes the digits at the end of the text. */
  let beforeDigits = '';
  for (let at = 0; at < original.length;) {
    const start = at;
    const high = original.charCodeAt(at);
    if (isOrdinary(high) && !isMark(original, at + 1)) {
      // Nine characters of ten.
      const folded = original[at].toLowerCase();
      text += folded;
      tail = (tail + folded).slice(-NUMERO_REACH);
      starts.push(start);
      ends.push(++at);
      if (!isAsciiDigit(folded)) beforeDigits = folded;
      runMark = '';
      continue;
    }
    at += high >= 0xd800 && high <= 0xdbff && at + 1 < original.length ? 2 : 1;
    let folded: string;
    const typed = '-=<>!'.includes(original[start])
      ? typedSigns.exec(original.slice(start, start + 3))?.[0]
      : undefined;
    const accent = isApostrophe(original, start) ? undefined : spacingAccents.get(original[start]);
    const accented = accent === undefined ? undefined : composeWithNext(original, at, accent);
    const box = original[start] === '[' ? boxAt(original, start) : undefined;
    if (box !== undefined) {
      at = start + box.length;
      folded = /x/i.test(box) ? '☒' : '☐';
    } else if (typed !== undefined) {
      at = start + typed.length;
      folded = typedSign(typed);
    } else if (accented !== undefined) {
      at++;
      folded = accented;
    } else if (original[start] === ',' && lowQuote.test(original.slice(Math.max(0, start - 1), start + 3))) {
      at++;
      folded = '"';
    } else if (isDegree(original[start])) {
      folded = numero.test(tail) ? 'o' : /[0-9][. ]?$/.test(tail) ? '°' : foldCluster(original[start]);
    } else if (high === 0x00ad && (at >= original.length || original[at] === '\n')) {
      // A soft hyphen is visible only where it breaks a line.
      folded = '-';
    } else {
      while (at < original.length && isMark(original, at)) at++;
      folded = foldCluster(original.slice(start, at));
      if (folded.startsWith(' ') && folded.length > 1 && !/[0-9]$/.test(tail)) folded = folded.slice(1);
      // "¹²" is raised as a whole: "^12".
      if (isNoteLetter(original, start)) folded = '';
      if (isRaisedOrLowered(original[start]) && folded[0] === runMark) folded = folded.slice(1);
      // What is invisible between two digits still separates them: "1\u200b5" is not 15.
      if (folded === '' && /[0-9]$/.test(tail) && /^\p{Nd}/u.test(original.slice(at, at + 2))) folded = ' ';
    }
    text += folded;
    tail = (tail + folded).slice(-NUMERO_REACH);
    for (let i = 0; i < folded.length; i++) {
      starts.push(start);
      ends.push(at);
      if (!isAsciiDigit(folded[i])) beforeDigits = folded[i];
    }
    runMark = isRaisedOrLowered(original[start]) ? beforeDigits : '';
  }
  return { text, starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
}

const isAsciiDigit = (unit: string): boolean => unit >= '0' && unit <= '9';

/** The degree sign and the raised "o" look alike, and each is typed for the other: "30 ºC", "3.°", "n° 5". */
const isDegree = (character: string): boolean => character === '°' || character === 'º';
/** UTF-16 units: the letter, and a character of any plane before it. */
const NUMERO_REACH = 3;
const numero = /(?<![\p{L}\p{N}])n$/u;

const isRaisedOrLowered = (character: string): boolean => raisedDigit(character) >= 0 || subscript.includes(character);

const isNoteLetter = (text: string, at: number): boolean =>
  text.charCodeAt(at) >= FIRST_NOTE_LETTER &&
  noteLetter.test(text.slice(Math.max(0, at + 1 - NOTE_LETTER_REACH), at + 1)) &&
  !/^\p{L}/u.test(text.slice(at + 1, at + 3));

function composeWithNext(original: string, at: number, accent: string): string | undefined {
  if (at >= original.length || !/^\p{L}$/u.test(original[at])) return undefined;
  const base = original[at] === 'ı' ? 'i' : original[at];
  const composed = (base + accent).normalize('NFC');
  return composed.length === 1 ? composed.toLowerCase() : undefined;
}
