/** The operator's program beside a running service, without one, and after one that was killed. */
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAuthenticator } from '../../../shared/accounts/authenticate.ts';
import { systemClock } from '../../../shared/platform/clock.ts';
import { createLocalStorage } from '../../../shared/storage/local/createLocalStorage.ts';
import { ownLocalDatabase } from '../../../shared/storage/local/localDatabase.ts';
import { firstLine, runProgram, startProgram } from '../../support/childProcess.ts';
import type { TemporaryFolder } from '../../support/temporaryFolder.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const KEY = /^cvk_[a-z0-9]{16}_[A-Za-z0-9]{49}\n$/;

describe("the operator's program", () => {
  let folder: TemporaryFolder;

  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  const operate = (line: string) =>
    runProgram('infra/run.js', ['infra/operator/main.ts', ...line.split(' ')], { DATA_DIR: join(folder.path, 'data') });
  const openStorage = () =>
    createLocalStorage({
      dataDir: join(folder.path, 'data'),
      signedLinkSeconds: 3600,
      clock: systemClock,
      publicBaseUrl: () => 'http://localhost:8080',
    });

  it('works while no service runs, one command after the other', async () => {
    expect(await operate('account create acme')).toMatchObject({ code: 0, out: '' });
    expect(await operate('account create acme')).toMatchObject({ code: 1, out: '' });
    const { code, out } = await operate('key create --account acme');
    expect(code).toBe(0);
    expect(out).toMatch(KEY);
    expect((await operate('key list --account acme')).out).toContain(out.split('_')[1]);
    expect(await operate('key')).toMatchObject({ code: 2, out: '' });
  });

  it('does its work to the end when nobody reads what it prints, as before `head`', async () => {
    const child = startProgram('infra/run.js', ['infra/operator/main.ts', 'account', 'create', 'acme', '--json'], {
      DATA_DIR: join(folder.path, 'data'),
    });
    child.stdout.destroy();
    child.stderr.destroy();
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect((await operate('account list')).out).toContain('acme');
  });

  it('works on the database of the running service, which honours the key and its revocation', async () => {
    const storage = await openStorage();
    try {
      const authenticate = () => createAuthenticator({ ...storage, clock: systemClock });
      await operate('account create acme');
      const key = (await operate('key create --account acme')).out.trim();
      expect(await authenticate()(`Bearer ${key}`)).toMatchObject({ ok: true });
      expect(await operate(`key revoke ${key} --yes`)).toMatchObject({ code: 0 });
      expect(await authenticate()(`Bearer ${key}`)).toEqual({ ok: false, cause: 'revoked' });
    } finally {
      await storage.close();
    }
  });

  it('loses nothing when several commands race for the directory of a service that does not run', async () => {
    const results = await Promise.all(['a', 'b', 'c', 'd'].map((name) => operate(`account create ${name}`)));
    expect(results.map(({ code, err }) => (code === 0 ? 'created' : err))).toEqual(Array(4).fill('created'));
    const { out } = await operate('account list --json');
    for (const name of ['a', 'b', 'c', 'd']) expect(out).toContain(`"${name}"`);
  });

  it('opens the database itself after a service was killed, and finds what that service had written', async () => {
    const dataDir = join(folder.path, 'data');
    const service = startProgram('test/support/storageHolder.ts', [dataDir]);
    expect(await firstLine(service.stdout)).toBe('holding');
    service.kill('SIGKILL');
    await once(service, 'close');
    expect(JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8'))).toMatchObject({ pid: service.pid });

    expect(await operate('account create holder')).toMatchObject({ code: 1 });
    expect(await operate('account create other')).toMatchObject({ code: 0 });
  });

  it('keeps away from another program that got the port of a killed service', async () => {
    const other = await temporaryFolder();
    // The nearest lookalike: the database of another directory.
    const stranger = await ownLocalDatabase(other.path);
    try {
      await operate('account create acme');
      const { port } = JSON.parse(await readFile(join(other.path, 'database.json'), 'utf8')) as { port: number };
      const stale = { port, pid: 1, accessKey: 'key-of-the-killed-service' };
      await writeFile(join(folder.path, 'data', 'database.json'), JSON.stringify(stale));
      expect(await operate('account create acme')).toMatchObject({ code: 1 });
    } finally {
      await stranger.close();
      await other.remove();
    }
  });

  it('leaves the address of the running service to its owner alone', async () => {
    const storage = await openStorage();
    try {
      const { mode } = await stat(join(folder.path, 'data', 'database.json'));
      expect(mode & 0o777).toBe(0o600);
    } finally {
      await storage.close();
    }
  });

  it('says what is missing for AWS', async () => {
    const { code, out, err } = await operate('--aws key list --account acme');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('TABLE_NAME');
  });
});
