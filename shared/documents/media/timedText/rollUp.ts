/** Captions that roll up show each line twice: below as it is spoken, then above while the next one is. It was said once. */
import type { TimedWords } from './webVttText.ts';

export interface TimedLines {
  readonly startMs: number;
  readonly endMs: number;
  readonly lines: readonly TimedWords[];
}

/** At least this share of the cues must begin with what the cue before ends with: a refrain does not. */
const ROLLING_SHARE = 0.5;
const LEAST_CUES = 4;
/** Milliseconds between two cues of which the second goes on with the first. */
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
  for (let count = Math.min(before.lines.length, cue.lines.length); count > 0; count--) {
    const last = before.lines.slice(-count);
    if (last.every(({ text }, line) => text === cue.lines[line].text)) return count;
  }
  return 0;
}
