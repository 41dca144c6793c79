/** What the head of a list does to its items: it excepts them, or asks what they answer. Folded. */
import { stemsOf, wordsOf } from './languages.ts';

/** "Exclusions"; "Nicht versichert" denies by itself. */
const exclusions = stemsOf('exclusionHead');
export const excludes = (key: string): boolean => exclusions.test(key);

/** "What we do not pay for". */
const questionWords = wordsOf('question');
export const asks = (key: string): boolean => questionWords.has(key);
