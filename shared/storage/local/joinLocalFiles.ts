/** The objects of a data directory, for a command beside the service, or without one. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../fileStore.ts';
import { createDiskFileStore } from './diskFileStore.ts';
import { commandWorkFolder } from './workFolders.ts';

/** Below a data directory: where the objects are. */
export const OBJECTS_FOLDER = 'files';

export interface JoinedFiles {
  readonly files: FileStore;
  close(): Promise<void>;
}

/** It signs no links: that is up to the service. */
export async function joinLocalFiles(dataDir: string): Promise<JoinedFiles> {
  // This process's alone: the service's own work folder must not be emptied under its hands.
  const workFolder = commandWorkFolder(dataDir);
  const files = await createDiskFileStore({
    folder: join(dataDir, OBJECTS_FOLDER),
    workFolder,
    signLink: () => Promise.reject(new Error('Only the service signs links.')),
  });
  return { files, close: () => rm(workFolder, { recursive: true, force: true }) };
}
