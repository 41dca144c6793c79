/**
 * Whether an ellipsis within a sentence gives the words before it an object, number or verb that belongs to other words: "The minimum age
 * is 18 and the maximum is 65" does not say "The minimum age is … 65". Text between commas or brackets is an insertion, and in this respect
 * may always be left out.
 */
import { holdsHedge } from './asides.ts';
import {
  isMonthIn,
  isPreposition,
  partsClauses,
  startsClause,
  startsInsideClause,
  startsJoined,
  waitsForVerb,
} from './clauses.ts';
import { boundsNext } from '../language/cuesBeside.ts';
import { isMonth, isYear } from '../language/dates.ts';
import { introducesSpeech, isSpeech, namesThought } from '../language/speech.ts';
import { isNegation } from '../language/negations.ts';
import { isCardinal, isFraction } from '../language/numerals.ts';
import {
  approximates,
  compares,
  coordinates,
  divides,
  isAuxiliary,
  leavesOutNoun,
  opensObject,
  setsAgainst,
  setsAgainstUnspaced,
  wantsObject,
  wantsObjectUnspaced,
} from '../language/openWords.ts';
import { isCurrency, isNumberGlyph, isPercentWord, isUnit, takesNumber } from '../language/quantities.ts';
import { isStopword } from '../language/stopwords.ts';
import { withoutBrackets, type CutSentence } from './cutSentence.ts';
import type { Token } from '../text/tokens.ts';

/** Words of a unit after its number, and of a bound before it: "million US dollars", "up to about". */
const MAX_WORDS_OF_MEASURE = 3;

export function exchangesParts(whole: CutSentence): boolean {
  if (keepsBracketOfOther(whole)) return true;
  const cut = withoutBrackets(whole);
  const { before, leftOut, gapBefore, gapAfter, after } = cut;
  const last = before.at(-1);
  const first = leftOut.at(0);
  if (last === undefined || first === undefined) return false;
  if (endsWithMeasure(before) && divides(first.key) && /^\s*$/.test(gapBefore)) return true;
  if (cutsNoun(before, first, gapBefore)) return true;
  if (leavesOutNoun(signsOf(before), signsOf(leftOut) + gapAfter.trim())) return true;
  if (isFurtherInTurkish(before, leftOut, after.at(0)?.key ?? '')) return false;
  if (partsClauses.test(gapBefore) && partsClauses.test(gapAfter)) return false;
  const signs = signsOf(leftOut);
  if (leftOut.some((_, at) => setsAgainst(wordAt(cut, at))) || setsAgainstUnspaced(signs)) return true;
  // "More common with it than with … placebo" is not "more common … placebo".
  if (!partsClauses.test(gapAfter) && leftOut.some(({ key }) => compares(key))) return true;
  return exchangesFigure(cut) || exchangesVerb(cut) || startsInsideClause(cut);
}

