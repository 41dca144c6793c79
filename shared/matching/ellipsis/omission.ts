/**
 * What an ellipsis leaves out, and whether the quotation says something else without it. The dots openly say that words are missing; the
 * decision depends on what they are: a denial, an exception, a condition, who says so, the subject of the verb that follows, a limit. Whole
 * sentences and items between two whole ones take nothing from either, unless they start by taking it back.
 */
import type { Comparison } from '../comparison/comparePassage.ts';
import { holdsBound } from '../language/cuesBeside.ts';
import { isAuxiliary, opensObject, opposes, setsAgainst } from '../language/openWords.ts';
import { introducesSpeech, isSpeech, namesThought } from '../language/speech.ts';
import { isFootnoteReference } from '../marks/footnoteReferences.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { rawText, segmentAt, windowOf, type Window } from '../source/window.ts';
import type { Token } from '../text/tokens.ts';
import { isBracketedCitation } from './citations.ts';
import { areWholeSentences } from './crossedHeads.ts';
import { leavesOutCondition } from './cumulativeItems.ts';
import { MAX_WORDS_TO_VERB } from './cutSentence.ts';
import { breaksOffOpen } from './exchange.ts';
import { skipsItemsInLine } from './itemsInLine.ts';
import type { Cut, Judgement, Omission, Stretch } from './leftOut.ts';
import { limitIn, losesLimit } from './limits.ts';
import { isLittle } from './narrowings.ts';
import { skipsTitleOfSeries } from './ownHeads.ts';
import { crossesSection, isTitle, skipsHead, skipsName } from './skippedHeads.ts';
import { skipsConditions } from './repeatedConditions.ts';
import { skipsAlike, skipsCells, skipsRows } from './skippedRows.ts';
import { changesSpeaker } from './speakers.ts';
import { beginsAnew, isField, isMarker, startsUnit, startsWithCapital } from './unitStarts.ts';
import { judgeInSentence } from './withinSentence.ts';

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
  if (crossesSection(written, cut.after))
    return { rule: areWholeSentences(before, cut.after) ? 'elision.next-section' : 'elision.section' };
  if (skipsTitleOfSeries(before, cut.after, written)) return { rule: 'elision.section' };
  if (skipsName(before, cut.after, written)) return { rule: 'elision.head' };
  const kept = tokens.filter(
    (_, order) => !isFootnoteReference(window, from + order) && !isMarker(window, from + order),
  );
  if (kept.length === 0 || skipsAlike(window, from, to) || skipsRows(window, from, to) || skipsCells(window, from, to))
    return undefined;
  if (isBracketedCitation(window, kept)) return undefined;
  if (skipsConditions(cut)) return { rule: 'elision.may-limit' };
  // "… everyone can help" of "But everyone can help": how its author joins the sentence to the one before.
  if (kept.length === 1 && startsUnit(window, from) && opposes(kept[0].key)) return { rule: 'elision.may-limit' };
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
  if (cutOff !== undefined) return cutOff;
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
/** "…; its assets were sold". */
const opensWithSemicolon = ({ quoted }: Comparison): boolean => /^\s*[;:]/u.test(quoted.raw);

const startsOwnClause = ({ quoted: { tokens } }: Comparison): boolean =>
  opensObject(tokens[0].key) && tokens.slice(1, MAX_WORDS_TO_VERB).some(({ key }) => isAuxiliary(key));
