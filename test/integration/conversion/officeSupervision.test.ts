/** LibreOffice dies, hangs and swells without harm to the next document. */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createWasmEngine, type WasmEngineLimits } from '../../../shared/conversion/office/wasm/createWasmEngine.ts';
import type { OfficeEngine } from '../../../shared/conversion/office/officeEngine.ts';
import { UnconvertibleSource } from '../../../shared/conversion/unconvertibleSource.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';

const PROCESS = resolve(import.meta.dirname, '../../support/pretendedOffice.mjs');

let folder: TemporaryFolder;
let engine: OfficeEngine | undefined;
let losses: string[];
beforeEach(async () => {
  folder = await temporaryFolder();
  losses = [];
});
afterEach(async () => {
  await engine?.close();
  await folder.remove();
});

function startEngine(limits: Partial<WasmEngineLimits> = {}): OfficeEngine {
  engine = createWasmEngine({
    limits,
    forkProcess: () => fork(PROCESS, [folder.path], { serialization: 'advanced', execArgv: [], stdio: 'ignore' }),
    onLost: ({ why }) => losses.push(why),
  });
  return engine;
}

/** Milliseconds that an answer is waited for where none comes: time enough for one that does, on a machine that others keep busy. */
const SILENCE_MS = 8_000;

/** @param document what the process does at each attempt */
async function convert(document: string, timeMs = 120_000): Promise<string> {
  const inputPath = join(folder.path, 'source');
  const outputPath = join(folder.path, 'result');
  await writeFile(inputPath, document);
  try {
    await engine!.convert({ inputPath, outputPath, format: 'docx', target: 'pdf', deadline: Date.now() + timeMs });
    return await readFile(outputPath, 'utf8');
  } catch (error) {
    if (error instanceof UnconvertibleSource) return error.reason;
    throw error;
  }
}

/** Of the processes that were started so far: the file is there a moment before its first line is. */
async function pids(): Promise<number[]> {
  const path = join(folder.path, 'starts');
  const starts = existsSync(path) ? await readFile(path, 'utf8') : '';
  return Array.from(starts.matchAll(/\d+(?=\n)/g), ([pid]) => Number(pid));
}

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((done) => setTimeout(done, 10));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the process with LibreOffice', () => {
  it('serves one document after the other', async () => {
    startEngine();
    expect(await convert('convert')).toBe('%PDF');
    expect(await convert('convert')).toBe('%PDF');
    expect(await pids()).toHaveLength(1);
  });

  it.each([
    ['hangs', 'hang convert', 'silent'],
    ['dies', 'die convert', 'ended'],
  ])('is replaced when it %s, and the document tried once more', async (_, document, why) => {
    startEngine({ convertMs: SILENCE_MS });
    expect(await convert(document)).toBe('%PDF');
    expect(losses).toEqual([why]);
    const [first] = await pids();
    await untilGone(first);
  });

  it('is given up for a document that it dies over twice, and serves the next one', async () => {
    startEngine();
    expect(await convert('die die convert')).toBe('corrupt');
    expect(await convert('convert')).toBe('%PDF');
  });

  it('is given up for a document that it never ends with', async () => {
    startEngine({ convertMs: 500 });
    expect(await convert('hang')).toBe('timeout');
    for (const pid of await pids()) await untilGone(pid);
  });

  it('is given up at once for a document that keeps the processor busy: another attempt would, too', async () => {
    startEngine({ workMs: 500 });
    expect(await convert('toil convert')).toBe('timeout');
    expect(losses).toEqual(['busy']);
    for (const pid of await pids()) await untilGone(pid);
    expect(await convert('convert')).toBe('%PDF');
  });

  it('keeps time for a second attempt within the deadline', async () => {
    startEngine({ convertMs: 60_000 });
    expect(await convert('hang convert', 20_000)).toBe('%PDF');
  });

  it('is not asked again about a document that it gives back', async () => {
    startEngine();
    expect(await convert('refuse convert')).toBe('corrupt');
    expect(losses).toEqual([]);
  });

  it('is started anew when its start stalls', async () => {
    await writeFile(join(folder.path, 'stalls'), '1');
    startEngine({ startMs: SILENCE_MS });
    expect(await convert('convert')).toBe('%PDF');
    expect(losses).toEqual(['silent']);
  });

  it('is a failure of ours when it does not start at all', async () => {
    await writeFile(join(folder.path, 'stalls'), '99');
    startEngine({ startMs: 200 });
    await expect(convert('convert')).rejects.toThrow('does not start');
  });

  it('is given up by its work, not by the clock, when its start works without end', async () => {
    await writeFile(join(folder.path, 'toils'), '');
    startEngine({ startMs: 3_600_000, startWorkMs: 300 });
    await expect(convert('convert')).rejects.toThrow('does not start');
    expect(losses).toEqual(['busy', 'busy']);
  });

  it('is replaced after its number of documents', async () => {
    startEngine({ conversionsPerProcess: 2 });
    for (let count = 0; count < 5; count += 1) expect(await convert('convert')).toBe('%PDF');
    expect(await pids()).toHaveLength(3);
    await untilGone((await pids())[0]);
  });

  it('is replaced when a document has left it large, before the next one comes', async () => {
    startEngine();
    expect(await convert('grow')).toBe('%PDF');
    const [first] = await pids();
    await untilGone(first);
    while ((await pids()).length < 2) await new Promise((done) => setTimeout(done, 10));
    expect(await convert('convert')).toBe('%PDF');
    expect(await pids()).toHaveLength(2);
  });

  it('ends when nobody needs it', async () => {
    startEngine({ idleMs: 50 });
    expect(await convert('convert')).toBe('%PDF');
    await untilGone((await pids())[0]);
    expect(await convert('convert')).toBe('%PDF');
  });

  it('ends with the engine, also when it was only just woken', async () => {
    startEngine().wake();
    while ((await pids()).length === 0) await new Promise((done) => setTimeout(done, 10));
    await engine!.close();
    await untilGone((await pids())[0]);
    await expect(convert('convert')).rejects.toThrow('closed');
  });
});
