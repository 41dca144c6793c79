/** Everything the service keeps, on the disk of one machine: the composition of the local adapters. */
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import { createDynamoStores } from '../aws/dynamoStores.ts';
import type { Storage } from '../storage.ts';
import { createDiskFileStore, type DiskFileStore } from './diskFileStore.ts';
import type { LocalDatabase } from './localDatabase.ts';
import { ownLocalDatabase } from './localDatabase.ts';
import { OBJECTS_FOLDER } from './joinLocalFiles.ts';
import { openLocalQueues, type LocalWorkers } from './localQueues.ts';
import type { VerifiedLink } from '../signedLinks.ts';
import { createSignedLinks } from '../signedLinks.ts';
import { readOrMakeSecret } from './linkSecret.ts';
import { removeDeadWorkFolders, serviceWorkFolder } from './workFolders.ts';
import { PRIVATE_FOLDER } from './writeAtomically.ts';

export interface LocalStorageConfig {
  readonly dataDir: string;
  readonly signedLinkSeconds: number;
  readonly clock: Clock;
  /** The gateway's address; asked for at each signing, because a free port is known late. No trailing slash. */
  readonly publicBaseUrl: () => string;
  /** Called once if another process has the data directory, before waiting some seconds for it to stop. */
  readonly onWaiting?: () => void;
  /** Called once the database's thread starts, which keeps another processor busy for a while. */
  readonly onStarting?: (() => void) | undefined;
}

export interface LocalStorage extends Storage {
  readonly files: DiskFileStore;
  /** For files of work in progress: this process's alone, and emptied at its start. */
  readonly workFolder: string;
  /** Starts delivering the messages of the queues that have workers, beginning with those that an earlier process left. */
  startWorkers(workers: Partial<LocalWorkers>): void;
  /** What a link below `/files/` allows; `undefined` for one that is forged, changed or expired. Takes address or path. */
  verifyLink(url: string): VerifiedLink | undefined;
  /** Lets running workers finish, then closes the database. */
  close(): Promise<void>;
}

/** The data directory cannot be created or written. The message says why, and what to do. */
export class UnusableDataDirectory extends Error {
  override readonly name = 'UnusableDataDirectory';
}

/** @throws UnusableDataDirectory; DataDirectoryInUse naming the process, if another service uses the data directory. */
export async function createLocalStorage(config: LocalStorageConfig): Promise<LocalStorage> {
  await makeWritable(config.dataDir);
  // First, because it makes everything else in the directory this process's own.
  const database = await ownLocalDatabase(config.dataDir, {
    onWaiting: config.onWaiting,
    onStarting: config.onStarting,
  });
  try {
    return await openAround(database, config);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function makeWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
    await access(dataDir, constants.W_OK);
  } catch (cause) {
    const advice = 'Name a folder that this user may write in, for example DATA_DIR=.data';
    throw new UnusableDataDirectory(`The data directory ${dataDir} cannot be used. ${String(cause)}\n${advice}`, {
      cause,
    });
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
  const workFolder = serviceWorkFolder(dataDir);
  await removeDeadWorkFolders(dataDir);
  const files = await createDiskFileStore({
    folder: join(dataDir, OBJECTS_FOLDER),
    workFolder,
    signLink: (key, options) => Promise.resolve(links.sign(key, options)),
  });

  const queues = await openLocalQueues(dataDir, clock);

  return {
    files,
    workFolder,
    ...createDynamoStores(database, clock),
    convertQueue: queues.convertQueue,
    readQueue: queues.readQueue,
    speechQueue: queues.speechQueue,
    renderQueue: queues.renderQueue,
    startWorkers: (workers) => {
      queues.start(workers);
    },
    verifyLink: (url) => links.verify(url),
    async close() {
      await queues.close();
      await database.close();
    },
  };
}
