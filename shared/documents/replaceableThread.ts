/**
 * A thread that is started when there is work, ended when it fails, and restarted by the next work.
 *
 * Its memory is monitored while it works. V8's own limit would not do: a thread that exceeds it with one large piece (an array that grows,
 * a table that is enlarged, a string that is split) takes the whole process with it, and buffers do not count. So V8's limit is above ours
 * by the largest possible piece.
 */
import { Worker, type MessagePort } from 'node:worker_threads';
import { compiledCodeVariables } from '../platform/compiledCode.ts';
import { processorShares } from '../platform/processorShares.ts';
import { askThread, type ThreadAnswer, type WorkTime } from './threadWork.ts';

const MEBIBYTE = 1024 * 1024;
/**
 * Megabytes: an array of 67 million, or the array of half as many that it grows from and itself. Together with the limits in use less than
 * the two gigabytes from which V8 collects garbage half as often.
 */
const LARGEST_PIECE_MB = 1_000;

export interface ReplaceableThread {
  /** Runs, or is being started. */
  readonly alive: boolean;
  /**
   * Starts the thread if there is none. Rejects with what `workerData` did.
   * @param owner whose work it is: it waits for its turn among the accounts
   * @param time from its turn on
   * @param handedOver as in `askThread`
   */
  readonly ask: <Reply>(
    owner: string,
    question: object,
    time: WorkTime,
    handedOver?: readonly MessagePort[],
  ) => Promise<ThreadAnswer<Reply>>;
  /** Starts it before there is work, and again after a rest. What keeps it from starting is reported to the first work. */
  readonly wake: () => void;
  /** Ends it; the next caller gets a new one. */
  readonly discard: () => Promise<void>;
  /** As `discard`, also while it is still being started. */
  readonly close: () => Promise<void>;
}

export interface ReplaceableThreadOptions {
  readonly entry: URL;
  /** Objects, WebAssembly memory and other buffers, megabytes: a thread that takes more is ended as out of memory. */
  readonly memoryMb: number;
  /** Room for short-lived objects, megabytes; default: V8's own. */
  readonly youngHeapMb?: number;
  /**
   * After so many milliseconds without work the thread is ended, which releases its memory; default: never, for when a process without work
   * is suspended.
   */
  readonly restMs?: number | undefined;
  /** Requested each time that a thread starts. */
  readonly workerData: () => Promise<unknown>;
  /** Called when a thread is gone: whatever it kept is lost. */
  readonly onGone?: () => void;
}

export function createReplaceableThread(options: ReplaceableThreadOptions): ReplaceableThread {
  const { entry, memoryMb, youngHeapMb, restMs, workerData, onGone } = options;
  let thread: Worker | undefined;
  let starting: Promise<Worker> | undefined;
  let isWoken = false;
  let asking = 0;
  let rest: NodeJS.Timeout | undefined;

  const begin = async (): Promise<Worker> => {
    const begun = new Worker(entry, {
      workerData: await workerData(),
      env: compiledCodeVariables(),
      stdout: true,
      stderr: true,
      resourceLimits: {
        maxOldGenerationSizeMb: memoryMb + LARGEST_PIECE_MB,
        ...(youngHeapMb !== undefined && { maxYoungGenerationSizeMb: youngHeapMb }),
      },
    });
    // An error without a listener would end the process; while there is work, someone listens.
    begun.on('error', () => undefined);
    begun.on('exit', () => {
      if (thread === begun) forget();
    });
    // A waiting thread must not keep the process alive.
    begun.unref();
    thread = begun;
    return begun;
  };

  const forget = (): void => {
    thread = undefined;
    onGone?.();
  };

  /** Only once for all concurrent callers. */
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

  const wake = (): void => {
    isWoken = true;
    started().catch(() => undefined);
  };

  const restLater = (): void => {
    if (restMs === undefined || asking > 0) return;
    rest = setTimeout(() => {
      void discard().then(() => {
        if (isWoken && asking === 0) wake();
      });
    }, restMs);
    rest.unref();
  };

  return {
    get alive() {
      return thread !== undefined || starting !== undefined;
    },
    ask: async (owner, question, time, handedOver) => {
      clearTimeout(rest);
      asking++;
      try {
        return await processorShares(owner, async () =>
          askThread(await started(), question, time, memoryMb * MEBIBYTE, handedOver),
        );
      } finally {
        asking--;
        restLater();
      }
    },
    wake,
    discard,
    close: async () => {
      isWoken = false;
      clearTimeout(rest);
      await starting?.catch(() => undefined);
      await discard();
    },
  };
}
