/**
 * Values that may be written in several ways, as they occur in a text: amounts of money, shares, dates, small numbers in digits and words.
 * Two with the same key are one value, whatever their notation; a value that could be read in two ways has no key.
 */
import { cardinalOf, cardinalOfPhrase, sureCardinalOf } from '../language/cardinals.ts';
import { takesNumber } from '../language/quantities.ts';
import { isMagnitudeWord } from '../language/numerals.ts';
import type { DecimalMark } from '../language/decimalMarks.ts';
import { isStopword } from '../language/stopwords.ts';
import { opensChange, RANGE_LINKS } from '../language/rangeWords.ts';
import { measureName } from '../language/measureNames.ts';
import { amountsInWords, isCounted, NEIGHBOUR, wordBefore } from './amountsInWords.ts';
import { currency, currencyOf } from './currencies.ts';
import { hanDate, hanDateKey, hanKey, hanValue } from './hanValues.ts';
import { bounded, boundedAfterSign, magnitudeWord, noCents, scaledBy, valueOf, withoutCents } from './digitNumbers.ts';
import { date, dateKey, dateOfYear, shortDate, twoDays, twoDaysKey, type DayOrder } from './writtenDates.ts';
import { writtenFractions } from './writtenFractions.ts';
import { clock, clockKey, dottedClock, time, timeKey, timeOfDay } from './writtenTimes.ts';

export interface WrittenValue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly key: string;
  /** `both`: "twelve (12)". `spelled`: "fifty percent", beside the "50 percent" and "50%" of the same value. */
  readonly form: 'figure' | 'word' | 'both' | 'spelled';
}

const scaled = String.raw`(?:\s?(?<rank>${magnitudeWord}|[km](?![²³]))(?!\p{L}))?`;
const scaledBefore = String.raw`(?:\s?(?<rankBefore>${magnitudeWord})(?!\p{L}))?`;
/** "2026 £ 180.00": before a number, the sign of pounds and dollars is that number's. */
const amount = new RegExp(
  String.raw`(?<open>\(|(?<=^|\s)[-−])?(?:(?<before>${currency})\s?(?<first>${boundedAfterSign})${noCents}${scaled}|(?<second>${bounded})${noCents}${scaledBefore}(?:\s(?:of|de|di)\s|\sd['’]|\s?)(?<after>${currency})(?!(?<=[£$])\s?\d))(?<close>\))?`,
  'giu',
);
/** "1.2 million inhabitants", "12K problems": not of kelvins, nor of what is counted by 1,024. */
const scaledNumber = new RegExp(
  String.raw`(?<![-/:+~<>≤≥±]|\bat\s)(?<count>${bounded})(?:\s?(?<rank>${magnitudeWord})(?!\p{L})|(?<thousands>k)(?=\s(?!(?:video|resolution|bytes?|bits?|tv|monitors?|displays?|race|run|memory|ram|blocks?|pages?)(?!\p{L}))\p{Ll}{3}))`,
  'giu',
);
const negative = new RegExp(
  String.raw`(?<=^|\s)(?:[-−](?<plain>${bounded})|\((?<inBrackets>${bounded})\))(?=\s|$|[.;])`,
  'gu',
);
const percent = String.raw`percent|per\scent|pct|prozent|pour\scent|por\sciento|por\scento|per\scento|procent|процент(?:а|ов)?`;
const share = new RegExp(
  String.raw`(?<of>${bounded})\s?(?:(?<sign>%)|(?:${percent})(?!\p{L}))(?![\s-]?(?:points?|punkt))`,
  'giu',
);
/** "Fifty percent", "twenty-five per cent". */
const shareInWords = new RegExp(
  String.raw`(?<![\p{L}\d-])(?<spelled>\p{L}{2,}(?:-\p{L}{2,})?)\s(?:${percent})(?!\p{L})(?!\s(?:points?|punkt))`,
  'giu',
);
/** "40 µL", "40 microlitre". */
const measure = new RegExp(
  String.raw`(?<count>${bounded})\s?(?<unit>°\s?C|[\p{L}µ]+(?:\s(?:celsius|c)|-\p{Ll}{1,4}|/\p{L}+)?)(?![\p{L}\d²³⁻/^-])`,
  'giu',
);
/** "1.2 to 3.4", "1.2–3.4". */
const range = new RegExp(
  String.raw`(?<![-/:+~\d.,\p{L}])(?<low>\d+(?:[.,]\d+)?)(?:\s?[-–—]\s?|\s(?:${RANGE_LINKS})\s)(?<high>\d+(?:[.,]\d+)?)(?![\d/:%\p{L}]|[.,]\d|\s?[-–—]\d)`,
  'giu',
);
/** "2.414.483", "2414483.00", "8 000 000": no unit beside it. Four digits without groups are often a year. */
const plain = new RegExp(String.raw`(?<![-/:+~])${bounded}(?![/:%]|-\d)`, 'gu');
const pair =
  /(?<!\p{L})(?<![\d.,])(?:(?<word>\p{L}+)\s?\((?<figure>\d{1,2})\)|(?<figureFirst>\d{1,2})\s?\((?:(?:słownie|slovy|slovom|in\s(?:words|worten|lettere)|en\s(?:letras|toutes\slettres)|por\sextenso|yazıyla)\s?:?\s)?(?<wordAfter>\p{L}+(?:[\s-]\p{L}+){0,2})\))/giu;
