/** Receipts, whose rows end in prices, and which have none of a language's common words. */

/** An amount with two decimals, and what a till prints beside it: a sign, a tax letter, which may be read as a digit. */
const PRICE = /^[^\p{L}\d]?x?\d{1,6}[.,]\d{2}[\p{L}\d]?$/u;
/** Fewer prices may occur in any text. */
const LEAST_PRICES = 4;
/** Their share of the words: on receipts a quarter or more, in a text with amounts one in twenty. */
const LEAST_SHARE = 0.15;

/** Whether the words are those of a receipt or a price list: digits are read alike in all Latin letters, and not upside down. */
export function arePriced(words: readonly string[], leastShare = LEAST_SHARE): boolean {
  const prices = words.filter((word) => PRICE.test(word)).length;
  return prices >= LEAST_PRICES && prices >= leastShare * words.length;
}
