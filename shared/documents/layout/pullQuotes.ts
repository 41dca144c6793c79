/**
 * Quotations in larger type that the lines of two columns flow around, on either side: they cut the gutter, and do not belong to the sentences
 * of either column.
 */
import type { Chunk } from './chunks.ts';
import { LINE_DISTANCE, WIDEST_LINE_DISTANCE } from './lineDistances.ts';
import { rowsOf } from './rows.ts';
import type { SideNote } from './sideNotes.ts';
import { stretchesOf, type Stretch } from './stretches.ts';
import { overlapsAmong } from '../overlaps.ts';
import { median } from '../../platform/median.ts';
import { greatest, least } from '../../platform/longLists.ts';

/** Ratio to the size of the body: type that is smaller than this is the body's own. */
const LARGER = 1.15;
/** Lines of a quotation, and of each column beside it. */
const LEAST_LINES = 2;
/** Share of letters among a quotation's characters. */
const LEAST_LETTERS = 0.6;
/** In font sizes of the body: how far a column's other lines extend into the width of the quotation. */
const LEAST_BEYOND = 1;
/** In font sizes of the body: how far above and below a quotation lines may be short because of it. */
const MARGIN = 1.2;
/** In font sizes of the body: how exactly a column's lines are aligned, and how much deeper the first lines of paragraphs begin. */
const ALIGNED = 0.6;
const DEEPEST_INDENT = 4;
/** Share of its room that a line extends over: the last one of a paragraph does not. */
const FULL_LINE = 0.85;
/** In distances between the lines of a column: the next paragraph begins further away. */
const PARAGRAPH_DISTANCE = 1.2;

interface Line extends Stretch {
  readonly baseline: number;
}

/** Points. */
interface Quote {
  readonly lines: readonly Line[];
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
}

/** Lines of one column, beside a quotation and near it, and between which points they are. */
interface Column {
  readonly lines: readonly Line[];
  readonly start: number;
  readonly end: number;
  /** Where those beside the quotation end. */
  readonly endBeside: number;
}

/** @param bodySize in points: font size of most of the page's text */
export function pullQuotesOf(chunks: readonly Chunk[], bodySize: number): SideNote[] {
  const isLarge = (chunk: Chunk): boolean => chunk.size >= LARGER * bodySize;
  const large = chunks.filter(isLarge);
  if (large.length < LEAST_LINES) return [];
  const quotes = groupsOf(linesOf(large)).filter((lines) => lines.length >= LEAST_LINES && isWriting(lines));
  if (quotes.length === 0) return [];
  const body = linesOf(chunks.filter((chunk) => !isLarge(chunk)));
  return quotes.flatMap((lines) => {
    const quote = quoteOf(lines);
    const left = columnLeftOf(quote, body, bodySize);
    if (left === undefined || !cutsColumnOnRight(quote, left, body, bodySize)) return [];
    return [{ chunks: lines.flatMap((line) => line.chunks), before: paragraphBeside(quote, left, bodySize) }];
  });
}

const linesOf = (chunks: readonly Chunk[]): Line[] =>
  rowsOf(chunks).flatMap((row) =>
    stretchesOf(row).map(({ chunks: own, start, end }) => ({ chunks: own, start, end, baseline: row.baseline })),
  );

/** Lines under each other. @param lines from top to bottom */
function groupsOf(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  let open: Line[][] = [];
  for (let from = 0, to = 0; from < lines.length; from = to) {
    const { baseline } = lines[from];
    while (to < lines.length && lines[to].baseline === baseline) to++;
    open = open.filter((group) => isCloseTo(lastOf(group), baseline));
    const above = overlapsAmong(open, lastOf);
    for (const line of lines.slice(from, to)) {
      const group = above.with(line.start, line.end).find((other) => isUnder(lastOf(other), line));
      if (group !== undefined) group.push(line);
      else {
        const begun = [line];
        groups.push(begun);
        open.push(begun);
      }
    }
  }
  return groups;
}

const lastOf = (group: readonly Line[]): Line => group[group.length - 1];

const isCloseTo = (upper: Line, baseline: number): boolean =>
  baseline - upper.baseline <= LINE_DISTANCE * upper.chunks[0].size;

const isUnder = (upper: Line, lower: Line): boolean =>
  lower.baseline > upper.baseline &&
  isCloseTo(upper, lower.baseline) &&
  lower.start < upper.end &&
  lower.end > upper.start;

const quoteOf = (lines: readonly Line[]): Quote => {
  const chunks = lines.flatMap((line) => line.chunks);
  return {
    lines,
    start: least(lines.map(({ start }) => start)),
    end: greatest(lines.map(({ end }) => end)),
    top: least(chunks.map(({ top }) => top)),
    bottom: greatest(chunks.map(({ bottom }) => bottom)),
  };
};

