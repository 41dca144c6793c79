/** The guarded way out at its edges: what it resolves, dials and encrypts by itself, what ends a connection, and what a broken body leaves. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { createGuardedNetwork, type GuardedNetwork } from '../../../shared/conversion/network/guardedNetwork.ts';
import { openPinningProxy } from '../../../shared/conversion/network/pinningProxy.ts';
import { openBody, readBody } from '../../../shared/conversion/network/saveBody.ts';
import { webAnswer } from '../../../shared/conversion/network/webAnswer.ts';
import { RefusedAddress } from '../../../shared/conversion/refusedAddress.ts';
import { UnconvertibleSource } from '../../../shared/conversion/unconvertibleSource.ts';
import { OTHER_PUBLIC_ADDRESS, PUBLIC_ADDRESS, recordingNetwork } from '../../support/web/recordingNetwork.ts';
import { testCertificate } from '../../support/web/testCertificate.ts';
import { testSite, type TestSite } from '../../support/web/testSite.ts';

const NEVER = new AbortController().signal;
const NAMES = { 'page.test': [PUBLIC_ADDRESS], 'other.test': [PUBLIC_ADDRESS] };
const OWN_CERTIFICATE = testCertificate(['page.test']);

let site: TestSite;
let secureSite: TestSite;
let network: GuardedNetwork;
beforeAll(async () => {
  site = await testSite();
  secureSite = await testSite({ '/': 'Kept secret.' }, OWN_CERTIFICATE);
  network = createGuardedNetwork(recordingNetwork({ names: NAMES, ports: { 80: site.port, 443: secureSite.port } }));
});
afterAll(async () => {
  await site.close();
  await secureSite.close();
});

/** A server that does with each connection what the test says. */
async function bareServer(answer: (socket: Socket) => void): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    answer(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** However it ends: `once` of `node:events` would reject where it was reset. */
const closing = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.resume().once('close', () => {
      resolve();
    });
  });

async function bodyOf(through: GuardedNetwork, url: string, trustedCertificates?: readonly string[], signal = NEVER) {
  const asked = { userAgent: 'Tests/1', signal, ...(trustedCertificates && { trustedCertificates }) };
  const answer = await webAnswer(through, through.parse(url), asked);
  return String((await readBody(await openBody(answer, 4, signal), 1_000_000)).bytes);
}

describe('a connection', () => {
  it('is resolved and dialled by the network itself, and refused where nobody listens', async () => {
    site.answers.set('/here', 'Here.');
    const { server, port } = await bareServer((socket) => socket.destroy());
    server.close();
    const own = createGuardedNetwork({ privateHosts: [`localhost:${site.port}`, `localhost:${port}`] });
    expect(await bodyOf(own, `http://localhost:${site.port}/here`)).toContain('Here.');
    await expect(own.connect('localhost', port, NEVER)).rejects.toMatchObject({
      name: 'UnconvertibleSource',
      message: expect.stringContaining('refused') as string,
    });
  });

  it('is dialled at what its name resolves to', async () => {
    const dialled: string[] = [];
    const own = createGuardedNetwork({
      privateHosts: ['localhost:80'],
      dial: (address) => Promise.reject(new Error(String(dialled.push(address)))),
    });
    await expect(own.connect('localhost', 80, NEVER)).rejects.toThrow(UnconvertibleSource);
    expect(dialled[0]).toMatch(/^(?:127\.0\.0\.1|::1)$/);
  });

  it.each([PUBLIC_ADDRESS, OTHER_PUBLIC_ADDRESS])('to the public address %s asks no resolver', async (host) => {
    const recorded = recordingNetwork({ names: {}, ports: { 80: site.port } });
    const socket = await createGuardedNetwork(recorded).connect(host, 80, NEVER);
    socket.destroy();
    expect(recorded).toMatchObject({ resolved: [], dialled: [`${host}:80`] });
  });

  it('is not dialled once its request has ended, and ends with it at the first address', async () => {
    const ends = new AbortController();
    const dialled: string[] = [];
    const ending = createGuardedNetwork({
      resolve: () => {
        ends.abort(new Error('the deadline'));
        return Promise.resolve([PUBLIC_ADDRESS]);
      },
      dial: (address) => Promise.reject(new Error(String(dialled.push(address)))),
    });
    await expect(ending.connect('page.test', 80, ends.signal)).rejects.toThrow('the deadline');
    expect(dialled).toEqual([]);

    const later = new AbortController();
    const hanging = createGuardedNetwork({
      resolve: () => Promise.resolve([PUBLIC_ADDRESS, OTHER_PUBLIC_ADDRESS]),
      dial: (address, _, signal) =>
        new Promise((_, reject) => {
          dialled.push(address);
          signal.addEventListener('abort', () => {
            reject(new Error('given up'));
          });
          setImmediate(() => {
            later.abort(new Error('the deadline'));
          });
        }),
    });
    await expect(hanging.connect('page.test', 80, later.signal)).rejects.toThrow('the deadline');
    expect(dialled).toEqual([PUBLIC_ADDRESS]);
  });
});

