/** Numbers in digits, as they are set in any language, and what they are worth. */
import type { DecimalMark } from '../language/decimalMarks.ts';
import { inFull, magnitudeRank, sureMagnitudeRank } from '../language/magnitudeRanks.ts';

const number = String.raw`\d{1,3}(?:(?:,\d{3}){1,5}|(?:\.\d{3}){1,5}|(?:['’]\d{3}){1,5}|(?:[ \u00a0\u202f]\d{3}){1,5})(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
/** "250,-", "360/-", "5,000/=": no cents. */
export const noCents = String.raw`(?:[,.][-–—]{1,2}|/[-–—=])?`;
export const bounded = String.raw`(?<![\d.,\p{L}])(?:${number})(?!\d|[.,]\d)`;
/** After the "P" of pesos too. */
export const boundedAfterSign = String.raw`(?<![\d.,]|\p{L}(?<!(?<!\p{L})P))(?:${number})(?!\d|[.,]\d)`;
/** "$3.5M", "€3.5 million", "3,5 Mio. €", "3.5 millones de euros": a single letter scales only after a currency symbol. */
export const magnitudeWord = String.raw`thousand|millions?|billions?|trillions?|millionen|milliarden?|milliards?|mill[oó]n(?:es)?|milion[ei]|miliard[oi]|milh(?:ão|ões)|bilh(?:ão|ões)|miljoen(?:er|en)?|miljard(?:er|en)?|millioner|milliarder|milion(?:y|ów|ů)|miliard(?:y|ów)|milioane|miliarde|millió|milliárd|milyon|milyar|tys\.?|mio\.?|mrd\.?|mld\.?|mln\.?|mlrd\.?|тыс\.?|млн\.?|млрд\.?|миллион(?:а|ов)?|миллиард(?:а|ов)?|bn`;

/** "$2.00" is "$2". */
export const withoutCents = (value: string): string => value.replace(/[.,]00$/, '');

/** "Million", "Mio." and "M" scale alike, and as the digits in full do; a billion is not the same everywhere. */
export function scaledBy(value: string, written: string | undefined): string {
  if (written === undefined) return value;
  const key = written.toLowerCase().replace('.', '');
  // "€2 millions" is not English, and not what the page says.
  const isWrong = /^(?:m|b|tr)illions$/.test(key);
  const rank = key === 'm' ? MILLION : sureMagnitudeRank(key);
  const full = isWrong || rank === undefined ? undefined : inFull(value, rank);
  return full ?? `${value} e${String(key === 'm' ? MILLION : magnitudeRank(key))}${isWrong ? 's' : ''}`;
}
const MILLION = 6;

/** The number without its notation; nothing if its separator could group or start the decimals. */
export function valueOf(written: string, mark: DecimalMark | 'quoted' | undefined): string | undefined {
  const marks = written.replace(/\d/g, '');
  const digits = written.replace(/\D/g, '');
  if (marks === '') return /^0\d/.test(digits) ? undefined : digits;
  const last = marks[marks.length - 1];
  const decimals = written.length - 1 - written.lastIndexOf(last);
  if (decimals === 3) {
    const groups = marks.length > 1 || /[^.,]/.test(last) || mark === 'quoted' || (mark !== undefined && mark !== last);
    return groups && new Set(marks).size === 1 ? digits : undefined;
  }
  // "4,850,00" is not a number, and only the separator distinguishes "5,2" from "5.2".
  if (marks.slice(0, -1).includes(last)) return undefined;
  const [whole, fraction] = [digits.slice(0, -decimals), digits.slice(-decimals)];
  return fraction === '00' && marks.length > 1 ? whole : `${whole}${marks.length > 1 ? '.' : last}${fraction}`;
}
