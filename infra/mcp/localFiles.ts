/** Files below the folders that the user named, and no others: an agent reads what its user lets it. */
import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { ToolRefusal, type LocalFiles } from '../../shared/mcp/toolContext.ts';
import { Refusal } from '../cite/refusal.ts';
import { openSourceFile } from '../cite/sourceFile.ts';

/** @throws Refusal for a folder that does not exist */
export async function createLocalFiles(folders: readonly string[]): Promise<LocalFiles> {
  const real = await Promise.all(
    folders.map(async (folder) => {
      try {
        return await realpath(folder);
      } catch (cause) {
        throw new Refusal(`${folder}: There is no such folder.`, { cause });
      }
    }),
  );
  return {
    folders: real,
    async open(path) {
      const file = await realFile(real, path);
      try {
        return await openSourceFile(file);
      } catch (error) {
        if (error instanceof Refusal) throw new ToolRefusal(`${path}: ${error.message} Ask the user for the path.`);
        throw error;
      }
    },
  };
}

/** Links are followed first, so that none leads out. What is outside is refused like what does not exist. */
async function realFile(folders: readonly string[], path: string): Promise<string> {
  for (const folder of folders) {
    const file = await realpath(resolve(folder, path)).catch(() => undefined);
    if (file !== undefined && folders.some((one) => isBelow(one, file))) return file;
  }
  throw new ToolRefusal(
    `${path} is no file below ${folders.join(' or ')}. Ask the user for a path there, or for an address.`,
  );
}

function isBelow(folder: string, file: string): boolean {
  const way = relative(folder, file);
  return way !== '' && !way.startsWith('..') && !isAbsolute(way);
}
