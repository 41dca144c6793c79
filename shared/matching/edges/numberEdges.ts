/**
 * Whether an edge of a match cuts through a number: its sign, its magnitude, its unit or part of its words would be left behind, and the
 * rest is another number.
 */
import { isBox } from '../marks/boxes.ts';
import { isBullet } from '../marks/bullets.ts';
import { isMonth, isYear } from '../language/dates.ts';
import {
  endsWithMinusWord,
  isCardinal,
  isFraction,
  isMagnitudeWord,
  isScalingGlyph,
  joinsNumbers,
  makeOneNumber,
  mayBeJoined,
  isBetween,
} from '../language/numerals.ts';
import { endsEarly } from '../punctuation/lineEnds.ts';
import { isCurrency, isMinusWord, isUnitSymbol, isCurrencySign } from '../language/quantities.ts';
import { isStopword } from '../language/stopwords.ts';
import { type Token, saysNumber } from '../text/tokens.ts';
import { gapText, positionAt, rawWords, type Window } from '../source/window.ts';
import { patternsOf } from '../language/languages.ts';

/** Whether a value may leave out what says how large its number is: the quotation around it states that. */
export type Measure = 'needed' | 'optional';

/** Whether a match that starts with token `at` cuts off part of its number. */
export function cutsNumberBefore(window: Window, at: number, measure: Measure): boolean {
  const { text, tokens } = window;
  const token = tokens[at];
  const previous = tokens[at - 1];
  const gap = text.slice(previous.end, token.start);
  if (!isSpace(gap) && gap !== '-') return false;
  if (saysNumber(token)) {
    if (isMinusWord(previous.key, tokens.at(at - 2)?.key)) return true;
    if (token.kind === 'number' && endsWithMinusWord(text.slice(Math.max(0, token.start - 12), token.start)))
      return true;
  }
  if (token.kind === 'number' && previous.kind === 'symbol') return isPrefix(window, at - 1, measure);
  return cutsWordsBefore(window, at);
}

/** Whether a match that ends before token `at` cuts off part of its number. */
export function cutsNumberAfter(window: Window, at: number, measure: Measure): boolean {
  const { text, tokens } = window;
  const previous = tokens[at - 1];
  const token = tokens[at];
  const gap = text.slice(previous.end, token.start);
  if (!isSpace(gap) && gap !== '-') return false;
  // "CHF 307.35 | CHF 12.00": the number has its currency before it.
  const hasCurrency = at > 1 && isCurrency(tokens[at - 2].key) && isCurrency(token.key);
  if (previous.kind === 'number' && measure === 'needed' && !hasCurrency) {
    if (token.kind === 'symbol') return !gap.includes('\n') && isSuffix(window, at);
    if (token.kind === 'glyph') return gap === '' || isScalingGlyph(token.key);
    if (!beginsHyphenated(window, at) && (isScale(window, at) || isUnitAfter(window, at))) return true;
  }
  return cutsWordsAfter(window, at);
}

const isSpace = (gap: string): boolean => /^\s*$/.test(gap);

/** "4.2 million", "5 млн", "5 억원": the word scales the number. */
function isScale(window: Window, at: number): boolean {
  const { key, kind } = window.tokens[at];
  return kind === 'word' && isMagnitudeWord(key) && !isStopword(key) && !followsDate(window, at);
}

/** "67,845 crore" and below it "One of the highest", "249" and "AJ-Supreme Court 12": a capital after a line that ended early. */
const beginsLine = (window: Window, at: number): boolean =>
  gapText(window, at).includes('\n') &&
  /^\p{Lu}/u.test(rawWords(window, at, at + 1)) &&
  endsEarly(window, window.tokens[at - 1], window.tokens[at]);

/** "5 mg"; but in "5.4 H mmol/l" and "11.2 L g/dl" the letter says whether the number is high or low, and the unit comes after it. */
function isUnitAfter(window: Window, at: number): boolean {
  const { tokens } = window;
  const { key } = tokens[at];
  if (isName.test(tokens[at - 1].key) || isOfCode(tokens, at - 1) || beginsItem(window, at)) return false;
  const isFlag = /^[hl]$/.test(key) && isUnitSymbol(tokens.at(at + 1)?.key ?? '');
  // A watt is written "W"; in Polish "w" is "in".
  if (key === 'w' && rawWords(window, at, at + 1) === 'w') return false;
  if (isYearOfDate(tokens, at - 1) || followsDate(window, at)) return false;
  return isUnitSymbol(key) && !isStopword(key) && !isFlag && !beginsRow(window, at);
}

