/** What is beside a value: the names of its row, of several lines if they are wrapped. */
import { isYear } from '../language/dates.ts';
import { CELL_GAP } from '../source/cellEdges.ts';
import { heightOf, overlap, runsBetween, type Box, type Row, type Run } from './placedRuns.ts';
import { isCurrencySign } from '../language/quantities.ts';

/** Share of a line's height that two runs of a row have in common. */
const BESIDE = 0.3;
/** Share of a line's height between the lines of a name. */
const MOST_BETWEEN = 0.7;
const MOST_LINES = 5;
/** Words and years of a row that may be the names of one value: the nearest. Each is held against all of the row, which may have thousands. */
const MOST_LABELS = 60;
/** Heights of lines by which the left edges of a name's lines may differ. */
const INDENT = 2;

/** Lines of a name from top to bottom, with the place of those that are on the value's level. */
export interface Label {
  readonly lines: readonly Run[];
  /** First and last of those that it must have to be the name of this row. */
  readonly first: number;
  readonly last: number;
  /** Amounts between it and the value. */
  readonly between: readonly Run[];
  /** It is right beside the value, as a cell is and the words of a sentence are not. */
  readonly isNext: boolean;
}

const isBeside = (one: Box, other: Box): boolean =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >=
  BESIDE * Math.min(heightOf(one), heightOf(other));

export function labelsOf(rows: readonly Row[], value: Run): Label[] {
  const beside = besideOf(rows, value);
  const left = beside.filter(({ right, text }) => right <= value.left && !isCurrencySign(text));
  const before = left
    .filter(({ text, isAmount }) => (!isAmount && /\p{L}/u.test(text)) || isYear(text))
    .slice(-MOST_LABELS)
    .toReversed();
  const first = left.at(0);
  if (before.length === 0 && first !== undefined) return [labelFrom(rows, beside, first, value)];
  if (before.length > 0)
    return before.flatMap((run) => (isOfOtherTable(beside, run, value) ? [] : [labelFrom(rows, beside, run, value)]));
  const after = beside.filter(({ left }) => left >= value.right);
  const isLeading = after.length > 0 && after.every(({ isAmount }) => !isAmount) && /[.,]\d|\d{3}/.test(value.text);
  return isLeading ? [{ lines: [after[0]], first: 0, last: 0, between: [], isNext: after.length === 1 }] : [];
}

/** After amounts comes the name of a row of the next table. */
function isOfOtherTable(beside: readonly Run[], label: Run, value: Run): boolean {
  const between = beside.filter(({ left, right }) => left >= label.right && right <= value.left);
  const amount = between.findIndex(({ isAmount }) => isAmount);
  return amount >= 0 && between.slice(amount).some(({ isAmount, text }) => !isAmount && /\p{L}{2}/u.test(text));
}

/** Runs on a value's level, and those of the row above or below it if the two are set as one. */
export function besideOf(rows: readonly Row[], value: Box): readonly Run[] {
  const levels = levelsOf.get(rows) ?? new Map<string, readonly Run[]>();
  levelsOf.set(rows, levels);
  const level = `${value.top} ${value.bottom}`;
  const known = levels.get(level) ?? runsBeside(rows, value);
  levels.set(level, known);
  return known;
}

/** By top and bottom: a row may have thousands of values, and what is beside them is the same. */
const levelsOf = new WeakMap<readonly Row[], Map<string, readonly Run[]>>();

function runsBeside(rows: readonly Row[], value: Box): Run[] {
  const beside = runsBetween(rows, value.top, value.bottom).filter((run) => isBeside(run, value));
  const other = [true, false].map((isUp) => rowNextTo(rows, beside, value, isUp)).find((row) => row.length > 0) ?? [];
  return [...other, ...beside].toSorted((one, next) => one.left - next.left);
}

