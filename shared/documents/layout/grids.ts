/** Grids: the cells enclosed by ruling lines. */
import type { Rule } from '../pageStructure.ts';
import { boxGrids } from './boxGrids.ts';
import type { Grid, GridCell } from './grid.ts';
import { greatest, least } from '../../platform/longLists.ts';

/** Points: lines drawn no further apart are one, like the two sides of a thin area. */
const SAME_LINE = 2.5;
/** Points by which lines that meet may miss each other. */
const MEETING = 3;
/**
 * Points by which two pieces of one line may be apart: a piece shorter than that is not reported as a rule, and Word draws the borders of a
 * row's padding separately.
 */
const LOST_PIECE = 6.5;
/** Share of the side of a cell that a line must cover to be its border. */
const COVERED = 0.6;
/** Rules and cells of one grid; beyond, it is a chart's or a crossword's. */
const MOST_RULES = 600;
const MOST_CELLS = 6_000;
/** Points: lower and narrower cells do not contain text. */
const LEAST_SIDE = 4;

/** A line along one axis: `at` is its place on the other. */
interface Line {
  readonly at: number;
  from: number;
  to: number;
}

/** Largest first, so that nested ones come later. */
export function gridsOf(rules: readonly Rule[]): Grid[] {
  const levelPieces = rules.flatMap(({ x1, y1, x2, y2 }) => (y1 === y2 ? [{ at: y1, from: x1, to: x2 }] : []));
  const uprightPieces = rules.flatMap(({ x1, y1, x2, y2 }) => (x1 === x2 ? [{ at: x1, from: y1, to: y2 }] : []));
  const level = mergedLines(levelPieces, uprightPieces);
  const upright = mergedLines(uprightPieces, levelPieces);
  if (level.length < 2 || upright.length < 1 || level.length + upright.length > MOST_RULES) return [];
  const grids = meetingLines(level, upright).flatMap((part) => gridOf(part.level, part.upright) ?? []);
  const boxes = grids.filter(({ cells, covered }) => cells.length === 1 && covered.length === 1);
  return [...grids, ...boxGrids(boxes)].sort((one, other) => areaOf(other) - areaOf(one));
}

const areaOf = ({ xs, ys }: Grid): number => ((xs.at(-1) ?? 0) - xs[0]) * ((ys.at(-1) ?? 0) - ys[0]);

/** Joins pieces of one line, and the two sides of a thin area. There is a corner where a box ends and the next one begins. */
function mergedLines(lines: readonly Line[], crossing: readonly Line[]): Line[] {
  const merged: Line[] = [];
  const isCorner = (at: number, along: number): boolean =>
    crossing.some(
      (line) => Math.abs(line.at - along) <= SAME_LINE && line.from - MEETING <= at && line.to + MEETING >= at,
    );
  const continues = (line: Line, known: Line): boolean => {
    const [end, start] = line.from > known.to ? [known.to, line.from] : [line.to, known.from];
    if (start - end <= MEETING) return true;
    return start - end <= LOST_PIECE && !(isCorner(line.at, end) && isCorner(line.at, start));
  };
  for (const line of lines.toSorted((one, other) => one.at - other.at || one.from - other.from)) {
    let known: Line | undefined;
    for (let i = merged.length - 1; i >= 0 && known === undefined; i--) {
      if (line.at - merged[i].at > SAME_LINE) break;
      if (continues(line, merged[i])) known = merged[i];
    }
    if (known === undefined) merged.push({ ...line });
    else {
      known.from = Math.min(known.from, line.from);
      known.to = Math.max(known.to, line.to);
    }
  }
  return merged;
}

interface Meeting {
  readonly level: Line[];
  readonly upright: Line[];
}

function meetingLines(level: readonly Line[], upright: readonly Line[]): Meeting[] {
  const group = [...level, ...upright].map((_, i) => i);
  const rootOf = (i: number): number => {
    let root = i;
    while (group[root] !== root) root = group[root];
    return (group[i] = root);
  };
  level.forEach((row, i) => {
    upright.forEach((column, j) => {
      const isMet =
        column.at >= row.from - MEETING &&
        column.at <= row.to + MEETING &&
        row.at >= column.from - MEETING &&
        row.at <= column.to + MEETING;
      if (isMet) group[rootOf(i)] = rootOf(level.length + j);
    });
  });
  const parts = new Map<number, Meeting>();
  group.forEach((_, i) => {
    const root = rootOf(i);
    const part = parts.get(root) ?? { level: [], upright: [] };
    parts.set(root, part);
    if (i < level.length) part.level.push(level[i]);
    else part.upright.push(upright[i - level.length]);
  });
  return [...parts.values()].filter((part) => part.level.length >= 2 && part.upright.length >= 1);
}

