/** Reads the sign before a number: which dash is a minus, which joins a range, and which is a bullet or a separator. */
import { isFirstOnLine } from './firstOnLine.ts';
import { DIGIT, GLYPH, kindAt, LETTER, SYMBOL } from './characters.ts';
import { isCurrency, isDuration, isUnit } from '../language/quantities.ts';
import { isMonth } from '../language/dates.ts';
import { isStopword } from '../language/stopwords.ts';

export interface Sign {
  /** "-" or nothing. */
  readonly text: string;
  /** Offset of the number with its sign. */
  readonly start: number;
  /** A dash that need not be a sign: separated by a space, or glued to a word. */
  readonly dashed: boolean;
}

/** The minus sign of typesetters, which is neither a bullet nor a dash. */
const MINUS_SIGN = '−';
export const isMinus = (character: string | undefined): boolean => character === '-' || character === MINUS_SIGN;

/**
 * A dash before a number is a sign or a range unless it is glued to a word ("covid-19"), separates a year from words, or is a bullet:
 * followed by a space, first on its line, with words after the number. A single letter is not a word: "1e-5" is not "1e5", nor "t-1" "t1".
 * @param start offset of the number's first character
 * @param end offset after its last digit
 */
export function readSign(text: string, start: number, end: number): Sign {
  let at = skipSpaceBack(text, start - 1);
  if (at >= 0 && kindAt(text, at) === SYMBOL && /\p{Sc}/u.test(text[at])) at = skipSpaceBack(text, at - 1);
  if (text[at] === '|' && /(?:^|[\s|])-\s*\|$/.test(text.slice(Math.max(0, at - CELL_REACH), at + 1))) {
    // "(1,350) | – | 420": an empty cell, which a page without borders shows as "(1,350) – 420".
    return { text: '', start: text.lastIndexOf('-', at), dashed: true };
  }
  if (!isMinus(text[at]) || isRule(text, at) || endsPrice(text, at) || endsRow(text, at, start))
    return { text: '', start, dashed: false };
  if (isGluedToWord(text, at)) return { text: '', start, dashed: true };
  const isLoose = text[at + 1] === ' ' || text[at + 1] === '\n';
  const isNoSign = (): boolean =>
    isBullet(text, at, end) || separatesYear(text, at, start, end) || isEmptyCell(text, at, start);
  if (isLoose && text[at] !== MINUS_SIGN && separatesDay(text, at, start, end))
    return { text: '', start, dashed: false };
  if (isLoose && text[at] !== MINUS_SIGN && isNoSign()) return { text: '', start, dashed: true };
  return { text: '-', start: at, dashed: isLoose };
}

/** UTF-16 units of a cell that holds a dash. */
const CELL_REACH = 8;

/** A line drawn with dashes above the number's. */
const isRule = (text: string, dash: number): boolean => text.slice(Math.max(0, dash - 2), dash + 1) === '---';

/** "CHF 5.-" and "250,-": the dash stands for no cents, but not before something that follows a space. */
const endsPrice = (text: string, dash: number): boolean =>
  /\d[.,]-+\s$/.test(text.slice(Math.max(0, dash - 4), dash + 2));

/** "… 1,500.00 70,269.42 -" above a row that begins with its date: the dash of an account's balance, or an empty cell. */
const endsRow = (text: string, dash: number, start: number): boolean =>
  text[dash + 1] === '\n' &&
  /\d[.,]\d\d $/.test(text.slice(Math.max(0, dash - 5), dash)) &&
  /^\d{1,2}(?:[ -]?\p{L}{3,9}[ -]?\d{2}|[./]\d{1,2}[./]\d{2})/u.test(text.slice(start, start + DATE_REACH));
/** UTF-16 units of "01 September 2018". */
const DATE_REACH = 18;

/**
 * "covid-19" and "apollo-11": the dash joins. Not after a single letter ("1e-5"), a currency ("eur-5"), nor a script that
 * does not join words with dashes ("气温为-5度").
 */
function isGluedToWord(text: string, dash: number): boolean {
  let end = dash;
  while (end > 0 && '*_'.includes(text[end - 1])) end--;
  let from = end;
  while (kindAt(text, from - 1) === LETTER) from--;
  const word = text.slice(from, end);
  return word.length > 1 && !/\p{Script=Hangul}$/u.test(word) && !isCurrency(word);
}

