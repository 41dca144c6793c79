/**
 * Compiled code, kept from one start to the next: half of a start is compiling TypeScript that did not change. Only speed depends
 * on it: if its folder cannot be written, code is compiled each time.
 */
import { enableCompileCache, flushCompileCache, getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Imports a program and keeps its compiled code.
 * @param program imports it: anything imported before is compiled anew each time
 */
export async function keepingCompiledCode(program: () => Promise<unknown>): Promise<void> {
  // Beside what is installed, and as trusted.
  enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled-code'));
  await program();
  // A process that is killed saves nothing.
  flushCompileCache();
}

/** The environment that makes a thread keep its compiled code too: empty if this process does not keep its own. */
export function compiledCodeVariables(): { readonly NODE_COMPILE_CACHE?: string } {
  // Node adds a folder for its own version to the one it is given.
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
