/** The words of a page that belong together: runs of a line between wide gaps, and the rows that they form across the page. */
import { CELL_GAP } from '../source/cellEdges.ts';
import type { CellPiece, SourcePage } from '../source/source.ts';
import { isAmountText, isDayText } from './amounts.ts';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Run extends Box, CellPiece {
  readonly text: string;
  readonly isAmount: boolean;
  /** Words of the line around it that no wider gap than its own parts: many in justified text. */
  readonly wordsAround: number;
}

/** From left to right, and from top to bottom. */
export type Row = readonly Run[];

/** Shares of a line's height: a wider gap may separate two cells. Between words it is about a quarter, in typewriting half. */
const LEAST_GAP = 0.45;
const MOST_LEAST_GAP = 0.8;
const TIMES_WIDER = 1.4;
/** Share of a line's height in which the middles of runs on one level differ. */
const LEVEL = 0.35;
/** Points in which the left edges of words set under each other differ. */
const ALIGNED = 1.5;
/** Rows within which another one begins with its amount in the same way. */
const MOST_ROWS_APART = 4;

const cache = new WeakMap<SourcePage, readonly Row[]>();

export function rowsOf(page: SourcePage): readonly Row[] {
  const known = cache.get(page);
  if (known !== undefined) return known;
  const least = leastGap(page);
  const apart = rowsFrom(withAmountsApart(page, rowsFrom(page.lines.flatMap((_, line) => runsOf(page, line, least)))));
  const rows = rowsFrom(withNamesApart(page, apart));
  cache.set(page, rows);
  return rows;
}

const middle = ({ top, bottom }: Box): number => (top + bottom) / 2;
export const heightOf = ({ top, bottom }: Box): number => bottom - top;

function rowsFrom(runs: readonly Run[]): Row[] {
  const rows: Run[][] = [];
  for (const run of runs.toSorted((one, other) => middle(one) - middle(other))) {
    const last = rows.at(-1);
    const isLevel =
      last !== undefined && middle(run) - middle(last[0]) <= LEVEL * Math.min(heightOf(run), heightOf(last[0]));
    if (isLevel) last.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.left - other.left));
}

interface Word extends CellPiece {
  readonly left: number;
  readonly right: number;
}

function wordsOf({ lines, wordBoxes }: SourcePage, line: number): Word[] {
  const edges = wordBoxes?.[line]?.edges;
  if (edges === undefined) return [];
  let start = 0;
  return lines[line].split(' ').flatMap((word, at) => {
    const end = start + word.length;
    const own = { line, start, end, left: edges[2 * at], right: edges[2 * at + 1] };
    start = end + 1;
    return word === '' || !Number.isFinite(own.left) ? [] : [own];
  });
}

/** Around some pieces of lines; undefined if one of them has no place. */
export function boxOf(page: SourcePage, pieces: readonly CellPiece[]): Box | undefined {
  let box: Box | undefined;
  for (const { line, start, end } of pieces) {
    const words = wordsOf(page, line).filter((word) => word.start < end && word.end > start);
    const { top, bottom } = page.wordBoxes?.[line] ?? {};
    if (words.length === 0 || top === undefined || bottom === undefined) return undefined;
    box = {
      left: Math.min(box?.left ?? Infinity, ...words.map(({ left }) => left)),
      right: Math.max(box?.right ?? -Infinity, ...words.map(({ right }) => right)),
      top: Math.min(box?.top ?? Infinity, top),
      bottom: Math.max(box?.bottom ?? -Infinity, bottom),
    };
  }
  return box;
}

/** The page's usual space between words, and somewhat more. */
function leastGap(page: SourcePage): number {
  const gaps = page.lines.flatMap((_, line) => {
    const height = (page.wordBoxes?.[line]?.bottom ?? 0) - (page.wordBoxes?.[line]?.top ?? 0);
    const words = wordsOf(page, line);
    return words.slice(1).map(({ left }, at) => (left - words[at].right) / height);
  });
  const usual = gaps.filter((gap) => gap > 0 && gap < 1).toSorted((one, other) => one - other);
  return Math.min(MOST_LEAST_GAP, Math.max(LEAST_GAP, TIMES_WIDER * (usual.at(usual.length >> 1) ?? 0)));
}

