/** Pages visited from a process of their own: whatever they do, the service's process hears of each visit once. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRenderer } from '../../../shared/conversion/browser/pageRenderer.ts';
import { visitInProcess } from '../../../shared/conversion/ownProcess/visitInProcess.ts';
import { UnconvertibleSource } from '../../../shared/conversion/unconvertibleSource.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporaryFolder.ts';
import { CHROMIUM_FOLDER } from '../../support/web/chromiumFolder.ts';

const PICTURES = 1_000;
const pictures = Array.from({ length: PICTURES }, (_, i) => `<img src="/none-${i}.png">`).join('');
const PAGES: Readonly<Record<string, string>> = {
  '/pictures': `<title>Pictures</title><p>A page with text in it, and pictures that are not there.</p>${pictures}`,
  '/plain': '<title>Plain</title><p>A page with text in it, and nothing else.</p>',
  '/drips': '',
};

let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  const page = PAGES[request.url ?? '/'] as string | undefined;
  response.writeHead(page === undefined ? 404 : 200, { 'Content-Type': 'text/html' });
  // It begins and does not end.
  if (page === '') response.write('<p>Text.');
  else response.end(page ?? '');
});

let folder: TemporaryFolder;
let host = '';
const started: ChildProcess[] = [];
const messages: unknown[] = [];
let visiting: ReturnType<typeof visitInProcess>;

beforeAll(async () => {
  folder = await temporaryFolder();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  visiting = visitInProcess({
    chromiumFolder: CHROMIUM_FOLDER,
    userAgent: 'Tests',
    privateHosts: [host],
    onStarted: (child) => {
      started.push(child);
      child.on('message', (message) => messages.push(message));
    },
  });
});
afterAll(async () => {
  await visiting.pages.close();
  server.closeAllConnections();
  server.close();
  await folder.remove();
});

async function visit(
  path: string,
  signal = AbortSignal.timeout(150_000),
  pages: Pick<PageRenderer, 'render'> = visiting.pages,
) {
  const own = await mkdtemp(join(folder.path, 'visit-'));
  const outputPath = join(own, 'page.pdf');
  const page = await pages.render({ url: `http://${host}${path}`, folder: own, outputPath, signal });
  return { page, bytes: (await stat(outputPath)).size };
}

describe('visits from a process of their own', () => {
  it('tell the service of a page with thousands of pictures once', async () => {
    const { page, bytes } = await visit('/pictures');
    expect(page).toMatchObject({ kind: 'rendered', title: 'Pictures' });
    expect(bytes).toBeGreaterThan(0);
    // On a busy machine the page is not waited for until the last of them.
    expect(asked).toBeGreaterThan(10);
    expect(messages).toHaveLength(1);
  });

  it('fail with what is wrong with the page', async () => {
    const failure = await visit('/absent').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnconvertibleSource);
    expect(failure).toMatchObject({ reason: 'http_status', httpStatus: 404 });
  });

  it('let a page that was sent ask nobody', async () => {
    const before = asked;
    await expect(visit('/plain', undefined, visiting.savedPages)).rejects.toBeInstanceOf(UnconvertibleSource);
    expect(asked).toBe(before);
  });

  it('end with the reason for which they are ended', async () => {
    const reason = new Error('Nobody waits any more.');
    const ending = new AbortController();
    const ended = visit('/drips', ending.signal);
    setTimeout(() => {
      ending.abort(reason);
    }, 500);
    await expect(ended).rejects.toBe(reason);
  });

  it('fail when their process ends, and the next starts another', async () => {
    expect(started).toHaveLength(1);
    const lost = visit('/drips');
    setTimeout(() => started[0].kill('SIGKILL'), 500);
    await expect(lost).rejects.toThrow('The visiting process ended.');
    expect((await visit('/plain')).page).toMatchObject({ title: 'Plain' });
    expect(started).toHaveLength(2);
  });
});
