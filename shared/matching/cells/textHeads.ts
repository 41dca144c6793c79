/** The name above a column of words: only the first row of a grid of short cells is known to be one. */
import type { Head } from './columnHeads.ts';
import { isContinuation } from './wrappedCells.ts';
import { heightOf, overlap, runsOver, type Row, type Run } from './placedRuns.ts';
import { isFieldName } from './runNames.ts';

/** Heights of a line between two rows of a grid. */
const MOST_BETWEEN = 4;
/** Words of a cell: longer ones are text in columns. */
const MOST_WORDS = 6;

/** Times that the space below a header is wider than between two rows: more of it parts a form's fields from those above them. */
const TIMES_WIDER = 1.8;
/** Share of a line's height that two lines set as close as can be have between them. */
const LEAST_BETWEEN = 0.3;

interface Level {
  readonly row: Row;
  /** Of the row with the further lines of its cells. */
  readonly bottom: number;
}

export function headsOfText(rows: readonly Row[], value: Run): Head[] {
  const levels = levelsOf(rows, value);
  const own = levels.findIndex(({ row }) => row.some((run) => isSame(run, value)));
  if (own <= 0 || !isGrid(levels[own].row)) return [];
  const first = firstOfGrid(levels, own, value);
  if (first === undefined || first === own || mayHaveOtherHeads(levels.slice(first, own + 1))) return [];
  const over = runsOver(levels[first].row, value);
  const isOnly = over.length === 1 && runsOver(levels[own].row, over[0]).length === 1;
  return isOnly && !over[0].isAmount && !isFieldName(over[0], levels[first].row)
    ? [{ run: over[0], isWide: false }]
    : [];
}

const isSame = (one: Run, { line, start }: Run): boolean => one.line === line && one.start === start;

/** Rows that only continue the cells of the row above do not count. */
function levelsOf(rows: readonly Row[], value: Run): Level[] {
  const levels: Level[] = [];
  let lowest: Row = [];
  for (const row of rows) {
    const last = levels.at(-1);
    const continues = last !== undefined && isContinuation(row, lowest) && !row.some((run) => isSame(run, value));
    if (continues) levels[levels.length - 1] = { ...last, bottom: Math.max(last.bottom, bottomOf(row)) };
    else levels.push({ row, bottom: bottomOf(row) });
    // A cell may continue over further lines, each under the last one.
    const above = continues ? lowest.filter((run) => !row.some((one) => overlap(one, run) > 0)) : [];
    lowest = [...above, ...row];
  }
  return levels;
}

/** Undefined if its rows are in groups, as the fields of a form are: then its first row names no column. */
function firstOfGrid(levels: readonly Level[], own: number, value: Run): number | undefined {
  const height = Math.min(...levels[own].row.map(heightOf));
  let first = own;
  let usual = LEAST_BETWEEN * height;
  let isParted = false;
  while (first > 0 && isGrid(levels[first - 1].row)) {
    const top = first === own ? value.top : levels[first].row[0].top;
    const gap = top - levels[first - 1].bottom;
    if (gap > MOST_BETWEEN * height) break;
    // Above the first wide space comes a header by itself, or another group.
    if (isParted) return undefined;
    if (first === own) usual = Math.max(usual, gap);
    isParted = gap > TIMES_WIDER * usual;
    first--;
  }
  return first;
}

/** Whether another row may be a header too: no digits in it, as in the first one, where the last one has some. */
function mayHaveOtherHeads(levels: readonly Level[]): boolean {
  const hasDigits = ({ row }: Level): boolean => row.some(({ text }) => /\d/.test(text));
  const [head, ...body] = levels;
  return body.length > 1 && hasDigits(body[body.length - 1]) && !hasDigits(head) && !body.every(hasDigits);
}

const isGrid = (row: Row): boolean => row.length > 1 && row.every(({ text }) => text.split(' ').length <= MOST_WORDS);
const bottomOf = (row: Row): number => Math.max(...row.map(({ bottom }) => bottom));
