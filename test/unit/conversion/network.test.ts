/** The guarded way out without a browser: redirects are judged anew, bodies are bounded, and the proxy opens no way inside. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { answerName, declaredType, isAttachment } from '../../../shared/conversion/network/answerName.ts';
import { createGuardedNetwork } from '../../../shared/conversion/network/guardedNetwork.ts';
import { openPinningProxy } from '../../../shared/conversion/network/pinningProxy.ts';
import { openBody, readBody, saveBody } from '../../../shared/conversion/network/saveBody.ts';
import { unreachable } from '../../../shared/conversion/network/unreachable.ts';
import { webAnswer } from '../../../shared/conversion/network/webAnswer.ts';
import { UnconvertibleSource } from '../../../shared/conversion/unconvertibleSource.ts';
import { RefusedAddress } from '../../../shared/conversion/refusedAddress.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { PUBLIC_ADDRESS, recordingNetwork, type RecordingNetwork } from '../../support/web/recordingNetwork.ts';
import { testSite, type TestSite } from '../../support/web/testSite.ts';

const NEVER = new AbortController().signal;
const NAMES = { 'page.test': [PUBLIC_ADDRESS], 'inner.test': ['10.0.0.5'] };

let site: TestSite;
let recorded: RecordingNetwork;
let network: ReturnType<typeof createGuardedNetwork>;

beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.close());
beforeEach(() => {
  recorded = recordingNetwork({ names: NAMES, ports: { 80: site.port } });
  network = createGuardedNetwork(recorded);
});

describe('an address without https://', () => {
  it.each(['example.org', 'example.org/a?b', 'bücher.example:443/x', 'www.example.org#a'])(
    'is told to add it: %s',
    (text) => {
      expect(() => network.parse(text)).toThrow(`Write https:// before it: 'https://${text}'.`);
    },
  );

  it.each([
    'what is this',
    'mailto:a@b.example',
    'ftp://example.org',
    '',
    'javascript:alert(1)',
    '/etc/passwd',
    'hosts',
  ])('is not, if it is something else: %s', (text) => {
    expect(() => network.parse(text)).toThrow(RefusedAddress);
    expect(() => network.parse(text)).not.toThrow('Write https://');
  });
});

const ask = (url: string, signal = NEVER) => webAnswer(network, network.parse(url), { userAgent: 'Tests/1', signal });
const bodyOf = async (url: string, maxBytes = 1_000_000): Promise<string> =>
  String((await readBody(await openBody(await ask(url), 4, NEVER), maxBytes)).bytes);

/** Answers at the path with these headers. */
function serve(path: string, headers: Record<string, string>, body: string | Buffer = '', status = 200): void {
  site.answers.set(path, (_, response) => {
    response.writeHead(status, headers);
    response.end(body);
  });
}

