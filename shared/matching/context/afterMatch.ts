/** Looks just after a match, in its own sentence, for words that take back, limit, ask or attribute what it says. */
import { isBoundToManner, opensConditionalClause } from '../language/conditionalClauses.ts';
import { namesSource } from '../language/contextCues.ts';
import { cueAfter, cueRightAfter, opensException } from '../language/cuesBeside.ts';
import { callsFalse, isDisproved, isForetold, isHeld } from '../language/doubts.ts';
import { excludes } from '../language/listHeads.ts';
import { isWithoutCharge } from '../language/noCharge.ts';
import { isPercent } from '../language/quantities.ts';
import { startsScope } from '../language/scopes.ts';
import { introducesSpeech, isSpeech, namesThought } from '../language/speech.ts';
import { isBoundedUnspaced } from '../language/unspacedLimits.ts';
import { takesBackStatement } from '../language/withdrawals.ts';
import { beginsDenial } from '../language/cutBounds.ts';
import { addsDenial, isNegation, mayDeny } from '../language/negations.ts';
import {
  compares,
  concedes,
  coordinates,
  isAlternative,
  isAuxiliary,
  isModal,
  opposes,
  saysWhich,
  wantsObject,
} from '../language/openWords.ts';
import { opensWhole, saysHowOften } from '../language/ratios.ts';
import { isBullet } from '../marks/bullets.ts';
import { isEnumerator } from '../marks/enumerators.ts';
import type { RuleId } from '../rules/policy.ts';
import { type TokenRange, type Window, gapText } from '../source/window.ts';
import { isStopword } from '../language/stopwords.ts';
import { opensClause } from '../language/leadingDenials.ts';
import { sentenceEnd } from '../text/sentenceEnd.ts';
import { isInComment } from '../text/sourceMarkup.ts';
import { isAskedAfter } from './asked.ts';
import { startsBlock } from './blocks.ts';
import { leavesRangeOpen } from './cutRanges.ts';
import { isCutShort } from './cutShort.ts';
import { cutsLetterOfName, goesOnInList, leavesDenialOpen } from './goesOn.ts';
import { limitOfNorm, losesAlternative, losesOnlyCase, statesNorm } from './normLimits.ts';
import { ruleOf } from './sentenceOpening.ts';
import type { QuotedEnd } from './quotedEnd.ts';
import { CLAUSE_REACH, DENIAL_TOKENS, sentenceStart, sideAfter, type Side } from './sentenceSides.ts';

/** Tokens after the match within which its sentence may turn out to be a question. */
const QUESTION_TOKENS = 40;

