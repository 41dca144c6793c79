/**
 * Dates in every notation: "3 May 2020", "2020. május 3", "03/05/2020", "3 V 2020", "the 3rd day of May, 2020", "2020年5月3日", and "3 May" of any year. A Slavic "year"
 * after them is part of them: "28.04.2025 г.".
 */
import { monthNumber } from '../language/dates.ts';
import type { SourceIndex } from './sourceIndex.ts';

/** Which of the two small numbers of "04/02/2021" is the day. */
export type DayOrder = 'day first' | 'month first';

export const date =
  /(?<![\p{L}\d.,/-])(?:(?:the\s(?=\d+\p{L}+\s(?:day\s)?of\s))?(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s(?:(?:day\s)?of\s|de\s)?(?<month>\p{L}+)\.?,?(?:\s(?:del?\s)?|['’])(?<year>\d{4})(?:\s?(?:г\.|года|р\.|року|r\.|roku)(?!\p{L}))?|(?<monthFirst>\p{L}{3,})\.?\s(?<dayAfter>\d{1,2})(?:st|nd|rd|th)?,?\s(?<yearLast>\d{4})|(?<d>\d{1,2})(?<mark>[./-])(?:(?<=\.)\s)?(?<m>\d{1,2})\k<mark>(?:(?<=\.)\s)?(?<y>\d{4})(?:\s?(?:г\.|года|р\.|року|r\.|roku)(?!\p{L}))?|(?<yearOf>\d{4})\.?\s(?<monthOf>\p{L}{3,})\s(?<dayOf>\d{1,2})|(?<iso>\d{4}-\d\d-\d\d))(?![\d/-]|\.\d)|(?<![\d.,/])(?:(?<yearFirst>\d{4})(?<point>[./])\s?(?<monthSecond>\d{1,2})\k<point>\s?(?<dayLast>\d{1,2})(?![\d/]|\.\d)|(?<yearSign>\d{4})\s?[年년]\s?(?<monthSign>\d{1,2})\s?[月월]\s?(?<daySign>\d{1,2})\s?[日일])/giu;

/** "18.7.19": what a source's own years say decides the century. "Version 18.7.19" and "§ 18.7.19" are not dates. */
export const shortDate =
  /(?<![\p{L}\d.,/-]|(?:version|ver\.?|release|v\.?|§|section|sec\.|abschnitt|kapitel|kap\.|ziffer|nr\.?|no\.?)\s?)(?<d>\d{1,2})(?<mark>[./])(?<m>\d{1,2})\k<mark>(?<y>\d\d)(?![\p{L}\d/-]|[.,]\d)/giu;

/** Without a year. */
export const dateOfYear =
  /(?<![\p{L}\d.,/-])(?:(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s(?:of\s|de\s)?(?<month>\p{L}{3,})|(?<monthFirst>\p{L}{3,})\s(?<dayAfter>\d{1,2})(?:st|nd|rd|th)?)(?![\p{L}\d/-]|[.,:]\d|,?\s(?:del?\s)?\d)/giu;

/** "8-9 June", "8 e 9 giugno 2024". */
export const twoDays =
  /(?<![\p{L}\d.,/-])(?<first>\d{1,2})\.?(?:\s?[-–]\s?|\s(?:and|und|et|e|y|en|och|og|i|и|а|și)\s)(?<next>\d{1,2})\.?\s(?:of\s|de\s)?(?<month>\p{L}{3,})(?:,?\s(?:de\s)?(?<year>\d{4}))?(?![\p{L}\d/-]|[.,:]\d)/giu;

type Groups = Readonly<Partial<Record<string, string>>>;

/** Undefined for what is not a date, or could be two. */
export function dateKey(groups: Groups, order: DayOrder | undefined): string | undefined {
  const { iso, d, m, y, mark, day, month, year, monthFirst, dayAfter, yearLast } = groups;
  if (iso !== undefined) return `t ${iso}`;
  if (d !== undefined) {
    // "04/02" is April in America and February elsewhere; with full stops the day comes first everywhere.
    if (mark !== '.' && Number(m) > MONTHS) return keyOf(y, Number(d), m);
    const isMonthFirst = mark !== '.' && order === 'month first' && Number(d) <= MONTHS;
    if (isMonthFirst) return keyOf(y, Number(d), m);
    const isSure = order === 'day first' || mark === '.' || d === m || Number(d) > MONTHS;
    // Nobody knows which is the day, but the same two in the same order are the same date.
    return keyOf(y, Number(m), d)?.replace(/(?<=-)(?=\d\d-\d\d$)/, isSure ? '' : '?');
  }
  const first = groups.yearFirst ?? groups.yearSign;
  if (first !== undefined) {
    return keyOf(first, Number(groups.monthSecond ?? groups.monthSign), groups.dayLast ?? groups.daySign);
  }
  const named = month ?? monthFirst ?? groups.monthOf ?? '';
  const roman = ROMAN_MONTHS.indexOf(named) + 1;
  const number = roman > 0 && year !== undefined ? roman : monthNumber(named.toLowerCase());
  return number === undefined
    ? undefined
    : keyOf(year ?? yearLast ?? groups.yearOf ?? '', number, day ?? dayAfter ?? groups.dayOf);
}

/** One after the other: from the first to the second, and both of them, are the same two. */
export function twoDaysKey({ first, next, month = '', year }: Groups): string | undefined {
  const number = monthNumber(month.toLowerCase());
  if (number === undefined || Number(next) !== Number(first) + 1) return undefined;
  return keyOf(year, number, next)?.replace(/^t /u, 'tt ');
}

const MONTHS = 12;
const DAYS = 31;
/** Polish and Hungarian number the month so. */
const ROMAN_MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** @param year empty for a date in any year */
const keyOf = (year: string | undefined, month: number, day: string | undefined): string | undefined =>
  month < 1 || month > MONTHS || Number(day) < 1 || Number(day) > DAYS
    ? undefined
    : `t ${year ?? ''}-${String(month).padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;

const twoNumbers = /(?<![\d./-])(\d{1,2})[/-](\d{1,2})[/-]\d{4}(?![\d/-])/g;

/** What the source's own dates say: "25/12/2020" has the day first. Undefined if none does, or some disagree. */
export function dayOrderOf({ segments }: SourceIndex): DayOrder | undefined {
  const orders = new Set<DayOrder>();
  for (const { text } of segments) {
    for (const [, first, second] of text.matchAll(twoNumbers)) {
      if (Number(first) > MONTHS && Number(second) <= MONTHS) orders.add('day first');
      if (Number(second) > MONTHS && Number(first) <= MONTHS) orders.add('month first');
    }
  }
  return orders.size === 1 ? [...orders][0] : undefined;
}
