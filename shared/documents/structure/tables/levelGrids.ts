/**
 * Tables of which rules separate the rows and only gaps the columns, with cells of several lines: all lines between two rules are one row,
 * whether the cells begin at its top or are in its middle.
 */
import type { Grid, GridCell } from '../../layout/grid.ts';
import type { Rule } from '../../pageStructure.ts';
import type { IndexedLine } from '../../textIndex.ts';
import { isValue, wordCount } from './cellText.ts';
import { columnsOf, columnsUnder, type Column } from './columns.ts';
import { areaOf, piecesInside, type PieceInside } from './piecesInside.ts';
import { rowsOfArea } from './visualRows.ts';
import { greatest, least } from '../../../platform/longLists.ts';

/** Points by which the ends of rules, or pieces of one, may miss each other. */
const PLAY = 3;
/** Rules of the same ends from which they separate rows: a header and a total have three. */
const LEAST_RULES = 4;
/** More are a chart's, or lines to write on. */
const MOST_RULES = 600;
/** Share of the rows with text in several columns. */
const MOSTLY = 0.8;
/** In heights of a line, above the first rule: names of columns are this close. */
const HEADER_HEIGHT = 2.6;
/** Words of a cell on average, and of one in the column of labels: more are columns of text. */
const MOST_WORDS = 14;
const LABEL_WORDS = 6;

interface LevelRule {
  readonly y: number;
  readonly from: number;
  to: number;
}

/** @param grids the enclosed ones, whose rules separate no other rows */
export function levelGrids(
  rules: readonly Rule[],
  grids: readonly Grid[],
  lines: readonly IndexedLine[],
  taken: ReadonlySet<number>,
): Grid[] {
  const free = mergedRules(rules).filter(({ y, from, to }) => !grids.some((grid) => isIn(grid, y, from, to)));
  if (free.length > MOST_RULES) return [];
  return stacksOf(free).flatMap((stack) => gridOfStack(stack, lines, taken) ?? []);
}

const isIn = ({ xs, ys }: Grid, y: number, from: number, to: number): boolean =>
  y >= ys[0] - PLAY && y <= ys[ys.length - 1] + PLAY && from < xs[xs.length - 1] && to > xs[0];

/** From top to bottom; borders that are drawn cell by cell are one. */
function mergedRules(rules: readonly Rule[]): LevelRule[] {
  const merged: LevelRule[] = [];
  const level = rules
    .flatMap(({ x1, y1, x2, y2 }) => (y1 === y2 ? [{ y: y1, from: Math.min(x1, x2), to: Math.max(x1, x2) }] : []))
    .sort((one, other) => one.y - other.y || one.from - other.from);
  for (const rule of level) {
    let known: LevelRule | undefined;
    for (let at = merged.length - 1; at >= 0 && rule.y - merged[at].y <= PLAY && known === undefined; at--) {
      if (rule.from <= merged[at].to + PLAY && rule.to >= merged[at].from - PLAY) known = merged[at];
    }
    if (known === undefined) merged.push({ ...rule });
    else known.to = Math.max(known.to, rule.to);
  }
  return merged;
}

function stacksOf(rules: readonly LevelRule[]): LevelRule[][] {
  const stacks: LevelRule[][] = [];
  for (const rule of rules) {
    const own = stacks.find(([{ from, to }]) => Math.abs(from - rule.from) <= PLAY && Math.abs(to - rule.to) <= PLAY);
    if (own === undefined) stacks.push([rule]);
    else own.push(rule);
  }
  return stacks.filter(({ length }) => length >= LEAST_RULES);
}

