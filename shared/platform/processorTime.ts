/** The processor time of another process of this machine. */
import { readFile } from 'node:fs/promises';

/** The unit of `/proc/<pid>/stat` on Linux. */
const TICK_MS = 10;

/** @returns milliseconds of all its threads since it began; undefined where the system does not tell, or it has ended */
export async function processorTimeMs(pid: number): Promise<number | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // proc(5): after the name in parentheses, which may contain anything, the 12th and 13th fields.
  const fields = line?.slice(line.lastIndexOf(')') + 2).split(' ');
  return fields && TICK_MS * (Number(fields[11]) + Number(fields[12]));
}
