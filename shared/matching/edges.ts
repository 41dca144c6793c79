/**
 * Whether a match is cut out of something that is one: a number out of its sign, its per cent or its range, a word out of
 * its hyphenated whole. What is glued to a match across its edge belongs to it; what a space sets apart may be left out.
 */
import { DIGIT, GLYPH, kindOf, LETTER, SEPARATOR, SYMBOL } from './characters.ts';
import { isMagnitude, isMinusWord, isNumberGlyph } from './language/quantities.ts';
import { isNegatingPrefix, startsWithNegatingEnding } from './language/negations.ts';
import { isNoteMark } from './noteMarks.ts';
import type { Token } from './tokens.ts';
import { rawPieces, type Window } from './window.ts';

export interface EdgeCuts {
  /** Source tokens that belong to the first matched one: the match should have started here. */
  readonly from: number;
  /** Source tokens that belong to the last matched one: the match should have ended here, exclusive. */
  readonly to: number;
}

/** The match of tokens `from` to `to` (end exclusive) widened to what it was cut out of; the same when it is whole. */
export function wholeAround(window: Window, from: number, to: number): EdgeCuts {
  const { tokens } = window;
  let first = from;
  while (first > 0 && isGluedBefore(window, first)) first--;
  let last = to;
  while (last < tokens.length && isGluedAfter(window, last)) last++;
  return { from: first, to: last };
}

/** Whether token `at` belongs to the token before it, so that a match must not start with it. */
function isGluedBefore(window: Window, at: number): boolean {
  const { text, tokens } = window;
  const token = tokens[at];
  const previous = tokens[at - 1];
  const gap = text.slice(previous.end, token.start);
  // A dash token "-20" after a number is the end of a range, whatever spaces stand around the dash.
  if (endsRange(previous, token, gap) || isGrouped(window, at)) return true;
  if (isMixedFraction(previous, token, gap) || isNegative(previous, token, gap)) return true;
  if (gap === '') {
    if (previous.kind === 'symbol') return isGluingSymbol(previous.key);
    if (token.kind === 'symbol')
      return previous.kind === 'number' || isGluingSymbol(token.key) || namesCurrency(previous);
    if (token.kind === 'glyph') return isNegatingPrefix(previous.key) || isOneNumber(previous, token);
    if (previous.kind === 'glyph') return false;
    return !isNoteMark(window, at - 1) && !isNoteMark(window, at);
  }
  return isHyphen(window, previous.end, token.start, gap);
}

/** Whether token `at` belongs to the token before it, so that a match must not end before it. */
function isGluedAfter(window: Window, at: number): boolean {
  const { text, tokens } = window;
  const previous = tokens[at - 1];
  const token = tokens[at];
  const gap = text.slice(previous.end, token.start);
  if (endsRange(previous, token, gap) || isGrouped(window, at) || isScaled(window, at)) return true;
  if (isMixedFraction(previous, token, gap)) return true;
  if (gap === '') {
    if (isNoteMark(window, at)) return false;
    if (token.kind === 'symbol') return isGluingSymbol(token.key) || '%‰°'.includes(token.key);
    if (previous.kind === 'symbol') return isGluingSymbol(previous.key);
    if (token.kind === 'glyph') return isOneNumber(previous, token) || isDenied(text, token);
    if (previous.kind === 'glyph') return token.kind === 'word' && isDenied(text, token);
    return true;
  }
  return isHyphen(window, previous.end, token.start, gap);
}

/** "10–20" and "10 – 20": behind a number, a dash makes a range. */
const endsRange = (previous: Token, token: Token, gap: string): boolean =>
  previous.kind === 'number' && token.kind === 'number' && token.key.startsWith('-') && /^ *$/.test(gap);

/** "4.2 million": the word behind the number is a factor of it, and the number alone another number. */
export function isScaled(window: Window, at: number): boolean {
  const previous = window.tokens.at(at - 1);
  const token = window.tokens.at(at);
  if (at < 1 || previous?.kind !== 'number' || !token || !isMagnitude(token.key)) return false;
  return /^(?:\s+|-)$/.test(window.text.slice(previous.end, token.start));
}

