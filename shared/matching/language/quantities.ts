/** Words that are part of a number's meaning: number words, magnitudes, units and currencies. Folded; all languages. */
import { tagged, taggedByStem, wordsOf, valuesOf } from './languages.ts';

const numberGlyphs = '〇零一二三四五六七八九十百千两兩壹贰叁肆伍陆柒捌玖拾佰仟半';

const magnitudeGlyphs = '万萬亿億兆';

const unitGlyphs = '年月日时時分秒天周週円元圓米吨噸斤歳岁歲度％';

/** Their codes are the same in all languages. */
const currencyCodes =
  'usd eur gbp jpy chf cny rmb cad aud nzd sek nok dkk inr rub brl krw hkd sgd mxn zar try pln czk huf aed sar ils';

const withSigns = (words: ReadonlySet<string>, signs: string): ReadonlySet<string> =>
  new Set([...words, ...Array.from(signs)]);

const numberWordSet = withSigns(
  new Set([...wordsOf('numberWord'), ...valuesOf('smallNumber').keys(), ...valuesOf('ten').keys()]),
  numberGlyphs,
);
const magnitudeSet = withSigns(wordsOf('scaleWord'), magnitudeGlyphs);
const unitSet = withSigns(wordsOf('unit'), unitGlyphs);
const currencySet = new Set([...wordsOf('currencyName'), ...currencyCodes.split(' ')]);

export const isNumberWord = (key: string): boolean => numberWordSet.has(key);
export const isCurrency = (key: string): boolean => currencySet.has(key);
export const isCurrencySign = (key: string): boolean => /^\p{Sc}$/u.test(key);
export const isMoney = (key: string): boolean => isCurrency(key) || isCurrencySign(key);
/** Glyphs that name a currency where a unit stands; elsewhere they are parts of other words. */
export const isMoneyGlyph = (key: string): boolean => /^[円元圓원]$/u.test(key);
/** Units written as symbols that belong to their number: "5 mg", "3 kW". */
const unitSymbol =
  /^(?:[yzafpnuµμmcdhkgt]?(?:g|m|l|s|w|v|a|j|n|pa|hz|ev|ω|ohm|sv|gy|bq|mol|wh|bar|cal|kat|f|t|lm|lx|wb)|mcg|da|mmhg|c|k|h|hrs|hr|min|sec|ms|lb|lbs|oz|ft|yd|mi|psi|iu|ppm|ppb|ppt|db[mic]?|ha|bps|bp|pct|kbps|mbps|gbps|kb|mb|gb|tb|pb|kib|mib|gib|rpm|mph|km|kmh|km\/h|(?:[munµμk])?[va](?:rms|pp|dc|ac)|usd|eur|gbp|jpy|chf|cny|rmb|cad|aud|sek|nok|dkk|inr|rub|brl|krw|hkd|pln|czk|huf|zar|mxn|try)$/u;
export const isUnitSymbol = (key: string): boolean => unitSymbol.test(key);
/** Words for the sign of a number right after them. */
const minusWords = wordsOf('minus');
/** "Au | moins 21 jours", "por lo | menos": a bound, not a sign. */
const opensBound = wordsOf('opensBound');
/** @param previous the word before it */
export const isMinusWord = (key: string, previous = ''): boolean => minusWords.has(key) && !opensBound.has(previous);
/** Hundredths and ten thousandths, written out; "per cent" begins with a word that means much else and is left to its unit. */
export const isPercentWord = tagged('percentWord');
export const isPercent = (key: string): boolean => key === '%' || isPercentWord(key);
/** How often: a monthly fee is not the same as a quarterly one. */
export const isFrequency = tagged('frequency');
/** Units of time: counted, and never negative. */
export const isDuration = tagged('duration');
/** Chinese and Japanese characters that are digits or powers of ten: a number written with them is one. */
const numberGlyphSet = new Set(numberGlyphs + magnitudeGlyphs);
export const isNumberGlyph = (letter: string): boolean => numberGlyphSet.has(letter);
/** Units of measure, currencies and magnitude words: what a number counts. */
export const isUnit = (key: string): boolean =>
  unitSet.has(key) || currencySet.has(key) || magnitudeSet.has(key) || /^[\p{Sc}%‰°]$/u.test(key);

/**
 * Units whose first letter is a prefix that means another power of ten in upper case ("5 mW" is not "5 MW"), and those of data, whose last
 * letter distinguishes bits from bytes. "pm" is more likely a time of day.
 */
const prefixedUnit =
  /^(?:m|[mp](?:g|l|s|w|v|a|j|n|pa|hz|ev|ω|ohm|sv|gy|bq|mol|wh|cal|f|t|m|b|bps|bit)|[kgt]b|[kgt]bps|m[wvaj]h)$/u;
export const isPrefixedUnit = (key: string): boolean => prefixedUnit.test(key) && key !== 'pm';

/** Nouns that are followed by their number: "table 1" and "page 12" have no footnote reference. */
export const takesNumber = tagged('takesNumber');

/** Units that are raised to a power: "25 metres²" has an exponent, not a footnote reference. */
export const isRaisedUnit = taggedByStem('raisedUnit');

/** Words before brackets that hold values, not references: "the interval [1, 3]". */
export const namesInterval = tagged('interval');

/** Before a number that is not exact: "about". */
const approximate = wordsOf('approximate');
export const isApproximate = (key: string): boolean => approximate.has(key);
