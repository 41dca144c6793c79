/** A part of a file has exactly its bytes. */
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { byteRange } from '../../../infra/local/byteRange.ts';
import { createDiskFileStore, type ObjectPart } from '../../../shared/storage/local/diskFileStore.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

describe('a part of a file', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 9 }],
    ['bytes=3-5', { first: 3, last: 5 }],
    ['bytes=3-500', { first: 3, last: 9 }],
    ['bytes=-4', { first: 6, last: 9 }],
    ['bytes=-40', { first: 0, last: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-3', 'whole'],
    ['bytes=0-1,4-5', 'whole'],
    ['lines=1-2', 'whole'],
    [undefined, 'whole'],
  ])('%s of ten bytes', (header, expected) => {
    expect(byteRange(header, 10)).toEqual(expected);
  });

  it('has exactly its bytes, and nothing else is read', async () => {
    const folder = await temporaryFolder();
    const [objects, workFolder] = [join(folder.path, 'objects'), join(folder.path, 'work')];
    const files = await createDiskFileStore({
      folder: objects,
      workFolder,
      signLink: () => Promise.reject(new Error()),
    });
    await files.put('a/recording', Buffer.from('0123456789'), 'video/mp4');
    const content = await files.openPart('a/recording', (sizeBytes) => byteRange('bytes=2-6', sizeBytes) as ObjectPart);
    const { stream, sizeBytes, contentType } = content!;
    expect((await buffer(stream)).toString()).toBe('23456');
    const { bytesRead } = stream as unknown as { readonly bytesRead: number };
    expect({ bytesRead, sizeBytes, contentType }).toEqual({
      bytesRead: 5,
      sizeBytes: 10,
      contentType: 'video/mp4',
    });
    await folder.remove();
  });
});
