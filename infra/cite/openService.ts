/** The service that a command uses: the named one, or one inside the command on a folder of the user's cache. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServiceClient } from '../../shared/client/serviceClient.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import { readCiteSettings, type CiteSettings, type Environment } from '../../shared/platform/settings.ts';
import { DataDirectoryInUse } from '../../shared/storage/local/localDatabase.ts';
import { firstAccountKey } from '../local/firstAccount.ts';
import type { RunningService } from '../local/runningService.ts';
import { runService } from '../local/runService.ts';
import type { OpenedService, ServiceChoice } from './citeContext.ts';
import { Refusal } from './refusal.ts';

/** A long scan or recording takes its time. */
const PATIENCE_MS = 60 * 60_000;
/** Another command on the same folder may be reading one. */
const FOLDER_PATIENCE_MS = 10 * 60_000;
const FOLDER_RETRY_MS = 1000;

/** How the service inside a command differs from one started on its own: it costs nothing, and is silent. */
const INSIDE: Environment = {
  PORT: '0',
  PUBLIC_BASE_URL: undefined,
  STORAGE: 'local',
  LOG_LEVEL: 'SILENT',
  PAGE_UNIT_CENTS: '0',
  VERIFICATION_CENTS: '0',
  FURTHER_CITATIONS_CENTS: '0',
};

/** @throws Refusal if a server is named without a key, and what starting a service throws */
export async function openService(
  choice: ServiceChoice,
  environment: Environment,
  tell: (line: string) => void,
): Promise<OpenedService> {
  const settings = readCiteSettings({
    ...environment,
    CITE_SERVER: choice.server ?? environment.CITE_SERVER,
    CITE_KEY: choice.key ?? environment.CITE_KEY,
  });
  return settings.CITE_SERVER === undefined
    ? openInside(settings, environment, tell)
    : openNamed(settings.CITE_SERVER, settings.CITE_KEY);
}

function openNamed(baseUrl: string, key: string | undefined): OpenedService {
  if (key === undefined) {
    throw new Refusal(`${baseUrl} needs an API key: set CITE_KEY in the environment, or give it with --key.`);
  }
  const client = createServiceClient({ baseUrl, key, patienceMs: PATIENCE_MS });
  return { client, baseUrl, close: () => Promise.resolve() };
}

async function openInside(
  settings: CiteSettings,
  environment: Environment,
  tell: (line: string) => void,
): Promise<OpenedService> {
  const dataDir = settings.CITE_DATA_DIR ?? join(cacheFolder(settings), 'cite');
  const service = await whenFree(() => runService({ ...environment, ...INSIDE, DATA_DIR: dataDir }, tell));
  const { baseUrl, storage } = service;
  const { key } = await firstAccountKey(storage.accounts, dataDir, service.settings.API_KEY_PREFIX, systemClock);
  const client = createServiceClient({ baseUrl, key, patienceMs: PATIENCE_MS });
  return { client, close: () => service.close() };
}

/** Where programs on this system keep what they can recreate. */
const cacheFolder = ({ XDG_CACHE_HOME, LOCALAPPDATA }: CiteSettings): string =>
  XDG_CACHE_HOME ?? LOCALAPPDATA ?? join(homedir(), '.cache');

async function whenFree(start: () => Promise<RunningService>): Promise<RunningService> {
  const begunAt = performance.now();
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof DataDirectoryInUse) || performance.now() - begunAt > FOLDER_PATIENCE_MS) throw error;
      await sleep(FOLDER_RETRY_MS);
    }
  }
}
