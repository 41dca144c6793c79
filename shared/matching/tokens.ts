/**
 * Cuts folded text into tokens that are compared by their `key`. Everything that carries meaning is part of a key
 * (a minus sign, a decimal point, brackets around a negative number); what is no token (spaces, commas between words,
 * quotation marks, mark-up) cannot alter meaning.
 */
import { UNREADABLE } from './foldText.ts';
import { isCurrency } from './language/quantities.ts';
import { DIGIT, GLYPH, isSpace, kindOf, LETTER, SEPARATOR, SYMBOL } from './characters.ts';

export interface Token {
  readonly kind: 'word' | 'number' | 'glyph' | 'symbol';
  /** Equal keys say the same. */
  readonly key: string;
  /** Letters and digits alone, as they stand in the searched stream; empty for symbols. */
  readonly letters: string;
  /** Offsets in the folded text: start inclusive, end exclusive, a sign included. */
  readonly start: number;
  readonly end: number;
  /** A superscript digit, or a digit after `^`. */
  readonly raised: boolean;
  /** A number behind a dash that spaces or a line end set apart: a sign, a bullet or a separator. */
  readonly dashed: boolean;
}

const ZERO = 0x30;
const APOSTROPHE = 0x27;
const HYPHEN = 0x2d;
const CARET = 0x5e;
const numberConnectors = ".,:/·'";

const kindAt = (text: string, at: number): number =>
  at >= 0 && at < text.length ? kindOf(text.charCodeAt(at)) : SEPARATOR;

/** Cuts `text`, which `foldText` has folded. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === LETTER) at = readWord(text, at, tokens);
    else if (kind === DIGIT) at = readNumber(text, at, tokens);
    else if (kind === GLYPH) {
      const letter = text[at];
      tokens.push({ kind: 'glyph', key: letter, letters: letter, start: at, end: ++at, raised: false, dashed: false });
    } else if ((kind === SYMBOL && isMeaningfulSymbol(text, at)) || isTrailingSign(text, at)) {
      tokens.push({ kind: 'symbol', key: text[at], letters: '', start: at, end: ++at, raised: false, dashed: false });
    } else at++;
  }
  return tokens;
}

function readWord(text: string, start: number, tokens: Token[]): number {
  let end = start;
  let letters = '';
  let runStart = start;
  for (;;) {
    while (kindAt(text, end) === LETTER) end++;
    letters += text.slice(runStart, end);
    if (text.charCodeAt(end) !== APOSTROPHE || kindAt(text, end + 1) !== LETTER) break;
    end++;
    runStart = end;
  }
  tokens.push({ kind: 'word', key: text.slice(start, end), letters, start, end, raised: false, dashed: false });
  return end;
}

function readNumber(text: string, digits: number, tokens: Token[]): number {
  let end = digits;
  let letters = '';
  for (;;) {
    const run = end;
    while (kindAt(text, end) === DIGIT) end++;
    letters += text.slice(run, end);
    if (!connects(text, end)) break;
    end++;
  }
  // ".5" is a half, but the point of "word.5" ends a sentence before a note mark.
  const point = text[digits - 1] === '.' && isOpening(text, digits - 2);
  const body = (point ? '0.' : '') + text.slice(digits, end);
  const raised = text.charCodeAt(digits - 1) === CARET;
  const raisedNumber = raised && kindAt(text, digits - 2) === DIGIT;
  const sign = raised ? { text: '', start: digits - 1, dashed: false } : readSign(text, point ? digits - 1 : digits);
  const bracketed = !raised && isBracketed(text, sign.start, end);
  const key = (raisedNumber ? '^' : '') + sign.text + (bracketed ? `(${body})` : body);
  tokens.push({ kind: 'number', key, letters, start: sign.start, end, raised, dashed: sign.dashed });
  return end;
}

function connects(text: string, at: number): boolean {
  if (at >= text.length || !numberConnectors.includes(text[at]) || kindAt(text, at + 1) !== DIGIT) return false;
  if (text.charCodeAt(at) !== APOSTROPHE) return true;
  // An apostrophe groups thousands (Swiss figures); elsewhere it is a quotation mark or a prime.
  return /^'\d{3}(?!\d)/.test(text.slice(at, at + 5));
}

const isOpening = (text: string, at: number): boolean =>
  at < 0 || isSpace(text.charCodeAt(at)) || '-+("\'[<>=~$€£'.includes(text[at]);

interface Sign {
  readonly text: string;
  readonly start: number;
  readonly dashed: boolean;
}

/**
 * A dash before a number is a sign or a range unless it is glued to a word ("covid-19"), separates a year from words, or
 * is a bullet: followed by a space, first on its line, with words behind the number. A single letter is no word: "1e-5" is
 * not "1e5", nor "t-1" "t1".
 */
function readSign(text: string, start: number): Sign {
  let at = skipSpaceBack(text, start - 1);
  if (at >= 0 && kindAt(text, at) === SYMBOL && /\p{Sc}/u.test(text[at])) at = skipSpaceBack(text, at - 1);
  if (text.charCodeAt(at) !== HYPHEN) return { text: '', start, dashed: false };
  if (isGluedToWord(text, at)) return { text: '', start, dashed: false };
  const isLoose = text[at + 1] === ' ' || text[at + 1] === '\n';
  if (isLoose && (isBullet(text, at, start) || separatesYear(text, at, start)))
    return { text: '', start, dashed: true };
  return { text: '-', start: at, dashed: isLoose };
}

