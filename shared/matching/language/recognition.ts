/** Which language a few words are in: many a short word denies in one language and says something else in another. */
import { languages } from './languages.ts';

const words = new Map(
  Object.entries(languages).flatMap(([name, { recognisedBy }]) =>
    recognisedBy === undefined ? [] : [[name, new Set(recognisedBy.split(' '))] as const],
  ),
);

/** Words of a language among some lines that tell it: one or two are loans, names, or words of a neighbour. */
const MIN_WORDS = 3;

/** @param keys folded words around the one that is in doubt */
export const isIn = (language: string, keys: readonly string[], least = MIN_WORDS): boolean => {
  const known = words.get(language);
  return known !== undefined && keys.filter((key) => known.has(key)).length >= least;
};

/** Whether a language needs no telling: its words of a tag are no others elsewhere. */
export const isTold = (language: string): boolean => !words.has(language);
