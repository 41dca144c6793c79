/**
 * What an ellipsis leaves out, and whether the quotation may say something else without it. Within one sentence nothing may
 * be hidden that denies, forbids, excepts or attributes; from one sentence to another the parts must not make a sentence
 * that nobody wrote ("The new drug … is safe"); and what somebody else says is not joined to what one says.
 */
import type { Comparison } from '../comparison/comparePassage.ts';
import { gapKinds, QUESTION, STOP, PAUSE } from '../punctuation/separation.ts';
import { isNoteMark } from '../comparison/noteMarks.ts';
import { isPortuguese } from '../language/leadingDenials.ts';
import { mayDeny, mayDenyUnspaced } from '../language/negations.ts';
import { digitLooks } from '../comparison/misreadWords.ts';
import { isCurrency, isPercentWord, isUnit } from '../language/quantities.ts';
import { isMonthIn } from './clauses.ts';
import { hedgesStatement, isAside, isListMember } from './asides.ts';
import { breaksOffOpen, changesClause, exchangesParts, type CutSentence } from './exchange.ts';
import { isLittle, narrows } from './narrowings.ts';
import { exchangesNames } from './names.ts';
import { skipsHead } from './skippedHeads.ts';
import { mayBeMisreadDenial } from '../comparison/ocrConfusions.ts';
import { withdraws, withdrawsUnspaced, withoutHarmlessPhrases } from '../language/withdrawals.ts';
import { boundsNext, hasContextCue } from '../answer/sentenceContext.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import type { Token } from '../text/tokens.ts';
import { rawPieces, rawWords, segmentAt, segmentOf, windowOf, type Window } from '../source/window.ts';

export interface Elision {
  /** Other words come between: the parts do not simply touch. */
  readonly isEmpty: boolean;
  /** A sentence ends within it. */
  readonly crossesSentence: boolean;
  /** `certainly`: the parts are no shortened quotation; `possibly`: what is left out may limit one of them. */
  readonly hides: 'certainly' | 'possibly' | 'nothing';
}

const NOTHING_ELIDED: Elision = { isEmpty: true, crossesSentence: false, hides: 'nothing' };

/** `before` and `after`: the parts on both sides of the ellipsis. */
export function elisionBetween(index: SourceIndex, before: Comparison, after: Comparison): Elision {
  const last = before.window.tokens[before.to - 1];
  const start = before.window.letterPlaces[before.to - 1] + last.letters.length;
  const end = after.window.letterPlaces[after.from];
  if (end <= start) return NOTHING_ELIDED;
  const window = windowOf(index, segmentAt(index, start - 1), segmentAt(index, end), 0);
  // Tokens of the window: the last of the part before, what is left out, the first of the part after.
  const lastLetter = window.letterPlaces.findIndex((place, at) => place + window.tokens[at].letters.length >= start);
  const from = lastLetter < 0 ? lastLetter : lastLetter + symbolsAtEnd(before);
  const to = window.letterPlaces.findIndex((place, at) => place >= end && window.tokens[at].letters !== '');
  if (from < 0 || to <= from) return NOTHING_ELIDED;
  const ends: number[] = [];
  for (let at = from; at < to; at++) if (endsSentence(window, at) && !isInBrackets(window, from, at)) ends.push(at);
  return {
    isEmpty: to === from + 1,
    crossesSentence: ends.length > 0,
    hides: hiddenIn(window, from, to, ends, before, after),
  };
}

