/**
 * A process of our own that works on strangers' bytes and has little to gain from: no environment, no files beside its code, no
 * processes, no threads, and a folder of its own to stand in, as far as Node's permission model goes. Native code that is loaded into
 * it (sharp, a recogniser) is not held by it: such a process still has no credentials to find in its environment.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Confinement {
  /** Megabytes of JavaScript objects; Node's own bound when absent. */
  readonly heapMb?: number;
  /** Files and folders it may read besides its own code. */
  readonly reads?: readonly string[];
  /** Folders it may write. */
  readonly writes?: readonly string[];
  /** Whether it loads native code. */
  readonly loadsNativeCode?: boolean;
  readonly startsThreads?: boolean;
  /** All of it: nothing is inherited. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether what it writes to standard error is heard. */
  readonly isHeard?: boolean;
}

/**
 * @param entry path of the program: TypeScript in the source tree, or a bundle that stands beside what it needs
 * @throws TypeError for a path that is not whole: the process stands in another folder
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

/** The source tree without what lies beside it, where the data and the key of a local service may be. */
function codeOf(entry: string): string[] {
  if (!entry.endsWith('.ts')) return [dirname(entry)];
  const modules = join(ROOT, 'node_modules');
  const code = ['shared', 'package.json'].map((path) => join(ROOT, path));
  return [...code, ...new Set([modules, ...(existsSync(modules) ? [realpathSync(modules)] : [])])];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
