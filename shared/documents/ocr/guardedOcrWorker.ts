/** One OCR thread under guard: a kill timer on every picture, a new thread after a break. */
import { Worker } from 'node:worker_threads';
import { ocrWorkerUrl } from './ocrAssets.ts';
import type { OcrReply, OcrWorkerStart } from './ocrProtocol.ts';
import type { GreyPicture } from './picture.ts';
import type { PictureText } from './readPicture.ts';
import { readingFailed, readingTooSlow } from './failures.ts';

export interface GuardedOcrWorker {
  readonly busy: boolean;
  /** Has a thread that is ready for the next picture. */
  readonly warm: boolean;
  /** One at a time. @throws UnreadableDocument when the picture cannot be read within the deadline */
  read(picture: GreyPicture, deadlineMs: number): Promise<PictureText>;
  close(): Promise<void>;
}

/** JavaScript memory of a thread, megabytes: a picture of 25 million pixels in several turns, and its text. */
const HEAP_LIMIT_MB = 512;

export function guardOcrWorker(startData: () => Promise<OcrWorkerStart>): GuardedOcrWorker {
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
    thread = new Worker(ocrWorkerUrl(import.meta.url), {
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
    read: async (picture, deadlineMs) => {
      busy = true;
      try {
        const reply = await ask(await started(), picture, deadlineMs);
        if (reply.kind === 'read') return reply.text;
        await discard();
        throw reply.cause === OVERDUE ? readingTooSlow(deadlineMs) : readingFailed(reply.cause);
      } finally {
        busy = false;
      }
    },
    close: discard,
  };
}

const OVERDUE = 'The deadline passed.';

/** Posts the picture and waits for the reply, the deadline or the thread's end, whichever comes first. */
function ask(worker: Worker, picture: GreyPicture, deadlineMs: number): Promise<OcrReply> {
  return new Promise((resolve) => {
    const onError = (error: unknown): void => {
      settle({ kind: 'broken', cause: String(error) });
    };
    const onExit = (code: number): void => {
      settle({ kind: 'broken', cause: `The worker ended with code ${code}.` });
    };
    const settle = (reply: OcrReply): void => {
      clearTimeout(timer);
      worker.off('message', settle).off('messageerror', onError).off('error', onError).off('exit', onExit);
      // An error without a listener would end the process.
      if (reply.kind === 'broken') worker.on('error', () => undefined);
      worker.unref();
      resolve(reply);
    };
    const timer = setTimeout(() => {
      settle({ kind: 'broken', cause: OVERDUE });
    }, deadlineMs);
    worker.on('message', settle).on('messageerror', onError).on('error', onError).on('exit', onExit);
    worker.ref();
    worker.postMessage({ picture });
  });
}
