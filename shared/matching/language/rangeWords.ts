/** Words between the ends of a range, "15 to 20", and those that make a change of two numbers: "from 15 to 20". Folded. */
import { wordsOf } from './languages.ts';

const links = wordsOf('linksRange');
/** As alternatives of a pattern. */
export const RANGE_LINKS = [...links].join('|');
const openers = wordsOf('opensChange');

export const linksRange = (word: string): boolean => links.has(word);
export const opensChange = (word: string): boolean => openers.has(word);
