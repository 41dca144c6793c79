/** Ends pages that take memory without end, before the machine does. Linux only, as Chromium is here. */
import { readdir, readFile } from 'node:fs/promises';
import { UnconvertibleSource } from '../unconvertibleSource.ts';

/** Resident bytes of all of a browser's processes; pages of hundreds of pictures stay below half of it. */
const BROWSER_BYTES = 1536 * 1024 * 1024;
/** Scripts fill about 1 GiB in a second. */
const LOOK_EVERY_MS = 250;
/** The unit of `/proc/<pid>/stat` on x64. */
const PAGE_BYTES = 4096;

/** @param group the process group's number */
export function watchMemory(group: number, exhausted: AbortController): { stop(): void } {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void residentBytes(group).then((bytes) => {
      isLooking = false;
      if (bytes > BROWSER_BYTES) exhausted.abort(tooMuchMemory());
    });
  }, LOOK_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
    },
  };
}

/** Chromium ends pages by itself whose scripts fill their heap; they crash. */
export const tooMuchMemory = (): UnconvertibleSource =>
  new UnconvertibleSource('too_large', 'The page takes more memory than a page may; upload it as a PDF instead.');

export async function residentBytes(group: number): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const sizes = await Promise.all(processes.map((id) => residentInGroup(id, group)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** proc(5): after the name in parentheses come state, parent, group (third), …, resident pages (22nd). */
async function residentInGroup(id: string, group: number): Promise<number> {
  const line = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return Number(fields[2]) === group ? Number(fields[21]) * PAGE_BYTES : 0;
}
