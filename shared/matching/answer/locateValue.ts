/** Finds the cited value inside a match. */
import type { Hunk, SourceRange } from '../alignment/alignTokens.ts';
import { comparePassage, type Comparison } from '../comparison/comparePassage.ts';
import { changedUnits } from '../comparison/unitCase.ts';
import { isCutValue, isNegative } from '../edges/valueEdges.ts';
import { quotedText, quotedWords, type QuotedText } from '../quotation/quotedText.ts';
import { withSourcesNotation } from '../quotation/sourcesNotation.ts';
import type { LineSpan } from '../source/source.ts';
import type { Token } from '../text/tokens.ts';
import { unwrapMarkup } from '../quotation/unwrapMarkup.ts';
import { lineSpans } from '../source/window.ts';
import { restatedIn } from './restatedValue.ts';

/** Where the value is; nothing if none is given, it is absent, or it is only a piece of something longer. */
export function locateValue(parts: readonly Comparison[], value: string | undefined): LineSpan[] {
  if (value === undefined || value.trim() === '' || parts.length === 0) return [];
  const given = unwrapMarkup(value);
  const asGiven = locateWritten(parts, given);
  if (asGiven.length > 0) return asGiven;
  const [{ window, quoted }] = parts;
  for (const { text, rules } of withSourcesNotation(window.index, given)) {
    if (rules.some((rule) => quoted.policy(rule) === 'block')) continue;
    const spans = locateWritten(parts, text);
    if (spans.length > 0) return spans;
  }
  return quoted.policy('number.notation') === 'block' ? [] : locateRestated(parts, given);
}

function locateRestated(parts: readonly Comparison[], value: string): LineSpan[] {
  for (const part of parts) {
    const place = restatedIn(part, value);
    if (place === undefined) continue;
    const { tokens } = part.window;
    return lineSpans(part.window, tokens[place.from].start, tokens[place.to - 1].end);
  }
  return [];
}

function locateWritten(parts: readonly Comparison[], value: string): LineSpan[] {
  const read = quotedText(value, parts.at(0)?.quoted.policy);
  if (read.tokens.length === 0) return [];
  // A value is a few words of the quotation: nothing in it was added by the citing author.
  const wanted: QuotedText = { ...read, optional: read.tokens.map(() => false) };
  for (const part of parts) {
    const place = placeAsQuoted(wanted, part) ?? placeInSource(wanted, part);
    if (place === undefined) continue;
    const { tokens, text } = part.window;
    const { start, key } = tokens[place.from];
    // A dash that joins belongs to the token of the number that follows.
    const dash = wanted.tokens[0].key === key ? null : /^-\s*/.exec(text.slice(start));
    const last = tokens[place.to - 1];
    const word = wanted.tokens[wanted.tokens.length - 1].key;
    const glued = suffixAfter(word, last.key) || (isCounted(wanted) ? endingAfter(word, last.key) : '');
    const end = last.end - glued.length;
    return lineSpans(part.window, start + (dash?.[0].length ?? 0), end);
  }
  return [];
}

type Place = Pick<SourceRange, 'from' | 'to'>;

/** Where the source has the words in which the quotation itself holds the value, as they are written there. */
function placeAsQuoted(wanted: QuotedText, part: Comparison): Place | undefined {
  const { quoted, window, alignment } = part;
  const count = wanted.tokens.length;
  for (let at = 0; at + count <= quoted.tokens.length; at++) {
    if (!isWrittenAt(wanted, quoted, at)) continue;
    const from = startOf(part, at) ?? alignment.partners[at];
    const to = endOf(part, at + count) ?? alignment.partners[at + count - 1] + 1;
    if (from < part.from || to <= from || to > part.to || isCutValue(window, from, to, signBefore(wanted))) continue;
    if (isOtherInCase(wanted, part, at)) continue;
    return { from, to };
  }
  return undefined;
}

/** "MW" is not the unit of "5 mW", however the source sets it, unless the quotation writes it so. */
function isOtherInCase(wanted: QuotedText, { quoted, window, alignment }: Comparison, at: number): boolean {
  const pairs = Int32Array.from(wanted.tokens, (_, order) => {
    const isAsQuoted = quotedWords(wanted, order, order + 1) === quotedWords(quoted, at + order, at + order + 1);
    return isAsQuoted ? -1 : alignment.partners[at + order];
  });
  return changedUnits(wanted, window, pairs).length > 0;
}

/** "8 000 000" for "8000000" differs as a whole: the tokens inside have no partners of their own. */
const startOf = ({ excuses }: Comparison, at: number): number | undefined =>
  excuses.find((excuse) => excuse.quotedFrom === at && isInBoth(excuse))?.sourceFrom;
const endOf = ({ excuses }: Comparison, end: number): number | undefined =>
  excuses.find((excuse) => excuse.quotedTo === end && isInBoth(excuse))?.sourceTo;
const isInBoth = ({ quotedFrom, quotedTo, sourceFrom, sourceTo }: Hunk): boolean =>
  quotedTo > quotedFrom && sourceTo > sourceFrom;

/** ">" of ">12 years", "~" of "~30%". */
function signBefore({ fold, tokens }: QuotedText): string {
  const sign = fold.text.charAt(tokens[0].start - 1);
  return '<>+^'.includes(sign) ? sign : '';
}