/** Dates and numbers of laws have no unit: "20.4.1955", "8.078/90". */
const isName = /^(?:\d{1,4}([./-])\d{1,2}\1\d{2,4}|\d{1,3}\.\d{3}\/\d{2,4})$/;

/** "DE812706034", and below it "EUR": what is written tight after letters is a code, unless they are a currency. */
const isOfCode = (tokens: readonly Token[], at: number): boolean => {
  const letters = tokens.at(at - 1);
  if (at === 0 || letters?.kind !== 'word' || letters.end !== tokens[at].start) return false;
  return letters.letters.length > 1 && !isCurrency(letters.key);
};

/** "0701" and below it "c) Address". */
const beginsItem = (window: Window, at: number): boolean =>
  gapText(window, at).includes('\n') && /^[).]\s/.test(window.text.slice(window.tokens[at].end));

/** "2 Jan 2031". */
const isYearOfDate = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && isYear(tokens[at].key) && isMonth(tokens[at - 1].key);

/** "2 Jan 2031 m.", and "Jan 2, 2031 M. Smith", whose year may be an amount before anything but an initial: "On May 2, 2000 m of cable". */
function followsDate(window: Window, at: number): boolean {
  const { text, tokens } = window;
  const { start } = tokens[at];
  const before = text.slice(Math.max(0, start - LONGEST_DATE), start);
  const month = dayFirst.exec(before)?.[1];
  if (month !== undefined) return isMonth(month);
  const isInitial = /^\p{Lu}\. \p{Lu}/u.test(rawWords(window, at, at + 2));
  return isInitial && isMonth(monthFirst.exec(before)?.[1] ?? '');
}
/** "2nd of January 2031", "2. Januar 2031", "2 de enero de 2031". */
const dayFirst = /(?<!\d)[0-3]?\d(?:st|nd|rd|th)?\.?\s(?:of |de )?(\p{L}+)\.?,?\s(?:de )?(?:19|20)\d\d\s$/u;
const monthFirst = /(?<!\p{L})(\p{L}+)\.?\s[0-3]?\d(?:st|nd|rd|th)?,\s(?:19|20)\d\d\s$/u;
/** UTF-16 units. */
const LONGEST_DATE = 40;

/** "F-statistic", "K-8497": at the start of a line, the first part of a word or code is not a unit. "K-1" has an exponent. */
const beginsHyphenated = (window: Window, at: number): boolean =>
  gapText(window, at).includes('\n') &&
  /^-(?:\p{L}|\d{2})/u.test(window.text.slice(window.tokens[at].end, window.tokens[at].end + 3));

/** "18.25" and below it "HT-0523 Mortise gauge", or "JPY 151.20": capitals before a number of their own begin another row. */
function beginsRow(window: Window, at: number): boolean {
  const { text, tokens } = window;
  const isFirst = gapText(window, at).includes('\n');
  const after = text.slice(tokens[at].end, tokens[at].end + 2);
  const isCode = /^-\d/.test(after);
  const isRow = beginsLine(window, at) && /^\p{Lu}\p{L}|^\d/u.test(rawWords(window, at + 1, at + 2));
  const hasFigure = isFirst && isCurrency(tokens[at].key) && tokens.at(at + 1)?.kind === 'number';
  const begins = isCode || hasFigure || isRow || (isFirst && isRowOfCells(window, at));
  return begins && /^\p{Lu}{2,}$/u.test(rawWords(window, at, at + 1));
}

/** "Saws of iron | 18.25" and below it "KG gauges of brass | 12": a last cell, and a row of as many whose first one says more than a unit. */
function isRowOfCells({ index, segments, ...window }: Window, at: number): boolean {
  const [above, own] = [at - 1, at].map((token) => {
    const { text } = index.segments[segments[positionAt({ index, segments, ...window }, window.tokens[token].start)]];
    return text.trim().split(cellEdge);
  });
  const endsRow = above.length > 1 && !/\s/u.test(above[above.length - 1]);
  return endsRow && own.length === above.length && /\s/u.test(own[0]);
}
/** As plain text draws it. */
const cellEdge = /\t|\s\|\s|\s{3,}/u;

/** "≥ 5", "$ 5", "± 3", but neither a bullet nor the "%" of the preceding number. */
function isPrefix(window: Window, at: number, measure: Measure): boolean {
  const { key } = window.tokens[at];
  if (isCurrencySign(key)) return measure === 'needed' && !followsNumber(window, at);
  return !/^[%‰‱°&@?]$/u.test(key) && !isBullet(window, at);
}

