/** An address that leads nowhere, never ends or takes what it can get fails in time, with a sentence that names the reason. */
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { UnconvertibleReason } from '../../../shared/conversion/unconvertibleSource.ts';
import { CHROMIUM_FOLDER } from '../../support/web/chromiumFolder.ts';
import { sendHtml } from '../../support/web/testSite.ts';
import { testCertificate } from '../../support/web/testCertificate.ts';
import { webConversion } from '../../support/web/webConversion.ts';

const conversion = webConversion({ 'page.test': undefined, 'deaf.test': ['93.184.215.15'] });
const PAGE = 'http://page.test/';

const answers = (handler: (response: ServerResponse) => void) => {
  conversion.site.answers.set('/', (_, response) => {
    handler(response);
  });
};

const fails = async (reason: UnconvertibleReason, sentence: RegExp, url = PAGE, deadlineMs?: number) => {
  const failure = await conversion.convert(url, deadlineMs).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'UnconvertibleSource', reason });
  expect((failure as Error).message).toMatch(sentence);
  return failure;
};

/** Chromium of this project's tests; other processes of the machine do not matter. */
async function browsersLeft(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'args']);
  return stdout.split('\n').filter((line) => line.startsWith(CHROMIUM_FOLDER) && line.includes(conversion.folder));
}

/** A file that comes drop by drop. It is waited for longest, and needs no browser: begun before the first test. */
let dripping: Promise<unknown>;
beforeAll(() => {
  conversion.site.answers.set('/drips', (_, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' });
    const timer = setInterval(() => response.write('%'), 500);
    response.on('close', () => {
      clearInterval(timer);
    });
  });
  dripping = conversion.convert(`${PAGE}drips`, 60_000).catch((error: unknown) => error);
});

afterEach(async () => {
  // Those that were killed are gone as soon as the processor comes to them.
  while ((await browsersLeft()).length > 0) await sleep(50);
  const left = await readdir(conversion.folder, { recursive: true });
  expect(left.filter((name) => name.includes('browser-'))).toEqual([]);
});

describe('an address without a page behind it', () => {
  it.each([
    [401, /HTTP status 401 \(Unauthorized\).*login/],
    [404, /HTTP status 404 \(Not Found\).*no such page/],
    [429, /HTTP status 429.*later/],
    [500, /HTTP status 500.*fault/],
  ])('is not taken for a source when it answers %p with a page', async (status, sentence) => {
    answers((response) => {
      sendHtml(response, '<h1>Our best words about it</h1>', status);
    });
    expect(await fails('http_status', sentence)).toMatchObject({ httpStatus: status });
  });

  it('is told with its status when it says that there is nothing', async () => {
    answers((response) => {
      response.writeHead(204);
      response.end();
    });
    expect(await fails('empty', /HTTP status 204/)).toMatchObject({ httpStatus: 204 });
  });

  it('is told with its status when it leads nowhere but to itself', async () => {
    answers((response) => {
      response.writeHead(302, { location: '/' });
      response.end();
    });
    const failure = await conversion.convert(PAGE).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'UnconvertibleSource', httpStatus: 302 });
  });

  it('is told with its status when it leads to a file that is none of the supported ones', async () => {
    answers((response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      response.end(Buffer.from([0, 1, 2, 3, 0xfe, 0xff, 0, 0, 7]));
    });
    const failure = await conversion.convert(PAGE).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'UnconvertibleSource', httpStatus: 200 });
  });

  it('is not taken for a source when it answers 404 with a file', async () => {
    answers((response) => {
      response.writeHead(404, { 'content-type': 'application/pdf' });
      response.end('%PDF-1.4');
    });
    expect(await fails('http_status', /404/)).toMatchObject({ httpStatus: 404 });
  });

  it.each([
    ['<title>Just a moment...</title><p>Enable JavaScript and cookies to continue</p>', 503],
    ['<title>Shop</title><p>Please verify you are a human</p><div id="px-captcha"></div>', 200],
    ['<iframe src="https://captcha-delivery.com/x"></iframe>', 403],
  ])('is not taken for a source when a wall stands before it: %s', async (html, status) => {
    answers((response) => {
      sendHtml(response, html, status);
    });
    expect(await fails('http_status', /check for robots/)).toMatchObject({ httpStatus: status });
  });

  it('fails by name when it does not resolve, or nobody listens', async () => {
    await fails(
      'unreachable',
      /'nowhere.test' could not be reached: the name does not resolve/,
      'http://nowhere.test/',
    );
    await fails('unreachable', /could not be reached: the connection was refused/, 'https://deaf.test/');
  });

  it('fails when it redirects in a circle', async () => {
    answers((response) => {
      response.writeHead(302, { location: '/' });
      response.end();
    });
    await fails('unreachable', /redirects without end/);
  });

  it('fails when the connection breaks off', async () => {
    answers((response) => response.destroy());
    await fails('unreachable', /broken off/);
    answers((response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' });
      response.write('<p>The beginning of a document.</p>');
      setTimeout(() => response.destroy(), 200);
    });
    await fails('unreachable', /broken off/);
  });

  it('fails when what answers does not speak HTTP', async () => {
    answers((response) => {
      response.socket?.write('SSH-2.0-OpenSSH\r\n');
      response.socket?.end();
    });
    await fails('unreachable', /not HTTP/);
  });

  it('fails when it is XML that is broken, or multiplies by its entities', async () => {
    const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('');
    const page = (body: string) =>
      `<html xmlns="http://www.w3.org/1999/xhtml"><body><p>The beginning.</p>${body}</body></html>`;
    for (const xml of [page('<p>&nonsense;</p>'), `<!DOCTYPE html [<!ENTITY e0 "ha">${entities}]>${page('&e9;')}`]) {
      answers((response) => {
        response.writeHead(200, { 'content-type': 'application/xhtml+xml' });
        response.end(xml);
      });
      await fails('corrupt', /XML with an error/);
    }
  });

  it('fails when it is empty', async () => {
    answers((response) => {
      sendHtml(response, '<!doctype html><title>Nothing</title>');
    });
    await fails('empty', /empty/);
    answers((response) => response.end());
    await fails('empty', /empty/);
  });
});

