/**
 * Text in a box that the lines of a column flow around: it does not belong to their sentences, and is read before the paragraph beside it.
 */
import type { Chunk } from './chunks.ts';
import type { Grid, GridCell } from './grid.ts';
import { beginsParagraph } from './paragraphs.ts';
import { rowsOf } from './rows.ts';
import type { SideNote } from './sideNotes.ts';

/** Lines in the box, and beside it: one line is a label, or a cell. */
const LEAST_LINES = 2;
/** Words per line in the box. */
const LEAST_WORDS = 3;
/** In font sizes: the line that continues under the box is no further below it. */
const LINES_BELOW = 4;
/** In font sizes: how exactly it begins, or ends, under the lines beside the box. */
const ALIGNED = 0.8;
/** Maximum share of the column's width that the box takes. */
const WIDEST = 0.7;

/** @param grids those with one cell are boxes */
export function boxedText(chunks: readonly Chunk[], grids: readonly Grid[]): SideNote[] {
  const taken = new Set<Chunk>();
  return grids.flatMap(({ cells: [box], covered }) => {
    if (covered.length > 1) return [];
    const inside = chunks.filter((chunk) => isInside(chunk, box) && !taken.has(chunk));
    const words = inside.reduce((sum, chunk) => sum + chunk.words, 0);
    const lines = rowsOf(inside).length;
    if (lines < LEAST_LINES || words < LEAST_WORDS * lines) return [];
    const column = columnAround(chunks, box);
    if (column === undefined) return [];
    for (const chunk of inside) taken.add(chunk);
    return [{ chunks: inside, before: paragraphBeside(column, box) }];
  });
}

const isInside = ({ start, end, top, bottom }: Chunk, box: GridCell): boolean => {
  const [x, y] = [(start + end) / 2, (top + bottom) / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
};

const isBeside = ({ top, bottom }: Chunk, box: GridCell): boolean =>
  (top + bottom) / 2 > box.top && (top + bottom) / 2 < box.bottom;

/** The text of the column whose lines are beside the box and continue under it; undefined if none do. */
function columnAround(chunks: readonly Chunk[], box: GridCell): Chunk[] | undefined {
  const width = box.right - box.left;
  for (const under of chunks) {
    const isRightBelow = under.top >= box.bottom - under.size && under.top <= box.bottom + LINES_BELOW * under.size;
    if (!isRightBelow || under.start >= box.right || under.end <= box.left) continue;
    const [left, right] = [Math.min(under.start, box.left), Math.max(under.end, box.right)];
    if (width > WIDEST * (right - left)) continue;
    const play = ALIGNED * under.size;
    const column = chunks.filter(
      (chunk) => !isInside(chunk, box) && chunk.start >= left - play && chunk.end <= right + play,
    );
    const rows = rowsOf(column.filter((chunk) => isBeside(chunk, box)));
    const isLeft = rows.every(({ start, end }) => end <= box.left && Math.abs(start - under.start) <= play);
    const isRight = rows.every(({ start }) => start >= box.right) && under.start < box.right - play;
    if (rows.length >= LEAST_LINES && (isLeft || isRight)) return column;
  }
  return undefined;
}

/** The first line of the first paragraph that is beside the box. */
function paragraphBeside(column: readonly Chunk[], box: GridCell): Chunk | undefined {
  const rows = rowsOf(column);
  const from = rows.findIndex(({ chunks: [first] }) => isBeside(first, box));
  const start = rows.findIndex((_, at) => at >= from && beginsParagraph(rows, at));
  return start < 0 ? undefined : rows[start].chunks[0];
}
