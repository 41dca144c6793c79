/** Compiled code is kept from one start to the next: see `infra/run.js`. */
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

/** The environment that makes a thread keep its compiled code too: empty if this process does not keep its own. */
export function compiledCodeVariables(): { readonly NODE_COMPILE_CACHE?: string } {
  // Node adds a folder for its own version to the one it is given.
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
