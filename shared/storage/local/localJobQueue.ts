/**
 * A durable queue in this process that behaves like SQS in front of a Lambda function: real SQS events, batches, partial
 * failures, a visibility timeout after which a failed message comes again, and dead letters after too many deliveries.
 *
 * One thing Lambda has and one process does not: a message whose handler kills the process takes no others down with it. So
 * messages that were being handled when a process died are suspects: they come after all others and one at a time, and the second
 * death makes a message a dead letter.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { sortableId } from '../../platform/ids.ts';
import type { JobQueue } from '../jobQueue.ts';
import type { MessageFolder, StoredMessage } from './messageFolder.ts';
import type { QueueHandler } from './queueEvent.ts';
import { failedMessages, toEvent } from './queueEvent.ts';
import type { SuspectTurns } from './suspectTurns.ts';

export interface LocalQueueConfig {
  readonly name: string;
  readonly folder: MessageFolder;
  readonly clock: Clock;
  /** Messages of one event, 1 to 10. */
  readonly batchSize: number;
  /** Events handled at the same time. */
  readonly concurrency: number;
  /** Further ones for owners who have none in progress; one if several events are handled at the same time, otherwise none. */
  readonly newcomers?: number;
  /** Milliseconds from a delivery until an unfinished message is delivered again. A handler that takes longer has failed. */
  readonly visibilityTimeoutMs: number;
  /** Where a message goes after so many deliveries; absent: it is delivered until it is finished or too old. */
  readonly deadLetters?: { readonly maxReceiveCount: number; readonly queue: DeadLetterQueue };
  /** For all queues of the process: suspects of several queues must not kill each other. */
  readonly suspectTurns: SuspectTurns;
}

/** Processes that one message may kill: the first may have died of something else. */
const MAX_DEATHS = 2;
/** Milliseconds that suspects wait for the others to end: on a busy machine there is always another one. */
const SUSPECT_PATIENCE_MS = 30_000;

/** SQS keeps messages for at most two weeks; what has failed for so long will not succeed. */
const RETENTION_MS = 14 * 24 * 3600 * 1000;

export interface DeadLetterQueue {
  readonly folder: MessageFolder;
  /** Takes over a message that is already in `folder`. */
  adopt(message: StoredMessage): void;
}

export interface LocalJobQueue<Message> extends JobQueue<Message>, DeadLetterQueue {
  /** Starts delivering, beginning with what an earlier process left. */
  start(handler: QueueHandler): void;
  /** Delivers nothing more; resolves when the running handlers have ended. Undelivered messages stay on disk. */
  close(): Promise<void>;
}

