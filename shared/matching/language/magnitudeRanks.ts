/**
 * The size of the words that scale numbers, so that "3 million 200 thousand" is recognised as one number: its parts get smaller. Only their
 * order counts; where scales differ ("billion" before "Milliarde"), they never do within one number.
 */

/** Powers of ten; "billion" as in German, which keeps it above "Milliarde" and leaves English its order. */
const ranks: readonly (readonly [RegExp, number])[] = [
  [/^(?:hundreds?|hundert|cents?|cien|ciento|cento|honderd)$/u, 2],
  [/^(?:thousands?|tausend|mil|mille|mila|duizend|k|tsd)$/u, 3],
  [/^(?:\p{L}+hundert|\p{L}+tausend\p{L}*)$/u, 3],
  [/^(?:million(?:s|en)?|mill[oó]n(?:es)?|milion[ei]|milh(?:ão|ões)|miljoen|mio|mln)$/u, 6],
  [/^(?:milliarden?|milliards?|miliard[oi]|miljard|mrd|mia)$/u, 9],
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

/** Whether its numbers are written without a word of their own in between: "1만 5000" needs no second magnitude. */
export const isEasternMagnitude = (key: string): boolean => key in signs || leadingSigns.test(key);
