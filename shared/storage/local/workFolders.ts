/**
 * Where processes keep unfinished work beside the objects of a data directory: half-written objects, and prefixes being removed.
 * The service has one, emptied at its start; each command beside it has another, which is removed when it ends. A killed command
 * leaves its own behind, with what it was about to delete.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './fileErrors.ts';

const SERVICE_FOLDER = 'unfinished';
const COMMAND_FOLDER = new RegExp(`^${SERVICE_FOLDER}-(\\d+)$`);

export const serviceWorkFolder = (dataDir: string): string => join(dataDir, SERVICE_FOLDER);

/** Of this process. */
export const commandWorkFolder = (dataDir: string): string => join(dataDir, `${SERVICE_FOLDER}-${process.pid}`);

/** Removes the folders of commands that no longer run. */
export async function removeDeadWorkFolders(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = COMMAND_FOLDER.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process counts too; its number may have been reused, and then the next start removes the folder.
    return !hasCode(error, 'ESRCH');
  }
}