describe('a connection over TLS', () => {
  const { certificate } = OWN_CERTIFICATE;

  it('is made to the host that its certificate names, and to no other', async () => {
    expect(await bodyOf(network, 'https://page.test/', [certificate])).toContain('Kept secret.');
    await expect(bodyOf(network, 'https://other.test/', [certificate])).rejects.toThrow(UnconvertibleSource);
    await expect(bodyOf(network, 'https://page.test/')).rejects.toThrow(UnconvertibleSource);
  });

  it('names its host to the server, and speaks HTTP/1.1', async () => {
    secureSite.answers.set('/asked', ({ socket }, response) => {
      const { servername, alpnProtocol } = socket as unknown as Record<'servername' | 'alpnProtocol', unknown>;
      response.end(JSON.stringify([servername, alpnProtocol]));
    });
    const told = await bodyOf(network, 'https://page.test/asked', [certificate]);
    expect(JSON.parse(told)).toEqual(['page.test', 'http/1.1']);
  });

  it.each<[string, (socket: Socket) => void]>([
    ['closes it', (socket) => socket.destroy()],
    ['speaks something else', (socket) => socket.end('220 mail.test ESMTP\r\n')],
  ])('fails where the server %s', async (_, answer) => {
    const { server, port } = await bareServer(answer);
    const insecure = createGuardedNetwork(recordingNetwork({ names: NAMES, ports: { 443: port } }));
    await expect(bodyOf(insecure, 'https://page.test/', [certificate])).rejects.toThrow(UnconvertibleSource);
    server.close();
  });

  it('ends with its request, though the server says nothing', async () => {
    const ends = new AbortController();
    let closed: Promise<unknown> | undefined;
    const { server, port } = await bareServer((socket) => {
      closed = closing(socket);
      // The client's first word: it waits for the server's.
      socket.once('data', () => {
        ends.abort(new Error('the deadline'));
      });
    });
    const silent = createGuardedNetwork(recordingNetwork({ names: NAMES, ports: { 443: port } }));
    await expect(bodyOf(silent, 'https://page.test/', [certificate], ends.signal)).rejects.toThrow('the deadline');
    await closed;
    server.close();
  });
});

describe('a redirect', () => {
  const redirectTo = (location: string) => {
    site.answers.set('/away', (_, response) => {
      response.writeHead(302, { location });
      response.end();
    });
    return webAnswer(network, network.parse('http://page.test/away#/old'), { userAgent: 'Tests/1', signal: NEVER });
  };

  it('leads to its own route, if it has one', async () => {
    expect((await redirectTo('/new#/own')).address.href).toBe('http://page.test/new#/own');
  });

  it('is not listened to any longer once it was followed, nor is a body in a coding that nobody reads', async () => {
    const left: Promise<void>[] = [];
    for (const [path, status, headers] of [
      ['/endless', 302, { location: '/new' }],
      ['/coded', 200, { 'content-encoding': 'compress' }],
    ] as const) {
      site.answers.set(path, ({ socket }, response) => {
        left.push(closing(socket));
        response.writeHead(status, headers);
        response.write('And on.');
      });
      const asked = { userAgent: 'Tests/1', signal: NEVER };
      await webAnswer(network, network.parse(`http://page.test${path}`), asked).catch(() => undefined);
    }
    await Promise.all(left);
    expect(left).toHaveLength(2);
  });

  it('to what is no address is refused', async () => {
    await expect(redirectTo('http://[')).rejects.toThrow(RefusedAddress);
  });
});

describe('an address', () => {
  it('without a host is refused', () => {
    expect(() => network.parse('http://./')).toThrow('it names no host');
  });

  it('keeps no fragment that only looks like a route', () => {
    expect(network.parse('http://page.test/#note#/1').href).toBe('http://page.test/');
    expect(network.parse('http://page.test/#!/1').href).toBe('http://page.test/#!/1');
  });

  it('is quoted with its first two hundred characters where it is refused', () => {
    const long = `ftp://page.test/${'a'.repeat(184)}`;
    expect(() => network.parse(long)).toThrow(`'${long}' is refused`);
    expect(() => network.parse(`${long}b`)).toThrow(`'${long}…' is refused`);
  });
});

