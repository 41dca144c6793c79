/**
 * What an ellipsis at an end of a quotation leaves out of the sentence there: "Reproduction is authorised …" of "provided the source is
 * acknowledged". If a citing author merely cuts it off, there is a warning; with the dots the citing author has read on.
 */
import type { Comparison } from '../comparison/comparePassage.ts';
import { quotedEnd } from '../context/quotedEnd.ts';
import { contextLimits, type ContextLimit } from '../context/sentenceContext.ts';
import { sentenceStart, sideAfter, sideBefore } from '../context/sentenceSides.ts';
import { wordsOf } from '../language/languages.ts';
import { opensWhen } from '../language/conditionalClauses.ts';
import { attributes, introducesSpeech, proposes } from '../language/speech.ts';
import { mayDeny } from '../language/negations.ts';
import { approximates, coordinates, isAuxiliary, isModal, isRelative, saysWhich } from '../language/openWords.ts';
import { refersBack } from '../language/openWords.ts';
import { isStopword } from '../language/stopwords.ts';
import type { RuleId } from '../rules/policy.ts';
import { rawWords, type TokenRange, type Window, gapText } from '../source/window.ts';
import { isPreposition, startsClause, waitsForVerb } from './clauses.ts';
import { breaksOffOpen } from './exchange.ts';
import type { Omission } from './leftOut.ts';
import { conditionIn, holdsRestriction } from './limits.ts';
import { saysNumber } from '../text/tokens.ts';

