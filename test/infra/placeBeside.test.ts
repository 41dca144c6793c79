/** What lies beside a bundle is there with all that is in it, and nothing of it was written a second time. */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeBeside } from '../../infra/bundling/placeBeside.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporaryFolder.ts';

describe('files beside a bundle', () => {
  let folder: TemporaryFolder;
  const at = (name: string): string => join(folder.path, name);

  beforeEach(async () => {
    folder = await temporaryFolder();
    await mkdir(at('fonts/inner'), { recursive: true });
    await writeFile(at('fonts/one'), 'one');
    await writeFile(at('fonts/inner/two'), 'two', { mode: 0o755 });
  });
  afterEach(() => folder.remove());

  it('are the very files where one disk has both, folders with all that is in them', async () => {
    await placeBeside(at('fonts'), at('packed/fonts'));
    await placeBeside(at('fonts/one'), at('packed/deep/alone'));
    expect(await readFile(at('packed/fonts/inner/two'), 'utf8')).toBe('two');
    for (const [from, to] of [
      ['fonts/one', 'packed/fonts/one'],
      ['fonts/inner/two', 'packed/fonts/inner/two'],
      ['fonts/one', 'packed/deep/alone'],
    ])
      expect((await stat(at(to))).ino).toBe((await stat(at(from))).ino);
  });

  it('never take the place of another file, into which they would be written', async () => {
    await writeFile(at('taken'), 'before');
    await expect(placeBeside(at('fonts/one'), at('taken'))).rejects.toThrow('EEXIST');
    expect(await readFile(at('taken'), 'utf8')).toBe('before');
  });

  it('have to be there', async () => {
    await expect(placeBeside(at('lost'), at('packed'))).rejects.toThrow('ENOENT');
  });
});
