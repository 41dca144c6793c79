/** One OCR thread under guard: a kill timer on every picture, a new thread after a break. */
import { Worker } from 'node:worker_threads';
import type { OcrReply, OcrWorkerStart } from './ocrProtocol.ts';
import type { GreyPicture } from './picture.ts';
import type { PictureText } from './readPicture.ts';
import { readingFailed, readingTooSlow } from './failures.ts';

/** How long a picture may take. */
export interface ReadingTime {
  /** Milliseconds of the thread's own work: a machine that others keep busy must cost no page its text. */
  readonly workMs: number;
  /** Milliseconds by the clock, however much was done in them. */
  readonly waitMs: number;
}

export interface GuardedOcrWorker {
  readonly busy: boolean;
  /** Has a thread that is ready for the next picture. */
  readonly warm: boolean;
  /** One at a time. @throws UnreadableDocument when the picture cannot be read within the time */
  read(picture: GreyPicture, time: ReadingTime): Promise<PictureText>;
  close(): Promise<void>;
}

/** JavaScript memory of a thread, megabytes: a picture of 25 million pixels in several turns, and its text. */
const HEAP_LIMIT_MB = 512;

/** @param entry of the thread */
export function guardOcrWorker(startData: () => Promise<OcrWorkerStart>, entry: URL): GuardedOcrWorker {
  let thread: Worker | undefined;
  let busy = false;

  const discard = async (): Promise<void> => {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  };

  const started = async (): Promise<Worker> => {
    if (thread !== undefined) return thread;
    const workerData = await startData();
    thread = new Worker(entry, {
      workerData,
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
    });
    // A thread that waits must not keep the process alive.
    thread.unref();
    return thread;
  };

  return {
    get busy() {
      return busy;
    },
    get warm() {
      return thread !== undefined;
    },
    read: async (picture, time) => {
      busy = true;
      try {
        const reply = await ask(await started(), picture, time);
        if (reply.kind === 'read') return reply.text;
        await discard();
        if (reply.cause === OVERDUE) throw readingTooSlow(time.workMs);
        throw reply.cause === OVERTAKEN ? readingTooSlow(time.waitMs) : readingFailed(reply.cause);
      } finally {
        busy = false;
      }
    },
    close: discard,
  };
}

const OVERDUE = 'The deadline passed.';
const OVERTAKEN = 'The time to wait passed.';
/** The thread's work is looked at no more often, milliseconds. */
const LEAST_PAUSE_MS = 50;

/** Posts the picture and waits for the reply, the end of its time or the thread's end, whichever comes first. */
function ask(worker: Worker, picture: GreyPicture, { workMs, waitMs }: ReadingTime): Promise<OcrReply> {
  return new Promise((resolve) => {
    const onError = (error: unknown): void => {
      settle({ kind: 'broken', cause: String(error) });
    };
    const onExit = (code: number): void => {
      settle({ kind: 'broken', cause: `The worker ended with code ${code}.` });
    };
    let isSettled = false;
    const settle = (reply: OcrReply): void => {
      isSettled = true;
      clearTimeout(workTimer);
      clearTimeout(waitTimer);
      worker.off('message', settle).off('messageerror', onError).off('error', onError).off('exit', onExit);
      // An error without a listener would end the process.
      if (reply.kind === 'broken') worker.on('error', () => undefined);
      worker.unref();
      resolve(reply);
    };
    const before = workOf(worker);
    const look = async (): Promise<void> => {
      const left = workMs - ((await workOf(worker)) - (await before));
      if (isSettled) return;
      if (left <= 0) settle({ kind: 'broken', cause: OVERDUE });
      else workTimer = lookIn(left);
    };
    const lookIn = (ms: number): NodeJS.Timeout => setTimeout(() => void look(), Math.max(LEAST_PAUSE_MS, ms));
    let workTimer = lookIn(workMs);
    const waitTimer = setTimeout(() => {
      settle({ kind: 'broken', cause: OVERTAKEN });
    }, waitMs);
    worker.on('message', settle).on('messageerror', onError).on('error', onError).on('exit', onExit);
    worker.ref();
    worker.postMessage({ picture });
  });
}

/** Milliseconds of processor time; none of a thread that has not begun or has ended. */
async function workOf(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
  return (user + system) / 1000;
}
