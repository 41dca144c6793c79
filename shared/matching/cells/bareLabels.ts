/**
 * The label of a row of amounts that is on a line of its own, as on invoices: right above or below them, with no amounts beside it, and
 * nearer to them than to the amounts on its other side.
 */
import { heightOf, type Row, type Run } from './placedRuns.ts';

/** Share of a line's height between two lines of one row. */
const MOST_BETWEEN = 0.35;
/** Share of it by which the space to the next row is wider. */
const WIDER = 0.15;
/** Lines of a description. */
const MOST_LINES = 8;
/** Heights of a line. */
const INDENT = 1.5;
/** Letters of what may be a unit. */
const LONGEST_UNIT = 4;

/** Runs of the lines right above and below a row that may be its label. */
export function bareLabels(rows: readonly Row[], own: readonly Run[]): Run[] {
  const first = own.at(0);
  if (first?.isAmount !== true) return [];
  const at = rows.findIndex((row) => row.includes(first));
  if (!rows[at].every((run) => own.includes(run))) return [];
  const hasWords = own.some(({ text, isAmount }) => !isAmount && (text.match(/\p{L}/gu) ?? []).length > LONGEST_UNIT);
  const below = labelLine(rows, at, 1);
  const above = hasWords ? undefined : labelLine(rows, at, -1);
  if (below !== undefined && above !== undefined) return [];
  return [...(below ?? above ?? [])];
}

function labelLine(rows: readonly Row[], at: number, step: 1 | -1): Row | undefined {
  const [first] = rows[at];
  const label = rows.at(at + step);
  if (label === undefined || at + step < 0 || !isBare(label)) return undefined;
  const between = gap(rows[at], label);
  if (between > MOST_BETWEEN * heightOf(label[0])) return undefined;
  for (let next = at + 2 * step, lines = 1; ; next += step, lines++) {
    const row = next < 0 ? undefined : rows.at(next);
    if (row === undefined) return label;
    const space = gap(rows[next - step], row);
    if (space >= between + WIDER * heightOf(label[0])) return label;
    if (!(isBare(row) || isInside(row, first)) || lines > MOST_LINES) return undefined;
  }
}

/** Further lines of a row begin where its description does, not where its number is. */
const isInside = ([begin]: Row, first: Run): boolean => begin.left > first.left + INDENT * heightOf(first);

const gap = (one: Row, other: Row): number => {
  const [upper, lower] = one[0].top < other[0].top ? [one, other] : [other, one];
  return Math.min(...lower.map(({ top }) => top)) - Math.max(...upper.map(({ bottom }) => bottom));
};

/** Words, with no amount but a number before them. */
const isBare = (row: Row): boolean => {
  const words = row.findIndex(({ isAmount }) => !isAmount);
  return (
    words >= 0 && words < 2 && row.slice(words).every(({ isAmount }) => !isAmount) && /\p{L}/u.test(row[words].text)
  );
};