describe('an address that takes what it can get', () => {
  it('fails at its deadline when nothing comes', async () => {
    answers(() => undefined);
    await fails('timeout', /took too long/, PAGE, 1_500);
  });

  it('fails when the document never ends', async () => {
    answers((response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => response.write('<p>More. </p>'), 50);
      response.on('close', () => {
        clearInterval(timer);
      });
    });
    await fails('timeout', /took too long|did not come to its end/, PAGE, 6_000);
  });

  it('fails when a file comes drop by drop, long before its deadline', async () => {
    const failure = await dripping;
    expect(failure).toMatchObject({ name: 'UnconvertibleSource', reason: 'timeout' });
    expect((failure as Error).message).toMatch(/sends its answer too slowly/);
  });

  it('fails when a file never ends, or is larger than may be, or unpacks to more', async () => {
    answers((response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, '%PDF-1.4')));
      };
      response.on('drain', more);
      more();
    });
    await fails('too_large', /larger than/);
    const bomb = gzipSync(Buffer.alloc(50_000_000, '%PDF-1.4'));
    answers((response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-encoding': 'gzip' });
      response.end(bomb);
    });
    await fails('too_large', /larger than/);
  });

  it('fails when its compression is damaged', async () => {
    answers((response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-encoding': 'gzip' });
      response.end('no gzip at all');
    });
    await fails('corrupt', /damaged/);
  });

  // In few and large steps: a script that takes small ones without a pause may be stopped as one that spins, before memory is full.
  it.each([
    ['its memory, by numbers', 'const a = []; setInterval(() => a.push(new Array(2e7).fill(1.5)), 10)'],
    ['its memory, by buffers', 'const a = []; setInterval(() => a.push(new Uint8Array(1e8).fill(1)), 10)'],
  ])('fails when a page fills %s', async (_, script) => {
    answers((response) => {
      sendHtml(response, `<p>Text.</p><script>${script}</script>`);
    });
    await fails('too_large', /memory/);
  });

  it('fails when a page tells the browser more at once than anybody asks for', async () => {
    answers((response) => {
      sendHtml(response, '<p>Text.</p><script>setTimeout(() => console.log("a".repeat(14e6)), 100)</script>');
    });
    await fails('too_large', /memory/);
  });

  it('ends alert loops, and shows the page', async () => {
    answers((response) => {
      sendHtml(response, '<p>Text.</p><script>setTimeout(() => { for (;;) alert("again") }, 100)</script>');
    });
    expect(await conversion.textOf(PAGE)).toBe('Text.');
  });

  it('fails when a page is longer than may be', async () => {
    answers((response) => {
      sendHtml(response, '<p>Top</p><div style="height:3000000px"></div><p>Bottom</p>');
    });
    await fails('too_large', /longer than/);
  });
});

