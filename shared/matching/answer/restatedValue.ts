/**
 * A value that says in another notation what the verified quotation says: "7,600,000" of "7.6 million deaths", "2 tbsp" of "2 tablespoons",
 * "June 13-17" of "June 13 to 17". Both are read as a row of numbers, units, ranges and words, and must be the same row.
 */
import type { Comparison } from '../comparison/comparePassage.ts';
import { hasOtherUnit } from '../comparison/unitCase.ts';
import { isCutValue, isNegative } from '../edges/valueEdges.ts';
import type { DecimalMark } from '../language/decimalMarks.ts';
import { cardinalOf } from '../language/cardinals.ts';
import { hanNumber } from '../language/hanNumerals.ts';
import { sureMagnitudeRank } from '../language/magnitudeRanks.ts';
import { linksRange, opensChange } from '../language/rangeWords.ts';
import { MOST_WORDS_OF_UNIT, unitName } from '../language/unitNames.ts';
import { quotedText } from '../quotation/quotedText.ts';
import { decimalMarkOf } from '../source/decimalMark.ts';
import { isGrouped } from '../source/groupedNumbers.ts';
import { rawWords, type Window } from '../source/window.ts';
import { foldText } from '../text/foldText.ts';

type Kind = 'number' | 'range' | 'unit' | 'word' | 'other';

interface Atom {
  readonly kind: Kind;
  readonly key: string;
  /** UTF-16 offsets in the folded text. */
  readonly start: number;
  readonly end: number;
}

/** What a source's numbers say about its decimals. */
type Mark = DecimalMark | 'quoted' | undefined;

/** UTF-16 units of a value that is read so: an amount with its unit and noun. */
const LONGEST_VALUE = 80;

/** Places that are looked at one by one: in a source of one repeated value they are all alike. */
const MOST_TRIED = 20;
/** UTF-16 units before a number that hold its sign. */
const SIGN_REACH = 3;

/** Tokens of the source that say what the value says; undefined if there are none. */
export function restatedIn(
  { window, from, to }: Comparison,
  value: string,
): { readonly from: number; readonly to: number } | undefined {
  if (value.length > LONGEST_VALUE) return undefined;
  const mark = decimalMarkOf(window.index);
  const wanted = atomsOf(foldText(value).text.trim(), 'quoted');
  if (wanted.length === 0 || wanted.every(({ kind }) => kind === 'word') || wanted.some(({ kind }) => kind === 'other'))
    return undefined;
  const [first, last] = [window.tokens[from], window.tokens[to - 1]];
  const given = withGroups(atomsOf(window.text.slice(first.start, last.end), mark), window, first.start);
  let tried = 0;
  for (let at = 0; at + wanted.length <= given.length && tried < MOST_TRIED; at++) {
    if (!wanted.every(({ kind, key }, order) => given[at + order].kind === kind && given[at + order].key === key))
      continue;
    tried++;
    const [start, end] = [given[at].start + first.start, given[at + wanted.length - 1].end + first.start];
    const begins = window.tokens.findIndex((token) => token.end > start);
    const ends = window.tokens.findLastIndex((token) => token.start < end) + 1;
    if (hasSign.test(window.text.slice(Math.max(0, start - SIGN_REACH), start))) continue;
    if (begins < 0 || ends <= begins || isCutValue(window, begins, ends)) continue;
    if (!value.includes('(') && isNegative(window.text, window.tokens, begins)) continue;
    if (!hasOtherUnit(quotedText(value), rawWords(window, begins, ends))) return { from: begins, to: ends };
  }
  return undefined;
}

/** "2 750" is one number where the page shows no more than a space of text in it. */
function withGroups(atoms: readonly Atom[], window: Window, offset: number): Atom[] {
  const read: Atom[] = [];
  let at = 0;
  for (const atom of atoms) {
    const before = read.at(-1);
    while (at < window.tokens.length && window.tokens[at].start < atom.start + offset) at++;
    const isToken = at > 0 && at < window.tokens.length && window.tokens[at].start === atom.start + offset;
    const isGroup = isToken && before?.kind === 'number' && atom.kind === 'number' && isGrouped(window, at);
    if (isGroup) read[read.length - 1] = { ...before, key: before.key + atom.key, end: atom.end };
    else read.push(atom);
  }
  return read;
}

