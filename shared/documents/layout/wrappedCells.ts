/** Cells of a table whose text takes several lines: it is read to its end before the cells beside it. */
import { areAligned } from './alignment.ts';
import { cellsOfRow, chunksIn, type Cell } from './cell.ts';
import { inOrder } from './cellOrder.ts';
import type { Glyph } from './glyph.ts';
import { isOfLetters } from './letterShare.ts';
import { LINE_DISTANCE } from './lineDistances.ts';
import type { Row } from './rows.ts';
import { append } from '../../platform/longLists.ts';
import { overlapsAmong, type Overlaps } from '../overlaps.ts';

/** With two, the first may be the number of a paragraph whose second line begins under it. */
const LEAST_CELLS = 3;
/** The rows of the table are further apart than the lines of its cells by this ratio: otherwise lines and rows are indistinguishable. */
const ROW_RATIO = 1.15;
/** In font sizes: how exactly the lines of a cell are aligned, at one side or in the middle. */
const ALIGNED = 0.6;
/** Lines after the first. */
const MOST_LINES = 7;
/** In font sizes, before the dash of a range: after an amount it might be its sign. */
const LEAST_SPACE = 0.1;
const DASH = /^[-\u2013\u2014]$/;

/** The rows, with each row of a table that has such cells split after every one of them. */
export function withWrappedCells(rows: readonly Row[]): readonly Row[] {
  const read: Row[] = [];
  for (let i = 0; i < rows.length; i++) {
    const cells = cellsOfRow(rows[i], i);
    const lines = cells.length < LEAST_CELLS ? [] : linesBelow(rows, i, cells);
    if (lines.length === 0) read.push(rows[i]);
    else append(read, inOrder(withLines(cells, lines)));
    i += lines.length;
  }
  return read;
}

/** For each further line of the row's cells, which cell each of its own continues. */
type Line = ReadonlyMap<Cell, Cell>;

function linesBelow(rows: readonly Row[], first: number, cells: readonly Cell[]): Line[] {
  const lines: Line[] = [];
  const over = overlapsAmong(cells, (cell) => cell);
  for (let at = first + 1; at < rows.length && lines.length < MOST_LINES; at++) {
    if (rows[at].baseline - rows[at - 1].baseline > LINE_DISTANCE * rows[first].size) break;
    const line = lineBelow(cellsOfRow(rows[at], at), over, rows[first].size);
    // Some cell of the row has nothing under it.
    if (line === undefined || line.size === cells.length) break;
    lines.push(line);
  }
  const isNatural = lines.every((line) => [...line.keys()].every((cell) => cell === cells[cells.length - 1]));
  return isNatural || !standsApart(rows, first, first + lines.length) ? [] : lines;
}

/** Undefined unless each of the line's cells continues one cell of the row. */
function lineBelow(below: readonly Cell[], row: Overlaps<Cell>, size: number): Line | undefined {
  const line = new Map<Cell, Cell>();
  for (const part of below) {
    const over = row.with(part.start, part.end);
    const isContinued =
      over.length === 1 &&
      ((holdsText(over[0]) && (holdsText(part) || continuesSentence(part))) || isRange(over[0], part));
    if (!isContinued || !areAligned(part, over[0], ALIGNED * size)) return undefined;
    line.set(over[0], part);
  }
  return line.size > 0 && line.size === below.length ? line : undefined;
}

const holdsText = (cell: Cell): boolean => isOfLetters(chunksIn([cell]));

/** Though most of it is an amount: "than $201)" under "None (or less". */
const continuesSentence = (cell: Cell): boolean => SMALL_LETTER.test(glyphsOf(cell)[0].text);
const SMALL_LETTER = /^\p{Ll}$/u;

/** An amount and a dash set apart from it, and the other amount: "$15,001 -" over "$50,000". */
function isRange(first: Cell, second: Cell): boolean {
  const glyphs = glyphsOf(first);
  const [before, dash] = [glyphs.at(-2), glyphs.at(-1)];
  if (before === undefined || dash === undefined || !DASH.test(dash.text)) return false;
  const isApart = dash.start - before.end >= LEAST_SPACE * dash.size;
  return isApart && /\p{N}/u.test(before.text) && /[\p{N}\p{Sc}]/u.test(glyphsOf(second)[0].text);
}

const glyphsOf = (cell: Cell): Glyph[] => chunksIn([cell]).flatMap(({ glyphs }) => glyphs);

function standsApart(rows: readonly Row[], first: number, last: number): boolean {
  const distance = (at: number): number => rows[at].baseline - rows[at - 1].baseline;
  let widest = 0;
  for (let at = first + 1; at <= last; at++) widest = Math.max(widest, distance(at));
  const isApart = (at: number): boolean => at <= 0 || at >= rows.length || distance(at) >= ROW_RATIO * widest;
  return isApart(first) && isApart(last + 1);
}

const withLines = (cells: readonly Cell[], lines: readonly Line[]): Cell[] =>
  cells.map((cell) => ({
    ...cell,
    lines: [...cell.lines, ...lines.flatMap((line) => line.get(cell)?.lines ?? [])],
  }));
