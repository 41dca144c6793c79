/** The service as `npm ci` packs it, in a few files: it reads, judges and draws as from its sources. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packPrograms, PROGRAM } from '../../../infra/bundling/packPrograms.ts';
import { packedPrograms } from '../../../infra/install/packedPrograms.js';
import { createServiceClient } from '../../../shared/client/serviceClient.ts';
import { startProgram } from '../../support/childProcess.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const ROOT = join(import.meta.dirname, '../../..');

it('prepares a document, and verifies on it with a picture', async () => {
  await packPrograms();
  expect(packedPrograms(ROOT)?.programs).toHaveProperty([PROGRAM]);
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
