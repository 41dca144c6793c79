/**
 * Tables whose cells the tags of a PDF name, where what is drawn proves them: the rows are one below the other and the columns side by side,
 * everything that a cell is said to have is in its place, and nothing else is there. A stranger's tags may lie; such a table is what a
 * reader sees whatever they say.
 */
import { greatest, least } from '../../../platform/longLists.ts';
import type { Grid, GridCell } from '../../layout/grid.ts';
import type { Glyph } from '../../layout/glyph.ts';

/** What tags say of a cell. */
export interface CellTags {
  /** 0-based, of its upper left corner, counted over all pages of the table. */
  readonly row: number;
  readonly column: number;
  /** At least 1. */
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly isHeader: boolean;
  /** The widths of all cells of its row are known: otherwise only its place shows its column. */
  readonly isSure: boolean;
}

export interface DrawnCell extends CellTags {
  readonly glyphs: readonly Glyph[];
}

/** A grid without holes: places without text are cells of their own. */
export interface TaggedGrid extends Grid {
  readonly headers: ReadonlySet<GridCell>;
}

/** From cells that leave no hole. */
export function gridOfCells(cells: readonly GridCell[], rows: number, columns: number): Grid {
  const xs = Array<number>(columns + 1).fill(0);
  const ys = Array<number>(rows + 1).fill(0);
  const covered = Array<GridCell | undefined>(rows * columns).fill(undefined);
  for (const cell of cells) {
    [xs[cell.column], xs[cell.column + cell.columnSpan]] = [cell.left, cell.right];
    [ys[cell.row], ys[cell.row + cell.rowSpan]] = [cell.top, cell.bottom];
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++) {
      covered.fill(cell, row * columns + cell.column, row * columns + cell.column + cell.columnSpan);
    }
  }
  return { xs, ys, cells, covered };
}

const LEAST_ROWS = 2;
const LEAST_COLUMNS = 2;
/** Fewer cells with text are a layout of the page. */
const LEAST_FILLED = 3;
const MOST_CELLS = 6_000;
/** In font sizes, above the baseline: capitals are as high, and the line above ends above that. */
const HEIGHT = 0.7;
/** Points around the text of the outer cells. */
const AROUND = 2;
/** Points by which letters may hang over. */
const PLAY = 0.5;

/** In font sizes: words of one line are no further apart. */
const WIDE_GAP = 1;

interface Extent {
  from: number;
  to: number;
}

interface SaidCell {
  readonly cell: DrawnCell;
  readonly column: number;
  readonly columnSpan: number;
  readonly cross: Extent;
  readonly along: Extent;
}

/** A cell with its place among the rows and columns that have text. */
interface PlacedCell {
  readonly cell: DrawnCell;
  readonly rows: Range;
  readonly columns: Range;
  readonly cross: Extent;
  readonly along: Extent;
}

/** Positions, both inclusive. */
interface Range {
  readonly first: number;
  readonly last: number;
}

/**
 * @param cells those of one table, with what the page draws of them
 * @param all everything level that the page draws
 */
export function provenGrid(cells: readonly DrawnCell[], all: readonly Glyph[]): TaggedGrid | undefined {
  const filled = cells.filter(({ glyphs }) => glyphs.length > 0);
  if (filled.length < LEAST_FILLED) return undefined;
  return proven(filled, told(filled), all) ?? proven(filled, spread(told(filled)), all);
}

function proven(
  filled: readonly DrawnCell[],
  said: readonly SaidCell[],
  all: readonly Glyph[],
): TaggedGrid | undefined {
  const placed = placedCells(said);
  if (placed === undefined || isSeveral(placed)) return undefined;
  const ys = wallsOf(placed, ({ rows, cross }) => [rows, cross]);
  const xs = wallsOf(placed, ({ columns, along }) => [columns, along]);
  if (ys === undefined || xs === undefined) return undefined;
  const columns = xs.length - 1;
  const isLarge = (ys.length - 1) * columns > MOST_CELLS;
  if (ys.length <= LEAST_ROWS || columns < LEAST_COLUMNS || isLarge) return undefined;
  const covered = Array.from({ length: (ys.length - 1) * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    return gridCell({ first: row, last: row }, { first: column, last: column }, xs, ys);
  });
  const free = new Set(covered);
  const headers = new Set<GridCell>();
  for (const { cell, rows, columns: over } of placed) {
    const place = gridCell(rows, over, xs, ys);
    if (!cell.glyphs.every((glyph) => isIn(glyph, place)) || !runsOver(cell, xs.slice(over.first + 1, over.last + 1)))
      return undefined;
    if (cell.isHeader) headers.add(place);
    for (let row = rows.first; row <= rows.last; row++) {
      for (let column = over.first; column <= over.last; column++) {
        if (!free.delete(covered[row * columns + column])) return undefined;
        covered[row * columns + column] = place;
      }
    }
  }
  const own = new Set(filled.flatMap(({ glyphs }) => glyphs));
  const outer = { left: xs[0], right: xs[columns], top: ys[0], bottom: ys[ys.length - 1] };
  if (all.some((glyph) => !own.has(glyph) && isIn(glyph, outer))) return undefined;
  return { xs, ys, covered, cells: [...new Set(covered)], headers, isTagged: true };
}

