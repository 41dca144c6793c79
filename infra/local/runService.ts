/** Runs the whole service in this process: the composition that `npm start` and the users' command line share. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createGuardedNetwork } from '../../shared/conversion/network/guardedNetwork.ts';
import { createWasmEngine } from '../../shared/conversion/office/wasm/createWasmEngine.ts';
import { openConverter } from '../../shared/conversion/openConverter.ts';
import { createDocumentReader } from '../../shared/documents/createDocumentReader.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import { createLog } from '../../shared/platform/log.ts';
import {
  documentReaderOptions,
  readLocalSettings,
  readSettings,
  type Environment,
  type Settings,
} from '../../shared/platform/settings.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { closeServer } from './closeServer.ts';
import { createGateway } from './gateway.ts';
import { ALL_LANGUAGES } from './ocrLanguages.ts';
import { openRecogniser } from './openRecogniser.ts';
import { openStorage } from './openStorage.ts';
import { createService } from './service.ts';

const HOST = '127.0.0.1';
/** Known public clients refuse plain http to any other name. */
const HOST_NAME = 'localhost';
const SWEEP_INTERVAL_MS = 60 * 60_000;
/** Milliseconds after the start: the first request has the processors for itself and for what most requests need. */
const REST_WAKES_AFTER_MS = 2_000;
/** Milliseconds without work after which a thread gives its memory back: longer than a person looks at an answer before the next question. */
const REST_MS = 30_000;

export interface RunningService {
  /** Its address, without a trailing slash. */
  readonly baseUrl: string;
  readonly storage: Storage;
  readonly settings: Settings;
  /** What to tell the user who started it. */
  greeting(): Promise<string>;
  /** Preloads what requests may need: for a service that will run for long. */
  wake(): void;
  /** Finishes the running requests first. */
  close(): Promise<void>;
}

/**
 * Listens when it resolves.
 * @param tell prints what a waiting user should know, a line at a time
 * @throws InvalidSettings; UnusableDataDirectory; DataDirectoryInUse; LanguageNotInstalled; SpeechModelUnusable
 */
export async function runService(environment: Environment, tell: (line: string) => void): Promise<RunningService> {
  const settings = readSettings({ OCR_LANGUAGES: ALL_LANGUAGES, ...environment });
  const local = readLocalSettings(environment);
  const { PORT, PUBLIC_BASE_URL, ALLOW_PRIVATE_URL_HOSTS: privateHosts } = local;
  const log = createLog('local', settings.LOG_LEVEL);
  const clock = systemClock;

  let baseUrl = `http://${HOST_NAME}:${PORT}`;
  const opened = await openStorage({ environment, settings, clock, log, publicBaseUrl: () => baseUrl, tell });
  const { storage, soleSince } = opened;
  const speech = await openRecogniser(environment, settings, storage);
  const reader = createDocumentReader({
    ...documentReaderOptions(settings),
    longestSpeechMs: speech?.longestMs,
    restMs: REST_MS,
    onSecondReader: (cause) => {
      log.warn('read by the second PDF reader', { cause });
    },
  });
  const network = createGuardedNetwork({ privateHosts });
  const onLost = (cause: unknown): void => {
    log.warn('office process lost', { cause });
  };
  const office = createWasmEngine({ onLost });
  const converter = openConverter({
    network,
    office,
    userAgent: settings.WEB_USER_AGENT,
    maxFileBytes: settings.MAX_FILE_SIZE_BYTES,
    singleProcess: false,
  });
  const { workFolder } = opened;
  const service = createService({
    storage,
    signingSecret: opened.signingSecret,
    reader,
    addressCheck: network,
    converter,
    workFolder,
    recogniser: speech?.recogniser,
    settings,
    clock,
    log,
    restMs: REST_MS,
    soleSince,
  });
  const server = createGateway({
    endpoints: service.endpoints,
    fileLinks: opened.fileLinks,
    settings,
    log,
    publicBaseUrl: () => baseUrl,
  });
  server.listen(PORT, HOST);
  await once(server, 'listening');
  baseUrl = PUBLIC_BASE_URL ?? `http://${HOST_NAME}:${(server.address() as AddressInfo).port}`;
  opened.startWorkers(service.workers);
  const sweep = (): void => {
    service.sweep().catch((cause: unknown) => {
      log.error('sweep failed', { cause });
    });
  };
  sweep();
  const sweeping = setInterval(sweep, SWEEP_INTERVAL_MS);
  let waking: NodeJS.Timeout | undefined;
  return {
    baseUrl,
    storage,
    settings,
    greeting: () => opened.greeting(baseUrl),
    wake: () => {
      reader.wake();
      const wakeTheRest = async (): Promise<void> => {
        await service.pause();
        reader.wakeForScans();
        converter.wake();
      };
      waking = setTimeout(() => void wakeTheRest(), REST_WAKES_AFTER_MS).unref();
    },
    async close() {
      clearTimeout(waking);
      clearInterval(sweeping);
      await closeServer(server);
      await opened.close();
      await Promise.all([service.close(), reader.close(), converter.close(), speech?.close()]);
    },
  };
}
