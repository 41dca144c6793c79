/** Phrases without which a statement says more: by whose word it is so, by which vote, in which respects, from how much. Folded. */

import { phrasesOf, stemsOf, wordsOf } from './languages.ts';

const holds = (keys: readonly string[], some: readonly string[][]): boolean =>
  keys.some((_, at) => some.some((words) => words.every((word, order) => keys.at(at + order) === word)));

/** An auditor's opinion, and the like. */
const respects = phrasesOf('respects');
export const namesRespects = (keys: readonly string[]): boolean => holds(keys, respects);

const hearsay = phrasesOf('hearsay');
/** "Are said to have held". */
export const isHearsay = (keys: readonly string[]): boolean => holds(keys, hearsay);

const majority = stemsOf('majority');
/** "With a two-thirds majority". */
export const namesMajority = (keys: readonly string[]): boolean => keys.some((key) => majority.test(key));

const when = new Set(['when', 'once', 'where']);
/** "When nominated and approved by the board". */
export const isOnceDone = ([first = '', second = '']: readonly string[]): boolean =>
  when.has(first) && /^\p{L}{3,}(?:ed|en)$/u.test(second);

const compared = wordsOf('comparesNumber');
/** "Which precede a time greater than 72 hours". */
export const comparesWithNumber = (keys: readonly string[]): boolean =>
  keys.some((key) => compared.has(key)) && keys.some((key) => /^\d/.test(key));
