/** Looks just outside a match, in its own sentence, for words that take back, limit or attribute what it says. */
import { headsOfLists, startsBlock } from './blocks.ts';
import { isBox } from '../marks/bullets.ts';
import { cuesAfter, cuesBefore, cuesRightAfter, cuesRightBefore } from '../language/contextCues.ts';
import { callsFalse, castsDoubt, followsCondition, isDisproved, saysWithoutThat } from '../language/doubts.ts';
import {
  excludes,
  introducesSpeech,
  isApproximate,
  isSpeech,
  opensCondition,
  takesBackStatement,
} from '../language/frames.ts';
import { mayDeny, mayDenyUnspaced } from '../language/negations.ts';
import { isPercentWord } from '../language/quantities.ts';
import { opposes } from '../language/openWords.ts';
import { takesPartOf } from '../language/ratios.ts';
import { rawWords, type Window } from '../source/window.ts';
import { sentenceEnd } from '../text/sentenceEnd.ts';
import { blankMarkup, isMarkup } from '../text/sourceMarkup.ts';

/** Tokens outside the match within which a cue belongs to it: further away it belongs to another clause. */
const CUE_TOKENS = 8;
/** Tokens outside the match within which any word that denies belongs to it: "Keiner der" before "Zeugen war da". */
const DENIAL_TOKENS = 2;
/** Tokens after the match within which its sentence may turn out to be a question. */
const QUESTION_TOKENS = 40;

/** What a quotation ends with. */
export type QuotedEnd = 'question mark' | 'full stop' | 'nothing';

