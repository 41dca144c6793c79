/** Serves an opened storage over HTTP: the rest of `runService.ts`, and all modules that it needs. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createGuardedNetwork } from '../../shared/conversion/network/guardedNetwork.ts';
import { createDocumentReader } from '../../shared/documents/createDocumentReader.ts';
import type { PdfReader } from '../../shared/documents/pdfReader.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import {
  documentReaderOptions,
  type Environment,
  type LocalSettings,
  type Settings,
} from '../../shared/platform/settings.ts';
import type { Judge } from '../../shared/verification/judging/judge.ts';
import { closeServer } from './closeServer.ts';
import { convertsLater } from './convertsLater.ts';
import { createGateway } from './gateway.ts';
import type { OpenedStorage } from './openedStorage.ts';
import { openRecogniser } from './openRecogniser.ts';
import { localUrl } from './localUrl.ts';
import type { RunningService } from './runningService.ts';
import { createService } from './service.ts';

const HOST = '127.0.0.1';
const SWEEP_INTERVAL_MS = 60 * 60_000;
/** Milliseconds after the start: the first request has the processors for itself and for what most requests need. */
const REST_WAKES_AFTER_MS = 2_000;
/** Milliseconds without requests: whoever sends one after the other has the processors for them. */
const QUIET_MS = 1_000;
/** Milliseconds by which requests postpone it at most: on a busy machine the first one takes some seconds. */
const REST_WAITS_MS = 10_000;

export interface ServedStorage {
  readonly environment: Environment;
  readonly settings: Settings;
  readonly local: LocalSettings;
  readonly log: Log;
  readonly clock: Clock;
  /** Where the service can be reached; its port is known once it listens. */
  readonly address: { baseUrl: string };
  /** Closed with the service, like `judge` and `pdf`. */
  readonly opened: OpenedStorage;
  readonly judge: Judge;
  readonly pdf: PdfReader;
  /** As in `replaceableThread.ts`. */
  readonly restMs: number;
}

/** As `runService`. */
export async function serveStorage(served: ServedStorage): Promise<RunningService> {
  const { environment, settings, local, log, clock, address, opened, judge, pdf, restMs } = served;
  const { PORT, PUBLIC_BASE_URL, ALLOW_PRIVATE_URL_HOSTS: privateHosts } = local;
  const { storage, soleSince } = opened;
  const speech = await openRecogniser(environment, settings, storage);
  const reader = createDocumentReader({
    ...documentReaderOptions(settings),
    longestSpeechMs: speech?.longestMs,
    pdf,
    restMs,
  });
  const network = createGuardedNetwork({ privateHosts });
  const converter = convertsLater({ network, privateHosts, settings, log });
  const { workFolder } = opened;
  const service = createService({
    storage,
    signingSecret: opened.signingSecret,
    reader,
    judge,
    addressCheck: network,
    converter,
    workFolder,
    recogniser: speech?.recogniser,
    settings,
    clock,
    log,
    restMs,
    soleSince,
  });
  const server = createGateway({
    endpoints: service.endpoints,
    fileLinks: opened.fileLinks,
    settings,
    log,
    publicBaseUrl: () => address.baseUrl,
  });
  server.listen(PORT, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const baseUrl = PUBLIC_BASE_URL ?? localUrl(port);
  address.baseUrl = baseUrl;
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
      void service.loadNext();
      const wakeTheRest = async (): Promise<void> => {
        await service.quiet(QUIET_MS, REST_WAITS_MS);
        await service.loadRest();
        reader.wakeRest();
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
