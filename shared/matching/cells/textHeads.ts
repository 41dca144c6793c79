/** The name above a column of words: only the first row of a grid of short cells is known to be one. */
import type { Head } from './columnHeads.ts';
import { heightOf, overlap, type Row, type Run } from './placedRuns.ts';

/** Heights of a line between two rows of a grid. */
const MOST_BETWEEN = 4;
/** Words of a cell: longer ones are text in columns. */
const MOST_WORDS = 6;

export function headsOfText(rows: readonly Row[], value: Run): Head[] {
  const own = rows.findIndex((row) => row.some(({ line, start }) => line === value.line && start === value.start));
  let first = own < 0 ? 0 : own;
  while (
    first > 0 &&
    isGrid(rows[first - 1]) &&
    rows[first][0].top - bottomOf(rows[first - 1]) <= MOST_BETWEEN * heightOf(value)
  )
    first--;
  if (own <= first || !isGrid(rows[own])) return [];
  const over = rows[first].filter((run) => overlap(run, value) > 0);
  const isOnly = over.length === 1 && rows[own].filter((run) => overlap(run, over[0]) > 0).length === 1;
  return isOnly && !over[0].isAmount ? [{ run: over[0], isWide: false }] : [];
}

const isGrid = (row: Row): boolean => row.length > 1 && row.every(({ text }) => text.split(' ').length <= MOST_WORDS);
const bottomOf = (row: Row): number => Math.max(...row.map(({ bottom }) => bottom));
