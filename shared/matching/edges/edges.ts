/**
 * Whether a match is cut out of a unit: a number out of its sign, its per cent or its range, a word out of its hyphenated whole. Whatever
 * is glued to a match across its edge belongs to it; what a space separates may be left out.
 */
import { DIGIT, GLYPH, kindOf, LETTER, SEPARATOR, SYMBOL } from '../text/characters.ts';
import { isBullet } from '../marks/bullets.ts';
import { isYear } from '../language/dates.ts';
import { cutsName } from '../language/cutNames.ts';
import { changesKoreanOffice, changesOffice } from '../language/officePrefixes.ts';
import { isNumberGlyph, isUnit, takesNumber, isCurrencySign } from '../language/quantities.ts';
import { isCardinal } from '../language/numerals.ts';
import { linksRange } from '../language/rangeWords.ts';
import { takesElse } from '../language/openWords.ts';
import { opensRange } from '../language/ratios.ts';
import { isNegatingPrefix, splitsNegatingEnding, startsWithNegatingEnding } from '../language/negations.ts';
import { isGluedDash } from '../punctuation/gluedDashes.ts';
import { isFootnoteReference } from '../marks/footnoteReferences.ts';
import { beginsRate, continuesCompound, cutsMeasure, endsRatio, linksShare } from './compoundNumbers.ts';
import { cutsLabel } from './labelEdges.ts';
import { cutsNumberAfter, cutsNumberBefore, namesCurrency, type Measure } from './numberEdges.ts';
import type { RuleId } from '../rules/policy.ts';
import type { Token } from '../text/tokens.ts';
import { isGrouped } from '../source/groupedNumbers.ts';
import { continuesNamedNumber } from '../source/namedNumbers.ts';
import { rawPieces, rawText, type Window } from '../source/window.ts';

/** The rule by which token `at` belongs to the token before it, so that a match must not start with it. */
export function cutBefore(window: Window, at: number, measure: Measure): RuleId | undefined {
  const { text, tokens } = window;
  if (at === 0) return undefined;
  const token = tokens[at];
  const previous = tokens[at - 1];
  const gap = text.slice(previous.end, token.start);
  // A dash token "-20" after a number is the end of a range, whatever spaces surround the dash.
  if (endsRange(previous, token, gap) || startsRange(window, at) || endsRangeInWords(window, at))
    return 'edge.range-cut';
  if (isOneNumberWith(window, at)) return 'edge.number-cut';
  if (cutsNumberBefore(window, at, measure) || continuesCompound(window, at)) return 'edge.number-cut';
  if (cutsMeasure(window, at)) return 'edge.measure-cut';
  if (endsRatio(window, at) || linksShare(window, at)) return 'edge.ratio-cut';
  if (cutsLabel(window, at)) return 'edge.label-cut';
  if (gap === '') return gluedBefore(window, at, measure);
  if (gap === ' ' && changesKoreanOffice(previous.key, token.key)) return 'edge.name-cut';
  if (isBrokenPrefix(previous.key) && /^[^\S\n]*\n\s*$/.test(gap)) return 'edge.word-cut';
  return cutAtPoint(window, previous.end, token.start, gap);
}

/** Its thousands, its fraction, another factor, or a further group of a number that names something. */
function isOneNumberWith(window: Window, at: number): boolean {
  const [previous, token] = [window.tokens[at - 1], window.tokens[at]];
  const gap = window.text.slice(previous.end, token.start);
  const isPart = isMixedFraction(previous, token, gap) || isProduct(previous, token, gap);
  return isPart || isGrouped(window, at) || continuesNamedNumber(window, at);
}

/** "3*5 frames", "2 * 10 mg": neither factor is what the source says; "12* 15" is a number with a note's symbol beside another. */
const isProduct = (previous: Token, token: Token, gap: string): boolean =>
  previous.kind === 'number' && token.kind === 'number' && /^(?:\*| \* )$/.test(gap);

/** "Twenty to | fifty percent", "zehn bis | zwölf". */
const endsRangeInWords = ({ tokens }: Window, at: number): boolean =>
  at > 1 &&
  [tokens[at], tokens[at - 2]].every(({ kind, key }) => kind === 'word' && isCardinal(key)) &&
  linksRange(tokens[at - 1].key);

/** Tokens in which a range is written: "10 million euros and 20 million". */
const RANGE_TOKENS = 10;
/** "Between | 10 and 20 died". */
const startsRange = ({ tokens }: Window, at: number): boolean =>
  tokens[at].kind === 'number' &&
  !isYear(tokens[at].key) &&
  opensRange(
    tokens[at - 1].key,
    tokens.slice(at, at + RANGE_TOKENS).map(({ key }) => key),
  );

