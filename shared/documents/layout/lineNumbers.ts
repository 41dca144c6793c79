/**
 * Line numbers of a form that are repeated in a box beside what is filled in: at the middle of the box, a little higher or lower than the
 * words of their line.
 */
import type { Chunk } from './chunks.ts';
import type { Row } from './row.ts';

/** In font sizes, between the baselines of the number and of the words. */
const FURTHEST = 0.5;
/** Letters of a line's words: formulas and charts have fewer beside their numbers. */
const LEAST_LETTERS = 6;
/** Such as "24", "9a" and "b". */
const LINE_NUMBER = /^(?:\d{1,3}[a-z]?|[a-z])$/;
const LONGEST_NUMBER = 4;

/** @param rows from top to bottom; numbers join the row of the words that begin with the same one */
export function joinBoxedNumbers(rows: readonly Row[], join: (row: Row, chunk: Chunk) => void): Row[] {
  const joined = new Set<Row>();
  rows.forEach((row, at) => {
    // Before the text of every line is put together.
    if (row.chunks.some(({ glyphs }) => glyphs.length > LONGEST_NUMBER)) return;
    const numbers = row.chunks.map(textOf);
    if (!numbers.every((number) => LINE_NUMBER.test(number))) return;
    const home = [at - 1, at + 1]
      .flatMap((near) => rows.at(Math.max(near, 0)) ?? [])
      .find((other) => other !== row && !joined.has(other) && isLineOf(numbers, row, other));
    if (home === undefined) return;
    for (const chunk of row.chunks) join(home, chunk);
    joined.add(row);
  });
  return joined.size === 0 ? [...rows] : rows.filter((row) => !joined.has(row));
}

function isLineOf(numbers: readonly string[], { baseline, chunks, size }: Row, line: Row): boolean {
  if (Math.abs(baseline - line.baseline) > FURTHEST * Math.min(size, line.size)) return false;
  if (chunks.some((chunk) => line.chunks.some((other) => chunk.start < other.end && chunk.end > other.start)))
    return false;
  if (!line.chunks.some(({ letters, words }) => letters >= LEAST_LETTERS && words > 1)) return false;
  const isTwice = numbers.length > 1 && numbers.every((number) => number === numbers[0]);
  const texts = line.chunks.toSorted((one, other) => one.start - other.start).map(textOf);
  const [first] = texts[0].split(' ');
  const isOfLine = (number: string): boolean =>
    number === first || /[a-z]$/.exec(number)?.[0] === first || texts.includes(number);
  return isTwice || numbers.every(isOfLine);
}

const textOf = ({ glyphs }: Chunk): string =>
  glyphs.map(({ text, spaceBefore }, at) => (spaceBefore && at > 0 ? ` ${text}` : text)).join('');
