/** Rows with alternate shading: each shaded one alone looks like a table with one row, and is not one. */
import type { Grid } from '../../layout/grid.ts';
import type { IndexedLine } from '../../textIndex.ts';

/** Points by which the sides of two stripes may miss each other. */
const PLAY = 2;
/** In heights of a stripe: further apart they belong to several tables. */
const MOST_APART = 4;

/** The grids except for the stripes: one row each, with the same columns, and text between them that no rules enclose. */
export function withoutStripes(grids: readonly Grid[], lines: readonly IndexedLine[]): readonly Grid[] {
  const rows = grids.filter(({ xs, ys, isOfBoxes }) => ys.length === 2 && xs.length > 2 && isOfBoxes !== true);
  const isStripe = (row: Grid): boolean =>
    rows.some((other) => haveSameColumns(row, other) && hasTextBetween(row, other, lines));
  const stripes = new Set(rows.filter(isStripe));
  return stripes.size === 0 ? grids : grids.filter((grid) => !stripes.has(grid));
}

const haveSameColumns = (one: Grid, other: Grid): boolean =>
  one !== other && one.xs.length === other.xs.length && one.xs.every((x, at) => Math.abs(x - other.xs[at]) <= PLAY);

function hasTextBetween(one: Grid, other: Grid, lines: readonly IndexedLine[]): boolean {
  const [upper, lower] = one.ys[0] < other.ys[0] ? [one, other] : [other, one];
  const [top, bottom] = [upper.ys[1], lower.ys[0]];
  if (bottom - top > MOST_APART * (upper.ys[1] - upper.ys[0])) return false;
  const [left, right] = [upper.xs[0], upper.xs[upper.xs.length - 1]];
  return lines.some(({ direction, crossStart, crossEnd, edges }) => {
    const middle = (crossStart + crossEnd) / 2;
    return (
      direction !== 'vertical' && middle > top && middle < bottom && edges[0] < right && edges[edges.length - 1] > left
    );
  });
}
