/** Roll-up captions show each line twice: at the bottom while it is spoken, then above while the next one is. It was said once. */
import type { TimedWords } from './webVttText.ts';

export interface TimedLines {
  readonly startMs: number;
  readonly endMs: number;
  readonly lines: readonly TimedWords[];
}

/** At least this share of the cues must begin with the end of the cue before: a refrain does not reach it. */
const ROLLING_SHARE = 0.5;
const LEAST_CUES = 4;
/** Milliseconds between two cues of which the second continues the first. */
const LARGEST_GAP_MS = 100;

/** @param timed in order of time */
export function withoutRepeats(timed: readonly TimedLines[]): TimedLines[] {
  const repeated = timed.map((cue, at) => (at === 0 ? 0 : repeatedLines(timed[at - 1], cue)));
  const rolling = repeated.filter((count) => count > 0).length;
  if (timed.length < LEAST_CUES || rolling < ROLLING_SHARE * timed.length) return [...timed];
  return timed
    .map((cue, at) => ({ ...cue, lines: cue.lines.slice(repeated[at]) }))
    .filter(({ lines }) => lines.length > 0);
}

/** How many of the cue's first lines are the last ones of the cue before. */
function repeatedLines(before: TimedLines, cue: TimedLines): number {
  if (cue.startMs - before.endMs > LARGEST_GAP_MS) return 0;
  return longestOverlap(
    before.lines.map(({ text }) => text),
    cue.lines.map(({ text }) => text),
  );
}

/**
 * How many of the last of `ending` are the first of `beginning`, as many as possible. In one pass (Knuth, Morris and Pratt, 1977): trying
 * each number would take the square of the lines of a cue, and a file may put all of its lines into two.
 */
function longestOverlap(ending: readonly string[], beginning: readonly string[]): number {
  const borders = new Uint32Array(beginning.length);
  const extended = (matched: number, line: string): number => {
    let length = matched;
    while (length > 0 && beginning[length] !== line) length = borders[length - 1];
    return beginning[length] === line ? length + 1 : 0;
  };
  for (let at = 1; at < beginning.length; at++) borders[at] = extended(borders[at - 1], beginning[at]);
  return ending.reduce(extended, 0);
}
