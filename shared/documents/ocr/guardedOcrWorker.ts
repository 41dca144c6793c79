/** One OCR thread under guard: a kill timer on every picture, a new thread after a break. */
import { Worker } from 'node:worker_threads';
import type { OcrReply, OcrWorkerStart, Shown } from './ocrProtocol.ts';
import { MachineBusy } from '../machineBusy.ts';
import { askThread, type WorkTime } from '../threadWork.ts';
import type { GreyPicture } from './picture.ts';
import type { PictureText } from './readPicture.ts';
import { readingFailed, readingTooSlow } from './failures.ts';

export interface GuardedOcrWorker {
  readonly busy: boolean;
  /** Has a thread that is ready for the next picture. */
  readonly warm: boolean;
  /** Starts the thread before there is a picture for it. */
  wake(): void;
  /** One at a time. @throws UnreadableDocument when the picture cannot be read; MachineBusy when there was no time for it */
  read(picture: GreyPicture, shows: Shown, time: WorkTime): Promise<PictureText>;
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

  let starting: Promise<Worker> | undefined;
  const started = (): Promise<Worker> => {
    if (thread !== undefined) return Promise.resolve(thread);
    starting ??= start().finally(() => {
      starting = undefined;
    });
    return starting;
  };

  const start = async (): Promise<Worker> => {
    const workerData = await startData();
    const begun = new Worker(entry, {
      workerData,
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
    });
    // An error without a listener would end the process; it is heard while there is a question.
    begun.on('error', () => undefined);
    begun.on('exit', () => {
      if (thread === begun) thread = undefined;
    });
    // A thread that waits must not keep the process alive.
    begun.unref();
    thread = begun;
    return begun;
  };

  return {
    get busy() {
      return busy;
    },
    get warm() {
      return thread !== undefined;
    },
    wake: () => {
      // What keeps a thread from starting is told to the first picture.
      started().catch(() => undefined);
    },
    read: async (picture, shows, time) => {
      busy = true;
      try {
        const answer = await askThread<OcrReply>(await started(), { picture, shows }, time);
        const ended = answer.kind === 'replied' ? answer.reply : answer;
        if (ended.kind === 'read') return ended.text;
        await discard();
        if (ended.kind === 'starved') throw new MachineBusy('reading a page');
        if (ended.kind === 'overworked') throw readingTooSlow(time.workMs);
        throw readingFailed(ended.cause);
      } finally {
        busy = false;
      }
    },
    close: async () => {
      await starting?.catch(() => undefined);
      await discard();
    },
  };
}
