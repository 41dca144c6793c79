/**
 * What an ellipsis leaves out, and whether the quotation says something else without it. The dots openly say that words are missing; the
 * decision depends on what they are: a denial, an exception, a condition, who says so, the subject of the verb that follows, a limit. Whole
 * sentences and items between two whole ones take nothing from either, unless they start by taking it back.
 */
import type { Comparison } from '../comparison/comparePassage.ts';
import { isFootnoteReference } from '../marks/footnoteReferences.ts';
import { areOpenChoices } from '../marks/boxes.ts';
import { isBullet, isEnumerator } from '../marks/bullets.ts';
import { endsEarly } from '../punctuation/lineEnds.ts';
import { gapKinds, QUESTION, STOP, PAUSE } from '../punctuation/separation.ts';
import { isAuxiliary, isModal, opensObject, setsAgainst } from '../language/openWords.ts';
import { comparesWithNumber, isHearsay, isOnceDone, namesMajority, namesRespects } from '../language/qualifiers.ts';
import {
  emphasises,
  hedgesStatement,
  isAside,
  isBracketedAside,
  isBracketedMember,
  isFurtherMember,
  isListMember,
  restatesAmount,
  widensDenial,
} from './asides.ts';
import { holdsBound } from '../language/cuesBeside.ts';
import { breaksOffOpen, changesClause, exchangesParts } from './exchange.ts';
import { standsApart } from './apart.ts';
import { areWholeSentences } from './crossedHeads.ts';
import { leavesOutCondition } from './cumulativeItems.ts';
import type { CutSentence } from './cutSentence.ts';
import { skipsItemsInLine } from './itemsInLine.ts';
import { holdsRestriction, limitIn, losesLimit } from './limits.ts';
import { introducesSpeech, isSpeech, namesThought } from '../language/speech.ts';
import { breaksOffCondition, isPreposition, leavesOutSubject } from './clauses.ts';
import type { Omission, Stretch } from './leftOut.ts';
import { skipsCells, skipsRows } from './skippedRows.ts';
import { exchangesNames } from './names.ts';
import {
  boundsGrant,
  isLittle,
  leavesOutAttributes,
  leavesOutClauseOfNoun,
  leavesOutScope,
  leavesOutSecondCondition,
  narrows,
} from './narrowings.ts';
import { skipsTitleOfSeries } from './ownHeads.ts';
import { crossesSection, isTitle, skipsHead, skipsName } from './skippedHeads.ts';
import { deniesBesides } from './openEnds.ts';
import { changesSpeaker } from './speakers.ts';
import { saysForWhom, setsCondition } from './wordlessConditions.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import type { Token } from '../text/tokens.ts';
import { rawText, rawWords, segmentAt, windowOf, type Window } from '../source/window.ts';

/** Words that may be left out at one place: parts further apart are two quotations. In unspaced scripts two characters count as one. */
const MAX_OMITTED_WORDS = 90;

/** `before` and `after`: the parts on both sides of the ellipsis. Undefined if they touch. */
export function omissionBetween(index: SourceIndex, before: Comparison, after: Comparison): Omission | undefined {
  const last = before.window.tokens[before.to - 1];
  const start = before.window.letterPlaces[before.to - 1] + last.letters.length;
  const end = after.window.letterPlaces[after.from];
  if (end <= start) return undefined;
  const window = windowOf(index, segmentAt(index, start - 1), segmentAt(index, end), 0);
  const lastLetter = window.letterPlaces.findIndex((place, at) => place + window.tokens[at].letters.length >= start);
  const from = lastLetter + symbolsAtEnd(before) + 1;
  const to = window.letterPlaces.findIndex((place, at) => place >= end && window.tokens[at].letters !== '');
  if (lastLetter < 0 || to <= from) return undefined;
  const isOfEntry = isTitle(before);
  const ends: number[] = [];
  for (let at = from; at <= to; at++) {
    const isEntry = isOfEntry && (at === from || isField(window, at) || beginsAnew(window, at));
    const isUnit = startsUnit(window, at) || isEntry || (isField(window, at) && beginsAnew(window, at));
    if (isUnit && !isInBrackets(window, from, at)) ends.push(at);
  }
  const cut = { window, from, to, ends, before, after };
  const items = skipsItemsInLine(cut, before);
  const judged = items === undefined || isTooFar(cut) ? judge(cut) : judgeItems[items];
  const crossesSentence = ends.length > 0 && items === undefined;
  return {
    window,
    from,
    to,
    crossesSentence,
    matters: { from, to },
    ...(judged ?? { rule: 'elision.parts-in-order' }),
  };
}

