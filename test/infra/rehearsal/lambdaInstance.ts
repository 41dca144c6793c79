/** One instance of a packed function under Lambda's rules: its memory, its share of the processor, its folders, its time, and nothing else. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { FUNCTION_PROFILES } from '../../../infra/functions.ts';
import type { FunctionName } from '../../../infra/functions.ts';
import { createControlGroup } from './controlGroup.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const MIB = 1024 * 1024;
/** Lambda gives a function this much by default. */
const TEMPORARY_MIB = 512;
const SAMPLE_MS = 50;
/** How long Lambda lets a function take until it is ready; it then starts it again within the invocation. */
const INIT_LIMIT_MS = 10_000;
/** For an answer that is not streamed. */
const BUFFERED_LIMIT_BYTES = 6 * MIB;
const FRAME = Buffer.alloc(8);

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('chunk'), bytes: z.base64() }),
  z.object({ kind: z.literal('end') }),
  z.object({ kind: z.literal('answer'), answer: z.unknown() }),
  z.object({ kind: z.literal('error'), message: z.string() }),
]);
type Message = z.infer<typeof messageSchema>;

export interface InstanceFigures {
  readonly initMs: number;
  /** The first invocation, and those after it. */
  readonly invocationMs: readonly number[];
  readonly peakMiB: number;
  readonly temporaryMiB: number;
}

export interface LambdaInstance {
  readonly figures: InstanceFigures;
  /** One at a time, as Lambda does. @throws Error with the function's log if it fails, dies or takes too long */
  invoke(event: object): Promise<unknown>;
  close(): Promise<void>;
}

interface Options {
  readonly name: FunctionName;
  /** What is packed. */
  readonly code: string;
  /** Where it may create its folder. */
  readonly work: string;
  readonly environment: Readonly<Record<string, string>>;
}

export async function startLambdaInstance({ name, code, work, environment }: Options): Promise<LambdaInstance> {
  const profile = FUNCTION_PROFILES[name];
  const id = `rehearsal-${String(process.pid)}-${name}`;
  const group = await createControlGroup(id, profile.memoryMiB);
  const temporary = join(work, id);
  await mkdir(temporary);
  await chmod(temporary, 0o1777);
  const figures = { initMs: 0, invocationMs: [] as number[], peakMiB: 0, temporaryMiB: 0 };

  const runtime = join(import.meta.dirname, 'lambdaRuntime.mjs');
  const enclosure = join(import.meta.dirname, 'enclosure.sh');
  const inside = [enclosure, code, runtime, process.execPath, ROOT, temporary, ...group.joins];
  const startedAt = performance.now();
  const child = spawn('unshare', ['--mount', ...inside], {
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', TZ: ':UTC', LANG: 'en_US.UTF-8', ...environment },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      log += `${line}\n`;
      if (/"level":"(?:WARN|ERROR)"/.test(line)) process.stderr.write(`${name}: ${line}\n`);
    });
  const answers = createInterface({ input: child.stdio[3] as Readable })[Symbol.asyncIterator]();
  const next = async (): Promise<Message> => {
    const { value, done } = await answers.next();
    if (done === true) throw new Error(`${name} died.\n${log}`);
    return messageSchema.parse(JSON.parse(value));
  };

  const sampling = setInterval(() => {
    void Promise.all([group.memoryMiB(), sizeOf(temporary)]).then(([memory, files]) => {
      figures.peakMiB = Math.max(figures.peakMiB, memory);
      figures.temporaryMiB = Math.max(figures.temporaryMiB, files / MIB);
    });
  }, SAMPLE_MS);

  /** Between invocations an instance stands still: whatever it still meant to do waits. */
  const signal = async (kind: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): Promise<void> => {
    for (const pid of await group.processes()) process.kill(pid, kind);
  };

  async function answer(): Promise<unknown> {
    const chunks: Buffer[] = [];
    for (;;) {
      const message = await next();
      if (message.kind === 'chunk') chunks.push(Buffer.from(message.bytes, 'base64'));
      else if (message.kind === 'end') return unframed(Buffer.concat(chunks));
      else if (message.kind === 'answer') return buffered(name, message.answer);
      else throw new Error(`${name} failed: ${message.kind === 'error' ? message.message : message.kind}\n${log}`);
    }
  }

  await within(INIT_LIMIT_MS, `${name} was not ready`, next());
  figures.initMs = performance.now() - startedAt;
  await signal('SIGSTOP');

  return {
    figures,
    async invoke(event) {
      log = '';
      const limitMs = profile.timeoutSeconds * 1000;
      const begun = performance.now();
      await signal('SIGCONT');
      const call = { event, requestId: crypto.randomUUID(), functionName: name, deadline: Date.now() + limitMs };
      child.stdin.write(`${JSON.stringify(call)}\n`);
      const answered = await within(limitMs, `${name} took too long\n${log}`, answer());
      figures.invocationMs.push(performance.now() - begun);
      await signal('SIGSTOP');
      if (figures.temporaryMiB > (profile.temporaryMiB ?? TEMPORARY_MIB)) throw new Error(`${name} filled its folder.`);
      return answered;
    },
    async close() {
      clearInterval(sampling);
      const ended = once(child, 'close');
      await signal('SIGKILL');
      await ended;
      // Its children are killed as well, and take a moment to end.
      while ((await group.processes()).length > 0) await delay(SAMPLE_MS);
      await group.remove();
      await rm(temporary, { recursive: true, force: true });
    },
  };
}

/** The answer of a stream, as API Gateway reads it: a JSON head, eight zeros, the body. */
function unframed(bytes: Buffer): object {
  const end = bytes.indexOf(FRAME);
  if (end < 0) throw new Error('A streamed answer has no head.');
  const head = z.looseObject({}).parse(JSON.parse(bytes.subarray(0, end).toString()));
  return { ...head, body: bytes.subarray(end + FRAME.length) };
}

function buffered(name: FunctionName, answer: unknown): unknown {
  if (JSON.stringify(answer).length > BUFFERED_LIMIT_BYTES) throw new Error(`${name} answered more than Lambda takes.`);
  return answer;
}

async function within<T>(limitMs: number, late: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(late));
    }, limitMs);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}

/** Bytes of all files in it. Files that disappear while being counted count as nothing. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
