/**
 * A test's resolver and dialler: they record what they were asked for, and connect only to the test's servers on the loopback
 * interface, whatever address was named. Nothing is ever sent to a private address.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Dial, Resolve } from '../../../shared/conversion/network/guardedNetwork.ts';

/** Global addresses that stand for the test's servers; taken from blocks that nobody would mistake for private ones. */
export const PUBLIC_ADDRESS = '93.184.215.14';
export const OTHER_PUBLIC_ADDRESS = '2606:2800:21f:cb07:6820:80da:af6b:8b2c';

export interface RecordingNetwork {
  readonly resolve: Resolve;
  readonly dial: Dial;
  readonly resolved: string[];
  /** `address:port`, in order. */
  readonly dialled: string[];
}

export interface RecordingOptions {
  /** Addresses by name; a function is called again each time. Subdomains of a known name are known too. */
  readonly names: Readonly<Record<string, readonly string[] | (() => readonly string[])>>;
  /** Loopback port of the test's server by the port that is dialled. */
  readonly ports: Readonly<Partial<Record<number, number>>>;
}

export function recordingNetwork({ names, ports }: RecordingOptions): RecordingNetwork {
  const resolved: string[] = [];
  const dialled: string[] = [];
  return {
    resolved,
    dialled,
    resolve(host) {
      resolved.push(host);
      const known = Object.keys(names).find((name) => host === name || host.endsWith(`.${name}`));
      if (known === undefined)
        return Promise.reject(Object.assign(new Error(`unknown: ${host}`), { code: 'ENOTFOUND' }));
      const addresses = names[known];
      return Promise.resolve(typeof addresses === 'function' ? addresses() : addresses);
    },
    async dial(address, port) {
      dialled.push(`${address}:${port}`);
      const own = ports[port];
      if (own === undefined) throw Object.assign(new Error('no server of the test'), { code: 'ECONNREFUSED' });
      const socket = connect({ host: '127.0.0.1', port: own });
      await once(socket, 'connect');
      return socket;
    },
  };
}