describe('a body', () => {
  const address = { href: 'http://page.test/', host: 'page.test', isSecure: false, port: 80 };
  const late = new UnconvertibleSource('timeout', 'Too slow.');
  const broken = Object.assign(new Error('reset'), { code: 'ECONNRESET' });
  /** Comes in these pieces, and then fails or never ends. */
  function begun(pieces: readonly string[], failure: Error | undefined, headBytes: number, signal = NEVER) {
    const body = Readable.from(
      (async function* () {
        for (const piece of pieces) yield Buffer.from(piece);
        await (failure ? Promise.reject(failure) : new Promise(() => undefined));
      })(),
    );
    return openBody({ body, status: 200, headers: {}, address }, headBytes, signal);
  }

  it('is opened as soon as its first bytes are there', async () => {
    expect(String((await begun(['%PD', 'F'], undefined, 4)).head)).toBe('%PDF');
  });

  it('that breaks off is not kept, however much has come, nor is one of which nothing came in time', async () => {
    const reason = 'unreachable';
    await expect(begun(['<p>Begun'], broken, 100)).rejects.toMatchObject({ reason });
    await expect(readBody(await begun(['<p>Begun'], broken, 4), 100)).rejects.toMatchObject({ reason });
    await expect(begun([], late, 100)).rejects.toBe(late);
  });

  it('ends with the reason of its request, if that has ended', async () => {
    const ended = AbortSignal.abort(new Error('the deadline'));
    await expect(begun(['<p>Begun'], broken, 100, ended)).rejects.toThrow('the deadline');
    await expect(begun(['<p>Begun'], late, 100, ended)).rejects.toThrow();
  });

  it('that is too large says how much is taken', async () => {
    const body = await begun(['a'.repeat(3 * 1024 * 1024)], undefined, 4);
    await expect(readBody(body, 2 * 1024 * 1024)).rejects.toThrow('larger than the 2 MiB');
  });
});

describe('the proxy of a browser', () => {
  const open = (maxBytes = Infinity, through = network) =>
    openPinningProxy({ network: through, maxBytes, signal: NEVER });
  const connected = (port: number): Socket => connect({ host: '127.0.0.1', port }).on('error', () => undefined);
  const get = (path: string) => `GET http://page.test${path} HTTP/1.1\r\nHost: page.test\r\n\r\n`;
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((next) => setTimeout(next, 5));
  };

  it('passes on what is said in a tunnel after it is open', async () => {
    const proxy = await open();
    site.answers.set('/later', 'Said later.');
    const client = connected(proxy.port);
    client.write('CONNECT page.test:80 HTTP/1.1\r\nHost: page.test\r\n\r\n');
    const [established] = (await once(client, 'data')) as [Buffer];
    expect(String(established)).toMatch(/ 200 Connection Established/);
    client.write('GET /later HTTP/1.1\r\nHost: page.test\r\nConnection: close\r\n\r\n');
    expect(String(Buffer.concat(await client.toArray()))).toContain('Said later.');
    await proxy.close();
  });

  it('knows why a plain request was refused, and nothing of one that failed by our fault', async () => {
    const proxy = await open();
    const refused = connected(proxy.port);
    refused.write('GET http://10.0.0.5/ HTTP/1.1\r\nHost: x\r\n\r\n');
    await closing(refused);
    expect(proxy.failureOf('10.0.0.5', 80)).toBeInstanceOf(RefusedAddress);
    await proxy.close();

    const faulty = await open(Infinity, { ...network, connect: () => Promise.reject(new Error('a fault')) });
    const failed = connected(faulty.port);
    failed.write(get('/'));
    await closing(failed);
    expect(faulty.failureOf('page.test', 80)).toBeUndefined();
    await faulty.close();
  });

  it('ends every connection of a page that has taken more than it may, and none at exactly as much', async () => {
    const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\nConnection: close\r\n\r\nMuch';
    const { server, port } = await bareServer((socket) => {
      socket.once('data', (asked) => String(asked).includes('/much') && socket.end(answer));
    });
    const bare = createGuardedNetwork(recordingNetwork({ names: NAMES, ports: { 80: port } }));
    const proxy = await open(answer.length, bare);
    const hanging = connected(proxy.port).resume();
    hanging.write(get('/hangs'));
    for (const exhausted of [false, true]) {
      const client = connected(proxy.port).resume();
      client.write(get('/much'));
      await once(client, 'data');
      await until(() => proxy.isExhausted() === exhausted);
      if (!exhausted) expect(hanging.destroyed).toBe(false);
      client.destroy();
    }
    if (!hanging.destroyed) await closing(hanging);
    await proxy.close();
    server.close();
  });

  it('leaves a server when its browser leaves', async () => {
    const proxy = await open();
    let left: Promise<unknown> | undefined;
    site.answers.set('/waits', (incoming) => {
      left = closing(incoming.socket);
    });
    const client = connected(proxy.port);
    client.write(get('/waits'));
    await until(() => left !== undefined);
    client.destroy();
    await left;
    await proxy.close();
  });

  it('ends what drips on, once it was told to hurry', async () => {
    const proxy = await open();
    let dripping: NodeJS.Timeout | undefined;
    site.answers.set('/drips', (_, response) => {
      dripping = setInterval(() => response.write('.'), 50);
    });
    const client = connected(proxy.port);
    client.write(get('/drips'));
    await once(client, 'data');
    proxy.hurry();
    await closing(client);
    clearInterval(dripping);
    await proxy.close();
  });

  it('is gone with all its connections once it is closed', async () => {
    const proxy = await open();
    site.answers.set('/stays', () => undefined);
    const client = connected(proxy.port).resume();
    client.write(get('/stays'));
    await until(() => site.requests.includes('/stays'));
    const ended = closing(client);
    await proxy.close();
    await ended;
    const late = connected(proxy.port);
    await closing(late);
    expect(late.bytesRead).toBe(0);
  });
});
