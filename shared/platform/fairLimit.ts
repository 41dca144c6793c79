/** Bounded concurrency among several owners: an owner with many tasks waits for its own, and the others do not wait for it. */

export interface FairLimitOptions {
  /** Simultaneous tasks, of all owners together. */
  readonly concurrency: number;
  /** Per owner: less than `concurrency`, so that a newcomer finds a place. */
  readonly perOwner: number;
}

/**
 * Returns a function that runs each owner's tasks in the order given, and takes the next one from the owner whose turn was
 * longest ago.
 */
export function createFairLimit({
  concurrency,
  perOwner,
}: FairLimitOptions): <Result>(owner: string, task: () => Promise<Result>) => Promise<Result> {
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  /** The number of the last turn of each owner that has tasks. */
  const lastTurns = new Map<string, number>();
  let turns = 0;
  let total = 0;

  const startNext = (): void => {
    while (total < concurrency) {
      const free = Array.from(waiting.keys()).filter((owner) => (running.get(owner) ?? 0) < perOwner);
      if (free.length === 0) return;
      const turnOf = (owner: string): number => lastTurns.get(owner) ?? 0;
      const owner = free.reduce((one, other) => (turnOf(other) < turnOf(one) ? other : one));
      const tasks = waiting.get(owner) ?? [];
      const start = tasks.shift();
      if (tasks.length === 0) waiting.delete(owner);
      running.set(owner, (running.get(owner) ?? 0) + 1);
      lastTurns.set(owner, ++turns);
      total += 1;
      start?.();
    }
  };
  const end = (owner: string): void => {
    const own = (running.get(owner) ?? 1) - 1;
    if (own > 0) running.set(owner, own);
    else running.delete(owner);
    total -= 1;
    startNext();
    if (!running.has(owner) && !waiting.has(owner)) lastTurns.delete(owner);
  };

  return async (owner, task) => {
    await new Promise<void>((start) => {
      const tasks = waiting.get(owner);
      if (tasks) tasks.push(start);
      else waiting.set(owner, [start]);
      startNext();
    });
    try {
      return await task();
    } finally {
      end(owner);
    }
  };
}
