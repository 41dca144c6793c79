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
/** In font sizes: how exactly it is at the middle of its rows. */
const CENTRED = 0.6;

/** @param rows in reading order */
export function withSpanningCells(rows: readonly Row[]): readonly Row[] {
  if (rows.filter(({ chunks }) => chunks.length >= LEAST_CELLS).length < LEAST_ROWS) return rows;
  const rowOf = new Map(rows.flatMap((row) => row.chunks.map((chunk) => [chunk, row] as const)));
  const written = [...rowOf.keys()].sort((one, other) => one.order - other.order);
  const moved = new Map<Row, readonly Chunk[]>();
  written.forEach((next, at) => {
    const row = rowOf.get(next);
    const cell = cellBefore(written, at);
    if (row !== undefined && cell.length > 0 && spans(cell, row, rows)) moved.set(row, cell);
  });
  if (moved.size === 0) return rows;
  const taken = new Set([...moved.values()].flat());
  return rows.flatMap((row) => {
    const left = row.chunks.filter((chunk) => !taken.has(chunk));
    const own = left.length === row.chunks.length ? [row] : rowsOf(left);
    return [...rowsOf(moved.get(row) ?? []), ...own];
  });
}

/** What was written right before a chunk, below it and left of it. */
function cellBefore(written: readonly Chunk[], at: number): readonly Chunk[] {
  const next = written[at];
  let from = at;
  while (from > 0 && isBelow(written[from - 1], next) && written[from - 1].end <= next.start) from--;
  return written.slice(from, at);
}

const isBelow = (chunk: Chunk, other: Chunk): boolean => chunk.baseline - other.baseline > other.size / 2;

function spans(cell: readonly Chunk[], first: Row, rows: readonly Row[]): boolean {
  const end = greatest(cell.map((chunk) => chunk.end));
  const baselines = cell.map(({ baseline }) => baseline);
  const middle = (least(baselines) + greatest(baselines)) / 2;
  const bottom = 2 * middle - first.baseline;
  const play = CENTRED * first.size;
  const spanned: Row[] = [];
  // What is read elsewhere on the page is in another column.
  for (const row of rows.slice(rows.indexOf(first))) {
    if (row.baseline <= first.baseline - play || row.baseline >= bottom + play) break;
    spanned.push(row);
  }
  const own = new Set(cell);
  const beside = spanned.map(({ chunks }) => chunks.filter((chunk) => !own.has(chunk)));
  const left = spanned.reduce((sum, { chunks }, i) => sum + chunks.length - beside[i].length, 0);
  // What is read with another part of the page, as "CHF" before its amount, is not a label of these rows.
  if (left < cell.length) return false;
  const isTable = beside
    .filter((chunks) => chunks.length > 0)
    .every((chunks) => chunks.length >= LEAST_CELLS && chunks.every((chunk) => chunk.start >= end));
  const last = spanned.findLast((_, i) => beside[i].length > 0);
  return isTable && last !== undefined && last !== first && Math.abs(last.baseline - bottom) <= play;
}
