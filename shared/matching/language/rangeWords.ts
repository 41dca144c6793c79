/** Words between the ends of a range, "15 to 20", and those that make a change of two numbers: "from 15 to 20". Folded. */
import { tagged, wordsOf } from './languages.ts';

/** As alternatives of a pattern. */
export const RANGE_LINKS = [...wordsOf('linksRange')].join('|');

export const linksRange = tagged('linksRange');
export const opensChange = tagged('opensChange');
