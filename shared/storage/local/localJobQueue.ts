/**
 * A durable queue in this process that behaves like SQS in front of a Lambda function: real SQS events, batches, partial
 * failures, a visibility timeout after which a failed message comes again, and dead letters after too many deliveries.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import { sortableId } from '../../platform/ids.ts';
import type { JobQueue } from '../jobQueue.ts';
import type { MessageFolder, StoredMessage } from './messageFolder.ts';
import type { QueueHandler } from './queueEvent.ts';
import { failedMessages, toEvent } from './queueEvent.ts';

export interface LocalQueueConfig {
  readonly name: string;
  readonly folder: MessageFolder;
  readonly clock: Clock;
  /** Messages of one event, 1 to 10. */
  readonly batchSize: number;
  /** Events handled at the same time. */
  readonly concurrency: number;
  /**
   * Milliseconds from a delivery until a message that was not finished by then is delivered again. A handler that takes
   * longer has failed.
   */
  readonly visibilityTimeoutMs: number;
  /** Where a message goes after so many deliveries; absent: it is delivered until it is finished or too old. */
  readonly deadLetters?: { readonly maxReceiveCount: number; readonly queue: DeadLetterQueue };
}

/** SQS keeps messages for two weeks at most; what has failed for so long will not succeed. */
const RETENTION_MS = 14 * 24 * 3600 * 1000;

export interface DeadLetterQueue {
  readonly folder: MessageFolder;
  /** Takes over a message that lies in `folder` already. */
  adopt(message: StoredMessage): void;
}

export interface LocalJobQueue<Message> extends JobQueue<Message>, DeadLetterQueue {
  /** Begins to deliver, what was left by an earlier process first. */
  start(handler: QueueHandler): void;
  /** Delivers nothing more; resolves when the running handlers have ended. Undelivered messages stay on disk. */
  close(): Promise<void>;
}

export async function createLocalJobQueue<Message>(config: LocalQueueConfig): Promise<LocalJobQueue<Message>> {
  const { name, folder, clock, batchSize, concurrency, visibilityTimeoutMs, deadLetters } = config;
  const waiting: StoredMessage[] = [];
  const running = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  let handler: QueueHandler | undefined;
  let closed = false;

  function enqueue(message: StoredMessage): void {
    const delayMs = (message.visibleAt ?? 0) - clock.now();
    if (delayMs > 0) deliverAfter(message, delayMs);
    else deliverNow(message);
  }

  function deliverNow(message: StoredMessage): void {
    waiting.push(message);
    deliver();
  }

  function deliver(): void {
    while (handler && !closed && running.size < concurrency && waiting.length > 0) {
      const work = handle(waiting.splice(0, batchSize), handler).finally(() => {
        running.delete(work);
        deliver();
      });
      running.add(work);
    }
  }

  async function handle(received: readonly StoredMessage[], call: QueueHandler): Promise<void> {
    const visibleAgain = performance.now() + visibilityTimeoutMs;
    const messages = received.map((message) => ({ ...message, receiveCount: message.receiveCount + 1 }));
    const failed = new Set(await failuresOf(messages, call));
    await Promise.all(
      messages.map(async (message) => {
        try {
          await (failed.has(message) ? settleFailed(message, visibleAgain) : folder.remove(message));
        } catch (error) {
          // A full disk, for example. The message is still in its file: better delivered once more than lost.
          process.emitWarning(`The queue ${name} could not write to its folder: ${String(error)}`);
          deliverLater(message, visibleAgain);
        }
      }),
    );
  }

  async function failuresOf(messages: readonly StoredMessage[], call: QueueHandler): Promise<readonly StoredMessage[]> {
    try {
      // Counted before the call: a message that kills the process is a dead letter one day, too.
      await Promise.all(messages.map((message) => folder.write(message)));
      return failedMessages(messages, await withDeadline(call(toEvent(messages, name)), visibilityTimeoutMs));
    } catch (error) {
      // As with Lambda, a throw says that the whole batch failed.
      process.emitWarning(`A delivery of the queue ${name} failed: ${String(error)}`);
      return messages;
    }
  }

  async function settleFailed(message: StoredMessage, visibleAgain: number): Promise<void> {
    if (clock.now() - message.sentAt > RETENTION_MS) {
      await folder.remove(message);
    } else if (deadLetters && message.receiveCount >= deadLetters.maxReceiveCount) {
      await folder.moveTo(deadLetters.queue.folder, message);
      deadLetters.queue.adopt(message);
    } else {
      deliverLater(message, visibleAgain);
    }
  }

  const deliverLater = (message: StoredMessage, visibleAgain: number): void => {
    deliverAfter(message, visibleAgain - performance.now());
  };

  function deliverAfter(message: StoredMessage, delayMs: number): void {
    // It is on disk; the next process delivers it.
    if (closed) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        deliverNow(message);
      },
      Math.max(0, delayMs),
    );
    timers.add(timer);
  }

  (await folder.readAll()).forEach(enqueue);

  return {
    folder,
    adopt: enqueue,

    async send(messages, { delaySeconds = 0 } = {}) {
      if (closed) throw new Error(`The queue ${name} is closed.`);
      const stored = messages.map((message) => {
        const sentAt = clock.now();
        const visibleAt = delaySeconds > 0 ? { visibleAt: sentAt + 1000 * delaySeconds } : {};
        return { id: sortableId(sentAt), body: JSON.stringify(message), sentAt, receiveCount: 0, ...visibleAt };
      });
      await Promise.all(stored.map((message) => folder.write(message)));
      stored.forEach(enqueue);
    },

    start(newHandler) {
      handler = newHandler;
      deliver();
    },

    async close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const over = new AbortController();
  const deadline = delay(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new Error('The visibility timeout ended before the handler did.');
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    over.abort();
    deadline.catch(() => undefined);
  }
}