/** Russian "3-х", "5-ти", "7-ми": in digits, with the ending of the word. */
const inflected = /(?<![\p{L}\d.,/-])(?:(?<few>[234])-х|(?<many>[5-9]|1\d|20)-ти|(?<other>[78])-ми)(?![\p{L}\d-])/giu;
const small = /(?<![\p{L}\d.,:/(%€$£₽'’-])\d{1,3}(?![\p{L}\d%€$£₽]|\s?%|[.,:/'’-]\d|-)/gu;
const word = /(?<![\p{L}\d'’-])\p{L}{2,}(?![\p{L}\d'’-])/gu;
/** "Twenty-five". */
const compound = /(?<![\p{L}\d'’-])\p{L}{3,}-\p{L}{3,}(?![\p{L}\d'’-])/gu;

/** What a text must hold for a pattern to match: checked first, because most lines of a long source hold none of it. */
const hasYear = /\d{4}/;
const hasCurrency = new RegExp(
  currency.replaceAll(String.raw`(?<!\p{L})`, '').replaceAll(String.raw`(?!\p{L})`, ''),
  'iu',
);
const hasShare = new RegExp(`%|${percent}`, 'iu');
const hasBracket = /\(/;
const hasNegative = /\(|[-−]\d/;

const hasTime = /\d\s?(?:uhr|h|[ap]\.?\s?m)|:|\d\.[0-5]\d/iu;
const hasUnit = /\d\s?[°\p{L}µ]/u;
const hasSmall = /(?<![\d.,])\d{1,3}(?!\d|[.,]\d)/;

/** Whether a text with the digits of a value may hold that value: decided quickly, by the kind that its key begins with. */
export const mayHold = (text: string, key: string): boolean =>
  (signs.get(key.slice(0, key.indexOf(' '))) ?? hasCurrency).test(text);
const signs: ReadonlyMap<string, RegExp> = new Map([
  ['t', /\d/],
  ['tt', /\d/],
  ['h', hasTime],
  ['c', hasTime],
  ['n', hasSmall],
  ['%', hasShare],
  ['d', hasNegative],
  ['#', /\d/],
  ['u', hasUnit],
  ['r', /\d/],
  ['k', /\d/],
  ['f', /\d\/\d/],
]);

type Groups = Readonly<Partial<Record<string, string>>>;

/** @param mark what a source's numbers say about its decimals; a citing author's thousands are known by the currency beside them */
export function writtenValues(
  text: string,
  mark: DecimalMark | 'quoted' | undefined,
  order: DayOrder | undefined,
): WrittenValue[] {
  const values: WrittenValue[] = [];
  const taken = new Uint8Array(text.length);
  const add = (
    pattern: RegExp,
    read: (groups: Groups, match: RegExpExecArray) => Pick<WrittenValue, 'key' | 'form'> | undefined,
  ) => {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken[start] === 1 || taken[end - 1] === 1) continue;
      const value = read(match.groups ?? {}, match);
      if (value === undefined) continue;
      values.push({ start, end, text: match[0], ...value });
      taken.fill(1, start, end);
    }
  };
  // The longest first: "one hundred and eighty (180)" holds other numbers.
  for (const { start, end, ...read } of [...amountsInWords(text, mark), ...writtenFractions(text, mark === 'quoted')]) {
    if (taken.subarray(start, end).includes(1)) continue;
    values.push({ start, end, text: text.slice(start, end), ...read });
    taken.fill(1, start, end);
  }
  if (/\d/.test(text)) {
    add(twoDays, (groups) => figure(twoDaysKey(groups)));
    if (hasYear.test(text)) add(date, (groups) => figure(dateKey(groups, order)));
    add(shortDate, (groups, { index }) =>
      takesNumber(wordBefore(text, index).toLowerCase()) ? undefined : figure(dateKey(groups, order)),
    );
    add(dateOfYear, (groups) => figure(dateKey(groups, order)));
    if (hasBracket.test(text)) add(pair, (groups) => pairKey(groups));
    if (hasCurrency.test(text)) {
      add(amount, (groups, match) =>
        (groups.open === '(' && isSetIntoSentence(text, match)) || areTwo(text, match)
          ? undefined
          : figure(amountKey(groups, mark)),
      );
    }
    if (hasShare.test(text))
      add(share, ({ of = '', sign }) => ({ key: `% ${of}`, form: sign === undefined ? 'word' : 'figure' }));
    if (hasNegative.test(text)) {
      add(negative, ({ plain, inBrackets = '' }, match) =>
        plain === undefined && isSetIntoSentence(text, match) ? undefined : figure(negativeKey(plain ?? inBrackets)),
      );
    }
    add(scaledNumber, ({ count = '', rank, thousands }, match) =>
      thousands !== undefined && isStopword(wordAfter(text, match))
        ? undefined
        : figure(scaledKey(count, rank ?? thousands, mark)),
    );
    add(measure, ({ count = '', unit = '' }) => figure(measureKey(count, unit)));
    add(time, ({ hour, minute, half }) => figure(timeKey(hour, minute, half)));
    add(clock, ({ hour, minute }) => figure(clockKey(hour, minute)));
    add(dottedClock, ({ hour, minute }) => figure(clockKey(hour, minute)));
    add(timeOfDay, ({ hour, minute }) => figure(timeKey(hour, minute, undefined)));
    add(inflected, ({ few, many, other = '' }) => figure(`n ${few ?? many ?? other}`));
    add(range, ({ low = '', high = '' }, { index }) =>
      opensChange(wordBefore(text, index).toLowerCase()) ? undefined : figure(rangeKey(low, high)),
    );
    add(plain, (_, { 0: written, index }) =>
      figure(plainKey(written, mark, text.slice(Math.max(0, index - 2), index))),
    );
    add(small, (_, { 0: digits, index }) =>
      isCounted(text, index, digits) ? figure(`n ${String(Number(digits))}`) : undefined,
    );
  }
  add(hanDate, (groups) => figure(hanDateKey(groups)));
  add(hanValue, (groups) => figure(hanKey(groups)));
  if (hasShare.test(text))
    add(shareInWords, ({ spelled = '' }, { index }) => shareKey(text, index, spelled.toLowerCase()));
  add(compound, (_, { 0: letters, index }) => {
    const counted = cardinalOfPhrase(letters.toLowerCase());
    return counted !== undefined && isCounted(text, index, letters)
      ? { key: `n ${String(counted)}`, form: 'word' }
      : undefined;
  });
  add(word, (_, { 0: letters, index }) => {
    const counted = sureCardinalOf(letters.toLowerCase());
    return counted !== undefined && isCounted(text, index, letters)
      ? { key: `n ${String(counted)}`, form: 'word' }
      : undefined;
  });
  return values;
}

const wordAfter = (text: string, { 0: written, index }: RegExpExecArray): string =>
  /^\s(\p{L}+)/u.exec(text.slice(index + written.length))?.[1] ?? '';

/** Brackets make a number negative in accounts; in a sentence they only separate it: "the balance was (€5) at the end". */
function isSetIntoSentence(text: string, { 0: written, index }: RegExpExecArray): boolean {
  const before = wordBefore(text, index);
  if (!/^\p{Ll}/u.test(before)) return false;
  return isStopword(before) || /^\s\p{Ll}{2}/u.test(text.slice(index + written.length));
}

/** "Lot 12 350 Euro": the noun takes the first number. */
const areTwo = (text: string, { 0: written, index }: RegExpExecArray): boolean =>
  /^\d{1,3} \d/.test(written) && takesNumber(wordBefore(text, index).toLowerCase());

const figure = (key: string | undefined): Pick<WrittenValue, 'key' | 'form'> | undefined =>
  key === undefined ? undefined : { key, form: 'figure' };

function pairKey({
  word: first,
  figure: after,
  figureFirst,
  wordAfter,
}: Groups): Pick<WrittenValue, 'key' | 'form'> | undefined {
  const counted = cardinalOfPhrase((first ?? wordAfter ?? '').toLowerCase());
  return counted === Number(after ?? figureFirst) ? { key: `n ${String(counted)}`, form: 'both' } : undefined;
}

/** "Twenty to", "zwanzig bis", "de dez a". */
const rangeBefore = new RegExp(String.raw`[\p{L}\d%](?:\s(?:${RANGE_LINKS})\s|\s?[-–—]\s?)$`, 'iu');

/** Of a number in words that is not part of a longer one: "two hundred fifty percent". */
function shareKey(text: string, start: number, spelled: string): Pick<WrittenValue, 'key' | 'form'> | undefined {
  const counted = cardinalOfPhrase(spelled);
  const before = wordBefore(text, start).toLowerCase();
  const isOfRange = rangeBefore.test(text.slice(Math.max(0, start - NEIGHBOUR), start));
  const isPart = isOfRange || /\d/.test(before) || cardinalOf(before) !== undefined || isMagnitudeWord(before);
  return counted === undefined || isPart ? undefined : { key: `% ${String(counted)}`, form: 'spelled' };
}

function amountKey(
  { open, before, first, second, after, rank, rankBefore, close }: Groups,
  mark: DecimalMark | 'quoted' | undefined,
): string | undefined {
  const name = currencyOf(before ?? after ?? '', mark);
  const value = valueOf(first ?? second ?? '', mark);
  if (name === undefined || value === undefined || (open === '(') !== (close === ')')) return undefined;
  return `${name} ${open === undefined ? '' : '-'}${scaledBy(withoutCents(value), rank ?? rankBefore)}`;
}

function scaledKey(count: string, rank: string | undefined, mark: DecimalMark | 'quoted' | undefined) {
  const value = valueOf(count, mark);
  const whole = value === undefined ? '' : scaledBy(value, rank);
  return /^\d{4,}$/.test(whole) ? `# ${whole}` : undefined;
}

/** "12 345 total" may be two numbers side by side, as in cells; "12 500 000" and "50 000" are not. */
const maybeTwo = /^\d{1,3}[ \u00a0\u202f][1-9]\d{2}$/;
/** "Costs: 9 212": what a citing author gives as the value is one. */
const opensValue = /(?:^|[:=(]) ?$/u;

/** @param before the two characters before it */
function plainKey(written: string, mark: DecimalMark | 'quoted' | undefined, before: string): string | undefined {
  const isQuoted = mark === 'quoted';
  if (maybeTwo.test(written) && !(isQuoted && opensValue.test(before))) return undefined;
  const value = valueOf(written, mark);
  const whole = value === undefined ? '' : withoutCents(value);
  // Four digits of a quotation may be a year; those of a source are asked for by their groups.
  const isNumber = !isQuoted || /\D|\d{5}/.test(written);
  return isNumber && /^\d{4,}$/.test(whole) ? `# ${whole}` : undefined;
}

/** The numbers as written: only what joins them differs. "3-2" is a result, or a difference. */
const rangeKey = (low: string, high: string): string | undefined =>
  !isTelephone(low, high) && Number(low.replace(',', '.')) < Number(high.replace(',', '.'))
    ? `r ${low}-${high}`
    : undefined;

/** "555-1234". */
const isTelephone = (low: string, high: string): boolean => /^\d{3}$/.test(low) && /^\d{4}$/.test(high);

/** The number as written: only the name of its unit differs. */
function measureKey(count: string, unit: string): string | undefined {
  const name = measureName(unit);
  return name === undefined ? undefined : `u ${count} ${name}`;
}

/** "(122,551)" is negative in accounts; "(12)" may number something. Written alike except for its sign. */
const negativeKey = (written: string): string | undefined => (/[.,]/.test(written) ? `d -${written}` : undefined);
