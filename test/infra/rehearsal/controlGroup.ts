/** A Linux control group (version 1 or 2): what a function and all its children may use together, and what they used. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';
const MIB = 1024 * 1024;
/** Lambda gives one whole processor for this much memory. */
const MIB_PER_PROCESSOR = 1769;
const CPU_PERIOD_US = 100_000;

interface Controls {
  readonly folders: readonly string[];
  readonly limits: readonly [folder: string, file: string, value: string][];
  readonly statistics: string;
  /** The line of `statistics` with the memory that processes hold. */
  readonly held: RegExp;
}

export interface ControlGroup {
  /** Files to which a process writes 0 to join. */
  readonly joins: readonly string[];
  /** What its processes hold themselves: without the files that the system caches. */
  memoryMiB(): Promise<number>;
  processes(): Promise<number[]>;
  remove(): Promise<void>;
}

/**
 * @param processors how much of them its processes get; default: as Lambda gives them
 * @throws Error if the machine does not allow creating one
 */
export async function createControlGroup(
  name: string,
  memoryMiB: number,
  processors = memoryMiB / MIB_PER_PROCESSOR,
): Promise<ControlGroup> {
  const isSecond = existsSync(join(ROOT, 'cgroup.controllers'));
  const controls = isSecond ? second : first;
  const { folders, limits, statistics, held } = controls(name, memoryMiB, Math.round(CPU_PERIOD_US * processors));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  for (const [folder, file, value] of limits) await writeFile(join(folder, file), value);
  return {
    joins: folders.map((folder) => join(folder, 'cgroup.procs')),
    memoryMiB: async () => Number(held.exec(await readFile(statistics, 'utf8'))?.[1] ?? 0) / MIB,
    processes: async () =>
      (await readFile(join(folders[0], 'cgroup.procs'), 'utf8')).split('\n').filter(Boolean).map(Number),
    async remove() {
      for (const folder of folders) await rmdir(folder);
    },
  };
}

function first(name: string, memoryMiB: number, quotaUs: number): Controls {
  const memory = join(ROOT, 'memory', name);
  const cpu = join(ROOT, 'cpu', name);
  return {
    folders: [memory, cpu],
    limits: [
      [memory, 'memory.limit_in_bytes', String(memoryMiB * MIB)],
      [cpu, 'cpu.cfs_period_us', String(CPU_PERIOD_US)],
      [cpu, 'cpu.cfs_quota_us', String(quotaUs)],
    ],
    statistics: join(memory, 'memory.stat'),
    held: /^total_rss (\d+)$/m,
  };
}

function second(name: string, memoryMiB: number, quotaUs: number): Controls {
  const folder = join(ROOT, name);
  return {
    folders: [folder],
    limits: [
      [folder, 'memory.max', String(memoryMiB * MIB)],
      [folder, 'cpu.max', `${String(quotaUs)} ${String(CPU_PERIOD_US)}`],
    ],
    statistics: join(folder, 'memory.stat'),
    held: /^anon (\d+)$/m,
  };
}
