/** The cells of a row in the order in which the source states them: pages with right-to-left text do not show where a row begins. */
import type { IndexedLine } from '../textIndex.ts';
import { letterChain } from './letterChain.ts';
import { CELL_END, UNIT_END, type StatedText } from './statedText.ts';

export interface PlacedLine {
  readonly line: IndexedLine;
  /** Where the whole line is stated; undefined if not known. */
  readonly statedAt?: number;
}

export function rowsInOrder(placed: readonly PlacedLine[], source: StatedText): IndexedLine[] {
  const ordered = [...placed];
  // The lines of a long paragraph are stated in one unit: looked up for each, it would be read as often as it has lines.
  let row: StatedRow | undefined;
  for (let at = 0; at < ordered.length; at++) {
    const { statedAt } = ordered[at];
    if (statedAt === undefined) continue;
    if (row === undefined || statedAt < row.start || statedAt >= row.end) row = rowAt(source.text, statedAt);
    if (row.cells.length < 2) continue;
    const { from, to, lines } = wholeRow(ordered, at, row);
    const sorted = lines.sort((one, other) => one.at - other.at);
    ordered.splice(from, to - from, ...sorted.map(({ each }) => each));
    at = to - 1;
  }
  return ordered.map(({ line }) => line);
}

/** A row; a paragraph is one without cells. */
interface StatedRow {
  readonly start: number;
  readonly end: number;
  readonly cells: readonly { readonly at: number; readonly letters: string }[];
}

function rowAt(text: string, place: number): StatedRow {
  const start = text.lastIndexOf(UNIT_END, place - 1) + 1;
  const next = text.indexOf(UNIT_END, place);
  const end = next === -1 ? text.length : next;
  const cells = text.slice(start, end).split(CELL_END);
  if (cells.length < 2) return { start, end, cells: [] };
  let at = start;
  const placed = cells.map((cell) => {
    const known = { at, letters: letterChain(cell).letters };
    at += cell.length + CELL_END.length;
    return known;
  });
  return { start, end, cells: placed };
}

interface RowLine {
  readonly each: PlacedLine;
  readonly at: number;
}

/** Adjacent lines that are stated in the row, and those among and around them that show one of its other cells. */
function wholeRow(
  placed: readonly PlacedLine[],
  first: number,
  { start, end, cells }: StatedRow,
): { from: number; to: number; lines: RowLine[] } {
  const free = [...cells];
  const lines: RowLine[] = [];
  let [top, bottom] = [Infinity, -Infinity];
  const take = (position: number): boolean => {
    const each = placed.at(position);
    if (position < 0 || each?.line.direction !== 'horizontal') return false;
    const { line, statedAt } = each;
    if (statedAt !== undefined) {
      if (statedAt < start || statedAt >= end) return false;
      lines.push({ each, at: statedAt });
    } else {
      const middle = (line.crossStart + line.crossEnd) / 2;
      const { letters } = letterChain(line.text);
      const cell = free.findIndex((known) => letters !== '' && known.letters === letters);
      if (cell === -1 || middle < top || middle > bottom) return false;
      lines.push({ each, at: free.splice(cell, 1)[0].at });
    }
    top = Math.min(top, line.crossStart);
    bottom = Math.max(bottom, line.crossEnd);
    return true;
  };
  take(first);
  let from = first;
  while (take(from - 1)) from--;
  let to = first + 1;
  while (take(to)) to++;
  return { from, to, lines };
}
