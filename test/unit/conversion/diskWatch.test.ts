/** A page cannot fill the disk: what its browser writes is counted, in bytes and in files. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFull } from '../../../shared/conversion/browser/diskWatch.ts';

describe('the folder of a browser', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'disk-'));
    await mkdir(join(folder, 'profile', 'IndexedDB'), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is full when all files below it take more than they may together', async () => {
    for (const name of ['one', 'two']) {
      await writeFile(join(folder, 'profile', 'IndexedDB', name), Buffer.alloc(100_000, 1));
    }
    expect(await isFull(folder, 1_000_000)).toBe(false);
    expect(await isFull(folder, 150_000)).toBe(true);
  });

  it('is full when there are more files than may be, however small', async () => {
    for (let i = 0; i < 30; i++) await writeFile(join(folder, 'profile', String(i)), '');
    expect(await isFull(folder, 1_000_000, 100)).toBe(false);
    expect(await isFull(folder, 1_000_000, 20)).toBe(true);
  });

  it('is not full when it is gone', async () => {
    await rm(folder, { recursive: true });
    expect(await isFull(folder)).toBe(false);
  });
});
