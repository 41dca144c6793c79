/** What is above a value: the names of its column, those over several columns included, up to the next table. */
import { isOverGroup } from './columnGroups.ts';
import { heightOf, overlap, runsOver, type Box, type Row, type Run } from './placedRuns.ts';
import { isDate, isFieldName, mayName } from './runNames.ts';
import { isCurrencySign } from '../language/quantities.ts';

export interface Head {
  readonly run: Run;
  /** It names several columns. */
  readonly isWide: boolean;
}

/** Share of a line's height between the lines of one header. */
const MOST_BETWEEN = 1.6;
/** Empty space above a value, in heights of its line: what is farther up belongs to something else. */
const MOST_EMPTY = 14;
/** Words of a line that is text and names nothing. */
const MOST_WORDS = 9;
const MOST_WORDS_AROUND = 12;
/** Times that the title of another list is larger than a value. */
const TITLE_SIZE = 1.2;
const MOST_LEVELS = 8;
/** Share of a line's height. */
const ALIGNED = 0.3;
/** Share of a column's width. */
const LEAST_COVERED = 0.25;

const isText = ({ text, isAmount, wordsAround }: Run): boolean =>
  !isAmount && (text.split(' ').length > MOST_WORDS || (wordsAround > MOST_WORDS_AROUND && /\p{L}/u.test(text)));

/**
 * From the value upwards; none if it is not certain which they are.
 * @param rows of the page, from top to bottom
 */
export function headsOver(rows: readonly Row[], value: Box): Head[] {
  const own =
    rows.find((row) => runsOver(row, value).some((run) => run.top < value.bottom && run.bottom > value.top)) ?? [];
  let column = withCurrency(own, value);
  let at = rows.findLastIndex((row) => row.every(({ bottom }) => bottom <= value.top + heightOf(value) / 2));
  let last = value.top;
  for (; at >= 0; at--) {
    const row = rows[at];
    if (last - Math.max(...row.map(({ bottom }) => bottom)) > MOST_EMPTY * heightOf(value)) return [];
    last = row[0].top;
    const over = runsOver(row, column);
    if (over.some((run) => isText(run) || isFieldName(run, row)) || isTitle(row, value)) return [];
    if (over.some(isDate) && hasLabel(row, own)) return [];
    if (over.some((run) => mayName(run, row) && !isAcrossOthers(run, own, value))) break;
    if (over.length === 1 && over[0].isAmount) column = around(column, withCurrency(row, over[0]));
  }
  const lowest = at < 0 ? undefined : onlyOver(rows[at], column);
  return lowest === undefined ? [] : [{ run: lowest, isWide: false }, ...levelsAbove(rows, at, lowest, column)];
}

/** A row of dates that begins where the value's row does has a name of its own, and names no columns. */
export const hasLabel = (row: Row, own: Row): boolean =>
  own.length > 0 && !row[0].isAmount && Math.abs(row[0].left - own[0].left) <= heightOf(row[0]);

const isTitle = (row: Row, value: Box): boolean =>
  row.length === 1 &&
  !row[0].isAmount &&
  heightOf(row[0]) >= TITLE_SIZE * heightOf(value) &&
  overlap(row[0], value) <= 0;

/** Text over several cells of the value's row is a remark between rows. */
const isAcrossOthers = (run: Run, own: Row, value: Box): boolean =>
  runsOver(own, run).some(
    (other) => overlap(other, value) <= 0 && overlap(run, other) > LEAST_COVERED * (other.right - other.left),
  );

const around = (one: Box, other: Box): Box => ({
  ...one,
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
});

/** The currency symbol before an amount, at the left edge of its column. */
function withCurrency(row: Row, amount: Box): Box {
  const before = row.findLast(({ right }) => right <= amount.left);
  return before !== undefined && isCurrencySign(before.text) ? around(amount, before) : amount;
}

/** The only run of a row over a column, or the one that is over nearly all of it. */
function onlyOver(row: Row, column: Box): Run | undefined {
  const over = row
    .filter((run) => overlap(run, column) > 0)
    .toSorted((one, other) => overlap(other, column) - overlap(one, column));
  if (over.length > 1 && overlap(over[1], column) > LEAST_COVERED * overlap(over[0], column)) return undefined;
  return over.at(0);
}

export function levelsAbove(rows: readonly Row[], lowestRow: number, lowest: Run, column: Box): Head[] {
  const heads: Head[] = [];
  const leaves = rows[lowestRow].filter((run) => mayName(run, rows[lowestRow]));
  const whole = around(column, lowest);
  let top = lowest.top;
  for (let at = lowestRow - 1; at >= 0 && heads.length < MOST_LEVELS; at--) {
    const row = rows[at];
    const near = row.filter(({ bottom }) => top - bottom <= MOST_BETWEEN * heightOf(lowest));
    if (near.length === 0) break;
    const over = near.find((run) => isOver(run, near, leaves, lowest, whole));
    if (over === undefined) continue;
    if (isText(over) || !mayName(over, row) || isFieldName(over, row)) break;
    const isWide = leaves.filter((leaf) => isOver(over, near, leaves, leaf, leaf)).length > 1;
    heads.push({ run: over, isWide });
    top = over.top;
  }
  return heads;
}

/** Right above a column, or in the middle above several of which it is one and that no other name beside it is better centred above. */
function isOver(run: Run, row: Row, leaves: readonly Run[], leaf: Run, column: Box): boolean {
  const direct = row.filter((other) => overlap(other, column) > 0);
  if (direct.length > 0) return onlyOver(row, column) === run;
  return (recurs(leaf, leaves) || !isOfOne(run, leaves)) && isOverGroup(run, row, leaf, leaves);
}

/** Columns that are named alike are in groups of their own. */
const recurs = (leaf: Run, leaves: readonly Run[]): boolean =>
  leaves.some((other) => other !== leaf && other.text === leaf.text);

/** Right above one column only, a line's space from its name and centred as that is: the first line of the name. */
function isOfOne(run: Run, leaves: readonly Run[]): boolean {
  const under = leaves.filter((leaf) => overlap(run, leaf) > 0);
  return under.length === 1 && Math.abs(middleOf(run) - middleOf(under[0])) <= ALIGNED * heightOf(run);
}
const middleOf = ({ left, right }: Box): number => (left + right) / 2;