/** Whether rows of names come after others: those below them have these names, not the first. */
function isSeveral(placed: readonly PlacedCell[]): boolean {
  const rows = [...Map.groupBy(placed, ({ rows: { first } }) => first)].sort(([one], [other]) => one - other);
  const named = rows.map(([, own]) => own.every(({ cell }) => cell.isHeader));
  const body = named.indexOf(false);
  return body >= 0 && rows.some(([, own], at) => at > body && named[at] && own.length > 1);
}

/** Each in the column that the tags say, or that it is drawn in where they do not say enough. */
function told(filled: readonly DrawnCell[]): SaidCell[] {
  const sized = filled.map((cell) => ({
    cell,
    column: cell.column,
    columnSpan: cell.columnSpan,
    cross: around(cell.glyphs.map(crossOf)),
    along: around(cell.glyphs.map(alongOf)),
  }));
  const sure = bandsOf(sized.filter(({ cell }) => cell.isSure && cell.columnSpan === 1).map(columnOf));
  return sized.map((said) => {
    if (said.cell.isSure) return said;
    const over = columnsOver(sure, said.along);
    const isShown = over.length === 1 || (over.length > 1 && over.length === said.columnSpan);
    return isShown ? { ...said, column: over[0] } : said;
  });
}

/**
 * The same where the tags say nothing of cells that are over several columns, as those of spreadsheets: the rows with most cells show how wide
 * the columns are.
 */
function spread(said: readonly SaidCell[]): SaidCell[] {
  const rows = Map.groupBy(said, ({ cell }) => cell.row);
  const most = greatest([...rows.values()].map((own) => own.length));
  const isFull = ({ cell }: SaidCell): boolean => rows.get(cell.row)?.length === most;
  const single = said.filter(({ columnSpan }) => columnSpan === 1);
  const full = bandsOf(single.filter(isFull).map(columnOf));
  const columns = bandsOf(single.filter((one) => columnsOver(full, one.along).length === 1).map(columnOf));
  return said.map((one) => {
    if (isFull(one) || one.columnSpan > 1) return one;
    const over = columnsOver(columns, one.along);
    const first = Math.min(one.column, over.at(0) ?? one.column);
    // A heading is in the middle of its columns, and a note begins where the first of them does.
    const left = columns.get(first)?.from ?? one.along.from;
    const to = Math.max(one.along.to, one.along.from + one.along.to - left);
    const next = least(rows.get(one.cell.row)?.flatMap(({ column }) => (column > one.column ? [column] : [])) ?? []);
    const last = columnsOver(columns, { from: one.along.from, to }).findLast((column) => column < next) ?? first;
    return { ...one, column: first, columnSpan: Math.max(last, one.column) - first + 1 };
  });
}

const columnOf = ({ column, along }: SaidCell): readonly [number, Extent] => [column, along];

/** Numbers of the columns that something is over. */
const columnsOver = (columns: ReadonlyMap<number, Extent>, { from, to }: Extent): number[] =>
  [...columns].flatMap(([column, band]) => (band.from < to && band.to > from ? [column] : [])).sort((a, b) => a - b);

/** Undefined if nothing shows where some cell is. */
function placedCells(said: readonly SaidCell[]): PlacedCell[] | undefined {
  const rows = bandsOf(said.flatMap(({ cell, cross }) => (cell.rowSpan > 1 ? [] : [[cell.row, cross] as const])));
  const columns = bandsOf(said.filter(({ columnSpan }) => columnSpan === 1).map(columnOf));
  const [rowKeys, columnKeys] = [[...rows.keys()], [...columns.keys()]];
  const isMirrored = isDescending([...columns.values()]);
  const end = columnKeys.length - 1;
  const placed: PlacedCell[] = [];
  for (const { cell, column, columnSpan, cross, along } of said) {
    const down = within(rowKeys, cell.row, cell.rowSpan);
    const right = within(columnKeys, column, columnSpan);
    if (down === undefined || right === undefined) return undefined;
    const columns = isMirrored ? { first: end - right.last, last: end - right.first } : right;
    placed.push({ cell, rows: down, columns, cross, along });
  }
  return placed;
}

