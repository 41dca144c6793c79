/** Names what a difference does: the kind of meaning it affects. */
import { isDateNumber, isMonth, isWeekday, isYear } from '../language/dates.ts';
import { isNegation } from '../language/negations.ts';
import { isFrequency, isNumberWord, isUnit, isUnitSymbol } from '../language/quantities.ts';
import { isStopword } from '../language/stopwords.ts';
import type { RuleId } from '../rules/policy.ts';
import type { Token } from '../text/tokens.ts';
import type { Difference, DifferenceType } from './verdict.ts';

/** The rule by which changed words keep a quotation from being found. */
export const ruleOfChange: Readonly<Record<DifferenceType, RuleId>> = {
  number_changed: 'number.changed',
  number_notation: 'number.unsure-notation',
  date_changed: 'date.changed',
  unit_changed: 'unit.changed',
  name_changed: 'name.changed',
  negation_added: 'negation.added',
  negation_removed: 'negation.removed',
  word_replaced: 'word.replaced',
  words_missing: 'word.missing',
  words_added: 'word.added',
  order_changed: 'order.changed',
  cell_mismatch: 'cell.other-row',
  omission_matters: 'elision.limit',
  page_changed: 'page.other',
};

/** One side of a difference: its tokens, the words as written, and the tokens around it. */
export interface Side {
  readonly tokens: readonly Token[];
  readonly words: string;
  readonly before?: Token;
  readonly after?: Token;
}

/** English words that are numbers in other languages: "due", "once", "six" in "on Monday six were" are not. */
const ambiguousNumbers = new Set([
  'due',
  'once',
  'sei',
  'sex',
  'dix',
  'mil',
  'cent',
  'tiers',
  'second',
  'third',
  'both',
]);
const isQuantity = (token: Token): boolean =>
  token.kind === 'number' || (isNumberWord(token.key) && !ambiguousNumbers.has(token.key));
/** "May" is a month beside a number. */
const isMonthHere = ({ key }: Token, neighbours: readonly (Token | undefined)[]): boolean =>
  isMonth(key) && (!isStopword(key) || neighbours.some((token) => token?.kind === 'number'));
const namesDate = (token: Token | undefined): boolean =>
  token !== undefined && (isMonth(token.key) || isWeekday(token.key) || isDateNumber(token.key));

export function differenceType(kind: Difference['kind'], quoted: Side, source: Side): DifferenceType {
  // "4 mai" is a date in French, and no Italian "never".
  if (kind === 'replaced' && isDifferentDate(quoted, source)) return 'date_changed';
  const deniesInQuoted = denies(quoted);
  const deniesInSource = denies(source);
  if (deniesInQuoted !== deniesInSource) return deniesInQuoted ? 'negation_added' : 'negation_removed';
  const both = [...quoted.tokens, ...source.tokens];
  if (kind === 'replaced' && haveSameWords(quoted.tokens, source.tokens)) return 'order_changed';
  if (isDifferentDate(quoted, source)) return 'date_changed';
  if (kind === 'replaced' && [quoted, source].every(mayCount) && both.some(isQuantity)) return 'number_changed';
  if (both.some(isQuantity) && both.every((token) => isQuantity(token) || isUnit(token.key))) return 'number_changed';
  if (isDifferentUnit(quoted, source)) return 'unit_changed';
  if (kind === 'replaced' && !haveSameKeys(quoted, source) && isNameLike(source) && isNameLike(quoted)) {
    return 'name_changed';
  }
  if (kind === 'replaced') return 'word_replaced';
  return kind === 'missing' ? 'words_missing' : 'words_added';
}

/** "In" for "5" does not change a number. */
const mayCount = ({ tokens }: Side): boolean => tokens.some((token) => isQuantity(token) || !isStopword(token.key));

/** "No. 12" is a number and denies nothing. */
const denies = ({ tokens, words, after }: Side): boolean =>
  tokens.some(({ key }, at) => {
    const countsOn = key === 'no' && (abbreviatedNumber.test(words) || (tokens.at(at + 1) ?? after)?.kind === 'number');
    return isNegation(key) && !countsOn;
  });
const abbreviatedNumber = /(?<!\p{L})no\./u;

function isDifferentDate(quoted: Side, source: Side): boolean {
  const both = [...quoted.tokens, ...source.tokens];
  const neighbours = [quoted.before, quoted.after, source.before, source.after];
  const beside = [...neighbours, ...both];
  if (both.some((token) => isMonthHere(token, beside) || isWeekday(token.key) || isDateNumber(token.key))) {
    return both.every((token) => namesDate(token) || isQuantity(token) || isStopword(token.key));
  }
  return (
    both.length > 0 &&
    both.every((token) => isQuantity(token)) &&
    (neighbours.some(namesDate) || both.every((token) => isYear(token.key)))
  );
}

/** A symbol by itself is a unit only beside a number: "5 %", but a checkbox is not. */
function isDifferentUnit(quoted: Side, source: Side): boolean {
  const both = [...quoted.tokens, ...source.tokens];
  if (both.length > 0 && both.every(({ key }) => isFrequency(key))) return true;
  if (!both.every((token) => isUnit(token.key) || isUnitSymbol(token.key) || token.kind === 'symbol')) return false;
  const neighbours = [quoted.before, quoted.after, source.before, source.after];
  // "In" and "a" are units, inches and years, only right after a number.
  return (
    both.some((token) => isUnit(token.key) && !isStopword(token.key) && token.key.length > 1) ||
    neighbours.some((token) => token !== undefined && (isQuantity(token) || token.key === '°'))
  );
}

function haveSameWords(quoted: readonly Token[], source: readonly Token[]): boolean {
  if (quoted.length < 2 || quoted.length !== source.length) return false;
  if (quoted.every((token, at) => token.key === source[at].key)) return false;
  const sorted = (tokens: readonly Token[]): string =>
    tokens
      .map((token) => token.key)
      .sort()
      .join(' ');
  return sorted(quoted) === sorted(source);
}

/** Only punctuation differs: "Anna, Bob" is not another name than "Anna Bob". */
const haveSameKeys = (quoted: Side, source: Side): boolean =>
  quoted.tokens.length === source.tokens.length && quoted.tokens.every(({ key }, at) => key === source.tokens[at].key);

/** Every word is capitalised and none is a mere function word; the first word of a sentence counts as a name too. */
const isNameLike = (side: Side): boolean =>
  side.tokens.length > 0 &&
  side.tokens.every(({ kind, key }) => kind === 'word' && (key.length === 1 || !isStopword(key))) &&
  side.words.split(/[\s-]+/).every((word) => /^[^\p{L}]*\p{Lu}/u.test(word));
