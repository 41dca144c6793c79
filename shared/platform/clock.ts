/** Time is passed in, so that a test can live through two years in a second. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const isoTime = (clock: Clock): string => new Date(clock.now()).toISOString();

const DAY_MS = 24 * 60 * 60 * 1000;

export const addDays = (iso: string, days: number): string => new Date(Date.parse(iso) + days * DAY_MS).toISOString();

export const isoTimeAfterDays = (clock: Clock, days: number): string => addDays(isoTime(clock), days);
