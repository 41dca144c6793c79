/** Text beside a ruled table: the table's side, which no rule or text crosses, separates them as a gutter does. */
import type { Chunk } from './chunks.ts';
import type { Grid } from './grid.ts';
import type { Gutter } from './gutters.ts';
import type { Row } from './rows.ts';

/** Rows of the text and of the table from which neither is a label or note of the other. */
const LEAST_ROWS = 6;
/** Cells of a table; fewer are a box. */
const LEAST_CELLS = 6;
/** Points by which the side of a table may miss the gutter. */
const PLAY = 3;
/** Words per row of text: notes beside a table's rows have fewer. */
const LEAST_WORDS = 3;

/** Share of the rows of one column of cells that continue beside it. */
const LABELLED = 0.5;

/** Whether the gutter runs along the side of a table, through most of its height, with text on its other side. */
export function runsBesideTable(rows: readonly Row[], gutter: Gutter, grids: readonly Grid[]): boolean {
  const chunks = rows.slice(gutter.firstRow, gutter.lastRow + 1).map((row) => row.chunks);
  return grids.some(({ xs, ys, cells }) => {
    if (cells.length < LEAST_CELLS) return false;
    const [left, right, top, bottom] = [xs[0], xs[xs.length - 1], ys[0], ys[ys.length - 1]];
    const isAtEnd = right >= gutter.start - PLAY && right <= gutter.end + PLAY;
    const isAtStart = left >= gutter.start - PLAY && left <= gutter.end + PLAY;
    if (isAtEnd === isAtStart) return false;
    const isBesideIt = ({ start, end }: Chunk): boolean => (isAtEnd ? start >= right - PLAY : end <= left + PLAY);
    const isInIt = (chunk: Chunk): boolean =>
      !isBesideIt(chunk) && chunk.top >= top - PLAY && chunk.bottom <= bottom + PLAY;
    const beside = chunks.map((row) => row.filter(isBesideIt)).filter(({ length }) => length > 0);
    const within = chunks.filter((row) => row.some(isInIt));
    // One column of cells, with something beside most of them, holds the labels of a table that continues beyond it.
    const labelled = chunks.filter((row) => row.some(isInIt) && row.some(isBesideIt));
    if (xs.length === 2 && labelled.length >= LABELLED * within.length) return false;
    const words = beside.flat().reduce((sum, chunk) => sum + chunk.words, 0);
    return beside.length >= LEAST_ROWS && within.length >= LEAST_ROWS && words >= LEAST_WORDS * beside.length;
  });
}