describe('a page that writes to disk', () => {
  const narrow = webConversion({ 'page.test': undefined }, { maxDiskBytes: 12_000_000 });

  it('fails when it writes more than it may', async () => {
    const script = `const open = indexedDB.open('a');
      open.onupgradeneeded = () => open.result.createObjectStore('s');
      open.onsuccess = () => {
        const piece = new Blob([new Uint8Array(2e7).fill(1)]);
        const put = (key) => {
          const work = open.result.transaction('s', 'readwrite');
          work.objectStore('s').put(piece, key);
          work.oncomplete = () => put(key + 1);
        };
        put(0);
      };`;
    narrow.site.answers.set('/', (_, response) => {
      // What comes after never does: the page goes on loading while it writes.
      sendHtml(
        response,
        `<p>Text.</p><script>${script}</script><img src="/never"><img src="/never2"><script src="/never3"></script>`,
      );
    });
    for (const path of ['/never', '/never2', '/never3']) narrow.site.answers.set(path, () => undefined);
    const failure = await narrow.convert(PAGE).catch((error: unknown) => error);
    expect(failure).toMatchObject({ reason: 'too_large', message: expect.stringContaining('disk') });
  });
});

describe('a page that keeps the browser busy by what it draws', () => {
  const hasty = webConversion({ 'page.test': undefined }, { maxWorkMs: 3_000 });

  it('fails when it has had more of the processor than it may, whatever its scripts do', async () => {
    const groups = Array.from({ length: 30 }, (_, i) => `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(2)}</g>`);
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><text y="40">Text.</text><rect id="g0"/>${groups.join('')}</svg>`;
    hasty.site.answers.set('/', (_, response) => {
      response.writeHead(200, { 'content-type': 'image/svg+xml' });
      response.end(drawing);
    });
    const failure = await hasty.convert(PAGE).catch((error: unknown) => error);
    expect(failure).toMatchObject({ reason: 'timeout', message: expect.stringContaining('keeps the browser busy') });
  });
});

describe('over https', () => {
  const expired = webConversion({ 'page.test': undefined }, { certificate: testCertificate(['page.test'], true) });
  const foreign = webConversion({ 'page.test': undefined }, { certificate: testCertificate(['other.test']) });
  const unknown = webConversion(
    { 'page.test': undefined },
    { certificate: testCertificate(['page.test']), untrusted: true },
  );

  it.each([
    ['expired', () => expired, /certificate has expired/],
    ['for another name', () => foreign, /certificate was issued for another name/],
    ['from nobody', () => unknown, /certificate is self-signed/],
  ])('a certificate that is %s is named', async (_, site, sentence) => {
    await expect(site().convert('https://page.test/')).rejects.toThrow(sentence);
  });
});

describe('a file at an address', () => {
  it('is kept byte for byte, by what it is, under the name that it has', async () => {
    const pdf = '%PDF-1.4 not much of one';
    conversion.site.answers.set('/reports/annual%20report.php', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(pdf);
    });
    expect(await conversion.convert('http://page.test/reports/annual%20report.php')).toMatchObject({
      kind: 'file',
      httpStatus: 200,
      finalUrl: 'http://page.test/reports/annual%20report.php',
      original: { filename: 'annual report.php', mimeType: 'application/pdf', sizeBytes: pdf.length },
    });
    conversion.site.answers.set('/get', (_, response) => {
      response.writeHead(200, {
        'content-disposition': `attachment; filename="x.pdf"; filename*=UTF-8''..%2F%C3%9Cber.pdf`,
      });
      response.end(pdf);
    });
    expect(await conversion.convert('http://page.test/get')).toMatchObject({ original: { filename: 'Über.pdf' } });
  });

  it('is found where a page sends its visitors on to it', async () => {
    answers((response) => {
      sendHtml(response, '<p>One moment.</p><script>location = "/document"</script>');
    });
    conversion.site.answers.set('/document', (_, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' });
      response.end('%PDF-1.4');
    });
    expect(await conversion.convert(PAGE)).toMatchObject({ kind: 'file', finalUrl: 'http://page.test/document' });
  });
});
