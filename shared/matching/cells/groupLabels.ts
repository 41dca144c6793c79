/** On a page, the label of several rows beside the first of them: "Output power" beside "Min", for the "Max" below it as well. */
import { heightOf, type Row, type Run } from './placedRuns.ts';

/** Rows that give the limits of one quantity. */
const MOST_ROWS = 4;
const limitOf = ({ text }: Run): string | undefined => /^(?:min|max|typ|nom)/iu.exec(text)?.[0].toLowerCase();

/** @param limit "Max" in the value's row, with nothing before it */
export function groupLabelOf(rows: readonly Row[], limit: Run): Run | undefined {
  const at = rows.findIndex((row) => row[0] === limit);
  const own = limitOf(limit);
  if (at < 0 || own === undefined) return undefined;
  const isUnder = (run: Run): boolean => Math.abs(run.left - limit.left) <= heightOf(limit);
  const limits = [own];
  for (let above = at - 1; above >= 0 && at - above < MOST_ROWS; above--) {
    const row = rows[above];
    const place = row.findIndex(isUnder);
    const name = place < 0 ? undefined : limitOf(row[place]);
    if (name === undefined || limits.includes(name) || place > 1) return undefined;
    limits.push(name);
    if (place === 1) return isOfNext(rows, at, isUnder, own) || row[0].isAmount ? undefined : row[0];
  }
  return undefined;
}

/** Whether the label of the next rows may be in their middle, so that this row is one of theirs. */
function isOfNext(rows: readonly Row[], at: number, isUnder: (run: Run) => boolean, own: string): boolean {
  const next = rows.slice(at + 1).find((row) => row.findIndex(isUnder) !== 0);
  const place = next?.findIndex(isUnder) ?? -1;
  return next !== undefined && place > 0 && limitOf(next[place]) === own;
}
