/** Whether a source says anywhere that its figures are in thousands or millions: "(EUR thousand)", "€'000", "in Mio. €", "单位：万元". */
import { cardinalOf } from '../language/cardinals.ts';
import { isMagnitudeWord } from '../language/numerals.ts';
import { currency } from './currencies.ts';
import { oncePer } from '../text/oncePer.ts';
import type { SourceIndex } from './sourceIndex.ts';

/** Stems of the words that may: only what they find is looked at. */
const candidate =
  /(?<!\p{L})(?:thous|tausend|tsd|mil|migliaia|mln|mio|mrd|mld|mlrd|tis|tys|duizend|tusen|tusind|ezer|тыс|тис|мил|млн|млрд|χιλ|εκατ|bn|mn)\p{L}*/giu;
const inSigns = new RegExp(
  [
    // "€'000", "in 000s"; "12 000" is a number.
    String.raw`(?<![\d.,'’]|[\d.,]\s)['’]?000s?(?![\d.,])`,
    String.raw`(?<![\p{L}\d])(?:T€|k€|M€|[TK](?:EUR|CHF|USD|GBP))(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])[€$£](?:k|m|mm|bn)(?!\p{L})`,
    String.raw`(?:単位|单位|單位|단위)[^\d\n]{0,6}[千万萬億亿천만억]`,
  ].join('|'),
  'iu',
);

/** UTF-16 units beside a word in which a currency or an "in" makes it a scale. */
const REACH = 16;
const money = new RegExp(`${currency}|(?<!\\p{L})(?:yen|reais|złotych|francs?|franken|pesos?)(?!\\p{L})`, 'iu');
const opensScale = /(?:(?:^|[\s(])(?:[Ii]n|[Ee][nm]|[IiWwVvВв])\s(?:(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3})\s?)?|\(\s?)$/u;
const counts = /(?:\d[.,]?|(?<!\p{L})(?:a|an|un|une|uno|una|um|uma|ein|eine|een|en|et))\s?$/iu;
/** Numbers by themselves: "mil euros", "tausend Euro". */
const oneThousand = /^(?:mil|mille|tausend|duizend|tusen|tusind|ezer)$/u;
/** Those that count nothing, so that no list of numbers has them. */
const scalesOnly = /^(?:milhares|millares|migliaia|tis)$/u;

function statesScaleIn(text: string): boolean {
  if (inSigns.test(text)) return true;
  for (const { 0: word, index } of text.matchAll(candidate)) {
    const key = word.toLowerCase();
    if (!isMagnitudeWord(key) && !scalesOnly.test(key)) continue;
    const before = text.slice(Math.max(0, index - REACH), index);
    const counted =
      before
        .trimEnd()
        .split(/[^\p{L}]/u)
        .at(-1) ?? '';
    if (opensScale.test(before)) return true;
    if (counts.test(before) || cardinalOf(counted.toLowerCase()) !== undefined) continue;
    if (isMagnitudeWord(counted.toLowerCase()) || oneThousand.test(key)) continue;
    const end = index + word.length;
    if (money.test(before) || money.test(text.slice(end, end + REACH))) return true;
  }
  return false;
}

const scaleIn = oncePer(({ segments }: SourceIndex) => ({
  isStated: segments.some(({ text }) => statesScaleIn(text)),
}));

/** Then a number that the source writes in full may be more than it says. */
export const statesScale = (index: SourceIndex): boolean => scaleIn(index).isStated;