export async function createLocalJobQueue<Message>(config: LocalQueueConfig): Promise<LocalJobQueue<Message>> {
  const { name, folder, clock, batchSize, concurrency, visibilityTimeoutMs, deadLetters, suspectTurns } = config;
  const { newcomers = concurrency > 1 ? 1 : 0 } = config;
  /** By owner, the oldest first. */
  const waiting = new Map<string, StoredMessage[]>();
  const suspects: StoredMessage[] = [];
  const running = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  /** Messages being handled, by owner. */
  const beingHandled = new Map<string, number>();
  const openedAt = performance.now();
  let handler: QueueHandler | undefined;
  let closed = false;

  function enqueue(message: StoredMessage): void {
    const delayMs = (message.visibleAt ?? 0) - clock.now();
    if (delayMs > 0) deliverAfter(message, delayMs);
    else deliverNow(message);
  }

  function deliverNow(message: StoredMessage): void {
    if (isSuspect(message)) suspects.push(message);
    else {
      const owner = ownerOf(message);
      const ofOwner = waiting.get(owner);
      if (ofOwner) ofOwner.push(message);
      else waiting.set(owner, [message]);
    }
    deliver();
  }

  function deliver(): void {
    deliverSuspect();
    while (handler && !closed && mayBegin()) {
      const taken: StoredMessage[] = [];
      while (taken.length < batchSize && waiting.size > 0) taken.push(...takeNext());
      begin(handle(taken, handler), () => {
        for (const message of taken) handled(message);
        deliver();
      });
    }
  }

  const underWay = (owner: string): number => beingHandled.get(owner) ?? 0;

  /** The owner with the fewest in progress; among equals the one who came first. */
  const nextOwner = (): string =>
    Array.from(waiting.keys()).reduce((one, other) => (underWay(other) < underWay(one) ? other : one));

  function mayBegin(): boolean {
    if (waiting.size === 0) return false;
    const isFull = running.size >= concurrency + (underWay(nextOwner()) === 0 ? newcomers : 0);
    return !isFull;
  }

  /** The oldest message of the next owner: an owner who sends hundreds waits only for itself. */
  function takeNext(): readonly StoredMessage[] {
    const owner = nextOwner();
    const ofOwner = waiting.get(owner) ?? [];
    const next = ofOwner.splice(0, 1);
    // To the end, after those who have as many in progress.
    waiting.delete(owner);
    if (ofOwner.length > 0) waiting.set(owner, ofOwner);
    beingHandled.set(owner, underWay(owner) + 1);
    return next;
  }

  function handled(message: StoredMessage): void {
    const owner = ownerOf(message);
    const left = underWay(owner) - 1;
    if (left > 0) beingHandled.set(owner, left);
    else beingHandled.delete(owner);
  }

  /** Only one, when nothing else of the queue is left to do: any message that dies with it would become a suspect, too. */
  function deliverSuspect(): void {
    const isQuiet = running.size === 0 && waiting.size === 0;
    const mayGo = isQuiet || (running.size < concurrency && performance.now() - openedAt > SUSPECT_PATIENCE_MS);
    if (!handler || closed || suspects.length === 0 || !mayGo) return;
    const endTurn = suspectTurns.take(deliverSuspect);
    if (!endTurn) return;
    begin(handle(suspects.splice(0, 1), handler), () => {
      endTurn();
      deliver();
    });
  }

  function begin(work: Promise<void>, then: () => void): void {
    const done = work.finally(() => {
      running.delete(done);
      then();
    });
    running.add(done);
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
      // Before the call: this identifies a message that kills the process.
      await Promise.all(messages.map((message) => folder.write({ ...message, isRunning: true })));
      return failedMessages(messages, await withDeadline(call(toEvent(messages, name)), visibilityTimeoutMs));
    } catch (error) {
      // As with Lambda, a throw means that the whole batch failed.
      process.emitWarning(`A delivery of the queue ${name} failed: ${String(error)}`);
      return messages;
    }
  }

  async function settleFailed(message: StoredMessage, visibleAgain: number): Promise<void> {
    if (clock.now() - message.sentAt > RETENTION_MS) {
      await folder.remove(message);
    } else if (deadLetters && message.receiveCount >= deadLetters.maxReceiveCount) {
      await bury(message, deadLetters.queue);
    } else {
      await folder.write(message);
      deliverLater(message, visibleAgain);
    }
  }

  async function bury(message: StoredMessage, graveyard: DeadLetterQueue): Promise<void> {
    await folder.moveTo(graveyard.folder, message);
    // Its deaths belong to its handler: the handler that reports them starts from zero.
    const { id, body, sentAt, receiveCount } = message;
    graveyard.adopt({ id, body, sentAt, receiveCount });
  }

  /** What an earlier process left. */
  async function takeOver({ isRunning, ...message }: StoredMessage): Promise<void> {
    if (!isRunning) {
      enqueue(message);
      return;
    }
    const deaths = (message.deaths ?? 0) + 1;
    const found = { ...message, deaths };
    if (deadLetters && deaths >= MAX_DEATHS) {
      await bury(found, deadLetters.queue);
      return;
    }
    await folder.write(found);
    enqueue(found);
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

  for (const message of await folder.readAll()) await takeOver(message);

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

const ownerSchema = z.object({ accountId: z.string() });
/** The owner of a message's work; nobody, if the message does not say. */
const ownerOf = ({ body }: StoredMessage): string => {
  const message = ownerSchema.safeParse(JSON.parse(body));
  return message.success ? message.data.accountId : '';
};

const isSuspect = ({ deaths = 0 }: StoredMessage): boolean => deaths > 0;

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
