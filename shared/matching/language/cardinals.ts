/** The values of number words. Folded. */
import { valuesOf, wordsOf } from './languages.ts';

const values = new Map([...valuesOf('smallNumber'), ...valuesOf('ten')]);

/** The value of a word, one to twenty and the tens; undefined for every other word. */
export const cardinalOf = (key: string): number | undefined => values.get(key);

/** "Twenty", "twenty-five", "vinte e cinco": one to 99, tens before units. */
export function cardinalOfPhrase(phrase: string): number | undefined {
  const [first = '', ...rest] = phrase.split(/[\s-]/u).filter((word) => !/^(?:e|y|et|i|og|och|and)$/u.test(word));
  const ten = cardinalOf(first);
  if (rest.length === 0) return ten;
  const one = rest.length === 1 ? (rest[0] === 'um' || rest[0] === 'un' ? 1 : cardinalOf(rest[0])) : undefined;
  return ten === undefined || one === undefined || ten < 20 || ten % 10 !== 0 || one > 9 ? undefined : ten + one;
}

/**
 * "Rent is due", "it happened once", Portuguese "dos", German "sei", French "neuf", Dutch "onze", Turkish "altı" (under): they are numbers in one language only,
 * beside their number.
 */
const ambiguous = wordsOf('numberHereOnly');
/** The same for a word without a number that says so. */
export const sureCardinalOf = (key: string): number | undefined => (ambiguous.has(key) ? undefined : values.get(key));