/** The row right above or below one, if they have no column in common and more space around them than between them. */
function rowNextTo(rows: readonly Row[], own: readonly Run[], { top, bottom }: Box, isUp: boolean): Run[] {
  const height = bottom - top;
  const reach = BESIDE * height;
  const distance = (run: Run): number => (isUp ? top - run.bottom : run.top - bottom);
  const isBeyond = (run: Run): boolean => distance(run) >= -reach && !own.includes(run);
  const edge = isUp ? top : bottom;
  const nearest = runsBetween(rows, edge - reach, edge + reach)
    .filter(isBeyond)
    .reduce<Run | undefined>(
      (one, run) => (one !== undefined && distance(one) <= distance(run) ? one : run),
      undefined,
    );
  if (nearest === undefined || distance(nearest) > reach) return [];
  const row = runsBetween(rows, nearest.top, nearest.bottom).filter((run) => isBeyond(run) && isBeside(run, nearest));
  const amounts = (runs: readonly Run[]): Run[] => runs.filter(({ isAmount }) => isAmount);
  const isOne =
    amounts(row).length > 0 &&
    amounts(own).every((one) => row.every((other) => overlap(one, other) <= 0)) &&
    amounts(row).every((one) => own.every((other) => overlap(one, other) <= 0));
  const both = [...own, ...row];
  const [first, last] = [Math.min(...both.map((run) => run.top)), Math.max(...both.map((run) => run.bottom))];
  const isApart = runsBetween(rows, first - height, last + height).every(
    (run) =>
      both.includes(run) ||
      run.bottom <= first - height ||
      run.top >= last + height ||
      !both.some((one) => overlap(one, run) > 0),
  );
  const [upper, lower] = isUp ? [row, own] : [own, row];
  // The lower row has the rest of the name at most: a name of its own begins a row.
  const hasOneName =
    lower.every((run) => run.isAmount || upper.some((name) => Math.abs(name.left - run.left) <= height)) &&
    amounts(lower).length === 1;
  return isOne && isApart && hasOneName ? row : [];
}

function labelFrom(rows: readonly Row[], beside: readonly Run[], run: Run, value: Run): Label {
  const between = beside.filter(({ left, right, isAmount }) => isAmount && left >= run.right && right <= value.left);
  const isBare = (line: Run): boolean =>
    runsBetween(rows, line.top, line.bottom).every(
      (other) => !other.isAmount || beside.includes(other) || other.left < line.right || !isBeside(other, line),
    );
  const next = (from: Run, isUp: boolean): Run | undefined => {
    const edge = isUp ? from.top : from.bottom;
    return runsBetween(rows, edge - heightOf(from), edge + heightOf(from)).find((other) => {
      const gap = isUp ? from.top - other.bottom : other.top - from.bottom;
      const isNear = gap <= MOST_BETWEEN * heightOf(from) && gap >= -heightOf(from) / 2 && other.line !== from.line;
      const isUnder = overlap(other, run) > 0 && Math.abs(other.left - run.left) <= INDENT * heightOf(run);
      return (
        isNear && isUnder && !other.isAmount && other.right <= value.left && (beside.includes(other) || isBare(other))
      );
    });
  };
  const lines = [run];
  for (let up = next(run, true); up !== undefined && lines.length < MOST_LINES; up = next(lines[0], true))
    lines.unshift(up);
  const at = lines.length - 1;
  for (
    let down = next(run, false);
    down !== undefined && lines.length < 2 * MOST_LINES;
    down = next(lines[lines.length - 1], false)
  )
    lines.push(down);
  let [first, last] = [at, at];
  while (first > 0 && (continues(lines[first]) || isHalfway(lines[first - 1], value))) first--;
  while (last < lines.length - 1 && (continues(lines[last + 1]) || isHalfway(lines[last + 1], value))) last++;
  const inner = beside.filter(
    ({ left, right, text }) => left >= run.right && right <= value.left && !isCurrencySign(text),
  );
  const before = beside.findLast(({ right }) => right <= run.left);
  const isCell =
    value.left - run.right > CELL_GAP * heightOf(run) &&
    (before === undefined || run.left - before.right > CELL_GAP * heightOf(run));
  return { lines, first, last, between, isNext: isCell && inner.length === 0 };
}

/** A line that begins in small letters or with a bracket continues the one above; "kvgOF" and "eBay" are names. */
const continues = ({ text }: Run): boolean => /^(?:\p{Ll}(?!\p{Ll}*\p{Lu})|[(&])/u.test(text);

/** Set beside the middle of a value, as one of two lines. */
const isHalfway = (line: Run, value: Run): boolean => isBeside(line, value);
