/** The queues of one machine and their behaviour: like the stack's, with times that suit one machine. */
import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import type { Storage, QueueName } from '../storage.ts';
import { createLocalJobQueue, type LocalJobQueue } from './localJobQueue.ts';
import { openMessageFolder } from './messageFolder.ts';
import type { QueueHandler } from './queueEvent.ts';
import { createSuspectTurns, type SuspectTurns } from './suspectTurns.ts';

interface QueueBehaviour {
  /** Its folder below the data directory's `queue`. */
  readonly folder: string;
  /** Milliseconds after which a handler has failed, and a failed message comes again. */
  readonly visibilityTimeoutMs: number;
  readonly maxReceives: number;
  /** Messages handled at the same time. */
  readonly concurrency: number;
  /** Further ones for accounts that have none in progress, if not the queue's own number. */
  readonly newcomers?: number;
}

const MINUTE_MS = 60 * 1000;

const BEHAVIOURS: Readonly<Record<QueueName, QueueBehaviour>> = {
  convertQueue: {
    folder: 'convert-document',
    // Converting, storing and reading have their own deadlines, which together fit within it.
    visibilityTimeoutMs: 5 * MINUTE_MS,
    // A conversion is costly and somebody is waiting for it: one more attempt, then the news that it failed.
    maxReceives: 2,
    // A browser or an office suite takes half a processor and up to two gigabytes each.
    concurrency: 2,
    // An address that drips holds its place for a quarter of a minute, and no processor: the accounts that send such ones may be several.
    newcomers: 4,
  },
  readQueue: {
    folder: 'read-pages',
    // Five pages of at most half a minute's work each, on a machine that others keep busy.
    visibilityTimeoutMs: 6 * MINUTE_MS,
    maxReceives: 3,
    // The reading threads are shared; the second part keeps them busy while the first is stored.
    concurrency: 2,
  },
  speechQueue: {
    folder: 'recognise-speech',
    // The sound of a stretch is decoded in at most four minutes, and heard in ten.
    visibilityTimeoutMs: 15 * MINUTE_MS,
    maxReceives: 3,
    // The recogniser hears one stretch at a time; recordings take turns.
    concurrency: 1,
  },
  renderQueue: {
    folder: 'render-pages',
    // One message is up to 25 pages, half a minute's work on a busy machine; a multiple of that means a hanging handler.
    visibilityTimeoutMs: 3 * MINUTE_MS,
    // A transient fault passes within three deliveries; more would only delay the answer that the page images failed.
    maxReceives: 3,
    // The PDF workers share two cores with the requests; rendering must leave room for them.
    concurrency: 2,
  },
};

/** Dead letters cost a few writes each; a failed one is tried again after this. */
const DEAD_LETTER_VISIBILITY_MS = MINUTE_MS;

export interface QueueWorkers {
  /** Takes the queue's messages. */
  readonly handle: QueueHandler;
  /** Takes the messages that `handle` did not finish in all their deliveries. */
  readonly giveUp: QueueHandler;
}

export type LocalWorkers = Readonly<Record<QueueName, QueueWorkers>>;

export interface LocalQueues extends Pick<Storage, QueueName> {
  /** Starts delivering the messages of the queues that have workers, beginning with those that an earlier process left. */
  start(workers: Partial<LocalWorkers>): void;
  /** Lets running handlers finish. */
  close(): Promise<void>;
}

export async function openLocalQueues(dataDir: string, clock: Clock): Promise<LocalQueues> {
  const suspectTurns = createSuspectTurns();
  const ofName = (name: QueueName) => open(dataDir, clock, suspectTurns, name);
  const [convert, read, speech, render] = await Promise.all([
    ofName('convertQueue'),
    ofName('readQueue'),
    ofName('speechQueue'),
    ofName('renderQueue'),
  ]);
  const all = { convertQueue: convert, readQueue: read, speechQueue: speech, renderQueue: render };
  return {
    convertQueue: convert.jobs,
    readQueue: read.jobs,
    speechQueue: speech.jobs,
    renderQueue: render.jobs,
    start: (workers) => {
      for (const name of Object.keys(all) as QueueName[]) {
        const ofQueue = workers[name];
        if (!ofQueue) continue;
        all[name].jobs.start(ofQueue.handle);
        all[name].deadLetters.start(ofQueue.giveUp);
      }
    },
    close: async () => {
      await Promise.all(Object.values(all).map(({ jobs }) => jobs.close()));
      await Promise.all(Object.values(all).map(({ deadLetters }) => deadLetters.close()));
    },
  };
}

interface OpenedQueue {
  readonly jobs: LocalJobQueue<object>;
  readonly deadLetters: LocalJobQueue<never>;
}

async function open(dataDir: string, clock: Clock, suspectTurns: SuspectTurns, name: QueueName): Promise<OpenedQueue> {
  const { folder, maxReceives, ...behaviour } = BEHAVIOURS[name];
  const place = (suffix: string) => openMessageFolder(join(dataDir, 'queue', folder + suffix));
  // As with the stack's functions: a message is already minutes of work.
  const one = { clock, suspectTurns, batchSize: 1 };
  const deadLetters = await createLocalJobQueue<never>({
    ...one,
    name: `${name}-failed`,
    folder: await place('-failed'),
    concurrency: 1,
    visibilityTimeoutMs: DEAD_LETTER_VISIBILITY_MS,
  });
  const jobs = await createLocalJobQueue<object>({
    ...one,
    ...behaviour,
    name,
    folder: await place(''),
    deadLetters: { maxReceiveCount: maxReceives, queue: deadLetters },
  });
  return { jobs, deadLetters };
}
