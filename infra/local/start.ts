/** `npm start`: the whole service on this machine. */
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPdfReader } from '../../shared/documents/pdf/pdfReader.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import { createLog } from '../../shared/platform/log.ts';
import {
  InvalidSettings,
  processEnvironment,
  readLocalSettings,
  readSettings,
} from '../../shared/platform/settings.ts';
import { createLocalStorage } from '../../shared/storage/local/createLocalStorage.ts';
import { firstAccountKey } from './firstAccount.ts';
import { createGateway } from './gateway.ts';
import { createService } from './service.ts';
import { welcome } from './welcome.ts';

const HOST = '127.0.0.1';
const SWEEP_INTERVAL_MS = 60 * 60_000;

async function start(): Promise<void> {
  const environment = processEnvironment();
  const settings = readSettings(environment);
  const { PORT, DATA_DIR } = readLocalSettings(environment);
  const log = createLog('local', settings.LOG_LEVEL);
  const clock = systemClock;

  let baseUrl = `http://${HOST}:${PORT}`;
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
  const storage = await createLocalStorage({
    dataDir: DATA_DIR,
    signedLinkSeconds: settings.SIGNED_LINK_SECONDS,
    clock,
    publicBaseUrl: () => baseUrl,
  });
  const pdf = createPdfReader({
    extractionDeadlineMs: settings.EXTRACTION_DEADLINE_MS,
    maxPages: settings.MAX_PAGES,
  });
  const service = createService({ storage, pdf, settings, clock, log });
  const server = createGateway({
    endpoints: service.endpoints,
    fileLinks: { files: storage.files, verifyLink: (url) => storage.verifyLink(url) },
    maxFileSizeBytes: settings.MAX_FILE_SIZE_BYTES,
    log,
  });
  server.listen(PORT, HOST);
  await once(server, 'listening');
  baseUrl = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  storage.startWorkers(service.workers);
  const sweeping = setInterval(() => {
    service.sweep().catch((cause: unknown) => {
      log.error('sweep failed', { cause });
    });
  }, SWEEP_INTERVAL_MS);
  console.log(welcome(baseUrl, await firstAccountKey(storage.accounts, DATA_DIR, clock), DATA_DIR));

  const stop = async (): Promise<void> => {
    console.log('Stopping: running requests end first. Press Ctrl-C again to stop at once.');
    clearInterval(sweeping);
    const closed = once(server, 'close');
    server.close();
    // Keep-alive connections without a request would hold the server open.
    while (await Promise.race([closed.then(() => false), sleep(100, true)])) server.closeIdleConnections();
    await storage.close();
    await pdf.close();
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
  if (error instanceof InvalidSettings) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}\nAnother program uses the port. Choose a free one: PORT=8788 npm start`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
