/**
 * One of our own processes that handles untrusted bytes and offers an attacker little: no environment, no files except its code,
 * no processes, no threads, and a working folder of its own, as far as Node's permission model goes. The model does not bind
 * native code that is loaded into it (sharp, a recogniser): such a process still has no credentials in its environment.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Confinement {
  /** Megabytes of JavaScript objects; Node's own limit when absent. */
  readonly heapMb?: number;
  /** Files and folders it may read in addition to its own code. */
  readonly reads?: readonly string[];
  /** Folders it may write. */
  readonly writes?: readonly string[];
  /** Whether it loads native code. */
  readonly loadsNativeCode?: boolean;
  readonly startsThreads?: boolean;
  /** All of it: nothing is inherited. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether its standard error is read. */
  readonly isHeard?: boolean;
}

/**
 * @param entry path of the program: TypeScript in the source tree, or a bundle beside what it needs
 * @throws TypeError for a path that is not absolute: the process runs in another folder
 */
export function forkConfined(entry: string, confinement: Confinement): ChildProcess {
  const { heapMb, reads = [], writes = [], loadsNativeCode, startsThreads, env = {}, isHeard } = confinement;
  for (const path of [entry, ...reads, ...writes]) {
    if (!isAbsolute(path)) throw new TypeError(`A confined process was given '${path}', which is no whole path.`);
  }
  return fork(entry, {
    // Structured clone: bytes travel as bytes, not as JSON.
    serialization: 'advanced',
    cwd: dirname(entry),
    env: { ...env },
    execArgv: [
      '--permission',
      ...[...codeOf(entry), ...reads].map((path) => `--allow-fs-read=${path}`),
      ...writes.map((path) => `--allow-fs-write=${path}`),
      ...(loadsNativeCode === true ? ['--allow-addons'] : []),
      ...(startsThreads === true ? ['--allow-worker'] : []),
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      ...(heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`]),
    ],
    stdio: ['ignore', 'ignore', isHeard === true ? 'pipe' : 'ignore', 'ipc'],
  });
}

/** The source tree without the folders next to it, which may hold a local service's data and key. */
function codeOf(entry: string): string[] {
  if (!entry.endsWith('.ts')) return [dirname(entry)];
  const modules = join(ROOT, 'node_modules');
  const code = ['shared', 'package.json'].map((path) => join(ROOT, path));
  return [...code, ...new Set([modules, ...(existsSync(modules) ? [realpathSync(modules)] : [])])];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
