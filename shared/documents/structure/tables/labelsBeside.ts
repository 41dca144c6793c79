/** Rows whose labels are beside the rules, on the lines of their values: rules often enclose only the values. */
import type { Grid, GridCell } from '../../layout/grid.ts';
import type { IndexedLine } from '../../textIndex.ts';
import type { LinePiece } from '../linePieces.ts';
import { hasLetters, isAmount, isValue, wordCount } from './cellText.ts';
import { piecesInside } from './piecesInside.ts';
import { cellPieces } from './visualRows.ts';
import { least } from '../../../platform/longLists.ts';

/** Share of the lines with values that have a label, and how many of them at least. */
const MOSTLY = 0.8;
const LEAST_LABELS = 3;
/** Words of a label; more are prose beside a table. */
const MOST_WORDS = 11;

interface Labelled {
  readonly row: number;
  readonly label: LinePiece;
}

/** The grid with a column for the labels at its left; unchanged if they are its own, or prose is there. */
export function withLabelsBeside(grid: Grid, lines: readonly IndexedLine[], taken: ReadonlySet<number>): Grid {
  if (grid.isOfBoxes === true || grid.xs.length < 3) return grid;
  const inside = piecesInside(grid, lines, taken);
  const first = inside.filter(({ column }) => column === 0);
  const isOfAmounts =
    first.some(({ piece }) => isValue(piece.text)) &&
    first.every(({ piece, row }) => row === 0 || isAmount(piece.text));
  if (!isOfAmounts) return grid;
  const byLine = Map.groupBy(inside, ({ piece }) => piece.line);
  const labelled = [...byLine].flatMap(([position, own]): Labelled[] => {
    const before = cellPieces(lines[position], position).filter(({ box }) => box.x + box.width <= grid.xs[0] + 1);
    const isLabel = before.length === 1 && hasLetters(before[0].text) && wordCount(before[0].text) <= MOST_WORDS;
    return isLabel ? [{ row: own[0].row, label: before[0] }] : [];
  });
  const areLabels = new Set(labelled.map(({ row }) => row)).size === labelled.length;
  if (!areLabels || labelled.length < LEAST_LABELS || labelled.length < MOSTLY * byLine.size) return grid;
  return widened(grid, least(labelled.map(({ label }) => label.box.x)) - 1);
}

function widened({ xs, ys, cells }: Grid, left: number): Grid {
  const [rows, columns] = [ys.length - 1, xs.length];
  const labels = ys.slice(0, -1).map((top, row): GridCell => {
    const place = { row, column: 0, rowSpan: 1, columnSpan: 1 };
    return { ...place, left, top, right: xs[0], bottom: ys[row + 1] };
  });
  const all = [...labels, ...cells.map((cell) => ({ ...cell, column: cell.column + 1 }))];
  const covered = Array<GridCell | undefined>(rows * columns).fill(undefined);
  for (const cell of all) {
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++) {
      covered.fill(cell, row * columns + cell.column, row * columns + cell.column + cell.columnSpan);
    }
  }
  return {
    xs: [left, ...xs],
    ys,
    cells: all.sort((one, other) => one.row - other.row || one.column - other.column),
    covered,
  };
}
