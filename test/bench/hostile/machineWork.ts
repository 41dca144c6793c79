/** How busy the machine is with others than us: what somebody waits beside them is no attacker's doing. */
import { readFile } from 'node:fs/promises';

/** Units of `/proc/stat`. */
const TICK_MS = 10;

/** Milliseconds of all processors, with whatever they were busy, since the machine began; 0 where the system does not tell. */
export async function busyMs(): Promise<number> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  // user, nice, system, idle, waiting for disks, interrupts (two kinds), stolen by other machines
  const [user = 0, nice = 0, system = 0, , , hard = 0, soft = 0, stolen = 0] = text
    .split(/\s+/, 9)
    .slice(1)
    .map(Number);
  return TICK_MS * (user + nice + system + hard + soft + stolen);
}

export function ownWorkMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
