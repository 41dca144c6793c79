/** Which language a few words are in: many short words deny in one language and say something else in another. */
import { languages } from './languages.ts';

const words = new Map(
  Object.entries(languages).flatMap(([name, { recognisedBy }]) =>
    recognisedBy === undefined ? [] : [[name, new Set(recognisedBy.split(' '))] as const],
  ),
);

/** Words of a language in nearby lines that identify it: one or two are loans, names, or words of a neighbouring language. */
const MIN_WORDS = 3;

/** @param keys folded words around the one that is in doubt */
export const isIn = (language: string, keys: readonly string[], least = MIN_WORDS): boolean => {
  const known = words.get(language);
  return known !== undefined && keys.filter((key) => known.has(key)).length >= least;
};

/** Whether a language needs no identification: its words of a tag mean nothing else elsewhere. */
export const isTold = (language: string): boolean => !words.has(language);
