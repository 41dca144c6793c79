/** The only way out to the network: a name is resolved once and checked, and the address that was checked is the one dialled. */
import { lookup } from 'node:dns/promises';
import { connect, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { errorCode } from './errorCode.ts';
import { isGlobalAddress } from './globalAddress.ts';
import { unreachable } from './unreachable.ts';
import { notPublic, parseWebAddress, privateHostKey, privateHosts, requirePublic } from './webAddress.ts';
import type { WebAddress } from './webAddress.ts';

/** A slower answer would use up the time of the page itself. */
const RESOLVE_TIMEOUT_MS = 5_000;
/** For one of the addresses of a name; the next one is tried after it. */
const DIAL_TIMEOUT_MS = 5_000;
/** Some names have more addresses, but if three do not answer, the fourth does not either. */
const DIALLED_ADDRESSES = 3;

/** @returns every address of the name, without omissions, since one internal address refuses the name */
export type Resolve = (host: string) => Promise<readonly string[]>;
/** Opens a connection to an address that was checked; gives up when the signal aborts. */
export type Dial = (address: string, port: number, signal: AbortSignal) => Promise<Socket>;

export interface GuardedNetwork {
  /** @throws RefusedAddress for what the address itself shows; the name is not resolved */
  parse(url: string): WebAddress;
  /**
   * The quick check before a conversion is promised to the caller; a name that does not resolve passes, and fails later.
   * @throws RefusedAddress
   */
  checkAddress(url: string): Promise<WebAddress>;
  /** @throws RefusedAddress; UnconvertibleSource if the host cannot be reached; the signal's reason if it is aborted */
  connect(host: string, port: number, signal: AbortSignal): Promise<Socket>;
}

export interface GuardedNetworkOptions {
  /** `host:port` of internal hosts that may still be visited; for local trials only. */
  readonly privateHosts?: readonly string[] | undefined;
  readonly resolve?: Resolve;
  readonly dial?: Dial;
}

export function createGuardedNetwork(options: GuardedNetworkOptions = {}): GuardedNetwork {
  const { resolve = resolveName, dial = dialAddress } = options;
  const opened = privateHosts(options.privateHosts ?? []);

  /** @returns the addresses to dial. @throws RefusedAddress; whatever the resolver throws */
  async function judge(host: string, port: number): Promise<readonly string[]> {
    requirePublic(host, port, opened);
    if (isIP(host) !== 0) return [host];
    const addresses = await resolve(host);
    const isOpened = opened.has(privateHostKey(host, port));
    if (!isOpened && !addresses.every(isGlobalAddress)) throw notPublic(host);
    return addresses;
  }

  return {
    parse: (url) => parseWebAddress(url, opened),

    async checkAddress(url) {
      const address = parseWebAddress(url, opened);
      await judge(address.host, address.port).catch((error: unknown) => {
        if (!isResolverFailure(error)) throw error;
      });
      return address;
    },

    async connect(host, port, signal) {
      signal.throwIfAborted();
      const addresses = await judge(host, port).catch((error: unknown) => {
        throw isResolverFailure(error) ? unreachable(host, error) : error;
      });
      signal.throwIfAborted();
      let failure: unknown;
      for (const address of addresses.slice(0, DIALLED_ADDRESSES)) {
        try {
          return await dial(address, port, AbortSignal.any([signal, AbortSignal.timeout(DIAL_TIMEOUT_MS)]));
        } catch (error) {
          signal.throwIfAborted();
          failure = error;
        }
      }
      throw unreachable(host, failure);
    },
  };
}

/** Errors from `dns` and our own time limit have a code. */
const isResolverFailure = (error: unknown): boolean => errorCode(error) !== '';

class ResolvingTookTooLong extends Error {
  readonly code = 'EAI_AGAIN';
}

async function resolveName(host: string): Promise<string[]> {
  const limit = AbortSignal.timeout(RESOLVE_TIMEOUT_MS);
  const tooLong = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => {
      reject(new ResolvingTookTooLong(`No answer in ${RESOLVE_TIMEOUT_MS} ms.`));
    });
  });
  const answers = await Promise.race([lookup(host, { all: true, order: 'ipv4first' }), tooLong]);
  return answers.map(({ address }) => address);
}

function dialAddress(address: string, port: number, signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port, noDelay: true });
    const abandon = () => {
      socket.destroy(new DialTookTooLong(`No connection in ${DIAL_TIMEOUT_MS} ms.`));
    };
    signal.addEventListener('abort', abandon, { once: true });
    socket.once('error', reject);
    socket.once('connect', () => {
      signal.removeEventListener('abort', abandon);
      socket.off('error', reject);
      resolve(socket);
    });
  });
}

class DialTookTooLong extends Error {
  readonly code = 'ETIMEDOUT';
}