function gluedBefore(window: Window, at: number, measure: Measure): RuleId | undefined {
  const { text, tokens } = window;
  const [previous, token] = [tokens[at - 1], tokens[at]];
  if (previous.kind === 'symbol') {
    const isLeftOut = (measure === 'optional' && isCurrencySign(previous.key)) || isBullet(window, at - 1);
    return isLeftOut || partsLanguages(window, at - 1) ? undefined : 'edge.symbol-cut';
  }
  if (token.kind === 'symbol') {
    const isGlued = !isCurrencySign(token.key) || previous.kind === 'number' || namesCurrency(previous);
    return isGlued ? 'edge.symbol-cut' : undefined;
  }
  if (token.kind === 'glyph') {
    if (isNegatingPrefix(previous.key)) return 'edge.denial-cut';
    if (isOneNumber(previous, token)) return 'edge.number-cut';
    return isOtherThing(text, token.start) ? 'edge.name-cut' : undefined;
  }
  if (previous.kind === 'glyph') return undefined;
  return isFootnoteReference(window, at - 1) || isFootnoteReference(window, at) ? undefined : 'edge.word-cut';
}

/** "Antes da partida/Gate closes before departure": the same again in another language; "Buyer/Seller" are two names. */
const partsLanguages = (window: Window, slash: number): boolean =>
  window.tokens[slash].key === '/' &&
  slash > 0 &&
  /^\p{Ll}+\/\p{Lu}\p{Ll}+ \p{Ll}/u.test(
    rawText(window, window.tokens[slash - 1].start, window.tokens.at(slash + 2)?.end ?? 0),
  );

/** Inside an address or a hyphenated word. */
function cutAtPoint(window: Window, from: number, to: number, gap: string): RuleId | undefined {
  if (isPartOfAddress(window.text, from, gap)) return 'edge.address-cut';
  return isHyphen(window, from, to, gap) ? 'edge.word-cut' : undefined;
}

/** UTF-16 units before and after an office or a name that hold its prefix and the rest of it. */
const NAME_REACH = 6;
export function isOtherThing(text: string, at: number): boolean {
  const [before, after] = [text.slice(Math.max(0, at - NAME_REACH), at), text.slice(at, at + NAME_REACH)];
  return changesOffice(before, after) || cutsName(before, after);
}

/** "un" at a line end, with its hyphen lost, and "likely" on the next line. */
const isBrokenPrefix = (key: string): boolean => /^(?:un|non|dis|mis|anti)$/.test(key);

/** "john.smith@example.com" continues without spaces. */
export function isPartOfAddress(text: string, at: number, gap: string): boolean {
  if (!/^[._-]$/.test(gap)) return false;
  let start = at;
  while (start > 0 && !/\s/.test(text[start - 1])) start--;
  const end = at + text.slice(at).search(/\s|$/);
  return /@|\/\/|^www\./.test(text.slice(start, end));
}

/** The rule by which token `at` belongs to the token before it, so that a match must not end before it. */
export function cutAfter(window: Window, at: number, measure: Measure): RuleId | undefined {
  const { text, tokens } = window;
  if (at === tokens.length) return undefined;
  const previous = tokens[at - 1];
  const token = tokens[at];
  const gap = text.slice(previous.end, token.start);
  if (endsRange(previous, token, gap) || endsRangeOfMeasures(window, at)) return 'edge.range-cut';
  if (isOneNumberWith(window, at)) return 'edge.number-cut';
  if (measure === 'needed' && beginsRate(window, at)) return 'edge.symbol-cut';
  if (cutsNumberAfter(window, at, measure) || continuesCompound(window, at)) return 'edge.number-cut';
  if (cutsMeasure(window, at)) return 'edge.measure-cut';
  if (gap === '') return gluedAfter(window, at, measure);
  // "At the request of anyone | else".
  if (/^ ?\n?$/.test(gap) && takesElse(previous.key, token.key)) return 'edge.word-cut';
  if (isPartOfReference(window, at, gap)) return 'edge.provision-cut';
  if (isGluedDash(window, at)) return undefined;
  return cutAtPoint(window, previous.end, token.start, gap);
}

function gluedAfter(window: Window, at: number, measure: Measure): RuleId | undefined {
  const { text, tokens } = window;
  const [previous, token] = [tokens[at - 1], tokens[at]];
  if (isProvision.test(previous.key) && branch.test(text.slice(token.start, token.start + BRANCH_LENGTH)))
    return 'edge.provision-cut';
  if (isFootnoteReference(window, at)) return undefined;
  // An address is the same without its final slash.
  if (token.key === '/' && !isWordUnit(text.charCodeAt(token.end))) return undefined;
  if (token.kind === 'symbol') {
    const isLeftOut = measure === 'optional' && /^[%‰\p{Sc}]$/u.test(token.key);
    return isLeftOut || partsLanguages(window, at) ? undefined : 'edge.symbol-cut';
  }
  const isGlyph = token.kind === 'glyph';
  // "83.4%から": a script without spaces continues after the symbol.
  if (previous.kind === 'symbol') {
    if (!isGlyph || isNumberGlyph(token.key)) return 'edge.symbol-cut';
    return isDenied(text, token) ? 'edge.denial-cut' : undefined;
  }
  if (measure === 'optional' && previous.kind === 'number' && (isUnit(token.key) || isGlyph)) return undefined;
  if (isGlyph && isOneNumber(previous, token)) return 'edge.number-cut';
  if (isGlyph || previous.kind === 'glyph') {
    return (isGlyph || token.kind === 'word') && isDenied(text, token) ? 'edge.denial-cut' : undefined;
  }
  return 'edge.word-cut';
}

