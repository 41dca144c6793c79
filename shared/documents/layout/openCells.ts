/**
 * Places of a grid that no rule divides though rows go through them: cells without a shade between shaded ones, or of one shade. They look
 * like one cell over several rows; its lines are on the baselines of these rows.
 */
import type { Grid, GridCell } from './grid.ts';
import type { Row } from './rows.ts';

export interface FilledCell {
  readonly cell: GridCell;
  readonly rows: readonly Row[];
}

/** In font sizes: lines of one row of a table are on one baseline. */
const SAME_BASELINE = 0.15;

/**
 * The cells; those over several rows are split if they have one line for each row, on the baselines of others.
 * @param isAmount recognises lines that nobody breaks: a label of two lines may be beside two rows
 */
export function partedByRows(
  { ys }: Grid,
  cells: readonly FilledCell[],
  isAmount: (row: Row) => boolean,
): readonly FilledCell[] {
  const single = cells
    .filter(({ cell }) => cell.rowSpan === 1)
    .flatMap(({ cell, rows }) => rows.map((row) => ({ cell, row })));
  const isBesideOthers = (line: Row, at: number): boolean =>
    single.some(
      ({ cell, row }) => cell.row === at && Math.abs(row.baseline - line.baseline) <= SAME_BASELINE * line.size,
    );
  const parted = cells.flatMap((filled) => {
    const { cell, rows } = filled;
    if (cell.rowSpan === 1 || rows.length < 2) return [filled];
    const places = rows.map(({ top, bottom }) => ys.findLastIndex((y) => y <= (top + bottom) / 2));
    const isOneEach = new Set(places).size === rows.length;
    const isOpen = isOneEach && rows.every((line, i) => isBesideOthers(line, places[i]));
    if (!isOpen || !(rows.every(isAmount) || areRowsOfCells(filled))) return [filled];
    return rows.map((line, i) => ({
      cell: { ...cell, row: places[i], rowSpan: 1, top: ys[places[i]], bottom: ys[places[i] + 1] },
      rows: [line],
    }));
  });
  return parted.length === cells.length ? cells : parted.sort((one, other) => one.cell.column - other.cell.column);
}

/** Over several columns, with text in more than one of them on most lines. */
const areRowsOfCells = ({ cell, rows }: FilledCell): boolean =>
  cell.columnSpan > 1 && rows.filter(({ chunks }) => chunks.length > 1).length * 2 > rows.length;
