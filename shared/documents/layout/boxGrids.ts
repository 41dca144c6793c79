/** Separate boxes in rows and columns: cells of one grid, whose walls are in the middle of the gaps between them. */
import type { Grid, GridCell } from './grid.ts';

/** Fewer boxes, rows or columns may be side by side by chance. */
const LEAST_BOXES = 6;
const LEAST_ROWS = 2;
const LEAST_COLUMNS = 2;
/** Share of the places that have a box: the corner over labels and headings has none. */
const FILLED = 0.7;
/** Points by which the sides of boxes of one row or column may differ. */
const PLAY = 3;
/** In sides of the box: a wider gap separates two things. */
const WIDEST_GAP = 0.5;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** @param boxes grids of one cell each */
export function boxGrids(boxes: readonly Grid[]): Grid[] {
  const cells = boxes.map((box) => box.cells[0]);
  const columns = stretchesOf(cells.map(({ left, right }) => ({ from: left, to: right })));
  const rows = stretchesOf(cells.map(({ top, bottom }) => ({ from: top, to: bottom })));
  if (cells.length < LEAST_BOXES || columns === undefined || rows === undefined) return [];
  if (columns.length < LEAST_COLUMNS || rows.length < LEAST_ROWS) return [];
  if (cells.length < FILLED * rows.length * columns.length) return [];
  const [xs, ys] = [wallsOf(columns), wallsOf(rows)];
  const placed = cells.map(({ left, top }): GridCell => {
    const [column, row] = [at(columns, left), at(rows, top)];
    const [x, y] = [xs[column], ys[row]];
    return { row, column, rowSpan: 1, columnSpan: 1, left: x, top: y, right: xs[column + 1], bottom: ys[row + 1] };
  });
  placed.sort((one, other) => one.row - other.row || one.column - other.column);
  const covered = Array<GridCell | undefined>(rows.length * columns.length).fill(undefined);
  for (const cell of placed) covered[cell.row * columns.length + cell.column] = cell;
  return [{ xs, ys, cells: placed, covered, isOfBoxes: true }];
}

/** Undefined if some overlap, or are not as long as those that they are under or beside. */
function stretchesOf(all: readonly Stretch[]): Stretch[] | undefined {
  const found: Stretch[] = [];
  for (const stretch of all.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1);
    if (last !== undefined && Math.abs(stretch.from - last.from) <= PLAY) {
      if (Math.abs(stretch.to - last.to) > PLAY) return undefined;
    } else if (last !== undefined && stretch.from < last.to) return undefined;
    else found.push(stretch);
  }
  const isApart = found.some(({ from }, i) => i > 0 && from - found[i - 1].to > WIDEST_GAP * lengthOf(found[i - 1]));
  return isApart ? undefined : found;
}

const lengthOf = ({ from, to }: Stretch): number => to - from;

const at = (stretches: readonly Stretch[], from: number): number =>
  stretches.findIndex((stretch) => Math.abs(stretch.from - from) <= PLAY);

/** Where they begin and end; between two of them in the middle. */
const wallsOf = (stretches: readonly Stretch[]): number[] => [
  stretches[0].from,
  ...stretches.slice(1).map(({ from }, i) => (stretches[i].to + from) / 2),
  stretches[stretches.length - 1].to,
];
