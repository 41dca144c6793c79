/** Work that nobody waits for gives way to what somebody waits for, for a while. */
import { setTimeout as delay } from 'node:timers/promises';

export interface GivingWay {
  /** Somebody waits for it. */
  readonly awaited: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Resolves when nobody waits for anything, or after the longest time that a piece of other work is put off. */
  readonly pause: () => Promise<void>;
}

/** @param longestMs milliseconds: where somebody always waits, the other work goes on, slowly */
export function createGivingWay(longestMs: number): GivingWay {
  let underWay = 0;
  let quiet = Promise.withResolvers<undefined>();
  return {
    awaited: async (work) => {
      underWay++;
      try {
        return await work();
      } finally {
        if (--underWay === 0) {
          quiet.resolve(undefined);
          quiet = Promise.withResolvers();
        }
      }
    },
    pause: async () => {
      if (underWay === 0) return;
      const ended = new AbortController();
      await Promise.race([quiet.promise, delay(longestMs, undefined, { ref: false, signal: ended.signal })]);
      ended.abort();
    },
  };
}
