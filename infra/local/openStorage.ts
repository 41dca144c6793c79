/** The storage of `npm start`: embedded on this machine's disk, or the AWS resources that the environment names. */
import { isoTime, type Clock } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import { readAwsSettings, readLocalSettings, type Environment, type Settings } from '../../shared/platform/settings.ts';
import { createAwsStorage } from '../../shared/storage/aws/createAwsStorage.ts';
import { startRenderWorker } from '../../shared/storage/aws/startRenderWorker.ts';
import { createLocalStorage, type LocalWorkers } from '../../shared/storage/local/createLocalStorage.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import type { FileLinks } from './fileLinks.ts';
import { firstAccountKey } from './firstAccount.ts';
import { awsWelcome, welcome } from './welcome.ts';

export interface OpenedStorage {
  readonly storage: Storage;
  /** Absent when links lead elsewhere, as with S3. */
  readonly fileLinks?: FileLinks;
  /** ISO 8601: since when this process alone works on the storage; absent where others may. */
  readonly soleSince?: string;
  startWorkers(workers: LocalWorkers): void;
  /** What to tell the person who started the service. */
  greeting(baseUrl: string): Promise<string>;
  /** Lets running workers end. */
  close(): Promise<void>;
}

export interface OpenStorageOptions {
  readonly environment: Environment;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Log;
  readonly publicBaseUrl: () => string;
}

/** @throws InvalidSettings; Error when another process uses the data directory */
export async function openStorage(options: OpenStorageOptions): Promise<OpenedStorage> {
  return readLocalSettings(options.environment).STORAGE === 'aws' ? openAws(options) : openLocal(options);
}

async function openLocal({ environment, settings, clock, publicBaseUrl }: OpenStorageOptions): Promise<OpenedStorage> {
  const { DATA_DIR } = readLocalSettings(environment);
  const storage = await createLocalStorage({
    dataDir: DATA_DIR,
    signedLinkSeconds: settings.SIGNED_LINK_SECONDS,
    clock,
    publicBaseUrl,
  });
  return {
    storage,
    soleSince: isoTime(clock),
    fileLinks: { files: storage.files, verifyLink: (url) => storage.verifyLink(url) },
    startWorkers: (workers) => {
      storage.startWorkers(workers);
    },
    greeting: async (baseUrl) => welcome(baseUrl, await firstAccountKey(storage.accounts, DATA_DIR, clock), DATA_DIR),
    close: () => storage.close(),
  };
}

function openAws({ environment, settings, clock, log }: OpenStorageOptions): OpenedStorage {
  const { BUCKET_NAME, TABLE_NAME, RENDER_QUEUE_URL, AWS_ENDPOINT_URL } = readAwsSettings(environment);
  const place = { renderQueueUrl: RENDER_QUEUE_URL, endpoint: AWS_ENDPOINT_URL };
  let stopWorker = (): Promise<void> => Promise.resolve();
  return {
    storage: createAwsStorage({
      ...place,
      bucket: BUCKET_NAME,
      table: TABLE_NAME,
      signedLinkSeconds: settings.SIGNED_LINK_SECONDS,
      clock,
    }),
    // Dead letters are left to the deployed function, which knows their queue.
    startWorkers: ({ renderPages }) => {
      stopWorker = startRenderWorker(place, renderPages, (cause) => {
        log.error('render queue failed', { cause });
      });
    },
    greeting: (baseUrl) => Promise.resolve(awsWelcome(baseUrl, TABLE_NAME)),
    close: () => stopWorker(),
  };
}
