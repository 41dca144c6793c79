/** Programs that take long give way to the threads that answer. Only Linux tells what a thread's priority is. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forkConfined, type Confinement } from '../../../shared/platform/confinedProcess.ts';
import { lowerSession, NICENESS } from '../../../shared/platform/lowPriority.ts';

const onLinux = process.platform === 'linux' ? describe : describe.skip;
const NO_SUCH_PROCESS = 4_194_305;

/** Of each of its threads; proc(5): the nineteenth field. */
async function nicenesses(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  return Promise.all(
    threads.map(async (thread) => {
      const line = await readFile(`/proc/${pid}/task/${thread}/stat`, 'utf8');
      return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16]);
    }),
  );
}

onLinux('a confined process', () => {
  let root: string;
  beforeAll(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), 'priority-')));
    await writeFile(join(root, 'program.mjs'), `process.on('message', () => process.send('ready'));`);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  async function nicenessesOf(confinement: Confinement): Promise<number[]> {
    const child = forkConfined(join(root, 'program.mjs'), confinement);
    child.send('a question');
    await once(child, 'message');
    const found = await nicenesses(child.pid ?? 0);
    child.kill('SIGKILL');
    await once(child, 'close');
    return found;
  }

  it('gives way with all its threads', async () => {
    expect(new Set(await nicenessesOf({}))).toEqual(new Set([NICENESS]));
  });

  it('keeps its priority if it does part of an answer', async () => {
    expect(new Set(await nicenessesOf({ isQuick: true }))).toEqual(new Set(await nicenesses(process.pid)));
  });
});

onLinux('a program with a session of its own', () => {
  let leader: ChildProcess;
  let member: number;
  const PROGRAM = `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1e6)'], { stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.pipe(process.stdout);
  `;
  beforeAll(async () => {
    leader = spawn(process.execPath, ['-e', PROGRAM], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = (await once(leader.stdout ?? leader, 'data')) as [Buffer];
    member = Number(line.toString());
    await lowerSession(leader.pid ?? 0);
  });
  afterAll(async () => {
    process.kill(-(leader.pid ?? 0), 'SIGKILL');
    await once(leader, 'close');
  });

  it('gives way with everything that it has started, thread by thread', async () => {
    expect(new Set(await nicenesses(leader.pid ?? 0))).toEqual(new Set([NICENESS]));
    expect(new Set(await nicenesses(member))).toEqual(new Set([NICENESS]));
  });

  it('gives way as a session, where the system shares processors out among sessions', async () => {
    const group = await readFile(`/proc/${leader.pid ?? 0}/autogroup`, 'utf8').catch(() => undefined);
    if (group === undefined) return;
    expect(group.trim().split(' ').slice(1)).toEqual(['nice', String(NICENESS)]);
  });

  it('may be gone', async () => {
    await expect(lowerSession(NO_SUCH_PROCESS)).resolves.toBeUndefined();
  });
});
