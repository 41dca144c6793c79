/** A packed script keeps the code of the functions that have run, for the next process that runs it. */
import { execFile } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';

const PACKED_SCRIPT = pathToFileURL(resolve(import.meta.dirname, '../../../infra/install/packedScript.js')).href;
const run = promisify(execFile);

/** A function of some size that nothing calls while the script begins. */
const WORK = `const work = (n) => { ${Array.from({ length: 200 }, (_, i) => `n = (n * ${i + 3}) % 1009;`).join(' ')} return n; };`;
const CALLED = `setTimeout(() => console.log('worked', work(7) < 1009, require('node:path').basename(__filename)));`;
const OF_MAIN = `(function (require, __filename) { ${WORK} ${CALLED} })`;
const OF_THREAD = `(function (require, __filename) { ${WORK} ${CALLED} setInterval(() => undefined, 1e6); })`;

describe('a packed script', () => {
  let folder: TemporaryFolder;
  let file: string;

  beforeEach(async () => {
    folder = await temporaryFolder();
    file = join(folder.path, 'program.cjs');
  });
  afterEach(() => folder.remove());

  /** In a process of its own, as the code depends on the settings of V8. */
  const evaluate = async (program: string): Promise<string> =>
    (await run(process.execPath, ['--input-type=module', '--eval', program])).stdout.trim();
  const started = (): Promise<string> =>
    evaluate(`(await import('${PACKED_SCRIPT}')).runPackedScript(${JSON.stringify(file)});`);
  const compiledFiles = async (): Promise<string[]> =>
    (await readdir(folder.path)).filter((name) => name !== 'program.cjs' && name !== 'thread.mjs');
  /** Bytes of the script's code before it has run, and whether V8 takes what was kept. */
  const kept = async (compiled: string): Promise<{ unused: number; isTaken: boolean }> =>
    JSON.parse(
      await evaluate(
        `import { readFileSync } from 'node:fs'; import { Script } from 'node:vm';
        const source = readFileSync(${JSON.stringify(file)}, 'utf8');
        const unused = new Script(source).createCachedData().length;
        const script = new Script(source, { cachedData: readFileSync(${JSON.stringify(compiled)}) });
        console.log(JSON.stringify({ unused, isTaken: script.cachedDataRejected === false }));`,
      ),
    ) as { unused: number; isTaken: boolean };

  it('says nothing of its own about how it is run, and leaves other warnings alone', async () => {
    await writeFile(file, `(function () { import('node:path').then(() => process.emitWarning('Mind the gap.')); })`);
    const program = `(await import('${PACKED_SCRIPT}')).runPackedScript(${JSON.stringify(file)});`;
    const { stderr } = await run(process.execPath, ['--input-type=module', '--eval', program]);
    expect(stderr).toContain('Mind the gap.');
    expect(stderr).not.toContain('ExperimentalWarning');
  });

  it('is read as it was written, whatever letters its patterns name', async () => {
    await writeFile(file, `(function () { console.log(/^(?:…|№|第)+$/u.test('\\u2026\\u2116\\u7b2c'), '…'.length); })`);
    expect(await started()).toBe('true 1');
    // With the code that was kept.
    expect(await started()).toBe('true 1');
  });

  it('keeps what was compiled after it began, and leaves it as it is from then on', async () => {
    await writeFile(file, OF_MAIN);
    expect(await started()).toBe('worked true program.cjs');
    const [name] = await compiledFiles();
    const compiled = join(folder.path, name);
    const before = await stat(compiled);
    const { unused, isTaken } = await kept(compiled);
    expect(isTaken).toBe(true);
    // Each of the 200 statements is some bytes of code.
    expect(before.size).toBeGreaterThan(unused + 1_000);
    expect(await started()).toBe('worked true program.cjs');
    expect((await stat(compiled)).ino).toBe(before.ino);
    expect(await compiledFiles()).toEqual([name]);
  });

  it('keeps the code of a thread that is ended without notice', async () => {
    await writeFile(file, OF_THREAD);
    await writeFile(
      join(folder.path, 'thread.mjs'),
      `import { runPackedScript } from '${PACKED_SCRIPT}'; runPackedScript(${JSON.stringify(file)});`,
    );
    await evaluate(
      `import { Worker } from 'node:worker_threads'; import { setTimeout as delay } from 'node:timers/promises';
      import { readdirSync } from 'node:fs';
      const thread = new Worker(${JSON.stringify(join(folder.path, 'thread.mjs'))}, { execArgv: [] });
      while (readdirSync(${JSON.stringify(folder.path)}).length < 3) await delay(50);
      await thread.terminate();`,
    );
    const [name] = await compiledFiles();
    const { unused, isTaken } = await kept(join(folder.path, name));
    expect(isTaken).toBe(true);
    expect((await readFile(join(folder.path, name))).length).toBeGreaterThan(unused + 1_000);
  });

  it('runs where its code cannot be kept', async () => {
    await writeFile(file, OF_MAIN);
    const program = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
      fs.renameSync = () => { throw new Error('read-only'); }; syncBuiltinESMExports();
      (await import('${PACKED_SCRIPT}')).runPackedScript(${JSON.stringify(file)});`;
    expect(await evaluate(program)).toBe('worked true program.cjs');
  });
});
