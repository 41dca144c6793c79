/** One GET through the guarded way out, following its redirects: each of them is an address like the first, checked and dialled anew. */
import { request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import type { Readable } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { UnconvertibleSource } from '../unconvertibleSource.ts';
import type { GuardedNetwork } from './guardedNetwork.ts';
import { unreachable } from './unreachable.ts';
import type { WebAddress } from './webAddress.ts';

/** As many as Chromium follows. */
const MAX_REDIRECTS = 20;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** Nested codings occur only in attacks. */
const MAX_CODINGS = 2;

export interface WebAnswer {
  /** Where the last redirect led. */
  readonly address: WebAddress;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decompressed. It fails with the errors of `webAnswer`, and must be read to its end or destroyed. */
  readonly body: Readable;
}

export interface WebRequest {
  readonly userAgent: string;
  /** Also ends the transfer. */
  readonly signal: AbortSignal;
  /** Certificates trusted in addition to the usual authorities', PEM. */
  readonly trustedCertificates?: readonly string[];
}

/** Sites that set a cookie and redirect the visitor in a circle until it comes back; a browser may get through. */
export class TooManyRedirects extends UnconvertibleSource {
  constructor(host: string, httpStatus: number) {
    super('unreachable', `'${host}' redirects without end: ${MAX_REDIRECTS} redirects were followed.`, { httpStatus });
  }
}

/** @throws RefusedAddress at any hop; UnconvertibleSource; TooManyRedirects; the signal's reason */
export async function webAnswer(network: GuardedNetwork, start: WebAddress, options: WebRequest): Promise<WebAnswer> {
  let address = start;
  let status = 0;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const message = await get(network, address, options);
    const location = message.headers.location;
    status = message.statusCode ?? 0;
    if (!REDIRECTS.includes(status) || location === undefined) {
      return { address, status, headers: message.headers, body: decoded(message, address) };
    }
    message.destroy();
    address = network.parse(redirected(location, address.href));
  }
  throw new TooManyRedirects(start.host, status);
}

async function get(network: GuardedNetwork, address: WebAddress, options: WebRequest): Promise<IncomingMessage> {
  const { host, port } = address;
  const { signal, userAgent } = options;
  const plain = await network.connect(host, port, signal);
  try {
    const socket = address.isSecure ? await secured(plain, host, options) : plain;
    return await new Promise<IncomingMessage>((resolve, reject) => {
      const { pathname, search, host: hostHeader } = new URL(address.href);
      const sent = request({
        createConnection: () => socket,
        path: pathname + search,
        headers: {
          Host: hostHeader,
          'User-Agent': userAgent,
          Accept: 'text/html,application/xhtml+xml,application/pdf,*/*;q=0.8',
          'Accept-Language': 'en;q=0.9,*;q=0.5',
          'Accept-Encoding': 'gzip, br',
          Connection: 'close',
        },
        signal,
      });
      sent.once('response', resolve);
      sent.once('error', reject);
      sent.end();
    });
  } catch (error) {
    plain.destroy();
    signal.throwIfAborted();
    throw unreachable(host, error);
  }
}

function secured(socket: Socket, host: string, { signal, trustedCertificates }: WebRequest): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const abandon = () => socket.destroy();
    signal.addEventListener('abort', abandon, { once: true });
    const secure = connectTls({
      socket,
      // Names only: an IP address is not a server name (RFC 6066), but is still checked against the certificate.
      host,
      ...(/^[\d.]+$|:/.test(host) ? {} : { servername: host }),
      ALPNProtocols: ['http/1.1'],
      ...(trustedCertificates === undefined ? {} : { ca: [...trustedCertificates] }),
    });
    secure.once('error', reject);
    secure.once('close', () => {
      reject(new ConnectionBrokenOff());
    });
    secure.once('secureConnect', () => {
      signal.removeEventListener('abort', abandon);
      secure.removeListener('error', reject);
      resolve(secure);
    });
  });
}

class ConnectionBrokenOff extends Error {
  readonly code = 'ECONNRESET';
}

/** @throws UnconvertibleSource for a coding that was not requested */
function decoded(message: IncomingMessage, { host }: WebAddress): Readable {
  const codings = (message.headers['content-encoding'] ?? '')
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
  const decoders = codings.reverse().map(decoderOf);
  if (codings.length > MAX_CODINGS || decoders.includes(undefined)) {
    message.destroy();
    throw new UnconvertibleSource('corrupt', `'${host}' sends its answer in a coding that cannot be read.`);
  }
  return decoders
    .filter((decoder) => decoder !== undefined)
    .reduce<Readable>((source, decoder) => pipeline(source, decoder, () => undefined), message);
}

function decoderOf(coding: string) {
  if (coding === 'gzip' || coding === 'x-gzip') return createGunzip();
  if (coding === 'deflate') return createInflate();
  return coding === 'br' ? createBrotliDecompress() : undefined;
}

/** A fragment stays unless the server names another (RFC 9110, 10.2.2). */
function redirected(location: string, from: string): string {
  const next = URL.parse(location, from);
  if (next === null) return location;
  if (next.hash === '') next.hash = new URL(from).hash;
  return next.href;
}