/** 第四条の二, 第四条之二: another provision than 第四条. */
const isProvision = /^[条條項项号號章節节]$/u;
const branch = /^[の之][\d一二三四五六七八九十]/u;
const BRANCH_LENGTH = 2;

/** "Section 12.1(b)": another provision than 12.1. */
function isPartOfReference({ tokens, text }: Window, at: number, gap: string): boolean {
  const part = tokens[at];
  if (!/^\)?\($/.test(gap) || part.letters.length > MAX_PART_LETTERS || text[part.end] !== ')') return false;
  // "Section 14(1)(b)": the name comes before the number and the preceding parts.
  let number = at - 1;
  while (number > 0 && text.slice(tokens[number - 1].end, tokens[number].start).endsWith('(')) number--;
  const [name, { kind }] = [tokens.at(number - 1), tokens[number]];
  return number > 0 && kind === 'number' && takesNumber(name?.key ?? '');
}

/** Letters of the part of a provision: (b), (iii), (12). */
const MAX_PART_LETTERS = 4;

/** "10–20" and "10 – 20": after a number, a dash makes a range; but not from a time to a count, nor from a date to a time. */
const endsRange = (previous: Token, token: Token, gap: string): boolean =>
  previous.kind === 'number' &&
  token.kind === 'number' &&
  token.key.startsWith('-') &&
  (!previous.key.includes(':') || token.key.includes(':')) &&
  !(token.key.includes(':') && /[./-]/.test(previous.key)) &&
  !isEarlierYear(previous, token) &&
  /^ *$/.test(gap);

/** "8:00 AM | - 12:00 PM", "5 mg | - 10 mg": both ends have their unit. */
function endsRangeOfMeasures({ tokens, text }: Window, at: number): boolean {
  const { key, start } = tokens[at];
  if (at < 2 || tokens[at].kind !== 'number' || !key.startsWith('-')) return false;
  const [number, unit] = [tokens[at - 2], tokens[at - 1]];
  const [left, right] = [unit.key, tokens.at(at + 1)?.key ?? ''];
  const isSame = isHalfOfDay(left) ? isHalfOfDay(right) : left === right && isUnit(left);
  return isSame && number.kind === 'number' && /^ ?$/.test(text.slice(unit.end, start));
}
const isHalfOfDay = (key: string): boolean => key === 'am' || key === 'pm';

/** "December 13, 2026 - 2013 and younger": not a range of years. */
const isEarlierYear = (previous: Token, token: Token): boolean =>
  isYear(previous.key) && isYear(token.key) && Number(token.key.slice(1)) < Math.abs(Number(previous.key));

/** "3 1/2": one number. */
export const isMixedFraction = (previous: Token, token: Token, gap: string): boolean =>
  gap === ' ' && /^\d{1,4}$/.test(previous.key) && /^\d{1,2}\/\d{1,2}$/.test(token.key);

/** "三十五" and "5万": digits and powers of ten that form one number. */
const isOneNumber = (previous: Token, token: Token): boolean =>
  isNumberGlyph(token.key) && (previous.kind === 'number' || isNumberGlyph(previous.key));

/** UTF-16 units in which a verb's negating ending shows. */
const NEGATING_ENDING_LENGTH = 6;
const isDenied = (text: string, token: Token): boolean =>
  startsWithNegatingEnding(text.slice(token.start, token.start + NEGATING_ENDING_LENGTH)) ||
  splitsNegatingEnding(text.slice(token.start - 1, token.start + NEGATING_ENDING_LENGTH));

/** A hyphen within a word, not a dash between words; at a line end it breaks a word. */
function isHyphen(window: Window, from: number, to: number, gap: string): boolean {
  if (!/^-(?: *\n\s*)?$/.test(gap)) return false;
  const before = window.text.charCodeAt(from - 1);
  const after = window.text.charCodeAt(to);
  if (!isWordUnit(before) || !isWordUnit(after)) return false;
  const [piece] = rawPieces(window, from, from + 1);
  const line = window.index.segments[piece.segment].text;
  return '-\u00ad\u2010\u2011\u0002'.includes(line.charAt(piece.start)) && !isPageNumber(line);
}

/** "-1-" */
const isPageNumber = (line: string): boolean => /^\s*-\s?\d{1,4}\s?-\s*$/.test(line);

function isWordUnit(unit: number): boolean {
  const kind = kindOf(unit);
  return kind !== SEPARATOR && kind !== SYMBOL && (kind === LETTER || kind === DIGIT || kind === GLYPH);
}
