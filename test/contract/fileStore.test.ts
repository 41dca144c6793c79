/** What every file store promises. */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../shared/storage/fileStore.ts';
import type { Opened } from '../support/storageAdapters.ts';
import { describeContract, fileStores, LINK_SECONDS } from '../support/storageAdapters.ts';

const MEBIBYTE = 1024 * 1024;

async function keysUnder(files: FileStore, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(prefix)) keys.push(key);
  return keys;
}

/** A body that breaks off after its first bytes, as an upload does when the client hangs up. */
const brokenOff = (bytes: number) =>
  Readable.from(
    (function* () {
      yield randomBytes(bytes);
      throw new Error('the client hung up');
    })(),
  );

describeContract('file store', fileStores, (adapter) => {
  let opened: Opened<FileStore>;
  let files: FileStore;

  beforeAll(async () => {
    opened = await adapter.open();
    files = opened.adapter;
  });
  afterAll(() => opened.close());

  const put = (key: string, text: string, contentType = 'text/plain') => files.put(key, Buffer.from(text), contentType);
  const textOf = async (key: string) => {
    const bytes = await files.get(key);
    return bytes && Buffer.from(bytes).toString();
  };

  const describe = async (key: string) => {
    const { stream, sizeBytes, contentType } = (await files.open(key))!;
    stream.destroy();
    return { sizeBytes, contentType };
  };

  it('copies an object with its type, and neither of the two touches the other afterwards', async () => {
    await put('copies/from a', 'first', 'text/markdown');
    await put('copies/to', 'overwritten');
    expect(await files.copy('copies/from a', 'copies/to')).toBe(true);
    expect(await describe('copies/to')).toEqual({ sizeBytes: 5, contentType: 'text/markdown' });
    await files.delete('copies/from a');
    expect(await textOf('copies/to')).toBe('first');
    expect(await files.copy('copies/from a', 'copies/else')).toBe(false);
    expect(await keysUnder(files, 'copies/')).toEqual(['copies/to']);
  });

  it('returns the bytes, the size and the content type that were put', async () => {
    const bytes = randomBytes(10_000);
    await files.put('round/trip', bytes, 'application/pdf');

    expect(Buffer.from((await files.get('round/trip'))!).equals(bytes)).toBe(true);
    const content = (await files.open('round/trip'))!;
    expect(content).toMatchObject({ sizeBytes: 10_000, contentType: 'application/pdf' });
    expect((await buffer(content.stream)).equals(bytes)).toBe(true);
  });

  it('keeps an empty object', async () => {
    await put('empty', '');
    expect(await textOf('empty')).toBe('');
    expect(await describe('empty')).toEqual({ sizeBytes: 0, contentType: 'text/plain' });
  });

  it('stores a stream of several parts byte for byte', async () => {
    const bytes = randomBytes(20 * MEBIBYTE + 1);
    const chunks = Array.from({ length: 21 }, (_, i) => bytes.subarray(i * MEBIBYTE, (i + 1) * MEBIBYTE));
    await files.put('large', Readable.from(chunks), 'application/pdf');
    expect(Buffer.from((await files.get('large'))!).equals(bytes)).toBe(true);
  });

  it('replaces an object together with its content type', async () => {
    await put('replaced', 'first and longer', 'text/plain');
    await put('replaced', 'second', 'text/html');
    expect(await textOf('replaced')).toBe('second');
    expect(await describe('replaced')).toEqual({ sizeBytes: 6, contentType: 'text/html' });
    expect(await keysUnder(files, 'replaced')).toEqual(['replaced']);
  });

  it.each([100, 12 * MEBIBYTE])('leaves nothing behind when the body fails after %i bytes', async (bytes) => {
    await expect(files.put('broken/new', brokenOff(bytes), 'text/plain')).rejects.toThrow('the client hung up');
    expect(await files.get('broken/new')).toBeUndefined();
    expect(await keysUnder(files, 'broken/')).toEqual([]);
  });

  it('keeps the earlier object when the body of its replacement fails', async () => {
    await put('kept', 'as it was');
    await expect(files.put('kept', brokenOff(100), 'text/plain')).rejects.toThrow('the client hung up');
    expect(await textOf('kept')).toBe('as it was');
  });

  it('answers undefined for an object that is not there', async () => {
    await put('here/object', 'x');
    for (const key of ['nowhere', 'here', 'here/object/below', 'here/objec']) {
      expect(await files.get(key)).toBeUndefined();
      expect(await files.open(key)).toBeUndefined();
    }
  });

  it('lists every object below a prefix in the order of the bytes of its key', async () => {
    const keys = ['order/a', 'order/a-b', 'order/a/b', 'order/a/c/d', 'order/a0', 'order/B', 'order/é', 'order/z'];
    await Promise.all(keys.map((key) => put(key, key)));
    const sorted = keys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(await keysUnder(files, 'order/')).toEqual(sorted);
  });

  it('lists by a prefix that ends within a name, with sizes and times', async () => {
    await put('part/pages-1', '12345');
    await put('part/pages/2', '1');
    await put('part/other', '1');
    expect(await keysUnder(files, 'part/pages')).toEqual(['part/pages-1', 'part/pages/2']);
    for await (const file of files.list('part/pages-')) {
      expect(file.sizeBytes).toBe(5);
      expect(file.modifiedAt.getTime()).toBeGreaterThan(0);
    }
    expect(await keysUnder(files, 'part/none')).toEqual([]);
    expect(await keysUnder(files, 'nothing/here/')).toEqual([]);
  });

  it('keeps apart keys that differ in capitals or in unusual characters only, and gives them back unchanged', async () => {
    const keys = [
      'odd/a',
      'odd/A',
      'odd/a b',
      'odd/a%20b',
      'odd/a~',
      'odd/日本',
      'odd/a:b',
      'odd/a+b',
      'odd/a.b',
      'odd/.a',
    ];
    await Promise.all(keys.map((key) => put(key, key)));
    expect(new Set(await keysUnder(files, 'odd/'))).toEqual(new Set(keys));
    for (const key of keys) expect(await textOf(key)).toBe(key);
  });

  it('deletes one object, and does not mind when there is none', async () => {
    await put('single/one', 'x');
    await put('single/two', 'x');
    await files.delete('single/one');
    await files.delete('single/one');
    expect(await keysUnder(files, 'single/')).toEqual(['single/two']);
  });

  it('deletes everything below a prefix, counts it, and touches no neighbour', async () => {
    await Promise.all(['p/1/a', 'p/1/b/c', 'p/1/b/d', 'p/10/a', 'p/1'].map((key) => put(key, 'x')));
    expect(await files.deletePrefix('p/1/')).toBe(3);
    expect(await files.deletePrefix('p/1/')).toBe(0);
    expect(await keysUnder(files, 'p/')).toEqual(['p/1', 'p/10/a']);
  });

  it('deletes more objects than one request of S3 takes', async () => {
    for (let start = 0; start < 1005; start += 67) {
      await Promise.all(Array.from({ length: 67 }, (_, i) => put(`many/${start + i}`, 'x')));
    }
    expect(await files.deletePrefix('many/')).toBe(1005);
    expect(await keysUnder(files, 'many/')).toEqual([]);
  });

  it('refuses to delete by a prefix that could catch neighbours', async () => {
    await expect(files.deletePrefix('p/1')).rejects.toThrow('ends in "/"');
  });

  it('keeps one whole body when two are put under one key at the same time', async () => {
    const bodies = ['a', 'b'].map((letter) => letter.repeat(300_000));
    await Promise.all(bodies.map((body) => put('contested', body)));
    expect(bodies).toContain(await textOf('contested'));
  });

  it('lets puts and deletions of their prefix cross without an error', async () => {
    for (let round = 0; round < 5; round++) {
      const done = new AbortController();
      const deleting = (async () => {
        while (!done.signal.aborted) await files.deletePrefix('cross/');
      })();
      const puts = await Promise.allSettled(Array.from({ length: 30 }, (_, i) => put(`cross/a/b/${i % 2}/${i}`, 'x')));
      done.abort();
      await deleting;
      expect(puts.filter(({ status }) => status === 'rejected')).toEqual([]);
    }
    await files.deletePrefix('cross/');
    expect(await keysUnder(files, 'cross/')).toEqual([]);
  });

  it('signs links that say until when they work', async () => {
    const before = Date.now();
    const link = await files.signLink('some/key with ü');
    expect(link.url).toMatch(/^http/);
    const lifetimeMs = Date.parse(link.expiresAt) - before;
    // Whole seconds: the link may end a second early.
    expect(lifetimeMs).toBeGreaterThan((LINK_SECONDS - 2) * 1000);
  });

  if (adapter.inAws) {
    it('signs links that read the object under the name given, and end with the object', async () => {
      await put('linked/日本 x', 'content', 'application/pdf');
      const { url } = await files.signLink('linked/日本 x', { downloadFilename: 'Ölpreis\r\n"2"/3.pdf' });
      // Read from the link: emulations do not put it into the answer.
      expect(new URL(url).searchParams.get('response-content-disposition')).toMatch(
        /^attachment; filename="\?lpreis__\\"2\\"_3\.pdf"; filename\*=UTF-8''%C3%96lpreis/,
      );
      const response = await fetch(url);
      expect(await response.text()).toBe('content');
      expect(response.headers.get('content-type')).toBe('application/pdf');

      await files.delete('linked/日本 x');
      expect([403, 404]).toContain((await fetch(url)).status);
    });
  }
});
