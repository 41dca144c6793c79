/**
 * Numbers written in two ways: with and without separators between their thousands, and long numbers that name something (accounts, cards,
 * telephones) with and without spaces.
 */
import { isGrouped } from '../source/groupedNumbers.ts';
import { isMonth } from '../language/dates.ts';
import { isUnit, takesNumber } from '../language/quantities.ts';
import { quotedWords, type QuotedText } from '../quotation/quotedText.ts';
import { decimalMarkOf, languageMarkOf } from '../source/decimalMark.ts';
import { isNamedNumber } from '../source/namedNumbers.ts';
import { rawPieces, rawWords, type Window, gapText } from '../source/window.ts';
import { dashOfList } from '../marks/listDashes.ts';
import { compareNotations } from './notation.ts';
import type { Token } from '../text/tokens.ts';
import type { Hunk } from '../alignment/alignTokens.ts';

/** Whether a stretch of numbers is the same on both sides: one number, or several side by side. */
export function isSameFigure(quoted: QuotedText, window: Window, hunk: Hunk): boolean {
  if (isPartOfName(quoted, window, hunk)) return true;
  if (isSameWithoutCents(quoted, window, hunk)) return true;
  const pairs = pairFigures(quoted, window, hunk);
  return pairs.length > 0 && pairs.every((pair) => compareFigures(quoted, window, pair) === 'same');
}

/** "4 : 6" and "4:6", "469/966" of the item "- 469 / 966", "0170 / 1249776" and "0170/1249776". */
export function isSetApart(quoted: QuotedText, window: Window, hunk: Hunk): boolean {
  const inQuoted = quoted.tokens.slice(hunk.quotedFrom, hunk.quotedTo);
  const inSource = window.tokens.slice(hunk.sourceFrom, hunk.sourceTo);
  const isOfNumbers = ({ kind, key, raised }: Token): boolean => (kind === 'number' && !raised) || key === '/';
  if (![...inQuoted, ...inSource].every(isOfNumbers)) return false;
  const isItem =
    inSource.length > 0 && !inQuoted.some(({ dashed }) => dashed) && dashOfList(window, hunk.sourceFrom) === 'bullet';
  const written = writtenBy(window.text, inSource);
  const [left, right] = [writtenBy(quoted.fold.text, inQuoted), isItem ? written.replace(/^-\s*/, '') : written];
  return left !== right && /\d[:/]\d/.test(left + right) && tight(left) === tight(right);
}
const writtenBy = (text: string, tokens: readonly Token[]): string =>
  tokens.length === 0 ? '' : text.slice(tokens[0].start, tokens[tokens.length - 1].end);
const tight = (text: string): string => text.replace(/(?<=\d) ?([:/]) ?(?=\d)/g, '$1');

/** "2.414.483" for "2414483.00". */
function isSameWithoutCents(quoted: QuotedText, window: Window, hunk: Hunk): boolean {
  const { quotedFrom, quotedTo, sourceFrom, sourceTo } = hunk;
  const [inQuoted, inSource] = [quoted.tokens.slice(quotedFrom, quotedTo), window.tokens.slice(sourceFrom, sourceTo)];
  if ([...inQuoted, ...inSource].some(({ kind, raised }) => kind !== 'number' || raised)) return false;
  const [left, right] = [inQuoted, inSource].map((tokens) => tokens.map(({ letters }) => letters).join(''));
  return left !== '' && right !== '' && (left === `${right}00` || right === `${left}00`)
    ? compareFigures(quoted, window, hunk) === 'same'
    : false;
}

/** Whether the numbers may be the same: nothing in the source says what the separator in one of them is. */
export function isUnsureNotation(quoted: QuotedText, window: Window, hunk: Hunk): boolean {
  const compared = pairFigures(quoted, window, hunk).map((pair) => compareFigures(quoted, window, pair));
  return compared.includes('unsure') && !compared.includes('other');
}

function compareFigures(quoted: QuotedText, window: Window, hunk: Hunk): 'same' | 'unsure' | 'other' {
  const inQuoted = quoted.tokens.slice(hunk.quotedFrom, hunk.quotedTo);
  const inSource = window.tokens.slice(hunk.sourceFrom, hunk.sourceTo);
  const [left, right] = [inQuoted, inSource].map((tokens) => tokens.map(({ key }) => key).join(' '));
  const parts = right.replace(/ -/g, ' ');
  if (namesThing(left, parts) || isTelephone(window, hunk, left, parts)) return 'same';
  if (inQuoted.length > 1 && inSource.length > 1) return 'other';
  if (inQuoted.length > 1 && !isOneInQuotation(quoted, hunk)) return 'other';
  if (inSource.length > 1 && !isOneInSource(window, hunk)) return 'other';
  return compareNotations(left, right, decimalMarkOf(window.index), languageMarkOf(window.index));
}

