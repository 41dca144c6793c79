/** Where in a recording a citation says that its words are. */
import { timeOf } from '../../documents/media/timedText/times.ts';
import type { IndexedPage } from '../../documents/textIndex.ts';
import type { Quotation } from '../../matching/quotation/quotation.ts';

/** As citations have them: seconds, or `HH:MM:SS.mmm`. */
export interface Timestamps {
  readonly startTime?: string | number;
  readonly endTime?: string | number;
}

/** @returns milliseconds; undefined if no time is given, or an unreadable one: it is a hint, and no more */
export function expectedTimeMs({ startTime, endTime }: Timestamps): number | undefined {
  const time = [startTime, endTime].find((given) => given !== undefined && given !== '');
  if (time === undefined) return undefined;
  const seconds = Number(time);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : timeOf(String(time));
  return ms !== undefined && ms >= 0 ? ms : undefined;
}

/**
 * How far the lines of a transcript are from a time, milliseconds.
 * @param pages all pages of the transcript, in order
 */
export function distanceFromTime(
  pages: readonly IndexedPage[],
  expectedMs: number,
): NonNullable<Quotation['distance']> {
  return ({ pageNumber, lineId }) => {
    const cue = pages.at(pageNumber - 1)?.lines.at(lineId - 1)?.cue;
    if (cue === undefined) return Infinity;
    return Math.max(0, cue.startMs - expectedMs, expectedMs - cue.endMs);
  };
}
