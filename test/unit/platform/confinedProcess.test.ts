/** A decoder that a hostile file has taken over has little to gain. */
import { once } from 'node:events';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forkConfined, type Confinement } from '../../../shared/platform/confinedProcess.ts';

/** Tries what a hijacked decoder would try, and reports the results. */
const PROGRAM = `
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { Worker } from 'node:worker_threads';
const outcome = (act) => { try { return act() ?? 'done'; } catch (error) { return error.code ?? String(error); } };
process.on('message', (paths) => {
  process.send({
    environment: Object.keys(process.env).filter((name) => name !== 'NODE_CHANNEL_FD' && name !== 'NODE_CHANNEL_SERIALIZATION_MODE'),
    secret: outcome(() => readFileSync(paths.secret, 'utf8')),
    folder: outcome(() => readdirSync(paths.outside)),
    given: outcome(() => readFileSync(paths.given, 'utf8')),
    written: outcome(() => writeFileSync(paths.writable + '/a', '')),
    writtenOutside: outcome(() => writeFileSync(paths.outside + '/a', '')),
    program: outcome(() => { const { error } = spawnSync('true'); if (error) throw error; }),
    thread: outcome(() => { new Worker('1', { eval: true }); }),
    native: outcome(() => process.dlopen({ exports: {} }, paths.secret)),
  });
});
`;

describe('a process that works on the bytes of strangers', () => {
  let root: string;
  beforeAll(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), 'confined-')));
    for (const folder of ['code', 'outside', 'given', 'writable']) await mkdir(join(root, folder));
    await writeFile(join(root, 'code', 'program.mjs'), PROGRAM);
    await writeFile(join(root, 'outside', 'api-key'), 'the key');
    await writeFile(join(root, 'given', 'file'), 'the file');
    process.env['CONFINED_SECRET'] = 'a credential';
  });
  afterAll(async () => {
    delete process.env['CONFINED_SECRET'];
    await rm(root, { recursive: true, force: true });
  });

  async function tries(confinement: Confinement): Promise<Record<string, unknown>> {
    const child = forkConfined(join(root, 'code', 'program.mjs'), confinement);
    const [outside, given, writable] = ['outside', 'given', 'writable'].map((folder) => join(root, folder));
    child.send({ secret: join(outside, 'api-key'), outside, given: join(given, 'file'), writable });
    const [told] = (await once(child, 'message')) as [Record<string, unknown>];
    child.kill('SIGKILL');
    return told;
  }

  it('finds no environment, no file, no program and no thread', async () => {
    expect(await tries({})).toEqual({
      environment: [],
      secret: 'ERR_ACCESS_DENIED',
      folder: 'ERR_ACCESS_DENIED',
      given: 'ERR_ACCESS_DENIED',
      written: 'ERR_ACCESS_DENIED',
      writtenOutside: 'ERR_ACCESS_DENIED',
      program: 'ERR_ACCESS_DENIED',
      thread: 'ERR_ACCESS_DENIED',
      native: 'ERR_DLOPEN_DISABLED',
    });
  });

  it('is given whole paths only: it stands in another folder', async () => {
    await expect(tries({ reads: ['.data'] })).rejects.toThrow("'.data', which is no whole path");
  });

  it('reads and writes what it was given, and nothing beside it', async () => {
    const confinement = { reads: [join(root, 'given')], writes: [join(root, 'writable')], startsThreads: true };
    expect(await tries(confinement)).toMatchObject({
      secret: 'ERR_ACCESS_DENIED',
      given: 'the file',
      written: 'done',
      writtenOutside: 'ERR_ACCESS_DENIED',
      program: 'ERR_ACCESS_DENIED',
      thread: 'done',
    });
  });
});
