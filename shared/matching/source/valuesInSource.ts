/**
 * The ways in which a source writes a value. Only lines that hold its digits are read: a price list of eleven megabytes has a million
 * values, and a quotation asks for three.
 */
import type { DecimalMark } from '../language/decimalMarks.ts';
import { decimalMarkOf, languageMarkOf } from './decimalMark.ts';
import { countWithRun, segmentsWithRun, segmentsWithWord } from './numberPlaces.ts';
import { countsIn, numbersInWords } from '../language/numbersInWords.ts';
import { oncePer } from '../text/oncePer.ts';
import type { SourceIndex } from './sourceIndex.ts';
import { segmentsWithHan } from './hanValues.ts';
import { segmentsWithFraction } from './writtenFractions.ts';
import { runsOfKey } from './valueDigits.ts';
import { dayOrderOf, type DayOrder } from './writtenDates.ts';
import { mayHold, writtenValues, type WrittenValue } from './writtenValues.ts';

export type WrittenForm = Pick<WrittenValue, 'text' | 'form'>;

interface Notation {
  readonly mark: DecimalMark | undefined;
  readonly order: DayOrder | undefined;
  readonly forms: Map<string, readonly WrittenForm[]>;
}

const notationOf = oncePer((index: SourceIndex): Notation => {
  const mark = decimalMarkOf(index);
  // Decimals with a comma go with the day first.
  const order = dayOrderOf(index) ?? (mark === ',' || languageMarkOf(index) === ',' ? 'day first' : undefined);
  return { mark, order, forms: new Map<string, readonly WrittenForm[]>() };
});

export const dayOrderIn = (index: SourceIndex): DayOrder | undefined => notationOf(index).order;

/** Ways to write one value that are tried. */
const MAX_FORMS = 4;
/** Lines in which one value may be searched and that are read for it: a value in more of them shows its notations in the first. */
const MAX_LINES_READ = 2_000;
/** Lines in which all values of a quotation may be searched. Those in the fewest come first, so that the order of asking cannot matter. */
const MAX_LINES = 100_000;
/** Values that are remembered for a source. */
const MAX_KNOWN = 2_000;

/** @param keys of the values in a quotation */
export function formsIn(index: SourceIndex, keys: ReadonlySet<string>): ReadonlyMap<string, readonly WrittenForm[]> {
  const found = new Map<string, readonly WrittenForm[]>();
  const asked = [...keys].map((key) => ({ key, lines: countOf(index, key) })).sort((a, b) => a.lines - b.lines);
  let left = MAX_LINES;
  for (const { key, lines } of asked) {
    left -= lines;
    if (left < 0) break;
    if (lines === 0) continue;
    const { forms } = notationOf(index);
    const known = forms.get(key) ?? readForms(index, key);
    if (forms.size >= MAX_KNOWN) forms.clear();
    forms.set(key, known);
    found.set(key, known);
  }
  return found;
}

/** The rarest of the runs that occur together wherever the value is written so. */
const rarest = (index: SourceIndex, runs: readonly string[]): string =>
  runs.reduce((best, run) => (countWithRun(index, run) < countWithRun(index, best) ? run : best));

const countOf = (index: SourceIndex, key: string): number =>
  wordsOf(index, key).length + runsOfKey(key).reduce((sum, runs) => sum + countWithRun(index, rarest(index, runs)), 0);

function wordsOf(index: SourceIndex, key: string): readonly number[] {
  const [kind, number] = key.split(' ');
  if (kind === 'f') return segmentsWithFraction(index);
  if (kind === 'k') return segmentsWithHan(index, Number(number));
  if (kind === 't') return segmentsWithHan(index, Number(number.slice(-2)));
  return /^[^tdhu]\S* \d{1,12}$/.test(key) ? segmentsWithNumber(index, Number(number)) : [];
}

/** Those with the words that it is made of: of "twenty-five" with both. */
function segmentsWithNumber(index: SourceIndex, number: number): readonly number[] {
  const [first = 0, ...others] = countsIn(number);
  const sets = others.map((count) => new Set(segmentsWithWord(index, count)));
  const all = segmentsWithWord(index, first).filter((at) => sets.every((segments) => segments.has(at)));
  if (number < HUNDRED) return all;
  return all.filter((at) => numbersInWords(index.segments[at].text).some(({ value }) => value === number));
}
const HUNDRED = 100;

const yearsIn = oncePer(({ segments }: SourceIndex) => {
  const years = new Set<string>();
  for (const { text } of segments) for (const [year] of text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)) years.add(year);
  return years;
});

/** Whether the source writes this year with its century anywhere. */
export const holdsYear = (index: SourceIndex, year: string): boolean => yearsIn(index).has(year);

