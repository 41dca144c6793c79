/** Words that, right after a quotation, bound what it says of a denial, a verdict or a group of people. Folded. */
import { phrasesOf, tagged, wordsOf } from './languages.ts';
import { isNegation } from './negations.ts';

/** "May not raise the rent | more often than once a year": what is denied is only too much of it. */
const comparatives = wordsOf('tooMuch');
/** "Ne peut s'y opposer | que pour un motif", "no se concede | sino": nothing is denied but the other cases. */
const onlyAfter = phrasesOf('exceptAfter');
/** French writes "ne" and "que" into the word after them. */
const isWord = (key: string, word: string): boolean =>
  key === word || (word === 'ne' && key.startsWith("n'")) || (word === 'que' && key.startsWith("qu'"));
/** French "ne", which its "pas" or "que" completes. */
export const beginsDenial = (key: string): boolean => onlyAfter.some(([denial]) => isWord(key, denial));
const completes = wordsOf('completesDenial');

/** "Is returned within 30 days | , less the cost of repairs": part of it is not. */
export const deducts = tagged('deducts');

/** @param statement the last sentence of a quotation; `next`: the words after it */
export function boundsDenial(statement: readonly string[], next: readonly string[]): boolean {
  const [first = ''] = next;
  if (comparatives.has(first) && statement.some(isNegation)) return true;
  return onlyAfter.some(
    ([denial, then]) =>
      isWord(first, then) &&
      statement.some((key) => isWord(key, denial)) &&
      !statement.some((key) => completes.has(key)),
  );
}

const verdicts = wordsOf('judged');
const charges = wordsOf('namesCharge');
/** "Was found not guilty | of theft": of one count, and perhaps of no other. */
export const namesCount = (last: string, next: string): boolean => verdicts.has(last) && charges.has(next);

const of = wordsOf('ofGroup');
const groups = wordsOf('group');
/** Words between such a preposition and the people: "in den älteren Patienten". */
const WORDS_TO_GROUP = 3;
/** "In patients with hepatic impairment", "bei Kindern unter 12": whom a statement is about. */
export const namesGroup = (keys: readonly string[]): boolean =>
  of.has(keys.at(0) ?? '') && keys.slice(1, 1 + WORDS_TO_GROUP).some((key) => groups.has(key));
