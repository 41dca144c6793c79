/** Distributes jobs to a few guarded workers, owners in turn, to one that holds the document if it is free. */
import { setTimeout as delay } from 'node:timers/promises';
import { createFairLimit } from '../../platform/fairLimit.ts';
import { guardWorker } from './guardedWorker.ts';
import type { GuardedWorker, Outcome, Task } from './guardedWorker.ts';
import type { WorkerStart } from './workerProtocol.ts';

export interface WorkerPool {
  /** Never rejects for what is wrong with the PDF; rejects if the task's `bytes` does, with MachineBusy, and after `close`. */
  run(owner: string, task: Task): Promise<Outcome>;
  /** Starts a worker before there is a task. */
  wake(): void;
  /** Starts the others that one owner may have. */
  wakeRest(): void;
  close(): Promise<void>;
}

/** Milliseconds for which a task waits for a running thread before another is started, which takes two to three times as long. */
const PATIENCE_MS = 100;

/**
 * @param perOwner workers that one owner may have at a time; there is one more, so that a job which takes long does not keep others waiting
 */
export function createWorkerPool(
  perOwner: number,
  startData: () => Promise<WorkerStart>,
  loadedBytesPerWorker: number,
  restMs?: number,
): WorkerPool {
  const concurrency = perOwner + 1;
  const workers = Array.from({ length: concurrency }, () => guardWorker(startData, loadedBytesPerWorker, restMs));
  const fairly = createFairLimit({ concurrency, perOwner });
  let closed = false;
  /** Resolved when a worker has done a task. */
  let freed = Promise.withResolvers<undefined>();

  /** Waits for a thread that runs, rather than start one for every short task. */
  const performPatiently = async (owner: string, task: Task): Promise<Outcome> => {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const worker = bestFor(task, workers);
      if (closed || worker === undefined) throw new Error('The PDF reader is closed.');
      const left = until - performance.now();
      // Taken in the same turn in which it was found idle: others wait for it as well.
      if (worker.alive || left <= 0 || !workers.some(({ alive }) => alive)) return worker.perform(owner, task);
      await Promise.race([freed.promise, delay(left)]);
    }
  };

  return {
    run: (owner, task) =>
      fairly(owner, () =>
        performPatiently(owner, task).finally(() => {
          freed.resolve(undefined);
          freed = Promise.withResolvers();
        }),
      ),
    wake: () => {
      workers[0].wake();
    },
    wakeRest: () => {
      for (const worker of workers.slice(1, perOwner)) worker.wake();
    },
    close: async () => {
      closed = true;
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

/**
 * There is always an idle one: there are as many places as workers. A thread that runs comes before one that would have to be started:
 * that takes a quarter of a second and fifty megabytes, and its code is slow until it has been used for a while.
 */
function bestFor(task: Task, workers: readonly GuardedWorker[]): GuardedWorker | undefined {
  const idle = workers.filter((worker) => !worker.busy);
  return (
    idle.find((worker) => worker.holds(task.documentId)) ??
    idle
      .sort((one, other) => Number(other.alive) - Number(one.alive) || one.loadedDocuments - other.loadedDocuments)
      .at(0)
  );
}
