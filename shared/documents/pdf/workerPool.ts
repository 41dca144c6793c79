/** Distributes jobs to a few guarded workers, owners in turn, to one that holds the document if it is free. */
import { createFairLimit } from '../../platform/fairLimit.ts';
import { guardWorker } from './guardedWorker.ts';
import type { GuardedWorker, Outcome, Task } from './guardedWorker.ts';
import type { WorkerStart } from './workerProtocol.ts';

export interface WorkerPool {
  /** Never rejects for what is wrong with the PDF; rejects if the task's `bytes` does, with MachineBusy, and after `close`. */
  run(owner: string, task: Task): Promise<Outcome>;
  /** Starts all workers that one owner may have before there is a task. */
  wake(): void;
  close(): Promise<void>;
}

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

  return {
    run: (owner, task) =>
      fairly(owner, async () => {
        const worker = bestFor(task, workers);
        if (closed || worker === undefined) throw new Error('The PDF reader is closed.');
        return worker.perform(owner, task);
      }),
    wake: () => {
      for (const worker of workers.slice(0, perOwner)) worker.wake();
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
