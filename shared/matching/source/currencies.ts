/** Currencies by the ways in which they are written beside an amount. */
import type { DecimalMark } from '../language/decimalMarks.ts';

/** Those that name one currency only: "$" is used by many countries, and "pound" is also a weight. */
const currencies: readonly (readonly [string, RegExp])[] = [
  ['€', /^(?:€|eur|euros?)$/iu],
  ['£', /^(?:£|gbp)$/iu],
  ['$', /^(?:\$|dollars?)$/iu],
  ['US$', /^(?:us\$|usd)$/iu],
  ['₽', /^(?:₽|rub|руб\.?|рублей|рубля|рубль)$/iu],
  ['zł', /^(?:zł|pln|złotych)$/iu],
  ['Kč', /^(?:kč|czk)$/iu],
  ['₹', /^(?:₹|inr)$/iu],
  ['Rs', /^rs\.?$/iu],
  ['Ft', /^(?:ft|huf|forint)$/iu],
  ['Rp', /^(?:rp|idr|rupiah)$/iu],
  ['₺', /^(?:₺|try|tl)$/iu],
  ['₴', /^(?:₴|uah|грн\.?|гривень)$/iu],
  ['₩', /^(?:₩|krw|원)$/iu],
  ['฿', /^(?:฿|thb|บาท)$/iu],
  ['₦', /^(?:₦|ngn)$/iu],
  ['R$', /^(?:r\$|brl|reais)$/iu],
  ['CHF', /^(?:chf|s?fr\.?|franken|francs?|franchi)$/iu],
  ['KSh', /^(?:kshs?\.?|kes)$/iu],
  ['₱', /^(?:₱|php|p)$/iu],
];

/** The source of a pattern that matches any of them. */
export const currency = String.raw`€|£|(?<!\p{L})(?:US|R)\$|\$|[₽₹₺₴₩฿₱₦]|원|บาท|(?<!\p{L})P(?=\d{1,3}(?:,\d{3}|\.\d\d(?!\d)))|(?<!\p{L})(?:php|huf|ft|forint|rp|idr|rupiah|try|tl|uah|грн\.?|гривень|krw|thb|brl|reais|chf|sfr\.?|(?<!\bam\s)fr\.?|franken|francs?|franchi|usd|eur|euros?|gbp|dollars?|rub|руб(?:\.|лей|ля|ль)?|zł|pln|złotych|kč|czk|inr|rs\.?|kshs?\.?|kes|ngn)(?!\p{L})`;

/** "$" for a source's "USD" says less, and "USD" for its "$" says more. */
export function currencyOf(written: string, mark: DecimalMark | 'quoted' | undefined): string | undefined {
  const name = currencies.find(([, pattern]) => pattern.test(written))?.[0];
  return name === 'US$' && mark !== 'quoted' ? '$' : name;
}