/** "01 64 7284 84" and "01 64 72 84 84": a difference within a number that names somebody, whose other groups are equal. */
function isPartOfName(quoted: QuotedText, window: Window, hunk: Hunk): boolean {
  if (pairFigures(quoted, window, hunk).length === 0) return false;
  const joins = (text: string, tokens: readonly Token[], at: number): boolean =>
    at > 0 && at < tokens.length && /^[ ()/.-]{0,3}$/.test(text.slice(tokens[at - 1].end, tokens[at].start));
  let { quotedFrom, quotedTo, sourceFrom, sourceTo } = hunk;
  const isBeside = (inQuoted: number, inSource: number, at: 0 | 1): boolean => {
    const [left, right] = [quoted.tokens.at(inQuoted), window.tokens.at(inSource)];
    return (
      left?.kind === 'number' &&
      left.letters === right?.letters &&
      joins(quoted.fold.text, quoted.tokens, inQuoted + at) &&
      joins(window.text, window.tokens, inSource + at)
    );
  };
  while (quotedFrom > 0 && sourceFrom > 0 && isBeside(quotedFrom - 1, sourceFrom - 1, 1)) {
    quotedFrom--;
    sourceFrom--;
  }
  while (isBeside(quotedTo, sourceTo, 0)) {
    quotedTo++;
    sourceTo++;
  }
  const plain = (tokens: readonly Token[]): string => tokens.map(({ letters }) => letters).join(' ');
  const inSource = plain(window.tokens.slice(sourceFrom, sourceTo));
  return isTelephone(
    window,
    { quotedFrom, quotedTo, sourceFrom, sourceTo },
    plain(quoted.tokens.slice(quotedFrom, quotedTo)),
    inSource,
  );
}

/** The numbers of a stretch, each with what has its digits on the other side; nothing if they do not coincide. */
function pairFigures(quoted: QuotedText, window: Window, hunk: Hunk): Hunk[] {
  const { tokens } = quoted;
  const all = [...tokens.slice(hunk.quotedFrom, hunk.quotedTo), ...window.tokens.slice(hunk.sourceFrom, hunk.sourceTo)];
  if (all.some(({ kind, raised }) => kind !== 'number' || raised)) return [];
  const pairs: Hunk[] = [];
  let { quotedFrom, sourceFrom } = hunk;
  let [left, right] = ['', ''];
  for (let [inQuoted, inSource] = [quotedFrom, sourceFrom]; inQuoted < hunk.quotedTo || inSource < hunk.sourceTo;) {
    const takesQuoted = left.length <= right.length && inQuoted < hunk.quotedTo;
    if (!takesQuoted && inSource >= hunk.sourceTo) return [];
    if (takesQuoted) left += tokens[inQuoted++].letters;
    else right += window.tokens[inSource++].letters;
    if (left !== right) continue;
    pairs.push({ quotedFrom, quotedTo: inQuoted, sourceFrom, sourceTo: inSource });
    [quotedFrom, sourceFrom, left, right] = [inQuoted, inSource, '', ''];
  }
  return left === '' && right === '' ? pairs : [];
}

/** Thin and non-breaking spaces are a typesetter's; an ordinary one may separate two numbers. */
const specialSpace = /[\u00a0\u2007-\u200a\u202f]/;

/** "12 500 000", "1 284,6" and "2 340 euros" are one number each; "12 345 total" may be two cells. */
const isUnmistakable = (figure: readonly Token[], next: Token | undefined): boolean =>
  figure.length > 2 ||
  // No cell starts with a zero: "50 000".
  figure.slice(1).some(({ key }) => key.startsWith('0')) ||
  /[.,]\d+$/.test(figure[figure.length - 1].key) ||
  (next !== undefined && (next.kind === 'word' || next.kind === 'symbol') && isUnit(next.key));