function gridOf(level: readonly Line[], upright: readonly Line[]): Grid | undefined {
  const ys = places(level, upright);
  const xs = places(upright, level);
  const [rows, columns] = [ys.length - 1, xs.length - 1];
  if (rows < 1 || columns < 1 || rows * columns > MOST_CELLS) return undefined;
  const isBorder = (lines: readonly Line[], at: number, from: number, to: number): boolean => {
    let covered = 0;
    for (const line of lines) {
      // The rule of a column that is this close to the side of a box is at the same place.
      if (Math.abs(line.at - at) >= LEAST_SIDE) continue;
      covered += Math.max(0, Math.min(line.to, to) - Math.max(line.from, from));
    }
    return covered >= COVERED * (to - from);
  };
  const isWallRight = (row: number, column: number): boolean => isBorder(upright, xs[column + 1], ys[row], ys[row + 1]);
  const isWallBelow = (row: number, column: number): boolean =>
    isBorder(level, ys[row + 1], xs[column], xs[column + 1]);
  const taken = new Uint8Array(rows * columns);
  const cells: GridCell[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (taken[row * columns + column] === 1) continue;
      let columnSpan = 1;
      while (column + columnSpan < columns && !isWallRight(row, column + columnSpan - 1)) columnSpan++;
      let rowSpan = 1;
      const isOpenBelow = (last: number): boolean =>
        Array.from({ length: columnSpan }, (_, i) => isWallBelow(last, column + i)).every((isWall) => !isWall);
      while (row + rowSpan < rows && isOpenBelow(row + rowSpan - 1)) rowSpan++;
      for (let i = row; i < row + rowSpan; i++) taken.fill(1, i * columns + column, i * columns + column + columnSpan);
      const [left, right] = [xs[column], xs[column + columnSpan]];
      const [top, bottom] = [ys[row], ys[row + rowSpan]];
      const isBeside = [left, right].map((x) => isBorder(upright, x, top, bottom));
      // Rules between the columns that continue beyond the last horizontal one hold a row without a rule under it, those that begin above
      // the first one a row without a rule over it: tables that continue over pages are often not closed where these end.
      const isAtSide = [column === 0, column + columnSpan === columns];
      const isBetween = columns > 1 && isBeside.every((is, side) => is || isAtSide[side]) && columnSpan < columns;
      const isOpenBelowAll = isBetween && row > 0 && row + rowSpan === rows;
      const isOpenAbove = isBetween && row === 0 && rowSpan < rows;
      const isEnclosed =
        (isBorder(level, top, left, right) || isOpenAbove) &&
        (isBorder(level, bottom, left, right) || isOpenBelowAll) &&
        isBeside.some((is) => is);
      if (isEnclosed) cells.push({ row, column, rowSpan, columnSpan, left, top, right, bottom });
    }
  }
  if (cells.length === 0) return undefined;
  const covered = Array<GridCell | undefined>(rows * columns).fill(undefined);
  for (const cell of cells) {
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++) {
      const from = row * columns + cell.column;
      covered.fill(cell, from, from + cell.columnSpan);
    }
  }
  return { xs, ys, cells, covered };
}

/** Where lines are, and where the crossing ones end beyond them: many tables have no rule at their sides. */
function places(lines: readonly Line[], crossing: readonly Line[]): number[] {
  const all = [
    ...lines.map(({ at }) => at),
    least(crossing.map(({ from }) => from)),
    greatest(crossing.map(({ to }) => to)),
  ].sort((one, other) => one - other);
  const apart: number[] = [];
  for (const at of all) if (at - (apart.at(-1) ?? -Infinity) >= LEAST_SIDE) apart.push(at);
  return apart;
}

/** Points around the text of a table: its borders are no further away. */
const BORDERS = 12;

/** The rules that are not those of some tables. */
export const rulesOutside = (rules: readonly Rule[], grids: readonly Pick<Grid, 'xs' | 'ys'>[]): readonly Rule[] =>
  grids.length === 0
    ? rules
    : rules.filter(
        (rule) =>
          !grids.some(
            ({ xs, ys }) =>
              rule.x1 >= xs[0] - BORDERS &&
              rule.x2 <= xs[xs.length - 1] + BORDERS &&
              rule.y1 >= ys[0] - BORDERS &&
              rule.y2 <= ys[ys.length - 1] + BORDERS,
          ),
      );

/** The cell that contains a point. */
export function cellAt({ xs, ys, covered }: Grid, x: number, y: number): GridCell | undefined {
  const column = stepAt(xs, x);
  const row = stepAt(ys, y);
  return column < 0 || row < 0 ? undefined : covered[row * (xs.length - 1) + column];
}

/** Number of the step between two places that contains this one; -1 outside them. */
function stepAt(places: readonly number[], at: number): number {
  if (!(at >= places[0] && at < places[places.length - 1])) return -1;
  let low = 0;
  let high = places.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (places[middle] <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
