/** An amount that the source gives twice, of which the quotation gives one: "EUR 12,000 (twelve thousand euros)", "five thousand dollars ($5,000)". */
import type { Hunk } from '../alignment/alignTokens.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import { amountAround, MOST_IN_BRACKETS } from '../source/amountsGivenTwice.ts';
import { MOST_WORDS_OF_AMOUNT, saysAmount } from '../source/amountTokens.ts';
import { withoutCents } from '../source/digitNumbers.ts';
import type { Window } from '../source/window.ts';
import type { Token } from '../text/tokens.ts';

/** Whether all that the quotation leaves out is exactly the same amount in words, in brackets of their own right after it. */
export function repeatsInWords(window: Window, { quotedFrom, quotedTo, sourceFrom, sourceTo }: Hunk): boolean {
  const { tokens, text } = window;
  const words = tokens.slice(sourceFrom, sourceTo);
  if (quotedFrom !== quotedTo || words.length === 0 || words.length > MOST_WORDS_OF_AMOUNT || sourceFrom === 0)
    return false;
  const opens = text.slice(tokens[sourceFrom - 1].end, words[0].start);
  if (!/^\s?\($/.test(opens) || text[words[words.length - 1].end] !== ')') return false;
  if (/[()]/.test(text.slice(words[0].start, words[words.length - 1].end))) return false;
  const number = tokens[sourceFrom - 1].kind === 'number' ? sourceFrom - 1 : sourceFrom - 2;
  if (number < 0 || tokens[number].kind !== 'number') return false;
  const outside = [tokens.at(number - 1), ...tokens.slice(number + 1, sourceFrom), tokens.at(sourceTo)];
  return saysAmount(
    words,
    outside.flatMap((token) => token?.key ?? []),
    [tokens[number]],
  );
}

/**
 * Whether the quotation gives once, in words or in figures, what the source gives in words and right after them in figures in brackets:
 * "thirty-five percent" or "35%" for "thirty-five percent (35%)".
 */
export function givesOnce({ tokens: quoted }: QuotedText, window: Window, hunk: Hunk): boolean {
  const { quotedFrom, quotedTo, sourceFrom, sourceTo } = hunk;
  if (quotedTo - quotedFrom > 1 || sourceTo - sourceFrom > MOST_WORDS_OF_AMOUNT + MOST_IN_BRACKETS) return false;
  return [sourceFrom, sourceTo].some((at) => {
    const twice = amountAround(window, at);
    if (twice === undefined) return false;
    const { words, opens, number, closes } = twice;
    if (quotedFrom === quotedTo) {
      const [keepsWords, keepsFigure] = [
        sourceFrom === opens && sourceTo === closes,
        sourceFrom === words && sourceTo === opens,
      ];
      return keepsWords || keepsFigure;
    }
    // Brackets directly around a number are part of its token.
    const isFigure = bareFigure(quoted[quotedFrom]) === bareFigure(window.tokens[number]);
    return isFigure && sourceTo === number + 1 && (sourceFrom === words || sourceFrom === number);
  });
}

/** "3,750,000" of "(3,750,000.00)". */
const bareFigure = ({ key }: Token): string => withoutCents(key.replace(/^\((.*)\)$/u, '$1'));
