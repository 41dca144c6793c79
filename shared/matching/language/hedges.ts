/**
 * Words that limit a statement to chance, to some cases or to some times: "may", "rarely", "most". Without one of them a shortened
 * quotation claims more than its source. Folded.
 */
import { patternsOf, wordsOf } from './languages.ts';

const words = wordsOf('hedge');
const unspaced = new RegExp(patternsOf('hedgeUnspaced'), 'u');
/** "In rare cases", "unter bestimmten Umständen". */
const inCases = new RegExp(`(?:^| )${patternsOf('inCases')}(?: |$)`, 'u');

/** "To some extent", "with a certain accuracy", "zum Teil". */
const toExtent = new RegExp(`(?:^| )${patternsOf('toExtent')}(?: |$)`, 'u');

/** Whether folded words, separated by a space, name the only cases or the extent in which a statement applies. */
export const namesCases = (words: string): boolean => inCases.test(words) || toExtent.test(words);
/** Whether a folded word leaves a statement open. */
export const hedges = (key: string): boolean => words.has(key);
export const hedgesUnspaced = (signs: string): boolean => unspaced.test(signs);
