/** A data directory through the lives and deaths of the processes that use it. */
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { systemClock } from '../../../shared/platform/clock.ts';
import { createLocalStorage } from '../../../shared/storage/local/createLocalStorage.ts';
import { joinLocalFiles } from '../../../shared/storage/local/joinLocalFiles.ts';
import { joinLocalDatabase, ownLocalDatabase } from '../../../shared/storage/local/localDatabase.ts';
import { firstLine, startProgram } from '../../support/childProcess.ts';
import type { TemporaryFolder } from '../../support/temporaryFolder.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const WAITING_JOBS = 5;
const SHORT_PATIENCE_MS = 300;

describe('a data directory', () => {
  let folder: TemporaryFolder;
  let dataDir: string;
  const holders: ReturnType<typeof startProgram>[] = [];

  beforeEach(async () => {
    folder = await temporaryFolder();
    dataDir = join(folder.path, 'data');
  });
  afterEach(async () => {
    for (const holder of holders.splice(0)) holder.kill('SIGKILL');
    await folder.remove();
  });

  const openStorage = () =>
    createLocalStorage({
      dataDir,
      signedLinkSeconds: 3600,
      clock: systemClock,
      publicBaseUrl: () => 'http://localhost:8080',
    });
  const startHolder = async () => {
    const holder = startProgram('test/support/storageHolder.ts', [dataDir, String(WAITING_JOBS)]);
    holders.push(holder);
    expect(await firstLine(holder.stdout)).toBe('holding');
    return {
      pid: holder.pid,
      kill: async () => {
        holder.kill('SIGKILL');
        await once(holder, 'close');
      },
    };
  };

  it('keeps accounts, objects, links and messages for the next process', async () => {
    const first = await openStorage();
    const account = { accountId: 'acme', status: 'active', createdAt: 'x', retention: 'standard' } as const;
    await first.accounts.createAccount(account);
    await first.files.put('sources/acme/s1/original', Buffer.from('bytes'), 'text/plain');
    const link = await first.files.signLink('sources/acme/s1/original', { downloadFilename: 'ü.txt' });
    await first.renderQueue.send([{ accountId: 'acme', attachmentId: 'a1', storageId: 's1', batch: 0 }]);
    await first.close();

    const second = await openStorage();
    try {
      expect(await second.accounts.getAccount('acme')).toEqual(account);
      expect(Buffer.from((await second.files.get('sources/acme/s1/original'))!).toString()).toBe('bytes');
      expect(second.verifyLink(link.url)).toMatchObject({ key: 'sources/acme/s1/original', downloadFilename: 'ü.txt' });
      const body = await new Promise<string>((resolve) => {
        second.startWorkers({
          renderQueue: {
            handle: ({ Records }) => {
              resolve(Records[0].body);
              return Promise.resolve(undefined);
            },
            giveUp: () => Promise.resolve(undefined),
          },
        });
      });
      expect(JSON.parse(body)).toMatchObject({ storageId: 's1', batch: 0 });
    } finally {
      await second.close();
    }
  });

  it('loses nothing when its process is killed at work, and delivers again what was being handled', async () => {
    await (await startHolder()).kill();
    const storage = await openStorage();
    try {
      expect(await storage.accounts.getAccount('holder')).toBeDefined();
      expect(await storage.files.get('sources/holder/s1/original')).toBeDefined();
      const received = new Map<number, string>();
      await new Promise<void>((resolve) => {
        storage.startWorkers({
          renderQueue: {
            handle: ({ Records: [record] }) => {
              const { batch } = JSON.parse(record.body) as { batch: number };
              received.set(batch, record.attributes.ApproximateReceiveCount);
              if (received.size === WAITING_JOBS) resolve();
              return Promise.resolve(undefined);
            },
            giveUp: () => Promise.resolve(undefined),
          },
        });
      });
      expect([...received.keys()].toSorted()).toEqual([0, 1, 2, 3, 4]);
      // Two were being handled, as many as are handled at a time.
      expect([...received.values()].toSorted()).toEqual(['1', '1', '1', '2', '2']);
    } finally {
      await storage.close();
    }
  });

  it('is rid of unfinished uploads when the next process starts', async () => {
    await (await openStorage()).close();
    await writeFile(join(dataDir, 'unfinished', 'upload'), 'half of it');
    await writeFile(join(dataDir, 'queue', 'render-pages', 'message.json.x.tmp'), 'half of it');
    await (await openStorage()).close();
    expect(await readdir(join(dataDir, 'unfinished'))).toEqual([]);
    expect(await readdir(join(dataDir, 'queue', 'render-pages'))).toEqual([]);
  });

  it('is rid of what a killed command was about to delete, and leaves a running one alone', async () => {
    const holder = await startHolder();
    await holder.kill();
    const dead = join(dataDir, `unfinished-${holder.pid}`, 'deleted');
    await mkdir(dead, { recursive: true });
    await writeFile(join(dead, 'text'), 'gone');
    const running = await joinLocalFiles(dataDir);
    await (await openStorage()).close();
    const folders = (await readdir(dataDir)).filter((name) => name.startsWith('unfinished'));
    await running.close();
    expect(folders.sort()).toEqual(['unfinished', `unfinished-${process.pid}`]);
  });

  it('names a file that it cannot read, and is free again for whoever moves it away', async () => {
    await (await openStorage()).close();
    const broken = join(dataDir, 'queue', 'render-pages', 'broken.json');
    await writeFile(broken, '{');
    await expect(openStorage()).rejects.toThrow(broken);
    await rm(broken);
    await (await openStorage()).close();
  });

  it('is refused to a second owner, who is told about the first', async () => {
    const holder = await startHolder();
    await expect(ownLocalDatabase(dataDir, { patienceMs: SHORT_PATIENCE_MS })).rejects.toThrow(
      `in use by process ${holder.pid}`,
    );
    await holder.kill();
    await (await ownLocalDatabase(dataDir)).close();
  });

  it('passes to a second owner who waits for the first to close', async () => {
    const first = await ownLocalDatabase(dataDir);
    const waiting = Promise.withResolvers<undefined>();
    const second = ownLocalDatabase(dataDir, {
      onWaiting: () => {
        waiting.resolve(undefined);
      },
    });
    await waiting.promise;
    await first.close();
    await (await second).close();
  });

  it('tells its owner when its thread starts, and nobody who is refused', async () => {
    const told: string[] = [];
    const opening = (name: string) =>
      ownLocalDatabase(dataDir, {
        patienceMs: 1,
        onStarting: () => {
          told.push(name);
        },
      });
    const first = await opening('first');
    await expect(opening('second')).rejects.toThrow('in use');
    await first.close();
    expect(told).toEqual(['first']);
  });

  it('says in plain words which directory cannot be used, and why', async () => {
    await writeFile(dataDir, 'a file');
    await expect(openStorage()).rejects.toThrow(/^The data directory .*data cannot be used. .*EEXIST.*\nName a folder/);
  });

  it('is refused to a guest when its owner keeps it and does not answer', async () => {
    const owner = await ownLocalDatabase(dataDir);
    await writeFile(join(dataDir, 'database.json'), 'half a fi');
    await expect(joinLocalDatabase(dataDir, SHORT_PATIENCE_MS)).rejects.toThrow('in use by another process');
    await owner.close();
  });

  it('is readable by its owner alone', async () => {
    const storage = await openStorage();
    await storage.files.put('sources/acme/s1/original', Buffer.from('bytes'), 'text/plain');
    await storage.renderQueue.send([{ accountId: 'a', attachmentId: 'a', storageId: 's', batch: 0 }]);
    await storage.close();
    const others = 0o077;
    expect((await stat(dataDir)).mode & others).toBe(0);
    for (const part of ['files', 'queue', 'unfinished', 'database', 'link-secret']) {
      expect((await stat(join(dataDir, part))).mode & others).toBe(0);
    }
  });
});

