/** How the words before a sum begin: "total", "Summe", "итого". */
import { patternsOf } from './languages.ts';

const sums = new RegExp(`^${patternsOf('beginsSum')}`, 'iu');

/** Whether a text begins with a word for a sum. */
export const isSumWord = (text: string): boolean => sums.test(text);
