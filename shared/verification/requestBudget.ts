/**
 * What one request may cost, all its citations and sources together: processor time, and time by the clock. Whoever asks for much has
 * the more of it the quicker the machine is; whoever asks for little waits on a busy machine until it is done.
 */
import { availableParallelism } from 'node:os';
import { createLimit } from '../platform/limit.ts';

/** Milliseconds of processor time to judge the citations of a request, and for each of them in each source. */
const JUDGING_MS = 6_000;
const JUDGING_MS_EACH = 15;
/** The same for looking at places and drawing pictures: an ordinary one takes 20 to 40. */
const DRAWING_MS = 3_000;
const DRAWING_MS_EACH = 60;
/** However many: what takes longer is no request that anybody waits for. */
const MOST_MS = 40_000;

/**
 * Milliseconds by the clock after which a request has a part of these, for judging and drawing together. What is under way then is
 * one citation (three seconds of work at most) or one drawing on each processor (five): the rest is told within 20 seconds.
 */
const LATE_MS = 14_000;
/** An ordinary request has done all its work with a tenth. */
const LATE_SHARE = 0.25;
/** However many: a thousand ordinary citations are judged in one or two seconds, and have the rest to be looked at. */
const MOST_LATE_MS = 10_000;
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
  /** Runs a drawing in its turn: one for each processor at a time, so that few are under way when the budget ends. */
  readonly drawInTurn: <Result>(draw: () => Promise<Result>) => Promise<Result>;
  readonly isLate: () => boolean;
  /** Whether too little time is left for anything. */
  readonly isOver: () => boolean;
  /** Whether there is memory for so many bytes more, which the answer then holds until it is taken. */
  readonly hold: (bytes: number) => boolean;
}

export interface RequestBudgetOptions {
  readonly hold?: ((bytes: number) => boolean) | undefined;
  readonly now?: () => number;
}

/** @param judgements citations, each as often as there are sources to look for it in */
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
  let allMs = 0;
  const allowance = (most: number): Allowance => {
    let spentMs = 0;
    return {
      worked: (workMs) => {
        spentMs += workMs;
        allMs += workMs;
      },
      isSpent: () => spentMs > most || (isLate() && allMs > mostLate),
    };
  };
  return {
    begunAt,
    judging: allowance(mostJudging),
    drawing: allowance(mostDrawing),
    drawInTurn: createLimit(availableParallelism()),
    isLate,
    hold,
    isOver: () => now() - begunAt > OVER_MS,
  };
}
