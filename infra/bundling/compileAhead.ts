/** Has the packed service work once: what it compiles is kept for each later process, down to the judging of a first citation. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { createServiceClient } from '../../shared/client/serviceClient.ts';
import { processEnvironment } from '../../shared/platform/settings.ts';
import { SAVED_EVERY_MS } from '../install/packedScript.js';
import { PROGRAM } from './packPrograms.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const EXAMPLE = join(ROOT, 'infra/local/example.pdf');
/** In the example, and not in it: each is judged in its own way. */
const QUOTED = ['Revenue rose to 318 million euros.', 'Revenue rose to 319 million euros.'];
/** Milliseconds for all of it: ten times of what it takes on an idle machine. */
const LONGEST_MS = 60_000;

/** @throws Error if the service does not start or does not answer in time */
export async function compileAhead(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'citation-verification-'));
  const { PATH } = processEnvironment();
  const service = spawn(process.execPath, [join(ROOT, 'infra/run.js'), PROGRAM], {
    cwd: ROOT,
    // Without the settings of whoever installs: they are for a service of his own.
    env: { ...(PATH !== undefined && { PATH }), DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'SILENT' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(service, 'exit');
  const late = setTimeout(() => service.kill('SIGKILL'), LONGEST_MS);
  try {
    await work(await addressOf(service), (await readFile(join(folder, 'api-key'), 'utf8')).trim());
    // Its threads keep what they compiled now and then, and it when it ends by itself.
    await delay(2 * SAVED_EVERY_MS);
    service.kill('SIGTERM');
    await ended;
  } finally {
    clearTimeout(late);
    service.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The service has no output.');
  for await (const line of createInterface(stdout)) {
    const address = /Base URL +(\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The service ended before it was ready.');
}

async function work(baseUrl: string, key: string): Promise<void> {
  const client = createServiceClient({ baseUrl, key, patienceMs: LONGEST_MS });
  const file = new Blob([await readFile(EXAMPLE)], { type: 'application/pdf' });
  const { attachmentId } = await client.prepareFile(file, 'example.pdf');
  const citations = QUOTED.map((sourceContext, at) => [String(at), { attachmentId, sourceContext }] as const);
  await client.verifyCitations(Object.fromEntries(citations), {});
}
