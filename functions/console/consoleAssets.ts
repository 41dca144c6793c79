/** The console's script and style: packed from `page/` by esbuild, or files beside the bundle when deployed. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ConsoleAssets {
  readonly script: string;
  readonly style: string;
}

/** Names of the files beside a bundle. */
export const CONSOLE_ASSETS = { script: 'console.js', style: 'console.css' } as const;

/** @param folder of the bundle */
export async function readConsoleAssets(folder: string): Promise<ConsoleAssets> {
  const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
  const [script, style] = await Promise.all([read(CONSOLE_ASSETS.script), read(CONSOLE_ASSETS.style)]);
  return { script, style };
}
