/** Runs this project's programs as separate processes. */
import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The variables are the only ones that the program sees, in addition to PATH and where Node keeps what it has compiled. */
export function startProgram(
  path: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [ROOT + path, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export async function runProgram(
  path: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<Finished> {
  const child = startProgram(path, args, environment);
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}

/** Resolves with the first line that the program prints. */
export async function firstLine(stream: Readable): Promise<string> {
  let seen = '';
  for await (const chunk of stream) {
    seen += String(chunk);
    if (seen.includes('\n')) break;
  }
  return seen.split('\n')[0];
}