/**
 * "covid-19" and "apollo-11": the dash joins. Not behind a single letter ("1e-5"), a currency ("eur-5"), nor a script that
 * does not join words with dashes ("气温为-5度").
 */
function isGluedToWord(text: string, dash: number): boolean {
  let from = dash;
  while (kindAt(text, from - 1) === LETTER) from--;
  const word = text.slice(from, dash);
  return word.length > 1 && !/\p{Script=Hangul}$/u.test(word) && !isCurrency(word);
}

function skipSpaceBack(text: string, from: number): number {
  let at = from;
  while (at >= 0 && ' \n*_'.includes(text[at])) at--;
  return at;
}

const isBullet = (text: string, dash: number, start: number): boolean =>
  isFirstOnLine(text, dash) && restOfLineHasWords(text, start) && !continuesSentence(text, dash);

/** Whether the line before breaks off in the middle: then the dash belongs to its sentence ("it fell to", "- 5 degrees"). */
function continuesSentence(text: string, dash: number): boolean {
  const before = text.slice(Math.max(0, dash - 120), dash).trimEnd();
  const line = before.slice(before.lastIndexOf('\n') + 1).trimStart();
  return line !== '' && !line.startsWith('-') && !/[.:;!?,)\]"']$/.test(line);
}

/** "November - 2015": a year is never negative; behind another number the dash makes a range. */
const separatesYear = (text: string, dash: number, start: number): boolean =>
  /^(?:19|20)\d\d(?![\d.,])/.test(text.slice(start, start + 5)) &&
  kindAt(text, skipSpaceBack(text, dash - 1)) !== DIGIT;

function isFirstOnLine(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && text[before] === ' ') before--;
  return before < 0 || text[before] === '\n';
}

function restOfLineHasWords(text: string, from: number): boolean {
  for (let at = from; at < text.length && text[at] !== '\n'; at++) {
    if (kindOf(text.charCodeAt(at)) === LETTER || kindOf(text.charCodeAt(at)) === GLYPH) return true;
  }
  return false;
}

/** "(5)" and "(1,234)%" are negative in accounts: the brackets close around nothing but the number and its sign. */
function isBracketed(text: string, start: number, end: number): boolean {
  let before = start - 1;
  while (before >= 0 && (kindAt(text, before) === SYMBOL || isEmphasis(text[before]))) before--;
  let after = end;
  while (kindAt(text, after) === SYMBOL || isEmphasis(text[after])) after++;
  return text[before] === '(' && text[after] === ')';
}

const isEmphasis = (character: string | undefined): boolean => character === '*' || character === '_';

function isMeaningfulSymbol(text: string, at: number): boolean {
  const symbol = text[at];
  // Set apart it was a bullet.
  if (symbol === UNREADABLE) return [LETTER, DIGIT, GLYPH].includes(kindAt(text, at + 1));
  if (!OPERATORS.includes(symbol)) return true;
  if (standsBetweenOperands(text, at)) return true;
  // Elsewhere these are mark-up: quoted blocks, struck text, headings, bullets.
  let next = at + 1;
  while (next < text.length && " \n-.=$€£*_'".includes(text[next])) next++;
  return kindAt(text, next) === DIGIT && (symbol !== '+' || text[at + 1] !== ' ' || kindAt(text, at - 2) === DIGIT);
}

/** Signs that compare and reckon, and that mark-up uses too. */
const OPERATORS = '<>~=+';

/** "a + b", "x<=y", "e = f", but not "~~struck~~" nor a bullet or a quoted block, which begin their line. */
function standsBetweenOperands(text: string, at: number): boolean {
  let from = at;
  while (from > 0 && OPERATORS.includes(text[from - 1])) from--;
  let to = at + 1;
  while (to < text.length && OPERATORS.includes(text[to])) to++;
  const isSpaced = (unit: number): boolean => text[unit] === ' ';
  const isDoubled = to - from > 1 && new Set(text.slice(from, to)).size === 1;
  if (isDoubled && isSpaced(from - 1) !== isSpaced(to)) return false;
  let before = from - 1;
  while (isSpaced(before)) before--;
  let after = to;
  while (isSpaced(after)) after++;
  return isOperand(text, before, ')]}') && isOperand(text, after, '([{-$€£');
}

const isOperand = (text: string, at: number, brackets: string): boolean =>
  [LETTER, DIGIT, GLYPH].includes(kindAt(text, at)) || (at >= 0 && at < text.length && brackets.includes(text[at]));

/** The grade "B+", the ion "Ca2-": a sign glued behind a letter, or behind a letter with its figures, and nothing after it. */
const TRAILING_SIGN = /(?:^|[^\p{L}\p{N}'])(?:\p{L}|\p{L}{1,2}\p{N}{1,2})[+-]$/u;
/** Characters that `TRAILING_SIGN` looks at. */
const TRAILING_SIGN_REACH = 6;

function isTrailingSign(text: string, at: number): boolean {
  if (text[at] !== '+' && text[at] !== '-') return false;
  const after = text[at + 1] as string | undefined;
  if (after !== undefined && !' .,;:)]'.includes(after)) return false;
  return TRAILING_SIGN.test(text.slice(Math.max(0, at + 1 - TRAILING_SIGN_REACH), at + 1));
}

export const digitCount = (token: Token): number => {
  let count = 0;
  for (let i = 0; i < token.letters.length; i++) {
    const unit = token.letters.charCodeAt(i);
    if (unit >= ZERO && unit <= ZERO + 9) count++;
  }
  return count;
};
