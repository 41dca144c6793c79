/** Line numbers of transcripts and editions, which the reader sets apart at the end of their page: no part of its text. */

/** The reader sets no fewer apart. */
const LEAST_NUMBERS = 8;
/** Numbers from one to the next: every line is numbered, or every fourth or fifth; one may be hidden by other text. */
const MOST_STEP = 10;

/** Position (0-based) of the first line of nothing but rising numbers at the end of a page; the number of its lines when there are none. */
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