describe('a request', () => {
  it('says who asks, for what, and on which host', async () => {
    site.answers.set('/asked', ({ method, url, headers }, response) => {
      response.end(JSON.stringify({ method, url, headers }));
    });
    expect(JSON.parse(await bodyOf('http://page.test/asked?q=1'))).toMatchObject({
      method: 'GET',
      url: '/asked?q=1',
      headers: { host: 'page.test', 'user-agent': 'Tests/1', 'accept-encoding': 'gzip, br', connection: 'close' },
    });
  });

  it.each([301, 302, 303, 307, 308])('follows a redirect with %p, and keeps its route', async (status) => {
    serve('/old', { location: '/new' }, '', status);
    serve('/new', {}, 'Here.');
    const { address, status: last } = await ask('http://page.test/old#/route');
    expect({ href: address.href, last }).toEqual({ href: 'http://page.test/new#/route', last: 200 });
  });

  it('takes a redirect without a place, and another status with one, for answers', async () => {
    serve('/nowhere', {}, '', 302);
    serve('/made', { location: '/new' }, '', 201);
    expect((await ask('http://page.test/nowhere')).status).toBe(302);
    expect((await ask('http://page.test/made')).status).toBe(201);
  });

  it.each(['http://10.0.0.5/', 'http://inner.test/', 'http://page.test:8080/', 'file:///etc/passwd'])(
    'is refused where a redirect leads to %s, before that is dialled',
    async (location) => {
      serve('/away', { location }, '', 302);
      await expect(ask('http://page.test/away')).rejects.toThrow(RefusedAddress);
      expect(recorded.dialled).toEqual([`${PUBLIC_ADDRESS}:80`]);
    },
  );

  it('follows twenty redirects and no more', async () => {
    for (let i = 0; i < 21; i++) serve(`/${i}`, { location: `/${i + 1}` }, '', 302);
    serve('/21', {}, 'The end.');
    expect((await ask('http://page.test/1')).address.href).toBe('http://page.test/21');
    await expect(ask('http://page.test/0')).rejects.toMatchObject({ name: 'UnconvertibleSource', httpStatus: 302 });
  });

  it('ends with the reason of its signal, before and while it waits', async () => {
    site.answers.set('/silent', () => undefined);
    const controller = new AbortController();
    const asked = ask('http://page.test/silent', controller.signal);
    setTimeout(() => {
      controller.abort(new Error('the deadline'));
    }, 50);
    await expect(asked).rejects.toThrow('the deadline');
    await expect(network.connect('page.test', 80, controller.signal)).rejects.toThrow('the deadline');
    expect(recorded.resolved).toEqual(['page.test']);
  });

  it('tries three addresses of a name and no more', async () => {
    const many = recordingNetwork({ names: { 'page.test': Array(5).fill(PUBLIC_ADDRESS) as string[] }, ports: {} });
    await expect(createGuardedNetwork(many).connect('page.test', 80, NEVER)).rejects.toThrow('refused');
    expect(many.dialled).toHaveLength(3);
  });

  it.each(['10.0.0.5', '127.0.0.1', '::1', 'localhost', '169.254.169.254'])(
    'is connected to no inner host, also where nobody has parsed an address: %s',
    async (host) => {
      await expect(network.connect(host, 80, NEVER)).rejects.toThrow(RefusedAddress);
      expect(recorded).toMatchObject({ resolved: [], dialled: [] });
    },
  );
});

describe('a body', () => {
  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['BR', brotliCompressSync],
    ['identity', (text: Buffer) => text],
    ['gzip, br', (text: Buffer) => brotliCompressSync(gzipSync(text))],
  ])('in the coding %s is read', async (coding, encode) => {
    serve('/coded', { 'content-encoding': coding }, Buffer.from(encode(Buffer.from('Said plainly.'))));
    expect(await bodyOf('http://page.test/coded')).toBe('Said plainly.');
  });

  it.each(['compress', 'gzip, gzip, gzip'])('in the coding %s is refused', async (coding) => {
    serve('/coded', { 'content-encoding': coding }, 'x');
    await expect(ask('http://page.test/coded')).rejects.toMatchObject({ reason: 'corrupt' });
  });

  it('that is damaged, or larger than may be once unpacked, says so', async () => {
    serve('/damaged', { 'content-encoding': 'gzip' }, 'no gzip');
    await expect(bodyOf('http://page.test/damaged')).rejects.toMatchObject({ reason: 'corrupt' });
    serve('/large', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(1001, 'a')));
    await expect(bodyOf('http://page.test/large', 1000)).rejects.toMatchObject({ reason: 'too_large' });
    expect(await bodyOf('http://page.test/large', 1001)).toHaveLength(1001);
  });

  it('is written whole, its first bytes shown before', async () => {
    const folder = await temporaryFolder();
    const path = join(folder.path, 'body');
    serve('/file', {}, '%PDF-1.4 and more');
    const opened = await openBody(await ask('http://page.test/file'), 4, NEVER);
    expect(String(opened.head)).toBe('%PDF');
    expect(await saveBody(opened, path, 17)).toBe(17);
    expect(await readFile(path, 'utf8')).toBe('%PDF-1.4 and more');
    const again = await openBody(await ask('http://page.test/file'), 100, NEVER);
    expect(again.head).toHaveLength(17);
    await expect(saveBody(again, path, 16)).rejects.toMatchObject({ reason: 'too_large' });
    await folder.remove();
  });
});

