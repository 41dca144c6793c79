/** Every place where the source says what a quotation says, its letters unchanged; the one nearest to the expected place first. */
import { comparePassage, type Comparison } from './comparePassage.ts';
import { distanceFromExpected } from './expectedPlace.ts';
import { findExact } from './findExact.ts';
import type { QuotedText } from './quotedText.ts';
import type { SourceIndex } from './sourceIndex.ts';
import type { Quotation } from './verdict.ts';
import { segmentAt, windowOf, type Window } from './window.ts';

/** Places of the letters that are looked for; in a source of one repeated word there is one per word. */
const MAX_PLACES = 50_000;
/** Letters that are compared in all, nearest places first: bounds the cost of a long quotation that is everywhere. */
const MAX_COMPARED_LETTERS = 400_000;
/** Letters that one comparison costs besides the quotation's own: the lines around it. */
const COMPARISON_OVERHEAD_LETTERS = 200;
/** Segments around a match: enough for two lines of snippet and the rest of its sentence. */
export const CONTEXT_SEGMENTS = 3;

export interface Places {
  /** None harmful, nearest to the expected place first. */
  readonly found: readonly Comparison[];
  /** The nearest place where the letters stand and something else differs: a sign, a point, a word cut in two. */
  readonly nearMiss?: Comparison;
}

export function findPlaces(index: SourceIndex, quoted: QuotedText, quotation: Quotation): Places {
  if (quoted.letters === '') return { found: [] };
  const starts = findExact(index, quoted.letters, MAX_PLACES);
  const order = quotation.pageNumber === undefined ? starts : sortByNearness(index, starts, quotation);
  const cost = quoted.letters.length + COMPARISON_OVERHEAD_LETTERS;
  const affordable = Math.max(1, Math.floor(MAX_COMPARED_LETTERS / cost));
  const found: Comparison[] = [];
  let nearMiss: Comparison | undefined;
  for (const start of order.slice(0, affordable)) {
    const comparison = compareAt(index, quoted, start, start + quoted.letters.length);
    if (comparison.harmful.length === 0) found.push(comparison);
    else nearMiss ??= comparison;
  }
  return { found, nearMiss };
}

function sortByNearness(index: SourceIndex, starts: readonly number[], quotation: Quotation): number[] {
  return starts
    .map((start) => ({ start, distance: distanceFromExpected(index.segments[segmentAt(index, start)], quotation) }))
    .sort((a, b) => a.distance - b.distance || a.start - b.start)
    .map(({ start }) => start);
}

function compareAt(index: SourceIndex, quoted: QuotedText, start: number, end: number): Comparison {
  const window = windowOf(index, segmentAt(index, start), segmentAt(index, end - 1), CONTEXT_SEGMENTS);
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