/** "-5" and "<5" are not 5; "mid-5" is. */
const hasSign = /(?:^|[\s(])[-−–+<>≤≥±]\s?$/u;

const piece =
  /(?<number>\d+(?:[.,'\u00a0\u202f]\d+)*(?:\/\d+)?)|(?<han>[〇零一二三四五六七八九十百千]{1,12}(?=[条條項项号號章節节年月日]))|(?<word>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}µ])+(?:\^?[23](?!\d))?)|(?<sign>[%°])|(?<dash>[-–—−~])|(?<other>[^\s"'().,:;!?[\]])/gu;

function atomsOf(text: string, mark: Mark): Atom[] {
  const atoms: Atom[] = [];
  for (const match of text.matchAll(piece)) {
    atoms.push(
      atomFrom(match.groups ?? {}, mark, { start: match.index, end: match.index + match[0].length }) ?? {
        kind: 'other',
        key: match[0],
        start: match.index,
        end: match.index + match[0].length,
      },
    );
  }
  return withRanges(withUnits(withMagnitudes(atoms)));
}

type Placed = Pick<Atom, 'start' | 'end'>;
type Groups = Readonly<Partial<Record<'number' | 'han' | 'word' | 'sign' | 'dash', string>>>;

function atomFrom({ number, han, word, sign, dash }: Groups, mark: Mark, place: Placed): Atom | undefined {
  if (han !== undefined) return { kind: 'number', key: String(hanNumber(han) ?? han), ...place };
  if (number !== undefined) return { kind: 'number', key: numberFrom(number, mark), ...place };
  if (word !== undefined) return wordFrom(word, place);
  if (sign !== undefined) return { kind: 'unit', key: sign, ...place };
  return dash === undefined ? undefined : { kind: 'range', key: '-', ...place };
}

const fractions: ReadonlyMap<string, string> = new Map([
  ['1/2', '0.5'],
  ['1/4', '0.25'],
  ['3/4', '0.75'],
]);

const isInGroups = (written: string): boolean =>
  /^\d{1,3}(?:\D\d{3})+$/.test(written) && new Set(written.replace(/\d/g, '')).size === 1;

/** In plain decimal notation with a point; as written if it could be read in two ways. */
function numberFrom(written: string, mark: Mark): string {
  const marks = written.replace(/\d/g, '');
  const digits = written.replace(/\D/g, '');
  const last = marks.at(-1);
  if (last === undefined) return withoutZeros(digits);
  // "1,234" of a citing author is grouped, as elsewhere; in a source it may be little more than one.
  const isSure = marks.length > 1 || !/[.,]/.test(last) || mark === 'quoted' || (mark !== undefined && mark !== last);
  if (isInGroups(written)) return isSure ? digits : written;
  const [whole, decimals] = [written.slice(0, written.lastIndexOf(last)), written.slice(written.lastIndexOf(last) + 1)];
  if (!/[.,]/.test(last) || (marks.length > 1 && !isInGroups(whole))) return fractions.get(written) ?? written;
  return decimal(whole.replace(/\D/g, ''), decimals);
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

function decimal(whole: string, decimals: string): string {
  let end = decimals.length;
  while (decimals[end - 1] === '0') end--;
  return withoutZeros(whole) + (end === 0 ? '' : `.${decimals.slice(0, end)}`);
}

function wordFrom(word: string, place: Placed): Atom {
  const counted = cardinalOf(word);
  return counted === undefined
    ? { kind: 'word', key: word, ...place }
    : { kind: 'number', key: String(counted), ...place };
}

function withMagnitudes(atoms: readonly Atom[]): Atom[] {
  const read: Atom[] = [];
  for (const atom of atoms) {
    const number = read.at(-1);
    const rank = atom.kind === 'word' && atom.key !== 'k' ? sureMagnitudeRank(atom.key) : undefined;
    if (rank === undefined || number?.kind !== 'number' || !/^\d+(?:\.\d+)?$/.test(number.key)) {
      read.push(atom);
      continue;
    }
    const [whole, fraction = ''] = number.key.split('.');
    const shifted = decimal(whole + fraction.slice(0, rank).padEnd(rank, '0'), fraction.slice(rank));
    read[read.length - 1] = { kind: 'number', key: shifted, start: number.start, end: atom.end };
  }
  return read;
}

/** What is counted has one name; only right after a number. */
function withUnits(atoms: readonly Atom[]): Atom[] {
  const read: Atom[] = [];
  for (let at = 0; at < atoms.length; at++) {
    const previous = read.at(-1);
    const words = atoms.slice(at, at + MOST_WORDS_OF_UNIT).filter(({ kind }) => kind === 'word');
    const isCounted = previous?.kind === 'number' && atoms[at].kind === 'word';
    const long =
      isCounted && words.length === MOST_WORDS_OF_UNIT ? unitName(words.map(({ key }) => key).join(' ')) : undefined;
    const name = long ?? (isCounted ? unitName(atoms[at].key) : undefined);
    if (name === undefined) read.push(atoms[at]);
    else
      read.push({
        kind: 'unit',
        key: name,
        start: atoms[at].start,
        end: (long === undefined ? atoms[at] : words[1]).end,
      });
    if (long !== undefined) at++;
  }
  return read;
}

/** "15 to 20" and "15-20", but "from 15 to 20" may be a change. A dash elsewhere only joins: "five-day". */
function withRanges(atoms: readonly Atom[]): Atom[] {
  return atoms.flatMap((atom, at): Atom[] => {
    const [before, after] = [atoms.at(at - 1), atoms.at(at + 1)];
    const isBetween = at > 0 && before?.kind === 'number' && after?.kind === 'number';
    if (atom.kind === 'word' && isBetween && linksRange(atom.key)) {
      const opener = at > 1 ? atoms[at - 2] : undefined;
      return [opener?.kind === 'word' && opensChange(opener.key) ? atom : { ...atom, kind: 'range', key: '-' }];
    }
    if (atom.kind !== 'range' || isBetween) return [atom];
    const isJoined = at > 0 && before?.end === atom.start && after?.start === atom.end;
    return isJoined ? [] : [{ ...atom, kind: 'other' }];
  });
}
