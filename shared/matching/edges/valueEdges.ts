/**
 * Whether a value is less than what the quotation says around it: a piece of a number or of a hyphenated name, a number without the symbol
 * attached to it, or what the preceding word denies. The quotation states everything else: bounds, brackets, units, the other end of a
 * range, dashes with spaces.
 */
import { beginsRate, continuesCompound, cutsMeasure, endsRatio } from './compoundNumbers.ts';
import { isGrouped } from '../source/groupedNumbers.ts';
import { isMixedFraction, isOtherThing, isPartOfAddress } from './edges.ts';
import { cutsWordsAfter, cutsWordsBefore } from './numberEdges.ts';
import { isMinusWord, isNumberGlyph, isCurrencySign, isUnit } from '../language/quantities.ts';
import { isLatvian } from '../language/leadingDenials.ts';
import { compares, exceeds, isAuxiliary, isModal } from '../language/openWords.ts';
import { isNegatingPrefix, isNegation, startsWithNegatingEnding } from '../language/negations.ts';
import { isStopword } from '../language/stopwords.ts';
import { type Token, saysNumber } from '../text/tokens.ts';
import { rawWords, wordsAround, type Window, gapText } from '../source/window.ts';
import { tagged } from '../language/languages.ts';

/** `from` and `to`: tokens of the source, end exclusive; `sign`: what the value itself has right before its first token, such as ">". */
export const isCutValue = (window: Window, from: number, to: number, sign = ''): boolean =>
  isDenied(window, from) || isDeniedAfter(window, to) || isCutBefore(window, from, sign) || isCutAfter(window, to);

function isCutBefore(window: Window, at: number, sign: string): boolean {
  if (at === 0) return false;
  const { tokens, text } = window;
  const [previous, token] = [tokens[at - 1], tokens[at]];
  const gap = text.slice(previous.end, token.start);
  if (isWithinNumber(window, at) || cutsWordsBefore(window, at) || endsRatio(window, at)) return true;
  const isNegative = /^\s*$/.test(gap) && isMinusWord(previous.key, tokens.at(at - 2)?.key);
  if (saysNumber(token) && isNegative) return true;
  const hasOwnSign = sign !== '' && gap.endsWith(sign);
  if (token.kind === 'number' && !hasOwnSign && hasSign(window, at, gap)) return true;
  if (isPartOfAddress(text, previous.end, gap)) return true;
  if (gap === '' && previous.kind === 'symbol' && token.kind === 'word') return !/^[\p{Sc}%‰/&]$/u.test(previous.key);
  if (token.kind === 'glyph' && gap === '') {
    return isNegatingPrefix(previous.key) || isNumberGlyphs(previous, token) || isOtherThing(text, token.start);
  }
  return gap === '-' && (isHyphenated(previous, token) || isDoubleName(window, at));
}

function isCutAfter(window: Window, at: number): boolean {
  const { tokens, text } = window;
  if (at >= tokens.length) return false;
  const [previous, token] = [tokens[at - 1], tokens[at]];
  const gap = text.slice(previous.end, token.start);
  if (isWithinNumber(window, at) || cutsWordsAfter(window, at) || cutsRate(window, at) || beginsRate(window, at))
    return true;
  if (gap === '' && token.kind === 'glyph') {
    return isNumberGlyphs(previous, token) || startsWithNegatingEnding(text.slice(token.start, token.start + 6));
  }
  if (isPartOfAddress(text, previous.end, gap)) return true;
  if (gap === '-' && isDoubleName(window, at)) return true;
  // "2023-0379" names a file; an ascending pair is a range.
  return token.kind === 'number' && gap === '' && isPartOfName(previous, token);
}

const isWithinNumber = (window: Window, at: number): boolean =>
  isGrouped(window, at) ||
  continuesCompound(window, at) ||
  cutsMeasure(window, at) ||
  isMixedFraction(window.tokens[at - 1], window.tokens[at], gapText(window, at));

/** "75 mg | /kg/day", "120 km | /h": an amount with its unit is another one than per what. The bare number says nothing of it. */
const cutsRate = ({ tokens, text }: Window, at: number): boolean =>
  at > 1 &&
  tokens[at].key === '/' &&
  tokens[at].start === tokens[at - 1].end &&
  tokens[at - 1].kind === 'word' &&
  isUnit(tokens[at - 1].key) &&
  saysNumber(tokens[at - 2]) &&
  /^\p{L}/u.test(text.slice(tokens[at].end));

const isNumberGlyphs = (previous: Token, token: Token): boolean =>
  isNumberGlyph(token.key) && (previous.kind === 'number' || isNumberGlyph(previous.key));

/** UTF-16 units before an amount in which the edge of its cell is looked for. */
const CELL_REACH = 8;

/**
 * "Paid | (32,500,000)", "Net loss (1,250) (3,400)": an amount with grouped digits in brackets that is a cell, or stands in a row of amounts,
 * is negative, as accounts have it; not "patients (1,250)", nor what is said again beside its words, "fifty thousand dollars ($50,000)".
 */
