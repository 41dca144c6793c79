/** How much of a request's time and answer its pictures and looks at pages may take. Verdicts come first, and all of them come. */
import { median } from '../platform/median.ts';
import type { RequestBudget } from './requestBudget.ts';

/** By then, milliseconds from the start, every place has been looked at: known clients give up at 90 s, on slow lines too. */
const ALL_LOOKED_AT_MS = 65_000;
/** Recent looks, whose median estimates the rest: a look that waited for a file to load says nothing about them. */
const RECENT_LOOKS = 15;

export interface PictureBudget {
  /** Whether one more place may be looked at. */
  mayLook(): boolean;
  /** Whether one more picture may be drawn. */
  isLeft(): boolean;
  /** Takes a picture into the answer, if it fits. @param characters of its text in the answer */
  take(characters: number): boolean;
  /** @param ms what looking at one citation's place took */
  looked(ms: number): void;
}

export interface PictureBudgetOptions {
  /** Citations whose places must be looked at, including those that may have one. */
  readonly places: () => number;
  /** How many of them are looked at in parallel. */
  readonly atOnce: number;
  /** Milliseconds in which pictures may be started. */
  readonly ms: number;
  /** Characters of all pictures together. */
  readonly characters: number;
  /** Whether nobody is waiting for the answer any more. */
  readonly isAbandoned: () => boolean;
  readonly time: Pick<RequestBudget, 'begunAt' | 'drawing' | 'isLate' | 'hold'>;
  readonly now?: () => number;
}

export function createPictureBudget(options: PictureBudgetOptions): PictureBudget {
  const { places, atOnce, ms, characters, isAbandoned, time, now = () => performance.now() } = options;
  const recent: number[] = [];
  let looks = 0;
  let taken = 0;
  const untilAllLooked = (): number => (median(recent) * Math.max(0, places() - looks)) / atOnce;
  return {
    mayLook: () => now() - time.begunAt < ALL_LOOKED_AT_MS && !(time.isLate() && time.drawing.isSpent()),
    isLeft: () => {
      const elapsed = now() - time.begunAt;
      const isInTime = elapsed < ms && elapsed + untilAllLooked() < ALL_LOOKED_AT_MS;
      return taken < characters && isInTime && !time.drawing.isSpent() && !isAbandoned();
    },
    take: (size) => {
      if (taken + size > characters || !time.hold(size)) return false;
      taken += size;
      return true;
    },
    looked: (lookMs) => {
      looks += 1;
      recent.push(lookMs);
      if (recent.length > RECENT_LOOKS) recent.shift();
    },
  };
}
