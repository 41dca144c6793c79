/** Numbers and amounts of several words as they occur in a text: "one million dollars", "one hundred and eighty (180)". */
import { cardinalOf } from '../language/cardinals.ts';
import type { DecimalMark } from '../language/decimalMarks.ts';
import { numbersInWords } from '../language/numbersInWords.ts';
import { isMagnitudeWord } from '../language/numerals.ts';
import { isNumberWord } from '../language/quantities.ts';
import { currency, currencyOf } from './currencies.ts';

export interface AmountInWords {
  readonly start: number;
  readonly end: number;
  readonly key: string;
  readonly form: 'word' | 'both';
}

const unitOfWords = new RegExp(
  String.raw`^(?:\s(?:of|de|di)\s|\sd['’]|\s)(?<us>u\.?s\.?\s)?(?<unit>${currency})`,
  'iu',
);

/** "One million dollars", "one hundred and twenty days". */
export function* amountsInWords(text: string, mark: DecimalMark | 'quoted' | undefined): Generator<AmountInWords> {
  for (const { start, end, value } of numbersInWords(text)) {
    const before = wordBefore(text, start).toLowerCase();
    if (!isCounted(text, start, text.slice(start, end)) || decimalPoint.test(before)) continue;
    const unit = unitOfWords.exec(text.slice(end, end + NEIGHBOUR));
    const written = unit?.groups?.unit ?? '';
    const name = currencyOf(unit?.groups?.us === undefined ? written : 'usd', mark);
    if (unit !== null && name !== undefined)
      yield { start, end: end + unit[0].length, key: `${name} ${String(value)}`, form: 'word' };
    else {
      const repeated = inBrackets.exec(text.slice(end, end + NEIGHBOUR));
      const isSame = repeated?.[1].replace(/\D/g, '') === String(value);
      yield {
        start,
        end: isSame ? end + repeated[0].length : end,
        key: `${value < 1000 ? 'n' : '#'} ${String(value)}`,
        form: isSame ? 'both' : 'word',
      };
    }
  }
}
/** "One hundred and eighty (180)". */
const inBrackets = /^\s?\((\d{1,3}(?:[.,]?\d{3})*)\)/u;
/** "Two point five million". */
const decimalPoint = /^(?:point|komma|virgule|coma|virgola|vírgula)$/u;

/** Nothing beside it makes it another number: "twenty five", "five hundred". */
export function isCounted(text: string, start: number, written: string): boolean {
  const end = start + written.length;
  const right = text.slice(end, end + NEIGHBOUR);
  const before = wordBefore(text, start);
  const after = /^[\s-]/.test(right) ? right.slice(1).split(notOfWord)[0] : '';
  return [before, after].every((key) => {
    const folded = key.toLowerCase();
    return !/^\d/.test(key) && cardinalOf(folded) === undefined && !(isMagnitudeWord(folded) && isNumberWord(folded));
  });
}
const notOfWord = /[^\p{L}\d]/u;
/** UTF-16 units that hold the word beside a number. */
export const NEIGHBOUR = 24;

/** The word separated from this place only by a space; nothing if something else is there. */
export function wordBefore(text: string, at: number): string {
  const left = text.slice(Math.max(0, at - NEIGHBOUR), at);
  return /[\s-]$/.test(left) ? (left.slice(0, -1).split(notOfWord).at(-1) ?? '') : '';
}