export function isNegative(text: string, tokens: readonly Token[], at: number): boolean {
  const { key, start, end } = tokens[at];
  if (!/^\(\d{1,3}(?:[.,'\s]\d{3})+(?:[.,]\d{1,2})?\)$/.test(key)) return false;
  const before = at > 0 ? tokens[at - 1] : undefined;
  const isBesideNumber = before !== undefined && (saysNumber(before) || isUnit(before.key) || before.kind === 'symbol');
  if (isBesideNumber && /^[\s(]*$/.test(text.slice(before.end, start))) return false;
  const after = text.slice(end);
  const left = text.slice(Math.max(0, start - CELL_REACH), start).replace(/[^\S\n\t]|\(/gu, '');
  // Nothing but a wide space sets cells apart as well.
  const isCell = '|\n\t'.includes(left.slice(-1));
  return /^\)[*_\s]*[(\d−-]/u.test(after) || (isCell && /^\)[*_\s]*(?:$|\||\n)/u.test(after));
}

/** "<5" and "±5", but not "$5": the currency is as good as a unit. "~5" is about 5, as the quotation says. */
const tightSign = /[<>≤≥±+∓√^]$/u;

function hasSign({ tokens, text }: Window, at: number, gap: string): boolean {
  const { start } = tokens[at];
  const previous = tokens[at - 1];
  const before = text.slice(previous.end, start);
  if (gap === '' && previous.kind === 'symbol') {
    if (!isCurrencySign(previous.key)) return !/^[%‰°→⇒]$/u.test(previous.key);
    return tightSign.test(text.slice(0, previous.start)) || text.charAt(previous.start - 1) === '-';
  }
  return tightSign.test(before) || isPartOfName(previous, tokens[at]);
}

/** "2023-0379", "1261-7": after a tight dash, a number that is not the larger one, or that starts with zero, is not the end of a range. */
function isPartOfName(previous: Token, token: Token): boolean {
  if (previous.kind !== 'number' || token.kind !== 'number' || previous.end !== token.start || token.dashed)
    return false;
  if (!token.key.startsWith('-')) return false;
  const [first, second] = [previous.letters, token.letters];
  return second.startsWith('0') || !(Number(first) < Number(second));
}

/** "Covid-19", "non-compliant"; "term" of "long-term" and "90" of "90-day" are whole words. */
const isHyphenated = (previous: Token, token: Token): boolean =>
  token.kind === 'number' || isNegation(previous.key) || deniesByHyphen(previous.key);
const deniesByHyphen = tagged('negatingPrefix');

/** "Anne-Marie", "Müller-Lüdenscheidt": neither half names who is meant. An abbreviation before a noun does: "EU-Kommission". */
function isDoubleName(window: Window, at: number): boolean {
  const [first, second] = [rawWords(window, at - 1, at), rawWords(window, at, at + 1)];
  return [first, second].every((name) => /^\p{Lu}\p{Ll}+$/u.test(name));
}

/** Tokens between a denial and the value that it denies: "not, in my view, guilty". */
const MAX_BETWEEN = 4;
/** Words other than function words that may come in between. */
const mayBeBetween = tagged('deniesAcross');

/** "Pets may" is not the value of "pets may as a rule not be brought". */
function isDeniedAfter({ tokens, text }: Window, to: number): boolean {
  const verb = tokens[to - 1];
  if (!isModal(verb.key) && !isAuxiliary(verb.key)) return false;
  for (let at = to; at < Math.min(tokens.length, to + MAX_BETWEEN); at++) {
    if (!/^\s*$/.test(text.slice(tokens[at - 1].end, tokens[at].start))) return false;
    if (isNegation(tokens[at].key)) return true;
  }
  return false;
}

/** "Guilty" is not the value of "not guilty", nor of "not found guilty"; "18 years" is the value of "not less than 18 years". */
function isDenied(window: Window, at: number): boolean {
  const { tokens, text } = window;
  const denies = (key: string): boolean => isNegation(key) && !(key === 'no' && isLatvian(wordsAround(window)));
  const isDeniedHere = at > 0 && denies(tokens[at - 1].key) && /^\s*$/.test(gapText(window, at));
  const isNumber = saysNumber(tokens[at]);
  // "nº 12": the numero sign, which denies nothing.
  if (isDeniedHere && tokens[at].kind === 'number' && /^n[º°]$/iu.test(rawWords(window, at - 1, at))) return false;
  // "Savings Account | No | $15,001 - $50,000": an answer in a cell of its own, before a range.
  const isAnswer = isDeniedHere && at > 1 && isCurrencySign(tokens[at].key) && rawWords(window, at - 1, at) === 'No';
  if (isAnswer && /^\p{Sc}[\d.,]+\s-\s+\p{Sc}\d/u.test(text.slice(tokens[at].start))) return false;
  if (isDeniedHere)
    return !(isNumber && exceeds(tokens.slice(Math.max(0, at - 1 - 2), at + MAX_BETWEEN).map(({ key }) => key)));
  if (isNumber) return false;
  for (let before = at - 1; before >= Math.max(0, at - 1 - MAX_BETWEEN); before--) {
    const { key, end } = tokens[before];
    if (!/^[\s,]*$/.test(text.slice(end, tokens[before + 1].start))) return false;
    if (denies(key)) return before < at - 1;
    if (compares(key) || key === 'only' || !(isStopword(key) || mayBeBetween(key))) return false;
  }
  return false;
}
