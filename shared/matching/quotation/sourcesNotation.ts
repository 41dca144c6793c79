/**
 * A quotation that writes a value in another notation than its source, "€4,250" for "4.250,00 €", is read with the source's own notation:
 * then all the rest of it is judged as it is.
 */
import { decimalMarkOf } from '../source/decimalMark.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import { statesScale } from '../source/statedScale.ts';
import { dayOrderIn, formsIn, holdsYear, type WrittenForm } from '../source/valuesInSource.ts';
import type { DecimalMark } from '../language/decimalMarks.ts';
import { writtenValues, type WrittenValue } from '../source/writtenValues.ts';
import { isMagnitudeWord } from '../language/numerals.ts';
import { withSourcesOperators } from './operators.ts';
import type { RuleId } from '../rules/policy.ts';

/** Texts that are read. */
const MAX_READINGS = 8;
/** UTF-16 units of a quotation that is read so. */
const MAX_LENGTH = 2_000;

export interface Rewritten {
  readonly text: string;
  readonly rules: readonly RuleId[];
}

/** @param text the quotation without mark-up */
export function withSourcesNotation(index: SourceIndex, text: string): Rewritten[] {
  if (text.length > MAX_LENGTH) return [];
  const calculated = withSourcesOperators(index, text);
  let readings: Rewritten[] = [{ text: calculated, rules: calculated === text ? [] : ['number.notation'] }];
  const quoted = writtenValues(calculated, 'quoted', dayOrderIn(index));
  const values = formsIn(index, new Set(quoted.flatMap(({ key }) => keysOf(index, key))));
  // From the last to the first, so that offsets do not change.
  for (const value of quoted.sort((one, other) => other.start - one.start)) {
    const forms = keysOf(index, value.key)
      .flatMap((key) => values.get(key) ?? [])
      .filter((form) => mayStandFor(index, value, form));
    const rewritten = forms.flatMap((form) => {
      const rule = ruleBetween(value, form, decimalMarkOf(index));
      if (rule === undefined) return [];
      return readings.map(({ text: whole, rules }) => ({
        text: whole.slice(0, value.start) + form.text + whole.slice(value.end),
        rules: [...new Set([...rules, rule])],
      }));
    });
    readings = [...rewritten, ...readings].slice(0, MAX_READINGS);
  }
  return readings.filter(({ rules }) => rules.length > 0);
}

/** "US$" for a source's "$" says more; and "$3.5 million" for "$3,500,000" too where figures are in thousands. */
function mayStandFor(index: SourceIndex, quoted: WrittenValue, form: WrittenForm): boolean {
  if (form.text === quoted.text || (quoted.key.startsWith('US$') && !/US/i.test(form.text))) return false;
  return isScaled(quoted) === isScaled(form) || !statesScale(index);
}

/** "3.5 million", "3,5 Mio.", "$3.5M", "five thousand". */
const isScaled = ({ text }: WrittenForm): boolean =>
  /\d\s?[km](?!\p{L})/iu.test(text) ||
  [...text.toLowerCase().matchAll(/\p{L}{2,}/gu)].some(([word]) => isMagnitudeWord(word));

/** Keys under which a source may hold the value: of a date too with two digits of its year, of one with two in both centuries. */
function keysOf(index: SourceIndex, key: string): string[] {
  // Of a source's "USD" the name is the same; "$" is used by many countries.
  if (key.startsWith('US$')) return [key, key.slice(2)];
  const { century, rest } = partsOfDay(key);
  if (rest === undefined) return [key];
  if (century === undefined) return [key, `t 20${rest}`, `t 19${rest}`];
  // "19" may be 1919: only a source that has the whole year somewhere says which.
  return holdsYear(index, century + rest.slice(0, 2)) ? [key, `t ${rest}`] : [key];
}
const dateOfDay = /^t (?<century>\d\d)?(?<rest>\d\d-\??\d\d-\d\d)$/;
const partsOfDay = (key: string): Readonly<Partial<Record<string, string>>> => dateOfDay.exec(key)?.groups ?? {};

const hasDecimals = /\d{3}[.,]\d{2}(?!\d)/;
/** One group of thousands and no decimals. */
const onlyGroup = /^\D*\d{1,3}([.,])\d{3}(?![.,]?\d)/u;

const decimalMark = /\d([.,])\d{1,2}(?!\d)/;
const withoutMarks = (amount: string): string => amount.replace(/[.,]/g, '');
/**
 * "$4.250" for "$4,250.00" and "1,459 €" for "1.459,00 €" say a thousandth. "€1,459" is English, with the currency first, and "4.250 $" is
 * not.
 */
const isGroupBySide = (amount: string, group: string): boolean =>
  group === ',' ? /^\D+\d/u.test(amount) : /^[-−]?\d/u.test(amount) && !/dollars$/iu.test(amount);

/** "Fifty percent" and "50 percent". */
const haveSameEnd = (quoted: WrittenValue, source: WrittenForm): boolean =>
  quoted.form !== source.form &&
  quoted.text.split(' ').at(-1)?.toLowerCase() === source.text.split(' ').at(-1)?.toLowerCase();

/** "Twelve" and "12" are both in "twelve (12)"; writing "twelve (12)" for "12" adds a word. */
function ruleBetween(quoted: WrittenValue, source: WrittenForm, mark: DecimalMark | undefined): RuleId | undefined {
  // "18,600 euro" for "18.600 euro" may be a little more than eighteen, but for "18.600,00 euro" it is not.
  const group = onlyGroup.exec(quoted.text)?.[1];
  // For "18 600 euro" of a source whose decimals have a comma it is the same.
  const mayBeDecimal = mark === undefined || mark === group;
  const isInDigits = /\d/.test(source.text);
  if (
    isInDigits &&
    !isScaled(source) &&
    group !== undefined &&
    mayBeDecimal &&
    group !== onlyGroup.exec(source.text)?.[1] &&
    !hasDecimals.test(source.text)
  )
    return undefined;
  if (group !== undefined && group === decimalMark.exec(source.text)?.[1] && !isGroupBySide(quoted.text, group))
    return undefined;
  // Pounds and dollars are quoted only with their own separators if all else is unchanged: "£4.207,95" for "£4,207.95".
  const marks = [quoted.text, source.text].map((text) => decimalMark.exec(text)?.[1]).join('');
  const isExchanged = marks === ',.';
  // "37,2 million" for "37.2 million": no other digits say which mark is meant.
  if ((isExchanged || marks === '.,') && isScaled(quoted) && isScaled(source)) return undefined;
  if (isExchanged && /[£$]/u.test(source.text) && withoutMarks(quoted.text) === withoutMarks(source.text))
    return undefined;
  // "Ten" is "this" in Polish: number words of two languages never stand for each other in a quotation.
  if ([quoted, source].every(({ form }) => form === 'word' || form === 'spelled') && !haveSameEnd(quoted, source))
    return undefined;
  if (quoted.form === source.form || source.form === 'both') return 'number.notation';
  return quoted.form === 'both' ? undefined : 'number.figure-or-word';
}
