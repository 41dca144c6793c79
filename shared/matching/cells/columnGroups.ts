/** Which of the names beside each other in an upper line of a header names the group that a column is in. */
import { heightOf, overlap, type Box, type Run } from './placedRuns.ts';

/** Share of a group's width by which the middle of its name may be off its own, for the group to be certain. */
const OFF_CENTRE = 0.12;
/** The same, for a group to be possible. */
const MOST_OFF_CENTRE = 0.25;
/** Share of a line's height by which a name and its group may begin apart. */
const ALIGNED = 0.2;
/** What it costs that a column is under no name, and that a name is over no column, in shares of a width. */
const UNNAMED = 0.1;
const WITHOUT_COLUMNS = 0.5;
/** By how much the next best parting has to be worse. */
const CERTAIN = 0.1;
/** Names and columns: more are no header that is worth its time. */
const MOST_BESIDE = 48;

/**
 * Where the columns recur, each name is over one set of them ("2023 2022" over "Net Gross Net Gross"). Else the columns are parted into
 * groups of neighbours, so that each name is in the middle above its group.
 * @param names of one line, from left to right
 * @param columns what names each, from left to right
 */
export function isOverGroup(name: Run, names: readonly Run[], column: Run, columns: readonly Run[]): boolean {
  if (names.length > MOST_BESIDE || columns.length > MOST_BESIDE) return false;
  const sets = setsUnder(names, columns);
  return sets === undefined ? isInGroup(name, names, column, columns) : sets[names.indexOf(name)].includes(column);
}

/** A set of columns for each name, if they are alike and the names are above them; the first column may be that of the rows' names. */
function setsUnder(names: readonly Run[], columns: readonly Run[]): Run[][] | undefined {
  const width = Math.floor(columns.length / names.length);
  const from = columns.length % names.length;
  if (names.length < 2 || width < 2 || from > 1) return undefined;
  const sets = names.map((_, at) => columns.slice(from + at * width, from + (at + 1) * width));
  const areAlike =
    new Set(sets[0].map(({ text }) => text)).size === width &&
    sets.every((set) => set.every(({ text }, at) => text === sets[0][at].text));
  const areOver = names.every(
    ({ left, right }, at) => left >= sets[at][0].left - 1 && right <= sets[at][width - 1].right + 1,
  );
  return areAlike && areOver ? sets : undefined;
}

/** The best parting in which the name has the column must be clearly better than each in which it has not, even if names begin where their groups do. */
function isInGroup(name: Run, names: readonly Run[], column: Run, columns: readonly Run[]): boolean {
  const at = columns.indexOf(column);
  const own = leastOff(names, columns, (other, from, to) => {
    const off = offCentre(other, columns.slice(from, to + 1));
    const isHeld = from <= at && at <= to;
    return other === name ? (isHeld && off <= OFF_CENTRE ? off : Infinity) : isHeld ? Infinity : off;
  });
  const others = leastOff(names, columns, (other, from, to) => {
    const group = columns.slice(from, to + 1);
    const isHeld = from <= at && at <= to;
    return other === name && isHeld ? Infinity : beginsWith(other, group) ? 0 : offCentre(other, group);
  });
  return own < WITHOUT_COLUMNS && own + CERTAIN <= others;
}

/** How far the names are off the places above their groups in the best parting, together. */
function leastOff(
  names: readonly Run[],
  columns: readonly Run[],
  off: (name: Run, from: number, to: number) => number,
): number {
  // Of the names so far, over the first columns up to each one.
  let best = Array.from({ length: columns.length + 1 }, (_, count) => count * UNNAMED);
  for (const name of names) {
    const next = best.map((least) => least + WITHOUT_COLUMNS);
    for (let end = 1; end <= columns.length; end++) {
      next[end] = Math.min(next[end], next[end - 1] + UNNAMED);
      for (let from = 0; from < end; from++) {
        next[end] = Math.min(next[end], best[from] + off(name, from, end - 1));
      }
    }
    best = next;
  }
  return best[columns.length];
}

/** Infinite where a name can't be in the middle above a group; columns of one group have different names. */
function offCentre(name: Box, group: readonly Run[]): number {
  const [left, right] = [group[0].left, group[group.length - 1].right];
  const isWithin = group.length === 1 ? overlap(name, group[0]) > 0 : left <= name.left && name.right <= right;
  const off = Math.abs(left + right - name.left - name.right) / 2 / Math.max(right - left, name.right - name.left);
  const isGroup = new Set(group.map(({ text }) => text)).size === group.length;
  return isWithin && isGroup && off <= MOST_OFF_CENTRE ? off : Infinity;
}

const beginsWith = (name: Box, group: readonly Box[]): boolean =>
  Math.abs(name.left - group[0].left) <= ALIGNED * heightOf(name);
