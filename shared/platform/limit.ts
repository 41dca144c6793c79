/** Bounded concurrency. */

/** Returns a function that runs tasks, at most `concurrency` of them at a time, in the order given. */
export function createLimit(concurrency: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= concurrency) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The place is handed on, not given back, so that a newcomer cannot slip in between.
      if (next) next();
      else running -= 1;
    }
  };
}
