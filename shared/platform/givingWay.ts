/** Background work gives way to work that somebody waits for, for a while. */
import { setTimeout as delay } from 'node:timers/promises';

export interface GivingWay {
  /** Somebody waits for it. */
  readonly awaited: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /**
   * Resolves when nobody is waiting for anything, or after the longest time that background work may be postponed.
   * @param longestMs milliseconds: if somebody is always waiting, background work continues, slowly
   */
  readonly pause: (longestMs: number) => Promise<void>;
}

export function createGivingWay(): GivingWay {
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
    pause: async (longestMs) => {
      if (underWay === 0) return;
      const ended = new AbortController();
      await Promise.race([quiet.promise, delay(longestMs, undefined, { ref: false, signal: ended.signal })]);
      ended.abort();
    },
  };
}
