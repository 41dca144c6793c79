/** The embedded database's thread, when it dies. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDatabaseServer } from '../../../shared/storage/local/databaseServer.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';

const THREAD = new URL('../../support/dyingDatabase.ts', import.meta.url);

describe('the embedded database', () => {
  let folder: TemporaryFolder;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  const startsBefore = (count: number) => writeFile(join(folder.path, 'starts'), String(count));
  const ask = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/`)).text();

  it('is started again on the same port until it lives, and says why it had died', async () => {
    const warned = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    await startsBefore(0);
    const server = await startDatabaseServer(folder.path, 'key', THREAD);
    expect(await ask(server.port)).toBe('1');
    await expect(fetch(`http://127.0.0.1:${server.port}/die`)).rejects.toThrow();
    let answer: string | undefined;
    while (answer === undefined) answer = await ask(server.port).catch(() => sleep(50).then(() => undefined));
    expect(answer).toBe('3');
    expect(warned.mock.calls.map(([text]) => String(text))).toEqual([expect.stringContaining('no space left')]);
    warned.mockRestore();
    await server.close();
    await expect(ask(server.port)).rejects.toThrow();
  });

  it('tells its own process of its death as of a broken connection, which is asked anew', async () => {
    const warned = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    await startsBefore(0);
    const server = await startDatabaseServer(folder.path, 'key', THREAD);
    const asked = (target: string) => server.ask({ target, body: new Uint8Array() });
    expect(await asked('live')).toEqual({ statusCode: 200, headers: {}, body: '1' });
    await expect(Promise.all([asked('die'), asked('die')])).rejects.toMatchObject({ code: 'ECONNRESET' });
    let answer: string | undefined;
    while (answer === undefined) {
      answer = await asked('live').then(
        ({ body }) => body,
        () => sleep(50).then(() => undefined),
      );
    }
    expect(answer).toBe('3');
    warned.mockRestore();
    await server.close();
    await expect(asked('live')).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  it('that cannot begin at all says why', async () => {
    await startsBefore(1);
    await expect(startDatabaseServer(folder.path, 'key', THREAD)).rejects.toThrow('no space left');
  });
});
