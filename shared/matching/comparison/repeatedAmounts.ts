/** "EUR 12,000 (twelve thousand euros)", "2% (dois por cento)", "40.000 (kırk bin) TL": an amount that contracts give twice. */
import type { Hunk } from '../alignment/alignTokens.ts';
import { cardinalOf } from '../language/cardinals.ts';
import { tagged, valuesOf } from '../language/languages.ts';
import { magnitudeRank } from '../language/magnitudeRanks.ts';
import { joinsNumbers } from '../language/numerals.ts';
import { isMoney, isPercent, isPercentWord } from '../language/quantities.ts';
import type { Window } from '../source/window.ts';
import type { Token } from '../text/tokens.ts';

/** Words of an amount: "quatrocentos e cinquenta mil seiscentos e noventa e oito reais e setenta centavos" has 14. */
const MOST_WORDS = 24;

/** Whether all that the quotation leaves out is exactly the same amount in words, in brackets of their own right after it. */
export function repeatsInWords(window: Window, { quotedFrom, quotedTo, sourceFrom, sourceTo }: Hunk): boolean {
  const { tokens, text } = window;
  const words = tokens.slice(sourceFrom, sourceTo);
  if (quotedFrom !== quotedTo || words.length === 0 || words.length > MOST_WORDS || sourceFrom === 0) return false;
  const opens = text.slice(tokens[sourceFrom - 1].end, words[0].start);
  if (!/^\s?\($/.test(opens) || text[words[words.length - 1].end] !== ')') return false;
  if (/[()]/.test(text.slice(words[0].start, words[words.length - 1].end))) return false;
  const number = tokens[sourceFrom - 1].kind === 'number' ? sourceFrom - 1 : sourceFrom - 2;
  if (number < 0 || tokens[number].kind !== 'number') return false;
  const outside = [tokens.at(number - 1), ...tokens.slice(number + 1, sourceFrom), tokens.at(sourceTo)];
  const amount = amountIn(
    words,
    outside.flatMap((token) => token?.key ?? []),
  );
  return amount?.includes(tokens[number].letters) === true;
}

/** "Por cento", "pour cent": their first word. */
const beforeCent = /^(?:por|per|pour)$/u;
const isCoin = tagged('coin');
const isThousand = tagged('timesThousand');
const isHundred = tagged('timesHundred');
const hundreds = valuesOf('hundreds');

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
    if (value !== undefined) open += value;
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
