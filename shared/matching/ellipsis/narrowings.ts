/**
 * Whether an ellipsis leaves out what narrows the adjacent words, so that they say more without it: which members, which of two ways, from
 * or to which number. Text between two commas or brackets narrows nothing.
 */
import { isPreposition, romanceParticiple } from './clauses.ts';
import { withoutBrackets, type CutSentence } from './cutSentence.ts';
import { holdsBound } from '../language/cuesBeside.ts';
import { namesNumber, startsScope, termAt } from '../language/scopes.ts';
import { isSpeech } from '../language/speech.ts';
import { opensWhen } from '../language/conditionalClauses.ts';
import { isCurrency } from '../language/quantities.ts';
import { isStopword } from '../language/stopwords.ts';
import {
  coordinates,
  divides,
  isAlternative,
  isChosen,
  isAuxiliary,
  isModal,
  isPluralClause,
  isRelative,
  opensObject,
  saysWhich,
  wantsObject,
} from '../language/openWords.ts';
import type { Token } from '../text/tokens.ts';

export function narrows(whole: CutSentence): boolean {
  const cut = withoutBrackets(whole);
  return (
    leavesOutTerm(cut) ||
    leavesOutPlural(cut) ||
    leavesOutLittle(cut) ||
    leavesOutWhich(cut) ||
    leavesOutAlternative(cut) ||
    leavesOutPreposition(cut)
  );
}

/**
 * "You can cancel [within 14 days] and get your money back"; the limit of a duty or permission needs no number. "Per" is a term only with one,
 * in Lithuanian: elsewhere "per post" says how.
 */
function leavesOutTerm({ before, leftOut, gapBefore }: CutSentence): boolean {
  if (!isPlain(gapBefore)) return false;
  const keys = leftOut.map(({ key }) => key);
  const term = termAt(keys);
  if (term === undefined) return false;
  return namesNumber(keys.slice(term.length)) || (!divides(keys[0]) && before.some(({ key }) => isModal(key)));
}

/** "Members may use the hall [with a guest] and the garden": a duty or permission that applies only so far. */
export const leavesOutScope = ({ before, leftOut, gapBefore }: CutSentence): boolean =>
  isPlain(gapBefore) && startsScope(leftOut[0].key) && before.some(({ key }) => isModal(key));

/** "The landlord may, [on at least 24 hours' notice,] enter": the condition of a duty or permission. */
export const boundsGrant = ({ before, leftOut }: CutSentence): boolean =>
  before.some(({ key }) => isModal(key)) && holdsBound(leftOut.map(({ key }) => key));

/** "If you see it [and feel safe], call us": with one condition fewer the sentence promises more. */
export function leavesOutSecondCondition({ before, leftOut, textBefore, gapBefore }: CutSentence): boolean {
  const { key } = leftOut[0];
  if (!isPlain(gapBefore) || !coordinates(key) || isAlternative(key)) return false;
  // After the condition's comma comes what depends on it.
  return opensWhen(before[0].key) && !/[,،，:;]/u.test(textBefore);
}

/** "An injunction [that was] set to expire": the clause itself stays. */
const isLink = (leftOut: readonly Token[]): boolean =>
  leftOut.length === MAX_LITTLE_WORDS && isRelative(leftOut[0].key) && isAuxiliary(leftOut[1].key);

const isPlain = (gap: string): boolean => /^[^\S\n]*(?:\n[^\S\n]*)?$/.test(gap);

/**
 * Words that nobody leaves out to shorten a quotation: three dots are no shorter than "que", and "minor members" is shortened to hide them.
 */
const MAX_LITTLE_WORDS = 2;
export const isLittle = (leftOut: readonly Token[]): boolean =>
  leftOut.length <= MAX_LITTLE_WORDS && leftOut.every(({ kind }) => kind === 'word' || kind === 'number');
function leavesOutLittle({ leftOut, gaps, gapAfter, after }: CutSentence): boolean {
  if (isLink(leftOut) || !leftOut.every(({ kind }) => kind === 'word') || leftOut.length > MAX_LITTLE_WORDS)
    return false;
  // "A pre-existing condition": one word.
  if (leftOut.length === MAX_LITTLE_WORDS && gaps[1] === '-') return isPlain(gaps[0]) && isPlain(gapAfter);
  if (![...gaps, gapAfter].every(isPlain)) return false;
  // "Decided [to postpone] the sale".
  const isVerb = wantsObject(leftOut[0].key) && opensObject(after.at(0)?.key ?? '');
  return leftOut.length === 1 || isVerb || leftOut.every(({ key }) => isStopword(key));
}