function runsOf(page: SourcePage, line: number, least: number): Run[] {
  const box = page.wordBoxes?.[line];
  if (box === undefined) return [];
  const words = wordsOf(page, line);
  const apart = (share: number): Word[][] => {
    const runs: Word[][] = [];
    for (const word of words) {
      const last = runs.at(-1)?.at(-1);
      const gap = last === undefined ? Infinity : word.left - last.right;
      if (gap > share * (box.bottom - box.top)) runs.push([word]);
      else runs[runs.length - 1].push(word);
    }
    return runs;
  };
  const around = apart(CELL_GAP);
  return apart(least).map((run) => runFrom(page, run, around.find((all) => all.includes(run[0]))?.length ?? 0));
}

function runFrom({ lines, wordBoxes }: SourcePage, words: readonly Word[], wordsAround: number): Run {
  const [first, last] = [words[0], words[words.length - 1]];
  const text = lines[first.line].slice(first.start, last.end);
  const { top = 0, bottom = 0 } = wordBoxes?.[first.line] ?? {};
  return {
    line: first.line,
    start: first.start,
    end: last.end,
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
    top,
    bottom,
    text,
    isAmount: isAmount(text),
    wordsAround,
  };
}

const isAmount = (text: string): boolean =>
  SUM.test(text) || (isAmountText(text) && /\d/.test(text) && !isDayText(text) && !isCompared(text));

/** "$4.3 billion". */
const SUM = /^[(+−–-]?\p{Sc}\s?\d[\d.,]*\)?\s\p{L}+$/u;
/** "20 vs. 19". */
const isCompared = (text: string): boolean => text.split(/\p{L}+/u).filter((part) => /\d/.test(part)).length > 1;
/** "(3.2)" before the words of its row. */
const LEADING_AMOUNT = /^(?:\p{Sc}\s?)?[(+−–-]?\p{Sc}?\d[\d.,]*\)?%?$/u;

const WRITTEN_AS_VALUE = /^(?:\p{Sc}|\(|\d+[.,]\d|\d{3})/u;

/**
 * Rows that begin with their amounts, a space before their words: the words are aligned under each other, so that the space separates
 * cells.
 */
function withAmountsApart(page: SourcePage, rows: readonly Row[]): Run[] {
  const cuts = rows.map((row) =>
    row.flatMap((run) => {
      const words = wordsOf(page, run.line).filter(({ start, end }) => start >= run.start && end <= run.end);
      const cut = words.findIndex(({ start, end }) => !LEADING_AMOUNT.test(page.lines[run.line].slice(start, end)));
      // "13 Weeks Ended" is a name.
      const isValue = WRITTEN_AS_VALUE.test(run.text) || row.some((other) => other.isAmount && other.left > run.right);
      return cut > 0 && isValue ? [{ run, words, cut, left: words[cut].left }] : [];
    }),
  );
  return rows.flatMap((row, at) =>
    row.flatMap((run) => {
      const own = cuts[at].find((cut) => cut.run === run);
      const near = cuts.slice(Math.max(0, at - MOST_ROWS_APART), at + MOST_ROWS_APART + 1).flat();
      const isAligned = near.some(
        (cut) => own !== undefined && cut !== own && Math.abs(cut.left - own.left) <= ALIGNED,
      );
      if (own === undefined || !isAligned) return [run];
      return [runFrom(page, own.words.slice(0, own.cut), 1), runFrom(page, own.words.slice(own.cut), 1)];
    }),
  );
}

/** Rows below names that have no more than a space between them. */
const MOST_ROWS_BELOW = 4;

/** "VAT-% Net amount" over "19.0" and "520.00": each word is aligned with the amount below it, so that the space separates names. */
function withNamesApart(page: SourcePage, rows: readonly Row[]): Run[] {
  return rows.flatMap((row, at) =>
    row.flatMap((run) => {
      if (run.isAmount || !run.text.includes(' ') || row.length < 2) return [run];
      const below = rows
        .slice(at + 1, at + 1 + MOST_ROWS_BELOW)
        .map((other) => other.filter((one) => overlap(one, run) > 0));
      const amounts = below.find((other) => other.length > 1 && other.every(({ isAmount }) => isAmount)) ?? [];
      return partsOver(page, run, amounts) ?? [run];
    }),
  );
}

function partsOver(page: SourcePage, run: Run, amounts: readonly Run[]): Run[] | undefined {
  const words = wordsOf(page, run.line).filter(({ start, end }) => start >= run.start && end <= run.end);
  if (amounts.length < 2 || words.length < amounts.length) return undefined;
  const ways =
    amounts.length === 2 ? words.slice(1).map((_, cut) => [words.slice(0, cut + 1), words.slice(cut + 1)]) : [];
  const all = ways.length > 0 ? ways : words.length === amounts.length ? [words.map((word) => [word])] : [];
  const own = all.filter((parts) => parts.every((part, order) => isSetAs(runFrom(page, part, 1), amounts[order])));
  return own.length === 1 ? own[0].map((part) => runFrom(page, part, 1)) : undefined;
}

/** At one edge, or in the middle. */
const isSetAs = (name: Run, amount: Run): boolean =>
  overlap(name, amount) > 0 &&
  [name.left - amount.left, name.right - amount.right, (name.left + name.right - amount.left - amount.right) / 2].some(
    (off) => Math.abs(off) <= ALIGNED,
  );

export const overlap = (one: Box, other: Box): number =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left);

