/** One guarded worker thread: a kill timer on every job, a limit on what it keeps loaded, a new thread after a crash. */
import { UnreadableDocument } from '../unreadableDocument.ts';
import { corrupt, tooMuchMemory, tooSlow } from './failures.ts';
import { workerUrl } from './pdfAssets.ts';
import { MachineBusy } from '../machineBusy.ts';
import { createReplaceableThread } from '../replaceableThread.ts';
import type { ThreadAnswer, WorkTime } from '../threadWork.ts';
import type { Failed, JobMessage, WorkerJob, WorkerReply, WorkerStart } from './workerProtocol.ts';

export interface Task {
  readonly documentId: string;
  /** Called if the worker that takes the task does not hold the document. */
  readonly bytes: () => Promise<SharedArrayBuffer>;
  readonly job: WorkerJob;
  /** Requested when the job starts. */
  readonly time: () => WorkTime;
  /** Milliseconds that a refusal names, if `time` is only what is left of them. */
  readonly deadlineMs?: number;
  /** Called with the milliseconds of processor time that the job took. */
  readonly onWorked?: (workMs: number) => void;
}

export type Outcome =
  | Exclude<WorkerReply, Failed>
  /** `retryable`: another reader may succeed. */
  | { readonly kind: 'unreadable'; readonly error: UnreadableDocument; readonly retryable: boolean };

export interface GuardedWorker {
  readonly busy: boolean;
  /** Its thread runs, or is being started. */
  readonly alive: boolean;
  readonly loadedDocuments: number;
  holds(documentId: string): boolean;
  /** Starts the thread before there is a job for it. */
  wake(): void;
  /** One at a time. Never rejects for what is wrong with the PDF; rejects if `bytes` does, and with MachineBusy. */
  perform(owner: string, task: Task): Promise<Outcome>;
  close(): Promise<void>;
}

/** Megabytes: PDFium's own 512, and as many for the lines of a page range or for pdfjs; more is a hostile file. */
const MEMORY_MB = 1_024;

/** Room for short-lived objects, megabytes: the characters of some pages are collected in it without being copied. */
const YOUNG_HEAP_MB = 64;

/** @param loadedBytesLimit bytes of the files that the thread keeps open; a single larger one is kept until the next arrives. */
export function guardWorker(
  startData: () => Promise<WorkerStart>,
  loadedBytesLimit: number,
  restMs?: number,
): GuardedWorker {
  let busy = false;
  // Done by the current thread.
  let jobs = 0;
  // Sizes in bytes, the least recently used first.
  const loaded = new Map<string, number>();

  const thread = createReplaceableThread({
    entry: workerUrl(import.meta.url),
    memoryMb: MEMORY_MB,
    youngHeapMb: YOUNG_HEAP_MB,
    restMs,
    workerData: startData,
    onGone: () => {
      jobs = 0;
      loaded.clear();
    },
  });

  const messageFor = async (task: Task): Promise<JobMessage> => {
    const { documentId, job } = task;
    if (job.kind === 'structure') return { documentId, evict: [], job };
    const held = loaded.get(documentId);
    const needsBytes = job.kind === 'extract' && job.reader === 'pdfjs';
    if (held !== undefined && !needsBytes) {
      loaded.delete(documentId);
      loaded.set(documentId, held);
      return { documentId, evict: [], job };
    }
    const bytes = await task.bytes();
    if (needsBytes) return { documentId, bytes, evict: [], job };
    const evict: string[] = [];
    let total = bytes.byteLength + [...loaded.values()].reduce((sum, size) => sum + size, 0);
    for (const [id, size] of loaded) {
      if (total <= loadedBytesLimit) break;
      evict.push(id);
      loaded.delete(id);
      total -= size;
    }
    loaded.set(documentId, bytes.byteLength);
    return { documentId, bytes, evict, job };
  };

  const attempt = async (owner: string, task: Task): Promise<Outcome> => {
    // Loading the bytes may take its time: the thread and the clock start when they are available.
    const message = await messageFor(task);
    jobs++;
    const time = task.time();
    const answer = await thread.ask<WorkerReply>(owner, message, time);
    task.onWorked?.(answer.workMs);
    if (answer.kind === 'starved') await thread.discard();
    const reply = replyOf(answer, task.deadlineMs ?? time.workMs);
    if (reply.kind === 'rendered' && reply.incomplete) await thread.discard();
    if (reply.kind !== 'failed') return reply;
    if (reply.broken) await thread.discard();
    else if (reply.reason !== 'no_pages') loaded.delete(task.documentId);
    const error = new UnreadableDocument(reply.reason, reply.message, { cause: reply.cause });
    return { kind: 'unreadable', error, retryable: reply.retryable };
  };

  return {
    get busy() {
      return busy;
    },
    get alive() {
      return thread.alive;
    },
    get loadedDocuments() {
      return loaded.size;
    },
    holds: (documentId) => loaded.has(documentId),
    wake: thread.wake,
    perform: async (owner, task) => {
      busy = true;
      try {
        const used = jobs > 0;
        const outcome = await attempt(owner, task);
        // Memory may have gone to earlier jobs and other documents: in a new thread this one may fit.
        const again = used && !thread.alive && outcome.kind === 'unreadable' && !isOverdue(outcome.error);
        return again ? await attempt(owner, task) : outcome;
      } finally {
        busy = false;
      }
    },
    close: thread.close,
  };
}

const OVERDUE = 'The deadline passed.';

const isOverdue = (error: UnreadableDocument): boolean => error.cause === OVERDUE;

/** @throws MachineBusy if the thread had no time */
function replyOf(answer: ThreadAnswer<WorkerReply>, deadlineMs: number): WorkerReply {
  switch (answer.kind) {
    case 'replied':
      return answer.reply;
    case 'overworked':
      return broken(tooSlow(deadlineMs), OVERDUE);
    case 'broken':
      return broken(answer.isOutOfMemory ? tooMuchMemory() : corrupt(), answer.cause);
    case 'starved':
      throw new MachineBusy('reading a PDF');
  }
}

function broken(error: UnreadableDocument, cause: string): Failed {
  const { reason, message } = error;
  return { kind: 'failed', reason, message, cause, broken: true, retryable: reason === 'corrupt' };
}
