/** The service as its user starts it, in its own process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(import.meta.dirname, '../..');

const TICK_MS = 10;
/**
 * Settings of a service that tells how long its event loop was held. With its heaps set from the beginning: to set them it would start
 * anew (`infra/run.js`), and lose the channel on which it tells.
 */
export const WATCHED: Readonly<Record<string, string>> = {
  NODE_OPTIONS: `--import ${pathToFileURL(resolve(import.meta.dirname, 'watchLoop.mjs')).href}`,
  MALLOC_ARENA_MAX: '2',
};

export interface ServiceProcess {
  readonly baseUrl: string;
  /** For the account `local`. */
  readonly apiKey: string;
  /** Milliseconds from the start of the process to its greeting. */
  readonly startedInMs: number;
  post(path: string, body: unknown): Promise<unknown>;
  upload(bytes: Uint8Array, attachmentId: string): Promise<unknown>;
  delete(attachmentId: string): Promise<unknown>;
  /** Peak memory of the process, bytes; `undefined` if the system does not report it. */
  peakMemory(): Promise<number | undefined>;
  /** Current memory, bytes; `undefined` if the system does not report it. */
  memory(): Promise<number | undefined>;
  /** Milliseconds for which one stretch of work held the event loop at most, since this was last asked; of a service that is `WATCHED`. */
  longestHeldMs(): Promise<number>;
  /** Milliseconds of processor time of the service with all the processes that it started; `undefined` if the system does not report it. */
  allWorkMs(): Promise<number | undefined>;
  stop(): Promise<void>;
  /** As a power failure would: nothing is finished. */
  kill(): Promise<void>;
}

/**
 * @param dataDir kept after `stop`, so that a second process can take over
 * @param settings variables that override the environment
 */
export async function startServiceProcess(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, ['infra/run.js', 'infra/local/serve.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'SILENT', ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  let baseUrl: string | undefined;
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk);
    baseUrl = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(output)?.[0].replace('localhost', '127.0.0.1');
    if (baseUrl !== undefined) break;
  }
  if (baseUrl === undefined) throw new Error(`The service did not start: ${output}`);
  const url = baseUrl;
  const startedInMs = performance.now() - started;
  const key = (await readFile(join(dataDir, 'api-key'), 'utf8')).trim();
  const authorization = { Authorization: `Bearer ${key}` };
  const answer = async (response: Response): Promise<unknown> => {
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(body));
    return body;
  };
  const statusBytes = async (field: RegExp): Promise<number | undefined> => {
    const status = await readFile(`/proc/${child.pid ?? 0}/status`, 'utf8').catch(() => '');
    const kibibytes = field.exec(status)?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  };
  const allWorkMs = async (): Promise<number | undefined> => {
    const names = await readdir('/proc').catch(() => []);
    const all = new Map<number, ProcessStat>();
    for (const name of names.filter((one) => /^\d+$/.test(one))) {
      const fields = await statFields(`/proc/${name}/stat`);
      if (fields) all.set(Number(name), fields);
    }
    const workOf = (pid: number): number => {
      const own = all.get(pid);
      if (!own) return 0;
      const children = [...all].filter(([, { parent }]) => parent === pid).map(([one]) => workOf(one));
      return own.user + own.system + own.ofEnded + children.reduce((sum, ticks) => sum + ticks, 0);
    };
    return all.size === 0 ? undefined : TICK_MS * workOf(child.pid ?? 0);
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return {
    baseUrl: url,
    apiKey: key,
    startedInMs,
    post: async (path, body) =>
      answer(
        await fetch(url + path, {
          method: 'POST',
          headers: { ...authorization, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    upload: async (bytes, attachmentId) => {
      const form = new FormData();
      form.set('attachmentId', attachmentId);
      form.set('file', new Blob([Uint8Array.from(bytes)]), 'report.pdf');
      return answer(await fetch(`${url}/prepareAttachments`, { method: 'POST', headers: authorization, body: form }));
    },
    delete: async (attachmentId) =>
      answer(await fetch(`${url}/attachments/${attachmentId}`, { method: 'DELETE', headers: authorization })),
    peakMemory: () => statusBytes(/VmHWM:\s+(\d+) kB/),
    memory: () => statusBytes(/VmRSS:\s+(\d+) kB/),
    longestHeldMs: async () => {
      const told = once(child, 'message');
      child.send('held');
      const [longestMs] = (await told) as [number];
      return longestMs;
    },
    allWorkMs,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Ticks of 10 ms. */
interface ProcessStat {
  readonly parent: number;
  readonly user: number;
  readonly system: number;
  /** Of children that have ended. */
  readonly ofEnded: number;
}

async function statFields(path: string): Promise<ProcessStat | undefined> {
  const stat = await readFile(path, 'utf8').catch(() => undefined);
  // After the name of the program, which may contain anything.
  const fields = stat
    ?.slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  if (!fields) return undefined;
  return { parent: fields[1], user: fields[11], system: fields[12], ofEnded: fields[13] + fields[14] };
}

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