/** "3 1/2": one number. */
const isMixedFraction = (previous: Token, token: Token, gap: string): boolean =>
  gap === ' ' && /^\d+$/.test(previous.key) && /^\d{1,2}\/\d{1,2}$/.test(token.key);

/** "minus 5", "负5": a sign in words. */
const isNegative = (previous: Token, token: Token, gap: string): boolean =>
  token.kind === 'number' && /^\s*$/.test(gap) && isMinusWord(previous.key);

/** "A$5" and "HK$5" are no dollars of the United States; "US$5" are. */
const namesCurrency = (previous: Token): boolean => /^(?:a|au|c|ca|can|hk|nz|s|sg|r|nt|mx)$/.test(previous.key);

/**
 * "12 500": whether the token goes on with the thousands of the number before it. Special spaces say so; an ordinary one
 * does where the groups are whole and a word or a currency follows on the line, which the cells of a table have not.
 */
function isGrouped(window: Window, at: number): boolean {
  const { tokens, text } = window;
  if (!isThousands(window, at)) return false;
  const raw = rawPieces(window, tokens[at - 1].start, tokens[at].end);
  const between = window.index.segments[raw[0].segment].text.slice(raw[0].start, raw[0].end);
  if (/[\u00a0\u2007-\u200a\u202f]/.test(between)) return true;
  let first = at - 1;
  while (first > 0 && isThousands(window, first)) first--;
  let last = at;
  while (last + 1 < tokens.length && isThousands(window, last + 1)) last++;
  const after = last + 1 < tokens.length ? text.slice(tokens[last].end, tokens[last + 1].start) : '\n';
  const isFollowedByWord = !after.includes('\n') && tokens[last + 1].kind !== 'number';
  const isPrecededByNumber = first > 0 && tokens[first - 1].kind === 'number';
  return isFollowedByWord && !isPrecededByNumber;
}

function isThousands(window: Window, at: number): boolean {
  const previous = window.tokens[at - 1];
  const token = window.tokens[at];
  if (previous.kind !== 'number' || token.kind !== 'number') return false;
  if (window.text.slice(previous.end, token.start) !== ' ' || !/^\d{3}(?:[.,]\d+)?$/.test(token.key)) return false;
  return /^-?[1-9]\d{0,2}$/.test(previous.key) || /^\d{3}$/.test(previous.key);
}

/** "三十五" and "5万": digits and powers of ten that make one number. */
const isOneNumber = (previous: Token, token: Token): boolean =>
  isNumberGlyph(token.key) && (previous.kind === 'number' || isNumberGlyph(previous.key));

/** UTF-16 units in which a verb's negating ending shows. */
const NEGATING_ENDING_LENGTH = 6;
const isDenied = (text: string, token: Token): boolean =>
  startsWithNegatingEnding(text.slice(token.start, token.start + NEGATING_ENDING_LENGTH));

/** Currency signs may be left out with the words around them; signs that compare, link or scale may not. */
const isGluingSymbol = (key: string): boolean => '<>≤≥≠≈~±+/&√△▲\ufffd'.includes(key);

/** A hyphen within a word, not a dash between words; at a line end it breaks a word. */
function isHyphen(window: Window, from: number, to: number, gap: string): boolean {
  if (!/^-(?: *\n\s*)?$/.test(gap)) return false;
  const before = window.text.charCodeAt(from - 1);
  const after = window.text.charCodeAt(to);
  if (!isWordUnit(before) || !isWordUnit(after)) return false;
  const [piece] = rawPieces(window, from, from + 1);
  return '-\u00ad\u2010\u2011\u0002'.includes(window.index.segments[piece.segment].text.charAt(piece.start));
}

function isWordUnit(unit: number): boolean {
  const kind = kindOf(unit);
  return kind !== SEPARATOR && kind !== SYMBOL && (kind === LETTER || kind === DIGIT || kind === GLYPH);
}
