/** "Five thousand dollars ($5,000)", "thirty-five percent (35%)": amounts that contracts give in words and again in figures. */
import { joinsNumbers } from '../language/numerals.ts';
import { isMoney, isPercent } from '../language/quantities.ts';
import { isInAmount, MOST_WORDS_OF_AMOUNT, saysAmount } from './amountTokens.ts';
import type { Window } from './window.ts';

/** Whether a bracket closes here after the figure of an amount that stands in words before it: a mark that belongs to what is left out. */
export const closesGivenTwice = (window: Window, last: number): boolean =>
  amountAround(window, last)?.closes === last + 1;

/** Tokens of an amount in figures: "US", "$" and the number. */
export const MOST_IN_BRACKETS = 4;

interface GivenTwice {
  /** Positions in the window's tokens: the first word, the first token in the brackets, the number, and the first token after them. */
  readonly words: number;
  readonly opens: number;
  readonly number: number;
  readonly closes: number;
}

/** The amount in words whose figure in brackets holds this token or begins with it, or that begins with it. */
export function amountAround(window: Window, at: number): GivenTwice | undefined {
  const { tokens } = window;
  let opens = at;
  while (opens > 0 && at - opens < MOST_IN_BRACKETS && !isOpened(window, opens)) opens--;
  if (!isOpened(window, opens)) {
    opens = at + 1;
    while (
      opens < tokens.length &&
      opens - at <= MOST_WORDS_OF_AMOUNT &&
      isInAmount(tokens[opens - 1]) &&
      !isOpened(window, opens)
    )
      opens++;
  }
  if (opens >= tokens.length || !isOpened(window, opens)) return undefined;
  let closes = opens + 1;
  while (closes < tokens.length && closes - opens < MOST_IN_BRACKETS && !isClosed(window, closes - 1)) closes++;
  if (!isClosed(window, closes - 1)) return undefined;
  const inBrackets = tokens.slice(opens, closes);
  const number = inBrackets.findIndex(({ kind }) => kind === 'number');
  const units = inBrackets.flatMap(({ kind, key }) => (kind === 'number' ? [] : [key]));
  if (number < 0 || !units.every((key) => isMoney(key) || isPercent(key) || key === 'us')) return undefined;
  let words = opens;
  while (
    words > 0 &&
    opens - words < MOST_WORDS_OF_AMOUNT &&
    isInAmount(tokens[words - 1]) &&
    (words === opens || /^[\s-]+$/u.test(between(window, words)))
  )
    words--;
  while (words < opens && joinsNumbers(tokens[words].key)) words++;
  const written = tokens.slice(words, opens);
  const hasUnit = units.length === 0 || written.some(({ key }) => isMoney(key) || isPercent(key) || /^cent/u.test(key));
  // "5 000" is two tokens.
  const figure = inBrackets.filter(({ kind }) => kind === 'number');
  const isSame = hasUnit && saysAmount(written, units, figure);
  return isSame ? { words, opens, number: opens + number, closes } : undefined;
}

const between = ({ text, tokens }: Window, at: number): string =>
  at > 0 && at < tokens.length ? text.slice(tokens[at - 1].end, tokens[at].start) : '';
const isOpened = (window: Window, at: number): boolean => /^\s?\($/u.test(between(window, at));
const isClosed = ({ text, tokens }: Window, last: number): boolean => text.charAt(tokens[last].end) === ')';
