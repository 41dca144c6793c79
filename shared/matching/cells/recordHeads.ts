/**
 * The names of a row's columns, for rows that are looked up by their place: those of the nearest line of names above them. Lines in between
 * that begin where the row's words do are remarks or further lines of other rows, and name nothing.
 */
import { hasLabel, levelsAbove, type Head } from './columnHeads.ts';
import { heightOf, overlap, runsOver, type Box, type Row, type Run } from './placedRuns.ts';
import { isDate, mayName } from './runNames.ts';

/** Empty space, in heights of a line: what is farther up belongs to something else. */
const MOST_EMPTY = 14;
/** Heights of a line within which the lowest lines of all names of one level are. */
const ONE_LEVEL = 2.5;
/** Times that the title of another table is larger than the text of this one. */
const TITLE_SIZE = 1.2;
/** Heights of a line by which the left edges of what begins at one place differ. */
const ALIGNED = 1.5;
/** Share of a name's part over a column by which it may reach over another one. */
const LEAST_COVERED = 0.25;
/** Points by which edges differ that are set at one place. */
const EDGE = 1;

/** For each run of a row the names over it, from the lowest line upwards. */
export function headsOfRecord(rows: readonly Row[], own: readonly Run[]): Map<Run, Head[]> {
  const amounts = own.filter(({ isAmount }) => isAmount);
  const lowest = new Map<Run, Lowest>();
  const others = otherRows(rows, own);
  for (const amount of amounts) {
    const found = lowestOver(others, own, amount);
    if (found !== undefined) lowest.set(amount, found);
  }
  const found = [...lowest.values()];
  const nearest = Math.max(...found.map(({ run }) => run.bottom));
  const isOfLevel = ({ bottom }: Run): boolean => nearest - bottom <= ONE_LEVEL * heightOf(own[0]);
  const heads = new Map<Run, Head[]>();
  for (const [amount, { at, run, column }] of lowest)
    if (isOfLevel(run)) heads.set(amount, [{ run, isWide: false }, ...levelsAbove(rows, at, run, column)]);
  const level = found.filter(({ run }) => isOfLevel(run));
  if (level.length < 2) return heads;
  const [from, to] = [Math.min(...level.map(({ at }) => at)), Math.max(...level.map(({ at }) => at))];
  const taken = level.map(({ run }) => run);
  // Words of the row have their names among those of its amounts.
  for (const text of own.filter((run) => !run.isAmount)) {
    for (let at = to; at >= from; at--) {
      const over = rows[at].filter((run) => isOverText(run, text));
      if (over.length === 0) continue;
      const isOnly = over.length === 1 && !taken.includes(over[0]) && mayName(over[0], rows[at]);
      const alone = own.every((other) => other === text || overlap(other, over[0]) <= 0);
      if (isOnly && alone) heads.set(text, [{ run: over[0], isWide: false }, ...levelsAbove(rows, at, over[0], text)]);
      break;
    }
  }
  return heads;
}

const isOverText = (run: Run, text: Run): boolean => overlap(run, text) > 0;

interface Lowest {
  readonly at: number;
  readonly run: Run;
  readonly column: Box;
}

interface OtherRow {
  /** Its place among all rows. */
  readonly at: number;
  readonly row: Row;
  readonly bottom: number;
}

/** The rows that have nothing of one, from the lowest upwards: looked for once for all its amounts, as it may have thousands. */
function otherRows(rows: readonly Row[], own: readonly Run[]): OtherRow[] {
  const ofRow = new Set(own);
  return rows
    .map((row, at) => ({ at, row, bottom: Math.max(...row.map((run) => run.bottom)) }))
    .filter(({ row }) => !row.some((run) => ofRow.has(run)))
    .toReversed();
}

function lowestOver(others: readonly OtherRow[], own: readonly Run[], amount: Run): Lowest | undefined {
  let column: Box = amount;
  let last = amount.top;
  const height = heightOf(amount);
  let isBelowGroup = false;
  const lowest = Math.min(...own.map(({ top }) => top)) + height / 2;
  for (const { at, row, bottom } of others) {
    if (bottom > lowest) continue;
    if (last - bottom > MOST_EMPTY * height) return undefined;
    if (isTitle(row, height)) {
      if (isBelowGroup || Math.abs(row[0].left - own[0].left) > EDGE) return undefined;
      isBelowGroup = true;
    }
    last = row[0].top;
    const over = runsOver(row, column);
    const names = over.filter((run) => mayName(run, row) && !isField(run));
    if (names.length > 0) {
      if (isRemark(row, own, names)) continue;
      if (names.some(isDate) && hasLabel(row, own)) return undefined;
      const run = onlyOver(over, column);
      if (isBelowGroup && (run === undefined || Math.abs(run.right - amount.right) > EDGE)) return undefined;
      return run !== undefined && names.includes(run) && isOfOne(run, own, amount) ? { at, run, column } : undefined;
    }
    if (over.length === 1 && over[0].isAmount && own.every((other) => other === amount || overlap(other, over[0]) <= 0))
      column = {
        ...column,
        left: Math.min(column.left, over[0].left),
        right: Math.max(column.right, over[0].right),
      };
  }
  return undefined;
}

const isTitle = (row: Row, height: number): boolean =>
  row.length === 1 && !row[0].isAmount && heightOf(row[0]) >= TITLE_SIZE * height;

/** "Discount: -1.80 €" has its value with it, "Basis:" beside it. */
const isField = ({ text }: Run): boolean => /\p{L}\s?[:：]\s*(?:[+−–-]?\p{Sc}?\s?\d|$)/u.test(text);

/** "mg/dL" right after its amount. */
const isUnit = (run: Run, before: Run | undefined): boolean =>
  before?.isAmount === true &&
  run.left - before.right <= heightOf(run) &&
  /^[\p{L}µ%°]{1,4}(?:\/\p{L}{1,4})?$/u.test(run.text);

/** Begins where words of the row do, and is the only one in its line that is over the row's amounts. */
function isRemark(row: Row, own: readonly Run[], names: readonly Run[]): boolean {
  const amounts = own.filter(({ isAmount }) => isAmount);
  const words = own.filter((run, at) => !run.isAmount && !isUnit(run, own[at - 1]));
  const first = Math.min(...own.map(({ left }) => left));
  const beginsAs = (run: Run): boolean =>
    run.left <= first + ALIGNED || words.some(({ left }) => Math.abs(left - run.left) <= ALIGNED * heightOf(run));
  return (
    names.length === 1 &&
    beginsAs(names[0]) &&
    row.every((run) => run === names[0] || run.isAmount || amounts.every((amount) => overlap(run, amount) <= 0)) &&
    (amounts.filter((amount) => overlap(names[0], amount) > 0).length > 1 ||
      words.some((word) => overlap(word, names[0]) > 0))
  );
}

function onlyOver(over: readonly Run[], column: Box): Run | undefined {
  const sorted = over.toSorted((one, other) => overlap(other, column) - overlap(one, column));
  if (sorted.length > 1 && overlap(sorted[1], column) > LEAST_COVERED * overlap(sorted[0], column)) return undefined;
  return sorted.at(0);
}

/** A name of several amounts of the row is the name of none of them. */
const isOfOne = (name: Run, own: readonly Run[], amount: Run): boolean =>
  own.every((other) => other === amount || !other.isAmount || overlap(other, name) <= 0);
