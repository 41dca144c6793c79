/**
 * One process at a time owns a data directory. The lock is an empty LevelDB of its own, because Node has no file locks: LevelDB
 * takes one of the kernel's, which ends with the process, however it ends. The database cannot serve as the lock itself: dynalite
 * throws outside any promise when its store is taken.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { hasCode } from './fileErrors.ts';
import { PRIVATE_FOLDER } from './writeAtomically.ts';

export interface DataDirectoryLock {
  release(): Promise<void>;
}

/** The lock, or `undefined` if somebody else holds it, including another part of this process. */
export async function tryLockDataDirectory(dataDir: string): Promise<DataDirectoryLock | undefined> {
  const path = join(dataDir, 'lock');
  await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER });
  const level = new ClassicLevel(path);
  try {
    await level.open();
  } catch (error) {
    if (isHeld(error)) return undefined;
    throw error;
  }
  return { release: () => level.close() };
}

function isHeld(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'cause' in error && hasCode(error.cause, 'LEVEL_LOCKED');
}
