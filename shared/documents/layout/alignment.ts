/** Whether stretches of a line are aligned vertically. */

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** At one side, or in the middle. @param play in points, how far apart they may be */
export const areAligned = (one: Stretch, other: Stretch, play: number): boolean =>
  Math.abs(one.start - other.start) <= play ||
  Math.abs(one.end - other.end) <= play ||
  Math.abs(one.start + one.end - other.start - other.end) <= 2 * play;
