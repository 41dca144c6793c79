/**
 * Runs a test file as a module of Node: it is imported as any other, with what it imports, once for all files that a process runs.
 * The tests themselves are described, run and reported by Jest's own framework, which begins anew for each file.
 */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import runTestFile from 'jest-circus/runner';

/** What a test may import by name. Each file has globals of its own, and so a module of its own with them. */
const GLOBALS = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'jest', 'test'];
const GLOBALS_OF = 'jest-globals:';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: GLOBALS_OF + context.parentURL, format: 'module', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url.startsWith(GLOBALS_OF)
      ? { source: `export const { ${GLOBALS.join(', ')} } = globalThis;`, format: 'module', shortCircuit: true }
      : next(url, context),
});

const require = createRequire(import.meta.url);
/** How often each file was run by this process: one that runs again is a module of its own, as nobody would describe its tests otherwise. */
const runs = new Map();

function urlOf(file) {
  const before = runs.get(file) ?? 0;
  runs.set(file, before + 1);
  const { href } = pathToFileURL(file);
  return before === 0 ? href : `${href}?run=${before}`;
}

/** Where the framework keeps who listens to it. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');

function requireAnew(path) {
  delete globalThis[LISTENERS];
  delete require.cache[path];
  return require(path);
}

export default function runAsModule(globalConfig, config, environment, runtime, path, report) {
  const ordinary = new Proxy(runtime, {
    get(target, name) {
      if (name === 'requireInternalModule') return requireAnew;
      if (name === 'unstable_shouldLoadAsEsm') return () => true;
      if (name === 'unstable_importModule') return (file) => import(urlOf(file));
      const own = Reflect.get(target, name);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
  return runTestFile.default(globalConfig, config, environment, ordinary, path, report);
}
