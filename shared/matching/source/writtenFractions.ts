/** Fractions as they occur in a text, by one key: "two thirds", "2/3", 三分の二; "Zweidrittelmehrheit" and "2/3-Mehrheit". */
import { cardinalOf } from '../language/cardinals.ts';
import { FRACTION_IN_WORDS, fractionOf, holdsFraction } from '../language/fractions.ts';
import { HAN_FRACTION, hanNumber } from '../language/hanNumerals.ts';
import { oncePer } from '../text/oncePer.ts';
import type { SourceIndex } from './sourceIndex.ts';

export interface WrittenFraction {
  readonly start: number;
  readonly end: number;
  readonly key: string;
  readonly form: 'figure' | 'word';
}

const fraction = new RegExp(
  String.raw`${HAN_FRACTION}|(?<![\p{L}\d/.,:+-])(?<figure>[1-9]\/[2-9](?:-(?=\p{L}{3}))?)(?![\d/]|[.,:]\d)|${FRACTION_IN_WORDS}`,
  'giu',
);

/** What a share is taken out of, or a majority: without it "2/3" may be a day, a page or a score. */
const opensWhole =
  /^\s?(?:(?:of|der|des|de[lirs]?|delle|degli|dos|das|av|af|van)(?!\p{L})|d['’]|\p{L}*(?:majo|mehrheit|flertal|meerderheid|maggior|maior|mayor|większ|большин|többség))/iu;

/** Before it, the whole number of "five and two thirds" or "twenty-two thirds". */
const mixed = /(?<![\p{L}\d])(?<before>[\p{L}\d]{1,24})[\s-](?:(?:and|und|et|e|y|och|og|en|i|и)\s)?$/iu;
/** UTF-16 units that hold it. */
const REACH = 32;

function isMixed(text: string, start: number): boolean {
  const before = mixed.exec(text.slice(Math.max(0, start - REACH), start))?.groups?.before.toLowerCase();
  return before !== undefined && (/^\d/.test(before) || cardinalOf(before) !== undefined);
}

/** @param isQuoted a citing author's "2/3" is known for a share by the words of the source */
export function* writtenFractions(text: string, isQuoted: boolean): Generator<WrittenFraction> {
  if (!holdsFraction.test(text)) return;
  for (const { 0: written, index: start, groups = {} } of text.matchAll(fraction)) {
    const end = start + written.length;
    const { figure, whole, part } = groups as Readonly<Partial<Record<string, string>>>;
    if (isMixed(text, start)) continue;
    if (figure !== undefined) {
      if (isQuoted || figure.endsWith('-') || opensWhole.test(text.slice(end, end + REACH)))
        yield { start, end, key: `f ${figure}`, form: 'figure' };
    } else {
      const [all, own] = [hanNumber(whole ?? ''), hanNumber(part ?? '')];
      const value = whole === undefined ? fractionOf(groups) : `${String(own)}/${String(all)}`;
      if (value !== undefined) yield { start, end, key: `f ${value}`, form: whole === undefined ? 'word' : 'figure' };
    }
  }
}

const linesOf = oncePer(({ segments }: SourceIndex): readonly number[] =>
  segments.flatMap(({ text }, at) => (holdsFraction.test(text) && text.search(fraction) >= 0 ? [at] : [])),
);

/** The segments with a fraction, in words or figures, ascending. */
export const segmentsWithFraction = (index: SourceIndex): readonly number[] => linesOf(index);
