/** Another user, who asks for little while others attack: how long the service makes this user wait, by the clock. */
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 20;

export interface Waits {
  readonly asked: number;
  /** Answers that were not 200, and connections that broke. */
  readonly failed: number;
  /** Milliseconds by the clock. */
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
}

/** Sends one request after the other until told to stop. */
export function startProbe(ask: () => Promise<{ readonly status: number }>): { stop(): Promise<Waits> } {
  const waits: number[] = [];
  let failed = 0;
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      const { status } = await ask().catch(() => ({ status: 0 }));
      const waited = performance.now() - begun;
      waits.push(waited);
      if (status !== 200) failed += 1;
      await sleep(PAUSE_MS);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await asking;
      const sorted = waits.toSorted((a, b) => a - b);
      const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      return { asked: waits.length, failed, p50: at(0.5), p95: at(0.95), longest: sorted.at(-1) ?? 0 };
    },
  };
}