const holds = (pattern: RegExp): ((index: SourceIndex) => boolean) => {
  const held = oncePer(({ segments }: SourceIndex) => ({ isHeld: segments.some(({ text }) => pattern.test(text)) }));
  return (index) => held(index).isHeld;
};
const isOfBotswana = holds(/\b(?:pula|botswana|bwp)\b/iu);
const isSwiss = holds(/(?<!\p{L})(?:CHF|Schweiz|Suisse|Svizzer|Swiss|Switzerland)|\.ch(?!\p{L})|\+41(?!\d)/u);
/** Where others count in francs too, or did. */
const isOfOtherFrancs = holds(
  /(?<!\p{L})(?:France|Frankreich|Francia|Belg\p{L}+|Luxemb\p{L}+|Paris|CFA|FF|FRF|BEF)(?!\p{L})/u,
);
const isOfHeat = holds(/kelvin|temperat.*\d\s?K(?!\p{L})|\d\s?K(?!\p{L}).*temperat/iu);

/** What the rest of the source says a value's unit cannot be: in Botswana "P" is the pula, and "K" beside temperatures a kelvin. */
function isOfOther(index: SourceIndex, text: string): boolean {
  if (/^P/iu.test(text)) return isOfBotswana(index);
  if (/k$/iu.test(text)) return isOfHeat(index);
  return /(?<!\p{L})fr(?:\.|an[ck]\p{L}*)?(?!\p{L})/iu.test(text) && (!isSwiss(index) || isOfOtherFrancs(index));
}

function readForms(index: SourceIndex, key: string): WrittenForm[] {
  const { mark, order } = notationOf(index);
  const forms: WrittenForm[] = [];
  let lines = 0;
  for (const { text, hasWord } of textsWith(index, key)) {
    if (!hasWord && (!mayHold(text, key) || ++lines > MAX_LINES_READ)) continue;
    for (const value of writtenValues(text, mark, order)) {
      // What brackets say about a number stays as written.
      if (value.key !== key || value.text.startsWith('(')) continue;
      if (isOfOther(index, value.text)) continue;
      if (forms.every((other) => other.text !== value.text)) forms.push({ text: value.text, form: value.form });
      if (forms.length === MAX_FORMS) return forms;
    }
  }
  return forms;
}

/** UTF-16 units on either side of a line end that hold a value broken by it: "500" and below it "Euro". */
const BROKEN_REACH = 24;

const goesOn = /^\s*(?:\p{Ll}|\p{Sc}|%|\d{4}(?!\d)|(?:Euro|EUR|USD|GBP|CHF|Dollar|Uhr|Prozent)(?!\p{L}))/u;

/** "500", "20 September", "12.5 %". */
const endsInValue = (line: string): boolean => {
  const words = line.slice(-BROKEN_REACH).trimEnd().split(/\s/u);
  return words.slice(-2).some((word) => /[\d\p{Sc}]/u.test(word));
};

const hyphened = /\p{L}[-\u2010]$/u;

/** The lines that may hold a value, and the text on both sides of a line end that may break one. */
function* textsWith(index: SourceIndex, key: string): Generator<{ text: string; hasWord: boolean }> {
  const ways = runsOfKey(key);
  const hasRuns = (text: string): boolean => ways.some((runs) => runs.every((run) => text.includes(run)));
  const inWords = new Set(wordsOf(index, key));
  for (const at of placesOf(index, key)) {
    const { text, run } = index.segments[at];
    const hasWord = inWords.has(at);
    if (hasWord || hasRuns(text)) yield { text, hasWord };
    const next = index.segments.at(at + 1);
    if (next?.run !== run || !endsInValue(text)) continue;
    // "The fee is $5" and below it "Million dollar deals": what begins anew does not belong to a number.
    if (!goesOn.test(next.text)) continue;
    const tail = text.length > BROKEN_REACH ? text.slice(-BROKEN_REACH).replace(/^\S*\s/u, '') : text;
    const head = next.text.length > BROKEN_REACH ? next.text.slice(0, BROKEN_REACH).replace(/\s\S*$/u, '') : next.text;
    const [first, second] = [tail.trimEnd(), head.trimStart()];
    // "4. Okto-" and below it "ber 2019".
    const broken = hyphened.test(first) ? first.slice(0, -1) + second : `${first} ${second}`;
    if (hasRuns(broken)) yield { text: broken, hasWord: false };
  }
}

/** The segments with the value's digits or word, and those whose end may break it, ascending. */
function placesOf(index: SourceIndex, key: string): number[] {
  const places = new Set<number>(wordsOf(index, key));
  for (const runs of runsOfKey(key)) {
    for (const at of segmentsWithRun(index, rarest(index, runs))) {
      if (at > 0) places.add(at - 1);
      places.add(at);
    }
  }
  return [...places].sort((a, b) => a - b);
}
