/** Hands jobs to a few guarded workers in the order in which they came, to one that holds the document when it is free. */
import { guardWorker } from './guardedWorker.ts';
import type { GuardedWorker, Outcome, Task } from './guardedWorker.ts';
import type { WorkerStart } from './workerProtocol.ts';

export interface WorkerPool {
  /** Never rejects for what is wrong with the PDF; rejects when the task's `bytes` does, with MachineBusy, and after `close`. */
  run(task: Task): Promise<Outcome>;
  /** Starts all workers before there is a task. */
  wake(): void;
  close(): Promise<void>;
}

interface Waiting {
  readonly task: Task;
  readonly settle: (outcome: Promise<Outcome>) => void;
}

export function createWorkerPool(
  size: number,
  startData: () => Promise<WorkerStart>,
  loadedBytesPerWorker: number,
): WorkerPool {
  const workers = Array.from({ length: size }, () => guardWorker(startData, loadedBytesPerWorker));
  const queue: Waiting[] = [];
  let closed = false;

  const pump = (): void => {
    while (queue.length > 0) {
      const worker = bestFor(queue[0].task, workers);
      if (worker === undefined) return;
      const next = queue.shift();
      if (next === undefined) return;
      const outcome = worker.perform(next.task);
      next.settle(outcome);
      outcome.then(pump, pump);
    }
  };

  return {
    run: (task) => {
      if (closed) return Promise.reject(new Error('The PDF reader is closed.'));
      return new Promise((resolve) => {
        queue.push({ task, settle: resolve });
        pump();
      });
    },
    wake: () => {
      for (const worker of workers) worker.wake();
    },
    close: async () => {
      closed = true;
      for (const { settle } of queue.splice(0)) settle(Promise.reject(new Error('The PDF reader is closed.')));
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}

function bestFor(task: Task, workers: readonly GuardedWorker[]): GuardedWorker | undefined {
  const idle = workers.filter((worker) => !worker.busy);
  return (
    idle.find((worker) => worker.holds(task.documentId)) ??
    idle.sort((one, other) => one.loadedDocuments - other.loadedDocuments).at(0)
  );
}
