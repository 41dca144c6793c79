/** Cells whose words are set in several lines: lines right under each other, with more space around them than between them. */
import { heightOf, nearestTo, runsOver, type Row, type Run } from './placedRuns.ts';

/** Share of a line's height between the lines of one cell, and times that the space around them is wider. */
const MOST_BETWEEN = 0.6;
const TIMES_WIDER = 1.5;
const LEAST_BETWEEN = 0.2;
/** Share of a line's height by which the left edges of its lines differ. */
const ALIGNED = 0.5;
const MOST_LINES = 8;

/**
 * All lines of the cell that a run is the last line of, from top to bottom: of an amount only the end of a range. Undefined if it has one only, or where it ends is not certain.
 */
export function linesOfCell(rows: readonly Row[], last: Run): readonly Run[] | undefined {
  const column = rows.map((row) => runsOver(row, last));
  if (last.isAmount) return rangeTo(rows, nearestTo(column, last, 'above'), last);
  const lines = [last];
  let widest = LEAST_BETWEEN * heightOf(last);
  let above = nearestTo(column, last, 'above');
  while (above !== undefined && lines.length < MOST_LINES && isNextLine(above, lines[0])) {
    widest = Math.max(widest, lines[0].top - above.bottom);
    lines.unshift(above);
    above = nearestTo(column, lines[0], 'above');
  }
  const below = nearestTo(column, last, 'below');
  const isApart = (distance: number): boolean => distance >= TIMES_WIDER * widest;
  const isWhole =
    (above === undefined || isApart(lines[0].top - above.bottom)) &&
    (below === undefined || isApart(below.top - last.bottom));
  return lines.length > 1 && isWhole ? lines : undefined;
}

/** "$15,001 -" over "$50,000". */
function rangeTo(rows: readonly Row[], above: Run | undefined, last: Run): readonly Run[] | undefined {
  if (above === undefined || !isUnder(above, last)) return undefined;
  if (/\d\s?[-–—]$/u.test(above.text)) return [above, last];
  const row = rows.find((runs) => runs.includes(above));
  const dash = row?.at(row.indexOf(above) + 1);
  const isRange = above.isAmount && dash !== undefined && /^[-–—]$/u.test(dash.text);
  return isRange && dash.left - above.right <= heightOf(above) ? [above, dash, last] : undefined;
}

/** Whether every run of a row continues a cell of the row above it. */
export const isContinuation = (row: Row, above: Row): boolean =>
  row.length < above.length && row.every((run) => above.some((other) => isNextLine(other, run)));

const isNextLine = (above: Run, below: Run): boolean => !above.isAmount && isUnder(above, below);

const isUnder = (above: Run, below: Run): boolean =>
  below.top - above.bottom <= MOST_BETWEEN * heightOf(below) &&
  Math.abs(above.left - below.left) <= ALIGNED * heightOf(below);
