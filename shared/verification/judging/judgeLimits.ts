/** What judging may cost: every limit on its time and memory. */
import type { WorkTime } from '../../documents/threadWork.ts';

/** Milliseconds of waiting per millisecond of work, on a machine that others keep busy. */
const PATIENCE = 8;
const within = (workMs: number): WorkTime => ({ workMs, waitMs: PATIENCE * workMs });

/** Making a source ready: twelve megabytes of text take five seconds. */
export const OPENING_TIME = within(30_000);
/** One citation: the slowest ordinary one, forty pages with changes throughout, takes less than a second. */
export const CITATION_TIME = within(3_000);

/**
 * Milliseconds of work after which the rest of a request that nobody is waiting for is dropped: ordinary ones are judged within
 * it, and kept for later readers of the attachment.
 */
export const ABANDONED_WORK_MS = 1_000;

/** Citations handed over at once: any more than a turn judges are handed over again. */
export const HANDED_OVER = 64;
/** The first time, if somebody reads along: an ordinary one takes a millisecond, a long one with changes a hundred. */
export const FIRST_HANDED_OVER = 4;

/** Memory of a thread, megabytes: what is created on the way to the index of the longest text, and what is held. */
export const MEMORY_MB = 1_024;
export const YOUNG_HEAP_MB = 64;
