/** Objects on a disk that is nearly full. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from '../../../shared/storage/fileStore.ts';
import { createDiskFileStore } from '../../../shared/storage/local/diskFileStore.ts';
import { isTemporaryFailure } from '../../../shared/storage/temporaryFailure.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';

const MEBIBYTE = 1024 * 1024;

describe('on a disk that is nearly full', () => {
  let folder: TemporaryFolder;
  let files: FileStore;
  let free: number;
  beforeEach(async () => {
    folder = await temporaryFolder();
    free = 1000 * MEBIBYTE;
    files = await createDiskFileStore({
      folder: join(folder.path, 'files'),
      workFolder: join(folder.path, 'unfinished'),
      signLink: () => Promise.reject(new Error('not asked for')),
      freeBytes: () => Promise.resolve(free),
    });
    await files.put('a/kept', Buffer.from('kept'), 'text/plain');
    free = 10 * MEBIBYTE;
  });
  afterEach(() => folder.remove());

  it('new objects are refused for the moment, the stream that brings one is ended, and nothing is left of it', async () => {
    const body = Readable.from([Buffer.from('new')]);
    for (const content of [body, Buffer.from('new')]) {
      const failure: unknown = await files.put('a/new', content, 'text/plain').catch((error: unknown) => error);
      expect(isTemporaryFailure(failure)).toBe(true);
    }
    expect(body.destroyed).toBe(true);
    expect(await files.get('a/new')).toBeUndefined();
    expect(await readdir(join(folder.path, 'unfinished'))).toEqual([]);
  });

  it('what is there can be read and deleted, and room that was made is used at once', async () => {
    expect(Buffer.from((await files.get('a/kept'))!).toString()).toBe('kept');
    expect(await files.deletePrefix('a/')).toBe(1);
    free = 1000 * MEBIBYTE;
    await files.put('a/new', Buffer.from('new'), 'text/plain');
    expect(await files.get('a/new')).toBeDefined();
  });
});
