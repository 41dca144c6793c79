/** Whether words on a page may name a column, or a field: years, dates and words. */
import { isDayText } from './amounts.ts';
import type { Row, Run } from './placedRuns.ts';

/** "2020", "2019-2018". */
const YEARS = /^(?:19|20)\d\d(?:\s?[-–/]\s?(?:19|20)?\d\d)?$/;
/** "31.12.2020", "01/15/13", "2020-12-31". */
const DATE = /^(?:\d{1,2}([./-])\d{1,2}\1(?:(?:19|20)\d\d|\d\d)|(?:19|20)\d\d([./-])\d{1,2}\2\d{1,2})$/;

export const isDateText = (text: string): boolean => DATE.test(text);
export const isDate = ({ text }: Run): boolean => isDateText(text);
const isPeriod = (run: Run): boolean => YEARS.test(run.text) || isDate(run);

/** Whether a run may name a column: a year or a date does where nothing on its level is an amount. */
export const mayName = (run: Run, row: Row): boolean =>
  (!run.isAmount && (/[\p{L}%#]/u.test(run.text) || isDayText(run.text))) ||
  (isPeriod(run) && row.every((other) => !other.isAmount || isPeriod(other)));

/** "Your reference:" left of "2334566", and "Name:" left of no other name with a colon: its value is beside it, and none is below. */
export function isFieldName(run: Run, row: Row): boolean {
  if (!endsInColon(run)) return false;
  const next = row.at(row.indexOf(run) + 1);
  return next !== undefined && next !== row[0] && !endsInColon(next);
}
const endsInColon = ({ text }: Run): boolean => /[:：]$/u.test(text);
