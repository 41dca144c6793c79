/** The service as its user starts it, in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

const TICK_MS = 10;

export interface ServiceProcess {
  readonly baseUrl: string;
  /** Of the account `local`. */
  readonly apiKey: string;
  /** Milliseconds from the start of the process to its greeting. */
  readonly startedInMs: number;
  post(path: string, body: unknown): Promise<unknown>;
  upload(bytes: Uint8Array, attachmentId: string): Promise<unknown>;
  delete(attachmentId: string): Promise<unknown>;
  /** The most that the process ever had in memory, bytes; `undefined` where the system does not tell. */
  peakMemory(): Promise<number | undefined>;
  /** Present memory, bytes; `undefined` where the system does not tell. */
  memory(): Promise<number | undefined>;
  /** Milliseconds of processor time of the thread that everybody shares; `undefined` where the system does not tell. */
  mainThreadMs(): Promise<number | undefined>;
  stop(): Promise<void>;
  /** As a power failure would: nothing is finished. */
  kill(): Promise<void>;
}

/**
 * @param dataDir kept after `stop`, so that a second process can take over
 * @param settings variables over those of the environment
 */
export async function startServiceProcess(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, ['infra/local/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'SILENT', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  let baseUrl: string | undefined;
  for await (const chunk of child.stdout) {
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
  const mainThreadMs = async (): Promise<number | undefined> => {
    const pid = child.pid ?? 0;
    const stat = await readFile(`/proc/${pid}/task/${pid}/stat`, 'utf8').catch(() => undefined);
    // After the name of the program, which may hold anything: the twelfth and thirteenth field, in ticks of 10 ms.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields && TICK_MS * (Number(fields[11]) + Number(fields[12]));
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
    mainThreadMs,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