describe('a body that takes too long', () => {
  const late = new UnconvertibleSource('timeout', 'Too slow.');
  const begun = (headBytes: number) => {
    const body = Readable.from(
      (async function* () {
        yield Buffer.from('<p>Begun.</p><p>And');
        await Promise.reject(late);
      })(),
    );
    return openBody({ body, status: 200, headers: {}, address: network.parse('http://page.test/') }, headBytes, NEVER);
  };

  it.each([4, 100])('keeps what has come of it, and says so, after the first %p bytes', async (headBytes) => {
    expect(await readBody(await begun(headBytes), 1000)).toEqual({ bytes: Buffer.from('<p>Begun.</p><p>And'), late });
  });

  it('ends without a warning if processing it has used up the time that is left', async () => {
    const warnings: string[] = [];
    const note = ({ name }: Error) => warnings.push(name);
    process.on('warning', note);
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const body = Readable.from(
      (async function* () {
        now = 20_000;
        yield Buffer.from('Begun.');
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      })(),
    );
    const opened = openBody(
      { body, status: 200, headers: {}, address: network.parse('http://page.test/') },
      100,
      NEVER,
    );
    expect(await readBody(await opened, 1000)).toMatchObject({ late: { reason: 'timeout' } });
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', note);
    clock.mockRestore();
    expect(warnings).toEqual([]);
  });

  it('is no file', async () => {
    const folder = await temporaryFolder();
    await expect(saveBody(await begun(100), join(folder.path, 'body'), 1000)).rejects.toBe(late);
    await folder.remove();
  });
});

describe('an answer', () => {
  const address = {
    href: 'http://page.test/reports/annual%20report.pdf?x=1',
    host: 'page.test',
    isSecure: false,
    port: 80,
  };

  it.each([
    [{}, address.href, 'annual report.pdf'],
    [{ 'content-disposition': 'attachment; filename="../Über.pdf"' }, address.href, 'Über.pdf'],
    [{ 'content-disposition': 'attachment; filename="broken' }, address.href, 'annual report.pdf'],
    [{ 'content-disposition': 'inline' }, 'http://page.test/', 'page.test'],
    [{}, 'http://page.test/100%', '100%'],
  ])('with %j from %s is called %s', (headers, href, name) => {
    expect(answerName(headers, { ...address, href })).toBe(name);
  });

  it('has a type without parameters, and is to be saved where it says so', () => {
    expect(declaredType({ 'content-type': ' Text/HTML ; charset=x' })).toBe('text/html');
    expect(declaredType({})).toBeUndefined();
    expect(isAttachment({ 'content-disposition': ' Attachment; filename=a' })).toBe(true);
    expect(isAttachment({ 'content-disposition': 'inline; filename="attachment"' })).toBe(false);
    expect(isAttachment({})).toBe(false);
  });

  it.each([
    ['ENOTFOUND', 'does not resolve'],
    ['CERT_HAS_EXPIRED', 'has expired'],
    ['ERR_SSL_WRONG_VERSION', 'no secure connection'],
    ['HPE_INVALID_CONSTANT', 'not HTTP'],
    ['X_HPE', 'the connection failed'],
    ['X_EPROTO', 'the connection failed'],
    [7, 'the connection failed'],
  ])('that did not come for %p says: %s', (code, sentence) => {
    const cause = { code };
    expect(unreachable('page.test', cause)).toMatchObject({
      message: expect.stringContaining(sentence) as string,
      cause,
    });
  });

  it.each([undefined, null, 'text', new Error('none')])('that did not come for %p failed', (cause) => {
    expect(unreachable('page.test', cause).message).toContain('the connection failed');
  });
});

