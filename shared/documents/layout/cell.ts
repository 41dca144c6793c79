/** A cell: the content of one place in a row or a table, line under line. Rules, writing order and gaps show where one is. */
import type { Chunk } from './chunks.ts';
import type { Row } from './rows.ts';

export interface CellLine {
  /** Number of the page's row that contains it. */
  readonly row: number;
  readonly chunks: Chunk[];
}

export interface Cell {
  /** From top to bottom. */
  readonly lines: CellLine[];
  start: number;
  end: number;
}

/** In font sizes: chunks of a line this far apart are cells. */
export const CELL_GAP = 1;

/** The cells of one row, from left to right, separated by wide gaps. */
export function cellsOfRow({ chunks, size }: Row, row: number): Cell[] {
  const cells: Cell[] = [];
  for (const chunk of chunks) {
    const cell = cells.at(-1);
    if (cell !== undefined && chunk.start - cell.end < CELL_GAP * size) {
      cell.lines[0].chunks.push(chunk);
      cell.end = Math.max(cell.end, chunk.end);
    } else cells.push({ lines: [{ row, chunks: [chunk] }], start: chunk.start, end: chunk.end });
  }
  return cells;
}

export const chunksIn = (cells: readonly Cell[]): Chunk[] =>
  cells.flatMap(({ lines }) => lines.flatMap(({ chunks }) => chunks));
