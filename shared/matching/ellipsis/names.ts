/**
 * Whether an ellipsis puts one name in place of another: "condemns Mr Le Goff to pay the company" does not say "condemns … the company".
 */
import { isPreposition } from './clauses.ts';
import { isIn } from '../language/recognition.ts';
import { isInBracketedReference } from '../marks/bracketedReferences.ts';
import { coordinates, opensObject } from '../language/openWords.ts';
import { takesNumber } from '../language/quantities.ts';
import { rawWords, type Window, gapText } from '../source/window.ts';

/** Words that identify German, which capitalises nouns, so that capitals do not mark names. */
const MIN_GERMAN_WORDS = 2;

/** Tokens `from` to `to` (end exclusive) are left out; the part after starts with token `to`. */
export function exchangesNames(window: Window, from: number, to: number): boolean {
  const { tokens } = window;
  if (pairsNames(window, from, to)) return true;
  const isGerman = isIn(
    'german',
    tokens.map(({ key }) => key),
    MIN_GERMAN_WORDS,
  );
  if (isGerman) return false;
  if (opensBracket.test(gapText(window, to))) return keepsBracketOfOther(window, from, to);
  const first = opensObject(tokens[to].key) && to + 1 < tokens.length ? to + 1 : to;
  if (!isName(window, first)) return false;
  return tokens.slice(from, to).some((_, at) => isName(window, from + at));
}

/** "GPT from OpenAI, Bard | from Google": whose name it is. */
function pairsNames(window: Window, from: number, to: number): boolean {
  const { tokens } = window;
  if (!isPreposition(tokens[to].key) || to + 1 >= tokens.length) return false;
  const isPaired = isName(window, to + 1) && isName(window, to - 1) && /^\s$/.test(gapText(window, to));
  return isPaired && tokens.slice(from, to - 1).some(({ key }) => key === tokens[to].key);
}

/** "Ann Lind … (Deputy)" of "Ann Lind (Chair), Bo Weber (Deputy)": whose bracket it is. One name may hold several capitals: "Council of the Union (OJ L 2)". */
function keepsBracketOfOther(window: Window, from: number, to: number): boolean {
  const { tokens, text } = window;
  if (!isName(window, from - 1) || !isName(window, to - 1) || isInBracketedReference(window, to)) return false;
  const isListed = /[,;]/.test(text.slice(tokens[from - 1].end, tokens[to - 1].start));
  return isListed || tokens.slice(from, to).some(({ key }) => coordinates(key));
}
const opensBracket = /[([]\s*$/;

/** Whether only punctuation comes before it on its line. */
function startsLine(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && text[before] !== '\n' && /\W/.test(text[before])) before--;
  return text[before] === '\n';
}

/** A capital that does not start a line or sentence; "Schedule B" names nobody. */
const isName = (window: Window, at: number): boolean =>
  !takesNumber(window.tokens[at].key) &&
  !takesNumber(at > 0 ? window.tokens[at - 1].key : '') &&
  !startsLine(window.text, window.tokens[at].start) &&
  window.tokens[at].kind === 'word' &&
  /^\p{Lu}\p{L}/u.test(rawWords(window, at, at + 1));
