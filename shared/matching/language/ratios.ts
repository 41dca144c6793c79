/** Words of shares: what comes between the two numbers of "one in five", and what a part is taken out of. Folded. */
import { tagged, wordsOf } from './languages.ts';
import { isBetween, isCardinal } from './numerals.ts';
import { isPercent } from './quantities.ts';

/** The longest first. */
const links = [
  'out of every',
  'out of',
  'in every',
  'in a',
  'out of a',
  'de cada',
  'von',
  'op de',
  'su',
  'sur',
  'in',
  'of',
  'em cada',
  'de',
  'von je',
]
  .map((link) => link.split(' '))
  .sort((left, right) => right.length - left.length);

/** How many of the last of `words` are between the numbers of a share; 0 if none are. */
export const linksRatio = (words: readonly string[]): number =>
  links.find((link) => link.every((word, at) => words[words.length - link.length + at] === word))?.length ?? 0;

const rangeLinks = wordsOf('joinsRange');
/** Words from "between" to "and": "between 10 million euros and". */
const RANGE_WORDS = 5;
/** "Between | 10 and 20": the range whose opener this is begins after it. */
export function opensRange(key: string, words: readonly string[]): boolean {
  if (!isBetween(key)) return false;
  const link = words.findIndex((word) => rangeLinks.has(word));
  return link > 0 && link < RANGE_WORDS && words.slice(link, link + RANGE_WORDS).some((word) => /^\d/.test(word));
}
/** Whether a number after these words is only the end of a range: "between 10 and". */
export function waitsForRangeEnd(words: readonly string[]): boolean {
  const before = words.slice(-RANGE_WORDS);
  const opener = before.findLastIndex((word) => isBetween(word));
  return opener >= 0 && rangeLinks.has(before.at(-1) ?? '') && before.slice(opener).some((word) => /^\d/.test(word));
}

/** "Un enfant sur cinq", "une femme sur dix", "uno de cada cinco". */
export const isRatioArticle = tagged('ratioArticle');

/** What follows these is the whole among which things are counted; "une amende de 350 €" counts nothing. */
export const countsAmong = tagged('countsAmong');

/** "Exactly 1 in 5", "at least 1 in 5": these take a number, but name nothing by it. */
export const boundsShare = (key: string): boolean => key === 'exactly' || key === 'least';

/** Words before "of the …" that limit a statement to a part. */
const parts = wordsOf('part');
const partitives = wordsOf('takenFrom');
const year = /^(?:1[89]|20)\d{2}$/;
const howOften = wordsOf('howOften');
const times = wordsOf('times');
/** "5 mg | twice a day", "5 mg | three times a day". */
export const saysHowOften = ([first = '', second = '']: readonly string[]): boolean =>
  howOften.has(first) || (times.has(second) && (isCardinal(first) || /^\d+$/.test(first)));
const wholeFollows = wordsOf('opensWhole');
/** Before the whole that a share is taken of: "5 % | of income". */
export const opensWhole = (key: string): boolean => wholeFollows.has(key) || /^d'/.test(key);
/** The words that may open what a part is taken of; German says it by the genitive alone. */
const wholes = wordsOf('whole');

/** Whether words end in "7 of", "few of", "40 percent of", so that what follows names the whole and the statement is about a part. */
export const takesPartOf = (keys: readonly string[], next: string): boolean => {
  const part = keys.at(-2) ?? '';
  if (!partitives.has(keys.at(-1) ?? '') || !(wholes.has(next) || /^\d/.test(next))) return false;
  return parts.has(part) || isCardinal(part) || isPercent(part) || (/^\d/.test(part) && !year.test(part));
};