/** "(95% CI; p = 0.07)": the semicolon ends no sentence. */
const isInBrackets = ({ tokens, text }: Window, from: number, at: number): boolean =>
  /\([^()]*$/.test(text.slice(tokens[from].end, tokens[at + 1].start));

/** Symbols have no letters: "8.4 %" ends behind the last of them. */
function symbolsAtEnd({ window, from, to }: Comparison): number {
  let count = 0;
  while (to - 1 - count > from && window.tokens[to - 1 - count].kind === 'symbol') count++;
  return count;
}

/** The first token of the sentence in which a part ends. */
function lastSentenceStart({ window, from, to }: Comparison): number {
  let start = to - 1;
  while (start > from && !endsSentence(window, start - 1)) start--;
  return start;
}

/** Whether a sentence ends between this token and the next. */
function endsSentence(window: Window, at: number): boolean {
  const [left, right] = [window.tokens[at], window.tokens[at + 1]];
  const text = window.text.slice(left.end, right.start);
  const rightIsSmall = /^[^\p{L}]*\p{Ll}/u.test(rawWords(window, at + 1, at + 2));
  // A line that ends before a capital or a figure may be a row or a heading; that it is none shows in its words.
  const kinds = gapKinds({ text: text.replace(/\n/g, ' '), left, right, rightIsSmall, side: 'source', dash: 'none' });
  return kinds === STOP || kinds === (PAUSE | STOP) || kinds === QUESTION;
}

function hiddenIn(
  window: Window,
  from: number,
  to: number,
  ends: readonly number[],
  before: Comparison,
  after: Comparison,
): Elision['hides'] {
  if (changesSpeaker(window, from, to)) return 'certainly';
  if (skipsHead(before, window.text.slice(window.tokens[from].end, window.tokens[to].start))) return 'certainly';
  const isLimited =
    takesBack(elidedWords(window, from + 1, to)) ||
    holdsMisreadDenial(window, from, to) ||
    losesLimit(window, from, to);
  if (ends.length === 0) return hiddenInSentence(window, from, to, isLimited, before, after);
  const breaksOff = ends[0] !== from;
  const startsInside = ends[ends.length - 1] !== to - 1;
  const isOpen = breaksOffOpen(before.window.tokens.slice(before.from, before.to));
  // "Does not apply to … Pipes are insured": the next sentence would be its object.
  if (breaksOff && (startsInside || isOpen)) return 'certainly';
  // What goes on inside another sentence, or is written small as if it did, reads as one sentence with the part before:
  // "Each party bears … the lender's fees" of "Each party bears its costs; the lender's fees are paid by the buyer".
  const isOneSentence = startsInside || (startsSmall(after) && (breaksOff || startsWithCapital(window, to)));
  if (isOneSentence && !endsAsSentence(before) && !opensWithSemicolon(after)) return 'certainly';
  // "They were enough … For the next years" of "They were enough for 2029. For the next years".
  const cutsEnd = breaksOff && !/^[\s"')\]]*[,;:()—–-]/u.test(window.text.slice(window.tokens[from].end));
  if (cutsEnd && ends.length === 1 && isLittle(window.tokens.slice(from + 1, to))) return 'certainly';
  return isLimited || isOneSentence || cutsEnd ? 'possibly' : 'nothing';
}

/** The quoter's full stop or semicolon. */
const endsAsSentence = ({ quoted }: Comparison): boolean => /[.!?;。！？；]["'”’»)\]]*$/u.test(quoted.raw.trimEnd());

const startsSmall = ({ quoted }: Comparison): boolean => /^[^\p{L}\p{N}]*\p{Ll}/u.test(quoted.raw);
const startsWithCapital = (window: Window, at: number): boolean => /^\p{Lu}/u.test(rawWords(window, at, at + 1));
/** "…; its assets were sold". */
const opensWithSemicolon = ({ quoted }: Comparison): boolean => /^\s*[;:]/u.test(quoted.raw);

function hiddenInSentence(
  window: Window,
  from: number,
  to: number,
  isLimited: boolean,
  before: Comparison,
  after: Comparison,
): Elision['hides'] {
  const { tokens, text } = window;
  const leftOut = tokens.slice(from + 1, to).filter((_, order) => !isNoteMark(window, from + 1 + order));
  if (leftOut.length === 0) return 'nothing';
  const cut: CutSentence = {
    before: before.window.tokens.slice(lastSentenceStart(before), before.to),
    leftOut,
    gaps: leftOut.map(({ start }, at) => text.slice(at === 0 ? tokens[from].end : leftOut[at - 1].end, start)),
    leftOutWords: elidedWords(window, from + 1, to),
    after: after.window.tokens.slice(after.from, after.to),
    gapBefore: text.slice(tokens[from].end, tokens[from + 1].start),
    gapAfter: text.slice(tokens[to - 1].end, tokens[to].start),
    startsItem: item.test(after.quoted.raw),
  };
  if (isLimited || exchangesParts(cut) || narrows(cut)) return 'certainly';
  if (isAside(cut)) return hedgesStatement(cut) ? 'certainly' : 'nothing';
  if (isListMember(cut)) return 'nothing';
  return changesClause(cut) || exchangesNames(window, from + 1, to) ? 'certainly' : 'possibly';
}

/** "(b) ", "4. ". */
const item = /^\s*\(?(?:\d{1,2}|\p{L}|[ivx]{2,4})[.)]\s/u;

/** Tokens `from` to `to`, end exclusive, and those that a line's end broke as one besides. */
function elidedWords(window: Window, from: number, to: number): Token[] {
  const tokens = window.tokens.slice(from, to);
  const joined = tokens.flatMap((token, at): Token[] => {
    const next = tokens.at(at + 1);
    if (next === undefined || !/^-\s*\n\s*$/.test(window.text.slice(token.end, next.start))) return [];
    return [{ ...token, key: token.key + next.key, letters: token.letters + next.letters, end: next.end }];
  });
  return [...tokens, ...joined];
}

function takesBack(tokens: readonly Token[]): boolean {
  const isInPortuguese = isPortuguese(tokens.map(({ key }) => key));
  const words = withoutHarmlessPhrases(tokens).filter(
    ({ key }, at, tokens) => !isMonthIn(tokens, at) && !(isInPortuguese && key === 'no'),
  );
  if (words.some(({ kind, key }) => kind === 'word' && (mayDeny(key) || withdraws(key)))) return true;
  if (hasContextCue(words.map(({ key }) => key))) return true;
  const signs = unspacedText(words);
  return signs !== '' && (mayDenyUnspaced(signs) || withdrawsUnspaced(signs));
}

/** Right before the word that it weakens: "may … reduce" is not "reduces". */
const weakens = new Set(
  'may can should almost nearly partly partially only former deputy vice acting so-called kann könnte sollte fast beinahe teilweise peut pourrait devrait presque puede podría debería casi può potrebbe dovrebbe quasi'.split(
    ' ',
  ),
);

/** Whether what is left out limits the very word beside the ellipsis: a bound before a figure, its unit behind it, a modal verb. */
function losesLimit(window: Window, from: number, to: number): boolean {
  const elided = window.tokens.slice(from + 1, to);
  // "up to $" before the figure.
  const last = elided.findLastIndex(({ key }) => !isCurrency(key) && !/^\p{Sc}$/u.test(key));
  const keys = elided.slice(0, last + 1).map(({ key }) => key);
  if (last < 0) return false;
  if ((weakens.has(keys[last]) && !isMonthIn(elided, last)) || boundsNext(keys)) return true;
  return window.tokens[from].kind === 'number' && (isUnit(keys[0]) || isPercentWord(keys[0]) || keys[0] === 'or');
}

/** "N0thing" is a denial too where OCR read it. */
function holdsMisreadDenial(window: Window, from: number, to: number): boolean {
  if (segmentOf(window, window.tokens[to].end - 1).readBy !== 'ocr') return false;
  return window.text
    .slice(window.tokens[from].end, window.tokens[to].start)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => mayBeMisreadDenial(word.replace(/\d/g, (digit) => digitLooks[digit] ?? digit)));
}

const unspacedText = (tokens: readonly Token[]): string =>
  tokens.map(({ kind, key }) => (kind === 'glyph' ? key : ' ')).join('');

/** "Q:", "A:", "MR SMITH:", "Jones:" at the start of a line or behind a sentence. */
const speaker = /(?:^|\n|[.!?…]["”’»]*\s)\s*(?:\p{Lu}[\p{L}.'’-]*)(?: \p{Lu}[\p{L}.'’-]*){0,3}\s?[:：](?!\S)/u;

function changesSpeaker(window: Window, from: number, to: number): boolean {
  const pieces = rawPieces(window, window.tokens[from].end, window.tokens[to].start);
  const text = pieces
    .map(({ segment, start, end }) => window.index.segments[segment].text.slice(start, end))
    .join('\n');
  return speaker.test(text.startsWith('\n') ? text : ` ${text}`);
}
