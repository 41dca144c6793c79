/**
 * The database of a data directory. The service owns it and announces where it answers in `database.json`; the operator's
 * commands talk to the running service's database, or own it for a moment while no service runs.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { createDocumentClient, type DocumentClientConfig } from '../aws/documentClient.ts';
import type { TableAccess } from '../aws/tableAccess.ts';
import { createTable } from './createTable.ts';
import { databaseDoor } from './databaseDoor.ts';
import { startDatabaseServer } from './databaseServer.ts';
import type { DataDirectoryLock } from './dataDirectoryLock.ts';
import { tryLockDataDirectory } from './dataDirectoryLock.ts';
import { unlessMissing } from './fileErrors.ts';
import { PRIVATE_FOLDER, writeAtomically } from './writeAtomically.ts';

const TABLE = 'citation-verification';

/** An operator's command holds the directory for a second or two; a service that stops needs a few more. */
const PATIENCE_MS = 15_000;
const RETRY_MS = 100;

/** Anyone who answers on the noted port answers at once, or is not our database. */
const GREETING_TIMEOUT_MS = 2000;

/** Another process has the data directory. The message names it, and says what to do. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse';
}

const addressFile = z.object({ port: z.int().min(1).max(65_535), pid: z.int(), accessKey: z.string().min(1) });
type Address = z.infer<typeof addressFile>;

export interface LocalDatabase extends TableAccess {
  close(): Promise<void>;
}

export interface OwnerOptions {
  /** How long another owner is given to close, milliseconds. */
  readonly patienceMs?: number;
  /** Called once, if another owner has the directory and the wait for it begins. */
  readonly onWaiting?: (() => void) | undefined;
  /** Called once the thread of the database starts, which keeps another processor busy for a while. */
  readonly onStarting?: (() => void) | undefined;
}

/**
 * Opens the database as its owner, for as long as the service runs.
 * @throws DataDirectoryInUse if another process has the data directory and keeps it.
 */
export async function ownLocalDatabase(
  dataDir: string,
  { patienceMs = PATIENCE_MS, onWaiting = () => undefined, onStarting }: OwnerOptions = {},
): Promise<LocalDatabase> {
  const lock = await untilPatienceEnds(patienceMs, () => tryLockDataDirectory(dataDir), onWaiting);
  if (!lock) throw await inUse(dataDir);
  return open(dataDir, lock, { announced: true, onStarting });
}

/**
 * The database of the running service, or, if no service runs, the database opened for this caller alone.
 * @throws DataDirectoryInUse if another process has the data directory and does not answer.
 */
export async function joinLocalDatabase(dataDir: string, patienceMs = PATIENCE_MS): Promise<LocalDatabase> {
  const database = await untilPatienceEnds(patienceMs, async () => {
    const running = await connect(dataDir);
    if (running) return running;
    const lock = await tryLockDataDirectory(dataDir);
    return lock && open(dataDir, lock, { announced: false });
  });
  if (!database) throw await inUse(dataDir);
  return database;
}

interface OpenOptions extends Pick<OwnerOptions, 'onStarting'> {
  readonly announced: boolean;
}

async function open(dataDir: string, lock: DataDirectoryLock, options: OpenOptions): Promise<LocalDatabase> {
  const addressPath = join(dataDir, 'database.json');
  const accessKey = randomBytes(24).toString('hex');
  try {
    // A killed process left its own behind.
    await rm(addressPath, { force: true });
    const folder = join(dataDir, 'database');
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    const starting = startDatabaseServer(folder, accessKey);
    options.onStarting?.();
    const server = await starting;
    const address = { port: server.port, pid: process.pid, accessKey };
    const access = clientOf(address, databaseDoor(server));
    await createTable(access);
    if (options.announced) await writeAtomically(addressPath, JSON.stringify(address));
    return {
      ...access,
      async close() {
        await rm(addressPath, { force: true });
        access.client.destroy();
        await server.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** `undefined` if nobody is announced, or nobody answers there: a killed process leaves its file behind. */
async function connect(dataDir: string): Promise<LocalDatabase | undefined> {
  const address = await readAddress(dataDir);
  if (!address || !(await answers(address))) return undefined;
  const access = clientOf(address);
  return {
    ...access,
    close() {
      access.client.destroy();
      return Promise.resolve();
    },
  };
}

async function readAddress(dataDir: string): Promise<Address | undefined> {
  const text = await unlessMissing(readFile(join(dataDir, 'database.json'), 'utf8'));
  if (text === undefined) return undefined;
  try {
    return addressFile.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Asks for dynalite's greeting with our key: another server that got the port in the meantime does not know it. */
async function answers({ port, accessKey }: Address): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/` },
      signal: AbortSignal.timeout(GREETING_TIMEOUT_MS),
    });
    return response.ok && (await response.text()).startsWith('healthy: dynamodb');
  } catch {
    return false;
  }
}

function clientOf({ port, accessKey }: Address, door?: DocumentClientConfig['door']): TableAccess {
  const client = createDocumentClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'local',
    credentials: { accessKeyId: accessKey, secretAccessKey: accessKey },
    ...(door && { door }),
  });
  return { client, table: TABLE };
}

async function untilPatienceEnds<T>(
  patienceMs: number,
  attempt: () => Promise<T | undefined>,
  onWaiting?: () => void,
): Promise<T | undefined> {
  const end = performance.now() + patienceMs;
  let result = await attempt();
  if (result === undefined) onWaiting?.();
  while (result === undefined && performance.now() <= end) {
    await delay(RETRY_MS);
    result = await attempt();
  }
  return result;
}

async function inUse(dataDir: string): Promise<DataDirectoryInUse> {
  const owner = await readAddress(dataDir);
  const process = owner ? `process ${owner.pid}` : 'another process';
  return new DataDirectoryInUse(
    `The data directory ${dataDir} is in use by ${process}. Stop it, or choose another directory with DATA_DIR.`,
  );
}