function gridOfStack(
  stack: readonly LevelRule[],
  lines: readonly IndexedLine[],
  taken: ReadonlySet<number>,
): Grid | undefined {
  const ys = stack.map(({ y }) => y);
  const [from, to] = [least(stack.map((rule) => rule.from)), greatest(stack.map((rule) => rule.to))];
  const inside = piecesInside({ xs: [from - PLAY, to + PLAY], ys, cells: [], covered: [] }, lines, taken);
  const columns = inside.length === 0 ? undefined : columnsOf(rowsOfArea(areaOf(inside, lines)));
  if (columns === undefined) return undefined;
  const bands = ys.slice(0, -1).map((_, row) => inside.filter((each) => each.row === row));
  if (!areRows(bands, columns)) return undefined;
  const walls = columns.slice(1).map(({ left }, at) => (columns[at].right + left) / 2);
  const top = ys[0] - HEADER_HEIGHT * inside[0].piece.box.height;
  const above = piecesInside({ xs: [from - PLAY, to + PLAY], ys: [top, ys[0]], cells: [], covered: [] }, lines, taken);
  if (areNames(above, columns)) {
    ys.unshift(least(above.map(({ piece }) => piece.box.y)) - 1);
    bands.unshift(above);
  }
  return gridOf([from - PLAY, ...walls, to + PLAY], ys, bands, columns);
}

/** Often no rule is above the names of the columns: one over each of them, none of which is a value. */
function areNames(above: readonly PieceInside[], columns: readonly Column[]): boolean {
  const places = above.map((each) => placeOf(each, columns));
  return (
    new Set(places.map(([first]) => first)).size > Math.max(2, columns.length / 2) &&
    places.every(([first, last]) => first === last) &&
    !above.some(({ piece }) => isValue(piece.text))
  );
}

/** Whether what is between two rules is one row each time, and some have cells of several lines. */
function areRows(bands: readonly (readonly PieceInside[])[], columns: readonly Column[]): boolean {
  const cells = bands.map((band) => Map.groupBy(band, (each) => placeOf(each, columns)[0]));
  const filled = cells.filter(({ size }) => size > 0);
  const isOfLines = cells.some((row) =>
    [...row.values()].some((own) => new Set(own.map(({ piece }) => piece.line)).size > 1),
  );
  if (!isOfLines || filled.length < LEAST_RULES - 1) return false;
  if (filled.filter(({ size }) => size > 1).length < MOSTLY * filled.length) return false;
  const areStacked = filled.some((row) =>
    [...row.values()].some((own) => own.filter(({ piece }) => isValue(piece.text)).length > 1),
  );
  if (areStacked) return false;
  const wordsIn = (own: readonly PieceInside[]): number =>
    own.reduce((sum, { piece }) => sum + wordCount(piece.text), 0);
  const all = filled.flatMap((row) => [...row.values()]);
  const labels = filled.flatMap((row) => row.get(0) ?? []);
  return (
    all.reduce((sum, own) => sum + wordsIn(own), 0) <= MOST_WORDS * all.length &&
    wordsIn(labels) <= LABEL_WORDS * filled.length
  );
}

const placeOf = ({ piece: { box } }: PieceInside, columns: readonly Column[]): readonly [number, number] =>
  columnsUnder(columns, box.x, box.x + box.width);

function gridOf(
  xs: readonly number[],
  ys: readonly number[],
  bands: readonly (readonly PieceInside[])[],
  columns: readonly Column[],
): Grid {
  const cells = bands.flatMap((band, row) => {
    const spans = band.map((each) => placeOf(each, columns));
    const own: GridCell[] = [];
    for (let column = 0; column < columns.length;) {
      let last = column;
      for (const [first, end] of spans) if (first <= last && end > last) last = end;
      const place = { row, column, rowSpan: 1, columnSpan: last - column + 1 };
      own.push({ ...place, left: xs[column], top: ys[row], right: xs[last + 1], bottom: ys[row + 1] });
      column = last + 1;
    }
    return own;
  });
  const covered = Array<GridCell | undefined>(bands.length * columns.length).fill(undefined);
  for (const cell of cells) {
    const from = cell.row * columns.length + cell.column;
    covered.fill(cell, from, from + cell.columnSpan);
  }
  return { xs: [...xs], ys: [...ys], cells, covered };
}
