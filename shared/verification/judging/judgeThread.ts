/** One judging thread with what it holds; a new one after a break. */
import { createReplaceableThread } from '../../documents/replaceableThread.ts';
import type { ThreadAnswer, WorkTime } from '../../documents/threadWork.ts';
import { judgeWorkerUrl } from './judgeAssets.ts';
import { MEMORY_MB, YOUNG_HEAP_MB } from './judgeLimits.ts';
import type { JudgeQuestion, JudgeReply, JudgeStart } from './judgeProtocol.ts';

export interface JudgeThread {
  isBusy: boolean;
  /** Its thread is started and not ended. */
  readonly isRunning: boolean;
  holds(documentId: string): boolean;
  readonly heldDocuments: number;
  readonly heldBytes: number;
  /** Which documents must go before another is held, within the byte limit; the least recently used first. */
  evictable(maxBytes: number): string[];
  noteHeld(documentId: string, bytes: number): void;
  /** After anything but an answer the thread is gone, and with it what it held. */
  ask(accountId: string, question: JudgeQuestion, time: WorkTime): Promise<ThreadAnswer<JudgeReply>>;
  /** 0-based: which of the quotations handed over it was working on last. */
  lastAt(): number;
  wake(): void;
  close(): Promise<void>;
}

/** @param restMs as in `replaceableThread.ts` */
export function createJudgeThread(restMs?: number): JudgeThread {
  const progress = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  /** Bytes, by document, the least recently used first. */
  const held = new Map<string, number>();
  const thread = createReplaceableThread({
    entry: judgeWorkerUrl(import.meta.url),
    memoryMb: MEMORY_MB,
    youngHeapMb: YOUNG_HEAP_MB,
    restMs,
    workerData: () => Promise.resolve<JudgeStart>({ progress }),
    onGone: () => {
      held.clear();
    },
  });
  const bytesHeld = (): number => [...held.values()].reduce((sum, bytes) => sum + bytes, 0);
  return {
    isBusy: false,
    get isRunning() {
      return thread.alive;
    },
    holds: (documentId) => held.has(documentId),
    get heldDocuments() {
      return held.size;
    },
    get heldBytes() {
      return bytesHeld();
    },
    evictable: (maxBytes) => {
      const evict: string[] = [];
      let total = bytesHeld();
      for (const [documentId, bytes] of held) {
        if (total <= maxBytes) break;
        total -= bytes;
        evict.push(documentId);
        held.delete(documentId);
      }
      return evict;
    },
    noteHeld: (documentId, bytes) => {
      held.delete(documentId);
      held.set(documentId, bytes);
    },
    ask: async (accountId, question, time) => {
      const answer = await thread.ask<JudgeReply>(accountId, question, time);
      if (answer.kind !== 'replied') await thread.discard();
      return answer;
    },
    lastAt: () => Atomics.load(progress, 0),
    wake: () => {
      thread.wake();
    },
    close: () => thread.close(),
  };
}
