/**
 * Whether an ellipsis leaves out the start of another clause, inside which the quotation continues: "Members pay for tea … get free cake"
 * of "Members pay for tea, guests get free cake". Commas and words like "and" show where clauses start; but they also separate the members
 * of a list, which may be left out.
 */
import type { CutSentence } from './cutSentence.ts';
import { opensWhen, tellsWhen } from '../language/conditionalClauses.ts';
import { isMonth } from '../language/dates.ts';
import { opensClause } from '../language/leadingDenials.ts';
import {
  awaitsKoreanVerb,
  awaitsVerbAfter,
  coordinates,
  coordinatesUnspaced,
  isAlternative,
  gluesAnd,
  isAuxiliary,
  isFuturePlural,
  isModal,
  isPartitive,
  isPluralVerb,
  isRelative,
  opensObject,
  startsAddition,
  wantsObject,
} from '../language/openWords.ts';
import type { Token } from '../text/tokens.ts';

/** What separates clauses; brackets and dashes come in pairs. */
const separates = /[,;:،、，；：]/u;
/** Punctuation after which another clause may begin, or a dash between spaces. */
export const partsClauses = /[,;:()[\]—–،、，；：（）]|\s-+\s/u;

/** Words of the first of several subjects: with more, there is room for a verb. */
const MAX_WORDS_OF_SUBJECT = 4;
/** Words of a list member, including its "and": longer ones may be clauses. */
const MAX_WORDS_OF_MEMBER = 3;
/** Tokens of "as well as", characters of "および". */
const MAX_WORDS_OF_ADDITION = 4;

/** Whether words begin with a conjunction of one or several words. */
export function startsJoined(tokens: readonly Token[]): boolean {
  const keys = tokens.slice(0, MAX_WORDS_OF_ADDITION).map(({ key }) => key);
  return startsClause(keys.at(0) ?? '') || startsAddition(keys) || coordinatesUnspaced(keys.join(''));
}

export function startsInsideClause(cut: CutSentence): boolean {
  const { before, leftOut, gaps, gapAfter, after } = cut;
  const next = after.at(0)?.key ?? '';
  if (partsClauses.test(gapAfter) || startsJoined(after) || startsClause(leftOut[leftOut.length - 1].key)) return false;
  // ", which are designed to give support": the comma opens a clause about the words before it.
  const opensRelative = isRelative(leftOut[0].key);
  const starts = leftOut.flatMap(({ key }, at) =>
    (coordinates(key) && !joinsParticiples(cut, at)) || (separates.test(gaps[at]) && !(at === 0 && opensRelative))
      ? [at]
      : [],
  );
  const last = starts.at(-1);
  if (last === undefined || waitsForVerb({ before, leftOut, gaps })) return false;
  if (joinsPhrase(cut)) return false;
  // "Des travaux de rénovation et de mise aux normes": what is joined is a complement of the same noun.
  if (starts.every((at) => isPartitive(leftOut.at(at + 1)?.key ?? ''))) return false;
  // "Eine transparente und auf allem fußende Überlieferung": another attribute of the same noun.
  if (coordinates(leftOut[0].key) && isGermanAttribute(before.at(-1)?.key ?? '', leftOut[leftOut.length - 1].key))
    return false;
  // The members of a list are separated by commas, except the last.
  const isSerial = starts.length > 1 && last - starts[starts.length - 2] <= MAX_WORDS_OF_MEMBER;
  const endsList = coordinates(leftOut[last].key) && (isSerial || !separates.test(gaps[last]));
  const isAttached = isPreposition(next) || isRelative(next);
  if (starts[0] > 0) {
    if (leftOut.slice(last).some(isVerb)) return true;
    return !isAttached && !(endsList && (isPreposition(leftOut[0].key) || isRelative(leftOut[0].key)));
  }
  // "Signed by A. Osei, Director of Halden Ltd, … on 14 March": what follows a single comma is more likely a title than a clause.
  const isApposition = starts.length === 1 && !coordinates(leftOut[0].key) && !leftOut.some(isVerb);
  if (isAttached && isApposition) return false;
  // "Children, women and men were saved": the verb applies to all of them.
  const hasPluralVerb =
    (isAuxiliary(next) || isModal(next)) && (before.length <= MAX_WORDS_OF_SUBJECT || isPluralVerb(next));
  const areSubjects = hasPluralVerb && ![...before, ...withoutRelativeClause(leftOut)].some(isVerb);
  // "Cujas regras e prazos | serão": a noun without an article is not a separate subject.
  const isBareNoun = isFuturePlural(next) && leftOut.length === 2 && !before.slice(-MAX_WORDS_OF_SUBJECT).some(isVerb);
  // "The election or the replacement | of members": another noun of the same complement.
  const isAlternativeNoun =
    starts.length === 1 &&
    isAlternative(leftOut[0].key) &&
    isPartitive(next) &&
    leftOut.length <= MAX_WORDS_OF_MEMBER &&
    leftOut.every(({ kind, key }) => kind === 'word' && !isVerb({ key }));
  if (isAlternativeNoun) return false;
  const areShort = starts.every((start, at) => (starts.at(at + 1) ?? leftOut.length) - start <= MAX_WORDS_OF_MEMBER);
  return !(endsList && (areSubjects || isBareNoun || (isAttached && areShort && starts.length > 1)));
}