/** How far the runs of a row up to each one reach. */
const reachesOf = new WeakMap<Row, Float64Array>();

/** The runs of a row that are over or under a box, in their order: those far from it are not looked at, as a row may have thousands. */
export function runsOver(row: Row, box: Box): Run[] {
  let reaches = reachesOf.get(row);
  if (reaches === undefined) {
    let right = -Infinity;
    reaches = Float64Array.from(row, (run) => (right = Math.max(right, run.right)));
    reachesOf.set(row, reaches);
  }
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (row[middle].left < box.right) low = middle + 1;
    else high = middle;
  }
  const found: Run[] = [];
  for (let at = low - 1; at >= 0 && reaches[at] > box.left; at--) {
    if (overlap(row[at], box) > 0) found.push(row[at]);
  }
  return found.reverse();
}

const placesOf = new WeakMap<readonly Row[], ReadonlyMap<string, Row>>();

/** The row that a run is in; empty if in none. */
export function rowOf(rows: readonly Row[], { line, start }: Run): Row {
  let places = placesOf.get(rows);
  if (places === undefined) {
    // Of several the first one: the last to be written stays.
    places = new Map(rows.toReversed().flatMap((row) => row.map((run) => [`${run.line} ${run.start}`, row] as const)));
    placesOf.set(rows, places);
  }
  return places.get(`${line} ${start}`) ?? [];
}

/** Points between two runs, one above the other; less than zero where they overlap. */
export const distance = (one: Box, other: Box): number =>
  one.top < other.top ? other.top - one.bottom : one.top - other.bottom;

/** The nearest of some runs that are over or under another one; the first of those that are equally near. */
export function nearestTo(rows: readonly Row[], run: Run, side: 'above' | 'below'): Run | undefined {
  let nearest: Run | undefined;
  for (const row of rows) {
    for (const other of runsOver(row, run)) {
      const isThere = side === 'above' ? other.bottom <= run.top + 1 : other.top >= run.bottom - 1;
      if (!isThere) continue;
      if (nearest === undefined || distance(other, run) < distance(nearest, run)) nearest = other;
    }
  }
  return nearest;
}

const extents = new WeakMap<readonly Row[], readonly Pick<Box, 'top' | 'bottom'>[]>();

/** The runs of all rows that reach into a stretch of the page, in their order: a page of tables has thousands, and each has few beside it. */
export function runsBetween(rows: readonly Row[], top: number, bottom: number): Run[] {
  let reaches = extents.get(rows);
  if (reaches === undefined) {
    reaches = rows.map((row) => ({
      top: Math.min(...row.map((run) => run.top)),
      bottom: Math.max(...row.map((run) => run.bottom)),
    }));
    extents.set(rows, reaches);
  }
  const found: Run[] = [];
  for (const [at, reach] of reaches.entries()) if (reach.top <= bottom && reach.bottom >= top) found.push(...rows[at]);
  return found;
}
