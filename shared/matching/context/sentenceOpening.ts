/** How a sentence opens before the quoted clause, however long the opening is: "If the proposal of Dr. Erb is chosen, | I shall help". */
import { isAbbreviation } from '../language/abbreviations.ts';
import { opensWithCondition, type Cue } from '../language/contextCues.ts';
import { cueOpening } from '../language/cuesBeside.ts';
import {
  holdsOnPaper,
  opensConditionalClause,
  saysAs,
  isVerbSecond,
  mayInvert,
  opensCondition,
  opensWhen,
} from '../language/conditionalClauses.ts';
import { namesGroupUnspaced, setsConditionBefore, weakensNextUnspaced } from '../language/unspacedLimits.ts';
import { followsCondition, setsConditionUnspaced } from '../language/doubts.ts';
import { opensClause } from '../language/leadingDenials.ts';
import { coordinates, isAuxiliary, isModal } from '../language/openWords.ts';
import { namesGroup } from '../language/cutBounds.ts';
import { namesForWhom } from '../language/scopes.ts';
import { isBullet } from '../marks/bullets.ts';
import { isEnumerator } from '../marks/enumerators.ts';
import type { RuleId } from '../rules/policy.ts';
import { rawWords, type TokenRange, type Window, gapText } from '../source/window.ts';
import { sentenceEnd } from '../text/sentenceEnd.ts';
import type { Token } from '../text/tokens.ts';
import { limitBeforeNorm, statesNorm } from './normLimits.ts';
import { sentenceStart } from './sentenceSides.ts';

/** @param match the quoted clause */
export function limitOfOpening(window: Window, match: TokenRange): RuleId | undefined {
  const { tokens, text } = window;
  const { from } = match;
  for (const start of openings(window, match)) {
    const signs = text.slice(tokens[start].start, tokens[from].start);
    if (saysAs(tokens[start].key, () => tokens.map(({ key }) => key))) continue;
    if (opensCondition(tokens[start].key, signs.replaceAll('\n', ' ')) || followsCondition(tokens[from - 1].key, signs))
      return 'context.condition';
    const unspaced = signs.replace(/\s/gu, '');
    if (tokens[from].kind === 'glyph' && (setsConditionUnspaced(unspaced) || setsConditionBefore(unspaced)))
      return 'context.condition';
    if (namesGroupUnspaced(unspaced)) return 'context.condition';
    if (holdsOnPaper(signs)) return 'context.bounded';
    if (weakensNextUnspaced(unspaced, tokens[from].kind === 'number')) return 'context.bounded';
    if (tokens[start].key === 'ja' && opensConditionalClause('ja', '', () => tokens.map(({ key }) => key)))
      return 'context.condition';
    if (opensWithCondition(keysOf(window, start, Math.min(from, start + OPENER_TOKENS)))) return 'context.condition';
    const isPaused = /[,،，、]\s*$/u.test(signs);
    const norm = firstClause(window, match);
    const bound = statesNorm(norm) ? limitBeforeNorm(keysOf(window, start, from), unspaced, isPaused) : undefined;
    if (bound !== undefined) return bound;
    if (isForSome(window, start, from, isPaused, norm) || opensWithVerb(window, start, from))
      return 'context.condition';
    const limit = openingOnly.test(signs) || isNamedOnly(window, start, from) ? cueAt(window, start, from) : undefined;
    if (limit !== undefined) return limit;
  }
  return undefined;
}

/** Tokens of the clause at the start of the match. */
const CLAUSE_TOKENS = 30;
function firstClause({ tokens, text }: Window, { from, to }: TokenRange): Token[] {
  const end = Math.min(to, from + CLAUSE_TOKENS);
  let at = from + 1;
  while (at < end && !sentenceEnd.test(text.slice(tokens[at - 1].end, tokens[at].start))) at++;
  return tokens.slice(from, at);
}

/** "For guests with a card, | the fee is waived", "Für Gäste mit Ausweis | ist der Beitrag zu zahlen". */
function isForSome(window: Window, start: number, from: number, isPaused: boolean, norm: readonly Token[]): boolean {
  const { tokens } = window;
  if (namesGroup(keysOf(window, start, from)) && !tokens.slice(start, from).some(isVerb)) return true;
  if (!namesForWhom(tokens[start].key) || from - start < 2) return false;
  return isVerb(tokens[from]) || (isPaused && statesNorm(norm));
}

/** "Godkendes ansøgningen, | vil der kræves kontingent", "Wird er genehmigt, | ist zu zahlen": a condition without an "if". */
const opensWithVerb = ({ tokens, text }: Window, start: number, from: number): boolean =>
  isVerbSecond(tokens[from].key) &&
  from - start > 1 &&
  /^[^,]*,\s*$/u.test(text.slice(tokens[start].start, tokens[from].start)) &&
  mayInvert(tokens[start].key, tokens[start + 1].key);

/** Tokens of the longest phrase that opens a condition, plus one. */
const OPENER_TOKENS = 6;
const keysOf = ({ tokens }: Window, from: number, to: number): string[] => tokens.slice(from, to).map(({ key }) => key);

const isVerb = ({ key }: Token): boolean => isAuxiliary(key) || isModal(key);

