/** Every place where the source says what a quotation says, its letters unchanged; the one nearest to the expected place first. */
import { comparePassage, type Comparison } from '../comparison/comparePassage.ts';
import { distanceFromExpected } from './expectedPlace.ts';
import { findExact } from '../source/findExact.ts';
import type { QuotedText } from '../quotation/quotedText.ts';
import type { SourceIndex } from '../source/sourceIndex.ts';
import type { Effort, Question } from '../quotation/question.ts';
import type { Quotation } from '../quotation/quotation.ts';
import { positionAt, segmentAt, windowOf, type Window } from '../source/window.ts';

/** Places of the letters that are searched for; in a source of one repeated word there is one per word. */
const MAX_PLACES = 50_000;
/** UTF-16 units that are read for comparison, nearest places first: limits the cost of a quotation that is everywhere. */
const MAX_COMPARED_UNITS = 600_000;
/**
 * The same for all searches for one quotation together. One of ordinary text takes eleven thousand at most; where the same words are
 * everywhere each of its parts is, too, and thirty searches would cost thirty times as much without deciding more.
 */
const MAX_UNITS_OF_QUOTATION = 2 * MAX_COMPARED_UNITS;
/**
 * MAX_COMPARED_UNITS once a place is found: the others are only counted, and do not affect the verdict. They are reported as "at least" that many.
 */
const MAX_COUNTED_UNITS = 60_000;
/**
 * Places with equal lines around them that are compared, each a hundred times dearer than seeing that it is one of them: rows of a price list,
 * a timetable. What so many of them do not say the next one does not say either.
 */
const MAX_EQUAL_PLACES = 32;
/** UTF-16 units of lines that are looked at for that; one quotation may be as long as the source, and begin at each of its words. */
const MAX_UNITS_SEEN = 6_000_000;
/** Letters of a quotation that occurs inside many words: those places are skipped once one is known. */
const SHORT_QUOTATION_LETTERS = 3;
/** Cost of skipping such a place, in units read: a line of 100 has a few of them. */
const UNITS_OF_PASSING = 20;
/** Places of such a quotation that are examined, the nearest to the expected one: it is in every line. */
const MAX_SHORT_PLACES = 600;
/** MAX_COUNTED_UNITS for such a quotation: how often it occurs says little. */
const MAX_COUNTED_UNITS_OF_SHORT = 3_000;
/** Segments on both sides that a comparison reads: a word may be glued to the match across a line break. */
const EDGE_SEGMENTS = 1;
/** Segments around a match that is shown: enough for a two-line snippet and the rest of its sentence. */
export const CONTEXT_SEGMENTS = 3;

export interface Places {
  /** None harmful, nearest to the expected place first. */
  readonly found: readonly Comparison[];
  /** The nearest place where the letters match and something else differs: a symbol, a full stop, a word cut in two. */
  readonly nearMiss?: Comparison;
  /** There may be more places than were examined. */
  readonly isBounded: boolean;
}

type Searched = Quotation & Pick<Question, 'effort'>;

/** Whether a quotation that was not found may still be there: its searches had to end early. */
export const isSpent = ({ compared }: Effort): boolean => compared > MAX_UNITS_OF_QUOTATION;

/** @param most places that are wanted, the nearest ones */
export function findPlaces(index: SourceIndex, quoted: QuotedText, quotation: Searched, most = Infinity): Places {
  if (quoted.letters === '') return { found: [], isBounded: false };
  const { effort } = quotation;
  const isShort = quoted.letters.length <= SHORT_QUOTATION_LETTERS && quoted.tokens.length === 1;
  const all = findExact(index, quoted.letters, MAX_PLACES);
  const starts = sortByNearness(index, isShort ? nearestOf(index, all, quotation) : all, quotation);
  const counted = isShort ? MAX_COUNTED_UNITS_OF_SHORT : MAX_COUNTED_UNITS;
  let isBounded = starts.length < all.length || all.length >= MAX_PLACES;
  const found: Comparison[] = [];
  let nearMiss: Comparison | undefined;
  let compared = 0;
  let last: Lines | undefined;
  let line: Lines | undefined;
  const refused = createRefusedPlaces(index);
  for (const start of starts) {
    if (found.length >= most) break;
    if (compared > (found.length > 0 ? counted : MAX_COMPARED_UNITS) || isSpent(effort)) {
      isBounded = true;
      break;
    }
    if (isShort && nearMiss !== undefined) {
      // The line alone shows it, and its neighbours are not read.
      line = linesAround(index, start, start + quoted.letters.length, line, 0);
      if (isInsideWord(line.window, start, start + quoted.letters.length)) {
        compared += UNITS_OF_PASSING;
        continue;
      }
    }
    const kind = refused.kindOf(start, start + quoted.letters.length);
    if (kind === undefined) {
      isBounded = true;
      break;
    }
    if (refused.countOf(kind) >= MAX_EQUAL_PLACES) continue;
    const lines = linesAround(index, start, start + quoted.letters.length, last, EDGE_SEGMENTS);
    const { window } = lines;
    if (lines !== last) compared += window.text.length;
    effort.compared += window.text.length;
    last = lines;
    const comparison = compareAt(quoted, window, start, start + quoted.letters.length);
    if (comparison.harmful.length === 0) found.push(comparison);
    else {
      nearMiss ??= comparison;
      refused.add(kind);
    }
  }
  return { found, nearMiss, isBounded };
}

