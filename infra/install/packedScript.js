/**
 * Runs a packed program or thread as one script, with the code of it that was compiled before. Of modules Node.js keeps only what is compiled
 * when they are loaded: each process compiled the functions that it called anew, a fifth of the main thread's work of a start. Of a script,
 * V8 keeps all that has run.
 * Plain JavaScript, as `run.js`.
 */
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cachedDataVersionTag } from 'node:v8';
import { clearInterval, setInterval } from 'node:timers';
import { constants, Script } from 'node:vm';
import { isMainThread, threadId } from 'node:worker_threads';

/** Milliseconds between two savings of what a thread has compiled: it may be ended at any time, and is not told. */
export const SAVED_EVERY_MS = 1_000;
/** After as many, little is compiled that other processes would use. */
const SAVINGS = 30;

/**
 * Of no use to another V8, or to one with other settings.
 * @param {string} file path of a packed script
 */
export const compiledFile = (file) => `${file}.utf8.${cachedDataVersionTag()}`;

/** Said with a script's first `import()`; whoever runs a command can do nothing about it. */
const KNOWN_WARNING = 'vm.USE_MAIN_CONTEXT_DEFAULT_LOADER';

function keepKnownWarningQuiet() {
  const { emitWarning } = process;
  /** @param {[warning: string | Error, ...rest: unknown[]]} given */
  process.emitWarning = (...given) => {
    if (!String(given[0]).includes(KNOWN_WARNING)) Reflect.apply(emitWarning, process, given);
  };
}

/** @param {string} file path of a script: a function, to be given what a CommonJS module is */
export function runPackedScript(file) {
  keepKnownWarningQuiet();
  const compiled = compiledFile(file);
  const cachedData = existsSync(compiled) ? readFileSync(compiled) : undefined;
  // Patterns keep their letters as they are written: read as Latin-1, none that names "…" or "№" matched.
  const script = new Script(readFileSync(file, 'utf8'), {
    filename: file,
    ...(cachedData && { cachedData }),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  if (cachedData === undefined) keepCompiled(script, compiled);
  script.runInThisContext()(createRequire(file), file);
}

/**
 * @param {Script} script
 * @param {string} compiled the file for its code
 */
function keepCompiled(script, compiled) {
  const save = () => {
    try {
      const code = script.createCachedData();
      // Of several threads, the one that has done most.
      if (existsSync(compiled) && statSync(compiled).size >= code.length) return;
      const written = `${compiled}-${process.pid}-${threadId}`;
      writeFileSync(written, code);
      renameSync(written, compiled);
    } catch {
      // Only speed depends on it, and the folder may belong to somebody else.
    }
  };
  if (isMainThread) {
    process.on('exit', save);
    return;
  }
  let savings = 0;
  const timer = setInterval(() => {
    save();
    if (++savings === SAVINGS) clearInterval(timer);
  }, SAVED_EVERY_MS);
  timer.unref();
}
