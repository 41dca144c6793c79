/** What the text of a cell looks like: an amount, a period that heads a column, or words. */

const year = /^(?:FY|H[12]|Q[1-4]|[1-4]Q|CY)?[\s'’-]*(?:19|20)\d{2}(?:\s?[/–-]\s?\d{2,4})?\s?[AEFP]?\*?$/u;
/** "31 Dec 2023", "Dec. 31, 2023", "30.06.2024", "2024-06-30", "Q1 24", "1H23". */
const period =
  /^(?:\d{1,2}\.?\s\p{L}{3,9}\.?,?\s\d{2,4}|\p{L}{3,9}\.?\s\d{1,2},?\s\d{4}|\p{L}{3,9}\.?\s(?:19|20)?\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d{2}-\d{2}|[QH][1-4][\s'’-]?\d{2}|[1-4][QH][\s'’-]?\d{2,4}|\d{4}年.*)$/u;
/** "10.06-15.06", "1.5.–14.6.", "01/06 - 30/06": a season. Numbers that no calendar has are a range of amounts. */
const season =
  /^(?:(?:0?[1-9]|[12]\d|3[01])(?:\.(?:0[1-9]|1[0-2])\.?|\.(?:[1-9]|1[0-2])\.|\/(?:0?[1-9]|1[0-2]))(?:\s?[-–—]\s?|$)){2}$/u;
/** "Mon 22 Jul", "Mo 3.3.", "Friday, 7 March". */
const datedDay = /^\p{L}{2,12}\.?,?\s\d{1,2}(?:\.?\s?\p{L}{3,12}\.?|[./]\d{1,2}\.?)$/u;
/** Stands for a missing value. */
const blank = /^(?:[-–—−.…·*]+|n\/?a\.?|n\.\s?[am]\.?|nm|nil|none|k\.\s?A\.?|s\.?\s?o\.?|n\.\s?d\.?)$/iu;

export const isPeriod = (text: string): boolean => year.test(text) || period.test(text) || season.test(text);
export const isDatedDay = (text: string): boolean => datedDay.test(text);
export const isBlank = (text: string): boolean => blank.test(text);
export const isValue = (text: string): boolean => isNumber(text) && !isPeriod(text);
/** Takes the place of an amount in a row, or is one. */
export const isAmount = (text: string): boolean => isBlank(text) || isNumber(text);
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
export const wordCount = (text: string): number => text.split(/\s+/).length;

const currency = /(?<!\p{L})(?:EUR|USD|GBP|CHF|JPY|CNY)(?!\p{L})/gu;
/** Letters of a unit after a number; UTF-16 units of a cell that is not text. */
const LONGEST_UNIT = 3;
const LONGEST_NUMBER = 40;
/** "19 à 22 ans", "3 to 5 kg", "19 ans et +": two numbers with a word between them, or a bound. */
const RANGE = /^\D{0,2}\d[\d.,]*\s\p{L}+\s\d|^\d.*\+$/u;

/** "1,076", "(3.2)%", "$ 12.5m", "−4", "12 500 €", "4/7", "10:30": a number, at most with a short unit. */
function isNumber(text: string): boolean {
  if (text.length > LONGEST_NUMBER || !/\d/.test(text)) return false;
  const bare = text.replace(currency, '');
  const words = bare.match(/\p{L}+/gu) ?? [];
  const most = RANGE.test(bare) ? 2 : 1;
  return (
    words.length <= most && words.every((word) => word.length <= LONGEST_UNIT && bare.search(/\d/) < bare.indexOf(word))
  );
}
