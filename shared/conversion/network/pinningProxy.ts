/**
 * The browser's only way out: a proxy on the loopback interface that sends each request through the guarded network, so that what Chromium
 * asks for (frames, scripts, workers, sockets …) meets the same rules as the address itself. One per page.
 */
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { RefusedAddress } from '../refusedAddress.ts';
import { UnconvertibleSource } from '../unconvertibleSource.ts';
import type { GuardedNetwork } from './guardedNetwork.ts';
import { hostOf, portOf, privateHostKey } from './webAddress.ts';

/** A page with more of them at once makes requests for their own sake. */
const MAX_CONNECTIONS = 256;

/** A server that is silent for longer never answers. */
const SILENCE_MS = 20_000;
/** The same, for a page that has been waited for long enough. */
const HURRIED_SILENCE_MS = 1_000;
/** Transfers that were in progress then and drip on are ended after that. */
const HURRIED_TRANSFER_MS = 1_500;
/** Milliseconds that are looked back at for the pace, and of bytes for each: whole documents are given up below it, too (`saveBody.ts`). */
const PACE_OVER_MS = 5_000;
const LEAST_BYTES_PER_MS = 1;
const TOTALS = 50;

export interface PinningProxy {
  readonly port: number;
  /** Why nothing came from a host, if nothing did. */
  failureOf(host: string, port: number): RefusedAddress | UnconvertibleSource | undefined;
  /** Whether the page exceeded its limit; nothing reaches it from then on. */
  isExhausted(): boolean;
  /** Whether something arrives at a pace at which it ends: a server that drips, or is silent, may never end. */
  isReceiving(): boolean;
  /** From now on, a server that is silent for a moment is given up, so that the page continues without what hangs. */
  hurry(): void;
  close(): Promise<void>;
}

export interface PinningProxyOptions {
  readonly network: GuardedNetwork;
  /** What a page may receive in total, bytes as they come over the wire. */
  readonly maxBytes: number;
  /** Ends all connections. */
  readonly signal: AbortSignal;
}

export async function openPinningProxy({ network, maxBytes, signal }: PinningProxyOptions): Promise<PinningProxy> {
  const open = new Set<Duplex>();
  const upstreams = new Set<Socket>();
  let silenceMs = SILENCE_MS;
  const failures = new Map<string, RefusedAddress | UnconvertibleSource>();
  const ended = new AbortController();
  const budget = AbortSignal.any([signal, ended.signal]);
  let received = 0;
  /** What has come, at most once in a while, with the total until then. */
  let totals: { readonly at: number; readonly bytes: number }[] = [];

  const track = <Connection extends Duplex>(connection: Connection): Connection => {
    open.add(connection);
    connection.on('error', () => connection.destroy());
    connection.once('close', () => open.delete(connection));
    return connection;
  };
  const count = (bytes: number) => {
    const at = performance.now();
    if (at - (totals.at(-1)?.at ?? -Infinity) > PACE_OVER_MS / TOTALS) {
      totals = [...totals.slice(-TOTALS), { at, bytes: received }];
    }
    received += bytes;
    if (received > maxBytes) ended.abort();
  };
  budget.addEventListener('abort', () => {
    for (const connection of open) connection.destroy();
  });

  /** Silently closes the client's side if the way is barred: an answer of ours could pass for one from the site. */
  async function dial(host: string, port: number, client: Duplex | ServerResponse): Promise<Socket | undefined> {
    try {
      const upstream = track(await network.connect(host, port, budget));
      upstream.setTimeout(silenceMs, () => upstream.destroy());
      upstreams.add(upstream);
      upstream.once('close', () => upstreams.delete(upstream));
      upstream.on('data', (chunk: Buffer) => {
        count(chunk.length);
      });
      if (client.destroyed || budget.aborted) upstream.destroy();
      client.once('close', () => upstream.destroy());
      return upstream;
    } catch (error) {
      if (error instanceof RefusedAddress || error instanceof UnconvertibleSource) {
        failures.set(privateHostKey(host, port), error);
      }
      client.destroy();
      return undefined;
    }
  }

  async function tunnel({ url }: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    // The authority of a tunnel is a host and a port; the parser normalises the host.
    const target = URL.parse(`http://${url ?? ''}`);
    if (target === null) return void client.destroy();
    const upstream = await dial(hostOf(target), portOf(target), client);
    if (upstream === undefined) return;
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.length > 0) upstream.write(head);
    upstream.once('close', () => client.destroy());
    upstream.pipe(client);
    client.pipe(upstream);
  }

  async function forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { socket: client } = incoming;
    const address = parsed(incoming.url ?? '');
    if (address === undefined) return void client.destroy();
    const upstream = await dial(address.host, address.port, answer);
    if (upstream === undefined) return;
    const { pathname, search } = new URL(address.href);
    const sent = httpRequest({
      createConnection: () => upstream,
      method: incoming.method,
      path: pathname + search,
      headers: { ...endToEnd(incoming.headers), connection: 'close' },
    });
    sent.on('error', () => client.destroy());
    sent.once('response', (received) => {
      answer.writeHead(received.statusCode ?? 502, endToEnd(received.headers));
      received.on('error', () => client.destroy());
      received.pipe(answer);
    });
    incoming.pipe(sent);
  }

  function parsed(url: string) {
    try {
      return network.parse(url);
    } catch (error) {
      const target = URL.parse(url);
      if (error instanceof RefusedAddress && target !== null) {
        failures.set(privateHostKey(hostOf(target), portOf(target)), error);
      }
      return undefined;
    }
  }

  const server = createServer((incoming, answer) => void forward(incoming, answer));
  server.on(
    'connect',
    (incoming: IncomingMessage, client: Duplex, head: Buffer) => void tunnel(incoming, client, head),
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    failureOf: (host, port) => failures.get(privateHostKey(host, port)),
    isExhausted: () => received > maxBytes,
    isReceiving() {
      const since = performance.now() - PACE_OVER_MS;
      const before = totals.find(({ at }) => at > since)?.bytes ?? received;
      return received - before >= LEAST_BYTES_PER_MS * PACE_OVER_MS;
    },
    hurry() {
      silenceMs = HURRIED_SILENCE_MS;
      const underWay = [...upstreams];
      for (const upstream of underWay) upstream.setTimeout(silenceMs);
      setTimeout(() => {
        for (const upstream of underWay) upstream.destroy();
      }, HURRIED_TRANSFER_MS).unref();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      ended.abort();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Belongs to one connection only, and is not forwarded (RFC 9110, 7.6.1). */
const HOP_BY_HOP: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name) && !named.includes(name)),
  );
}
