/** A stretch of the source, folded and cut into tokens, with the way back from every token to lines and offsets. */
import { foldText } from '../text/foldText.ts';
import type { FoldedText } from '../text/foldedText.ts';
import type { LineSpan } from './source.ts';
import type { Segment, SourceIndex } from './sourceIndex.ts';
import { tokenize, type Token } from '../text/tokens.ts';

/** Tokens of a window, end exclusive. */
export interface TokenRange {
  readonly from: number;
  readonly to: number;
}

export interface Window {
  readonly index: SourceIndex;
  /** Numbers of the segments in reading order. */
  readonly segments: readonly number[];
  readonly folds: readonly FoldedText[];
  /** Offset in `text` where each segment starts. */
  readonly starts: readonly number[];
  /** Folded; lines separated by `\n`. */
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Place of each token's start in the stream of letters; for a symbol, that of the letters after it. */
  readonly letterPlaces: Uint32Array;
}

export function openWindow(index: SourceIndex, segments: readonly number[]): Window {
  const folds: FoldedText[] = [];
  const starts: number[] = [];
  let text = '';
  let previous: number | undefined;
  for (const number of segments) {
    if (previous !== undefined && !isSameLine(index, previous, number)) text += '\n';
    const fold = foldText(index.segments[number].text);
    starts.push(text.length);
    folds.push(fold);
    text += fold.text;
    previous = number;
  }
  const tokens = tokenize(text);
  return { index, segments, folds, starts, text, tokens, letterPlaces: letterPlaces(index, segments, starts, tokens) };
}

function letterPlaces(
  index: SourceIndex,
  segments: readonly number[],
  starts: readonly number[],
  tokens: readonly Token[],
): Uint32Array {
  const places = new Uint32Array(tokens.length);
  let segment = -1;
  let place = 0;
  for (const [position, token] of tokens.entries()) {
    while (segment + 1 < starts.length && starts[segment + 1] <= token.start) {
      segment++;
      place = index.letterStarts[segments[segment]];
    }
    places[position] = place;
    place += token.letters.length;
  }
  return places;
}

/** The segments from one to another, with `context` more on both sides if the run continues. */
export function windowOf(index: SourceIndex, first: number, last: number, context: number): Window {
  const { run } = index.segments[first];
  const segments: number[] = [];
  for (let at = Math.max(0, first - context); at <= last + context && at < index.segments.length; at++) {
    if ((at >= first && at <= last) || index.segments[at].run === run) segments.push(at);
  }
  return openWindow(index, segments);
}

export function isSameLine(index: SourceIndex, left: number, right: number): boolean {
  const a = index.segments[left];
  const b = index.segments[right];
  return a.lineId === b.lineId && a.pageNumber === b.pageNumber;
}

/** The segment that holds the letter at this place of the stream. */
export function segmentAt(index: SourceIndex, letter: number): number {
  let low = 0;
  let high = index.segments.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (index.letterStarts[middle] <= letter) low = middle;
    else high = middle - 1;
  }
  return low;
}

export interface RawPiece {
  /** Number of the segment. */
  readonly segment: number;
  /** UTF-16 offsets within the segment's text. */
  readonly start: number;
  readonly end: number;
}

/** The original pieces of a stretch of the window's folded text, one per segment, without space around them. */
export function rawPieces(window: Window, start: number, end: number): RawPiece[] {
  const pieces: RawPiece[] = [];
  for (let position = positionAt(window, start); position < window.segments.length; position++) {
    if (window.starts[position] >= end) break;
    const segment = window.segments[position];
    const from = Math.max(start, window.starts[position]);
    const to = Math.min(end, window.starts[position] + window.folds[position].text.length);
    if (from >= to) continue;
    const fold = window.folds[position];
    const base = window.starts[position];
    const text = window.index.segments[segment].text;
    let rawStart = fold.starts === null ? from - base : fold.starts[from - base];
    let rawEnd = fold.ends === null ? to - base : fold.ends[to - base - 1];
    while (rawStart < rawEnd && /\s/.test(text[rawStart])) rawStart++;
    while (rawEnd > rawStart && /\s/.test(text[rawEnd - 1])) rawEnd--;
    if (rawStart < rawEnd) pieces.push({ segment, start: rawStart, end: rawEnd });
  }
  return pieces;
}

/** What stands between a token and the one before it, folded. */
export const gapText = ({ tokens, text }: Window, at: number): string =>
  text.slice(tokens[at - 1].end, tokens[at].start);

/** The original words of a stretch of the window's folded text, with the line ends between its lines. */
export const rawText = (window: Window, start: number, end: number): string =>
  rawPieces(window, start, end)
    .map((piece) => window.index.segments[piece.segment].text.slice(piece.start, piece.end))
    .join('\n');

/** The characters of a piece in the line as stored; for a line that was reversed, all from the first to the last. */
function storedRange(segment: Segment, piece: RawPiece): { start: number; end: number } {
  if (segment.origins === undefined) return { start: segment.offset + piece.start, end: segment.offset + piece.end };
  const origins = segment.origins.subarray(piece.start, piece.end);
  return { start: Math.min(...origins), end: Math.max(...origins) + 1 };
}

/** The same as spans of lines. */
export function lineSpans(window: Window, start: number, end: number): LineSpan[] {
  const spans: LineSpan[] = [];
  for (const piece of rawPieces(window, start, end)) {
    const segment = window.index.segments[piece.segment];
    const span: LineSpan = { pageNumber: segment.pageNumber, lineId: segment.lineId, ...storedRange(segment, piece) };
    const last = spans.at(-1);
    if (last?.pageNumber === span.pageNumber && last.lineId === span.lineId) {
      spans[spans.length - 1] = { ...last, end: span.end };
    } else spans.push(span);
  }
  return spans;
}

/** The position in the window of the segment that a place in its folded text belongs to. */
export function positionAt({ starts }: Window, at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (starts[middle] <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The segment that a place in the window's folded text belongs to. */
export const segmentOf = (window: Window, at: number): Segment =>
  window.index.segments[window.segments[positionAt(window, at)]];

/**
 * The original words of tokens `from` to `to` of the window, end exclusive, lines separated by a space. Empty where the window has no such
 * tokens: it may end in the middle of a line.
 */
export function rawWords(window: Window, from: number, to: number): string {
  const end = Math.min(to, window.tokens.length);
  if (from < 0 || from >= end) return '';
  return rawPieces(window, window.tokens[from].start, window.tokens[end - 1].end)
    .map((piece) => window.index.segments[piece.segment].text.slice(piece.start, piece.end))
    .join(' ');
}

/** Tokens that are entirely between two places of the stream of letters, end exclusive. */
export function tokensBetween(window: Window, start: number, end: number): { from: number; to: number } {
  const { tokens, letterPlaces } = window;
  let from = 0;
  while (from < tokens.length && letterPlaces[from] < start) from++;
  let to = tokens.length;
  while (to > from && letterPlaces[to - 1] + tokens[to - 1].letters.length > end) to--;
  return { from, to };
}

/** Lines around a window that identify its language, and UTF-16 units of each that are read. */
const LINES_AROUND = 8;
const LINE_REACH = 2_000;
/** The words of a window and of the lines around it, in lower case. */
export const wordsAround = ({ index, segments }: Window): string[] =>
  index.segments
    .slice(Math.max(0, segments[0] - LINES_AROUND), segments[segments.length - 1] + LINES_AROUND)
    .flatMap(({ text }) =>
      text
        .slice(0, LINE_REACH)
        .toLowerCase()
        .split(/[^\p{L}]+/u),
    );
