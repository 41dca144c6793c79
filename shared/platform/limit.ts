/** Bounded concurrency. */

/** Returns a function that runs tasks in the order given, at most `concurrency` at a time. */
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
      // The place is handed over rather than freed, so that a newcomer cannot slip in between.
      if (next) next();
      else running -= 1;
    }
  };
}
