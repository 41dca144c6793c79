/** A packed function in a process of its own, which answers one event after another, as Lambda keeps it ready between calls. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/** Cold start and answer, on a machine that is doing ten other things. */
const INVOCATION_TIMEOUT_MS = 300_000;
/** Before each answer, among the lines of the log. */
const MARK = 'answer of the function: ';

const invocation = z.object({ streamed: z.boolean(), answer: z.unknown() });

export interface Invocation extends z.infer<typeof invocation> {
  /** What the function wrote to its log. */
  readonly log: string;
}

export interface PackedInstance {
  /** One at a time, in the order of the calls. @throws Error with the function's log if it dies or takes too long */
  invoke(event: object): Promise<Invocation>;
  close(): Promise<void>;
}

/** @param environment all of it: no setting of this machine can help */
export function startPackedInstance(folder: string, environment: Readonly<Record<string, string>>): PackedInstance {
  const runtime = join(import.meta.dirname, 'invokeBundle.mjs');
  const child = spawn(process.execPath, [runtime, folder, MARK], { cwd: folder, env: environment });
  const ended = once(child, 'close');
  let log = '';
  // Whoever writes to one that died is told by its end.
  child.stdin.on('error', () => undefined);
  let answered: ((line: string) => void) | undefined;
  createInterface({ input: child.stderr }).on('line', (line) => (log += `${line}\n`));
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith(MARK)) answered?.(line.slice(MARK.length));
    else log += `${line}\n`;
  });

  async function invoke(event: object): Promise<Invocation> {
    log = '';
    const limit = setTimeout(() => child.kill('SIGKILL'), INVOCATION_TIMEOUT_MS);
    const answer = new Promise<string>((resolve) => (answered = resolve));
    child.stdin.write(`${JSON.stringify(event)}\n`);
    const line = await Promise.race([answer, ended.then(() => undefined)]);
    clearTimeout(limit);
    if (line === undefined) throw new Error(`The packed function failed: ${log}`);
    return { ...invocation.parse(JSON.parse(line)), log };
  }

  let last: Promise<unknown> = Promise.resolve();
  return {
    invoke(event) {
      const call = last.then(() => invoke(event));
      last = call.catch(() => undefined);
      return call;
    },
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}
