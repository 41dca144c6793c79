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
  /**
   * Resolves when nobody has waited for anything for so long: one request after the other is a single piece of work to whoever sends them.
   * @param quietMs milliseconds
   * @param longestMs as in `pause`
   */
  readonly quiet: (quietMs: number, longestMs: number) => Promise<void>;
}

export function createGivingWay(): GivingWay {
  let underWay = 0;
  let lastEnd = -Infinity;
  let quiet = Promise.withResolvers<undefined>();
  const pause: GivingWay['pause'] = async (longestMs) => {
    if (underWay === 0) return;
    const ended = new AbortController();
    await Promise.race([quiet.promise, delay(longestMs, undefined, { ref: false, signal: ended.signal })]);
    ended.abort();
  };
  return {
    awaited: async (work) => {
      underWay++;
      try {
        return await work();
      } finally {
        lastEnd = performance.now();
        if (--underWay === 0) {
          quiet.resolve(undefined);
          quiet = Promise.withResolvers();
        }
      }
    },
    pause,
    quiet: async (quietMs, longestMs) => {
      const until = performance.now() + longestMs;
      for (;;) {
        await pause(until - performance.now());
        const now = performance.now();
        const left = Math.min(lastEnd + quietMs, until) - now;
        if (left <= 0) return;
        await delay(left, undefined, { ref: false });
      }
    },
  };
}
