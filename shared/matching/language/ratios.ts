/** Words of shares: what comes between the two numbers of "one in five", and what a part is taken out of. Folded. */
import { isBetween, isCardinal } from './numerals.ts';
import { isPercentWord } from './quantities.ts';

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

const rangeLinks = new Set('and und et y e i и en och og'.split(' '));
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
const articles = new Set(['un', 'une', 'uno', 'una', 'um', 'uma', 'jeder', 'einer']);
export const isRatioArticle = (key: string): boolean => articles.has(key);

/** What follows these is the whole among which things are counted; "une amende de 350 €" counts nothing. */
const amongWords = new Set(['sur', 'su', 'cada']);
export const countsAmong = (key: string): boolean => amongWords.has(key);

/** "Exactly 1 in 5", "at least 1 in 5": these take a number, but name nothing by it. */
export const boundsShare = (key: string): boolean => key === 'exactly' || key === 'least';

/** Words before "of the …" that limit a statement to a part. */
const parts = new Set(
  (
    'few fewer most some many half part none several majority minority third quarter ' +
    'wenige einige viele mehrere hälfte teil keiner mehrheit drittel viertel peu certains plusieurs moitié partie majorité tiers ' +
    'pocos algunos algunas pocas muchos muchas varios varias mitad parte mayoría pochi alcuni molti metà maggioranza'
  ).split(' '),
);
const partitives = new Set('of von de des di dei delle degli'.split(' '));
const year = /^(?:1[89]|20)\d{2}$/;
const howOften = new Set(
  'twice thrice einmal zweimal dreimal viermal tweemaal driemaal dwukrotnie trzykrotnie дважды трижды'.split(' '),
);
const times = new Set(
  'times time fois mal vez veces volta volte vezes raz razy раз раза keer maal gång gånger kez defa'.split(' '),
);
/** "5 mg | twice a day", "5 mg | three times a day". */
export const saysHowOften = ([first = '', second = '']: readonly string[]): boolean =>
  howOften.has(first) || (times.has(second) && (isCardinal(first) || /^\d+$/.test(first)));
const wholeFollows = new Set(
  "of von vom der des de du d' di dei del della delle degli do da dos das van av od от".split(' '),
);
/** Before the whole that a share is taken of: "5 % | of income". */
export const opensWhole = (key: string): boolean => wholeFollows.has(key) || /^d'/.test(key);
/** The words that may open what a part is taken of; German says it by the genitive alone. */
const wholes = new Set('the these those his her its their our my den diesen les ces los las estos estas'.split(' '));

/** Whether words end in "7 of", "few of", "40 percent of", so that what follows names the whole and the statement is about a part. */
export const takesPartOf = (keys: readonly string[], next: string): boolean => {
  const part = keys.at(-2) ?? '';
  if (!partitives.has(keys.at(-1) ?? '') || !(wholes.has(next) || /^\d/.test(next))) return false;
  return (
    parts.has(part) || isCardinal(part) || isPercentWord(part) || part === '%' || (/^\d/.test(part) && !year.test(part))
  );
};
