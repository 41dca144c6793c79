/**
 * Removes network access from a process that runs a third-party program, for good. Node's permission model does not limit the
 * network, and programs made for browsers also know Node's ways out: LibreOffice's sockets ask for the package `ws`.
 */
import { isBuiltin, registerHooks } from 'node:module';
import { isAbsolute } from 'node:path';

const GLOBALS = ['WebSocket', 'fetch', 'EventSource', 'XMLHttpRequest'] as const;
/** What WebAssembly programs need from Node; not `net`, `http`, `dns` and the like. */
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

/** From now on modules load only by path or from the list above; no package does. */
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
