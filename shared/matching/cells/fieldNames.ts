/**
 * The name of a form's field, set right above or below what is filled in: two lines with more space around them than between them, set
 * differently. Two lines that are set alike may be two names, or two values.
 */
import { distance, heightOf, nearestTo, rowOf, runsOver, type Row, type Run } from './placedRuns.ts';

/** Share of a line's height between the two lines, and times that the space around them is wider. */
const MOST_BETWEEN = 1;
const TIMES_WIDER = 1.8;
/** Share of a line's height that two lines set as close as can be have between them. */
const LEAST_BETWEEN = 0.2;
/** Heights of a line by which the two start at different places. */
const ALIGNED = 1;
/** Words of a name. */
const MOST_WORDS = 8;
/** Share by which the heights of names and of what is filled in differ. */
const OTHER_HEIGHT = 0.12;

/** Undefined if the value is not known to be a field by itself. */
export function fieldNameOf(rows: readonly Row[], value: Run): Run | undefined {
  const [above, below] = [nearestTo(rows, value, 'above'), nearestTo(rows, value, 'below')];
  const name = pairOf(rows, value, above, below) ?? pairOf(rows, value, below, above);
  return name !== undefined && mayBeName(name) && areSetDifferently(rows, name, value) ? name : undefined;
}

/** `name` if it is nearer to the value than anything else is to either of them. */
function pairOf(rows: readonly Row[], value: Run, name: Run | undefined, other: Run | undefined): Run | undefined {
  if (name === undefined || Math.abs(name.left - value.left) > ALIGNED * heightOf(value)) return undefined;
  const height = Math.min(heightOf(name), heightOf(value));
  const between = distance(name, value);
  const beyond = nearestTo(rows, name, name.top < value.top ? 'above' : 'below');
  const least = TIMES_WIDER * Math.max(between, LEAST_BETWEEN * height);
  const isApart = (one: Run | undefined, from: Run): boolean => one === undefined || distance(one, from) >= least;
  const isOnly = [name, value].every((run) => runsOver(rowOf(rows, run), run === name ? value : name).length === 1);
  return between <= MOST_BETWEEN * height && isOnly && isApart(other, value) && isApart(beyond, name)
    ? name
    : undefined;
}

const mayBeName = ({ text, isAmount }: Run): boolean =>
  !isAmount && /\p{L}{2}/u.test(text) && text.split(' ').length <= MOST_WORDS;

/** By their type, their capitals, or digits in what is filled in alone. */
export function areSetDifferently(rows: readonly Row[], name: Run, value: Run): boolean {
  const [names, values] = [rowOf(rows, name), rowOf(rows, value)];
  if (/[:：]$/u.test(name.text)) return true;
  const ratio = heightOf(name) / heightOf(value);
  if (Math.abs(ratio - 1) >= OTHER_HEIGHT) return true;
  const hasDigits = ({ text }: Run): boolean => /\d/.test(text);
  if (!names.some(hasDigits) && values.filter(hasDigits).length * 2 >= values.length) return true;
  const isInCapitals = ({ text }: Run): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
  const isMixed = ({ text }: Run): boolean => /\p{Ll}{2}/u.test(text);
  return (
    (names.every(isInCapitals) && values.every((run) => isMixed(run) || hasDigits(run))) ||
    (values.every((run) => isInCapitals(run) || hasDigits(run)) && names.every(isMixed))
  );
}
