/** The heads of columns in accounts: periods, dates, years and the change between them. */
import { patternsOf, wordsOf } from './languages.ts';

const months = [...wordsOf('month')]
  .filter((month) => month.length > 2)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const year = String.raw`(?:19|20)\d\d`;
const day = String.raw`(?:(?:${months})\.?\s\d{1,2}(?:,\s${year}|,)?|\d{1,2}\.?\s(?:de\s)?(?:${months})\.?(?:\s(?:de\s)?${year})?|(?:${months})\.?\s${year}|\d{1,2}[./]\d{1,2}[./]${year})`;
const count = String.raw`(?:${patternsOf('periodCount')}|\d{1,2}(?:st|nd|rd|th)?)`;
const span = patternsOf('period');
const period = String.raw`(?:(?:for\s)?(?:the\s)?(?:${count}[\s-])?${span}(?:\s(?:ended|ending|to))?(?:\s${year})?)`;
const change = patternsOf('change');
const name = new RegExp(
  `(?:${period}|${day}|(?:fy\\s?|q[1-4]\\s|h[12]\\s)?${year}|${change})(?![\\p{L}\\p{N}])`,
  'iuy',
);

/** Columns of a statement: a line with more names is not one of its heads. */
const MOST_NAMES = 24;

export interface NamedPeriod {
  readonly start: number;
  readonly end: number;
}

/** The names that make up a line, and nothing else; none if it has other words. */
export function periodsIn(line: string): readonly NamedPeriod[] {
  const names: NamedPeriod[] = [];
  for (let at = line.search(/\S/u); at >= 0 && at < line.length;) {
    name.lastIndex = at;
    const found = name.exec(line);
    if (found === null || names.length === MOST_NAMES) return [];
    const end = at + found[0].length;
    names.push({ start: at, end });
    at = end + (/^[\s|]*/u.exec(line.slice(end))?.[0].length ?? 0);
  }
  return names;
}
