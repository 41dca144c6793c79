/**
 * Whether a place is inside a number of several parts, "2兆3000億" and "3 million 200 thousand", inside a measure of several units, "two
 * years and six months", or inside a ratio, "one in five": either side of it is another amount.
 */
import { isEasternMagnitude, magnitudeRank } from '../language/magnitudeRanks.ts';
import { isCardinal, joinsNumbers, isBetween } from '../language/numerals.ts';
import { isMonth } from '../language/dates.ts';
import { isApproximate, isDuration, isNumberGlyph, isUnit, takesNumber } from '../language/quantities.ts';
import { cutsUnspacedMeasure, isDividedInto } from '../language/measureRanks.ts';
import { boundsShare, countsAmong, isRatioArticle, linksRatio } from '../language/ratios.ts';
import { isStopword } from '../language/stopwords.ts';
import { isArticle } from './numberEdges.ts';
import { type Token, saysNumber } from '../text/tokens.ts';
import type { Window } from '../source/window.ts';

/** Tokens of one part of a number: "two hundred and fifty thousand". */
const PART_TOKENS = 5;

/** Whether token `at` begins another part of the number that ends right before it. */
export function continuesCompound(window: Window, at: number): boolean {
  const { tokens, text } = window;
  const token = tokens[at];
  if (at < 2 || !isAmount(token) || token.raised) return false;
  const gap = text.slice(tokens[at - 1].end, token.start);
  const isSpelled = token.kind === 'word' && tokens[at - 2].kind === 'word';
  if (!(isSpelled ? /^,?\s*$/ : /^\s?$/).test(gap)) return false;
  const above = rankBefore(window, at);
  if (above === undefined) return false;
  const rank = rankFrom(window, at);
  if (rank !== undefined) return rank < above;
  // "1万5000".
  const isGlued = token.kind === 'number' && gap === '' && isEasternMagnitude(tokens[at - 1].key);
  return isGlued && token.letters.length <= above;
}

const gapInPart = /^\s?$/;
/** A Korean word that continues after its magnitude: "3조원". */
const countsThings = (key: string): boolean =>
  isEasternMagnitude(key) && !/^(?:\p{Script=Han}|[십백천만억조]+)$/u.test(key);

/** The multiplier of the part before token `at`. */
function rankBefore({ tokens, text }: Window, at: number): number | undefined {
  let rank: number | undefined;
  for (let position = at - 1; position >= Math.max(0, at - PART_TOKENS); position--) {
    const { key } = tokens[position];
    const power = countsThings(key) ? undefined : magnitudeRank(key);
    if (power === undefined) return isAmount(tokens[position]) || isNumberGlyph(key) ? rank : undefined;
    rank = (rank ?? 0) + power;
    if (position > 0 && !gapInPart.test(text.slice(tokens[position - 1].end, tokens[position].start))) return undefined;
  }
  return undefined;
}

/** The multiplier of the part that starts with token `at`. */
function rankFrom({ tokens, text }: Window, at: number): number | undefined {
  let rank = tokens[at].kind === 'number' ? undefined : magnitudeRank(tokens[at].key);
  for (let position = at + 1; position < Math.min(tokens.length, at + PART_TOKENS); position++) {
    if (!gapInPart.test(text.slice(tokens[position - 1].end, tokens[position].start))) break;
    const power = magnitudeRank(tokens[position].key);
    if (power === undefined && !isCardinal(tokens[position].key)) break;
    rank = power === undefined ? rank : (rank ?? 0) + power;
  }
  return rank;
}

const germanCompound =
  /^(?=.*(?:hundert|tausend))(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zig|ßig|und|hundert|tausend|zwan)+$/u;
const isAmount = (token: Token): boolean => saysNumber(token) || germanCompound.test(token.key);

/** Tokens of one number of a measure: "twenty five days", "3 1/2 hours". */
const FIGURE_TOKENS = 3;
/** UTF-16 units on either side of a place that hold the parts of a measure, in scripts without spaces. */
const UNSPACED_REACH = 8;

/** Whether a place right before token `at` is inside one measure: "two years | and six months", "5 feet | 11 inches". */
export function cutsMeasure({ tokens, text }: Window, at: number): boolean {
  if (tokens[at].kind === 'glyph' || tokens[at - 1].kind === 'glyph') {
    const { start } = tokens[at];
    return cutsUnspacedMeasure(
      text.slice(Math.max(0, start - UNSPACED_REACH), start),
      text.slice(start, start + UNSPACED_REACH).replace(/\s/g, ''),
    );
  }
  const isJoiner = joinsNumbers(tokens[at].key);
  const figure = isJoiner ? at + 1 : at;
  const unit = !isJoiner && joinsNumbers(tokens[at - 1].key) ? at - 2 : at - 1;
  if (unit < 1 || !/^,?\s*$/.test(text.slice(tokens[unit].end, tokens[unit + 1].start))) return false;
  const part = afterFigure(tokens, figure);
  if (part === undefined || !isDividedInto(tokens[unit].key, part.key)) return false;
  if (!/^[\s\p{L}\d/.-]*$/u.test(text.slice(tokens[figure].start, part.start))) return false;
  let first = unit - 1;
  while (first > 0 && unit - first < FIGURE_TOKENS && isAmount(tokens[first - 1])) first--;
  return isAmount(tokens[unit - 1]) && !isBetween(tokens.at(first - 1)?.key ?? '');
}