describe('the door of the embedded database', () => {
  let folder: TemporaryFolder;
  let database: Awaited<ReturnType<typeof ownLocalDatabase>>;
  let port: number;

  beforeEach(async () => {
    folder = await temporaryFolder();
    database = await ownLocalDatabase(folder.path);
    ({ port } = JSON.parse(await readFile(join(folder.path, 'database.json'), 'utf8')) as { port: number });
  });
  afterEach(async () => {
    await database.close();
    await folder.remove();
  });

  it.each([
    ['without a key', {}],
    ['with a wrong key', { authorization: 'AWS4-HMAC-SHA256 Credential=guess/20300101/local/dynamodb/aws4_request' }],
  ])('stays shut for a request %s, as any web page could send it', async (_, headers) => {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { ...headers, origin: 'https://page.example', 'x-amz-target': 'DynamoDB_20120810.ListTables' },
      body: '{}',
    });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(await response.text()).toBe('');
  });

  it('outlives a client that breaks off in the middle of a request', async () => {
    const { accessKey } = JSON.parse(await readFile(join(folder.path, 'database.json'), 'utf8')) as {
      accessKey: string;
    };
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nAuthorization: AWS4 Credential=${accessKey}/x\r\nContent-Length: 1000\r\n\r\nhalf`,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.resetAndDestroy();
    await once(socket, 'close');
    const guest = await joinLocalDatabase(folder.path);
    await guest.close();
  });
});