function isOneInQuotation(quoted: QuotedText, { quotedFrom, quotedTo, sourceFrom, sourceTo }: Hunk): boolean {
  const { tokens, fold } = quoted;
  const figure = tokens.slice(quotedFrom, quotedTo);
  const [start, end] = [figure[0].start, figure[figure.length - 1].end];
  const next = tokens.at(quotedTo);
  const stands = (quotedFrom === 0 || tokens[quotedFrom - 1].kind !== 'number') && next?.kind !== 'number';
  if (!/^[\d.,-]+(?: [\d.,]+)+$/.test(fold.text.slice(start, end))) return false;
  // The source has one number, so the quotation's groups cannot be two.
  if (sourceTo - sourceFrom === 1) return stands || isApartInRow(quoted, quotedFrom, quotedTo);
  if (!stands) return false;
  const written = quotedWords(quoted, quotedFrom, quotedTo);
  return isUnmistakable(figure, next) || (specialSpace.test(written) && !/[ \t\n]/.test(written));
}

/** "29 973" of "29 973 32 523": no group of another number can belong to it, since groups after the first have three digits. */
function isApartInRow({ tokens }: QuotedText, from: number, to: number): boolean {
  const isGroup = (token: Token | undefined): boolean =>
    token?.kind === 'number' && /^\d{3}(?:[.,]\d+)?$/.test(token.key);
  const before = from === 0 ? undefined : tokens[from - 1];
  return !isGroup(tokens.at(to)) && (before?.kind !== 'number' || !isGroup(tokens[from]));
}

function isOneInSource(window: Window, { sourceFrom, sourceTo }: Hunk): boolean {
  for (let at = sourceFrom + 1; at < sourceTo; at++) if (!isGrouped(window, at)) return false;
  const figure = window.tokens.slice(sourceFrom, sourceTo);
  // "Lot 12 | 350 Euro".
  if (figure.length > 1 && sourceFrom > 0 && takesNumber(window.tokens[sourceFrom - 1].key)) return false;
  return (
    isUnmistakable(figure, window.tokens.at(sourceTo)) ||
    hasSpecialSpace(window, figure) ||
    isOneInSentence(window, sourceFrom, sourceTo)
  );
}

/** "Produit 445 186 entrées": if decimals have a comma, spaces group thousands, and no sentence has two numbers side by side. */
function isOneInSentence(window: Window, from: number, to: number): boolean {
  const marks = [decimalMarkOf(window.index), languageMarkOf(window.index)];
  if (from === 0 || !marks.includes(',')) return false;
  const { tokens } = window;
  const isBeside = gapText(window, from) === ' ';
  const isSmall = (at: number): boolean => /^\p{Ll}{2}/u.test(rawWords(window, at, at + 1));
  return isBeside && isSmall(from - 1) && isSmall(to) && !isMonth(tokens[from - 1].key);
}

/** If all its groups are on one line. */
function hasSpecialSpace(window: Window, figure: readonly Token[]): boolean {
  const pieces = rawPieces(window, figure[0].start, figure[figure.length - 1].end);
  const [{ segment, start, end }] = pieces;
  return pieces.length === 1 && specialSpace.test(window.index.segments[segment].text.slice(start, end));
}

/** "608 84 57 58" after "telefon": digits of one number, whatever separates them. */
function isTelephone(window: Window, { sourceFrom }: Hunk, left: string, right: string): boolean {
  const digits = left.replaceAll(' ', '');
  const areSame = /^\d+$/.test(digits) && digits === right.replaceAll(' ', '');
  return areSame && digits.length >= MIN_NAMING_DIGITS && isNamedNumber(window, sourceFrom);
}

/** Digits of a number that names something; shorter ones may be numbers side by side. */
const MIN_NAMING_DIGITS = 7;
/** Groups of an account or card, four digits each except the last. */
const MIN_GROUPS_OF_FOUR = 3;

/** "555 0172", "4111 1111 1111 1111": no quantity starts with zero, and nobody groups one by fours. */
function namesThing(left: string, right: string): boolean {
  const digits = left.replaceAll(' ', '');
  if (!/^\d+$/.test(digits) || digits !== right.replaceAll(' ', '') || digits.length < MIN_NAMING_DIGITS) return false;
  const groups = (left.includes(' ') ? left : right).split(' ');
  const fours = groups.slice(0, -1).filter((group) => group.length === 4).length;
  return groups.some((group) => /^0\d{2}/.test(group)) || fours >= MIN_GROUPS_OF_FOUR - 1;
}
