/** Line numbers of transcripts and editions, which the reader puts separately at the end of their page: not part of its text. */

/** The reader never separates fewer. */
const LEAST_NUMBERS = 8;
/** Difference from one number to the next: every line is numbered, or every fourth or fifth; one may be hidden by other text. */
const MOST_STEP = 10;

/** Position (0-based) of the first line of nothing but rising numbers at the end of a page; the number of its lines if there are none. */
export function lineNumbersFrom(lines: readonly string[]): number {
  let from = lines.length;
  let next = Infinity;
  while (from > 0) {
    const number = /^\d{1,4}$/.test(lines[from - 1]) ? Number(lines[from - 1]) : NaN;
    const isBefore = number < next && (next === Infinity || next - number <= MOST_STEP);
    if (!isBefore) break;
    next = number;
    from--;
  }
  return lines.length - from >= LEAST_NUMBERS ? from : lines.length;
}
