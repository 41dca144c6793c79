/** No way in which a page can request something reaches a private host; without the guard, each does. */
import { createServer } from 'node:tls';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { createPageRenderer } from '../../../shared/conversion/browser/pageRenderer.ts';
import { createGuardedNetwork } from '../../../shared/conversion/network/guardedNetwork.ts';
import type { GuardedNetwork } from '../../../shared/conversion/network/guardedNetwork.ts';
import { openPinningProxy } from '../../../shared/conversion/network/pinningProxy.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import type { TemporaryFolder } from '../../support/temporaryFolder.ts';
import { CHROMIUM_FOLDER } from '../../support/web/chromiumFolder.ts';
import { openBrowser } from '../../support/web/openBrowser.ts';
import { PUBLIC_ADDRESS, recordingNetwork } from '../../support/web/recordingNetwork.ts';
import { testCertificate } from '../../support/web/testCertificate.ts';
import { testSite } from '../../support/web/testSite.ts';
import type { TestSite } from '../../support/web/testSite.ts';
import { udpEar } from '../../support/web/udpEar.ts';
import type { UdpEar } from '../../support/web/udpEar.ts';
import {
  hostOfVector,
  INNER_NAME,
  LOUD_VECTORS,
  loudPage,
  QUIET_VECTORS,
  quietPage,
  SERVICE_WORKER,
  SPELLINGS,
  WEBRTC,
} from './vectors.ts';

const INNER_ADDRESS = '10.0.0.5';
const NAMES = { 'page.test': [PUBLIC_ADDRESS], [INNER_NAME]: [INNER_ADDRESS] };
const PORTS = { http: 80, https: 443 } as const;
const SCHEMES = ['http', 'https'] as const;
type Scheme = (typeof SCHEMES)[number];

const VECTORS = [...LOUD_VECTORS.https, ...QUIET_VECTORS, WEBRTC];

/** How long a browser without guards is given to try everything: far more than it takes. */
const PATIENCE_MS = 150_000;
/** For a whole visit, on a machine that is doing ten other things. */
const VISIT_PATIENCE_MS = 150_000;

const certificate = testCertificate(['page.test', `*.${INNER_NAME}`]);
const trust = `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`;

const sites = {} as Record<Scheme, TestSite>;
/** A private server on this machine that a browser which bypasses its proxy would reach. */
let inner: TestSite;
let webRtc: UdpEar;
let folder: TemporaryFolder;

/** What leaked, by vector, and how: the table of this test. */
const leaks = new Map<string, Set<string>>();
const leaked = (vector: string, where: string) => leaks.set(vector, (leaks.get(vector) ?? new Set()).add(where));
const vectorOf = new Map(VECTORS.map((vector) => [hostOfVector(vector), vector]));

beforeAll(async () => {
  folder = await temporaryFolder();
  webRtc = await udpEar();
  inner = await testSite({ '/': 'inner' });
  for (const scheme of SCHEMES) {
    const spellings = [...SPELLINGS, `127.0.0.1:${inner.port}`, `localhost:${inner.port}`];
    sites[scheme] = await testSite(
      {
        '/loud': loudPage({ scheme, webRtcPort: webRtc.port, spellings }),
        '/quiet': quietPage(),
        '/service-worker.js': (_, response) => {
          response.writeHead(200, { 'content-type': 'text/javascript' });
          response.end(SERVICE_WORKER);
        },
      },
      scheme === 'https' ? certificate : undefined,
    );
  }
});

afterAll(async () => {
  await Promise.all(
    [...Object.values(sites), inner, webRtc, folder].map((each) => ('close' in each ? each.close() : each.remove())),
  );
});

/** Windows that are closed before they ask. */
const POPUPS = 3;

describe('with the guarded way out', () => {
  it.each([
    ['http', 'loud', LOUD_VECTORS.http.length - POPUPS],
    ['https', 'loud', LOUD_VECTORS.https.length - POPUPS],
    ['https', 'quiet', 0],
  ] as const)('a page over %s that tries every %s vector reaches nothing inside', async (scheme, page, tried) => {
    const recorded = recordingNetwork({ names: NAMES, ports: { [PORTS[scheme]]: sites[scheme].port } });
    const pages = createPageRenderer({
      network: createGuardedNetwork(recorded),
      chromiumFolder: CHROMIUM_FOLDER,
      singleProcess: false,
      userAgent: 'Tests',
      furtherFlags: [trust],
    });
    const rendered = await pages.render({
      url: `${scheme}://page.test/${page}`,
      folder: folder.path,
      outputPath: join(folder.path, `${scheme}-${page}.pdf`),
      signal: AbortSignal.timeout(VISIT_PATIENCE_MS),
    });
    await pages.close();

    expect(rendered).toMatchObject({ kind: 'rendered', title: page === 'loud' ? 'Loud' : 'Quiet' });
    expect(new Set(recorded.dialled)).toEqual(new Set([`${PUBLIC_ADDRESS}:${PORTS[scheme]}`]));
    expect(inner.requests).toEqual([]);
    expect(webRtc.heard()).toBe(0);
    // The page did try, and was judged each time; the other vectors did not even get that far.
    expect(new Set(recorded.resolved.filter((name) => vectorOf.has(name))).size).toBeGreaterThanOrEqual(tried);
  });
});