export const quotedEnd = (raw: string): QuotedEnd => {
  const mark = /(?<!\.)[?？.!。！](?=["'”’»)\]*_]*\s*$)/u.exec(raw)?.[0];
  return mark === undefined ? 'nothing' : /[?？]/.test(mark) ? 'question mark' : 'full stop';
};

/** `from` and `to`: tokens of the match, end exclusive. */
export function isOutOfContext(window: Window, from: number, to: number, end: QuotedEnd): boolean {
  const before = beginsField(window, from, to) ? [] : keysBefore(window, from, to);
  const after = keysAfter(window, from, to);
  const heads = headsOfLists(window, from);
  return (
    holdsCue(before, cuesBefore) ||
    endsWithCue(before, cuesRightBefore) ||
    startsWithCue(after, cuesRightAfter) ||
    isFramed(window, from, to, before, after) ||
    followsUnspacedDenial(window, from) ||
    holdsCue(after, cuesAfter) ||
    [...before.slice(-DENIAL_TOKENS), ...after.slice(0, DENIAL_TOKENS)].some((key) => mayDeny(key)) ||
    takesPartOf(before, window.tokens[from].key) ||
    losesPercent(window, to) ||
    holdsCue(heads, cuesBefore) ||
    heads.some((key) => mayDeny(key) || excludes(key)) ||
    // "Tokens never expire" is not all of what "never expire but can be revoked" says.
    (end === 'full stop' && opposes(after[0] ?? '')) ||
    (end !== 'question mark' && becomesQuestion(window, from, to))
  );
}

/** UTF-16 units of a label, from its first letter to its colon. */
const label = /^[^\n:：|.;!?]{1,30}[:：]/u;
/** "Smoker: Yes" behind "Pregnant: No": the answer of the field before does not govern this one. */
function beginsField({ text, tokens }: Window, from: number, to: number): boolean {
  const { start } = tokens[from];
  return label.test(text.slice(start, tokens[to - 1].end)) && /[:：][^\n:：|]{1,30}$/u.test(text.slice(0, start));
}

function keysBefore(window: Window, from: number, to: number): string[] {
  const { text, tokens } = window;
  const keys: string[] = [];
  const shown = blankMarkup(text.slice(0, tokens[from].start));
  let next = tokens[from].start;
  for (let at = from - 1; at >= 0 && keys.length < CUE_TOKENS; at--) {
    const { key, start, end } = tokens[at];
    if (isMarkup(shown, tokens[at]) || abbreviatesNumber(window, at)) continue;
    // The answer beside a box is of that box only.
    if (isBox(tokens[at]) || sentenceEnd.test(shown.slice(end, next)) || startsBlock(window, at + 1, { from, to }))
      break;
    keys.unshift(key);
    next = start;
  }
  return keys;
}

function keysAfter(window: Window, from: number, to: number): string[] {
  const { text, tokens } = window;
  const keys: string[] = [];
  const first = tokens[to - 1].end;
  const shown = ' '.repeat(first) + blankMarkup(text.slice(first));
  let last = first;
  for (let at = to; at < tokens.length && keys.length < CUE_TOKENS; at++) {
    const { key, start, end } = tokens[at];
    if (isMarkup(shown, tokens[at]) || abbreviatesNumber(window, at)) continue;
    if (isBox(tokens[at]) || sentenceEnd.test(shown.slice(last, start)) || startsBlock(window, at, { from, to })) break;
    keys.push(key);
    last = end;
  }
  return keys;
}

/** "Serial no.: 17" denies nothing. */
const abbreviatesNumber = (window: Window, at: number): boolean =>
  rawWords(window, at, at + 1) === 'no' && window.text.charAt(window.tokens[at].end) === '.';

function becomesQuestion(window: Window, from: number, to: number): boolean {
  for (let at = to; at <= window.tokens.length && at < to + QUESTION_TOKENS; at++) {
    const gapEnd = at < window.tokens.length ? window.tokens[at].start : window.text.length;
    const end = sentenceEnd.exec(window.text.slice(window.tokens[at - 1].end, gapEnd));
    if (at < window.tokens.length && startsBlock(window, at, { from, to })) return false;
    if (end !== null) return end[0] === '?' || end[0] === '？';
  }
  return false;
}

function holdsCue(keys: readonly string[], cues: readonly (readonly string[])[]): boolean {
  return keys.some((_, start) => cues.some((cue) => cue.every((word, at) => keys[start + at] === word)));
}

/** The first of the words with which a phrase starts that limits or attributes, wherever it stands. */
export function contextCueIn(keys: readonly string[]): number | undefined {
  const at = keys.findIndex((_, start) =>
    [...cuesBefore, ...cuesAfter].some((cue) => cue.every((word, order) => keys[start + order] === word)),
  );
  return at < 0 ? undefined : at;
}

/** Whether words end in a bound or denial of just the word that follows: "up to", "at least". */
export const boundsNext = (keys: readonly string[]): boolean => endsWithCue(keys, cuesRightBefore);

const endsWithCue = (keys: readonly string[], cues: readonly (readonly string[])[]): boolean =>
  cues.some(
    (cue) => cue.length <= keys.length && cue.every((word, at) => keys[keys.length - cue.length + at] === word),
  );

const startsWithCue = (keys: readonly string[], cues: readonly (readonly string[])[]): boolean =>
  cues.some((cue) => cue.every((word, at) => keys.at(at) === word));

/** Somebody's saying, an estimate, what holds on a condition that the sentence starts with, or what the next sentence takes back. */
function isFramed(
  window: Window,
  from: number,
  to: number,
  before: readonly string[],
  after: readonly string[],
): boolean {
  const { tokens, text } = window;
  const previous = before.at(-1) ?? '';
  const opens = from > 0 ? text.slice(tokens[from - 1].end, tokens[from].start) : '';
  const closes = text.slice(tokens[to - 1].end, tokens.at(to)?.start ?? text.length);
  const behind = text.slice(tokens[to - 1].end, tokens[to - 1].end + RETRACTION_REACH);
  if (tokens[from].kind === 'number' && isApproximate(previous)) return true;
  if (castsDoubt(before) || (!opens.includes('\n') && castsDoubt([...before, tokens[from].key]))) return true;
  if (saysWithoutThat(before) || isDisproved(behind)) return true;
  if ((introducesSpeech(previous) || /["':]/.test(opens)) && before.some(isSpeech)) return true;
  if (/["',]/.test(closes) && !sentenceEnd.test(closes) && after.slice(0, SPEECH_TOKENS).some(isSpeech)) return true;
  const start = sentenceStart(window, from, to);
  const signs = text.slice(tokens[start].start, tokens[from].start);
  if (start < from && (opensCondition(tokens[start].key, signs) || followsCondition(previous, signs))) return true;
  const end = sentenceEnd.exec(closes);
  const next = behind.replace(/^[^\p{L}]+/u, '');
  return end !== null && (callsFalse(next) || (end[0] !== ';' && takesBackStatement(next)));
}

/** UTF-16 units behind a match in which it is taken back. */
const RETRACTION_REACH = 40;

/** UTF-16 units before a match in which its clause begins, in scripts without spaces. */
const CLAUSE_REACH = 60;

/** "不得……将义务转让给第三方": there a denial governs its clause to the end. */
function followsUnspacedDenial({ tokens, text }: Window, from: number): boolean {
  if (tokens[from].kind !== 'glyph') return false;
  const before = text.slice(Math.max(0, tokens[from].start - CLAUSE_REACH), tokens[from].start);
  return mayDenyUnspaced((before.split(/[。！？.!?;；，,、：:()（）]|\n\s*\n/u).at(-1) ?? '').replace(/\s/g, ''));
}

/** Tokens behind direct speech within which the verb stands: "the chief executive told". */
const SPEECH_TOKENS = 4;
/** Tokens before the match within which its sentence's first word is looked for. */
const SENTENCE_TOKENS = 60;

function sentenceStart(window: Window, from: number, to: number): number {
  const { tokens, text } = window;
  let start = from;
  while (
    start > 0 &&
    from - start < SENTENCE_TOKENS &&
    !sentenceEnd.test(text.slice(tokens[start - 1].end, tokens[start].start)) &&
    !startsBlock(window, start, { from, to })
  )
    start--;
  return start;
}

/** "It grew 12" of "12 percent": not another number, but not what the sentence measures either. */
const losesPercent = (window: Window, to: number): boolean =>
  window.tokens[to - 1].kind === 'number' && to < window.tokens.length && isPercentWord(window.tokens[to].key);
