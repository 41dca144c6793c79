/** Small files that are written completely or not at all, even across a power cut. */
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { randomId } from '../../platform/ids.ts';

/** Readable only by the service's own user: what is kept here are customers' documents, and secrets. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** Writes beside the file, then renames over it. @throws the file system's error; then nothing has changed. */
export async function writeAtomically(path: string, content: string): Promise<void> {
  const temporary = `${path}.${randomId(8)}.tmp`;
  try {
    const file = await open(temporary, 'wx', PRIVATE_FILE);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** By folder: the sync that is running, and the one waiting for it. */
const running = new Map<string, Promise<void>>();
const waiting = new Map<string, Promise<void>>();

/**
 * Makes the names in a folder durable: a rename lives in the folder, not in the file. Callers that ask while one runs, which may
 * have begun too early for them, share the next.
 */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders, and writes names through on its own.
  if (process.platform === 'win32') return;
  const underWay = running.get(path);
  if (!underWay) return begin(path);
  const next =
    waiting.get(path) ??
    underWay
      .catch(() => undefined)
      .then(() => {
        waiting.delete(path);
        return begin(path);
      });
  waiting.set(path, next);
  return next;
}

function begin(path: string): Promise<void> {
  const syncing = sync(path).finally(() => running.delete(path));
  running.set(path, syncing);
  return syncing;
}

async function sync(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
