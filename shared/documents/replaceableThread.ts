/** A thread that is begun when there is work, ended when it went wrong, and begun anew by the next work. */
import { Worker, type ResourceLimits } from 'node:worker_threads';

export interface ReplaceableThread {
  /** Begun and not ended. */
  readonly alive: boolean;
  /** The thread, begun where there is none; at once for all who ask at once. Rejects with what `workerData` did. */
  readonly started: () => Promise<Worker>;
  /** Begins it before there is work. What keeps it from starting is told to the first work. */
  readonly wake: () => void;
  /** Ends it; the next one who asks gets a new one. */
  readonly discard: () => Promise<void>;
  /** As `discard`, also where it is just being begun. */
  readonly close: () => Promise<void>;
}

export interface ReplaceableThreadOptions {
  readonly entry: URL;
  readonly resourceLimits: ResourceLimits;
  /** Asked each time that a thread begins. */
  readonly workerData: () => Promise<unknown>;
  /** Told when a thread is gone: whatever it kept is lost. */
  readonly onGone?: () => void;
}

export function createReplaceableThread(options: ReplaceableThreadOptions): ReplaceableThread {
  const { entry, resourceLimits, workerData, onGone } = options;
  let thread: Worker | undefined;
  let starting: Promise<Worker> | undefined;

  const begin = async (): Promise<Worker> => {
    const begun = new Worker(entry, {
      workerData: await workerData(),
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits,
    });
    // An error without a listener would end the process; it is heard while there is work.
    begun.on('error', () => undefined);
    begun.on('exit', () => {
      if (thread === begun) forget();
    });
    // A thread that waits must not keep the process alive.
    begun.unref();
    thread = begun;
    return begun;
  };

  const forget = (): void => {
    thread = undefined;
    onGone?.();
  };

  const started = (): Promise<Worker> => {
    if (thread) return Promise.resolve(thread);
    starting ??= begin().finally(() => {
      starting = undefined;
    });
    return starting;
  };

  const discard = async (): Promise<void> => {
    const ended = thread;
    if (ended) forget();
    await ended?.terminate();
  };

  return {
    get alive() {
      return thread !== undefined;
    },
    started,
    wake: () => {
      started().catch(() => undefined);
    },
    discard,
    close: async () => {
      await starting?.catch(() => undefined);
      await discard();
    },
  };
}