function isWrittenAt(wanted: QuotedText, quoted: QuotedText, at: number): boolean {
  const [first] = wanted.tokens;
  const mayBegin =
    isSameToken(first, quoted, at) || (wanted.tokens.length === 1 && isBeforeSuffix(first.key, quoted, at));
  if (!mayBegin) return false;
  const signs = signsAround(wanted, 0);
  const around = signsAround(quoted, at, wanted.tokens.length);
  if (!around.before.endsWith(signs.before) || !around.after.startsWith(signs.after)) return false;
  // "C" is not "C++".
  if (signs.after === '' && /[+#]/.test(quoted.fold.text.charAt(quoted.tokens[at + wanted.tokens.length - 1].end)))
    return false;
  let leads = true;
  return wanted.tokens.every((token, order) => {
    const isLast = order === wanted.tokens.length - 1;
    const isWritten = leads ? isSameToken(token, quoted, at + order) : token.key === quoted.tokens[at + order].key;
    const isInflected = isLast && isCounted(wanted) && endingAfter(token.key, quoted.tokens[at + order].key) !== '';
    if (!isWritten && !isInflected && !(isLast && isBeforeSuffix(token.key, quoted, at + order))) return false;
    leads &&= token.kind === 'symbol';
    return order === 0 || gapBefore(wanted, order) === gapBefore(quoted, at + order);
  });
}

/** What comes before and after some tokens without being a token, except what only separates words: ">" and "++". */
function signsAround(
  { fold: { text }, tokens }: QuotedText,
  at: number,
  count = tokens.length,
): { before: string; after: string } {
  const bare = (gap: string): string => gap.replace(/[\s"'()[\].,;:!?*_`|-]/g, '');
  return {
    before: bare(text.slice(at === 0 ? 0 : tokens[at - 1].end, tokens[at].start)),
    after: bare(text.slice(tokens[at + count - 1].end, tokens.at(at + count)?.start ?? text.length)),
  };
}

/** Brackets around a number, a dash with spaces before it and the dash of a range are not part of it. */
function isSameToken(wanted: Token, { tokens, fold }: QuotedText, at: number): boolean {
  const { kind, key, dashed, start } = tokens[at];
  if (wanted.key === key || isAfterPrefix(wanted.key, key)) return true;
  if (wanted.kind !== 'number' || kind !== 'number' || isNegative(fold.text, tokens, at)) return false;
  const bare = key.replace(/[()]/g, '');
  const isJoined = dashed || /[\d%‰°)]/u.test(fold.text.charAt(start - 1));
  return wanted.key === bare || (isJoined && wanted.key === bare.replace(/^-/, ''));
}

/** Letters of a word before which a glued one may be left out: shorter words would be pieces of others. */
const MIN_LETTERS_AFTER_PREFIX = 3;
/** Hebrew and Arabic glue "in", "to", "and" and "the" to the word after them. */
const gluedPrefix = /^(?:ו?(?:[בלכמשה]|כש|מה)|ו|[وف]?(?:ال|بال|لل|كال|[بلك])|[وف])$/u;
const isAfterPrefix = (wanted: string, key: string): boolean =>
  wanted.replace(/\P{L}/gu, '').length >= MIN_LETTERS_AFTER_PREFIX &&
  key.endsWith(wanted) &&
  gluedPrefix.test(key.slice(0, -wanted.length));

/** "Ankara" of "Ankara'da", "Smith" of "Smith's": an ending after the apostrophe of a name. "Can't" is no name, and "O" no value of "O'Brien". */
function isBeforeSuffix(wanted: string, quoted: QuotedText, at: number): boolean {
  const suffix = suffixAfter(wanted, quoted.tokens[at].key);
  if (suffix === '' || wanted.length < 2 || (suffix === "'t" && wanted.endsWith('n'))) return false;
  return /^[^\p{L}\p{N}]*[\p{Lu}\p{N}]/u.test(quotedWords(quoted, at, at + 1));
}
const suffixAfter = (name: string, key: string): string =>
  key.startsWith(name) ? (/^'\p{Ll}{1,8}$/u.exec(key.slice(name.length))?.[0] ?? '') : '';

/** "30 iş günü": what is counted, and how many. */
const isCounted = ({ tokens }: QuotedText): boolean => tokens.length > 1 && tokens[0].kind === 'number';

/** Letters of a word that is counted: an ending may be all of a shorter one. */
const MIN_LETTERS_COUNTED = 3;
/** Turkish glues the case and "is" to what is counted: "30 iş günü|nden", "3 yıl|dır". */
const ending = /^(?:[ns]?[ıiuü]|[ny]?[ae]|n?[dt][ae]n?|n?[ıiuü]n|[dt][ıiuü]r|y?l[ae]|l[ıiuü]k)$/u;
const endingAfter = (word: string, key: string): string =>
  word.length >= MIN_LETTERS_COUNTED && key.startsWith(word) ? (ending.exec(key.slice(word.length))?.[0] ?? '') : '';

const gapBefore = ({ fold, tokens }: QuotedText, at: number): string =>
  fold.text
    .slice(tokens[at - 1].end, tokens[at].start)
    .replace(/[()[\]]/g, '')
    // A dash that was read as the border of a cell.
    .replace(/\|/g, '-')
    .replace(/\s+/g, ' ');

/** Where the source has the value, in any notation. */
function placeInSource(wanted: QuotedText, part: Comparison): Place | undefined {
  const { window } = part;
  const places = [...exactPlaces(wanted, part), { from: part.from, to: part.to, free: true }];
  for (const place of places) {
    const { harmful, from, to } = comparePassage(wanted, window, place, 'optional');
    if (harmful.length > 0 || to <= from || from < part.from || to > part.to || isCutValue(window, from, to)) continue;
    return { from, to };
  }
  return undefined;
}

function exactPlaces(wanted: QuotedText, part: Comparison): SourceRange[] {
  const places: SourceRange[] = [];
  for (let at = part.from; at + wanted.tokens.length <= part.to; at++) {
    if (wanted.tokens.length > 1 && wanted.tokens[0].key !== part.window.tokens[at].key) continue;
    places.push({ from: at, to: at + wanted.tokens.length, free: false });
  }
  return places;
}
