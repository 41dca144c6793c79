/** Names of months and weekdays, folded, in all languages that the rules cover. */
import { tagged, valuesOf } from './languages.ts';

const months = valuesOf('month');
export const isMonth = (key: string): boolean => months.has(key);
/** 1 to 12; undefined if the word is not a month. */
export const monthNumber = (key: string): number | undefined => months.get(key);
export const isWeekday = tagged('weekday');
/** A number that is a date by itself: 12/05/2024, 2024.05.12; the hyphen of 05-2024 is outside the token. */
export const isDateNumber = (key: string): boolean => /^-?\d{1,4}([./])\d{1,2}\1\d{1,4}$/.test(key);
/** A plain year of the last five centuries or the next. */
export const isYear = (key: string): boolean => /^-?\(?(?:1[5-9]|20|21)\d\d\)?$/.test(key);
