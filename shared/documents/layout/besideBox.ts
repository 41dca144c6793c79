/**
 * A box or ruled table with other text beside it, as the details of a statement are beside the address: no line goes across its side, on
 * whatever baselines the two are. Drawn one after the other, each is read whole; rows of one table are drawn together.
 */
import type { BoxesBeside } from './boxesBeside.ts';
import type { Chunk } from './chunks.ts';
import { isMostlyRightToLeft } from './direction.ts';
import type { Grid } from './grid.ts';
import { letterShare } from './letterShare.ts';
import { LINE_DISTANCE } from './lineDistances.ts';
import { rowsOf, type Row } from './rows.ts';
import { greatest, least } from '../../platform/longLists.ts';

/** Lines in the box and beside it: fewer are a label or a note, and more are a column of text. */
const LEAST_LINES = 3;
const MOST_LINES = 12;
/** Words per line beside the box: those of an address are few. */
const MOST_WORDS = 6;
/** Share of letters among the characters beside the box: a scale of numbers has fewer. */
const LEAST_LETTERS = 0.5;
/** Lines of the box that are a name and its value: the column of a table has one of them, and a drawing has none. */
const LEAST_PAIRS = 2;

export function textBesideBox(rows: readonly Row[], grids: readonly Grid[]): BoxesBeside | undefined {
  for (const grid of grids) {
    const found = beside(rows, grid);
    if (found !== undefined) return found;
  }
  return undefined;
}

function beside(rows: readonly Row[], { xs, ys }: Grid): BoxesBeside | undefined {
  const [left, right, top, bottom] = [xs[0], xs[xs.length - 1], ys[0], ys[ys.length - 1]];
  const isIn = (chunk: Chunk): boolean => {
    const [x, y] = [(chunk.start + chunk.end) / 2, (chunk.top + chunk.bottom) / 2];
    return x > left && x < right && y > top && y < bottom;
  };
  const hasIn = (row: Row): boolean => row.bottom > top && row.top < bottom && row.chunks.some(isIn);
  const first = rows.findIndex(hasIn);
  if (first < 0) return undefined;
  const last = rows.findLastIndex(hasIn);
  const isLeft = ({ end }: Chunk): boolean => end <= left;
  const isRight = ({ start }: Chunk): boolean => start >= right;
  const own = rows.slice(first, last + 1).flatMap(({ chunks }) => chunks);
  const outside = own.filter((chunk) => !isIn(chunk));
  const isOutside = outside.every(isLeft) ? isLeft : outside.every(isRight) ? isRight : undefined;
  if (isOutside === undefined || outside.length === 0) return undefined;
  const isApart = drawnApart(own.filter(isIn), outside);
  if (isApart === undefined) return undefined;
  // An address may begin above the box or end below it.
  const goesOn = (from: number, step: 1 | -1): number => {
    let near: Chunk | undefined = step > 0 ? outside.at(-1) : outside[0];
    for (let at = from; ; at += step) {
      const next = at + step < 0 ? undefined : rows.at(at + step);
      near = rows[at].chunks.find((chunk) => isOutside(chunk) && (at < first || at > last)) ?? near;
      const isNext =
        next !== undefined &&
        near !== undefined &&
        Math.abs(next.baseline - near.baseline) <= LINE_DISTANCE * next.size &&
        next.chunks.every((chunk) => isOutside(chunk) && isApart(chunk));
      if (!isNext) return at;
    }
  };
  const [from, to] = [goesOn(first, -1), goesOn(last, 1)];
  const all = rows.slice(from, to + 1).flatMap(({ chunks }) => chunks);
  const [box, text] = [all.filter(isIn), all.filter((chunk) => !isIn(chunk))];
  const lines = rowsOf(text);
  // A column of text goes on above the box or below it, beside whatever else is there.
  const reaches = (row: Row | undefined, line: Row): boolean =>
    row !== undefined &&
    Math.abs(row.baseline - line.baseline) <= LINE_DISTANCE * line.size &&
    row.chunks.some(({ start, end }) => start < line.end && end > line.start);
  const before = from > 0 ? rows[from - 1] : undefined;
  const isColumn = reaches(before, lines[0]) || reaches(rows.at(to + 1), lines[lines.length - 1]);
  // "Findings" over the box and "Allergies" over the text: heads of two columns.
  const areHeaded = before !== undefined && before.chunks.length > 1 && before.chunks.some((chunk) => isOutside(chunk));
  if (isColumn || areHeaded || !areDetailsAndAddress(rowsOf(box), lines)) return undefined;
  const isTextFirst = (isOutside === isLeft) !== isMostlyRightToLeft(all);
  return { from, to, contents: isTextFirst ? [text, box] : [box, text] };
}

/** Whether something is drawn before the box as the text beside it is, or after it; undefined if that is drawn among the box's lines. */
function drawnApart(box: readonly Chunk[], text: readonly Chunk[]): ((chunk: Chunk) => boolean) | undefined {
  const orders = box.map(({ order }) => order);
  const [first, last] = [least(orders), greatest(orders)];
  if (text.every(({ order }) => order < first)) return ({ order }) => order < first;
  return text.every(({ order }) => order > last) ? ({ order }) => order > last : undefined;
}

/** Details, and a few short lines that end with them. */
function areDetailsAndAddress(box: readonly Row[], text: readonly Row[]): boolean {
  const pairs = box.filter(({ chunks }) => chunks.length > 1).length;
  const words = text.reduce((sum, { chunks }) => sum + chunks[0].words, 0);
  return (
    box.length >= LEAST_LINES &&
    pairs >= LEAST_PAIRS &&
    text.length >= LEAST_LINES &&
    text.length <= MOST_LINES &&
    text.every(({ chunks }) => chunks.length === 1) &&
    words <= MOST_WORDS * text.length &&
    letterShare(text.flatMap(({ chunks }) => chunks)) >= LEAST_LETTERS
  );
}
