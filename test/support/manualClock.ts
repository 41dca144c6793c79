/** A clock that stands still until the test moves it. */
import type { Clock } from '../../shared/platform/clock.ts';

export class ManualClock implements Clock {
  #now: number;

  constructor(iso = '2030-01-01T00:00:00.000Z') {
    this.#now = Date.parse(iso);
  }

  now(): number {
    return this.#now;
  }

  /** Milliseconds. */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** ISO 8601 of the time `milliseconds` from now; negative for the past. */
  isoIn(milliseconds: number): string {
    return new Date(this.#now + milliseconds).toISOString();
  }
}
