/**
 * The order in which the lines of side-by-side cells are read: each cell to its end, or line by line if they are rows that nothing else
 * separates.
 */
import type { Cell } from './cell.ts';
import type { Chunk } from './chunks.ts';
import { rowsOf, type Row } from './rows.ts';
import { areRows, lineByLine } from './stackedValues.ts';
import { append } from '../../platform/longLists.ts';

/** What then follows on one baseline is one line. @param cells in the reading order for reading each to its end */
export function inOrder(cells: readonly Cell[]): Row[] {
  const fromLeft = cells.toSorted((one, other) => one.start - other.start).map(({ lines }) => lines);
  const ordered = areRows(fromLeft) ? lineByLine(fromLeft) : cells.flatMap(({ lines }) => lines);
  const read: { row: number; chunks: Chunk[] }[] = [];
  for (const { row, chunks } of ordered) {
    const last = read.at(-1);
    if (last?.row === row) append(last.chunks, chunks);
    else read.push({ row, chunks: [...chunks] });
  }
  return read.flatMap(({ chunks }) => rowsOf(chunks));
}
