/** No redirect, navigation or changing name leads a visit to a private address or to a file on the machine. */
import type { ServerResponse } from 'node:http';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RefusedAddress } from '../../../shared/conversion/refusedAddress.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import type { TemporaryFolder } from '../../support/temporaryFolder.ts';
import { openBrowser } from '../../support/web/openBrowser.ts';
import { webConversion } from '../../support/web/webConversion.ts';

const INNER = ['10.0.0.5'];
let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

const redirect =
  (location: string, status = 302) =>
  (_: unknown, response: ServerResponse) => {
    response.writeHead(status, { location });
    response.end();
  };

describe('an address that leads on', () => {
  const conversion = webConversion({ 'page.test': undefined, 'inner.test': INNER, 'other.test': undefined });

  it.each([
    ['http://inner.test/'],
    ['http://10.0.0.5/'],
    ['http://127.0.0.1/'],
    ['http://[::ffff:169.254.169.254]/'],
    ['http://0x7f000001/'],
    ['//localhost/'],
    ['http://page.test:8080/'],
    ['http://user:secret@page.test/'],
    ['file:///etc/passwd'],
    ['ftp://page.test/'],
    ['data:text/html,<p>hello'],
    ['javascript:alert(1)'],
  ])('is refused at the redirect to %s', async (location) => {
    conversion.site.answers.set('/', redirect(location));
    await expect(conversion.convert('http://page.test/')).rejects.toThrow(RefusedAddress);
    expect(conversion.innerDials()).toEqual([]);
  });

  it('is refused at any hop', async () => {
    conversion.site.answers.set('/', redirect('http://other.test/second', 301));
    conversion.site.answers.set('/second', redirect('/third', 307));
    conversion.site.answers.set('/third', redirect('http://inner.test/', 308));
    await expect(conversion.convert('http://page.test/')).rejects.toThrow(RefusedAddress);
    expect(conversion.site.requests.slice(-3)).toEqual(['/', '/second', '/third']);
    expect(conversion.innerDials()).toEqual([]);
  });

  it.each([
    ['a refreshing page', `<meta http-equiv="refresh" content="0;url=http://inner.test/">`],
    ['a script', `<script>location = 'http://10.0.0.5/'</script>`],
    ['a script that waits', `<p>Text.</p><script>setTimeout(() => location = 'http://127.0.0.1/', 300)</script>`],
    ['a form', `<form method="post" action="http://inner.test/"></form><script>document.forms[0].submit()</script>`],
    ['a redirect on the way', `<script>location = '/inner'</script>`],
  ])('is refused when %s leads inside', async (_, html) => {
    conversion.site.answers.set('/inner', redirect('http://inner.test/'));
    conversion.site.answers.set('/', html);
    await expect(conversion.convert('http://page.test/')).rejects.toThrow(RefusedAddress);
    expect(conversion.innerDials()).toEqual([]);
  });
});

describe('a name that changes', () => {
  const answers: (readonly string[] | undefined)[] = [];
  const conversion = webConversion({ 'rebind.test': () => answers.shift() });

  it('between the first answer and a page that loads itself anew is not followed inside', async () => {
    answers.push(undefined, INNER);
    conversion.site.answers.set('/', '<p>Text.</p><script>location.reload()</script>');
    await expect(conversion.convert('http://rebind.test/')).rejects.toThrow(RefusedAddress);
    expect(conversion.innerDials()).toEqual([]);
  });
});

describe('a file of this machine', () => {
  const conversion = webConversion({ 'page.test': undefined });

  it('is never shown, whatever the address looks like, though a browser by itself shows it', async () => {
    const file = join(folder.path, 'secret.html');
    await writeFile(file, '<p>inner secret</p>');
    const address = pathToFileURL(file).href;
    for (const url of [address, `view-source:${address}`, `data:text/html,<iframe src="${address}">`]) {
      await expect(conversion.convert(url)).rejects.toThrow(RefusedAddress);
    }
    const browser = await openBrowser(join(folder.path, 'profile'), ['--proxy-server=http://127.0.0.1:1']);
    const [page] = await browser.pages();
    const shown: string[] = [];
    for (const url of [address, `view-source:${address}`]) {
      await page.goto(url);
      shown.push(String(await page.evaluate('document.documentElement.innerText')));
    }
    await browser.close();
    expect(shown).toEqual([expect.stringContaining('inner secret'), expect.stringContaining('inner secret')]);
  });

  it('does not come into a page by a frame, a picture or a script', async () => {
    const file = join(folder.path, 'secret.html');
    await writeFile(file, '<p>inner secret</p>');
    const address = pathToFileURL(file).href;
    conversion.site.answers.set(
      '/',
      `<p>Text.</p><iframe src="${address}"></iframe><object data="${address}"></object><embed src="${address}">
       <script>fetch('${address}').then((r) => r.text()).then((t) => document.body.append(t))</script>
       <script>location = '${address}'</script><script>window.open('view-source:${address}')</script>`,
    );
    expect(await conversion.textOf('http://page.test/')).toBe('Text.');
  });
});