describe('without it', () => {
  /** Takes everything, and records it. */
  function openNetwork(scheme: Scheme, asked: (host: string, port: number) => void): GuardedNetwork {
    const { dial } = recordingNetwork({ names: NAMES, ports: { [PORTS[scheme]]: sites[scheme].port } });
    const parse = (url: string) => {
      const { href, hostname, port } = new URL(url);
      return { href, isSecure: false, host: hostname, port: port === '' ? 80 : Number(port) };
    };
    return {
      parse,
      checkAddress: (url: string) => Promise.resolve(parse(url)),
      connect(host, port, signal) {
        asked(host, port);
        return host === 'page.test' ? dial(PUBLIC_ADDRESS, port, signal) : Promise.reject(new Error('an inner host'));
      },
    };
  }

  async function until(done: () => boolean): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (!done() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 100));
  }

  it.each(SCHEMES)('the same page over %s asks for inner hosts through a proxy that judges nothing', async (scheme) => {
    const asked = new Set<string>();
    const network = openNetwork(scheme, (host, port) => {
      asked.add(`${host}:${port}`);
      const vector = vectorOf.get(host);
      if (vector !== undefined) leaked(vector, `${scheme} proxy`);
    });
    const proxy = await openPinningProxy({ network, maxBytes: Infinity, signal: new AbortController().signal });
    const profile = join(folder.path, `proxied-${scheme}`);
    const flags = [`--proxy-server=http://127.0.0.1:${proxy.port}`, '--proxy-bypass-list=<-loopback>', trust];
    const browser = await openBrowser(profile, flags);
    const [page] = await browser.pages();
    void page.goto(`${scheme}://page.test/loud`).catch(() => undefined);
    const missing = () => LOUD_VECTORS[scheme].filter((vector) => !leaks.get(vector)?.has(`${scheme} proxy`));
    await until(() => missing().length === 0);
    const port = PORTS[scheme];
    const spelled = () => SPELLED_HOSTS.filter((host) => !asked.has(`${host}:${port}`));
    await until(() => spelled().length === 0);
    await browser.close();
    await proxy.close();
    expect(missing()).toEqual([]);
    expect(spelled()).toEqual([]);
  });

  it('a proxy alone is bypassed for addresses of this machine', async () => {
    const proxy = await openPinningProxy({
      network: openNetwork('http', () => undefined),
      maxBytes: Infinity,
      signal: new AbortController().signal,
    });
    const flags = [`--proxy-server=http://127.0.0.1:${proxy.port}`];
    const browser = await openBrowser(join(folder.path, 'bypassing'), flags);
    const [page] = await browser.pages();
    void page.goto('http://page.test/loud').catch(() => undefined);
    await until(() => inner.requests.length >= 2 && webRtc.heard() > 0);
    await browser.close();
    await proxy.close();
    expect(inner.requests).toEqual(expect.arrayContaining(['/x.png', '/x.png']));
    expect(webRtc.heard()).toBeGreaterThan(0);
    leaked(WEBRTC, 'UDP');
  });

  it('a browser of its own asks by UDP, and ahead of its visitor', async () => {
    const names = new Set<string>();
    const server = createServer({
      key: certificate.key,
      cert: certificate.certificate,
      SNICallback(name, done) {
        names.add(name);
        done(null);
      },
    });
    server.on('tlsClientError', () => undefined);
    server.on('secureConnection', (socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        const html = quietPage();
        socket.end(`HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${html.length}\r\n\r\n${html}`);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const quic = await udpEar(port);
    // All names lead to this machine, and the page has no addresses.
    const flags = [`--host-resolver-rules=MAP * 127.0.0.1:${port}`, trust];
    const browser = await openBrowser(join(folder.path, 'direct'), flags);
    const [page] = await browser.pages();
    void page.goto('https://page.test/').catch(() => undefined);
    const byTls = QUIET_VECTORS.filter((vector) => vector !== 'WebTransport');
    const missing = () => byTls.filter((vector) => !names.has(hostOfVector(vector)));
    await until(() => missing().length === 0 && quic.heard() > 0);
    await browser.close();
    const heard = quic.heard();
    await quic.close();
    server.close();
    for (const vector of byTls) if (!missing().includes(vector)) leaked(vector, 'TLS');
    if (heard > 0) leaked('WebTransport', 'UDP');
    expect(missing()).toEqual([]);
    expect(heard).toBeGreaterThan(0);
  });

  it('leaks by every vector, in one of these ways', () => {
    const table = VECTORS.map((vector) => [vector, 'nothing', [...(leaks.get(vector) ?? [])].join(', ') || 'nothing']);
    process.stdout.write(table.map(([vector, on, off]) => `${vector.padEnd(32)} ${on.padEnd(10)} ${off}\n`).join(''));
    expect(VECTORS.filter((vector) => !leaks.has(vector))).toEqual([]);
  });
});

/** The spellings as Chromium understands them. */
const SPELLED_HOSTS = [
  '127.0.0.1',
  '0.0.0.0',
  '169.254.169.254',
  '10.0.0.1',
  '192.168.1.1',
  'localhost',
  'a.localhost',
];