/** Leaders and formulas have few letters. */
const isWriting = (lines: readonly Line[]): boolean => {
  const chunks = lines.flatMap((line) => line.chunks);
  const sum = (of: (chunk: Chunk) => number): number => chunks.reduce((total, chunk) => total + of(chunk), 0);
  return sum(({ letters }) => letters) >= LEAST_LETTERS * sum(({ glyphs }) => glyphs.length);
};

const isBeside = ({ chunks: [{ top, bottom }] }: Line, quote: Quote): boolean =>
  (top + bottom) / 2 > quote.top && (top + bottom) / 2 < quote.bottom;

/** Beside the quotation, or right above or below it: lines keep their distance. */
const isCutShort = ({ chunks: [{ top, bottom }] }: Line, quote: Quote, size: number): boolean => {
  const middle = (top + bottom) / 2;
  return middle > quote.top - MARGIN * size && middle < quote.bottom + MARGIN * size;
};

/** Right above the quotation or below it. */
const isNear = ({ chunks: [{ top, bottom }] }: Line, quote: Quote, size: number): boolean => {
  const reach = WIDEST_LINE_DISTANCE * size;
  const middle = (top + bottom) / 2;
  const isAbove = middle <= quote.top && middle >= quote.top - reach;
  return isAbove || (middle >= quote.bottom && middle <= quote.bottom + reach);
};

/** The column whose lines end before the quotation, while those above or below it extend into its width. */
function columnLeftOf(quote: Quote, body: readonly Line[], size: number): Column | undefined {
  const play = ALIGNED * size;
  const beside = nextTo(
    body.filter((line) => isBeside(line, quote) && line.end <= quote.start + play),
    (one, other) => one.end > other.end,
  );
  if (beside.length < LEAST_LINES) return undefined;
  const start = least(beside.map((line) => line.start));
  const beginsHere = (line: Line): boolean =>
    line.start >= start - play && line.start <= start + DEEPEST_INDENT * size && line.start < quote.start;
  const cut = body.filter(
    (line) => isNear(line, quote, size) && beginsHere(line) && line.end >= quote.start + LEAST_BEYOND * size,
  );
  if (cut.length === 0) return undefined;
  const end = greatest(cut.map((line) => line.end));
  const endBeside = greatest(beside.map((line) => line.end));
  if (end >= quote.end) return undefined;
  const column = body.filter((line) => line.start >= start - play && line.end <= end + play);
  return { lines: rowsOf(column.flatMap(({ chunks }) => chunks)), start, end, endBeside };
}

/** Whether lines on the right begin after the quotation, while those of their column above or below it begin within its width. */
function cutsColumnOnRight(quote: Quote, left: Column, body: readonly Line[], size: number): boolean {
  const play = ALIGNED * size;
  const beside = nextTo(
    body.filter((line) => isBeside(line, quote) && line.start >= quote.end - play),
    (one, other) => one.start < other.start,
  );
  if (beside.length < LEAST_LINES) return false;
  const [start, end] = [least(beside.map((line) => line.start)), greatest(beside.map((line) => line.end))];
  return body.some(
    (line) =>
      isNear(line, quote, size) &&
      line.start >= left.end &&
      line.start <= quote.end - LEAST_BEYOND * size &&
      line.end > start &&
      line.end <= end + play,
  );
}

/** The line next to the quotation, and those above and below it. */
function nextTo(lines: readonly Line[], isNearer: (one: Line, other: Line) => boolean): Line[] {
  if (lines.length === 0) return [];
  const nearest = lines.reduce((best, line) => (isNearer(line, best) ? line : best));
  return lines.filter(({ start, end }) => start < nearest.end && end > nearest.start);
}

/** The first line of the first paragraph that begins beside the quotation or below it. */
function paragraphBeside(quote: Quote, { lines, start, end, endBeside }: Column, size: number): Chunk | undefined {
  const distances = lines.slice(1).map((line, at) => line.baseline - lines[at].baseline);
  const furthest = PARAGRAPH_DISTANCE * (distances.length === 0 ? size : median(distances));
  const isIndented = (line: Line): boolean => line.start >= start + ALIGNED * size;
  const found = lines.find((line, at) => {
    const before = lines.at(at - 1);
    if (at === 0 || before === undefined || line.baseline <= quote.top) return false;
    const room = (isCutShort(before, quote, size) ? endBeside : end) - start;
    const isAfterShort = before.end - start < FULL_LINE * room;
    return isAfterShort || (isIndented(line) && !isIndented(before)) || distances[at - 1] > furthest;
  });
  return found?.chunks[0];
}
