/** LibreOffice dies, hangs and swells without harm to the next document. */
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createWasmEngine, type WasmEngineLimits } from '../../../shared/conversion/office/wasm/createWasmEngine.ts';
import type { OfficeEngine } from '../../../shared/conversion/office/officeEngine.ts';
import { UnconvertibleSource } from '../../../shared/conversion/unconvertibleSource.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const PROCESS = resolve(import.meta.dirname, '../../support/pretendedOffice.mjs');

/** Milliseconds that an answer is waited for where none comes: time enough for one that does, on a machine that others keep busy. */
const SILENCE_MS = 8_000;

interface Office {
  readonly engine: OfficeEngine;
  /** Why processes were given up. */
  readonly losses: readonly string[];
  /** @param document what the process does at each attempt */
  readonly convert: (document: string, timeMs?: number) => Promise<string>;
  /** Of the processes that were started so far. */
  readonly pids: () => Promise<number[]>;
  readonly close: () => Promise<void>;
}

/** @param files what its processes find in their folder */
async function openOffice(
  limits: Partial<WasmEngineLimits> = {},
  files: Readonly<Record<string, string>> = {},
): Promise<Office> {
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder.path, name), content);
  const losses: string[] = [];
  const engine = createWasmEngine({
    limits,
    forkProcess: () => fork(PROCESS, [folder.path], { serialization: 'advanced', execArgv: [], stdio: 'ignore' }),
    onLost: ({ why }) => losses.push(why),
  });
  return {
    engine,
    losses,
    async convert(document, timeMs = 120_000) {
      const inputPath = join(folder.path, 'source');
      const outputPath = join(folder.path, 'result');
      await writeFile(inputPath, document);
      try {
        await engine.convert({ inputPath, outputPath, format: 'docx', target: 'pdf', deadline: Date.now() + timeMs });
        return await readFile(outputPath, 'utf8');
      } catch (error) {
        if (error instanceof UnconvertibleSource) return error.reason;
        throw error;
      }
    },
    async pids() {
      const path = join(folder.path, 'starts');
      const starts = existsSync(path) ? await readFile(path, 'utf8') : '';
      // The file is there a moment before its first line is.
      return Array.from(starts.matchAll(/\d+(?=\n)/g), ([pid]) => Number(pid));
    },
    async close() {
      await engine.close();
      await folder.remove();
    },
  };
}

/** What is waited for most, for seconds in which nothing works: begun together before the first test. */
const silent = {
  hanging: openOffice({ convertMs: SILENCE_MS }),
  late: openOffice({ convertMs: 60_000 }),
  stalling: openOffice({ startMs: SILENCE_MS }, { stalls: '1' }),
};
const begun = {
  hanging: silent.hanging.then(({ convert }) => convert('hang convert')),
  late: silent.late.then(({ convert }) => convert('hang convert', 20_000)),
  stalling: silent.stalling.then(({ convert }) => convert('convert')),
};
afterAll(async () => {
  for (const opened of Object.values(silent)) await (await opened).close();
});

let office: Office | undefined;
afterEach(async () => {
  await office?.close();
  office = undefined;
});

const open = async (...how: Parameters<typeof openOffice>): Promise<Office> => (office = await openOffice(...how));

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
    const { convert, pids } = await open();
    expect(await convert('convert')).toBe('%PDF');
    expect(await convert('convert')).toBe('%PDF');
    expect(await pids()).toHaveLength(1);
  });

  it('is replaced when it hangs, and the document tried once more', async () => {
    expect(await begun.hanging).toBe('%PDF');
    const { losses, pids } = await silent.hanging;
    expect(losses).toEqual(['silent']);
    await untilGone((await pids())[0]);
  });

  it('is replaced when it dies, and the document tried once more', async () => {
    const { convert, losses, pids } = await open();
    expect(await convert('die convert')).toBe('%PDF');
    expect(losses).toEqual(['ended']);
    await untilGone((await pids())[0]);
  });

  it('is given up for a document that it dies over twice, and serves the next one', async () => {
    const { convert } = await open();
    expect(await convert('die die convert')).toBe('corrupt');
    expect(await convert('convert')).toBe('%PDF');
  });

  it('is given up for a document that it never ends with', async () => {
    const { convert, pids } = await open({ convertMs: 500 });
    expect(await convert('hang')).toBe('timeout');
    for (const pid of await pids()) await untilGone(pid);
  });

  it('is given up at once for a document that keeps the processor busy: another attempt would, too', async () => {
    const { convert, losses, pids } = await open({ workMs: 500 });
    expect(await convert('toil convert')).toBe('timeout');
    expect(losses).toEqual(['busy']);
    for (const pid of await pids()) await untilGone(pid);
    expect(await convert('convert')).toBe('%PDF');
  });

  it('keeps time for a second attempt within the deadline', async () => {
    expect(await begun.late).toBe('%PDF');
  });

  it('is not asked again about a document that it gives back', async () => {
    const { convert, losses } = await open();
    expect(await convert('refuse convert')).toBe('corrupt');
    expect(losses).toEqual([]);
  });

  it('is started anew when its start stalls', async () => {
    expect(await begun.stalling).toBe('%PDF');
    expect((await silent.stalling).losses).toEqual(['silent']);
  });

  it('is a failure of ours when it does not start at all', async () => {
    const { convert } = await open({ startMs: 200 }, { stalls: '99' });
    await expect(convert('convert')).rejects.toThrow('does not start');
  });

  it('is given up by its work, not by the clock, when its start works without end', async () => {
    const { convert, losses } = await open({ startMs: 3_600_000, startWorkMs: 300 }, { toils: '' });
    await expect(convert('convert')).rejects.toThrow('does not start');
    expect(losses).toEqual(['busy', 'busy']);
  });

  it('is replaced after its number of documents', async () => {
    const { convert, pids } = await open({ conversionsPerProcess: 2 });
    for (let count = 0; count < 5; count += 1) expect(await convert('convert')).toBe('%PDF');
    expect(await pids()).toHaveLength(3);
    await untilGone((await pids())[0]);
  });

  it('is replaced when a document has left it large, before the next one comes', async () => {
    const { convert, pids } = await open();
    expect(await convert('grow')).toBe('%PDF');
    const [first] = await pids();
    await untilGone(first);
    while ((await pids()).length < 2) await new Promise((done) => setTimeout(done, 10));
    expect(await convert('convert')).toBe('%PDF');
    expect(await pids()).toHaveLength(2);
  });

  it('ends when nobody needs it', async () => {
    const { convert, pids } = await open({ idleMs: 50 });
    expect(await convert('convert')).toBe('%PDF');
    await untilGone((await pids())[0]);
    expect(await convert('convert')).toBe('%PDF');
  });

  it('ends with the engine, also when it was only just woken', async () => {
    const { engine, convert, pids } = await open();
    engine.wake();
    while ((await pids()).length === 0) await new Promise((done) => setTimeout(done, 10));
    await engine.close();
    await untilGone((await pids())[0]);
    await expect(convert('convert')).rejects.toThrow('closed');
  });
});
