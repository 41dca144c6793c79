/** Time is handed in, so that a test can live through two years in a second. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const isoTime = (clock: Clock): string => new Date(clock.now()).toISOString();