const crossOf = ({ baseline, size }: Glyph): Extent => ({ from: baseline - HEIGHT * size, to: baseline });
const alongOf = ({ start, end }: Glyph): Extent => ({ from: start + PLAY, to: Math.max(start + PLAY, end - PLAY) });

function around(extents: readonly Extent[]): Extent {
  const all = { from: Infinity, to: -Infinity };
  for (const { from, to } of extents) widen(all, from, to);
  return all;
}

function widen(extent: Extent, from: number, to: number): void {
  extent.from = Math.min(extent.from, from);
  extent.to = Math.max(extent.to, to);
}

/** The extent of each row, or column, with what is in it alone, by its number and in the order of these. */
function bandsOf(extents: readonly (readonly [at: number, extent: Extent])[]): ReadonlyMap<number, Extent> {
  const found = new Map<number, Extent>();
  for (const [at, { from, to }] of extents) {
    const band = found.get(at);
    if (band === undefined) found.set(at, { from, to });
    else widen(band, from, to);
  }
  return new Map([...found].sort(([one], [other]) => one - other));
}

/** From right to left, as tables in Arabic and Hebrew. */
const isDescending = (extents: readonly Extent[]): boolean =>
  extents.length > 1 && extents[0].from > extents[extents.length - 1].from;

/** Rows and columns in which nothing is alone are not seen, and do not count. */
function within(keys: readonly number[], at: number, span: number): Range | undefined {
  const first = keys.findIndex((key) => key >= at);
  const last = keys.findLastIndex((key) => key < at + span);
  return first < 0 || last < first ? undefined : { first, last };
}

/** Halfway between what ends and what begins there; undefined if these overlap or are out of order. */
function wallsOf(
  placed: readonly PlacedCell[],
  of: (cell: PlacedCell) => readonly [range: Range, extent: Extent],
): number[] | undefined {
  const starts: number[] = [];
  const ends: number[] = [];
  for (const cell of placed) {
    const [{ first, last }, { from, to }] = of(cell);
    starts[first] = Math.min(starts[first] ?? Infinity, from);
    ends[last] = Math.max(ends[last] ?? -Infinity, to);
  }
  const walls = [starts[0] - AROUND];
  for (let at = 1; at < starts.length; at++) {
    if (ends[at - 1] > starts[at]) return undefined;
    walls.push((ends[at - 1] + starts[at]) / 2);
  }
  walls.push(ends[ends.length - 1] + AROUND);
  return walls.every((wall, at) => at === 0 || wall > walls[at - 1]) ? walls : undefined;
}

const gridCell = (rows: Range, columns: Range, xs: readonly number[], ys: readonly number[]): GridCell => ({
  row: rows.first,
  column: columns.first,
  rowSpan: rows.last - rows.first + 1,
  columnSpan: columns.last - columns.first + 1,
  left: xs[columns.first],
  right: xs[columns.last + 1],
  top: ys[rows.first],
  bottom: ys[rows.last + 1],
});

/** Whether no wall parts the lines of a cell over several columns: two cells that are tagged as one have a gap there on each. */
function runsOver({ glyphs }: DrawnCell, walls: readonly number[]): boolean {
  const lines = walls.length === 0 ? [] : [...Map.groupBy(glyphs, ({ baseline }) => Math.round(baseline)).values()];
  return walls.every((wall) => {
    const sides = lines.map((line) => ({
      before: greatest(line.filter(({ start }) => start < wall).map(({ end }) => end)),
      after: least(line.filter(({ start }) => start >= wall).map(({ start }) => start)),
      size: line[0].size,
    }));
    const isBeside = sides.some(({ before }) => before > -Infinity) && sides.some(({ after }) => after < Infinity);
    return !isBeside || sides.some(({ before, after, size }) => after - before < WIDE_GAP * size);
  });
}

function isIn(
  { start, end, baseline, size }: Glyph,
  { left, right, top, bottom }: Pick<GridCell, 'left' | 'right' | 'top' | 'bottom'>,
): boolean {
  const [x, y] = [(start + end) / 2, baseline - (HEIGHT / 2) * size];
  return x > left && x < right && y > top && y < bottom;
}
