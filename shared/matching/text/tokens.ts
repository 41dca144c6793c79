/**
 * Cuts folded text into tokens that are compared by their `key`. Everything that carries meaning is part of a key (a minus sign, a decimal
 * point, brackets around a negative number); what is not a token (spaces, commas between words, quotation marks, mark-up) cannot alter
 * meaning.
 */
import { isMinus, readSign, type Sign } from './signs.ts';
import { DIGIT, GLYPH, isSpace, kindAt, kindOf, LETTER, SYMBOL } from './characters.ts';
import { foldText } from './foldText.ts';
import { isCardinal } from '../language/numerals.ts';

export interface Token {
  readonly kind: 'word' | 'number' | 'glyph' | 'symbol';
  /** Equal keys say the same. */
  readonly key: string;
  /** Only letters and digits, as they are in the searched stream; empty for symbols. */
  readonly letters: string;
  /** Offsets in the folded text: start inclusive, end exclusive, a sign included. */
  readonly start: number;
  readonly end: number;
  /** A superscript digit, or a digit after `^`. */
  readonly raised: boolean;
  /** A number after a dash separated by spaces or a line end: a sign, a bullet or a separator. */
  readonly dashed: boolean;
}

const ZERO = 0x30;
const APOSTROPHE = 0x27;
const numberConnectors = ".,:/·'";

/** Position of the first token that ends after an offset; as many as there are if none does. Tokens end one after the other, so that half of them can be skipped. */
export function firstEndingAfter(tokens: readonly Token[], offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (tokens[middle].end > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The tokens of a text as it is written. */
export const tokensIn = (written: string): Token[] => tokenize(foldText(written).text);

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
    } else if (kind === SYMBOL) {
      tokens.push({ kind: 'symbol', key: text[at], letters: '', start: at, end: ++at, raised: false, dashed: false });
    } else at++;
  }
  return tokens;
}

/** "‘근로자’란": Korean has no apostrophes, and its particles follow a closing quotation mark. */
const isHangul = (letter: string): boolean => /\p{Script=Hangul}/u.test(letter);

function readWord(text: string, start: number, tokens: Token[]): number {
  let end = start;
  let letters = '';
  let runStart = start;
  for (;;) {
    while (kindAt(text, end) === LETTER) end++;
    letters += text.slice(runStart, end);
    if (text.charCodeAt(end) !== APOSTROPHE || kindAt(text, end + 1) !== LETTER) break;
    if (isHangul(text[end - 1]) && isHangul(text[end + 1])) break;
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
  // ".5" is a half, but the point of "word.5" ends a sentence before a footnote reference.
  const point =
    text[digits - 1] === '.' &&
    isOpening(text, digits - 2) &&
    !isLeader(text, digits - 1) &&
    !isStopOfLine(text, digits - 1, end);
  const body = (point ? '0.' : '') + text.slice(digits, end);
  const raised = raisedAt(text, digits);
  const raisedNumber = raised !== undefined && kindAt(text, raised.start - 1) === DIGIT;
  const sign = raised ?? readSign(text, point ? digits - 1 : digits, end);
  const bracketed = raised === undefined && isBracketed(text, sign.start, end);
  const key = (raisedNumber ? '^' : '') + sign.text + (bracketed ? `(${body})` : body);
  tokens.push({
    kind: 'number',
    key,
    letters,
    start: sign.start,
    end,
    raised: raised !== undefined,
    dashed: sign.dashed,
  });
  return end;
}

/** The sign of a raised number, if it is one: "^2", "−^2" as superscripts are folded, "^-2" as they are typed. */
function raisedAt(text: string, digits: number): Sign | undefined {
  if (text[digits - 1] === '^') {
    return isMinus(text[digits - 2])
      ? { text: '-', start: digits - 2, dashed: false }
      : { text: '', start: digits - 1, dashed: false };
  }
  const isTyped = isMinus(text[digits - 1]) && text[digits - 2] === '^';
  return isTyped ? { text: '-', start: digits - 2, dashed: false } : undefined;
}

function connects(text: string, at: number): boolean {
  if (at >= text.length || !numberConnectors.includes(text[at]) || kindAt(text, at + 1) !== DIGIT) return false;
  if (text.charCodeAt(at) !== APOSTROPHE) return true;
  // An apostrophe groups thousands (Swiss numbers); elsewhere it is a quotation mark or a prime.
  return /^'\d{3}(?!\d)/.test(text.slice(at, at + 5));
}

const isOpening = (text: string, at: number): boolean =>
  at < 0 || isSpace(text.charCodeAt(at)) || '-+("\'[<>=~$€£'.includes(text[at]);

/** "Drainage . . . .11": the last dot of a leader to a number. */
const isLeader = (text: string, point: number): boolean =>
  /\.\s?\.\s?$/.test(text.slice(Math.max(0, point - 4), point));

/** In right-to-left text, the full stop after a number at a line end is printed before it: it is not ".5". */
const isStopOfLine = (text: string, point: number, end: number): boolean =>
  /^["')\]]*[^\S\n]*(?:\n|$)/.test(text.slice(end)) &&
  rightToLeft.test(text.slice(Math.max(0, point - LETTER_REACH), point));
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}][^\p{L}\n]*$/u;
/** UTF-16 units before a number that hold the letter which shows the direction of its line. */
const LETTER_REACH = 12;

/** "(5)" and "(1,234)%" are negative in accounts: the brackets close around nothing but the number and its sign. */
function isBracketed(text: string, start: number, end: number): boolean {
  let before = start - 1;
  while (before >= 0 && (kindAt(text, before) === SYMBOL || isEmphasis(text[before]))) before--;
  let after = end;
  while (kindAt(text, after) === SYMBOL || isEmphasis(text[after])) after++;
  return text[before] === '(' && text[after] === ')';
}

const isEmphasis = (character: string | undefined): boolean => character === '*' || character === '_';

/** A number in digits or in words. */
export const saysNumber = ({ kind, key }: Pick<Token, 'kind' | 'key'>): boolean => kind === 'number' || isCardinal(key);

export const digitCount = (token: Token): number => {
  let count = 0;
  for (let i = 0; i < token.letters.length; i++) {
    const unit = token.letters.charCodeAt(i);
    if (unit >= ZERO && unit <= ZERO + 9) count++;
  }
  return count;
};
