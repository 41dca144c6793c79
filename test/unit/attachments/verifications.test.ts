/** Verifications come back as they were stored, the latest of each key. */
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { zstdCompressSync } from 'node:zlib';
import { latestVerifications } from '../../../shared/attachments/latestVerifications.ts';
import { LEAST_MERGED, mergeVerifications } from '../../../shared/attachments/mergeVerifications.ts';
import { storeVerifications, type StoredEntry } from '../../../shared/attachments/storedVerifications.ts';
import type { Verification } from '../../../shared/contract/verification.ts';
import type { FileStore } from '../../../shared/storage/fileStore.ts';
import { verificationsKey, verificationsPrefix } from '../../../shared/storage/keys.ts';
import { createDiskFileStore } from '../../../shared/storage/local/diskFileStore.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';

const SOURCE = { accountId: 'account', storageId: 'storage' };
const DAY_MS = 86_400_000;
/** After and before everything stored here, however long it takes. */
const [LATER, EARLIER] = [DAY_MS, -DAY_MS].map((ms) => new Date(Date.now() + ms));
const present = () => Promise.resolve(true);

/** Told apart by its search term. */
const verification = (term: string, rest: Partial<Verification> = {}): Verification => ({
  status: 'not_found',
  searchState: { status: 'not_found', occurrences: 0, confidence: 1 },
  lowerCaseSearchTerm: term,
  sourceSnippet: '',
  matchSnippet: '',
  citation: {},
  matcherVersion: 'test',
  verifiedAt: '2030-01-01T00:00:00.000Z',
  ...rest,
});

const requestKey = (number: number): string => `request${String(number).padStart(5, '0')}`;

