/** One guarded OCR thread: a kill timer on every picture, a new thread after a crash. */
import type { OcrHelp, OcrJob, OcrReply, OcrWorkerStart } from './ocrProtocol.ts';
import { MachineBusy } from '../machineBusy.ts';
import { createReplaceableThread } from '../replaceableThread.ts';
import type { WorkTime } from '../threadWork.ts';
import type { PictureText } from './pictureText.ts';
import { readingFailed, readingTooSlow } from './failures.ts';

export interface GuardedOcrWorker {
  readonly busy: boolean;
  /** Has a thread that is ready for the next picture. */
  readonly warm: boolean;
  /** Starts the thread before there is a picture for it. */
  wake(): void;
  /** One at a time. @throws UnreadableDocument if the picture cannot be read; MachineBusy if there was no time for it */
  read(owner: string, job: OcrJob, time: WorkTime, worked?: (workMs: number) => void): Promise<PictureText>;
  /** Helps another worker until it no longer needs help. Whatever happens, at worst it has helped less. */
  help(owner: string, help: OcrHelp, time: WorkTime): Promise<void>;
  close(): Promise<void>;
}

/** Megabytes: a picture of 25 million pixels in several orientations and its text, and Tesseract's own 512. */
const MEMORY_MB = 1_024;

/** @param entry of the thread */
export function guardOcrWorker(
  startData: () => Promise<OcrWorkerStart>,
  entry: URL,
  restMs?: number,
): GuardedOcrWorker {
  let busy = false;
  const thread = createReplaceableThread({
    entry,
    memoryMb: MEMORY_MB,
    restMs,
    workerData: startData,
  });

  return {
    get busy() {
      return busy;
    },
    get warm() {
      return thread.alive;
    },
    wake: thread.wake,
    read: async (owner, job, time, worked) => {
      busy = true;
      try {
        const answer = await thread.ask<OcrReply>(owner, job, time, job.helper && [job.helper]);
        worked?.(answer.workMs);
        const ended = answer.kind === 'replied' ? answer.reply : answer;
        if (ended.kind === 'read') return ended.text;
        await thread.discard();
        if (ended.kind === 'starved') throw new MachineBusy('reading a page');
        if (ended.kind === 'overworked') throw readingTooSlow(time.workMs);
        throw readingFailed(ended.kind === 'helped' ? 'It had helped, and was asked to read.' : ended.cause);
      } finally {
        busy = false;
      }
    },
    help: async (owner, help, time) => {
      busy = true;
      try {
        const answer = await thread.ask<OcrReply>(owner, help, time, [help.helps]);
        if (answer.kind !== 'replied') await thread.discard();
      } finally {
        busy = false;
      }
    },
    close: thread.close,
  };
}
