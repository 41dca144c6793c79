/**
 * Cells on the left of a table that span several of its rows and are at the middle of these: a reader sees them at each row, and they were
 * written with the first. They are read before it.
 */
import type { Chunk } from './chunks.ts';
import { rowsOf, type Row } from './rows.ts';
import { greatest, least } from '../../platform/longLists.ts';

/** Cells beside the spanning one in each of its rows: with fewer it is the label of a list or a paragraph. */
const LEAST_CELLS = 2;
const LEAST_ROWS = 2;
/** Chunks of a spanning cell: a label has a few lines. Each chunk is held against those written before it, and a page may have thousands. */
const MOST_CHUNKS = 60;
/** In font sizes: how exactly it is at the middle of its rows. */
const CENTRED = 0.6;

/** @param rows in reading order */
export function withSpanningCells(rows: readonly Row[]): readonly Row[] {
  if (rows.filter(({ chunks }) => chunks.length >= LEAST_CELLS).length < LEAST_ROWS) return rows;
  const rowOf = new Map(rows.flatMap((row) => row.chunks.map((chunk) => [chunk, row] as const)));
  const written = [...rowOf.keys()].sort((one, other) => one.order - other.order);
  const orders = new Map(rows.map((row, order) => [row, order] as const));
  const moved = new Map<Row, readonly Chunk[]>();
  written.forEach((next, at) => {
    const row = rowOf.get(next);
    const cell = cellBefore(written, at);
    if (row === undefined || cell.length === 0 || cell.length > MOST_CHUNKS) return;
    if (spans(cell, rows, orders.get(row) ?? 0, rowOf)) moved.set(row, cell);
  });
  if (moved.size === 0) return rows;
  const taken = new Set([...moved.values()].flat());
  return rows.flatMap((row) => {
    const left = row.chunks.filter((chunk) => !taken.has(chunk));
    const own = left.length === row.chunks.length ? [row] : rowsOf(left);
    return [...rowsOf(moved.get(row) ?? []), ...own];
  });
}

/** What was written right before a chunk, below it and left of it; of more than is one cell not all. */
function cellBefore(written: readonly Chunk[], at: number): readonly Chunk[] {
  const next = written[at];
  let from = at;
  while (
    from > 0 &&
    at - from <= MOST_CHUNKS &&
    isBelow(written[from - 1], next) &&
    written[from - 1].end <= next.start
  )
    from--;
  return written.slice(from, at);
}

const isBelow = (chunk: Chunk, other: Chunk): boolean => chunk.baseline - other.baseline > other.size / 2;

/** @param at of the first row in `rows` */
function spans(cell: readonly Chunk[], rows: readonly Row[], at: number, rowOf: ReadonlyMap<Chunk, Row>): boolean {
  const first = rows[at];
  const end = greatest(cell.map((chunk) => chunk.end));
  const baselines = cell.map(({ baseline }) => baseline);
  const middle = (least(baselines) + greatest(baselines)) / 2;
  const bottom = 2 * middle - first.baseline;
  const play = CENTRED * first.size;
  const ownOf = Map.groupBy(cell, (chunk) => rowOf.get(chunk));
  let left = 0;
  let last: Row | undefined;
  // What is read elsewhere on the page is in another column.
  for (let i = at; i < rows.length; i++) {
    const row = rows[i];
    if (row.baseline <= first.baseline - play || row.baseline >= bottom + play) break;
    const own = ownOf.get(row) ?? [];
    left += own.length;
    if (own.length === row.chunks.length) continue;
    if (row.chunks.length - own.length < LEAST_CELLS || !areRightOf(row, end, own)) return false;
    last = row;
  }
  // What is read with another part of the page, as "CHF" before its amount, is not a label of these rows.
  return left === cell.length && last !== undefined && last !== first && Math.abs(last.baseline - bottom) <= play;
}

/** Whether all but the cell's own chunks begin where it ends, or after that: looked at from the left, as far as others do not. */
function areRightOf({ chunks }: Row, end: number, own: readonly Chunk[]): boolean {
  for (const chunk of chunks) {
    if (chunk.start >= end) return true;
    if (!own.includes(chunk)) return false;
  }
  return true;
}
