/** Makes the constants of a folder movable in this process. What a file computes of them when it is loaded stays as it was. */
import { registerHooks } from 'node:module';
import { relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withMovable, type Constant } from './constants.ts';

const HOOK = Symbol.for('sweep');
const setters = new Map<string, (value: number) => void>();

/** Before the folder's files are imported. */
export function makeMovable(folder: string): void {
  const within = `${pathToFileURL(resolve(folder)).href}/`;
  Object.assign(globalThis, {
    [HOOK]: (file: string) => (name: string, set: (value: number) => void) => setters.set(`${file} ${name}`, set),
  });
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.startsWith(within) || !loaded.source) return loaded;
      const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      const file = relative('', fileURLToPath(url));
      return { ...loaded, source: withMovable(source, `globalThis[Symbol.for('sweep')]('${file}')`) };
    },
  });
}

/** @returns false for a constant of a file that nothing here has loaded */
export function move({ file, name }: Constant, value: number): boolean {
  const set = setters.get(`${file} ${name}`);
  set?.(value);
  return set !== undefined;
}