/** What limits it from after it. @param side the tokens after it, in its sentence */
export function rulesAfter(window: Window, match: TokenRange, side: Side, end: QuotedEnd): ReadonlySet<RuleId> {
  const { tokens, text } = window;
  const { keys } = side;
  const { to } = match;
  const closes = text.slice(tokens[to - 1].end, tokens.at(to)?.start ?? text.length);
  const after = text.slice(tokens[to - 1].end, tokens[to - 1].end + RETRACTION_REACH);
  const rules = new Set<RuleId>();
  // "Is not valid | nor may it be sold": a further denial takes nothing from one that is quoted.
  const isFurther = addsDenial(keys.at(0) ?? '') && tokens.slice(match.from, to).some(({ key }) => isNegation(key));
  const own = isFurther ? keys.slice(1) : keys;
  const cue = addsOwnClause(window, side) ? undefined : cueAfter(withoutSecondBasis(own));
  if (cue !== undefined) rules.add(ruleOf(cue));
  const hasStop = end === 'full stop' || end === 'dots and full stop';
  const claims = hasStop && claimsSentence(window, match);
  // With an ellipsis before its full stop it says itself that the sentence continues.
  const isClaimed = claims && end === 'full stop';
  if (isClaimed && cue?.kind === 'condition') rules.add('context.end-claimed');
  if (
    cueRightAfter(keys) !== undefined ||
    losesPercent(window, to) ||
    leavesRangeOpen(window, to) ||
    cutsLetterOfName(window, to)
  )
    rules.add('context.bounded');
  if (isForetold(after) || isHeld(text.charAt(tokens[to - 1].end - 1) + after) || isAskedAfter(window, to))
    rules.add('context.attributed');
  if (isBoundedUnspaced(text.slice(tokens[to - 1].end, tokens[to - 1].end + CLAUSE_REACH).replace(/\s/gu, '')))
    rules.add('context.bounded');
  if (isBoundToManner(after.replace(/\s+/gu, ' ')) || endsInCondition(window, match)) rules.add('context.condition');
  if (own.slice(0, DENIAL_TOKENS).some((key) => mayDeny(key))) rules.add('context.denied');
  // "…, al considerar que": a reason.
  const says = keys.slice(0, SPEECH_TOKENS).findIndex(isSpeech);
  if (/["',]/.test(closes) && !sentenceEnd.test(closes) && says >= 0 && !(says === 1 && wantsObject(keys[0])))
    rules.add('context.attributed');
  // "…" sentiment is bigoted: a thought that is only named.
  if (/^[.!?,]?"\s*$/u.test(closes) && namesThought(keys.at(0) ?? '')) rules.add('context.attributed');
  const ended = sentenceEnd.exec(closes);
  const next = after.replace(/^[^\p{L}]+/u, '');
  const isRetracted = ended !== null && (callsFalse(next) || (ended[0] !== ';' && takesBackStatement(next)));
  // "Tokens never expire" is not all of what "never expire but can be revoked" says.
  if (
    isRetracted ||
    isRefutedBelow(text, tokens[to - 1].end) ||
    isInComment(text, tokens[match.from].start, tokens[to - 1].end)
  )
    rules.add('context.taken-back');
  if (isDisproved(after) || (hasStop && opposes(keys.at(0) ?? ''))) rules.add('context.taken-back');
  if (hasStop && /^\s*,\s*$/.test(closes) && restrictsAfterComma(keys)) rules.add('context.goes-on');
  if (hasStop && /^\s*$/.test(closes)) {
    const isScoped = startsScope(keys.at(0) ?? '');
    const isNorm = isScoped && statesNorm(tokens.slice(match.from, to));
    const isPart = isPercent(tokens[to - 1].key) && opensWhole(keys.at(0) ?? '');
    const isNarrowed = isNorm || isPart || goesOnNarrowing(keys);
    if (isNarrowed || isScoped || saysWhich(keys.at(0) ?? '') || (claims && keys.length > 0 && !coordinates(keys[0])))
      rules.add(isNarrowed && isClaimed ? 'context.narrowed' : 'context.goes-on');
  }
  const isOfCondition = (): boolean =>
    opensConditionalClause(keys.at(0) ?? '', keys.at(1) ?? '', () => tokens.map(({ key }) => key));
  if (hasStop && /^\s*(?:,\s*)?$/.test(closes) && isOfCondition())
    rules.add(isClaimed ? 'context.end-claimed' : 'context.condition');
  const sentenceFrom = Math.max(match.from, sentenceStart(window, { from: to - 1, to }));
  const sentence = tokens.slice(sentenceFrom, to);
  if (isCutShort(text, sentence, keys)) rules.add(isClaimed ? 'context.narrowed' : 'context.bounded');
  if (end === 'nothing' && /^\s*(?:,\s*)?$/u.test(closes)) {
    const isOffered = isWithoutCharge(text.slice(sentence[0].start, sentence[sentence.length - 1].end));
    const limit = isOffered || statesNorm(sentence) ? limitOfNorm(keys) : undefined;
    if (limit !== undefined) rules.add(limit);
    if (losesAlternative(sentence, keys) || losesOnlyCase(sentence, keys)) rules.add('context.bounded');
  }
  if (end === 'nothing' && (leavesDenialOpen(window, { from: sentenceFrom, to }, keys.at(0)) || goesOnInList(after)))
    rules.add('context.open-denial');
  if (end !== 'question mark' && becomesQuestion(window, match)) rules.add('context.question');
  return rules;
}

/** Words of a clause after a comma within which its denial or its duty appears: "though they must", "qui ne peut". */
const CLAUSE_WORDS = 5;
/** "Another amount | , which must not be less than 10", "may decide | , though it must apologise". */
function restrictsAfterComma([first = '', ...rest]: readonly string[]): boolean {
  const clause = rest.slice(0, CLAUSE_WORDS);
  const isDenied = clause.some((key) => mayDeny(key) || beginsDenial(key));
  return (saysWhich(first) && isDenied) || (concedes(first) && (isDenied || clause.some((key) => isModal(key))));
}

/** Words between an adjective and what it compares with: "longer | than", "longer by far | than". */
const COMPARISON_TOKENS = 3;
/**
 * "Refunds are paid to members | who paid twice", "on Monday | or Tuesday", "to ships | longer than 20 m": it applies to less than the
 * words before say. English "of" is not Dutch "or", and after "suggests | that" everybody sees that something is missing.
 */
const goesOnNarrowing = (keys: readonly string[]): boolean => {
  const [first = ''] = keys;
  const isNarrowed = (saysWhich(first) && !introducesSpeech(first)) || (isAlternative(first) && first !== 'of');
  return isNarrowed || saysHowOften(keys) || keys.slice(0, COMPARISON_TOKENS).some(compares);
};

/** Tokens after the match within which a condition of its own clause may appear: "of any duty under this contract, if". */
const CONDITION_TOKENS = 20;
/** Tokens of the longest phrase that opens an exception, as "with the exception of". */
const EXCEPTION_TOKENS = 5;
/** "| in whole or in part, of any duty under this contract, if": after a comma, and no other statement between. */
function endsInCondition(window: Window, match: TokenRange): boolean {
  const { tokens, text } = window;
  const { from, to } = sideAfter(window, match, CONDITION_TOKENS);
  const around = (): string[] => tokens.map(({ key }) => key);
  for (let at = from; at < to; at++) {
    const { key, start } = tokens[at];
    // Romanian "a" is "of".
    if (isModal(key) || (key !== 'a' && isAuxiliary(key))) return false;
    const isPaused = /,\s*$/u.test(text.slice(tokens[at - 1].end, start));
    const rest = tokens.slice(at, at + EXCEPTION_TOKENS).map((token) => token.key);
    if (isPaused && (opensConditionalClause(key, rest[1] ?? '', around) || opensException(rest))) return true;
  }
  return false;
}

/**
 * Whether the sentence begins in the quotation, and its last word is one that sentences end with: a fragment does not claim to be the end.
 */
function claimsSentence(window: Window, { from, to }: TokenRange): boolean {
  const { tokens, text } = window;
  const { key } = tokens[to - 1];
  if (isStopword(key) || excludes(key) || opensClause(key) || coordinates(key)) return false;
  // "i. Bus trips: | Members may": a label is not part of the sentence.
  const followsLabel = from > 0 && /[:：]/u.test(gapText(window, from));
  let start = sentenceStart(window, { from: to - 1, to });
  // The number of an item is not part of its sentence.
  while (start < from && (isBullet(window, start) || isEnumerator(window, start))) start++;
  // "Additionally, | the plan does not cover".
  const isOpened =
    from - start <= OPENER_TOKENS && /^[^,]*,\s*$/u.test(text.slice(tokens[start].start, tokens[from].start));
  return followsLabel || start >= from || isOpened;
}

const OPENER_TOKENS = 2;

/** "There is a limit on the number of guests | ?", "on the guests | (staff apart)?": a mark of its own sentence, not of the next block. */
function becomesQuestion(window: Window, match: TokenRange): boolean {
  const { to } = match;
  for (let at = to; at <= window.tokens.length && at < to + QUESTION_TOKENS; at++) {
    const gapEnd = at < window.tokens.length ? window.tokens[at].start : window.text.length;
    const gap = window.text.slice(window.tokens[at - 1].end, gapEnd);
    const isLast = at < window.tokens.length && startsBlock(window, at, match);
    // The mark that ends the line above a new block is the sentence's own.
    const end = sentenceEnd.exec(isLast ? gap.split('\n', 1)[0] : gap);
    if (isLast && end === null) return false;
    if (end !== null) return end[0] === '?' || end[0] === '？';
  }
  return false;
}

/**
 * "The Minister may cancel a licence, | and such cancellation shall take effect until it is set aside": what limits that is said of that. An "if"
 * may limit both.
 */
function addsOwnClause({ tokens, text }: Window, { keys, from, to }: Side): boolean {
  const [first = '', subject = ''] = keys;
  if (keys.some((key, at) => opensConditionalClause(key, keys.at(at + 1) ?? '', () => keys))) return false;
  if (!coordinates(first) || opposes(first) || isAlternative(first) || isAuxiliary(subject) || isModal(subject))
    return false;
  const verb = keys.slice(0, SUBJECT_TOKENS).findIndex((key) => isAuxiliary(key) || isModal(key));
  if (verb < 2 || tokens.at(from)?.key !== first) return false;
  const rest = text.slice(tokens[from].end, tokens[to - 1].end);
  return /,\s*$/u.test(text.slice(tokens[from - 1].end, tokens[from].start)) && !rest.includes(',');
}
/** Tokens of an "and" with a subject and its verb. */
const SUBJECT_TOKENS = 5;

/** "As agent | and according to the terms": what an "and" adds is a rule that is followed, not somebody's statement. */
const withoutSecondBasis = (keys: readonly string[]): readonly string[] =>
  keys.length > 1 && coordinates(keys[0]) && namesSource(keys[1]) ? keys.slice(2) : keys;

/** UTF-16 units after a match in which it may be taken back. */
const RETRACTION_REACH = 40;

/** UTF-16 units after a match within which its item ends. */
const ITEM_REACH = 240;
const itemBelow = /^[^.!?;\n]*(?:\n\s*\p{L}[^.!?;\n]*){0,2}\n\s*[^\p{L}\p{N}\s]{1,2}\s+(?=\p{L})/u;
/** "● Nobody is harmed | here", and below it "○ Refuted: many are". */
function isRefutedBelow(text: string, end: number): boolean {
  const after = text.slice(end, end + ITEM_REACH);
  const rest = itemBelow.exec(after);
  return rest !== null && /^\p{L}+:/u.test(after.slice(rest[0].length)) && callsFalse(after.slice(rest[0].length));
}

/** Tokens after direct speech within which the verb appears: "the chief executive told". */
const SPEECH_TOKENS = 4;

/** "It grew 12" of "12 percent": not another number, but not what the sentence measures either. */
const losesPercent = (window: Window, to: number): boolean =>
  window.tokens[to - 1].kind === 'number' && to < window.tokens.length && isPercent(window.tokens[to].key);
