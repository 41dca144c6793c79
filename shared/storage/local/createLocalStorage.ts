/** Everything the service keeps, on the disk of one machine: the composition of the local adapters. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import { createDynamoStores } from '../aws/dynamoStores.ts';
import type { RenderPagesMessage } from '../messages.ts';
import type { Storage } from '../storage.ts';
import { createDiskFileStore } from './diskFileStore.ts';
import type { LocalDatabase } from './localDatabase.ts';
import { ownLocalDatabase } from './localDatabase.ts';
import { OBJECTS_FOLDER } from './joinLocalFiles.ts';
import { createLocalJobQueue } from './localJobQueue.ts';
import { openMessageFolder } from './messageFolder.ts';
import type { QueueHandler } from './queueEvent.ts';
import type { VerifiedLink } from './signedLinks.ts';
import { createSignedLinks, readOrMakeSecret } from './signedLinks.ts';
import { PRIVATE_FOLDER } from './writeAtomically.ts';

/** One message is up to 25 pages, half a minute's work on a busy machine; a multiple of it is a handler that hangs. */
const RENDER_VISIBILITY_MS = 3 * 60 * 1000;

/** A transient fault passes within three deliveries; more only delay the answer that the page images failed. */
const RENDER_MAX_RECEIVES = 3;

/** As many as the stack's function takes: a message is a batch of pages already. */
const RENDER_BATCH_SIZE = 1;

/** The PDF workers share two cores with the requests; rendering must leave them room. */
const RENDER_CONCURRENCY = 2;

/** Dead letters cost one write each; a failed one is tried again after this. */
const DEAD_LETTER_VISIBILITY_MS = 60 * 1000;

export interface LocalStorageConfig {
  readonly dataDir: string;
  readonly signedLinkSeconds: number;
  readonly clock: Clock;
  /** Where the gateway is reached; asked at each signing, because a free port is known late. No slash at the end. */
  readonly publicBaseUrl: () => string;
}

export interface LocalWorkers {
  /** Takes the messages of `renderQueue`. */
  readonly renderPages: QueueHandler;
  /** Takes the messages that `renderPages` did not finish in three deliveries. */
  readonly renderPagesFailed: QueueHandler;
}

export interface LocalStorage extends Storage {
  /** Begins to deliver the queued messages, those that an earlier process left first. */
  startWorkers(workers: LocalWorkers): void;
  /** What a link below `/files/` allows; `undefined` for one that is forged, changed or expired. Takes address or path. */
  verifyLink(url: string): VerifiedLink | undefined;
  /** Lets running workers end, then closes the database. */
  close(): Promise<void>;
}

/** @throws DataDirectoryInUse naming the process when another service uses the data directory. */
export async function createLocalStorage(config: LocalStorageConfig): Promise<LocalStorage> {
  await mkdir(config.dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  // First, because it makes everything else in the directory this process's own.
  const database = await ownLocalDatabase(config.dataDir);
  try {
    return await openAround(database, config);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openAround(
  database: LocalDatabase,
  { dataDir, signedLinkSeconds, clock, publicBaseUrl }: LocalStorageConfig,
): Promise<LocalStorage> {
  const links = createSignedLinks({
    secret: await readOrMakeSecret(join(dataDir, 'link-secret')),
    lifetimeSeconds: signedLinkSeconds,
    clock,
    publicBaseUrl,
  });
  const files = await createDiskFileStore({
    folder: join(dataDir, OBJECTS_FOLDER),
    workFolder: join(dataDir, 'unfinished'),
    signLink: (key, options) => Promise.resolve(links.sign(key, options)),
  });

  const deadLetters = await createLocalJobQueue<never>({
    name: 'renderPages-failed',
    folder: await openMessageFolder(join(dataDir, 'queue', 'render-pages-failed')),
    clock,
    batchSize: 1,
    concurrency: 1,
    visibilityTimeoutMs: DEAD_LETTER_VISIBILITY_MS,
  });
  const renderQueue = await createLocalJobQueue<RenderPagesMessage>({
    name: 'renderPages',
    folder: await openMessageFolder(join(dataDir, 'queue', 'render-pages')),
    clock,
    batchSize: RENDER_BATCH_SIZE,
    concurrency: RENDER_CONCURRENCY,
    visibilityTimeoutMs: RENDER_VISIBILITY_MS,
    deadLetters: { maxReceiveCount: RENDER_MAX_RECEIVES, queue: deadLetters },
  });

  return {
    files,
    ...createDynamoStores(database, clock),
    renderQueue,
    startWorkers({ renderPages, renderPagesFailed }) {
      renderQueue.start(renderPages);
      deadLetters.start(renderPagesFailed);
    },
    verifyLink: (url) => links.verify(url),
    async close() {
      await renderQueue.close();
      await deadLetters.close();
      await database.close();
    },
  };
}
