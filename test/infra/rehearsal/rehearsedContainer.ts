/** The server for large uploads under its task's rules: from its archive, with the task's memory and share of a processor, and its role's rights. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CPU_UNITS, MEMORY_MIB } from '../../../infra/constructs/largeUploads.ts';
import { archiveUploadServer, packUploadServer } from '../../../infra/uploads/packUploadServer.ts';
import { createControlGroup } from './controlGroup.ts';
import type { InstanceFigures } from './lambdaInstance.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const UNITS_PER_PROCESSOR = 1024;
const SAMPLE_MS = 50;
const run = promisify(execFile);

export interface RehearsedContainer {
  readonly figures: InstanceFigures;
  /** Passes a request on to it as CloudFront does, while it is sent. */
  passOn(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param work where it may create its folders
 * @param environment of the task; its port must be free
 */
export async function startRehearsedContainer(
  work: string,
  environment: Readonly<Record<string, string>>,
): Promise<RehearsedContainer> {
  const code = join(work, 'upload-server');
  const temporary = join(work, 'upload-server-tmp');
  const packed = join(work, 'upload-server-packed');
  const archive = join(work, 'server.tar.gz');
  // For this machine's processor; the deployed one is ARM.
  await packUploadServer(packed, process.arch === 'arm64' ? 'arm64' : 'x64');
  await archiveUploadServer(packed, archive);
  await mkdir(code);
  await mkdir(temporary);
  await chmod(temporary, 0o1777);
  const startedAt = performance.now();
  await run('tar', ['-xzf', archive, '-C', code]);
  const group = await createControlGroup(
    `rehearsal-${String(process.pid)}-uploads`,
    MEMORY_MIB,
    CPU_UNITS / UNITS_PER_PROCESSOR,
  );
  const runtime = join(import.meta.dirname, 'serverRuntime.mjs');
  const enclosure = join(import.meta.dirname, 'enclosure.sh');
  const inside = [enclosure, code, runtime, process.execPath, ROOT, temporary, ...group.joins];
  const child = spawn('unshare', ['--mount', ...inside], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', ...environment },
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    if (/"level":"(?:WARN|ERROR)"/.test(line)) process.stderr.write(`uploads: ${line}\n`);
  });
  // Its first line says that it listens.
  await once(lines, 'line');
  const figures = { initMs: performance.now() - startedAt, invocationMs: [] as number[], peakMiB: 0, temporaryMiB: 0 };
  const sampling = setInterval(() => {
    void group.memoryMiB().then((memory) => {
      figures.peakMiB = Math.max(figures.peakMiB, memory);
    });
  }, SAMPLE_MS);

  return {
    figures,
    async passOn(request, response) {
      const begun = performance.now();
      const { method, headers, url: path } = request;
      const passed = httpRequest({ port: environment.PORT, method, path, headers });
      request.pipe(passed);
      const [answer] = (await once(passed, 'response')) as [IncomingMessage];
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      await once(answer, 'end');
      figures.invocationMs.push(performance.now() - begun);
    },
    async close() {
      clearInterval(sampling);
      const ended = once(child, 'close');
      for (const pid of await group.processes()) process.kill(pid, 'SIGKILL');
      await ended;
      while ((await group.processes()).length > 0) await delay(SAMPLE_MS);
      await group.remove();
      for (const path of [code, temporary, packed, archive]) await rm(path, { recursive: true, force: true });
    },
  };
}