/** "On dissolution of the club [or on loss of its purpose]": before it there is no room for a verb, nor in it. */
const joinsPhrase = ({ before, leftOut }: CutSentence): boolean =>
  before.length <= MAX_WORDS_OF_SUBJECT &&
  leftOut.length <= MAX_WORDS_OF_PHRASE &&
  isAlternative(leftOut[0].key) &&
  leftOut.at(1)?.key === before[0].key &&
  isPreposition(before[0].key) &&
  leftOut.every(({ kind, key }) => kind === 'word' && !isAuxiliary(key) && !isModal(key)) &&
  !leftOut.slice(1).some(({ key }) => coordinates(key));
const MAX_WORDS_OF_PHRASE = 5;

/** ", representado y asistido por": an insertion that begins so. */
const joinsParticiples = ({ leftOut, gapBefore }: CutSentence, at: number): boolean =>
  at === 1 &&
  gapBefore.trim() === ',' &&
  [leftOut[0], leftOut.at(2)].every((token) => romanceParticiple.test(token?.key ?? ''));
export const romanceParticiple = /^\p{L}{3,}(?:[ai]d[oa]s?|[aiu]t[oaie])$/u;

/** Endings of German attributes, which agree. */
const attributeEnding = /(?:end|bar|lich|ig|isch|sam|haft|los)(e[nmrs]?)$/u;
function isGermanAttribute(before: string, last: string): boolean {
  const ending = attributeEnding.exec(last)?.[1];
  return ending !== undefined && before.length > ending.length + 2 && before.endsWith(ending);
}

/** "Because … has shown": the verb's own subject. */
export const leavesOutSubject = ({ before, after, gapBefore }: CutSentence): boolean =>
  isAuxiliary(after.at(0)?.key ?? '') && startsClause(before.at(-1)?.key ?? '') && !gapBefore.startsWith('.');

/** "If at least a third [of the members attend, and] decides": the condition's own verb is left out, and another takes its place. */
export function breaksOffCondition({ before, gaps, gapAfter, after }: CutSentence): boolean {
  const start = before.findLastIndex(({ key }) => opensCondition(key));
  if (
    start < 0 ||
    before.slice(start).some((token) => isVerb(token) && !opensObject(token.key)) ||
    partsClauses.test(gapAfter)
  )
    return false;
  return gaps.slice(1).some((gap) => /[,;，；]/u.test(gap)) && !startsClause(after.at(0)?.key ?? '');
}
const opensCondition = (key: string): boolean => opensWhen(key) && !tellsWhen(key) && key !== 'se' && key !== 'si';

const withoutRelativeClause = (tokens: readonly Token[]): readonly Token[] => {
  const start = tokens.findIndex(({ key }) => isRelative(key));
  return start < 0 ? tokens : tokens.slice(0, start);
};

const isVerb = ({ key }: Pick<Token, 'key'>): boolean => isAuxiliary(key);
/** A conjunction. */
export const startsClause = (key: string): boolean => coordinates(key) || opensClause(key) || gluesAnd(key);
/** "De" is an article only in Dutch. "D'un", "dell'arte" begin with one. */
export const isPreposition = (key: string): boolean =>
  (wantsObject(key) && !isAuxiliary(key) && (!opensObject(key) || key === 'de')) || elidedPreposition.test(key);
const elidedPreposition = /^(?:d|dell|all|dall|nell|sull)'\p{L}/u;

/** "In May", "12 mai": a month, and neither the verb nor the Italian "never". */
export const isMonthIn = (tokens: readonly Token[], at: number): boolean => {
  const previous = at > 0 ? tokens[at - 1] : undefined;
  if (!isMonth(tokens[at].key)) return false;
  return isPreposition(previous?.key ?? '') || [previous, tokens.at(at + 1)].some((token) => token?.kind === 'number');
};

/** Japanese and Korean: both parts belong to the verb in the last of them. */
export const waitsForVerb = ({ before, leftOut, gaps }: Pick<CutSentence, 'before' | 'leftOut' | 'gaps'>): boolean =>
  awaitsVerbAfter(textOf(before), textOf(leftOut, gaps)) ||
  awaitsKoreanVerb(
    before.at(-1)?.key ?? '',
    leftOut.map(({ key }) => key),
  );

const textOf = (tokens: readonly Token[], gaps: readonly string[] = []): string =>
  tokens.map(({ key }, at) => (gaps.at(at) ?? '').trim() + key).join('');
