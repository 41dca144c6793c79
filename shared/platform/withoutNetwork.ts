/**
 * Takes the ways to the network from a process that runs a foreign program, for good. Node's permission model does not bound the
 * network, and programs made for browsers know the ways out of Node as well: LibreOffice's sockets ask for the package `ws`.
 */
import { isBuiltin, registerHooks } from 'node:module';
import { isAbsolute } from 'node:path';

const GLOBALS = ['WebSocket', 'fetch', 'EventSource', 'XMLHttpRequest'] as const;
/** What WebAssembly programs need of Node; not `net`, `http`, `dns` and their kin. */
const HARMLESS: ReadonlySet<string> = new Set([
  'crypto',
  'fs',
  'fs/promises',
  'module',
  'os',
  'path',
  'timers/promises',
  'url',
  'vm',
  'worker_threads',
]);

/** From now on modules are loaded by path or from the list above, and no package is. */
export function withoutNetwork(): void {
  for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
  registerHooks({
    resolve: (specifier, context, next) => {
      const isHarmless = isBuiltin(specifier)
        ? HARMLESS.has(specifier.replace(/^node:/, ''))
        : isAbsolute(specifier) || /^(?:file:|\.)/.test(specifier);
      if (!isHarmless) throw new Error(`'${specifier}' is not to be had here.`);
      return next(specifier, context);
    },
  });
}