/** What the number that begins with this token counts. */
function afterFigure(tokens: readonly Token[], from: number): Token | undefined {
  let at = from;
  while (at < tokens.length && at - from < FIGURE_TOKENS && isAmount(tokens[at])) at++;
  return at === from ? undefined : tokens.at(at);
}

/** Years and larger numbers are not shares of anything: "5 in 2019". */
const MAX_RATIO_DIGITS = 3;

/** "One in | five patients", "seven out of | ten", "un enfant sur | cinq": the second number is the whole of a share. */
export function endsRatio({ tokens, text }: Window, at: number): boolean {
  // "One in | a hundred".
  const amount = isArticle(tokens[at]) && at + 1 < tokens.length ? at + 1 : at;
  const token = tokens[amount];
  if (!isAmount(token) || token.letters.length > (token.kind === 'number' ? MAX_RATIO_DIGITS : Infinity)) return false;
  const next = tokens.at(amount + 1)?.key ?? '';
  if (isDuration(next) || isMonth(next)) return false;
  const link = linksRatio(tokens.slice(Math.max(0, at - LINK_TOKENS), at).map(({ key }) => key));
  let share = at - link - 1;
  if (link === 0 || share < 0 || !isSpaced(text.slice(tokens[share].end, token.start))) return false;
  // "Un enfant sur cinq".
  const mayCount = share > 0 && isRatioArticle(tokens[share - 1].key) && countsAmong(tokens[at - 1].key);
  if (!isShare(tokens[share]) && mayCount) share--;
  if (!isShare(tokens[share]) || (share > 0 && isLabel(tokens[share - 1]))) return false;
  const [part, whole] = [Number(tokens[share].key), Number(token.key)];
  return Number.isNaN(part) || Number.isNaN(whole) || part < whole;
}

/** "2 | of 5 posts", "two | out of five": the match begins with what links a share to its whole. */
export function linksShare(window: Window, at: number): boolean {
  const { tokens } = window;
  const link = Array.from({ length: LINK_TOKENS }, (_, more) => at + 1 + more).find(
    (whole) => whole < tokens.length && isAmount(tokens[whole]),
  );
  if (at === 0 || link === undefined || !isShare(tokens[at - 1])) return false;
  return linksRatio(tokens.slice(at, link).map(({ key }) => key)) === link - at && endsRatio(window, link);
}

/** UTF-16 units of a measure with a bracket after it. */
const RATE_REACH = 24;
/**
 * "6 Euro | / Tag", "90 mg | (potency)/kg", "90 mg (potency) | /kg": per what an amount is, after a space or a bracket. What stands tight after
 * its unit is glued to it.
 */
export function beginsRate({ tokens, text }: Window, at: number): boolean {
  const { end } = tokens[at - 1];
  const [before, after] = [text.slice(Math.max(0, end - RATE_REACH), end), text.slice(end, end + RATE_REACH)];
  if (measureWithBracket.test(before) && rateBehindBracket.test(after)) return true;
  const per = /^\s?\/\s?(\p{L}+)/u.exec(after)?.[1] ?? '';
  return isDuration(per) && at > 1 && isUnit(tokens[at - 1].key) && saysNumber(tokens[at - 2]);
}
const measureWithBracket = /\d\s?\p{L}{1,3}(?:\([^()\n]{0,12})?$/u;
const rateBehindBracket = /^(?:[^()\n]{0,12}|\([^()\n]{1,12})\)\s?\/\s?\p{L}/u;

/** "Out of every". */
const LINK_TOKENS = 3;
/** Words with only spaces between them, and at most one line break. */
const isSpaced = (between: string): boolean => /^[\s\p{L}\p{M}\p{N}']*$/u.test(between) && !/\n\s*\n/.test(between);
const isShare = (token: Token): boolean =>
  (isAmount(token) && magnitudeRank(token.key) === undefined) || isRatioArticle(token.key);
/** "Table 1 in five parts" holds no share; "about 1 in 5" does. */
const isLabel = ({ key }: Token): boolean =>
  takesNumber(key) && !isApproximate(key) && !isStopword(key) && !boundsShare(key);
