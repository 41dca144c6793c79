/** What an ellipsis may leave out of a sentence without any warning: an aside between two marks of its own, and members of a list. */
import { wordsOf } from '../language/languages.ts';
import { isMonthIn, startsJoined } from './clauses.ts';
import type { CutSentence } from './cutSentence.ts';
import { isNegation } from '../language/negations.ts';
import { hedges, hedgesUnspaced, namesCases } from '../language/hedges.ts';
import { isMagnitudeWord } from '../language/numerals.ts';
import { coordinates, isAlternative, isAuxiliary, isModal, isRelative } from '../language/openWords.ts';
import { isCurrency, isUnit } from '../language/quantities.ts';
import { type Token, saysNumber } from '../text/tokens.ts';

/** Words of a list member, including its "and": longer ones may be clauses. */
const MAX_WORDS_OF_MEMBER = 4;

/** "( … )", ", … ," and "– … –": what is in between says something of its own. */
export function isAside({ leftOut, gaps, gapBefore, gapAfter }: CutSentence): boolean {
  const [opens, closes] = [gapBefore.trim(), gapAfter.trim()];
  // "Internal (or MAC-based) paths": brackets hold an aside even so.
  if (coordinates(leftOut[0].key) && !/^[([（]$/u.test(opens)) return false;
  const isOne = !gaps.slice(1).some((gap) => /[()[\]（）]/u.test(gap));
  if (/^[([（]$/u.test(opens)) return isOne && /^[)\]）][,;:]?$/u.test(closes);
  // "Our service 「https://…」", "the platform "Alba"": a name in quotation marks beside what it names.
  if (opens === '"') return closes.startsWith('"') && !gaps.slice(1).some((gap) => gap.includes('"'));
  if (/^[,،，、]$/u.test(opens)) return /^[,،，、]$/u.test(closes);
  return /^-+$/.test(opens) && /^-+,?$/.test(closes);
}

/** Such an aside between brackets or dashes, which can be nothing else; commas separate clauses too. */
export const isBracketedAside = (cut: CutSentence): boolean =>
  isAside(cut) && !/^[,،，、]$/u.test(cut.gapBefore.trim());

/** Whether words leave open what they are part of; "in May" does not. */
export const holdsHedge = (tokens: readonly Token[]): boolean =>
  hedgesUnspaced(tokens.map(({ key }) => key).join('')) ||
  namesCases(tokens.map(({ key }) => key).join(' ')) ||
  tokens.some(({ key }, at) => hedges(key) && !(at > 0 && isMonthIn(tokens, at)));

/** Whether the aside hedges what it is inserted into: ", in some cases,"; one that starts with "which" hedges only itself. */
export const hedgesStatement = ({ leftOut, gapBefore }: CutSentence): boolean =>
  !isRelative(leftOut[0].key) && !/[([（]/u.test(gapBefore) && holdsHedge(leftOut);

/** "Win (3 pts), … loss (0 pts)" of "win (3 pts), draw (1 pt), loss (0 pts)": entries that each have their own bracket. */
export function isBracketedMember({
  before,
  textBefore,
  leftOut,
  gaps,
  gapBefore,
  gapAfter,
  textAfter,
}: CutSentence): boolean {
  const ends = /^[)）]\s*[,;、，；]$/u;
  if (before.length < 2 || !ends.test(gapBefore.trim()) || !ends.test(gapAfter.trim())) return false;
  const opened = gaps.slice(1).filter((gap) => /[(（]/u.test(gap)).length;
  const isOne = opened === 1 && !gaps.slice(1).some((gap) => /[)）,;、，；]/u.test(gap));
  return isOne && leftOut.length <= MAX_WORDS_OF_ENTRY && /[(（][^()（）]*$/u.test(textBefore) && entry.test(textAfter);
}
const entry = /^[^()（）,;、，；]{1,40}[(（]/u;
const MAX_WORDS_OF_ENTRY = 8;

/** "Apples … and figs" of "Apples, pears, plums and figs". */
export function isListMember({ leftOut, gaps, gapBefore, gapAfter, after }: CutSentence): boolean {
  const isNext = startsJoined(after) || /^[,،，、;；]/u.test(gapAfter.trim());
  if (!/^[,،，、;；]$/u.test(gapBefore.trim()) || !isNext) return false;
  const starts = leftOut.flatMap((_, at) => (/[,،，、;；]/u.test(gaps[at]) ? [at] : []));
  const areShort = starts.every((start, at) => (starts.at(at + 1) ?? leftOut.length) - start <= MAX_WORDS_OF_MEMBER);
  return areShort && !leftOut.some(({ key }) => isAuxiliary(key));
}

/** "$0.236 per share [or approximately $69 million]": the same amount in another measure; in the same measure it is another amount. */
export const restatesAmount = ({ before, leftOut }: CutSentence): boolean =>
  isAlternative(leftOut[0].key) &&
  leftOut.length > 1 &&
  restates.has(leftOut[1].key) &&
  before.some(({ kind }) => kind === 'number') &&
  !leftOut.some(({ key }) => isUnit(key) && before.at(-1)?.key === key) &&
  leftOut.slice(2).every(({ kind, key }) => kind !== 'word' || isUnit(key) || isMagnitudeWord(key) || isCurrency(key));
const restates = wordsOf('restates');

/** "Any ship or boat [or any other vessel]": one more member, which the words before it include or resemble; "the other party" is somebody. */
export const isFurtherMember = ({ leftOut, gaps }: CutSentence): boolean =>
  coordinates(leftOut[0].key) &&
  leftOut.slice(1, MAX_WORDS_TO_OTHER).some(({ key }, at) => others.has(key) && !definite.has(leftOut[at].key)) &&
  !leftOut.some(saysNumber) &&
  gaps.slice(1).every((gap) => /^(?:\s+|-)$/u.test(gap)) &&
  !leftOut.some(({ key }) => isAuxiliary(key) || isModal(key));
/** Words within which "other" follows: "or to any other". */
const MAX_WORDS_TO_OTHER = 4;
const definite = wordsOf('definite');
const others = wordsOf('other');

/** "Análises específicas [, detalhadas ou técnicas] feitas": plural adjectives that agree with the one before them, and their "or". */
export function isAgreeingMember({ before, leftOut, gaps, gapBefore, gapAfter }: CutSentence): boolean {
  const ending = pluralEnding.exec(before.at(-1)?.key ?? '')?.[0];
  const joint = leftOut.findLastIndex(({ key }) => coordinates(key));
  if (ending === undefined || gapBefore.trim() !== ',' || gapAfter.trim() !== '' || joint !== leftOut.length - 2)
    return false;
  const members = leftOut.filter((_, at) => at !== joint);
  const areApart = gaps.slice(1).every((gap, at) => (at + 1 >= joint ? gap.trim() === '' : gap.trim() === ','));
  return (
    areApart &&
    members.length <= MAX_WORDS_OF_MEMBER &&
    members.every(({ kind, key }) => kind === 'word' && key.length > MIN_ADJECTIVE && key.endsWith(ending))
  );
}
/** Portuguese and Spanish. */
const pluralEnding = /(?<=\p{L}{4})(?:as|os|es|is)$/u;
/** Letters of the shortest. */
const MIN_ADJECTIVE = 4;

/** "Is not liable for damage [caused by the tenant] …": without the rest, more is denied. */
export function widensDenial({ before, gapBefore, textBefore }: CutSentence): boolean {
  const clause = textBefore.slice(Math.max(...Array.from(',;:，；', (mark) => textBefore.lastIndexOf(mark))) + 1);
  const words = before.slice(-clause.trim().split(/\s+/u).length);
  return gapBefore.trim() === '' && words.some(({ key }) => isNegation(key));
}
