/** A packed program runs only while all that it was made of is as it was: otherwise its sources run. */
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileState, manifestPath, packedPrograms, PROGRAMS_FOLDER } from '../../../infra/install/packedPrograms.js';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';

describe('packed programs', () => {
  const SOURCE = 'program.ts';
  const NOT_THERE = 'lock.json';
  let root: TemporaryFolder;

  beforeEach(async () => {
    root = await temporaryFolder();
    await mkdir(join(root.path, PROGRAMS_FOLDER), { recursive: true });
    await writeFile(join(root.path, SOURCE), 'one');
    await pack();
  });
  afterEach(() => root.remove());

  const pack = (node = process.version): Promise<void> => {
    const madeOf = [SOURCE, NOT_THERE].map((file) => [file, fileState(join(root.path, file))]);
    const manifest = { node, folder: 'p-1', programs: { [SOURCE]: 'program.mjs' }, madeOf };
    return writeFile(manifestPath(root.path), JSON.stringify(manifest));
  };
  const used = (): unknown => packedPrograms(root.path);

  it('are used as long as nothing changed', () => {
    expect(used()).toEqual({ folder: join(root.path, PROGRAMS_FOLDER, 'p-1'), programs: { [SOURCE]: 'program.mjs' } });
  });

  it('are not used after a change that leaves the length', async () => {
    await writeFile(join(root.path, SOURCE), 'two');
    await utimes(join(root.path, SOURCE), new Date(), new Date(Date.now() + 1_000));
    expect(used()).toBeUndefined();
  });

  it('are not used once a source is gone, or one is there that was not', async () => {
    await rm(join(root.path, SOURCE));
    expect(used()).toBeUndefined();
    await writeFile(join(root.path, SOURCE), 'one');
    await pack();
    await writeFile(join(root.path, NOT_THERE), '{}');
    expect(used()).toBeUndefined();
  });

  it('are not used by another Node.js, nor with half a manifest, nor without one', async () => {
    await pack('v20.0.0');
    expect(used()).toBeUndefined();
    await writeFile(manifestPath(root.path), '{"node":');
    expect(used()).toBeUndefined();
    await rm(manifestPath(root.path));
    expect(used()).toBeUndefined();
  });
});
