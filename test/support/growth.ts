/** How the processor time of work grows with what it is given: by ratios, so that it holds on any machine and under any load. */

/** Work on an input of the size that `size` times the pump's unit makes. */
export type Work = () => unknown;

/** Runs of each size, of which the quickest counts: others of the machine only ever add. */
const RUNS = 3;
/** Milliseconds of processor time from which on a ratio tells something: below them it is caches and the compiler. */
const LEAST_MS = 8;
/** Doublings at most until the work is long enough to be measured; what is quick then is linear enough. */
const MOST_DOUBLINGS = 12;

function processorMs(work: Work): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function quickest(work: Work): number {
  return Math.min(...Array.from({ length: RUNS }, () => processorMs(work)));
}

export interface Growth {
  /** The unit of size at which it was measured: n, 2n and 4n. */
  readonly size: number;
  /** Milliseconds of processor time at n, 2n and 4n. */
  readonly ms: readonly [number, number, number];
  /** How many times as long a doubling takes: the geometric mean of both. 2 is linear, 4 quadratic. */
  readonly perDoubling: number;
}

/**
 * Measures at n, 2n and 4n, from the least n on at which the work takes long enough to be measured.
 * @param prepare makes the work for a size; its own time does not count
 * @param largest the size that 4n may reach; work that is quick there has nothing to hide
 */
export function growthOf(prepare: (size: number) => Work, first: number, largest: number): Growth {
  let size = first;
  // Once without counting: the first run compiles.
  prepare(size)();
  for (let doubling = 0; doubling < MOST_DOUBLINGS && 8 * size <= largest; doubling++) {
    if (processorMs(prepare(size)) >= LEAST_MS) break;
    size *= 2;
  }
  const [one, two, four] = [1, 2, 4].map((times) => quickest(prepare(times * size)));
  return { size, ms: [one, two, four], perDoubling: Math.sqrt(Math.max(four, LEAST_MS) / Math.max(one, LEAST_MS)) };
}
