/**
 * What one request may cost, all its citations and sources together: processor time, and time by the clock. The faster the
 * machine, the more of it a large request gets; a small request waits on a busy machine until it is done.
 */
import { availableParallelism } from 'node:os';
import { createLimit } from '../platform/limit.ts';

/** Milliseconds of processor time to judge the citations of a request, and for each of them in each source. */
const JUDGING_MS = 6_000;
const JUDGING_MS_EACH = 15;
/** The same for looking at places and drawing pictures: an ordinary one takes 20 to 40. */
const DRAWING_MS = 3_000;
const DRAWING_MS_EACH = 60;
/**
 * The same for making sources ready, however many: an ordinary one takes a tenth of a second, twelve megabytes of text five
 * seconds. Each request makes one ready, whatever it takes.
 */
const OPENING_MS = 20_000;
/** The same for reading back by OCR what pages show: a line takes a few tenths of a second, a whole page up to five seconds. */
const READING_MS = 6_000;
const READING_MS_EACH = 1_000;
/** However many: nobody waits for a request that takes longer. */
const MOST_MS = 40_000;

/**
 * Milliseconds by the clock after which a request gets only a part of these, for judging and drawing together. What is in
 * progress then is one citation (at most three seconds of work) or one drawing on each processor (five): the rest is reported
 * within 20 seconds.
 */
const LATE_MS = 14_000;
/** An ordinary request has done all its work with a tenth. */
const LATE_SHARE = 0.25;
/** However many: a thousand ordinary citations are judged in one or two seconds, and have the rest for looking. */
const MOST_LATE_MS = 10_000;
/** Milliseconds of making sources ready that a late request gets. */
const LATE_OPENING_MS = 5_000;
/** Milliseconds by the clock after which a request that has used all of that reads nothing more: what it has started may take ten seconds. */
const LATE_READING_MS = 10_000;
/** Milliseconds by the clock: known clients give up at 90 s, and the places are still to be looked at. */
const OVER_MS = 55_000;

/** Processor time of one kind of work. */
export interface Allowance {
  readonly worked: (ms: number) => void;
  /** Whether no more of it may be done. */
  readonly isSpent: () => boolean;
}

export interface RequestBudget {
  /** By `performance.now()`. */
  readonly begunAt: number;
  readonly judging: Allowance;
  readonly drawing: Allowance;
  readonly opening: Allowance;
  readonly reading: Allowance;
  /** Runs a drawing when its turn comes: one per processor at a time, so that few are in progress when the budget ends. */
  readonly drawInTurn: <Result>(draw: () => Promise<Result>) => Promise<Result>;
  readonly isLate: () => boolean;
  /** Whether too little time is left for anything. */
  readonly isOver: () => boolean;
  /** Whether there is memory for this many more bytes, which the answer then holds until it is taken. */
  readonly hold: (bytes: number) => boolean;
}

export interface RequestBudgetOptions {
  readonly hold?: ((bytes: number) => boolean) | undefined;
  readonly now?: () => number;
}

/** @param judgements citations, each counted once per source to search for it in */
export function createRequestBudget(
  judgements: number,
  begunAt: number,
  { hold = () => true, now = () => performance.now() }: RequestBudgetOptions = {},
): RequestBudget {
  const isLate = (): boolean => now() - begunAt > LATE_MS;
  const mostOf = (ms: number, msEach: number): number => Math.min(MOST_MS, ms + msEach * judgements);
  const mostJudging = mostOf(JUDGING_MS, JUDGING_MS_EACH);
  const mostDrawing = mostOf(DRAWING_MS, DRAWING_MS_EACH);
  const mostLate = Math.min(MOST_LATE_MS, LATE_SHARE * (mostJudging + mostDrawing));
  let sharedMs = 0;
  const allowance = (most: number, isTooMuchNow: (spentMs: number) => boolean, isShared = false): Allowance => {
    let spentMs = 0;
    return {
      worked: (workMs) => {
        spentMs += workMs;
        if (isShared) sharedMs += workMs;
      },
      isSpent: () => spentMs > most || isTooMuchNow(spentMs),
    };
  };
  const isLateWithMuch = (): boolean => isLate() && sharedMs > mostLate;
  return {
    begunAt,
    judging: allowance(mostJudging, isLateWithMuch, true),
    drawing: allowance(mostDrawing, isLateWithMuch, true),
    // Separately: a request that has to open or read much loses nothing else.
    opening: allowance(OPENING_MS, (spentMs) => isLate() && spentMs > LATE_OPENING_MS),
    reading: allowance(
      mostOf(READING_MS, READING_MS_EACH),
      (spentMs) => now() - begunAt > LATE_READING_MS && sharedMs + spentMs > MOST_LATE_MS,
    ),
    drawInTurn: createLimit(availableParallelism()),
    isLate,
    hold,
    isOver: () => now() - begunAt > OVER_MS,
  };
}
