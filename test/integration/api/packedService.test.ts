/** The programs as `npm ci` packs them, in a few files each: they do as from their sources. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMMANDS, packPrograms, PROGRAM } from '../../../infra/bundling/packPrograms.ts';
import { packedPrograms } from '../../../infra/install/packedPrograms.js';
import { createServiceClient, type ServiceClient } from '../../../shared/client/serviceClient.ts';
import { runProgram, startProgram } from '../../support/childProcess.ts';
import { docx } from '../../support/officeFiles.ts';
import { pagePicture } from '../../support/pagePicture.ts';
import { makeRecording, subRip } from '../../support/recordings.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SENTENCE = 'The harbour wall was rebuilt in 1911 after the great storm.';

beforeAll(async () => {
  await packPrograms();
  expect(Object.keys(packedPrograms(ROOT)?.programs ?? {})).toEqual([PROGRAM, COMMANDS]);
});

describe('the packed service', () => {
  let folder: TemporaryFolder;
  let service: ReturnType<typeof startProgram>;
  let baseUrl: string;
  let client: ServiceClient;

  beforeAll(async () => {
    folder = await temporaryFolder();
    service = startProgram('infra/run.js', [PROGRAM], { DATA_DIR: folder.path, PORT: '0' });
    let printed = '';
    for await (const chunk of service.stdout.iterator({ destroyOnReturn: false })) {
      printed += String(chunk);
      if (printed.includes('Ctrl-C')) break;
    }
    service.stdout.resume();
    baseUrl = /Base URL +(\S+)/.exec(printed)?.[1] ?? '';
    const key = (await readFile(join(folder.path, 'api-key'), 'utf8')).trim();
    client = createServiceClient({ baseUrl, key, patienceMs: 60_000 });
  });

  afterAll(async () => {
    const ended = once(service, 'exit');
    service.kill('SIGTERM');
    await ended;
    await folder.remove();
  });

  const prepare = (content: string | Uint8Array, name: string): ReturnType<ServiceClient['prepareFile']> =>
    client.prepareFile(new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const judge = async (attachmentId: string, ...quoted: readonly string[]): Promise<string[]> => {
    const asked = quoted.map((sourceContext, at) => [`${at}`, { attachmentId, sourceContext }] as const);
    const judged = await client.verifyCitations(Object.fromEntries(asked), {});
    return Object.values(judged).map(({ status }) => status);
  };

  it('prepares a document, and verifies on it with a picture', async () => {
    if (process.platform === 'linux') {
      expect((await readFile(`/proc/${service.pid}/environ`, 'utf8')).split('\0')).toContain('MALLOC_ARENA_MAX=2');
    }
    const { attachmentId } = await prepare(await readFile(join(ROOT, 'infra/local/example.pdf')), 'example.pdf');
    const sourceContext = 'Revenue rose to 318 million euros.';
    const { one } = await client.verifyCitations({ one: { attachmentId, sourceContext } }, {});
    expect(one).toMatchObject({ status: 'found', pageNumber: 1 });
    expect(JSON.stringify(one)).toContain('data:image/avif;base64,');
    const { pageCount } = await client.getAttachment(attachmentId);
    expect(pageCount).toBeGreaterThan(1);
    expect(await client.getPage(attachmentId, 1)).toBeDefined();
    const annotated = await fetch(`${baseUrl}/attachments/${attachmentId}/annotated`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${(await readFile(join(folder.path, 'api-key'), 'utf8')).trim()}` },
    });
    expect((await annotated.text()).match(/%%EOF/g)).toHaveLength(2);
  });

  it('reads patterns that name letters outside ASCII as its sources do', async () => {
    const { attachmentId } = await prepare(
      '# 約款\n\n第3条 料金は月額三千円※1とする。\n\nThe mill, which stands by the river, was sold in May.\n',
      'other.md',
    );
    const quoted = ['The mill … was sold in May.', 'The mill … was sold in June.', '料金は月額三千円とする。'];
    expect(await judge(attachmentId, ...quoted)).toEqual(['found', 'partial_text_found', 'found']);
  });

  it('checks what an answer quotes, in Markdown and in HTML', async () => {
    const { attachmentId } = await prepare(`${SENTENCE}\n`, 'note.txt');
    for (const [format, answer] of [
      ['markdown', `It says “${SENTENCE}”`],
      ['html', `<p>It says <q>${SENTENCE}</q></p>`],
    ]) {
      const { summary } = await client.verifyAnswer({ answer, format, attachmentIds: [attachmentId] }, {});
      expect(summary).toMatchObject({ found: 1 });
    }
  });

  it.each([
    ['a scan, by OCR', 'scan.png', async () => (await pagePicture([SENTENCE])).png().toBuffer()],
    ['a page, by Chromium', 'page.html', () => `<!doctype html><title>Harbour</title><p>${SENTENCE}`],
    ['a letter, by LibreOffice', 'letter.docx', () => docx(SENTENCE)],
    [
      'subtitles of a film, by ffmpeg',
      'film.mp4',
      () => makeRecording({ subtitles: subRip([[1, 2, SENTENCE]]), seconds: 3 }),
    ],
  ])('reads %s', async (_what, name, make) => {
    const { attachmentId } = await prepare(await make(), name);
    expect(await judge(attachmentId, SENTENCE, SENTENCE.replace('1911', '1912'))).toEqual([
      'found',
      'partial_text_found',
    ]);
  });

  it('shows its console', async () => {
    const page = await fetch(`${baseUrl}/console`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script type="module">')]);
  });
});

it("the operator's commands keep what they write in the service's folder", async () => {
  const folder = await temporaryFolder();
  const operate = (...args: string[]) => runProgram('infra/run.js', [COMMANDS, ...args], { DATA_DIR: folder.path });
  expect(await operate('account', 'create', 'acme')).toMatchObject({ code: 0 });
  expect((await operate('account', 'list')).out).toContain('acme');
  await folder.remove();
});
