/** Sends a question to a worker thread and waits for the answer, the end of its time or its own end, whichever comes first. */
import type { MessagePort, Worker } from 'node:worker_threads';
import type { ThreadReply } from './threadAnswers.ts';

/** How long a thread may take for an answer. */
export interface WorkTime {
  /** Milliseconds of processor time: what takes more is too complex, on any machine. */
  readonly workMs: number;
  /** Milliseconds by the clock, several times as many: on a busy machine little is done in them. */
  readonly waitMs: number;
}

export type ThreadAnswer<Reply> = {
  /** Milliseconds of processor time that it took. */
  readonly workMs: number;
} & (
  | { readonly kind: 'replied'; readonly reply: Reply }
  /** It has worked longer than it may, and continues. */
  | { readonly kind: 'overworked' }
  /** It has had no time to finish in, and continues. */
  | { readonly kind: 'starved' }
  /** It is gone, or its answer cannot be read. */
  | { readonly kind: 'broken'; readonly cause: string; readonly isOutOfMemory: boolean }
);

/** The thread's work is checked no more often, milliseconds: most answers are there before, and tell what they took. */
const LEAST_PAUSE_MS = 50;
/** Interval of memory checks, milliseconds: within it a thread takes a tenth of a gigabyte, or one large piece. */
const MEMORY_PAUSE_MS = 50;

type Ending<Reply> =
  | { readonly kind: 'replied'; readonly reply: Reply; readonly workMs: number }
  | { readonly kind: 'overworked' | 'starved' }
  | { readonly kind: 'broken'; readonly cause: string; readonly isOutOfMemory: boolean };

/** Milliseconds of processor time that threads had worked when they last answered. */
const workedBefore = new WeakMap<Worker, number>();

/**
 * The thread keeps the process alive meanwhile.
 * @param maxBytes of its objects and buffers
 * @param handedOver ports in the question: they belong to the thread from now on
 */
export async function askThread<Reply>(
  worker: Worker,
  question: object,
  { workMs, waitMs }: WorkTime,
  maxBytes: number,
  handedOver: readonly MessagePort[] = [],
): Promise<ThreadAnswer<Reply>> {
  worker.ref();
  const asked = performance.now();
  /** Its work for this question: since its last answer, or since it began, which it had no longer for than has passed. */
  const spent = async (): Promise<number> => {
    const since = (await workOf(worker)) - (workedBefore.get(worker) ?? 0);
    return Math.max(0, Math.min(since, performance.now() - asked));
  };
  const ending = await new Promise<Ending<Reply>>((resolve) => {
    let isSettled = false;
    const settle = (answer: Ending<Reply>): void => {
      isSettled = true;
      clearTimeout(workTimer);
      clearTimeout(waitTimer);
      clearTimeout(memoryTimer);
      worker.off('message', onMessage).off('messageerror', onBadMessage).off('error', onError).off('exit', onExit);
      resolve(answer);
    };
    const onMessage = ({ reply, workMs: took, totalMs }: ThreadReply<Reply>): void => {
      workedBefore.set(worker, totalMs);
      settle({ kind: 'replied', reply, workMs: took });
    };
    const onBadMessage = (error: Error): void => {
      settle({ kind: 'broken', cause: String(error), isOutOfMemory: false });
    };
    const onError = (error: Error & { code?: string }): void => {
      settle({ kind: 'broken', cause: String(error), isOutOfMemory: error.code === 'ERR_WORKER_OUT_OF_MEMORY' });
    };
    const onExit = (code: number): void => {
      settle({ kind: 'broken', cause: `The worker ended with code ${code}.`, isOutOfMemory: false });
    };
    const look = async (): Promise<void> => {
      const left = workMs - (await spent());
      if (isSettled) return;
      if (left <= 0) settle({ kind: 'overworked' });
      else workTimer = lookIn(left);
    };
    const weigh = async (): Promise<void> => {
      const bytes = await memoryOf(worker);
      if (isSettled) return;
      if (bytes <= maxBytes) memoryTimer = setTimeout(() => void weigh(), MEMORY_PAUSE_MS);
      else settle({ kind: 'broken', cause: `The worker took ${bytes} bytes.`, isOutOfMemory: true });
    };
    const lookIn = (ms: number): NodeJS.Timeout => setTimeout(() => void look(), Math.max(LEAST_PAUSE_MS, ms));
    let workTimer = lookIn(workMs);
    let memoryTimer = setTimeout(() => void weigh(), MEMORY_PAUSE_MS);
    const waitTimer = setTimeout(() => {
      settle({ kind: 'starved' });
    }, waitMs);
    worker.on('message', onMessage).on('messageerror', onBadMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(question, handedOver);
  });
  const answer = ending.kind === 'replied' ? ending : { ...ending, workMs: await spent() };
  worker.unref();
  return answer;
}

/** Milliseconds of processor time; none for a thread that has not started or has ended. */
async function workOf(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}

/** Bytes of objects, WebAssembly memory and other buffers; none for a thread that has not started or has ended. */
async function memoryOf(worker: Worker): Promise<number> {
  const { used_heap_size: objects, external_memory: buffers } = await worker
    .getHeapStatistics()
    .catch(() => ({ used_heap_size: 0, external_memory: 0 }));
  return objects + buffers;
}