/** Symbols have no letters: "8.4 %" ends after the last of them. */
function symbolsAtEnd({ window, from, to }: Comparison): number {
  let count = 0;
  while (to - 1 - count > from && window.tokens[to - 1 - count].kind === 'symbol') count++;
  return count;
}

/** "(95% CI; p = 0.07)": the semicolon does not end a sentence. The bracket of "(b)" is its own. */
const isInBrackets = ({ tokens, text }: Window, from: number, at: number): boolean =>
  /\([^()]+$/.test(text.slice(tokens[from - 1].end, tokens[at].start));

/** Bullets, "(b) " and "4. ", after the end of a line. */
const itemStart = /\n[^\S\n]*(?:[-•*–▪◦●○‣■□]\s+|\(?(?:\d{1,2}|(\p{L})\1?|[ivx]{2,4})[.)]\s)/u;

/** Whether a sentence or an item starts with this token. */
function startsUnit(window: Window, at: number): boolean {
  const [left, right] = [window.tokens[at - 1], window.tokens[at]];
  const text = window.text.slice(left.end, right.start);
  if (itemStart.test(window.text.slice(left.end, right.end + 2)) || isMarker(window, at)) return true;
  const rightIsSmall = /^[^\p{L}]*\p{Ll}/u.test(rawWords(window, at, at + 1));
  // A line that ends before a capital or a number may be a row or a heading; its words show if it is not.
  const kinds = gapKinds({ text: text.replace(/\n/g, ' '), left, right, rightIsSmall, side: 'source', dash: 'none' });
  return kinds === STOP || kinds === (PAUSE | STOP) || kinds === QUESTION;
}

const beginsLine = ({ tokens, text }: Window, at: number): boolean =>
  text.slice(tokens[at - 1].end, tokens[at].start).includes('\n');

/** A capital at the start of a line, under one that ended early. */
const beginsAnew = (window: Window, at: number): boolean =>
  beginsLine(window, at) &&
  startsWithCapital(window, at) &&
  endsEarly(window, window.tokens[at - 1], window.tokens[at]);

/** "Research: queueing theory" at the start of a line. */
const isField = (window: Window, at: number): boolean => {
  const { start } = window.tokens[at];
  return beginsLine(window, at) && /^\p{Lu}[\p{L}\s]{1,30}:\s/u.test(rawText(window, start, start + FIELD_REACH));
};
/** UTF-16 units. */
const FIELD_REACH = 36;

const isMarker = (window: Window, at: number): boolean => isBullet(window, at) || isEnumerator(window, at);

interface Cut extends Stretch {
  /** Tokens that start a sentence or an item, up to the first of the part after. */
  readonly ends: readonly number[];
  readonly before: Comparison;
  readonly after: Comparison;
}

type Judgement = Pick<Omission, 'rule'> & Partial<Pick<Omission, 'matters'>>;

const judgeItems: Readonly<Record<'items' | 'one of several conditions', Judgement | undefined>> = {
  items: undefined,
  'one of several conditions': { rule: 'elision.condition' },
};

function isTooFar({ window, from, to }: Stretch): boolean {
  const tokens = window.tokens.slice(from, to);
  const words = tokens.reduce((sum, { kind }) => sum + (kind === 'glyph' ? 0.5 : kind === 'symbol' ? 0 : 1), 0);
  return words > MAX_OMITTED_WORDS;
}

/** "JONES: …", "Dose: 5 mg": the part after says itself whose or what it is. */
const namesItself = ({ quoted }: Comparison): boolean => /^\p{Lu}[\p{L}'’. -]{1,40}[:：]\s?\S/u.test(quoted.raw);

/** Undefined if nothing that is left out matters. */
function judge(cut: Cut): Judgement | undefined {
  const { window, from, to, before } = cut;
  const tokens = window.tokens.slice(from, to);
  if (isTooFar(cut)) return { rule: 'elision.too-far' };
  if (!namesItself(cut.after) && changesSpeaker(window, from, to)) return { rule: 'elision.speaker' };
  const text = window.text.slice(window.tokens[from - 1].end, window.tokens[to].start);
  if (skipsHead(before, text)) return { rule: 'elision.head' };
  const written = rawText(window, window.tokens[from - 1].start, window.tokens[to].end);
  if (crossesSection(written))
    return { rule: areWholeSentences(before, cut.after) ? 'elision.next-section' : 'elision.section' };
  if (skipsTitleOfSeries(before, cut.after, written)) return { rule: 'elision.section' };
  if (skipsName(before, cut.after, written)) return { rule: 'elision.head' };
  const kept = tokens.filter(
    (_, order) => !isFootnoteReference(window, from + order) && !isMarker(window, from + order),
  );
  if (kept.length === 0 || skipsRows(window, from, to) || skipsCells(window, from, to)) return undefined;
  if (leavesOutCondition(cut, before)) return { rule: 'elision.condition' };
  return cut.ends.length === 0 ? judgeInSentence(cut, kept) : judgeAcross(cut);
}

function judgeAcross({ window, from, to, ends, before, after }: Cut): Judgement | undefined {
  const [firstEnd, lastStart] = [ends[0], ends[ends.length - 1]];
  const breaksOff = firstEnd !== from;
  const startsInside = window.tokens
    .slice(lastStart, to)
    .some((_, order) => !isMarker(window, lastStart + order) && !isFootnoteReference(window, lastStart + order));
  const isOpen = breaksOffOpen(before.window.tokens.slice(before.from, before.to));
  // "Does not apply to … Pipes are insured": the next sentence would be its object.
  if (breaksOff && (startsInside || isOpen)) return { rule: 'elision.clause' };
  // What continues inside another sentence, or is in lower case as if it did, reads as one sentence with the part before: "Each party bears
  // … the lender's fees" of "Each party bears its costs; the lender's fees are paid by the buyer".
  const isWrittenOn = startsSmall(after) && !startsOwnClause(after);
  const isOneSentence = startsInside || (isWrittenOn && (breaksOff || startsWithCapital(window, to)));
  if (isOneSentence && !endsAsSentence(before) && !opensWithSemicolon(after)) return { rule: 'elision.clause' };
  // "Smith signed; … was sued" of "Jones did not; was sued".
  const [{ key: first }] = after.quoted.tokens;
  if (startsSmall(after) && isAuxiliary(first) && !opensObject(first)) return { rule: 'elision.subject' };
  // "They were enough … For the next years" of "They were enough for 2029. For the next years".
  const cutsEnd = breaksOff && !/^[\s"')\]]*[,;:()—–-]/u.test(window.text.slice(window.tokens[from - 1].end));
  if (cutsEnd && ends.length === 1 && isLittle(window.tokens.slice(from, to))) return { rule: 'elision.limit' };
  if (startsInside && attributesRest(window.tokens.slice(lastStart, to))) return { rule: 'elision.condition' };
  const cutOff = limitIn(window, from, firstEnd) ?? (startsInside ? limitIn(window, lastStart, to) : undefined);
  if (cutOff !== undefined) {
    const isBeside = !startsInside && cutOff.rule === 'elision.denial' && deniesBesides(before, cutOff.matters);
    return isBeside ? { ...cutOff, rule: 'elision.may-limit' } : cutOff;
  }
  if (breaksOff && holdsBound(window.tokens.slice(from, firstEnd).map(({ key }) => key)))
    return { rule: 'elision.limit' };
  const takesBack = ends.find((start) => start < to && setsAgainst(window.tokens[start].key));
  if (takesBack !== undefined) return { rule: 'elision.contrast', matters: { from: takesBack, to } };
  const limit = limitIn(window, firstEnd, to);
  if (limit !== undefined) return { ...limit, rule: 'elision.may-limit' };
  return losesLimit(window, from, to) ? { rule: 'elision.may-limit' } : undefined;
}

/** "He said [owners are responsible]", "the evidence suggested that [Tether had the records]". */
const attributesRest = (words: readonly Token[]): boolean =>
  words.some(({ key }) => isSpeech(key) || namesThought(key)) || introducesSpeech(words.at(-1)?.key ?? '');

/** The citing author's full stop or semicolon. */
const endsAsSentence = ({ quoted }: Comparison): boolean => /[.!?;。！？；]["'”’»)\]]*$/u.test(quoted.raw.trimEnd());
const startsSmall = ({ quoted }: Comparison): boolean => /^[^\p{L}\p{N}]*\p{Ll}/u.test(quoted.raw);
const startsWithCapital = (window: Window, at: number): boolean => /^\p{Lu}/u.test(rawWords(window, at, at + 1));
/** "…; its assets were sold". */
const opensWithSemicolon = ({ quoted }: Comparison): boolean => /^\s*[;:]/u.test(quoted.raw);

/** Words within which the verb of a clause appears: "the age-adjusted mortality rate was". */
const MAX_WORDS_TO_VERB = 8;
const startsOwnClause = ({ quoted: { tokens } }: Comparison): boolean =>
  opensObject(tokens[0].key) && tokens.slice(1, MAX_WORDS_TO_VERB).some(({ key }) => isAuxiliary(key));

function judgeInSentence(whole: Cut, leftOut: readonly Token[]): Judgement | undefined {
  const { window, from, to } = whole;
  const cut = sentenceOf(whole, leftOut);
  const limit = limitIn(window, from, to);
  if (emphasises(cut)) return undefined;
  if (limit === undefined)
    return judgeWithoutLimit(whole, cut) ?? (widensDenial(cut) ? { rule: 'elision.may-limit' } : undefined);
  if (!standsApart(window, whole, cut)) return limit;
  return judgeWithoutLimit(whole, cut) ?? { ...limit, rule: 'elision.may-limit' };
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
    gapBefore: withoutBlanks(text.slice(tokens[from - 1].end, tokens[from].start)) + (tokens[from].dashed ? '-' : ''),
    gapAfter: withoutBlanks(withoutShownColon(text.slice(tokens[to - 1].end, tokens[to].start), after)),
    startsItem: itemStart.test(`\n${after.quoted.raw}`),
  };
}

function judgeWithoutLimit({ window, from, to }: Cut, cut: CutSentence): Judgement | undefined {
  const { leftOut } = cut;
  const keys = leftOut.map(({ key }) => key);
  if (losesLimit(window, from, to) || holdsRestriction(leftOut) || namesRespects(keys))
    return { rule: 'elision.limit' };
  if (isHearsay(keys) || setsTerms(cut, keys)) return { rule: 'elision.condition' };
  if (areOpenChoices(leftOut)) return undefined;
  if (isRowOfFigures(cut) || isBracketedMember(cut) || restatesAmount(cut) || isFurtherMember(cut)) return undefined;
  if (isBracketedAside(cut)) return hedgesStatement(cut) || saysForWhom(cut) ? { rule: 'elision.limit' } : undefined;
  if (leavesOutSecondCondition(cut) || setsCondition(cut)) return { rule: 'elision.condition' };
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