const dots = String.raw`(?:[[(（]\s*)?(?:…|⋯|\.\s?\.\s?\.)(?:\s*[\])）])?`;
const around = String.raw`["'“”„‘’«»「」『』*_\s]*`;
const opening = new RegExp(`^${around}${dots}`, 'u');
/** "… .": the sentence's own full stop may follow the dots. */
const closing = new RegExp(`${dots}${around}(?:[.!?。！？]${around})?$`, 'u');
/** The source's own dots leave nothing out. */
const ownDots = /^\s*[[(]?(?:…|\.\s?\.)/u;
/** UTF-16 units in which they appear. */
const DOTS_REACH = 8;
/** Words read up to the end of the sentence: more are a different matter. */
const MAX_WORDS = 60;

/** What is left out before the first part and after the last, if it limits them. @param given the quotation with its dots */
export function omissionsAtEnds(given: string, first: Comparison, last: Comparison): Omission[] {
  const omissions: Omission[] = [];
  if (opening.test(given)) {
    const limit = limitOn('before', first);
    if (limit !== undefined && reaches(first, limit))
      omissions.push(omissionOf(first.window, limit, ruleFor(limit.rule)));
    else if (hidesWho(first))
      omissions.push(omissionOf(first.window, { from: first.from - 1, to: first.from }, 'elision.may-limit'));
    else if (isProposed(first))
      omissions.push(omissionOf(first.window, { from: first.from - 1, to: first.from }, 'elision.condition'));
  }
  if (closing.test(given) && !ownDots.test(textAfter(last)) && !breaksOff(last)) {
    const { window, to } = last;
    const rest = sideAfter(window, last, MAX_WORDS);
    const condition = conditionIn(window, rest.from, rest.to);
    const limit = limitOn('after', last);
    if (deniesAgain(last)) omissions.push(omissionOf(window, { from: to, to: to + 2 }, 'elision.denial'));
    else if (condition !== undefined && (condition.matters.from === to || !goesOn(last)))
      omissions.push(omissionOf(window, condition.matters, condition.rule));
    else if (limit !== undefined && !goesOn(last)) omissions.push(omissionOf(window, limit, ruleFor(limit.rule)));
    else if (narrowsRightAfter(last)) omissions.push(omissionOf(window, { from: to, to: to + 2 }, 'elision.limit'));
    else if (saysWhichOnly(last)) omissions.push(omissionOf(window, { from: to, to: to + 1 }, 'elision.may-limit'));
  }
  return omissions;
}

/**
 * "Notice of the | transfer": cut within a phrase, where everybody sees that something is missing, the words state nothing that could be
 * limited.
 */
function breaksOff({ window: { tokens }, from, to }: Comparison): boolean {
  const before = tokens.slice(from, to);
  const last = tokens[to - 1];
  if (isAuxiliary(tokens.at(to)?.key ?? '') && mayDeny(tokens.at(to + 1)?.key ?? '')) return true;
  const waits = waitsForVerb({ before, leftOut: [], gaps: [] });
  return waits || breaksOffOpen(before) || startsClause(last.key) || isStopword(last.key);
}

/** "Members may bring guests | ; they are not to be more than two": another clause, about what was quoted. */
function deniesAgain({ window, to }: Comparison): boolean {
  const { tokens } = window;
  if (to >= tokens.length || !/^\s*[;；]/u.test(gapText(window, to))) return false;
  const words = tokens.slice(to, to + WORDS_TO_DENIAL).map(({ key }) => key);
  return mayDeny(words[0]) || (refersBack(words[0]) && words.some(mayDeny));
}
/** "They are not", "il ne l'a pas". */
const WORDS_TO_DENIAL = 4;

/** "No variation | of this agreement is effective unless": the phrase continues, and with it a statement that was not quoted. */
function goesOn({ window, to }: Comparison): boolean {
  const next = window.tokens.at(to);
  if (next === undefined || !/^\s*$/.test(gapText(window, to))) return false;
  const isName = [to - 1, to].every((at) => /^\p{Lu}/u.test(rawWords(window, at, at + 1)));
  return isName || isPreposition(next.key) || isAuxiliary(next.key);
}

/** "The demolition | partielle", "aged fifteen | and under the age of eighteen": less than was quoted. */
function narrowsRightAfter({ window, from, to }: Comparison): boolean {
  const { tokens } = window;
  if (to + 1 >= tokens.length || !/^\s+$/.test(gapText(window, to))) return false;
  if (holdsRestriction([tokens[to]])) return true;
  const isBounded = tokens.slice(from, to).some(saysNumber);
  return isBounded && coordinates(tokens[to].key) && approximates(tokens[to + 1].key);
}

/** "Any statements made by it | that contradict these policies": which of them. */
const saysWhichOnly = ({ window, to }: Comparison): boolean =>
  to < window.tokens.length && isRelative(window.tokens[to].key) && /^\s+$/.test(gapText(window, to));

/** Words after "that" within which a part starts with what is said: "claims that I | was fired". */
const WORDS_AFTER_THAT = 2;

/**
 * A bound applies to what follows it; an attribution to what is said; a denial to its own clause, and a condition to what begins after it.
 */
function reaches(part: Comparison, { rule }: ContextLimit): boolean {
  if (rule === 'context.bounded' || startsClauseAt(part)) return true;
  const { tokens } = part.window;
  const before = tokens.slice(Math.max(0, part.from - WORDS_AFTER_THAT), part.from).map(({ key }) => key);
  if (rule === 'context.attributed') return before.some((key) => introducesSpeech(key) || attributes(key));
  return rule === 'context.condition' && opensWhen(tokens[sentenceStart(part.window, part)].key);
}

/** After a comma, or in the way a language without spaces ends a clause. */
const startsClauseAt = ({ window, from }: Comparison): boolean =>
  from > 0 &&
  (/[,、，،:]/u.test(gapText(window, from)) ||
    /^[\p{Script=Hangul}]/u.test(window.tokens[from].key) ||
    window.tokens[from].kind === 'glyph');

/** "Recommended | the creation of an office": what somebody asks for is not said to exist. */
const isProposed = ({ window, from }: Comparison): boolean =>
  from > 0 && proposes(window.tokens[from - 1].key) && /^\s+$/.test(gapText(window, from));

/** Words before its verb in which a subject says which of many is meant. */
const MAX_WORDS_OF_SUBJECT = 12;
/** Italian "che" is also "that": there the word before it decides. */
const namesSome = wordsOf('some');
/** "Those who passed the test | may claim a grant": a permission without whose it is. */
function hidesWho({ window, from }: Comparison): boolean {
  const { tokens } = window;
  const isVerb = isAuxiliary(tokens[from].key) || isModal(tokens[from].key);
  if (!isVerb || from === 0 || !/^\s+$/.test(gapText(window, from))) return false;
  const { keys } = sideBefore(window, { from, to: from + 1 }, MAX_WORDS_OF_SUBJECT);
  return keys.some((key) => saysWhich(key) || namesSome.has(key));
}

const textAfter = ({ window, to }: Comparison): string => {
  const { end } = window.tokens[to - 1];
  return window.text.slice(end, end + DOTS_REACH);
};

/** Whether its sentence is a question does not depend on what is left out, and the dots already say that it continues. */
const limitOn = (side: 'before' | 'after', { window, from, to, quoted }: Comparison): ContextLimit | undefined =>
  contextLimits(window, from, to, quotedEnd(quoted.raw)).find(
    ({ side: stands, rule }) => stands === side && !SAID_BY_DOTS.has(rule),
  );
const SAID_BY_DOTS: ReadonlySet<RuleId> = new Set(['context.question', 'context.goes-on', 'context.open-denial']);

const ruleFor = (rule: RuleId): RuleId =>
  rule === 'context.denied' ? 'elision.denial' : rule === 'context.bounded' ? 'elision.limit' : 'elision.condition';

const omissionOf = (window: Window, { from, to }: TokenRange, rule: RuleId): Omission => ({
  window,
  from,
  to,
  crossesSentence: false,
  matters: { from, to },
  rule,
});
