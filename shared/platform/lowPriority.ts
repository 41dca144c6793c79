/**
 * What takes long gives way to the threads that answer: programs that convert files, browsers, and the reading of scans run at a lower
 * priority. All of them at the same one, so that among themselves nothing changes. A machine that refuses works as before.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * On Linux, three quarters of a contested processor go to whoever answers. At 10 it would be nine tenths, and a page that takes a second
 * would take ten beside an account that verifies without pause. Windows knows a few classes only.
 */
export const NICENESS = process.platform === 'win32' ? constants.priority.PRIORITY_BELOW_NORMAL : 5;

/** Linux takes such a wish from an ordinary user every 100 ms, from everyone together. */
const ASK_AGAIN_MS = 150;
const MOST_TIMES = 5;

/**
 * To be called as soon as a process has started: on Linux a priority is a thread's, and threads inherit it from the one that starts them.
 * @param pid of a process, or on Linux of a thread; undefined for a process that did not start
 */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, NICENESS);
  } catch {
    // It has ended, or was not permitted.
  }
}

/** The thread that calls this; elsewhere than on Linux priorities are those of whole processes. */
export function lowerOwnThread(): void {
  if (process.platform === 'linux') lowerPriority(0);
}

/**
 * A program that leads a session of its own, with all processes that it has started. Linux shares processors out among sessions first, where
 * it does so (`autogroup`): there the priorities of threads only matter within their session, and the session has one, too.
 */
export async function lowerSession(leader: number): Promise<void> {
  lowerPriority(leader);
  await lowerAutogroup(leader);
  const processes = await readdir('/proc').catch(() => []);
  for (const id of processes) {
    if ((await sessionOf(id)) !== leader) continue;
    const threads = await readdir(`/proc/${id}/task`).catch(() => []);
    for (const thread of threads) lowerPriority(Number(thread));
  }
}

async function lowerAutogroup(leader: number): Promise<void> {
  for (let time = 0; time < MOST_TIMES; time++) {
    try {
      await writeFile(`/proc/${leader}/autogroup`, String(NICENESS));
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return;
      await delay(ASK_AGAIN_MS, undefined, { ref: false });
    }
  }
}

/** proc(5): after the name in parentheses, which may contain anything, the fourth field. */
async function sessionOf(id: string): Promise<number | undefined> {
  if (!/^\d+$/.test(id)) return undefined;
  const line = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[3]);
}
