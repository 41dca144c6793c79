/** The programs as `npm ci` packs them, in a few files each: they do as from their sources. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMMANDS, packPrograms, PROGRAM } from '../../../infra/bundling/packPrograms.ts';
import { packedPrograms } from '../../../infra/install/packedPrograms.js';
import { createServiceClient } from '../../../shared/client/serviceClient.ts';
import { runProgram, startProgram } from '../../support/childProcess.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const ROOT = join(import.meta.dirname, '../../..');

beforeAll(async () => {
  await packPrograms();
  expect(Object.keys(packedPrograms(ROOT)?.programs ?? {})).toEqual([PROGRAM, COMMANDS]);
});

it('the service prepares a document, and verifies on it with a picture', async () => {
  const folder = await temporaryFolder();
  const service = startProgram('infra/run.js', [PROGRAM], { DATA_DIR: folder.path, PORT: '0' });
  const ended = once(service, 'exit');
  try {
    let printed = '';
    for await (const chunk of service.stdout) {
      printed += String(chunk);
      if (printed.includes('Ctrl-C')) break;
    }
    if (process.platform === 'linux') {
      expect((await readFile(`/proc/${service.pid}/environ`, 'utf8')).split('\0')).toContain('MALLOC_ARENA_MAX=2');
    }
    const baseUrl = /Base URL +(\S+)/.exec(printed)?.[1] ?? '';
    const key = (await readFile(join(folder.path, 'api-key'), 'utf8')).trim();
    const client = createServiceClient({ baseUrl, key, patienceMs: 60_000 });
    const example = new Blob([await readFile(join(ROOT, 'infra/local/example.pdf'))]);
    const { attachmentId } = await client.prepareFile(example, 'example.pdf');
    const sourceContext = 'Revenue rose to 318 million euros.';
    const { one } = await client.verifyCitations({ one: { attachmentId, sourceContext } }, {});
    expect(one).toMatchObject({ status: 'found', pageNumber: 1 });
    expect(JSON.stringify(one)).toContain('data:image/avif;base64,');
    // Patterns that name letters outside ASCII are those of the sources.
    const other = new Blob([
      '# 約款\n\n第3条 料金は月額三千円※1とする。\n\nThe mill, which stands by the river, was sold in May.\n',
    ]);
    const { attachmentId: second } = await client.prepareFile(other, 'other.md');
    const judged = await client.verifyCitations(
      {
        shortened: { attachmentId: second, sourceContext: 'The mill … was sold in May.' },
        joined: { attachmentId: second, sourceContext: 'The mill … was sold in June.' },
        japanese: { attachmentId: second, sourceContext: '料金は月額三千円とする。' },
      },
      {},
    );
    expect(Object.values(judged).map(({ status }) => status)).toEqual(['found', 'partial_text_found', 'found']);
    const { pageCount } = await client.getAttachment(attachmentId);
    const image = await client.getPage(attachmentId, 1);
    expect(pageCount).toBeGreaterThan(1);
    expect(image).toBeDefined();
  } finally {
    service.kill('SIGTERM');
    await ended;
    await folder.remove();
  }
});

it("the operator's commands keep what they write in the service's folder", async () => {
  const folder = await temporaryFolder();
  const operate = (...args: string[]) => runProgram('infra/run.js', [COMMANDS, ...args], { DATA_DIR: folder.path });
  expect(await operate('account', 'create', 'acme')).toMatchObject({ code: 0 });
  expect((await operate('account', 'list')).out).toContain('acme');
  await folder.remove();
});
