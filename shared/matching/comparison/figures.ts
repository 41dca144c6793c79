/**
 * Figures written in two ways: with and without the marks that group their thousands, and long numbers that name something
 * (accounts, cards, telephones) with and without space. What marks the decimals is never exchanged, and a mark that may be
 * either is kept: of "1,284" nobody knows.
 */
import { isGrouped } from '../edges/edges.ts';
import { isUnit } from '../language/quantities.ts';
import { quotedWords, type QuotedText } from '../quotation/quotedText.ts';
import { rawPieces, type Window } from '../source/window.ts';
import type { Token } from '../text/tokens.ts';
import type { Hunk } from './alignTokens.ts';

/** Whether a stretch of numbers is one figure on both sides, and the same. */
export function isSameFigure(quoted: QuotedText, window: Window, hunk: Hunk): boolean {
  const inQuoted = quoted.tokens.slice(hunk.quotedFrom, hunk.quotedTo);
  const inSource = window.tokens.slice(hunk.sourceFrom, hunk.sourceTo);
  if ([...inQuoted, ...inSource].some(({ kind, raised }) => kind !== 'number' || raised)) return false;
  if (inQuoted.length > 1 && inSource.length > 1) return false;
  const [left, right] = [inQuoted, inSource].map((tokens) => tokens.map(({ key }) => key).join(' '));
  if (namesThing(left, right)) return true;
  if (inQuoted.length > 1 && !isOneInQuotation(quoted, hunk)) return false;
  if (inSource.length > 1 && !isOneInSource(window, hunk)) return false;
  return ungrouped(left) === ungrouped(right);
}

/** The figure without the marks of its thousands, where a decimal part, a second group or a space says that they are. */
const ungrouped = (figure: string): string =>
  figure.replace(grouped, (_, sign: string, digits: string) => sign + digits.replace(/[., ]/g, ''));
const grouped =
  /^([-(]*)(\d{1,3}(?:(?:,\d{3})+(?=\.\d)|(?:,\d{3}){2,}|(?:\.\d{3})+(?=,\d)|(?:\.\d{3}){2,}|(?: \d{3})+))(?![\d/: ])/;

/** Thin and non-breaking spaces are a typesetter's; an ordinary one may separate two numbers. */
const specialSpace = /[\u00a0\u2007-\u200a\u202f]/;

/** "12 500 000", "1 284,6" and "2 340 euros" are one figure each; "12 345 total" may be two cells. */
const isUnmistakable = (figure: readonly Token[], next: Token | undefined): boolean =>
  figure.length > 2 ||
  /[.,]\d+$/.test(figure[figure.length - 1].key) ||
  (next !== undefined && (next.kind === 'word' || next.kind === 'symbol') && isUnit(next.key));

function isOneInQuotation(quoted: QuotedText, { quotedFrom, quotedTo }: Hunk): boolean {
  const { tokens, fold } = quoted;
  const figure = tokens.slice(quotedFrom, quotedTo);
  const [start, end] = [figure[0].start, figure[figure.length - 1].end];
  const next = tokens.at(quotedTo);
  const stands = (quotedFrom === 0 || tokens[quotedFrom - 1].kind !== 'number') && next?.kind !== 'number';
  if (!stands || !/^[\d.,-]+(?: [\d.,]+)+$/.test(fold.text.slice(start, end))) return false;
  const written = quotedWords(quoted, quotedFrom, quotedTo);
  return isUnmistakable(figure, next) || (specialSpace.test(written) && !/[ \t\n]/.test(written));
}

function isOneInSource(window: Window, { sourceFrom, sourceTo }: Hunk): boolean {
  for (let at = sourceFrom + 1; at < sourceTo; at++) if (!isGrouped(window, at)) return false;
  const figure = window.tokens.slice(sourceFrom, sourceTo);
  return isUnmistakable(figure, window.tokens.at(sourceTo)) || hasSpecialSpace(window, figure);
}

/** Where all its groups stand on one line. */
function hasSpecialSpace(window: Window, figure: readonly Token[]): boolean {
  const pieces = rawPieces(window, figure[0].start, figure[figure.length - 1].end);
  const [{ segment, start, end }] = pieces;
  return pieces.length === 1 && specialSpace.test(window.index.segments[segment].text.slice(start, end));
}

/** Digits of a number that names something; shorter ones may be figures side by side. */
const MIN_NAMING_DIGITS = 7;
/** Groups of an account or card, four digits each but for the last. */
const MIN_GROUPS_OF_FOUR = 3;

/** "555 0172", "4111 1111 1111 1111": no quantity starts with zero, and nobody groups one by fours. */
function namesThing(left: string, right: string): boolean {
  const digits = left.replaceAll(' ', '');
  if (!/^\d+$/.test(digits) || digits !== right.replaceAll(' ', '') || digits.length < MIN_NAMING_DIGITS) return false;
  const groups = (left.includes(' ') ? left : right).split(' ');
  const fours = groups.slice(0, -1).filter((group) => group.length === 4).length;
  return groups.some((group) => /^0\d{2}/.test(group)) || fours >= MIN_GROUPS_OF_FOUR - 1;
}
