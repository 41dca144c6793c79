/** What an ellipsis leaves out within one sentence: a limit, a condition, the subject of the verb that follows, or an aside. */
import type { Comparison } from '../comparison/comparePassage.ts';
import { isModal } from '../language/openWords.ts';
import { comparesWithNumber, isHearsay, isOnceDone, namesMajority, namesRespects } from '../language/qualifiers.ts';
import { areOpenChoices } from '../marks/boxes.ts';
import type { Token } from '../text/tokens.ts';
import {
  hedgesStatement,
  isAgreeingMember,
  isAside,
  isBracketedAside,
  isBracketedMember,
  isFurtherMember,
  isListMember,
  restatesAmount,
  widensDenial,
} from './asides.ts';
import { exceptsProvision, isCitation } from './citations.ts';
import { breaksOffCondition, isPreposition, leavesOutSubject } from './clauses.ts';
import { MAX_WORDS_TO_VERB, type CutSentence } from './cutSentence.ts';
import { changesClause, exchangesParts } from './exchange.ts';
import type { Cut, Judgement } from './leftOut.ts';
import { holdsRestriction, limitIn, losesLimit } from './limits.ts';
import { exchangesNames } from './names.ts';
import {
  boundsGrant,
  leavesOutAttributes,
  leavesOutClauseOfNoun,
  leavesOutScope,
  leavesOutSecondCondition,
  narrows,
} from './narrowings.ts';
import { itemStart, startsUnit, startsWithCapital } from './unitStarts.ts';
import { saysForWhom, setsCondition } from './wordlessConditions.ts';
import { gapText } from '../source/window.ts';

export function judgeInSentence(whole: Cut, leftOut: readonly Token[]): Judgement | undefined {
  const { window, from, to } = whole;
  const cut = sentenceOf(whole, leftOut);
  const limit = limitIn(window, from, to);
  if (limit !== undefined) return limit;
  return judgeWithoutLimit(whole, cut) ?? (widensDenial(cut) ? { rule: 'elision.may-limit' } : undefined);
}

function sentenceOf({ window, from, to, before, after }: Cut, leftOut: readonly Token[]): CutSentence {
  const { tokens, text } = window;
  const start = lastSentenceStart(before);
  return {
    before: before.window.tokens.slice(start, before.to),
    textBefore: before.window.text.slice(before.window.tokens[start].start, before.window.tokens[before.to - 1].end),
    leftOut,
    gaps: leftOut.map(({ start }, at) => text.slice(at === 0 ? tokens[from - 1].end : leftOut[at - 1].end, start)),
    after: after.window.tokens.slice(after.from, after.to),
    textAfter: after.window.text.slice(after.window.tokens[after.from].start, after.window.tokens[after.to - 1].end),
    // The dash of "– 211 C 71/22 –" is read as that of its number.
    gapBefore: withoutBlanks(gapText(window, from)) + (tokens[from].dashed ? '-' : ''),
    gapAfter: withoutBlanks(withoutShownColon(gapText(window, to), after)),
    startsItem: itemStart.test(`\n${after.quoted.raw}`),
  };
}

function judgeWithoutLimit({ window, from, to }: Cut, cut: CutSentence): Judgement | undefined {
  const { leftOut } = cut;
  if (exceptsProvision(leftOut)) return { rule: 'elision.condition' };
  if (isCitation(window, leftOut)) return undefined;
  const keys = leftOut.map(({ key }) => key);
  if (losesLimit(window, from, to) || holdsRestriction(leftOut) || namesRespects(keys))
    return { rule: 'elision.limit' };
  if (isHearsay(keys) || setsTerms(cut, keys)) return { rule: 'elision.condition' };
  if (areOpenChoices(leftOut)) return undefined;
  if (isRowOfFigures(cut) || isBracketedMember(cut) || restatesAmount(cut) || isFurtherMember(cut)) return undefined;
  if (isBracketedAside(cut)) return hedgesStatement(cut) || saysForWhom(cut) ? { rule: 'elision.limit' } : undefined;
  if (leavesOutSecondCondition(cut) || setsCondition(cut)) return { rule: 'elision.condition' };
  if (isAgreeingMember(cut)) return { rule: 'elision.may-limit' };
  if (leavesOutSubject(cut) || exchangesParts(cut) || breaksOffCondition(cut)) return { rule: 'elision.subject' };
  if (narrows(cut)) return { rule: 'elision.limit' };
  if (isAside(cut)) {
    if (hedgesStatement(cut) || boundsGrant(cut)) return { rule: 'elision.limit' };
    return comparesWithNumber(keys) ? { rule: 'elision.may-limit' } : undefined;
  }
  if (isListMember(cut)) return undefined;
  if (changesClause(cut)) return { rule: 'elision.clause' };
  if (exchangesNames(window, from, to)) return { rule: 'elision.subject' };
  // "Led by Dr. Schmidt [in Berlin]".
  const isPlace = isPreposition(leftOut[0].key) && startsWithCapital(window, to - 1);
  if (boundsGrant(cut)) return { rule: 'elision.limit' };
  const mayLimit =
    comparesWithNumber(keys) ||
    leavesOutScope(cut) ||
    leavesOutClauseOfNoun(cut) ||
    (!isPlace && leavesOutAttributes(cut));
  return mayLimit ? { rule: 'elision.may-limit' } : undefined;
}

/** "Can, with a two-thirds majority, exclude", "when approved by the board, can be granted": the terms of a power or duty. */
const setsTerms = ({ before, after }: CutSentence, keys: readonly string[]): boolean =>
  (namesMajority(keys) || isOnceDone(keys)) &&
  [...before, ...after.slice(0, MAX_WORDS_TO_VERB)].some(({ key }) => isModal(key));

/** "By ____ (date)": lines and dots to write on. */
const withoutBlanks = (gap: string): string => gap.replace(/_{2,}|\.{4,}|…+/gu, '');

/** "…: stable in all cases": the quotation shows the colon after what it leaves out, and continues where the source does. */
const withoutShownColon = (gap: string, { quoted }: Comparison): string =>
  /^\s*[:：]/u.test(quoted.raw) ? gap.replace(/[:：]/u, ',') : gap;

/** "90,005 100,000 … 208,457": cells of one row, between others of it. */
const isRowOfFigures = ({ before, leftOut, after, gaps, gapAfter }: CutSentence): boolean =>
  before.at(-1)?.kind === 'number' &&
  before.at(-2)?.kind === 'number' &&
  after.at(0)?.kind === 'number' &&
  leftOut.every(({ kind }) => kind === 'number') &&
  [...gaps, gapAfter].every((gap) => /^[^\S\n]+$/.test(gap));

/** The first token of the sentence in which a part ends. */
function lastSentenceStart({ window, from, to }: Comparison): number {
  let start = to - 1;
  while (start > from && !startsUnit(window, start)) start--;
  return start;
}
