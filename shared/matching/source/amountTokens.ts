/** An amount written in words, token by token: "three million seven hundred fifty thousand dollars". */
import { cardinalOf } from '../language/cardinals.ts';
import { tagged, valuesOf } from '../language/languages.ts';
import { magnitudeRank } from '../language/magnitudeRanks.ts';
import { numbersInWords } from '../language/numbersInWords.ts';
import { joinsNumbers } from '../language/numerals.ts';
import { isMoney, isPercent, isPercentWord } from '../language/quantities.ts';
import type { Token } from '../text/tokens.ts';

/** Words of an amount: "quatrocentos e cinquenta mil seiscentos e noventa e oito reais e setenta centavos" has 14. */
export const MOST_WORDS_OF_AMOUNT = 24;

/** Whether it may be a word of an amount, or of what is counted in it. */
export const isInAmount = ({ kind, key }: Token): boolean =>
  kind === 'word' &&
  (joinsNumbers(key) ||
    beforeCent.test(key) ||
    /^cents?$/u.test(key) ||
    isPercentWord(key) ||
    isMoney(key) ||
    isCoin(key) ||
    isHundred(key) ||
    isThousand(key) ||
    hundreds.has(key) ||
    cardinalOf(key) !== undefined ||
    magnitudeRank(key) !== undefined ||
    numbersInWords(key).length > 0);

/** "Por cento", "pour cent": their first word. */
const beforeCent = /^(?:por|per|pour)$/u;
const isCoin = tagged('coin');
const isThousand = tagged('timesThousand');
const isHundred = tagged('timesHundred');
const hundreds = valuesOf('hundreds');

/**
 * Whether the words are the amount of a figure, with nothing but the unit that is also outside. "Five hundred fifty dollars" are not $5.50:
 * only the digits are the same.
 *
 * @param outside keys of the tokens beside the figure
 */
export function saysAmount(words: readonly Token[], outside: readonly string[], figure: readonly Token[]): boolean {
  const hasDecimals = /[.,](?!00)\d{1,2}\)?$/u.test(figure.at(-1)?.key ?? '');
  if (hasDecimals && !words.some(({ key }) => isCoin(key))) return false;
  return amountIn(words, outside)?.includes(figure.map(({ letters }) => letters).join('')) === true;
}

/**
 * The digits in which the words may be written, if they are nothing but a number with the unit that is also outside; "forty thousand" is
 * 40000, or 4000000 with its cents.
 */
function amountIn(words: readonly Token[], outside: readonly string[]): string[] | undefined {
  let [whole, open, hasUnit] = [0, 0, false];
  let afterUnit: number | undefined;
  for (const [at, { kind, key }] of words.entries()) {
    const next = words.at(at + 1)?.key ?? '';
    if (kind !== 'word') return undefined;
    if (joinsNumbers(key) || (beforeCent.test(key) && /^cent/u.test(next))) continue;
    const isShare = isPercentWord(key) || (/^cent/u.test(key) && at > 0 && beforeCent.test(words[at - 1].key));
    if (isShare || isMoney(key)) {
      if (!outside.some(isShare ? isPercent : isMoney)) return undefined;
      [whole, open, hasUnit] = [whole + open, 0, true];
      continue;
    }
    if (isCoin(key) && hasUnit) {
      afterUnit = open;
      open = 0;
      continue;
    }
    const value = cardinalOf(key) ?? (isHundred(key) && open > 0 ? undefined : hundreds.get(key));
    const rank = isThousand(key) ? THOUSAND : magnitudeRank(key);
    // "Fünftausend".
    const glued = value === undefined ? numbersInWords(key).at(0) : undefined;
    if (glued?.end === key.length && glued.value > 10 ** (rank ?? 0)) whole += glued.value;
    else if (value !== undefined) open += value;
    else if (isHundred(key)) open = Math.max(1, open) * 100;
    else if (rank !== undefined && rank >= THOUSAND) [whole, open] = [whole + Math.max(1, open) * 10 ** rank, 0];
    else return undefined;
  }
  if (hasUnit && open > 0) return undefined;
  const total = String(whole + open);
  if (total === '0') return undefined;
  return afterUnit === undefined
    ? [total, `${total}00`, total.padStart(2, '0')]
    : [`${total}${String(afterUnit).padStart(2, '0')}`];
}
const THOUSAND = 3;