/** Places that do not say what the quotation says, by what is on their lines. */
function createRefusedPlaces(index: SourceIndex) {
  const counts = new Map<string, number>();
  let seen = 0;
  return {
    /** The lines that a comparison reads, and where on them the place is; undefined when enough of them were seen. */
    kindOf: (start: number, end: number): string | undefined => {
      const first = segmentAt(index, start);
      const final = segmentAt(index, end - 1);
      const parts = [String(start - index.letterStarts[first])];
      for (let at = Math.max(0, first - EDGE_SEGMENTS); at <= final + EDGE_SEGMENTS; at++) {
        const segment = index.segments.at(at);
        if (segment === undefined) break;
        parts.push(segment.run === index.segments[first].run ? segment.text : '', segment.readBy);
        seen += segment.text.length;
      }
      return seen > MAX_UNITS_SEEN ? undefined : parts.join('\n');
    },
    countOf: (kind: string): number => counts.get(kind) ?? 0,
    add: (kind: string): void => {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    },
  };
}

/** The places around the start of the expected page, out of so many that sorting them all would take longest. */
function nearestOf(index: SourceIndex, starts: readonly number[], quotation: Quotation): readonly number[] {
  if (starts.length <= MAX_SHORT_PLACES || quotation.distance !== undefined) return starts;
  const segment = index.segmentsOfPage.get(quotation.pageNumber ?? 1)?.at(0) ?? 0;
  const expected = index.letterStarts[segment];
  const at = starts.findIndex((start) => start >= expected);
  const first = Math.max(
    0,
    Math.min(at < 0 ? starts.length : at, starts.length - MAX_SHORT_PLACES / 2) - MAX_SHORT_PLACES / 2,
  );
  return starts.slice(first, first + MAX_SHORT_PLACES);
}

/** Nearest to the expected place first, then in the order of pages and lines. */
function sortByNearness(index: SourceIndex, starts: readonly number[], quotation: Quotation): number[] {
  return starts
    .map((start) => {
      const segment = index.segments[segmentAt(index, start)];
      return { start, segment, distance: distanceFromExpected(segment, quotation) };
    })
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        a.segment.pageNumber - b.segment.pageNumber ||
        a.segment.lineId - b.segment.lineId ||
        a.start - b.start,
    )
    .map(({ start }) => start);
}

/** The same comparison in a window wide enough to show it and to read its sentence. */
export function withContext({ quoted, window, from, to }: Comparison): Comparison {
  const { index } = window;
  const first = positionAt(window, window.tokens[from].start);
  const last = positionAt(window, window.tokens[to - 1].end - 1);
  const inOrder = window.segments[last] - window.segments[first] === last - first;
  if (!inOrder) return comparePassage(quoted, window, { from, to, free: false });
  const wider = windowOf(index, window.segments[first], window.segments[last], CONTEXT_SEGMENTS);
  const start = wider.letterPlaces.findIndex((place, at) => isSameToken(window, from, wider, at, place));
  return start < 0
    ? comparePassage(quoted, window, { from, to, free: false })
    : comparePassage(quoted, wider, { from: start, to: start + to - from, free: false });
}

const isSameToken = (window: Window, at: number, wider: Window, inWider: number, place: number): boolean =>
  place === window.letterPlaces[at] && wider.tokens[inWider].key === window.tokens[at].key;

interface Lines {
  /** Numbers of the segments that the place touches. */
  readonly first: number;
  readonly final: number;
  readonly window: Window;
}

/** The lines around a place; places of a short quotation follow each other on a line, and share them. */
function linesAround(index: SourceIndex, start: number, end: number, last: Lines | undefined, context: number): Lines {
  const first = segmentAt(index, start);
  const final = segmentAt(index, end - 1);
  return last?.first === first && last.final === final
    ? last
    : { first, final, window: windowOf(index, first, final, context) };
}

/** Whether a place is part of a longer word or number, and no clitic or particle ends there. */
function isInsideWord({ tokens, letterPlaces }: Window, start: number, end: number): boolean {
  let at = letterPlaces.findIndex((place, position) => place + tokens[position].letters.length > start);
  if (at < 0) at = tokens.length - 1;
  const isCut = letterPlaces[at] < start || letterPlaces[at] + tokens[at].letters.length > end;
  return isCut && !/['\p{Script=Hangul}]/u.test(tokens[at].key);
}

function compareAt(quoted: QuotedText, window: Window, start: number, end: number): Comparison {
  const { from, to } = tokensOverlapping(window, start, end);
  return comparePassage(quoted, window, {
    from: withSymbolsBefore(quoted, window, from),
    to: withSymbolsAfter(quoted, window, to),
    free: false,
  });
}

function tokensOverlapping(window: Window, start: number, end: number): { from: number; to: number } {
  const { tokens, letterPlaces } = window;
  let from = 0;
  while (letterPlaces[from] + tokens[from].letters.length <= start) from++;
  let to = from + 1;
  while (to < tokens.length && letterPlaces[to] < end) to++;
  while (tokens[to - 1].kind === 'symbol') to--;
  return { from, to };
}

/** Symbols have no letters: as many as the quotation starts with are taken from before its first letter. */
function withSymbolsBefore(quoted: QuotedText, window: Window, from: number): number {
  let start = from;
  for (let at = 0; quoted.tokens.at(at)?.kind === 'symbol' && window.tokens.at(start - 1)?.kind === 'symbol'; at++) {
    if (start === 0) break;
    start--;
  }
  return start;
}

function withSymbolsAfter(quoted: QuotedText, window: Window, to: number): number {
  let end = to;
  for (let at = -1; quoted.tokens.at(at)?.kind === 'symbol' && window.tokens.at(end)?.kind === 'symbol'; at--) end++;
  return end;
}
