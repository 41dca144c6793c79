/** The storage of `npm start`: embedded on this machine's disk, or the AWS resources that the environment names. */
import { isoTime } from '../../shared/platform/clock.ts';
import { readLocalSettings } from '../../shared/platform/settings.ts';
import { createLocalStorage } from '../../shared/storage/local/createLocalStorage.ts';
import { createFileSigningSecret } from '../../shared/storage/local/fileSigningSecret.ts';
import { firstAccountKey } from './firstAccount.ts';
import type { OpenedStorage, OpenStorageOptions } from './openedStorage.ts';
import { welcome } from './welcome.ts';

/** @throws InvalidSettings; UnusableDataDirectory; DataDirectoryInUse */
export async function openStorage(options: OpenStorageOptions): Promise<OpenedStorage> {
  if (readLocalSettings(options.environment).STORAGE === 'local') return openLocal(options);
  // The AWS clients are loaded only if needed.
  const { openAwsStorage } = await import('./openAwsStorage.ts');
  return openAwsStorage(options);
}

async function openLocal({
  environment,
  settings,
  clock,
  publicBaseUrl,
  tell,
  onStarting,
}: OpenStorageOptions): Promise<OpenedStorage> {
  const { DATA_DIR } = readLocalSettings(environment);
  const storage = await createLocalStorage({
    dataDir: DATA_DIR,
    signedLinkSeconds: settings.SIGNED_LINK_SECONDS,
    clock,
    publicBaseUrl,
    onStarting,
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
