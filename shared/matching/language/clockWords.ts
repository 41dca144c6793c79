/** Words beside a time of day with a point, "kl. 7.30", as alternatives of a pattern. */
import { wordsOf } from './languages.ts';

/** After them a number with two decimals is a time. "Alle 7.30" is Italian; German says so of nothing. */
export const CLOCK_WORDS = [...wordsOf('clock')].join('|');

/** They begin a range of hours, "od 7.00 do 21.00", in languages whose decimals have a comma. */
export const RANGE_OPENERS = [...wordsOf('opensHours')].join('|');
