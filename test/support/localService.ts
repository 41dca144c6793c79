/** The whole service, started in this process on a free port and its own folder. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway } from '../../infra/local/gateway.ts';
import { createService } from '../../infra/local/service.ts';
import { makeApiKey } from '../../shared/accounts/apiKey.ts';
import type { AddressCheck } from '../../shared/conversion/addressCheck.ts';
import type { AddressConverter } from '../../shared/conversion/addressConverter.ts';
import type { ConvertFile } from '../../shared/conversion/createFileConverter.ts';
import { createJudge, type Judge } from '../../shared/verification/judging/judge.ts';
import type { DocumentReader } from '../../shared/documents/documentReader.ts';
import { createDocumentReader, type DocumentReaderOptions } from '../../shared/documents/createDocumentReader.ts';
import { isoTime, systemClock, type Clock } from '../../shared/platform/clock.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { Account } from '../../shared/storage/accountRecords.ts';
import { documentReaderOptions, readSettings, type Settings } from '../../shared/platform/settings.ts';
import type { SpeechRecogniser } from '../../shared/speech/speechRecogniser.ts';
import { createDynamoStores } from '../../shared/storage/aws/dynamoStores.ts';
import type { TableAccess } from '../../shared/storage/aws/tableAccess.ts';
import { createLocalStorage, type LocalStorage } from '../../shared/storage/local/createLocalStorage.ts';
import { createFileSigningSecret } from '../../shared/storage/local/fileSigningSecret.ts';
import type { LocalWorkers } from '../../shared/storage/local/localQueues.ts';
import type { Storage } from '../../shared/storage/storage.ts';
import { describedAnswer } from './describedAnswer.ts';
import { keepOpen } from './keptOpen.ts';
import { silentLog } from './silentLog.ts';

export interface LocalService {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly storage: LocalStorage;
  readonly dataDir: string;
  readonly sweep: () => Promise<unknown>;
  /** For tests that deliver messages themselves. */
  readonly workers: LocalWorkers;
  /** Sends with the key of the account `test`. */
  request(method: string, path: string, body?: unknown): Promise<Response>;
  upload(bytes: Uint8Array, fields?: Record<string, string>, filename?: string): Promise<Response>;
  /** A key of another account, created on the first call for its name. */
  keyOf(accountId: string, account?: Partial<Account>): Promise<string>;
  close(): Promise<void>;
}

interface Options {
  readonly settings?: Partial<Settings>;
  readonly clock?: Clock;
  /** False leaves the queued work undone. */
  readonly startWorkers?: boolean;
  readonly log?: Log;
  /** Between the service and its document reader. */
  readonly reading?: (reader: DocumentReader) => DocumentReader;
  /** What web addresses are made into; without it none is visited. */
  readonly convert?: AddressConverter['convert'];
  /** What files that are not read as they are get made into; without it none is converted. */
  readonly convertFile?: ConvertFile;
  readonly addressCheck?: AddressCheck;
  /** Recognises the speech of recordings of up to an hour; without it nothing does. */
  readonly recogniser?: SpeechRecogniser;
  /** Instead of the database on the disk, for thousands of calls: see `memoryDatabase.ts`. */
  readonly database?: TableAccess;
  /** Between the service and its storage, to make ports fail. */
  readonly between?: (storage: Storage) => Storage;
}

/** Of recordings whose speech a test's recogniser hears. */
const LONGEST_SPEECH_MS = 60 * 60_000;

export async function startLocalService(options: Options = {}): Promise<LocalService> {
  const { clock = systemClock, startWorkers = true, log = silentLog, between = (same: Storage) => same } = options;
  const settings: Settings = { ...readSettings({}), ...options.settings };
  const dataDir = await mkdtemp(join(tmpdir(), 'service-'));
  let baseUrl = '';
  const onDisk = await createLocalStorage({
    dataDir,
    signedLinkSeconds: settings.SIGNED_LINK_SECONDS,
    clock,
    publicBaseUrl: () => baseUrl,
  });
  const storage = { ...onDisk, ...(options.database && createDynamoStores(options.database, clock)) };
  const { reading = (same: DocumentReader) => same } = options;
  const { recogniser } = options;
  const speech = recogniser && { longestSpeechMs: LONGEST_SPEECH_MS };
  const reader = reading(sharedReader({ ...documentReaderOptions(settings), ...speech }));
  const convertsNothing = () => Promise.reject(new Error('The test converts nothing.'));
  const { convert = convertsNothing, convertFile = convertsNothing, addressCheck = anyAddress } = options;
  const service = createService({
    storage: between(storage),
    signingSecret: createFileSigningSecret(dataDir),
    reader,
    judge: sharedJudge(settings.WARM_CACHE_BYTES),
    addressCheck,
    converter: { convert, convertFile },
    recogniser,
    workFolder: storage.workFolder,
    settings,
    clock,
    log,
    soleSince: isoTime(clock),
  });
  const server = createGateway({
    endpoints: service.endpoints,
    fileLinks: { files: storage.files, verifyLink: (url) => storage.verifyLink(url) },
    settings,
    log,
    publicBaseUrl: () => baseUrl,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (startWorkers) storage.startWorkers(service.workers);

  const keyOf = async (accountId: string, account: Partial<Account> = {}): Promise<string> => {
    const createdAt = isoTime(clock);
    await storage.accounts.createAccount({
      accountId,
      status: 'active',
      createdAt,
      retention: 'standard',
      ...account,
    });
    const { key, record } = makeApiKey({ accountId, createdAt });
    await storage.accounts.putKey(record);
    return key;
  };
  const apiKey = await keyOf('test');
  const authorization = { Authorization: `Bearer ${apiKey}` };
  return {
    baseUrl,
    apiKey,
    storage,
    dataDir,
    sweep: service.sweep,
    workers: service.workers,
    async request(method, path, body) {
      const response = await fetch(baseUrl + path, {
        method,
        headers: { ...authorization, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      return describedAnswer(method, path, response);
    },
    async upload(bytes, fields = {}, filename = 'document.pdf') {
      const path = '/prepareAttachments';
      const body = uploadForm(bytes, fields, filename);
      const response = await fetch(baseUrl + path, { method: 'POST', headers: authorization, body });
      return describedAnswer('POST', path, response);
    },
    keyOf,
    async close() {
      server.closeAllConnections();
      server.close();
      await storage.close();
      await service.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Services of a process read and judge with the same threads, which take half the work of a service that lives for one test file. Each
 * service has storage of its own, and with it names of its own for what readers and judges keep.
 */
const readers = new Map<string, DocumentReader>();
const judges = new Map<number, Judge>();

function sharedReader(options: DocumentReaderOptions): DocumentReader {
  const key = JSON.stringify(options);
  const reader = readers.get(key) ?? keepOpen(createDocumentReader(options));
  readers.set(key, reader);
  return reader;
}

/** It outlives the services, which close theirs. */
function sharedJudge(maxBytes: number): Judge {
  const judge = judges.get(maxBytes) ?? keepOpen(createJudge({ maxBytes }));
  judges.set(maxBytes, judge);
  return { ...judge, close: () => Promise.resolve() };
}

/** Takes every address for one that may be visited. */
const anyAddress: AddressCheck = {
  parse: (url) => ({ href: new URL(url).href, host: new URL(url).hostname }),
  checkAddress: () => Promise.resolve(),
};

export function uploadForm(
  bytes: Uint8Array,
  fields: Record<string, string> = {},
  filename = 'document.pdf',
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), filename);
  return form;
}