/** "According to A, head of B, | C": after the comma comes who A is, and not a statement. */
function isNamedOnly(window: Window, start: number, from: number): boolean {
  const { tokens, text } = window;
  const signs = text.slice(tokens[start].start, tokens[from].start);
  return (
    /^[^,،]*[,،][^,،]+(?:[,،]\s*)?$/u.test(signs) &&
    !tokens.slice(start, from).some((token) => isVerb(token) || coordinates(token.key))
  );
}

export const ruleOf = ({ kind }: Cue): RuleId =>
  kind === 'denial' ? 'context.denied' : kind === 'speech' ? 'context.attributed' : 'context.condition';

/** "According to A, B did this, | C that": with a second comma another clause comes in between. */
const openingOnly = /^(?:[^,،]|(?<=\d),(?=\d))*[,،]\s*$/u;

function cueAt(window: Window, start: number, end: number): RuleId | undefined {
  const cue = cueOpening(keysOf(window, start, Math.min(end, start + OPENER_TOKENS)));
  return cue === undefined ? undefined : ruleOf(cue);
}

/** Tokens of a label before its colon: "Second paragraph:". */
const LABEL_TOKENS = 4;

/** Where the sentence may begin: after a label or the number of an item, and before "Dr." too. */
function openings(window: Window, { from, to }: TokenRange): number[] {
  const found: number[] = [];
  for (let match = from; match > 0;) {
    let start = sentenceStart(window, { from: match, to });
    const earlier = start;
    while (start < from && (isBullet(window, start) || isEnumerator(window, start))) start++;
    for (let at = start; at < from; at++) {
      const gap = at === start ? '' : gapText(window, at);
      const isLabeled = /[:：]/u.test(gap) && at - start <= LABEL_TOKENS;
      // What precedes "As follows:" may be long, and what follows is on a line of its own.
      const isAfterColon = isLabeled || /[:：]\s?-?\s*\n/u.test(gap);
      const isFirst = at === start || isAfterColon || isNumbered(window, start, at) || opensLine(window, at);
      if (isFirst || startsLastClause(window, at, from)) found.push(at);
    }
    const mark = earlier === match ? 0 : tokensOfMark(window, earlier);
    if (mark === 0) break;
    match = earlier - mark;
  }
  return found;
}

/** "(a) | Except as", "Art. 8º - | Se": the number of an item or section is not part of the sentence. */
const isNumbered = ({ tokens, text }: Window, start: number, at: number): boolean =>
  at > start &&
  at - start <= LABEL_TOKENS &&
  /^(?:(?:\p{L}|\d{1,3}|[ivx]{1,5})\)|(?:(?:\p{L}+\.?|§)\s*)?\d[^\s\p{L}]{0,6}\s*\p{Pd})\s+$/iu.test(
    text.slice(tokens[start].start, tokens[at].start),
  );

/** A heading | "If the query": a capital at the start of a line, and a word that opens a condition. */
const opensLine = (window: Window, at: number): boolean =>
  gapText(window, at).includes('\n') &&
  (opensWhen(window.tokens[at].key) || opensWithCondition(keysOf(window, at, at + OPENER_TOKENS))) &&
  /^\p{Lu}/u.test(rawWords(window, at, at + 1));

/** "It is big, but | if it rains on Sunday, | the quay closes": the clause right before the match. */
function startsLastClause({ tokens, text }: Window, at: number, from: number): boolean {
  // "Think of it, since | if nobody can read it, | it is safe".
  const isJoined = coordinates(tokens[at - 1].key) || opensClause(tokens[at - 1].key);
  const first = isJoined ? at - 1 : at;
  if (first === 0 || !/[,،]\s*$/u.test(text.slice(tokens[first - 1].end, tokens[first].start))) return false;
  const signs = text.slice(tokens[at].start, tokens[from].start);
  // "But with A, B and C, |": members of a list, not a separate clause.
  return openingOnly.test(signs) || (isJoined && /[,،]\s*$/u.test(signs) && !tokens.slice(at, from).some(isVerb));
}

/** "Dr. | Erb": the full stop does not end a sentence. Single letters are excluded: "Plan B. If …". */
const endsInTitle = ({ tokens, text }: Window, at: number): boolean =>
  tokens[at - 1].letters.length > 1 &&
  isAbbreviation(tokens[at - 1].key) &&
  /^\.[^\S\n]$/u.test(text.slice(tokens[at - 1].end, tokens[at].start));

/** "More than ... | euros": dots in place of a number. */
const blank = /[^\S\n](?:\.{3,}|…)[^\S\n]$/u;
/** "(e.g. | one", "z.B. | so". */
const initials = /(?:^|[\s(])\p{Ll}\.\s?\p{L}\.[,\s'"]+$/u;
/** UTF-16 units in which they appear. */
const MARK_REACH = 12;
/** The tokens right before `at` whose full stops do not end a sentence. */
function tokensOfMark(window: Window, at: number): number {
  if (at === 0) return 0;
  const before = window.text.slice(Math.max(0, window.tokens[at].start - MARK_REACH), window.tokens[at].start);
  // "(e.| g., one": no space after the full stop.
  const isInWord = /[\p{L}\p{N}]\.$/u.test(before);
  if (initials.test(before)) return 2;
  return isInWord || endsInTitle(window, at) || blank.test(before) ? 1 : 0;
}
