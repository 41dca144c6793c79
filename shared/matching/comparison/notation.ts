/**
 * One number in two notations: thousands grouped by comma, full stop, space or apostrophe, in threes or as in India, or not at all. A
 * separator before three digits may group them or start the decimals; the source's other numbers and its language say which it does. If
 * these say that a comma marks its decimals, a number with other than three decimals is the same with the point of English.
 */
import type { DecimalMark } from '../language/decimalMarks.ts';

/** One way to read a number. */
interface Reading {
  /** Sign and digits, as many as are written; decimals after the separator that they are written with. */
  readonly value: string;
  readonly decimal?: string;
  readonly group?: string;
}

const signed = /^(?<sign>[-(]*)(?<body>(?:[^-(].*?)?)\)?$/;
const inThrees =
  /^(?<whole>[1-9]\d{0,2}(?<group>[.,' ])\d{3}(?:\k<group>\d{3})*)(?:(?!\k<group>)(?<decimal>[.,])(?<fraction>\d+))?$/;
const asInIndia = /^(?<whole>[1-9]\d?(?<group>,)(?:\d{2},)+\d{3})(?:(?<decimal>\.)(?<fraction>\d+))?$/;
const withDecimals = /^(?<whole>\d+)(?<decimal>[.,])(?<fraction>\d+)$/;

/** "2414483.00": an amount of thousands without cents. Of a small number the zeros may say how exact it is. */
const isWhole = (whole: string, fraction: string): boolean => fraction === '00' && whole.replace(/\D/g, '').length >= 4;

/** "Lei 9.514/97", "Decreto 1.766/2011": the year after the stroke leaves no doubt that the points group. */
const numberOfLaw = /^(?<number>\d{1,3}(?:\.\d{3})+|\d{4,})\/(?<yearOfLaw>\d{2}|(?:19|20)\d{2})$/;

type Groups = Readonly<Partial<Record<string, string>>>;
const groupsOf = (pattern: RegExp, text: string): Groups => pattern.exec(text)?.groups ?? {};

/** Every way to read a number's key; none if it is a date, a time, a fraction or a power. */
function readingsOf(key: string): Reading[] {
  const { sign = '', body = '' } = groupsOf(signed, key);
  if (/^\d+$/.test(body)) return [{ value: sign + body }];
  const { number: ofLaw, yearOfLaw } = groupsOf(numberOfLaw, body);
  if (ofLaw !== undefined) return [{ value: `${ofLaw.replaceAll('.', '')}/${yearOfLaw ?? ''}` }];
  return [inThrees, asInIndia, withDecimals].flatMap((pattern) => {
    const { whole, group, decimal, fraction = '' } = groupsOf(pattern, body);
    if (whole === undefined) return [];
    const digits = sign + whole.replace(/\D/g, '');
    // A separator that occurs twice groups, whatever it does elsewhere.
    const isTwice = group !== undefined && whole.split(group).length > 2;
    const value = decimal === undefined || isWhole(whole, fraction) ? digits : `${digits}${decimal}${fraction}`;
    return [{ value, decimal, group: isTwice ? undefined : group }];
  });
}

/** Readings that agree with how a source writes its decimals. */
const inSource = (readings: readonly Reading[], mark: DecimalMark | undefined): Reading[] =>
  readings.filter(({ decimal, group }) => mark === undefined || (group !== mark && (decimal ?? mark) === mark));

/**
 * `same`: one number; `unsure`: it may be the same, but nothing says what its separator is.
 * @param mark what the source's other numbers and its language say about its decimals
 * @param language what its language alone says
 */
export function compareNotations(
  quoted: string,
  source: string,
  mark: DecimalMark | undefined,
  language?: DecimalMark,
): 'same' | 'unsure' | 'other' {
  const [ofQuoted, ofSource] = [readingsOf(quoted), inSource(readingsOf(source), mark)];
  const read = inSource(ofQuoted, mark);
  if (read.length === 1 && ofSource.length === 1 && read[0].value === ofSource[0].value) return 'same';
  const withoutMark = ({ value }: Reading): string => value.replace(',', '.');
  const values = ofSource.map(withoutMark);
  // "53.87 %" of a source that writes "53,87 %", and "9,90" of an Italian one that writes "9.90": two decimals group nothing.
  const isSure = ofQuoted.length === 1 && ofSource.length === 1 && ofSource[0].decimal !== undefined;
  const isOfComma = mark === ',' ? ofSource.at(0)?.decimal === mark : language === ',';
  if (isSure && isOfComma && withoutMark(ofQuoted[0]) === values[0]) return 'same';
  return ofQuoted.some((reading) => values.includes(withoutMark(reading))) ? 'unsure' : 'other';
}
