/**
 * The size of the words that scale numbers, so that "3 million 200 thousand" is recognised as one number: its parts get smaller. Only their
 * order counts; where scales differ ("billion" before "Milliarde"), they never do within one number.
 */

/** Powers of ten; "billion" as in German, which keeps it above "Milliarde" and leaves English its order. */
const ranks: readonly (readonly [RegExp, number])[] = [
  [/^(?:hundreds?|hundert|cents?|cien|ciento|cento|honderd)$/u, 2],
  [/^(?:thousands?|tausend|mil|mille|mila|duizend|k|tsd|tys|tis|tusen|ezer|тыс|тис)$/u, 3],
  [/^(?:\p{L}+hundert|\p{L}+tausend\p{L}*)$/u, 3],
  [
    /^(?:million(?:s|en|er)?|mill[oó]n(?:es)?|milion(?:[eiyů]|ów)?|milioane|milh(?:ão|ões)|miljoe?n(?:er|en)?|miljoonaa?|millió|milyon|mio|mln|миллион(?:а|ов)?|мільйон(?:а|и|ів)?|млн)$/u,
    6,
  ],
  [
    /^(?:milliard(?:en?|er|s)?|mil+iard(?:[oiye]|ów|ů)?|miljard(?:er|en|ia)?|milliárd|milyar|mrd|mld|mlrd|mia|миллиард(?:а|ов)?|мільярд(?:а|и|ів)?|млрд)$/u,
    9,
  ],
  [/^(?:b[iy]llion(?:s|en)?|bill[oó]n(?:es)?|bilh(?:ão|ões)|bn)$/u, 12],
  [/^trill?i(?:on(?:s|en)?)$/u, 15],
];
const signs: Readonly<Record<string, number>> = {
  ...{ 十: 1, 百: 2, 千: 3, 万: 4, 萬: 4, 億: 8, 亿: 8, 兆: 12 },
  ...{ 십: 1, 백: 2, 천: 3, 만: 4, 억: 8, 조: 12 },
};
const leadingSigns = /^[십백천만억조]+/u;

/** The power of ten by which a word or character multiplies its number; undefined for words that multiply nothing. */
export function magnitudeRank(key: string): number | undefined {
  if (key in signs) return signs[key];
  const hangul = leadingSigns.exec(key)?.[0];
  if (hangul !== undefined) return Array.from(hangul).reduce((sum, sign) => sum + signs[sign], 0);
  return ranks.find(([pattern]) => pattern.test(key))?.[1];
}

/** The powers that a word means in every language: a billion is not the same everywhere. */
const sureRanks: ReadonlySet<number> = new Set([3, 4, 6, 8, 9]);
export const sureMagnitudeRank = (key: string): number | undefined => {
  const rank = magnitudeRank(key);
  return rank !== undefined && sureRanks.has(rank) ? rank : undefined;
};

/**
 * @param number decimal, its mark a point or a comma
 * @returns the digits of "3.5" times ten to the power of six: "3500000"; undefined if it has more decimals than that
 */
export function inFull(number: string, rank: number): string | undefined {
  const [whole, decimals = ''] = number.split(/[.,]/);
  return decimals.length > rank ? undefined : (whole + decimals.padEnd(rank, '0')).replace(/^0+(?=\d)/, '');
}

/** Whether its numbers are written without a word of their own in between: "1만 5000" needs no second magnitude. */
export const isEasternMagnitude = (key: string): boolean => key in signs || leadingSigns.test(key);
