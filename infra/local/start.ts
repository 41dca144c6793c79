/** `npm start`: the whole service on this machine. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createGuardedNetwork } from '../../shared/conversion/network/guardedNetwork.ts';
import { createNativeEngine } from '../../shared/conversion/office/native/createNativeEngine.ts';
import { createWasmEngine } from '../../shared/conversion/office/wasm/createWasmEngine.ts';
import { openConverter } from '../../shared/conversion/openConverter.ts';
import { createDocumentReader } from '../../shared/documents/createDocumentReader.ts';
import { SpeechModelUnusable } from '../../shared/speech/local/sherpaModel.ts';
import { LanguageNotInstalled } from '../../shared/documents/ocr/ocrAssets.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import { outliveReaders } from '../../shared/platform/closedOutput.ts';
import { createLog } from '../../shared/platform/log.ts';
import {
  documentReaderOptions,
  InvalidSettings,
  processEnvironment,
  readLocalSettings,
  readSettings,
} from '../../shared/platform/settings.ts';
import { closeServer } from './closeServer.ts';
import { createGateway } from './gateway.ts';
import { UnusableDataDirectory } from '../../shared/storage/local/createLocalStorage.ts';
import { DataDirectoryInUse } from '../../shared/storage/local/localDatabase.ts';
import { openRecogniser } from './openRecogniser.ts';
import { openStorage } from './openStorage.ts';
import { createService } from './service.ts';

const HOST = '127.0.0.1';
/** Known public clients refuse plain http to any other name. */
const HOST_NAME = 'localhost';
/** Of which the project depends on the data. A page costs a tenth more than where only one language is expected. */
const ALL_LANGUAGES =
  'eng+deu+fra+spa+ita+por+nld+pol+ces+tur+swe+dan+nor+fin+vie+chi_sim+chi_tra+jpn+jpn_vert+kor+ara+ukr+ell+heb+hin+tha';
const SWEEP_INTERVAL_MS = 60 * 60_000;

async function start(): Promise<void> {
  const environment = processEnvironment();
  const settings = readSettings({ OCR_LANGUAGES: ALL_LANGUAGES, ...environment });
  const local = readLocalSettings(environment);
  const { PORT, PUBLIC_BASE_URL, ALLOW_PRIVATE_URL_HOSTS: privateHosts } = local;
  const log = createLog('local', settings.LOG_LEVEL);
  const clock = systemClock;

  let baseUrl = `http://${HOST_NAME}:${PORT}`;
  const opened = await openStorage({ environment, settings, clock, log, publicBaseUrl: () => baseUrl });
  const { storage, soleSince } = opened;
  const speech = await openRecogniser(environment, settings, storage);
  const reader = createDocumentReader({
    ...documentReaderOptions(settings),
    longestSpeechMs: speech?.longestMs,
    onSecondReader: (cause) => {
      log.warn('read by the second PDF reader', { cause });
    },
  });
  const network = createGuardedNetwork({ privateHosts });
  const onLost = (cause: unknown): void => {
    log.warn('office process lost', { cause });
  };
  const office =
    local.OFFICE_ENGINE === 'native'
      ? createNativeEngine({ sofficePath: local.SOFFICE_PATH })
      : createWasmEngine({ onLost });
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
    reader,
    addressCheck: network,
    converter,
    workFolder,
    recogniser: speech?.recogniser,
    settings,
    clock,
    log,
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
  console.log(await opened.greeting(baseUrl));
  reader.wake();
  converter.wake();

  const stop = async (): Promise<void> => {
    console.log('Stopping: running requests end first. Press Ctrl-C again to stop at once.');
    clearInterval(sweeping);
    await closeServer(server);
    await opened.close();
    await Promise.all([service.close(), reader.close(), converter.close(), speech?.close()]);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(130));
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

function explain(error: unknown): string {
  const plain = [InvalidSettings, UnusableDataDirectory, DataDirectoryInUse, LanguageNotInstalled, SpeechModelUnusable];
  const isPlain = plain.some((kind) => error instanceof kind);
  if (error instanceof Error && isPlain) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}\nAnother program uses the port. Choose a free one: PORT=8788 npm start`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

outliveReaders();
start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