describe('the proxy of a browser', () => {
  const open = (maxBytes = Infinity) => openPinningProxy({ network, maxBytes, signal: NEVER });

  /** What comes back for one piece of text, until the other side closes. */
  async function said(port: number, text: string): Promise<string> {
    const socket = connect({ host: '127.0.0.1', port });
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => undefined);
    socket.write(text);
    await once(socket, 'close');
    return Buffer.concat(chunks).toString();
  }

  it('passes requests and answers on, without what belongs to one connection', async () => {
    const proxy = await open();
    site.answers.set('/seen', (incoming, response) => {
      response.writeHead(201, { 'x-own': 'yes', 'x-hop': 'no', connection: 'x-hop' });
      response.end(JSON.stringify(incoming.headers));
    });
    const headers = {
      host: 'page.test',
      'x-kept': 'yes',
      'x-hop': 'no',
      connection: 'keep-alive, X-Hop',
      te: 'trailers',
    };
    const sent = request({ port: proxy.port, host: '127.0.0.1', path: 'http://page.test/seen?q', headers });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const seen = JSON.parse(String(Buffer.concat(await answer.toArray()))) as object;
    expect(answer).toMatchObject({ statusCode: 201, headers: { 'x-own': 'yes' } });
    expect(answer.headers).not.toHaveProperty('x-hop');
    expect(seen).toMatchObject({ host: 'page.test', 'x-kept': 'yes', connection: 'close' });
    for (const name of ['x-hop', 'te']) expect(seen).not.toHaveProperty(name);
    await proxy.close();
  });

  it('tunnels to the address that was judged', async () => {
    const proxy = await open();
    serve('/tunnelled', {}, 'Through the tunnel.');
    const ask = 'GET /tunnelled HTTP/1.1\r\nHost: page.test\r\nConnection: close\r\n\r\n';
    expect(await said(proxy.port, `CONNECT page.test:80 HTTP/1.1\r\nHost: page.test\r\n\r\n${ask}`)).toMatch(
      /^HTTP\/1\.1 200 Connection Established\r\n\r\nHTTP\/1\.1 200 [^]*Through the tunnel\./,
    );
    expect(recorded.dialled).toEqual([`${PUBLIC_ADDRESS}:80`]);
    await proxy.close();
  });

  it.each(['10.0.0.5:80', 'inner.test:80', 'localhost:80', '[::1]:80', 'page.test:22'])(
    'closes without a word on the way to %s, and knows why',
    async (target) => {
      const proxy = await open();
      const [, host, port] = /^\[?(.*?)\]?:(\d+)$/.exec(target)!;
      expect(await said(proxy.port, `CONNECT ${target} HTTP/1.1\r\nHost: x\r\n\r\n`)).toBe('');
      expect(await said(proxy.port, `GET http://${target}/ HTTP/1.1\r\nHost: x\r\n\r\n`)).toBe('');
      expect(proxy.failureOf(host, Number(port))).toBeInstanceOf(RefusedAddress);
      expect(proxy.failureOf('page.test', 80)).toBeUndefined();
      expect(recorded.dialled).toEqual([]);
      await proxy.close();
    },
  );

  it('lets nothing through once a page has taken more than it may', async () => {
    const proxy = await open(1000);
    serve('/much', {}, 'a'.repeat(5000));
    expect(proxy.isExhausted()).toBe(false);
    await said(proxy.port, 'GET http://page.test/much HTTP/1.1\r\nHost: page.test\r\nConnection: close\r\n\r\n');
    expect(proxy.isExhausted()).toBe(true);
    serve('/more', {}, 'More.');
    const more = await said(
      proxy.port,
      'GET http://page.test/more HTTP/1.1\r\nHost: page.test\r\nConnection: close\r\n\r\n',
    );
    expect(more).not.toContain('More.');
    await proxy.close();
  });

  it('gives up a server that hangs once it is told to hurry, and all of them when it closes', async () => {
    const proxy = await open();
    site.answers.set('/hangs', () => undefined);
    const ask = 'GET http://page.test/hangs HTTP/1.1\r\nHost: page.test\r\n\r\n';
    const waiting = said(proxy.port, ask);
    while (!site.requests.includes('/hangs')) await new Promise((done) => setTimeout(done, 5));
    proxy.hurry();
    expect(await waiting).toBe('');
    const closing = said(proxy.port, 'CONNECT page.test:80 HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((done) => setTimeout(done, 50));
    await proxy.close();
    expect(await closing).not.toContain('Through');
  });
});