/**
 * "The [first fine-tuning based] model", "asks [with priority] the staff": what a noun's attributes or two words say is hardly left out to be
 * shorter.
 */
export function leavesOutAttributes({ before, leftOut, gaps, gapAfter, after }: CutSentence): boolean {
  const words = leftOut.filter((_, at) => gaps[at] !== '-').length;
  const areWords = leftOut.every(({ kind }) => kind === 'word');
  const isPhrase =
    areWords && isPlain(gaps[0]) && isPlain(gapAfter) && gaps.slice(1).every((gap) => gap === '-' || isPlain(gap));
  if (!isPhrase || isLink(leftOut) || leftOut.some(({ key }) => coordinates(key))) return false;
  const next = after.at(0);
  const isBeforeNoun = opensObject(before.at(-1)?.key ?? '') && next?.kind === 'word' && !isStopword(next.key);
  return words <= MAX_LITTLE_WORDS || (isBeforeNoun && words <= MAX_ATTRIBUTES);
}
const MAX_ATTRIBUTES = 4;

/** "Data [recorded for police purposes] are deleted", "people [about whom the ministry asks]": which of them, unless of all. */
export function leavesOutClauseOfNoun({ before, leftOut, gapBefore, gapAfter }: CutSentence): boolean {
  const [last, first, second] = [before.at(-1), leftOut[0], leftOut.at(1)];
  if (!isPlain(gapBefore) || !isPlain(gapAfter) || last?.kind !== 'word' || second === undefined) return false;
  if (isStopword(last.key) || isAuxiliary(last.key)) return false;
  const isParticiple = leftOut.length > MAX_LITTLE_WORDS && romanceParticiple.test(first.key);
  const isOfWhich = leftOut.slice(1, MAX_WORDS_TO_WHICH).some(({ key }) => isRelative(key) || which.test(key));
  return isParticiple || (isOfWhich && !isAuxiliary(first.key) && isStopword(first.key));
}
const MAX_WORDS_TO_WHICH = 3;
const which = /^(?:which|whom|cual(?:es)?|qua(?:l|is|le|li)|les?quel(?:s|le|les)?|laquelle|cui)$/u;

/** "Members who have paid … receive a card": after a comma it would be about all of them. */
function leavesOutWhich({ before, leftOut, gapBefore, gapAfter }: CutSentence): boolean {
  if (!saysWhich(leftOut[0].key) || isLink(leftOut)) return false;
  // "Instruments, que sean de carácter preventivo,": which of them, with or without commas.
  if (isChosen(leftOut.at(1)?.key ?? '')) return true;
  // A comma after it may belong to a surrounding clause: "a branch that has elected to be treated as a person, do not use".
  return isPlain(gapBefore) && (isPlain(gapAfter) || /^\s*,/.test(gapAfter)) && !isSpeech(before.at(-1)?.key ?? '');
}

/** "Bei Auftraggebern, die außerhalb wohnen, … eine Vorauszahlung": of several things the clause says which, with or without commas. */
function leavesOutPlural({ leftOut, gapBefore, gapAfter }: CutSentence): boolean {
  if (!/^\s*,\s*$/.test(gapBefore) || !/^\s*,/.test(gapAfter)) return false;
  return isPluralClause(leftOut[0].key, leftOut[leftOut.length - 1].key);
}

/** "At the end of the notice or, where it is contested, when the court decides": the last words belong to the second way. */
function leavesOutAlternative({ leftOut, gaps, gapAfter }: CutSentence): boolean {
  const at = leftOut.findLastIndex(({ key }) => isAlternative(key));
  if (at < 1 || coordinates(leftOut[0].key)) return false;
  const rest = leftOut.slice(at + 1);
  return rest.length === 0 || (/^\s*,/.test(gaps[at + 1]) && /^\s*,/.test(gapAfter));
}

/** "Fell in the year to … 0.61": by, from or to. "A discount of 20%, and others of … 50%": whose preposition it is. */
function leavesOutPreposition({ leftOut, after }: CutSentence): boolean {
  if (isFigure(after, 0)) return isPreposition(leftOut[leftOut.length - 1].key);
  const first = after.at(0)?.key ?? '';
  if (!isPreposition(first) || opensObject(first) || !isFigure(after, 1)) return false;
  return leftOut.some(({ key }, at) => key === first && isFigure(leftOut, at + 1));
}

const isFigure = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens.at(at);
  if (token === undefined) return false;
  return (
    token.kind === 'number' ||
    ((token.kind === 'symbol' || isCurrency(token.key)) && tokens.at(at + 1)?.kind === 'number')
  );
};