/** "5 %", "5 °C", "5 ± 2", but neither the "$" of the following number nor the "▼" of a menu, or of a value that is low. */
function isSuffix(window: Window, at: number): boolean {
  if (/^[▲▼△▽◄►]$/u.test(window.tokens[at].key)) return false;
  if (isBullet(window, at) || isBox(window.tokens[at]) || partsEntries(window, at)) return false;
  return !isCurrencySign(window.tokens[at].key) || window.tokens.at(at + 1)?.kind !== 'number';
}

/** "09.69.39.00.00 / Address: …": a slash between spaces, and a capital after it. */
const partsEntries = (window: Window, at: number): boolean =>
  window.tokens[at].key === '/' &&
  /^\s\/\s$/.test(window.text.slice(window.tokens[at].start - 1, window.tokens[at].end + 1)) &&
  /^\p{Lu}\p{Ll}/u.test(rawWords(window, at + 1, at + 2));

const followsNumber = (window: Window, at: number): boolean =>
  at > 0 && window.tokens[at - 1].kind === 'number' && isSpace(gapText(window, at));

const isNumber = (token: Token | undefined): boolean => token !== undefined && saysNumber(token);

/** "5 degrees | below zero", "5 | °C unter null": what says after an amount that it is negative, with its unit before. */
function cutsBelowZero({ text, tokens }: Window, at: number): boolean {
  for (let number = at - 1; number >= Math.max(0, at - MOST_TOKENS_OF_DEGREES); number--) {
    if (!saysNumber(tokens[number])) continue;
    const after = text.slice(tokens[number].end, tokens[number].end + BELOW_ZERO_REACH);
    const found = belowZero.exec(after);
    return found !== null && tokens[at].start <= tokens[number].end + found[0].length;
  }
  return false;
}
/** "° C" and "degrees Celsius". */
const belowZero = new RegExp(String.raw`^\s?(?:°\s?)?(?:\p{L}+\s){0,2}${patternsOf('belowZero')}(?!\p{L})`, 'u');
const MOST_TOKENS_OF_DEGREES = 4;
/** UTF-16 units after a number. */
const BELOW_ZERO_REACH = 48;

/** "One hundred and | five", "twenty | five", "half | a million", "two and | a half". */
export function cutsWordsBefore({ tokens }: Window, at: number): boolean {
  const token = tokens[at];
  const next = tokens.at(at + 1);
  const previous = tokens[at - 1];
  const beforeThat = at > 1 ? tokens[at - 2] : undefined;
  if (isArticle(token) && next !== undefined) {
    if (isCardinal(next.key) && isFraction(previous.key)) return true;
    if (isCardinal(next.key) && previous.key === 'of' && isFraction(beforeThat?.key ?? '')) return true;
    return isFraction(next.key) && joinsNumbers(previous.key) && isNumber(beforeThat);
  }
  if (isFraction(token.key)) {
    // "One and a | half million".
    const joining = isArticle(previous) ? at - 2 : at - 1;
    return joining > 0 && joinsNumbers(tokens[joining].key) && isNumber(tokens[joining - 1]);
  }
  if (!isCardinal(token.key)) return false;
  if (makeOneNumber(previous.key, token.key)) return true;
  if (isArticle(previous) && isFraction(beforeThat?.key ?? '')) return true;
  return joinsNumbers(previous.key) && beforeThat !== undefined && isJoined(tokens, at - 2);
}

/** "Two | hundred", "One hundred | and five", "two | and a half". */
export function cutsWordsAfter(window: Window, at: number): boolean {
  const { tokens } = window;
  const token = tokens[at];
  if (cutsBelowZero(window, at)) return true;
  if (beginsLine(window, at)) return false;
  const previous = tokens[at - 1];
  if (makeOneNumber(previous.key, token.key)) return true;
  if (!joinsNumbers(token.key)) return false;
  const next = tokens.at(at + 1);
  const fraction = next !== undefined && isArticle(next) ? tokens.at(at + 2) : next;
  if (isFraction(fraction?.key ?? '') && isNumber(previous)) return true;
  return isCardinal(next?.key ?? '') && isJoined(tokens, at - 1);
}

/** "Hundred and" continues, "between twenty and" does not. */
const isJoined = (tokens: readonly Token[], left: number): boolean =>
  mayBeJoined(tokens[left].key) && !(left > 0 && isBetween(tokens[left - 1].key));

export const isArticle = ({ key }: Token): boolean => key === 'a' || key === 'an';

/** "A$5" and "HK$5" are not US dollars; "US$5" are. */
export const namesCurrency = ({ key }: Token): boolean =>
  /^(?:a|au|c|ca|can|hk|nz|s|sg|r|nt|mx)$/.test(key) || isCurrency(key);
