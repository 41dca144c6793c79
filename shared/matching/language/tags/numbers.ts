/** Numbers, what they count, and what bounds them; dates and times. */
import { phrases, words } from './notation.ts';

export const NUMBERS = {
  smallNumber: words('One to nineteen, as parts of larger numbers.'),
  ten: words('Twenty to ninety.'),
  numberWord: words('Counts: whoever changes it changes a number.'),
  unit: words('Units and what else is counted: "kg", "percent", "days".'),
  approximate: words('Before a number that is none exactly: "about".'),
  comparative: words('Bounds a number after a denial: in "not less than 5", "less".'),
  comparesNumber: words('Sets a number beside it as a bound: "greater", "exceeds".'),
  boundsNumber: phrases('Bounds a number anywhere in the same phrase: "at most", "up to".'),
  than: words('Before what a comparison is made with: "than".'),
  between: words('Before two numbers with an "and" between them, which are two then: "between".'),
  term: phrases('Phrases before a length or point of time that set a limit: "within", "no later than".'),
  termAfter: phrases('Words after a length of time that make a limit of it: Hungarian "belül".'),
  month: words('Months, in the forms that dates have.'),
  weekday: words('Days of the week.'),
  telephone: words('Stands before a number to call: "phone", "fax".'),
} as const;
