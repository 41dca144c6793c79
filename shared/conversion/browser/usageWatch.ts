/** Ends pages that take ever more memory or processor time, before others run short. Linux only, as Chromium is here. */
import { readdir, readFile } from 'node:fs/promises';
import { UnconvertibleSource } from '../unconvertibleSource.ts';

/** Resident bytes of all of a browser's processes; pages with hundreds of pictures stay below half of it. */
const BROWSER_BYTES = 1536 * 1024 * 1024;
/**
 * Processor time of all of them, milliseconds: real pages take two to six seconds. The browser itself stops scripts that spin, but not a
 * drawing whose parts multiply, or a filter without end.
 */
const BROWSER_WORK_MS = 16_000;
/** Scripts fill about 1 GiB in a second. */
const LOOK_EVERY_MS = 250;
/** The units of `/proc/<pid>/stat` on x64. */
const PAGE_BYTES = 4096;
const TICK_MS = 10;

/** For a process group. */
export interface Usage {
  /** Resident. */
  readonly bytes: number;
  /** Processor time, milliseconds; includes processes that have ended, if another one of the group has noticed. */
  readonly workMs: number;
}

/** @param group the process group's number. @param maxWorkMs as above, or less for tests */
export function watchUsage(group: number, exhausted: AbortController, maxWorkMs = BROWSER_WORK_MS): { stop(): void } {
  const others: ProcessesOfOthers = new Set();
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void usageOf(group, others).then(({ bytes, workMs }) => {
      isLooking = false;
      if (bytes > BROWSER_BYTES) exhausted.abort(tooMuchMemory());
      if (workMs > maxWorkMs) exhausted.abort(tooMuchWork());
    });
  }, LOOK_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
    },
  };
}

/** Chromium itself ends pages whose scripts fill their heap; they crash. */
export const tooMuchMemory = (): UnconvertibleSource =>
  new UnconvertibleSource('too_large', 'The page takes more memory than a page may; upload it as a PDF instead.');

const tooMuchWork = (): UnconvertibleSource =>
  new UnconvertibleSource(
    'timeout',
    'The page keeps the browser busy for longer than a page may; upload it as a PDF instead.',
  );

/**
 * Processes known to belong to other groups. Those of a browser are born in its own, and a number is not given again before all others
 * were: what is still there at the next look need not be read again, which is most of what a look takes.
 */
type ProcessesOfOthers = Set<string>;

/** @param others of earlier looks at this group */
export async function usageOf(group: number, others: ProcessesOfOthers = new Set()): Promise<Usage> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const present = new Set(processes);
  for (const id of others) if (!present.has(id)) others.delete(id);
  const unknown = processes.filter((id) => !others.has(id));
  const looked = await Promise.all(unknown.map(async (id) => [id, await usageInGroup(id, group)] as const));
  const usages = looked.flatMap(([id, usage]) => {
    if (usage === 'another group') others.add(id);
    return usage === undefined || usage === 'another group' ? [] : usage;
  });
  return {
    bytes: usages.reduce((sum, { bytes }) => sum + bytes, 0),
    workMs: usages.reduce((sum, { workMs }) => sum + workMs, 0),
  };
}

/** proc(5): after the name in parentheses come state, parent, group (third), …, times (12th to 15th, the last two of ended children), …, resident pages (22nd). */
async function usageInGroup(id: string, group: number): Promise<Usage | 'another group' | undefined> {
  const line = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => undefined);
  if (line === undefined) return undefined;
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  if (Number(fields[2]) !== group) return 'another group';
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { bytes: Number(fields[21]) * PAGE_BYTES, workMs: ticks * TICK_MS };
}
