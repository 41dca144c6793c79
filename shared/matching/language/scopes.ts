/** Words after which a statement says when, where, how or for whom it applies. Folded. */
import { sureCardinalOf } from './cardinals.ts';
import { byFirstWord, patternsOf, phrasesOf, stemsOf, tagged, wordsOf } from './languages.ts';

/** Whether a statement that continues with this word applies when, where, how or for whom the words after it say. */
export const startsScope = tagged('goesOnWith');

const forWhom = wordsOf('forWhom');
/** Whether a phrase that begins so says for whom, or for what, something applies. */
export const namesForWhom = (key: string): boolean => forWhom.has(key);

/** "For example": what these make of such a phrase limits nothing. */
export const namesExamples = tagged('example');

/** "Only", "nur", "só": what goes with them is the one case in which a statement applies. */
export const excludesOthers = tagged('only');

/** Words for what is permitted, owed, paid or forbidden, by their stems: where, when and for whom is the whole point of such a sentence. */
const grant = stemsOf('grants');
/** Hungarian and Turkish write "may" and "must" as endings. */
const grantEnding = new RegExp(`${patternsOf('grantsByEnding')}$`, 'u');
export const grants = (key: string): boolean => grant.test(key) || grantEnding.test(key);
/** The same in scripts without spaces, and as Korean says it in two words. */
const grantUnspaced = new RegExp(patternsOf('grantsUnspaced'), 'u');
export const grantsUnspaced = (signs: string): boolean => grantUnspaced.test(signs);

const terms = byFirstWord(phrasesOf('term'), (words) => words);
/** The phrase that sets a term, where words begin with one. */
export const termAt = (keys: readonly string[]): readonly string[] | undefined =>
  terms.get(keys.at(0) ?? '')?.find((words) => words.every((word, at) => keys.at(at) === word));
/** "During the trial period": no number is needed for a time that limits what may be done in it. */
export const lastsWhile = tagged('lastsWhile');
const postposed = phrasesOf('termAfter');
/** Words between a number and what makes a limit of its time: "14 calendar days belül". */
const MAX_WORDS_OF_TIME = 3;
/** "14 napon belül", "14 gün içinde": a term whose word follows its number. */
export const holdsPostposedTerm = (keys: readonly string[]): boolean =>
  keys.some(
    (key, at) =>
      isNumber(key) &&
      postposed.some((words) =>
        Array.from({ length: MAX_WORDS_OF_TIME }, (_, skipped) => at + 1 + skipped).some((from) =>
          words.every((word, order) => keys.at(from + order) === word),
        ),
      ),
  );
const isNumber = (key: string): boolean => /^\d/.test(key) || sureCardinalOf(key) !== undefined;

/** Words of a term after which its number comes: "within the first fourteen". */
const MAX_WORDS_TO_FIGURE = 5;
/** "Within 14 days", "before the end of the third month". */
export const namesNumber = (keys: readonly string[]): boolean => keys.slice(0, MAX_WORDS_TO_FIGURE).some(isNumber);