function skipSpaceBack(text: string, from: number): number {
  let at = from;
  while (at >= 0 && ' \n*_'.includes(text[at])) at--;
  return at;
}

/** A bullet is first on its line or after a colon; unlike a minus, its number is a count, or its list has words too. */
const isBullet = (text: string, dash: number, end: number): boolean =>
  (isFirstOnLine(text, dash) ||
    (/[:：]\s$/u.test(text.slice(Math.max(0, dash - 2), dash)) && countsThings(text, end))) &&
  restOfLineHasWords(text, end) &&
  !continuesSentence(text, dash) &&
  (countsThings(text, end) || isInListOfWords(text, dash));

/**
 * A dash for a cell without content, as in "2440 – £52.75 per sheet –": another one on its line is not before a number, a price comes after
 * it, and no price before it with which it would make a range.
 */
function isEmptyCell(text: string, dash: number, number: number): boolean {
  const isPrice = /^-\s+\p{Sc}\s?$/u.test(text.slice(dash, number));
  if (!isPrice || /\p{Sc}\s?[\d.,]+\s*$/u.test(text.slice(Math.max(0, dash - 24), dash))) return false;
  const line = text.lastIndexOf('\n', dash) + 1;
  const end = text.indexOf('\n', dash);
  const cells = text.slice(line, end < 0 ? text.length : end);
  return Array.from(cells.matchAll(/(?<=\s)-(?=\s(?![\p{Sc}\d.,]*\d)|$)/gu)).some(({ index }) => line + index !== dash);
}

/** "5 apples" and "30 days" can be counted; "5 degrees", "12 million" and "7 in the second quarter" are unclear. */
function countsThings(text: string, end: number): boolean {
  const next = /^\s(\p{L}{3,})/u.exec(text.slice(end, end + 40))?.[1];
  if (next === undefined || isStopword(next)) return false;
  return !isUnit(next) || isDuration(next);
}

/** Whether the line before or after is an item that begins with a word. */
function isInListOfWords(text: string, dash: number): boolean {
  const lineStart = text.lastIndexOf('\n', dash) + 1;
  const before = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, Math.max(0, lineStart - 1));
  const lineEnd = text.indexOf('\n', dash);
  const after = lineEnd < 0 ? '' : text.slice(lineEnd + 1, lineEnd + 40);
  return [before, after].some((line) => /^ *- +\p{L}/u.test(line));
}

/** Whether the line before breaks off in the middle: then the dash belongs to its sentence ("it fell to", "- 5 degrees"). */
function continuesSentence(text: string, dash: number): boolean {
  const before = text.slice(Math.max(0, dash - 120), dash).trimEnd();
  const line = before.slice(before.lastIndexOf('\n') + 1).trimStart();
  return line !== '' && !line.startsWith('-') && !/[.:;!?,)\]"']$/.test(line);
}

/** "November - 2015": a year is never negative; after another number the dash makes a range, and "2019 euro" is not a year. */
const separatesYear = (text: string, dash: number, start: number, end: number): boolean =>
  /^(?:19|20)\d\d(?!\d|[.,]\d)/.test(text.slice(start, start + 6)) &&
  kindAt(text, skipSpaceBack(text, dash - 1)) !== DIGIT &&
  !isUnit(/^ (\p{L}+)/u.exec(text.slice(end, end + 40))?.[1] ?? '');

/** "Target date - 14th July", "- 14/07/2023", "- 14. Juli": nor is a day, and no cell without content stands beside it. */
const separatesDay = (text: string, dash: number, start: number, end: number): boolean =>
  kindAt(text, skipSpaceBack(text, dash - 1)) === LETTER &&
  (/^\d\d?[./]\d\d?[./]\d{2,4}$/.test(text.slice(start, end)) ||
    (/^\d\d?$/.test(text.slice(start, end)) &&
      (/^(?:st|nd|rd|th)\b/.test(text.slice(end, end + 3)) ||
        isMonth(/^\.? (\p{L}+)/u.exec(text.slice(end, end + 40))?.[1] ?? ''))));

function restOfLineHasWords(text: string, from: number): boolean {
  for (let at = from; at < text.length && text[at] !== '\n'; at++) {
    const kind = kindAt(text, at);
    if (kind === LETTER || kind === GLYPH) return true;
  }
  return false;
}
