/**
 * Units by symbol and name, also those whose symbol means other things elsewhere: "m" is a metre only where the other side has the metre's
 * name. For a value beside the very quotation that it is taken from.
 */
import { measureName } from './measureNames.ts';

const names: readonly (readonly [string, RegExp])[] = [
  [
    '%',
    /^(?:%|percent|per cent|pct|prozent|pour cent|por ciento|por cento|per cento|procent|procenta?|prosent(?:ti(?:a)?)?|процент(?:а|ов)?|відсотк(?:и|ів)|százalék|yüzde)$/u,
  ],
  ['min', /^(?:min|mins|minutes?|minuten?|minutos?|minut[oi]|minuter|minutter|minuut|minuuttia|минут[аы]?)$/u],
  ['h', /^(?:h|hrs?|hours?|stunden?|std|heures?|horas?|or[ae]|uur|timmar|timer|tuntia|godzin[ay]?)$/u],
  ['s', /^(?:s|secs?|seconds?|sekunden?|secondes?|segundos?|second[oi]|seconden|sekunder|sekuntia)$/u],
  ['g', /^(?:g|grams?|grammes?|gramm|gramos?|gramas?|gramm[oi]|gram|grammaa)$/u],
  ['l', /^(?:l|lit(?:re|er)s?|litros?|litr[oi]|litraa)$/u],
  ['dl', /^(?:dl|decilit(?:re|er)s?|deziliter|desilitraa)$/u],
  ['m', /^(?:m|met(?:re|er)s?|metern|mètres?|metros?|metr[oi]|metriä)$/u],
  [
    'm^2',
    /^(?:m\^?2|sq m|square met(?:re|er)s?|quadratmetern?|mètres? carrés?|metros? (?:cuadrados?|quadrados?)|metr[oi] quadrat[oi]|vierkante meter|kvadratmeter|平方米|平方メートル)$/u,
  ],
  [
    'm^3',
    /^(?:m\^?3|cu m|cubic met(?:re|er)s?|kubikmetern?|mètres? cubes?|metros? cúbicos?|metr[oi] cub[oi]|kubieke meter|kubikkmeter|立方米)$/u,
  ],
  ['°', /^(?:°|degrees?|grad|degrés?|grados?|graus?|grad[oi]|graden|grader|astetta)$/u],
  ['tbsp', /^(?:tbsps?|tablespoons?|el|esslöffel|msk|matskedar|ss|spiseskjeer?)$/u],
  ['tsp', /^(?:tsps?|teaspoons?|tl|teelöffel|tsk|teskedar)$/u],
];

/** Longest name of a unit, words. */
export const MOST_WORDS_OF_UNIT = 2;

/** @param written folded, without the full stop of an abbreviation; up to two words */
export const unitName = (written: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(written))?.[0] ?? measureName(written);
