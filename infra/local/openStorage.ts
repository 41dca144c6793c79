/** The storage of `npm start`: embedded on this machine's disk, or the AWS resources that the environment names. */
import { isoTime, type Clock } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import { readLocalSettings, type Environment, type Settings } from '../../shared/platform/settings.ts';
import { createLocalStorage } from '../../shared/storage/local/createLocalStorage.ts';
import { createFileSigningSecret } from '../../shared/storage/local/fileSigningSecret.ts';
import type { LocalWorkers } from '../../shared/storage/local/localQueues.ts';
import type { SigningSecret } from '../../shared/storage/signingSecret.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import type { FileLinks } from './fileLinks.ts';
import { firstAccountKey } from './firstAccount.ts';
import { welcome } from './welcome.ts';

export interface OpenedStorage {
  readonly storage: Storage;
  readonly signingSecret: SigningSecret;
  /** Absent when links lead elsewhere, as with S3. */
  readonly fileLinks?: FileLinks;
  /** For files of work under way, this process's alone. */
  readonly workFolder: string;
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
  /** Says a line to the person who waits. */
  readonly tell: (line: string) => void;
}

/** @throws InvalidSettings; UnusableDataDirectory; DataDirectoryInUse */
export async function openStorage(options: OpenStorageOptions): Promise<OpenedStorage> {
  if (readLocalSettings(options.environment).STORAGE === 'local') return openLocal(options);
  // AWS's clients are for those who use them.
  const { openAwsStorage } = await import('./openAwsStorage.ts');
  return openAwsStorage(options);
}

async function openLocal({
  environment,
  settings,
  clock,
  publicBaseUrl,
  tell,
}: OpenStorageOptions): Promise<OpenedStorage> {
  const { DATA_DIR } = readLocalSettings(environment);
  const storage = await createLocalStorage({
    dataDir: DATA_DIR,
    signedLinkSeconds: settings.SIGNED_LINK_SECONDS,
    clock,
    publicBaseUrl,
    onWaiting: () => {
      tell(`Another process uses ${DATA_DIR}: waiting some seconds for it to stop.`);
    },
  });
  return {
    storage,
    signingSecret: createFileSigningSecret(DATA_DIR),
    workFolder: storage.workFolder,
    soleSince: isoTime(clock),
    fileLinks: { files: storage.files, verifyLink: (url) => storage.verifyLink(url) },
    startWorkers: (workers) => {
      storage.startWorkers(workers);
    },
    greeting: async (baseUrl) => {
      const { key, isNew } = await firstAccountKey(storage.accounts, DATA_DIR, settings.API_KEY_PREFIX, clock);
      return welcome(baseUrl, isNew ? key : undefined, DATA_DIR);
    },
    close: () => storage.close(),
  };
}