/** "Sensitivity was 91.3% … (74.2–83.1)" of "… and specificity 78.9% (74.2–83.1)": the bracket goes with the number that is left out. */
function keepsBracketOfOther(cut: CutSentence): boolean {
  const gapAfter = cut.gapAfter.replace(/[([（]\s*$/u, '');
  if (gapAfter === cut.gapAfter || !statistic.test(cut.textAfter)) return false;
  return figuresIn(withoutBrackets({ ...cut, gapAfter }).leftOut).has('amount');
}
/** "74.2–83.1", "±9", "p = 0.02", "SD 9"; not "Table 2". */
const statistic = /^[<>≤≥±~-]?(?:\p{L}{1,3}\s?[=<>≤≥:]?\s?)?\d/u;

/**
 * "Hazırlanan [ve bilgilerini içeren] bir belgedir", "kimlik bilgilerini [ve adres bilgilerini] içeren": another attribute of what something is,
 * another object in the same case. Before a plural noun the attribute says of whom all is true.
 */
function isFurtherInTurkish(before: readonly Token[], leftOut: readonly Token[], next: string): boolean {
  const [last, lastLeftOut] = [before.at(-1)?.key ?? '', leftOut[leftOut.length - 1].key];
  if (leftOut[0].key !== 've' || leftOut.slice(1).some(({ key }) => coordinates(key))) return false;
  const areAttributes = [last, lastLeftOut].every((key) => /\p{L}{3}[ae]n$/u.test(key));
  return (areAttributes && next === 'bir') || (last === lastLeftOut && /(?:[ıiuü]n[ıiuü]|l[ae]r[ıi])$/u.test(last));
}

/** A word broken at the end of a line: "mien-tras". */
const wordAt = ({ leftOut, gaps }: CutSentence, at: number): string =>
  leftOut[at].key + (/^-[^\S\n]*\n/.test(gaps.at(at + 1) ?? '') ? leftOut[at + 1].key : '');

const signsOf = (tokens: readonly Token[]): string =>
  tokens.map(({ kind, key }) => (kind === 'glyph' ? key : ' ')).join('');

/** A denial, a verb or a preposition, which needs something after it; after a number they are its unit: "trois ans". */
export function breaksOffOpen(before: readonly Token[], startsBeside = false): boolean {
  const last = before.at(-1)?.key ?? '';
  if (wantsObjectUnspaced(before.map(({ key }) => key).join(''))) return true;
  if (last.length < MIN_LETTERS_OF_WORD || isMonthIn(before, before.length - 1)) return false;
  if (kindOfFigure(before, Math.max(0, before.length - 2)) !== undefined) return false;
  if (isAuxiliary(last)) return !startsBeside;
  return isNegation(last) || (wantsObject(last) && !opensObject(last));
}

/** "Said that", "in the belief that", "en la creencia de que". */
function attributes(leftOut: readonly Token[], at: number, next: string): boolean {
  const { key } = leftOut[at];
  if (!isSpeech(key) && !namesThought(key)) return false;
  const after = leftOut.at(at + 1)?.key ?? next;
  return introducesSpeech(/^d[ei]$/.test(after) ? (leftOut.at(at + 2)?.key ?? next) : after);
}

/** Letters below which a word is the name of an item: "Article 5(a)". */
const MIN_LETTERS_OF_WORD = 2;

/**
 * Whether what is left out of the middle of a clause can reverse it: a hedge, an amount, who says so, another clause after a semicolon; or
 * whether the part before breaks off where something must follow.
 */
export function changesClause(whole: CutSentence): boolean {
  const cut = withoutBrackets(whole);
  const { before, leftOut, after, gaps, gapAfter, startsItem } = cut;
  // "Wurde … gekündigt": the verb itself is not left out if that starts with "am 3. Mai".
  const startsBeside = isPreposition(leftOut[0].key);
  if ((!startsItem && breaksOffOpen(before, startsBeside)) || boundsNext(before.map(({ key }) => key))) return true;
  if (holdsHedge(leftOut)) return true;
  const next = after.at(0)?.key ?? '';
  if (leftOut.some((_, at) => attributes(leftOut, at, next))) return true;
  // A colon at the end of the part before opens the list that is left out.
  const marks = [gaps[0].replace(/[:：]/gu, ''), ...gaps.slice(1), gapAfter].join('x');
  if (!startsItem && /[;:；：]/u.test(marks.replace(/\([^()]*\)/g, ''))) return true;
  // "Rose by 8 % to 12 euros, driven by …": something new follows a comma or an "and".
  const startsAnew =
    /[,،，、]$/u.test(gapAfter.trim()) ||
    (gapAfter !== '' && /^\p{Script=Thai}/u.test(next)) ||
    startsClause(leftOut[leftOut.length - 1].key) ||
    startsJoined(after);
  return !startsAnew && figuresIn(withoutCodes(cut)).has('amount') && !waitsForVerb(cut);
}

/** "ISIN DE000BU25018": a number glued to letters counts nothing. */
const withoutCodes = ({ leftOut, gaps }: CutSentence): readonly Token[] =>
  leftOut.filter((_, at) => (at === 0 || gaps[at] !== '') && gaps.at(at + 1) !== '');

/** "The margin of … at least 11%", "rose 4.5% … in 2022", "earned … 25 euros": the number in between belongs there. */
function exchangesFigure({ before, leftOut, after, gapBefore, gapAfter }: CutSentence): boolean {
  const left = figuresIn(leftOut);
  const next = firstFigure(after);
  const last = before.at(-1)?.key ?? '';
  const isOpen = wantsObject(last) || takesNumber(last);
  // The omitted number was where the next one is put.
  if (next !== undefined && (isOpen ? left.size > 0 : firstFigure(leftOut) !== undefined)) return true;
  if (next === 'date' && left.has('date')) return true;
  if (!left.has('amount') || isPhraseWithFigure(leftOut, gapAfter)) return false;
  if (!partsClauses.test(gapAfter) && wantsObject(leftOut.at(-1)?.key ?? '')) return true;
  return isOpen || next === 'amount' || (endsWithMeasure(before) && !partsClauses.test(gapBefore + gapAfter));
}

/** "Of 412 patients enrolled [at 23 centres,] 388 completed": the only number belongs to the phrase. */
const isPhraseWithFigure = (leftOut: readonly Token[], gapAfter: string): boolean =>
  isPreposition(leftOut[0].key) &&
  kindOfFigure(leftOut, 1) === 'amount' &&
  !leftOut.some((_, at) => at > 1 && kindOfFigure(leftOut, at) === 'amount') &&
  gapAfter.trim() === ',';

/** "The minimum is 18 … is 65", "The firm pays … the seller": the verb in between had another subject. */
function exchangesVerb({ before, leftOut, after, gapAfter }: CutSentence): boolean {
  // "Shall pay … the account" of "shall pay the rent to the account": the account is not paid.
  const opensOther = opensObject(after.at(0)?.key ?? '') && isPreposition(leftOut[leftOut.length - 1].key);
  if (opensOther && /^\s*$/.test(gapAfter)) return true;
  if (!leftOut.some(({ key }) => coordinates(key))) return false;
  const next = after.at(0)?.key ?? '';
  // "Certifies [it knows the rules and] that it obeys them": another thing that is certified.
  if (coordinates(leftOut[leftOut.length - 1].key) && introducesSpeech(next)) return false;
  const last = before.at(-1)?.key ?? '';
  const isRepeated = leftOut.at(-1)?.key === last && (isAuxiliary(last) || !isStopword(last));
  // "Sold its arm and bought … a bank": what is bought is not sold. French "de" starts no object.
  const joinsVerbs = leftOut.slice(1, -1).some(({ key }) => coordinates(key)) && opensObject(next) && next !== 'de';
  if (joinsVerbs && !partsClauses.test(gapAfter)) return true;
  return isRepeated || (isAuxiliary(after.at(0)?.key ?? '') && before.some(({ key }) => isAuxiliary(key)));
}

/** "30 … days", "12 … nurses": a number without what it counts. */
function cutsNoun(before: readonly Token[], first: Token, gapBefore: string): boolean {
  if (kindOfFigure(before, before.length - 1) !== 'amount' || !/^\s*$/.test(gapBefore)) return false;
  if (first.kind === 'glyph') return gapBefore === '';
  return first.kind === 'word' && !isStopword(first.key) && !wantsObject(first.key);
}

/** A number, or one with its unit after it. */
function endsWithMeasure(tokens: readonly Token[]): boolean {
  for (let at = tokens.length - 1; at >= 0 && at >= tokens.length - 1 - MAX_WORDS_OF_MEASURE; at--) {
    if (kindOfFigure(tokens, at) === 'amount') return true;
    const { key, kind } = tokens[at];
    if (kind !== 'symbol' && !isUnit(key) && !isCurrency(key) && !isPercentWord(key)) return false;
  }
  return false;
}

type Figure = 'amount' | 'date';

const figuresIn = (tokens: readonly Token[]): Set<Figure> =>
  new Set(tokens.map((_, at) => kindOfFigure(tokens, at)).filter((figure) => figure !== undefined));

/** The number that a part starts with, after its currency and the words that bound it. */
function firstFigure(tokens: readonly Token[]): Figure | undefined {
  for (let at = 0; at < tokens.length && at <= MAX_WORDS_OF_MEASURE; at++) {
    const figure = kindOfFigure(tokens, at);
    if (figure !== undefined) return figure;
    const { key, kind } = tokens[at];
    // "At 23 centres" says where, and "at least 23" how many.
    const isBound = approximates(key) && (at > 0 || key !== 'at' || approximates(tokens.at(at + 1)?.key ?? ''));
    if (kind !== 'symbol' && !isCurrency(key) && !isBound && !isMonth(key)) return undefined;
  }
  return undefined;
}

/** What the token counts; nothing for words and for the numbers of things ("Schedule 2"). */
function kindOfFigure(tokens: readonly Token[], at: number): Figure | undefined {
  const { key, kind, raised } = tokens[at];
  if (raised) return undefined;
  const isWord = kind === 'word' && (isCardinal(key) || isFraction(key)) && !isStopword(key);
  if (kind !== 'number' && !isWord && !(kind === 'glyph' && isNumberGlyph(key))) return undefined;
  const neighbours = [tokens.at(at - 1), tokens.at(at + 1)].filter((_, side) => side === 1 || at > 0);
  if (kind === 'number' && (isYear(key) || neighbours.some((token) => token !== undefined && isMonth(token.key)))) {
    return 'date';
  }
  if (at > 0 && takesNumber(tokens[at - 1].key) && !approximates(tokens[at - 1].key)) return undefined;
  return isInCitation(tokens, at) ? undefined : 'amount';
}

/** "§ 65a Abs. 5 S. 5": after a sign, and after an abbreviation of one letter too. */
const isInCitation = (tokens: readonly Token[], at: number): boolean =>
  (at > 0 && tokens[at - 1].key === '§') ||
  (at > 2 &&
    /^\p{L}$/u.test(tokens[at - 1].key) &&
    tokens[at - 2].kind === 'number' &&
    takesNumber(tokens[at - 3].key));