describe('verifications of an attachment', () => {
  let folder: TemporaryFolder;
  let files: FileStore;
  beforeEach(async () => {
    folder = await temporaryFolder();
    files = await createDiskFileStore({
      folder: join(folder.path, 'files'),
      workFolder: join(folder.path, 'work'),
      signLink: () => Promise.reject(new Error('no links here')),
    });
  });
  afterEach(() => folder.remove());

  const store = (number: number, entries: readonly StoredEntry[]) =>
    storeVerifications(files, SOURCE, requestKey(number), entries);

  async function latest(from: FileStore = files): Promise<Record<string, string>> {
    const terms = new Map<string, string>();
    for await (const [key, { lowerCaseSearchTerm }] of latestVerifications(from, SOURCE)) {
      expect(terms.has(key)).toBe(false);
      terms.set(key, lowerCaseSearchTerm);
    }
    return Object.fromEntries([...terms].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  async function objectKeys(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of files.list(verificationsPrefix('account', 'storage'))) keys.push(key);
    return keys;
  }

  /** A separate key for each request, and one that all share. */
  async function storeMany(from: number, to: number): Promise<void> {
    for (let i = from; i < to; i++) {
      await store(i, [
        [`own ${String(i).padStart(5, '0')}`, verification(`own ${i}`)],
        ['shared', verification(`shared ${i}`)],
      ]);
    }
  }

  async function expectAll(count: number): Promise<void> {
    const found = await latest();
    expect(Object.keys(found)).toHaveLength(count + 1);
    expect(found.shared).toBe(`shared ${count - 1}`);
  }

  it('come back as they were stored, whatever their keys and texts', async () => {
    await store(1, [
      ['line\nend', verification('line\nend \u2028 ü 😀')],
      ['a'.repeat(256), verification('x'.repeat(3_000_000))],
      ['', verification('empty')],
    ]);
    expect(await latest()).toEqual({
      '': 'empty',
      ['a'.repeat(256)]: 'x'.repeat(3_000_000),
      'line\nend': 'line\nend \u2028 ü 😀',
    });
  });

  it('are the latest of each key', async () => {
    await store(2, [['a', verification('second')]]);
    await store(1, [
      ['a', verification('first')],
      ['b', verification('first')],
    ]);
    expect(await latest()).toEqual({ a: 'second', b: 'first' });
  });

  it('are read from objects that hold all entries on one line, as they were written before', async () => {
    const entries = [
      ['a', verification('one')],
      ['b', verification('two')],
    ];
    const key = verificationsKey('account', 'storage', requestKey(1));
    await files.put(key, zstdCompressSync(JSON.stringify(entries)), 'application/zstd');
    await files.put(verificationsKey('account', 'storage', requestKey(2)), zstdCompressSync('[]'), 'application/zstd');
    expect(await latest()).toEqual({ a: 'one', b: 'two' });
  });

  it('are stored although one string could not hold them', async () => {
    const src = `data:image/png;base64,${'A'.repeat(1_000_000)}`;
    const entry = verification('large', { evidence: { src, dimensions: { width: 1, height: 1 } } });
    // Six hundred of them are 600 million characters, where a string ends at 537 million.
    await store(
      1,
      Array.from({ length: 600 }, (_, i): StoredEntry => [String(i), entry]),
    );
    for await (const [, { evidence }] of latestVerifications(files, SOURCE)) {
      expect(evidence!.src.length).toBe(src.length);
      break;
    }
  });

  it('are stored whole or not at all, and what storage says is thrown', async () => {
    const full: FileStore = {
      ...files,
      put: (_key, body) => {
        (body as Readable).once('data', () => undefined);
        return Promise.reject(new Error('the disk is full'));
      },
    };
    const many = Array.from({ length: 1000 }, (_, i): StoredEntry => [String(i), verification('x'.repeat(10_000))]);
    await expect(storeVerifications(full, SOURCE, requestKey(1), many)).rejects.toThrow('the disk is full');
    const broken = (function* (): Generator<StoredEntry> {
      yield ['a', verification('a')];
      throw new Error('no more');
    })();
    await expect(storeVerifications(files, SOURCE, requestKey(1), broken)).rejects.toThrow('no more');
    expect(await objectKeys()).toEqual([]);
  });

  it('are merged into few objects, and none is lost', async () => {
    await storeMany(0, 100);
    await mergeVerifications(files, SOURCE, LATER, present);
    expect((await objectKeys()).length).toBe(1);
    await expectAll(100);
    await storeMany(100, 150);
    await mergeVerifications(files, SOURCE, LATER, present);
    expect((await objectKeys()).length).toBe(1);
    await expectAll(150);
  });

  it('are left alone while they are few, or while older ones may still come', async () => {
    await storeMany(0, LEAST_MERGED - 1);
    await mergeVerifications(files, SOURCE, LATER, present);
    expect((await objectKeys()).length).toBe(LEAST_MERGED - 1);
    await storeMany(LEAST_MERGED - 1, 2 * LEAST_MERGED);
    await mergeVerifications(files, SOURCE, EARLIER, present);
    expect((await objectKeys()).length).toBe(2 * LEAST_MERGED);
  });

  it('survive that many merge, verify and read at the same time', async () => {
    await storeMany(0, 120);
    const merging = Array.from({ length: 4 }, () =>
      mergeVerifications(files, SOURCE, LATER, present).catch(() => undefined),
    );
    const storing = storeMany(120, 140);
    const reading = Array.from({ length: 4 }, async () => {
      const found = await latest();
      for (let i = 0; i < 120; i++) expect(found).toHaveProperty([`own ${String(i).padStart(5, '0')}`]);
    });
    await Promise.all([...merging, storing, ...reading]);
    await expectAll(140);
  });

  it.each(['put', 'get', 'delete', 'list', 'open'] as const)(
    'survive a merging that dies at any of its calls of %s',
    async (dying) => {
      await storeMany(0, 40);
      for (let calls = 0; calls < 45; calls += 7) {
        let left = calls;
        const die = (name: string): void => {
          if (name === dying && left-- <= 0) throw new Error('died');
        };
        const mortal = new Proxy(files, {
          get: (target, name, receiver) => {
            const method = Reflect.get(target, name, receiver) as (...args: unknown[]) => unknown;
            return (...args: unknown[]) => {
              die(String(name));
              return method.apply(target, args);
            };
          },
        });
        await mergeVerifications(mortal, SOURCE, LATER, present).catch(() => undefined);
        await expectAll(40);
      }
    },
  );

  it('are all read by one whose objects are merged after they were listed', async () => {
    await storeMany(0, 40);
    let isListed = false;
    const changing: FileStore = {
      ...files,
      async *list(prefix) {
        yield* files.list(prefix);
        if (isListed) return;
        isListed = true;
        await mergeVerifications(files, SOURCE, LATER, present);
      },
    };
    expect(Object.keys(await latest(changing))).toHaveLength(41);
    expect(await latest(changing)).toEqual(await latest());
  });

  it('leave nothing behind when the attachment is deleted while they are merged', async () => {
    await storeMany(0, 40);
    const deleting: FileStore = {
      ...files,
      put: async (key, body, contentType) => {
        await files.put(key, body, contentType);
        for (const member of await objectKeys()) if (member !== key) await files.delete(member);
      },
    };
    await mergeVerifications(deleting, SOURCE, LATER, () => Promise.resolve(false));
    expect(await objectKeys()).toEqual([]);
  });
});
