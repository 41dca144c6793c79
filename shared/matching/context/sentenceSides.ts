/** What is on both sides of a match in its own sentence. */
import { saysAs } from '../language/conditionalClauses.ts';
import { isAbbreviation } from '../language/abbreviations.ts';
import { isMonth } from '../language/dates.ts';
import { isLatvian, isNoDenialThere } from '../language/leadingDenials.ts';
import { mayDeny } from '../language/negations.ts';
import { wantsObject } from '../language/openWords.ts';
import { withoutHarmless } from '../language/withdrawals.ts';
import { isBox } from '../marks/boxes.ts';
import { limitsNothingHere } from '../marks/limitsNothingHere.ts';
import { rawWords, wordsAround, type TokenRange, type Window, gapText } from '../source/window.ts';
import { sentenceEnd } from '../text/sentenceEnd.ts';
import type { Token } from '../text/tokens.ts';
import { blankMarkup, isMarkup } from '../text/sourceMarkup.ts';
import { startsBlock } from './blocks.ts';

/** Folded words on one side, in reading order (so nearest to the match last or first), and their tokens in the window, end exclusive. */
export interface Side extends TokenRange {
  readonly keys: readonly string[];
}

/** Tokens beside the match within which any word that denies belongs to it: "Keiner der" before "Zeugen war da". */
export const DENIAL_TOKENS = 2;
/** UTF-16 units beside a match to which its clause reaches, in scripts without spaces. */
export const CLAUSE_REACH = 60;

/** UTF-16 units of a label, from its first letter to its colon. */
const label = /^[^\n:：|.;!?]{1,30}[:：]/u;
/** "Smoker: Yes" after "Pregnant: No": the answer in the preceding field does not govern this one. */
function beginsField({ text, tokens }: Window, { from, to }: TokenRange): boolean {
  const { start } = tokens[from];
  return label.test(text.slice(start, tokens[to - 1].end)) && /[:：][^\n:：|]{1,30}$/u.test(text.slice(0, start));
}

/** @param limit maximum number of words read */
export function sideBefore(window: Window, match: TokenRange, limit: number): Side {
  const { text, tokens } = window;
  const { from } = match;
  if (beginsField(window, match)) return { keys: [], from, to: from };
  const keys: string[] = [];
  const shown = blankMarkup(text.slice(0, tokens[from].start));
  let next = tokens[from].start;
  let first = from;
  for (let at = from - 1; at >= 0 && keys.length < limit; at--) {
    const { key, start, end } = tokens[at];
    if (isMarkup(shown, tokens[at]) || limitsNothing(window, at) || isMonthIn(tokens, at)) continue;
    // The answer beside a box applies only to that box.
    if (isBox(tokens[at]) || endsSentence(window, at, shown.slice(end, next)) || startsBlock(window, at + 1, match))
      break;
    if (at < from - 1 && isBrokenAt(text, end, tokens[at + 1].start)) keys.unshift(key + (keys.shift() ?? ''));
    else keys.unshift(key);
    first = at;
    next = start;
  }
  return { keys: withoutHarmless(keys), from: first, to: from };
}

/** @param limit maximum number of words read */
export function sideAfter(window: Window, match: TokenRange, limit: number): Side {
  const { text, tokens } = window;
  const { to } = match;
  const keys: string[] = [];
  const first = tokens[to - 1].end;
  const shown = ' '.repeat(first) + blankMarkup(text.slice(first));
  let last = first;
  let end = to;
  for (let at = to; at < tokens.length && keys.length < limit; at++) {
    const token = tokens[at];
    if (isMarkup(shown, token) || limitsNothing(window, at) || isMonthIn(tokens, at)) continue;
    if (isBox(token) || endsSentence(window, at - 1, shown.slice(last, token.start)) || startsBlock(window, at, match))
      break;
    // "Undtagel-" at a line's end and "ser".
    if (at > to && isBrokenAt(text, tokens[at - 1].end, token.start)) keys.push((keys.pop() ?? '') + token.key);
    else keys.push(token.key);
    end = at + 1;
    last = token.end;
  }
  return { keys: withoutHarmless(keys), from: to, to: end };
}

const isBrokenAt = (text: string, from: number, to: number): boolean => /^-[^\S\n]*\n\s*$/.test(text.slice(from, to));

/** "Jf. | friskoleloven": after an abbreviation a lower-case letter does not begin a sentence. Single letters are also names of items. */
function endsSentence(window: Window, at: number, gap: string): boolean {
  if (!sentenceEnd.test(gap)) return false;
  const { key, letters } = window.tokens[at];
  const goesOn = /^\.\s$/u.test(gap) && letters.length > 1 && isAbbreviation(key);
  return !(goesOn && /^\p{Ll}/u.test(rawWords(window, at + 1, at + 2)));
}

/** "Serial no.: 17", "n° 17" and "the non-breaching party" deny nothing, and Slovak "ako" and German "als" set no condition. */
function limitsNothing(window: Window, at: number): boolean {
  const { key } = window.tokens[at];
  if (saysAs(key, () => window.tokens.map((token) => token.key))) return true;
  // Portuguese "no prazo" is a term: only its words beside it say so.
  const isCertain = key !== 'no' || isLatvian(wordsAround(window));
  if (isCertain && isNoDenialThere(key, () => wordsAround(window))) return true;
  const raw = rawWords(window, at, at + 1);
  if (limitsNothingHere(window, at)) return true;
  // "No-one" denies, and so does "NO.": only the prefix may have a capital.
  const mark = { no: '.', non: '-', Non: '-' }[raw];
  return mark !== undefined && window.text.charAt(window.tokens[at].end) === mark;
}

/** Whether the token denies what comes after it, in a script with spaces. */
export const deniesOn = (window: Window, at: number): boolean =>
  window.tokens[at].kind === 'word' &&
  mayDeny(window.tokens[at].key) &&
  !limitsNothing(window, at) &&
  !isMonthIn(window.tokens, at);

/** "Im Mai", "12 mai": the month, not the Italian "never". */
const isMonthIn = (tokens: readonly Token[], at: number): boolean =>
  mayDeny(tokens[at].key) &&
  isMonth(tokens[at].key) &&
  (wantsObject(tokens.at(at - 1)?.key ?? '') ||
    [tokens.at(at - 1), tokens.at(at + 1)].some((one) => one?.kind === 'number'));

/** Tokens before the match within which its sentence's first word is searched. */
const SENTENCE_TOKENS = 60;
/** The same in scripts whose tokens are single characters. */
const SENTENCE_GLYPHS = 160;

export function sentenceStart(window: Window, match: TokenRange): number {
  const { tokens } = window;
  let start = match.from;
  const reach = tokens[start].kind === 'glyph' ? SENTENCE_GLYPHS : SENTENCE_TOKENS;
  while (
    start > 0 &&
    match.from - start < reach &&
    !sentenceEnd.test(gapText(window, start)) &&
    !startsBlock(window, start, match)
  )
    start--;
  return start;
}
