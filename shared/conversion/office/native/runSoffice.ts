/** One run of `soffice`, from its start to the end of all its processes. */
import { spawn } from 'node:child_process';

export interface SofficeRun {
  readonly sofficePath: string;
  readonly arguments: readonly string[];
  /** Its home and its folder for temporary files. */
  readonly folder: string;
  readonly timeoutMs: number;
}

export interface SofficeEnd {
  readonly why: 'ended' | 'killed';
  readonly exitCode: number | null;
  /** The beginning of what it complained of. */
  readonly complaints: string;
}

/** KiB of address space: twice what the largest document of the trials took; a document that needs more is refused. */
const MAX_MEMORY_KIB = 6 * 1024 * 1024;
const MAX_COMPLAINTS = 2000;

/** @throws Error when it cannot be started at all */
export function runSoffice({ sofficePath, arguments: given, folder, timeoutMs }: SofficeRun): Promise<SofficeEnd> {
  return new Promise((resolve, reject) => {
    // `soffice` starts further processes: in a group of their own they end together.
    const child = spawn('/bin/sh', ['-c', `ulimit -v ${MAX_MEMORY_KIB}; exec "$0" "$@"`, sofficePath, ...given], {
      detached: true,
      cwd: folder,
      // Nothing of ours: no credentials, no address of AWS.
      env: { HOME: folder, TMPDIR: folder, PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', SAL_USE_VCLPLUGIN: 'svp' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaints = '';
    let why: SofficeEnd['why'] = 'ended';
    const killAll = (): void => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // They have ended.
      }
    };
    const timer = setTimeout(() => {
      why = 'killed';
      killAll();
    }, timeoutMs);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaints = (complaints + text).slice(0, MAX_COMPLAINTS);
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (exitCode) => {
      clearTimeout(timer);
      killAll();
      resolve({ why, exitCode, complaints });
    });
  });
}
