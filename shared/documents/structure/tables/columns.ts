/** The columns of rows above each other: where gaps of the rows coincide. */
import { overlapsAmong, type Overlaps } from '../../overlaps.ts';
import type { LinePiece } from '../linePieces.ts';
import { isValue } from './cellText.ts';
import type { VisualRow } from './visualRows.ts';
import { greatest, least } from '../../../platform/longLists.ts';

/** Points, from left to right. */
export interface Column {
  readonly left: number;
  readonly right: number;
}

/** Share of the rows that may have text where the others have a gap: overhanging text, cells that are close together. */
const MOST_CROSSING = 0.08;
/** A heading in the middle of two columns is over the gap between them. */
const ROWS_WITH_HEAD = 4;
const mostCrossing = (rows: number): number =>
  Math.max(rows >= ROWS_WITH_HEAD ? 1 : 0, Math.floor(MOST_CROSSING * rows));

/** Share of a piece's width above or below another one that makes that one span it. */
const SPANNED = 0.4;
/** Points: narrower gaps are spaces between words. */
const LEAST_GAP = 1.5;

/** Undefined if gaps do not coincide. */
export function columnsOf(rows: readonly VisualRow[]): Column[] | undefined {
  const several = rows.filter(({ pieces }) => pieces.length > 1);
  if (several.length < 2) return undefined;
  const firstValues = several.findIndex(({ pieces }) => pieces.slice(1).some(({ text }) => isValue(text)));
  const at = several.map(({ pieces }) => piecesAt(pieces));
  const own = several.map((row, i) =>
    row.pieces.filter(
      (piece) =>
        !at.some((other, j) => i !== j && spansAmong(piece, other)) &&
        !(i < firstValues && at.slice(i + 1).some((other) => isOverGap(piece, other))),
    ),
  );
  const columns = withHeadsJoined(withSparse(intervals(own, mostCrossing(several.length)), own.flat()), own);
  return columns.length < 2 ? undefined : columns;
}

const piecesAt = (pieces: readonly LinePiece[]): Overlaps<LinePiece> =>
  overlapsAmong(pieces, ({ box }) => ({ start: box.x, end: box.x + box.width }));

/** Whether a piece is over at least two separate pieces of another row. */
export const spans = (piece: LinePiece, { pieces }: VisualRow): boolean => isOverSeveral(piece, pieces);

const spansAmong = (piece: LinePiece, at: Overlaps<LinePiece>): boolean =>
  isOverGap(piece, at) && isOverSeveral(piece, at.with(piece.box.x, piece.box.x + piece.box.width));

function isOverSeveral({ box }: LinePiece, others: readonly LinePiece[]): boolean {
  let count = 0;
  let end = -Infinity;
  for (const { box: other } of others) {
    const shared = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
    if (shared <= SPANNED * other.width || other.x < end) continue;
    count++;
    end = other.x + other.width;
  }
  return count > 1;
}

/** A heading that is narrower than the gap between two columns and their ends is over both. */
const isOverGap = ({ box }: LinePiece, at: Overlaps<LinePiece>): boolean => at.areSeveral(box.x, box.x + box.width);

/** Stretches that more than `crossing` rows cover, separated by stretches that fewer cover. */
function intervals(rows: readonly (readonly LinePiece[])[], crossing: number): Column[] {
  const ends = rows
    .flatMap((pieces) => pieces.flatMap(({ box }) => [[box.x, 1] as const, [box.x + box.width, -1] as const]))
    .sort(([one, opens], [other, alsoOpens]) => one - other || alsoOpens - opens);
  const columns: { left: number; right: number }[] = [];
  let depth = 0;
  for (const [x, step] of ends) {
    const before = depth;
    depth += step;
    if (before <= crossing && depth > crossing) {
      const last = columns.at(-1);
      if (last !== undefined && x - last.right < LEAST_GAP) last.right = Infinity;
      else columns.push({ left: x, right: Infinity });
    } else if (before > crossing && depth <= crossing) columns[columns.length - 1].right = x;
  }
  return crossing === 0 ? columns : widened(columns, rows);
}

/** Additional columns in which few rows have something: what is apart from all others. @param columns from left to right */
function withSparse(columns: readonly Column[], pieces: readonly LinePiece[]): Column[] {
  const sparse: { left: number; right: number }[] = [];
  // What ends before one piece touches none of those to its right.
  let next = 0;
  for (const { box } of pieces.toSorted((one, other) => one.box.x - other.box.x)) {
    const [left, right] = [box.x, box.x + box.width];
    while (next < columns.length && columns[next].right <= left - LEAST_GAP) next++;
    if (next < columns.length && columns[next].left < right + LEAST_GAP) continue;
    const last = sparse.at(-1);
    if (last !== undefined && last.right > left - LEAST_GAP) last.right = Math.max(right, last.right);
    else sparse.push({ left, right });
  }
  return [...columns, ...sparse].sort((one, other) => one.left - other.left);
}

/** Rows in which a column may have something that is the heading of the column beside it. */
const MOST_HEADS = 2;

/** A heading that is beside the values under it, not over them, has no column of its own. */
function withHeadsJoined(columns: readonly Column[], rows: readonly (readonly LinePiece[])[]): Column[] {
  const joined: { column: Column; rows: Set<number> }[] = [];
  const at = rows.map(piecesAt);
  for (const column of columns) {
    const own = new Set(at.flatMap((pieces, i) => (pieces.with(column.left, column.right).length > 0 ? [i] : [])));
    const last = joined.at(-1);
    const isHead =
      last !== undefined && Math.min(own.size, last.rows.size) <= MOST_HEADS && own.size !== last.rows.size;
    if (isHead && own.isDisjointFrom(last.rows)) {
      const both = { left: last.column.left, right: Math.max(column.right, last.column.right) };
      joined[joined.length - 1] = { column: both, rows: own.union(last.rows) };
    } else joined.push({ column, rows: own });
  }
  return joined.map(({ column }) => column);
}

/** To the ends of what is in one column alone. */
function widened(columns: readonly Column[], rows: readonly (readonly LinePiece[])[]): Column[] {
  const at = piecesAt(rows.flat());
  return columns.map(({ left, right }, order) => {
    const floor = order === 0 ? -Infinity : columns[order - 1].right;
    const ceiling = columns.at(order + 1)?.left ?? Infinity;
    const own = at.with(left, right).filter(({ box }) => box.x > floor && box.x + box.width < ceiling);
    return {
      left: Math.min(left, least(own.map(({ box }) => box.x))),
      right: Math.max(right, greatest(own.map(({ box }) => box.x + box.width))),
    };
  });
}

/** The first and last column that a stretch is in; the nearest one if it is in none. */
export function columnsUnder(columns: readonly Column[], left: number, right: number): readonly [number, number] {
  const touched = columns.flatMap((column, at) => {
    const shared = Math.min(right, column.right) - Math.max(left, column.left);
    return shared > 0.2 * Math.min(right - left, column.right - column.left) ? [at] : [];
  });
  if (touched.length > 0) return [touched[0], touched[touched.length - 1]];
  const middle = (left + right) / 2;
  const distance = (column: Column): number => Math.max(column.left - middle, middle - column.right, 0);
  let nearest = 0;
  columns.forEach((column, at) => {
    if (distance(column) < distance(columns[nearest])) nearest = at;
  });
  return [nearest, nearest];
}
